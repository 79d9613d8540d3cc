// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/pool_look.h"
#include "picture/heights.h"

#include <cstdint>
#include <optional>

namespace seiche {

/// The height at the end of the colours of a pool from picture to picture, following what is to be seen: quick
/// to open, slow to close, so that the picture does not pump.
class FollowedRange {
public:
    /// From what the view shows of a frame (see `PoolPicture::values`). `pullHeight` is the height of the run's
    /// own pull: what is far lower is not worth following.
    void follow(const HeightView& values, PoolView view, std::int64_t frame, double pullHeight);
    /// It is given; heights in the energy and intensity views stand for theirs (see `valueOfHeight`).
    void fix(double height, PoolView view);
    /// The next picture is followed from the start.
    void forget() { m_range = 0.0; }

    double range() const { return m_range; }

private:
    double m_range = 0.0;
    std::int64_t m_frame = 0;
    std::optional<PoolView> m_view; ///< what the range was found for; nothing: it was given
};

} // namespace seiche
