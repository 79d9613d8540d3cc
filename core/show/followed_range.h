// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/pool_look.h"
#include "picture/heights.h"

#include <cstdint>
#include <optional>

namespace seiche {

/// Automatic colour range of a pool, smoothed from frame to frame: it grows fast and shrinks
/// slowly, so that the brightness does not pump.
class FollowedRange {
public:
    /// Updates the range from the values of a step (see `PoolPicture::values`). `pullHeight` is the
    /// height of the run's own tap; values below 3 % of it are ignored.
    void follow(const HeightView& values, PoolView view, std::int64_t frame, double pullHeight);
    /// Sets a fixed range. In the energy and intensity views the height is converted (see
    /// `valueOfHeight`).
    void fix(double height, PoolView view);
    /// Restarts with the next frame.
    void forget() { m_range = 0.0; }

    double range() const { return m_range; }

private:
    double m_range = 0.0;
    std::int64_t m_frame = 0;
    std::optional<PoolView> m_view; ///< view of the followed range; empty if fixed
};

} // namespace seiche
