// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/problem.h"
#include "objects/selection.h"
#include "wave/raster.h"

#include <QCoreApplication>
#include <QStringList>

#include <optional>
#include <string>
#include <variant>
#include <vector>

namespace seiche {

/// Targets for the values of a formula, a drawn curve or a grey image.
enum class DrawnSubject {
    String, ///< displacements of the string
    Pool,   ///< heights of the pool
    Medium, ///< wave speed in the selected medium, or in a new medium over the whole pool
    Source  ///< waveform of the selected or of a new source
};

/// Origins of the values.
enum class DrawnMeans { Formula, Curve, Picture };

/// The values of a subject in the shown run: texts of the dialog, ranges, and transfer into the
/// run.
class DrawnValues {
    Q_DECLARE_TR_FUNCTIONS(seiche::DrawnValues)

public:
    DrawnValues(Session& session, DrawnSubject subject) : m_session(session), m_subject(subject) {}

    /// Returns the subjects of a scene in list order, and the means of a subject.
    static std::vector<DrawnSubject> subjectsOf(SceneKind scene);
    static std::vector<DrawnMeans> meansOf(DrawnSubject subject);
    static QString nameOf(DrawnSubject subject);
    static QString nameOf(DrawnMeans means);

    /// Returns the formula label with the variables.
    QString question() const;
    /// Returns example formulas for the size of the medium.
    QStringList examples() const;
    /// Returns whether the values lie along a line. If not, they fill a rectangle.
    bool isLine() const { return m_subject == DrawnSubject::String || m_subject == DrawnSubject::Source; }
    /// Returns whether the values may be depths.
    bool hasQuantity() const { return m_subject == DrawnSubject::Medium; }
    /// Return formula, quantity and curve of the selected object.
    QString formulaNow() const;
    std::optional<RasterQuantity> quantityNow() const;
    std::vector<double> curveNow() const; ///< fractions 0 ... 1, empty without a drawn curve

    /// Range of values: the allowed values, or the defaults for bottom and top of a curve or for
    /// black and white.
    struct Range {
        double min, max;
    };
    Range allowed(RasterQuantity quantity) const;
    Range usual(DrawnMeans means) const;
    /// Returns the preview's ratio of width to height.
    double aspect() const;
    /// Returns the grid of the pool, or a coarser grid with the maximum resolution of a drawing.
    Grid grid() const;

    /// Resolution of formula values: reduced for the preview, or full for the run.
    enum class Detail { Preview, Whole };
    std::variant<Raster, Message> ofFormula(const std::string& formula, RasterQuantity quantity,
                                            Detail detail) const;
    /// Returns the values of a curve of fractions 0 ... 1, scaled to `range`. In a pool or medium
    /// the curve runs from left to right, equal in all rows.
    Raster ofCurve(const std::vector<double>& shares, const Range& range) const;
    /// Returns the values of the grey levels of an image, scaled to `range`.
    static Raster ofPicture(const Raster& picture, const Range& range);

    /// Returns a warning about allowed values, else empty.
    QString warning(const SharedRaster& raster, RasterQuantity quantity) const;
    /// Stores the values in the run as one undo step: the medium starts from rest, or the object
    /// changes. Returns the problems, empty on success.
    std::vector<Problem> applyValues(const SharedRaster& raster, RasterQuantity quantity) const;

private:
    const PoolObject* selected() const;
    std::vector<Problem> putInto(PoolObject object) const;
    PoolObject newMedium() const;
    PoolObject newSource() const;
    PoolObject target() const;

    Session& m_session;
    DrawnSubject m_subject;
};

} // namespace seiche
