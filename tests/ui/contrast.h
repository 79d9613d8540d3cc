// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QColor>

#include <algorithm>
#include <cmath>

namespace seiche {

/// Returns the relative luminance by WCAG 2.2, from 0 (black) to 1 (white).
inline double luminance(const QColor& colour) {
    const auto linear = [](double c) { return c <= 0.04045 ? c / 12.92 : std::pow((c + 0.055) / 1.055, 2.4); };
    return 0.2126 * linear(colour.redF()) + 0.7152 * linear(colour.greenF()) + 0.0722 * linear(colour.blueF());
}

/// Returns the contrast ratio of two luminances, from 1 to 21.
inline double contrastOfLuminances(double one, double other) {
    return (std::max(one, other) + 0.05) / (std::min(one, other) + 0.05);
}
inline double contrast(const QColor& one, const QColor& other) {
    return contrastOfLuminances(luminance(one), luminance(other));
}

} // namespace seiche
