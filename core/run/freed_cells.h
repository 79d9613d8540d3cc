// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "wave/wave.h"

#include <cstdint>
#include <vector>

namespace seiche {

/// Cells that become free when walls are removed or moved in a wave.
///
/// The cells of a wall are at rest at 0. Freed cells get the heights and velocities of the
/// surrounding water. A strip of zeros would cause waves of single cells, which hardly travel and
/// so persist.
class FreedCells {
public:
    /// Records the current walls, including hidden cells.
    explicit FreedCells(const Wave<float>& wave);

    /// Fills freed cells from adjacent cells at every time level.
    void fill(Wave<float>& wave) const;

private:
    Cells m_all{0, 0, 0, 0};              ///< including hidden cells
    std::vector<std::uint64_t> m_wasWall; ///< one bit per cell; each row starts a word
};

} // namespace seiche
