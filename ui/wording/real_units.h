// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "measure/recurrence.h"
#include "model/real_scale.h"

#include <QString>

namespace seiche {

QString nameOf(World world);

/// Formats lengths, times and frequencies of an experiment in units of its real medium, or without
/// one in cells and seconds of the run.
class RealUnits {
public:
    explicit RealUnits(const Experiment& experiment);
    /// Uses a different real medium with the rule, grid and rate of a run.
    RealUnits(const RealMedium& real, const Rule& rule, const Grid& grid, double stepsPerSecond);

    bool areReal() const { return m_scale.has_value(); }

    QString length(double cells) const;
    QString duration(double seconds) const; ///< `seconds` of the run
    QString frequency(double hertz) const;  ///< `hertz` of the run
    /// Formats a frequency measured in the run with its certain digits. Empty if fewer than three
    /// are certain.
    QString frequency(const MeasuredFrequency& measured) const;
    QString speed(double cellsPerStep) const;
    /// Converts to real hertz. Empty without a real medium.
    std::optional<double> realHertz(double hertz) const;

    /// Factor and unit for the numbers along an axis.
    struct Unit {
        double factor = 1.0;
        QString name;
    };
    /// Returns the unit for an axis up to this many cells, seconds or hertz of the run.
    Unit lengthUnit(double longest) const;
    Unit timeUnit(double longest) const;
    Unit frequencyUnit(double highest) const;
    /// Returns the unit for an axis up to this many cells per step. Its name is empty without a
    /// real medium.
    Unit speedUnit(double fastest) const;

private:
    SceneKind m_scene;
    double m_stepsPerSecond;
    std::optional<RealScale> m_scale;
};

/// Formats a number with an SI unit and prefix, such as "2.27 ms": four digits, in the current
/// language. Lengths may be in centimetres.
QString inSi(double value, const QString& unit);

} // namespace seiche
