// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QLocale>
#include <QString>

#include <vector>

namespace seiche {

/// Scale of an axis.
enum class Scale { Linear, Logarithmic };

/// Visible range of an axis in data units. least < most, both positive on a logarithmic scale.
struct AxisRange {
    double min = 0.0;
    double max = 1.0;

    friend bool operator==(const AxisRange&, const AxisRange&) = default;
};

/// A labelled value on an axis.
struct Tick {
    double value;
    QString label;
};

/// Returns ticks at round numbers inside `range`, at least two and at most about `atMost`.
///
/// Round numbers are 1, 2 or 5 times a power of ten, or powers of ten over several decades. Labels
/// use the user's number format. Powers of ten from 1000 are written 10³.
std::vector<Tick> ticksFor(const AxisRange& range, Scale scale, int atMost, const QLocale& locale);

/// Returns the smallest range with round limits around `range`, which keeps an axis stable for new
/// values.
AxisRange roundedOut(const AxisRange& range, Scale scale);

/// Returns 10 with a superscript exponent: "10⁻³".
QString powerOfTen(int exponent);

/// Returns a number for readouts: 4 digits, very large and very small numbers as 1.2·10⁹.
QString readable(double value, const QLocale& locale);

} // namespace seiche
