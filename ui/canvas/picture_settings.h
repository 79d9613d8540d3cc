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

/// A straight section through the pool. The ends are fractions of width and height, valid for every
/// pool size.
struct Section {
    bool shown = false;
    QPointF from{0.1, 0.5};
    QPointF to{0.9, 0.5};

    friend bool operator==(const Section&, const Section&) = default;
};

/// The length of a cell in display units.
struct CellLength {
    double length = 1.0;
    QString unit; ///< empty if lengths are in cells

    friend bool operator==(const CellLength&, const CellLength&) = default;
};

/// The user's settings of the pool view, stored between program starts.
///
/// They are not part of the experiment and affect only the display. One instance per program.
class PictureSettings : public QObject {
    Q_OBJECT

public:
    static PictureSettings& current();

    const PoolLook& poolLook() const { return m_look; }
    /// Returns the style with the user's floor, on a background colour (0xffRRGGBB).
    PoolStyle styleOn(std::uint32_t ground) const;
    /// Sets the look. Numbers are clamped to their ranges.
    void setLook(const PoolLook& look);
    void setView(PoolView view);
    void setEye(const EyePlace& eye);

    /// Returns the height at the end of the colour scale. Empty if automatic.
    std::optional<double> fixedRange() const { return m_fixedRange; }
    void setFixedRange(std::optional<double> range);

    /// Sets the user's floor image and its file path. Null for tiles.
    void setFloor(std::shared_ptr<const FloorPicture> floor, const QString& path);
    const std::shared_ptr<const FloorPicture>& floor() const { return m_floor; }
    QString floorPath() const { return m_floorPath; }

    const Section& section() const { return m_section; }
    void setSection(const Section& section);
    const CellLength& cellLength() const { return m_cellLength; }
    void setCellLength(const CellLength& cell);

    /// Applies the view preference of an experiment of this size. Empty restores the user's view.
    /// Only the user's settings are stored.
    void apply(const std::optional<ViewPreference>& preference, const Grid& grid);
    /// Returns the current view for the file of an experiment of this size.
    ViewPreference toPreference(const Grid& grid) const;

    /// Restores the defaults.
    void reset();
    /// Writes pending changes now, not after the usual delay.
    void save();

signals:
    void changed();

private:
    PictureSettings();
    void load();
    void emitChanged();

    /// Settings that an experiment can override.
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
    std::optional<Preferences> m_own; ///< the user's settings while an experiment overrides them
    QTimer m_saving;
};

} // namespace seiche
