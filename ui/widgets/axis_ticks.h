// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QLocale>
#include <QString>

#include <vector>

namespace seiche {

/// How values are spread along an axis.
enum class Scale { Linear, Logarithmic };

/// The part of an axis that is shown, in the units of its values: least < most; both positive on a logarithmic
/// scale.
struct AxisRange {
    double least = 0.0;
    double most = 1.0;

    friend bool operator==(const AxisRange&, const AxisRange&) = default;
};

/// A labelled value on an axis.
struct Tick {
    double value;
    QString label;
};

/// Round numbers (1, 2 or 5 times a power of ten; powers of ten alone over several decades) inside `range`, at
/// least two and at most about `atMost`, with labels in the user's number format; powers of ten from 1000 on
/// are written 10³.
std::vector<Tick> ticksFor(const AxisRange& range, Scale scale, int atMost, const QLocale& locale);

/// The smallest range of round numbers that holds `range`, so that an axis does not move with every new value.
AxisRange roundedOut(const AxisRange& range, Scale scale);

/// 10 with a raised exponent: "10⁻³".
QString powerOfTen(int exponent);

/// A number as it is read out and shown beside a chart: 4 digits, very large and very small ones as 1.2·10⁹.
QString readable(double value, const QLocale& locale);

} // namespace seiche
