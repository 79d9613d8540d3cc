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

/// Increments of heights (and kept velocities) between the steps of one `Engine::advance` call.
class Forcing {
public:
    using Footprint = std::vector<Weight>; ///< sorted by row

    /// Memory limits: driven cells, and steps with their own footprints.
    static constexpr std::int64_t maxDriven = 40'000;
    static constexpr int maxStepsOfTravellers = 16;

    /// Creates an empty forcing. Cells outside `moving` are skipped.
    Forcing(const Cells& moving, int steps) : m_moving(moving), m_pushes(static_cast<std::size_t>(steps)) {}

    int steps() const { return static_cast<int>(m_pushes.size()); }

    /// Adds `amount` times its share to each cell of the footprint after `done` steps, 0 <= done <
    /// steps.
    ///
    /// Each product is rounded once. Increments are applied in the order of these calls. The
    /// footprint is not copied.
    void add(int done, const Footprint& footprint, double amount) {
        SEICHE_EXPECTS(done >= 0 && done < steps());
        if (!footprint.empty()) m_pushes[static_cast<std::size_t>(done)].push_back({&footprint, amount});
    }
    /// Stores and returns a footprint.
    const Footprint& store(Footprint footprint) { return m_kept.emplace_back(std::move(footprint)); }

    /// Applies the increments after step `done` to `cells`. Returns `sum` plus all increments.
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
