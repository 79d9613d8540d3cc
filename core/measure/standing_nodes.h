// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <span>
#include <vector>

namespace seiche {

/// Where a string's recent envelope (see `Envelope`) is pinched, in points with fractions, from left to right:
/// nodes, if the pattern stands. An end at rest is one, too.
///
/// At a node the envelope is below a third of the loops on either side, and it is narrow beside them: a part
/// of the string that no wave has reached yet is none. Beside a single loop the ends count only where that is
/// as round as a half wave; a pulse that runs to and fro leaves one with steep ends. The place is where the
/// parabola through the squares of the three lowest points has its bottom: the envelope of a standing wave is
/// A |sin kappa (x - x0)|, and its square has no kink there. Nothing for a level string.
std::vector<double> pinchesOf(std::span<const float> highest, std::span<const float> lowest);

/// The nodes of a string: pinches that have stayed where they are.
class StandingNodes {
public:
    /// Looks at the envelope of a frame. Nodes that stay within a point, or a two hundredth of the string, for
    /// so many steps stand still. Starts over when the frame number has gone back.
    void note(std::span<const float> highest, std::span<const float> lowest, std::int64_t frame,
              double patience);
    void clear() { *this = StandingNodes(); }

    /// Those that stand still, in points from left to right; all or none.
    std::span<const double> nodes() const;

private:
    std::vector<double> m_first; ///< where they were when they came to rest
    std::vector<double> m_now;
    std::int64_t m_since = 0;
    std::int64_t m_frame = -1;
    double m_patience = 0.0;
};

} // namespace seiche
