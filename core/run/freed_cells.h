// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "wave/wave.h"

#include <cstdint>
#include <vector>

namespace seiche {

/// Cells that walls leave when they are removed or put elsewhere in a wave.
///
/// Such a cell has been at rest at 0. It goes on as the water around it stands and moves: a strip of zeros
/// between waves would leave waves of single cells, which hardly travel and so stay.
class FreedCells {
public:
    /// The walls of this wave now; hidden cells among them.
    explicit FreedCells(const Wave<float>& wave);

    /// Gives those of them that are no walls any more heights between those of the cells beside them, at every
    /// frame.
    void fill(Wave<float>& wave) const;

private:
    Cells m_all{0, 0, 0, 0};              ///< hidden cells included
    std::vector<std::uint64_t> m_wasWall; ///< a bit for each cell, row by row, each from a word of its own
};

} // namespace seiche
