// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "theory/steady_mode.h"

#include <array>
#include <cstddef>
#include <span>

namespace seiche {

/// The free ringdown of a mode, eight steps at a time.
///
/// Uses the recurrence over eight steps, c[n+8] = T8 c[n] - D8 c[n-8] with T8 = z1^8 + z2^8 and D8
/// = (z1 z2)^8.
class ModeRingdown {
public:
    explicit ModeRingdown(const Recurrence& mode);

    /// Adds c[0], c[1] ... to the heights, starting at the state c[0], c[-1]. Returns the state of
    /// the step after them.
    ModeState addTo(std::span<double> heights, ModeState state) const;

private:
    static constexpr std::size_t stride = 8;

    double m_product;
    double m_strideSum;
    double m_strideProduct;
    // Impulse response h[-1] = 0, h[0] = 1, h[1] ...; c[n] = c[0] h[n] - product c[-1] h[n-1].
    std::array<double, 2 * stride + 1> m_struck;
};

} // namespace seiche
