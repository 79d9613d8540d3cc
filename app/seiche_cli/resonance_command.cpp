// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "commands.h"
#include "experiment_source.h"
#include "option_checks.h"
#include "report.h"
#include "resonance_chart.h"
#include "resonance_curve.h"

#include "model/limits.h"
#include "show/csv.h"

#include <cmath>
#include <memory>

namespace seiche::cli {

namespace {

struct ResonanceOptions {
    ExperimentSource source;
    double from = 0.0;
    double to = 0.0;
    int points = 0;
    std::vector<int> probeAt;
    std::string out;
    std::string svg;
    int threads = 0;
    bool sine = false;
};

Status refuse(const std::string& where, const std::string& message) {
    addProblem(where, message);
    return wrongUsageOrFile;
}

// The cell to watch, once it is known to lie inside.
std::optional<Probe> probeFor(const ResonanceOptions& options, const Experiment& experiment) {
    Probe probe = cellPulled(experiment, "probe");
    if (options.probeAt.empty()) return probe;
    const bool pool = experiment.rule.scene == SceneKind::Pool;
    if (options.probeAt.size() != (pool ? 2u : 1u)) return std::nullopt;
    probe.x = options.probeAt[0];
    if (pool) probe.y = options.probeAt[1];
    return experiment.grid.contains(probe.x, probe.y) ? std::optional(probe) : std::nullopt;
}

// Tells what is missing in the curve. False when it is worth nothing.
bool judge(const ResonanceCurve& curve, const Sweep& sweep, const std::string& name) {
    std::size_t unsteady = 0;
    for (const SweepPoint& point : curve.measured) {
        if (point.diverged) {
            addProblem(name, "diverged with a pull every " + std::to_string(point.period) + " steps");
            return false;
        }
        if (!point.steady) ++unsteady;
    }
    if (unsteady > 0)
        addProblem(name, std::to_string(unsteady) + " of " + std::to_string(curve.measured.size()) +
                             " points did not become steady in " + std::to_string(longestRun(sweep)) +
                             " steps: with less damping it takes longer, without any it never ends");
    if (!curve.whyNot.empty()) addProblem(name, "nothing is predicted, because " + curve.whyNot);
    return unsteady < curve.measured.size();
}

Status run(ResonanceOptions& options) {
    if (!(options.from > 0) || !std::isfinite(options.to) || !(options.to >= options.from))
        return refuse("--from, --to", "the frequencies must be greater than 0, and --to not below --from");
    if (!allDiffer({{"--out", options.out}, {"--svg", options.svg}})) return wrongUsageOrFile;
    const std::optional<Experiment> experiment = options.source.load();
    if (!experiment) return options.source.status();
    if (const std::optional<Problem> obstacle = obstacleToSweep(*experiment)) {
        addProblem(*obstacle);
        return wrongUsageOrFile;
    }
    const std::optional<Probe> probe = probeFor(options, *experiment);
    if (!probe) return refuse("--probe-at", "this is no cell of the experiment (I on a string, X,Y in a pool)");

    Sweep sweep;
    sweep.experiment = *experiment;
    sweep.probeX = probe->x;
    sweep.probeY = probe->y;
    sweep.fromHertz = options.from;
    sweep.toHertz = options.to;
    sweep.points = options.points;
    sweep.sine = options.sine;
    const std::vector<std::int64_t> periods = sweepPeriods(sweep);
    if (periods.empty())
        return refuse("--from, --to", "no period of whole steps lies between these frequencies");
    // Not even one pull would have come back when a point is given up.
    if (const std::int64_t longest = longestRun(sweep); periods.front() > longest)
        return refuse("--from", csvNumber(options.from) + " Hz is too low: a point is measured for at most " +
                                    std::to_string(longest) + " steps, which is one period of " +
                                    csvNumber(experiment->stepsPerSecond / static_cast<double>(longest)) +
                                    " Hz");
    OutputFile file(options.out);
    if (!file.good()) return commit(file); // before the long work
    const ResonanceCurve curve = resonanceCurve(sweep, options.threads);
    if (!judge(curve, sweep, options.source.name())) return couldNotBeDone;
    file.write(asCsv(curve));
    const Status written = commit(file);
    if (written != done || options.svg.empty()) return written;
    ResonanceChart chart;
    for (std::size_t i = 0; i < curve.measured.size(); ++i) {
        const SweepPoint& point = curve.measured[i];
        if (point.steady) chart.measured.emplace_back(point.hertz, point.amplitude);
        if (i < curve.predicted.size()) chart.predicted.emplace_back(point.hertz, curve.predicted[i]);
    }
    OutputFile picture(options.svg);
    if (picture.good()) picture.write(asSvg(chart));
    return commit(picture);
}

} // namespace

Command resonanceCommand(CLI::App& app) {
    CLI::App* command = app.add_subcommand(
        "resonance",
        "Pull at many rhythms, measure the steady amplitude of each and compare it with the predicted one");
    const auto options = std::make_shared<ResonanceOptions>();
    options->source.addTo(*command);
    command->add_option("--from", options->from, "The lowest frequency")->type_name("HZ")->required();
    command->add_option("--to", options->to, "The highest frequency")->type_name("HZ")->required();
    command
        ->add_option(
            "--points", options->points,
            "How many frequencies; each is moved to the nearest whole period in steps, and equal ones are "
            "measured once")
        ->type_name("N")
        ->required()
        ->transform(wholeNumber(1, 100'000));
    command->add_option("--probe-at", options->probeAt, "The cell to watch (default: where it is pulled)")
        ->type_name("I or X,Y")
        ->delimiter(',')
        ->allow_extra_args(false)
        ->transform(wholeNumber(0, limits::poolCells));
    command->add_flag(
        "--sine", options->sine,
        "Drive with a sine of the pull's shape instead of pulling again and again; its height is, at "
        "every step, that of the pull times 2 / period");
    command->add_option("--out", options->out, "The curve as CSV: frequency_hz,period_steps,measured,predicted")
        ->type_name("OUT.csv")
        ->required()
        ->check(outputName());
    command
        ->add_option("--svg", options->svg,
                     "The curve as a picture: the prediction as a line, what was measured as dots")
        ->type_name("OUT.svg")
        ->check(outputName());
    command->add_option("--threads", options->threads, "How many threads measure; the result is the same")
        ->type_name("T")
        ->transform(wholeNumber(1, 256));
    Progress::addOption(*command);
    return {command, [options] { return run(*options); }};
}

} // namespace seiche::cli
