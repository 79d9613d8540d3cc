// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "wave/emission.h"
#include "wave/expects.h"
#include "wave/wave.h"

#include <cstddef>
#include <cstdint>
#include <deque>
#include <utility>
#include <vector>

namespace seiche {

/// What is added to the heights, and so to the velocity where it is kept, between the steps of a call of
/// `Engine::advance`.
class Forcing {
public:
    using Footprint = std::vector<Weight>; ///< row by row

    /// What has more cells, and a footprint of its own at more steps, takes too much memory.
    static constexpr std::int64_t mostDriven = 40'000;
    static constexpr int mostStepsOfTravellers = 16;

    /// Nothing yet, between so many steps. Cells that do not move get nothing whatever is added.
    Forcing(const Cells& moving, int steps) : m_moving(moving), m_pushes(static_cast<std::size_t>(steps)) {}

    int steps() const { return static_cast<int>(m_pushes.size()); }

    /// After so many steps, 0 <= done < steps, each of these cells gets `amount` times its share, rounded once.
    /// What has been named before comes first. The footprint is not copied.
    void add(int done, const Footprint& footprint, double amount) {
        SEICHE_EXPECTS(done >= 0 && done < steps());
        if (!footprint.empty()) m_pushes[static_cast<std::size_t>(done)].push_back({&footprint, amount});
    }
    /// Keeps a footprint that lives nowhere else.
    const Footprint& keep(Footprint footprint) { return m_kept.emplace_back(std::move(footprint)); }

    /// Does that to those of the cells that are meant. Returns `sum` and what they got.
    double apply(int done, const Cells& cells, Field<float>& now, Wave<float>& wave, double sum = 0.0) const;

private:
    struct Push {
        const Footprint* footprint;
        double amount;
    };
    Cells m_moving;
    std::vector<std::vector<Push>> m_pushes;
    std::deque<Footprint> m_kept;
};

} // namespace seiche
