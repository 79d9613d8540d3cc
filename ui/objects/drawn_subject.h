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

/// What a formula, a drawn curve or a grey picture gives its values to.
enum class DrawnSubject {
    String, ///< the heights of the string
    Pool,   ///< the heights of the pool
    Medium, ///< the speed of waves in the selected medium, or in a new one all over the pool
    Source  ///< the swing of the selected source, or of a new one
};

/// How the values are made.
enum class DrawnMeans { Formula, Curve, Picture };

/// A subject in the shown run: what is asked for it, and how the values come into the run.
class DrawnValues {
    Q_DECLARE_TR_FUNCTIONS(seiche::DrawnValues)

public:
    DrawnValues(Session& session, DrawnSubject subject) : m_session(session), m_subject(subject) {}

    /// The subjects of a scene, in the order of lists, and the means of a subject.
    static std::vector<DrawnSubject> subjectsOf(SceneKind scene);
    static std::vector<DrawnMeans> meansOf(DrawnSubject subject);
    static QString nameOf(DrawnSubject subject);
    static QString nameOf(DrawnMeans means);

    /// What the formula is, with its variables.
    QString question() const;
    /// Formulas that suit the size of pool or medium.
    QStringList examples() const;
    /// Whether its values are numbers along a line, or over a rectangle.
    bool isLine() const { return m_subject == DrawnSubject::String || m_subject == DrawnSubject::Source; }
    /// Whether they may be depths.
    bool hasQuantity() const { return m_subject == DrawnSubject::Medium; }
    /// The formula, the quantity and the curve that the selected object has.
    QString formulaNow() const;
    std::optional<RasterQuantity> quantityNow() const;
    std::vector<double> curveNow() const; ///< shares, 0 ... 1; empty: it has none that was drawn

    /// What values may be, and what bottom and top of a curve, or black and white, usually stand for.
    struct Range {
        double least, most;
    };
    Range allowed(RasterQuantity quantity) const;
    Range usual(DrawnMeans means) const;
    /// The width of its picture over its height.
    double aspect() const;
    /// The pool, or as many places as a drawing of it may have.
    Grid grid() const;

    /// The values of a formula, for the run or, at fewer places, for a preview.
    enum class Detail { Preview, Whole };
    std::variant<Raster, Message> ofFormula(const std::string& formula, RasterQuantity quantity,
                                            Detail detail) const;
    /// Those of a curve of shares, 0 ... 1, between two values. Of a pool or medium it goes from left to right,
    /// and is the same in all rows.
    Raster ofCurve(const std::vector<double>& shares, const Range& range) const;
    /// Those of a picture's greys.
    static Raster ofPicture(const Raster& picture, const Range& range);

    /// What there is to say about values that are allowed; empty: nothing.
    QString warning(const SharedRaster& raster, RasterQuantity quantity) const;
    /// Brings them into the run, which one undo takes back: the medium is let go from rest, or the object
    /// changes. Otherwise what is wrong.
    std::vector<Problem> put(const SharedRaster& raster, RasterQuantity quantity) const;

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
