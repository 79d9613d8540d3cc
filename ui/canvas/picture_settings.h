// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/view_preference.h"
#include "show/pool_picture.h"

#include <QObject>
#include <QPointF>
#include <QTimer>

#include <optional>

namespace seiche {

/// A straight cut through the pool, ends in shares of its width and height, so that it suits every pool.
struct Section {
    bool shown = false;
    QPointF from{0.1, 0.5};
    QPointF to{0.9, 0.5};

    friend bool operator==(const Section&, const Section&) = default;
};

/// The length of a cell, as shown to the user.
struct CellLength {
    double length = 1.0;
    QString unit; ///< empty: lengths are counted in cells

    friend bool operator==(const CellLength&, const CellLength&) = default;
};

/// The user's settings for the picture of the pool, kept from one start of the program to the next.
///
/// They are not a part of the experiment and change nothing but the picture. There is one object for the whole
/// program, as there is one theme.
class PictureSettings : public QObject {
    Q_OBJECT

public:
    static PictureSettings& current();

    const PoolLook& look() const { return m_look; }
    /// The look with the user's floor, on a ground of this colour (0xffRRGGBB).
    PoolStyle styleOn(std::uint32_t ground) const;
    /// Numbers outside their ranges are brought inside.
    void setLook(const PoolLook& look);
    void setView(PoolView view);
    void setEye(const EyePlace& eye);

    /// The height at the end of the colours; nothing: from what is to be seen.
    std::optional<double> fixedRange() const { return m_fixedRange; }
    void setFixedRange(std::optional<double> range);

    /// The user's own picture on the floor, and where it was read from; empty: tiles.
    void setFloor(std::shared_ptr<const FloorPicture> floor, const QString& path);
    const std::shared_ptr<const FloorPicture>& floor() const { return m_floor; }
    QString floorPath() const { return m_floorPath; }

    const Section& section() const { return m_section; }
    void setSection(const Section& section);
    const CellLength& cellLength() const { return m_cellLength; }
    void setCellLength(const CellLength& cell);

    /// Looks at the pool as an experiment of this size wants it; nothing: again as the user had it before. The
    /// user's own settings are those that are kept.
    void apply(const std::optional<ViewPreference>& preference, const Grid& grid);
    /// How the pool is looked at now, for the file of an experiment of this size.
    ViewPreference toPreference(const Grid& grid) const;

    /// As at the first start.
    void reset();
    /// Writes what has changed lately; otherwise it is written after a moment.
    void save();

signals:
    void changed();

private:
    PictureSettings();
    void load();
    void tell();

    /// The settings that an experiment can choose.
    struct Preferences {
        PoolLook look;
        std::optional<double> fixedRange;
        Section section;
        CellLength cellLength;
    };

    PoolLook m_look;
    std::shared_ptr<const FloorPicture> m_floor;
    std::optional<double> m_fixedRange;
    QString m_floorPath;
    Section m_section;
    CellLength m_cellLength;
    std::optional<Preferences> m_own; ///< the user's, while an experiment's are obeyed
    QTimer m_saving;
};

} // namespace seiche
