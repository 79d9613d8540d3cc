// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "run/simulation.h"
#include "theory/exact.h"

#include <optional>
#include <vector>

namespace seiche {

/// The exact solution beside a run on a string: starts from the run's state and receives, from its log, the
/// same pulls and settings at the same frames.
///
/// What a run should have done.
class ExactTwin {
public:
    /// Nothing where there is no exact solution (see `ExactString::of`), nor for a string that is held
    /// somewhere.
    static std::optional<ExactTwin> startFrom(const Simulation& run, Material material = Material::Springs);

    /// Takes up what has happened to the run since. False when it cannot go on: it is a run of another size or
    /// rule, it went back in time, or a setting or a hold has left the exact solution behind (an absorbing
    /// end).
    bool follow(const Simulation& run);

    /// The heights at the run's present frame, after `follow`.
    std::vector<double> heights() const { return m_exact.heightsAt(m_time); }
    /// Those one step earlier.
    std::vector<double> heightsBefore() const { return m_exact.heightsAt(m_time - 1.0); }

    /// The frame at which it left the run.
    std::int64_t startedAt() const { return m_startedAt; }

private:
    ExactTwin(ExactString exact, const Simulation& run, Material material);
    bool act(const Event& event);
    bool give(const AddedModes& added, double time);
    void raise(const std::vector<double>& now, const std::vector<double>& before, double time);

    ExactString m_exact;
    Experiment m_settings;
    Rule m_startRule; ///< that the run began with
    Material m_material;
    std::int64_t m_startedAt;
    std::size_t m_seen; ///< events of the log that have acted here
    double m_time;
};

/// The largest difference between a run's heights and these, one for each point; infinite when the run is not
/// finite.
double largestDifference(const Simulation& run, const std::vector<double>& heights);
/// The same between two runs of the same size.
double largestDifference(const Simulation& one, const Simulation& other);

} // namespace seiche
