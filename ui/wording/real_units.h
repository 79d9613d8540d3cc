// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "measure/recurrence.h"
#include "model/real_scale.h"

#include <QString>

namespace seiche {

QString nameOf(World world);

/// Lengths, times and frequencies of an experiment in words: those of the real medium it stands for, or cells
/// and the seconds of the run where it stands for nothing.
class RealUnits {
public:
    explicit RealUnits(const Experiment& experiment);
    /// Of a medium like this one that the run is of.
    RealUnits(const RealMedium& real, const Rule& rule, const Grid& grid, double stepsPerSecond);

    bool areReal() const { return m_scale.has_value(); }

    QString length(double cells) const;
    QString duration(double seconds) const; ///< of the run
    QString frequency(double hertz) const;  ///< of the run
    /// With the digits that are certain, of a frequency measured in the run; empty if fewer than three are.
    QString frequency(const MeasuredFrequency& measured) const;
    QString speed(double cellsPerStep) const;
    /// In Hz of the real medium; nothing where none is real.
    std::optional<double> realHertz(double hertz) const;

    /// What the numbers along an axis are multiplied by, and the unit they then have.
    struct Unit {
        double factor = 1.0;
        QString name;
    };
    /// For an axis of so many cells, seconds or hertz of the run.
    Unit lengthUnit(double longest) const;
    Unit timeUnit(double longest) const;
    Unit frequencyUnit(double highest) const;
    /// Of so many cells per step; without a name where nothing is real.
    Unit speedUnit(double fastest) const;

private:
    SceneKind m_scene;
    double m_stepsPerSecond;
    std::optional<RealScale> m_scale;
};

/// A number with a unit of the SI and the prefix that keeps it short, as "2.27 ms": four digits, in the
/// language of the moment. Lengths may be in centimetres.
QString inSi(double value, const QString& unit);

} // namespace seiche
