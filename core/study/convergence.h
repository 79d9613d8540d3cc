// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "machine/threads.h"
#include "model/experiment.h"
#include "model/problem.h"

#include <cstdint>
#include <functional>
#include <optional>
#include <span>
#include <vector>

namespace seiche {

/// How fast schemes come near to the exact solution when the time step is made smaller.
///
/// The medium of the experiment, springs and points as they are, is released at rest at step 0 and compared
/// after `steps` of its steps. Refined r times, a step is r times shorter and there are r times as many: k /
/// r^2. The exact solution is that of the same springs in continuous time, each mode a cosine of angular
/// frequency sqrt(k lambda), so that the difference is the error of the time steps alone. All is computed in
/// double precision.
///
/// Every scheme starts from the same moment, at rest at step 0: those that keep fields of earlier frames begin
/// with f[-1] = f[0] + k/2 L f[0] and f[-2] = f[0] + 2 k L f[0], correct to the fourth power of the step, those
/// that keep a velocity with 0. (A pluck in a run is at rest half a step earlier: an error of first order.)
struct ConvergenceStudy {
    /// The medium; its pull is the shape that is released, as far as a few of the slowest waves make it up:
    /// what the shortest ones do is decided by steps far smaller than any of these. Events, drive and rain are
    /// left out.
    Experiment experiment;
    std::vector<Scheme> schemes;
    std::vector<int> refinements; ///< r >= 1, in any order
    /// How long, in steps of the experiment. 0: until the fastest of the waves has turned by about half a
    /// cycle.
    std::int64_t steps = 0;
};

/// One run against the exact solution.
struct ConvergencePoint {
    Scheme scheme = Scheme::Leapfrog;
    int refinement = 1;
    /// Below this an error is mostly the rounding of double precision, and orders say nothing.
    static constexpr double rounding = 1e-11;
    double error = 0.0; ///< largest |difference| of heights / largest height at the start; infinity: exploded
    /// ln(error before / error) / ln(r / r before), with the refinement before it in the list; nothing for the
    /// first, and where an error is 0 or infinite.
    std::optional<double> order;

    friend bool operator==(const ConvergencePoint&, const ConvergencePoint&) = default;
};

/// Why the order cannot be measured for this experiment: its exact solution is not known, its damping (which
/// the schemes apply once a step, to first order) would hide it, or it is too large. Nothing when it can.
std::optional<Problem> obstacleToConvergence(const Experiment& experiment);

/// The same medium without its damping.
Experiment undamped(Experiment experiment);

/// The steps of the experiment that are computed: `steps`, or those chosen by the study.
std::int64_t stepsOf(const ConvergenceStudy& study);

/// One run of a study.
struct ConvergenceRun {
    Scheme scheme = Scheme::Leapfrog;
    int refinement = 1;
};
/// All runs of the study, scheme by scheme.
std::vector<ConvergenceRun> runsOf(const ConvergenceStudy& study);

/// The errors of some of its runs, in their order. The experiment must be valid and without obstacle, and take
/// the schemes; refinements are at least 1. `tell` is told the part that is done; `stop` ends it early with
/// what there is.
std::vector<double> measureErrors(const ConvergenceStudy& study, std::span<const ConvergenceRun> runs,
                                  const std::function<void(double share)>& tell = {}, StopToken stop = {});

/// The runs with their errors, of which there may be fewer, and the orders that follow from them.
std::vector<ConvergencePoint> withOrders(std::span<const ConvergenceRun> runs, std::span<const double> errors);

/// Runs every scheme with every refinement, scheme by scheme. The experiment must be valid and without
/// obstacle, and take the schemes. `tell` is told the part that is done; `stop` ends it early with what there
/// is.
std::vector<ConvergencePoint> measureConvergence(const ConvergenceStudy& study,
                                                 const std::function<void(double share)>& tell = {},
                                                 StopToken stop = {});

} // namespace seiche
