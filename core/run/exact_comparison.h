// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "run/simulation.h"
#include "theory/exact.h"

#include <optional>
#include <vector>

namespace seiche {

/// The exact solution beside a run on a string, as a reference for the run. Starts from the state
/// of the run and receives the same pulses and settings at the same steps from its log.
class ExactComparison {
public:
    /// Returns the exact solution, empty if held or unavailable (see `ExactString::of`).
    static std::optional<ExactComparison> startFrom(const Simulation& run,
                                                    Material material = Material::Springs);

    /// Applies the events of the run since the last call. Returns false if the run has a different
    /// size or rule, went back in time, or has left the exact solution (a hold, an absorbing end).
    bool follow(const Simulation& run);

    /// Returns the displacements at the last step passed to `follow`.
    std::vector<double> heights() const { return m_exact.heightsAt(m_time); }
    /// Returns the displacements of the previous step.
    std::vector<double> heightsBefore() const { return m_exact.heightsAt(m_time - 1.0); }

    /// Returns the step of the start.
    std::int64_t startedAt() const { return m_startedAt; }

private:
    ExactComparison(ExactString exact, const Simulation& run, Material material);
    bool act(const Event& event);
    bool addModes(const AddedModes& added, double time);
    void raise(const std::vector<double>& now, const std::vector<double>& before, double time);

    ExactString m_exact;
    Experiment m_settings;
    Rule m_startRule; ///< rule of the run at the start
    Material m_material;
    std::int64_t m_startedAt;
    std::size_t m_seen; ///< events of the log applied here
    double m_time;
};

/// Returns the largest difference between a run and these displacements, one per point. Infinite if
/// the run is not finite.
double largestDifference(const Simulation& run, const std::vector<double>& heights);
/// Returns the largest difference between two equally large runs.
double largestDifference(const Simulation& one, const Simulation& other);

} // namespace seiche
