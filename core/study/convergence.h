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

/// Study of the convergence of schemes to the exact solution as the time step decreases.
///
/// The medium of the experiment is released at rest at step 0 and compared after `steps` of its
/// steps. With refinement r there are r times as many steps, r times shorter: k / r^2. The exact
/// solution belongs to the same springs in continuous time, each mode a cosine of angular frequency
/// sqrt(k lambda). So the difference contains time-stepping errors alone. All computations are in
/// double precision.
///
/// All schemes start at rest at step 0. Schemes with earlier fields start with f[-1] = f[0] + k/2 L
/// f[0] and f[-2] = f[0] + 2 k L f[0], correct to fourth order of the step. Schemes with a velocity
/// start with 0. (A `Pluck` in a run is at rest half a step earlier, a first-order error.)
struct ConvergenceStudy {
    /// Medium to study. Its tap is the released shape, reduced to a few of its slowest modes,
    /// because the shortest ones would need far smaller steps. Events, drive and rain are ignored.
    Experiment experiment;
    std::vector<Scheme> schemes;
    std::vector<int> refinements; ///< refinements r >= 1, in any order
    /// Duration in steps of the experiment. 0: about half a cycle of the fastest mode.
    std::int64_t steps = 0;
};

/// Comparison of one run with the exact solution.
struct ConvergencePoint {
    Scheme scheme = Scheme::Leapfrog;
    int refinement = 1;
    /// Errors below this are mostly rounding, without an order.
    static constexpr double rounding = 1e-11;
    double error = 0.0; ///< maximum |difference| / maximum initial height; infinite if exploded
    /// Order ln(previous error / error) / ln(r / previous r), relative to the previous refinement
    /// in the list. Empty for the first, and if an error is 0 or infinite.
    std::optional<double> order;

    friend bool operator==(const ConvergencePoint&, const ConvergencePoint&) = default;
};

/// Returns the reason why the order cannot be measured: exact solution unknown, damping (applied
/// once per step, first order, which would hide the order), or too large. Empty if it can be
/// measured.
std::optional<Problem> obstacleToConvergence(const Experiment& experiment);

/// Returns the experiment without damping.
Experiment undamped(Experiment experiment);

/// Returns `steps`, or the default of the study.
std::int64_t stepsOf(const ConvergenceStudy& study);

/// Single run of a study.
struct ConvergenceRun {
    Scheme scheme = Scheme::Leapfrog;
    int refinement = 1;
};
/// Returns all runs of the study, scheme by scheme.
std::vector<ConvergenceRun> runsOf(const ConvergenceStudy& study);

/// Measures the errors of these runs, in order. The experiment must be valid, without obstacle and
/// support the schemes; refinements are at least 1. `tell` reports the completed fraction. `stop`
/// ends early with the errors so far.
std::vector<double> measureErrors(const ConvergenceStudy& study, std::span<const ConvergenceRun> runs,
                                  const std::function<void(double share)>& tell = {}, StopToken stop = {});

/// Combines runs and errors (possibly fewer) with orders.
std::vector<ConvergencePoint> withOrders(std::span<const ConvergenceRun> runs, std::span<const double> errors);

/// Runs every scheme with every refinement, scheme by scheme. The experiment must be valid, without
/// obstacle and support the schemes. `tell` reports the completed fraction. `stop` ends early with
/// the points so far.
std::vector<ConvergencePoint> measureConvergence(const ConvergenceStudy& study,
                                                 const std::function<void(double share)>& tell = {},
                                                 StopToken stop = {});

} // namespace seiche
