// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "commands.h"
#include "experiment_source.h"
#include "option_checks.h"
#include "point_sweep.h"
#include "report.h"
#include "resonance_chart.h"
#include "resonance_curve.h"

#include "model/limits.h"
#include "show/csv.h"

#include <algorithm>
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
    std::optional<Shard> shard;
};

Status refuse(const std::string& where, const std::string& message) {
    addProblem(where, message);
    return WrongUsageOrFile;
}

// Returns the observed cell; empty if outside the medium.
std::optional<Probe> probeFor(const ResonanceOptions& options, const Experiment& experiment) {
    Probe probe = cellPulled(experiment, "probe");
    if (options.probeAt.empty()) return probe;
    const bool pool = experiment.rule.scene == SceneKind::Pool;
    if (options.probeAt.size() != (pool ? 2u : 1u)) return std::nullopt;
    probe.x = options.probeAt[0];
    if (pool) probe.y = options.probeAt[1];
    return experiment.grid.contains(probe.x, probe.y) ? std::optional(probe) : std::nullopt;
}

// Returns whether a run diverged, and prints the first case.
bool reportDiverged(const ResonanceCurve& curve, const std::string& name) {
    for (const SweepPoint& point : curve.measured)
        if (point.diverged) {
            addProblem(name, "diverged with a tap every " + std::to_string(point.period) + " steps");
            return true;
        }
    return false;
}

// Prints the gaps. Returns whether any point is usable.
bool judge(const ResonanceCurve& curve, const std::string& maxRunSteps, const std::string& name) {
    const auto unsteady = std::ranges::count(curve.measured, false, &SweepPoint::steady);
    const auto points = static_cast<std::ptrdiff_t>(curve.measured.size());
    if (unsteady > 0)
        addProblem(name, std::to_string(unsteady) + " of " + std::to_string(points) +
                             " points did not become steady in " + maxRunSteps +
                             " steps: with less damping it takes longer, without any it never ends");
    if (!curve.whyNot.empty()) addProblem(name, "nothing is predicted, because " + curve.whyNot);
    return unsteady < points;
}

std::string lineOf(const SweepPoint& point, std::optional<double> predicted) {
    return std::to_string(point.period) + ' ' + exactly(point.hertz) + ' ' + exactly(point.amplitude) +
           (point.steady ? " steady " : " unsteady ") + (predicted ? exactly(*predicted) : "-");
}

// Adds the point of a line. Returns false if invalid.
bool addPoint(const std::string& line, ResonanceCurve& curve) {
    const std::vector<std::string_view> fields = fieldsOf(line);
    if (fields.size() != 5 || (fields[3] != "steady" && fields[3] != "unsteady")) return false;
    const std::optional<std::size_t> period = countIn(fields[0]);
    const std::optional<double> hertz = numberIn(fields[1]), amplitude = numberIn(fields[2]),
                                predicted = numberIn(fields[4]);
    const bool isPredicted = curve.whyNot.empty();
    if (!period || !hertz || !amplitude || predicted.has_value() != isPredicted) return false;
    curve.measured.push_back(
        {static_cast<std::int64_t>(*period), *hertz, *amplitude, fields[3] == "steady", false});
    if (predicted) curve.predicted.push_back(*predicted);
    return true;
}

PointSweep sweepOf(const Sweep& sweep, const std::string& name, int threads) {
    const auto prediction = std::make_shared<ResonancePrediction>(sweep);
    const std::vector<std::int64_t> periods = sweepPeriods(sweep);
    SweepIdentity identity("resonance", sweep.experiment);
    identity.add("from", exactly(sweep.fromHertz));
    identity.add("to", exactly(sweep.toHertz));
    identity.add("points", std::to_string(sweep.points));
    identity.add("probe-at", std::to_string(sweep.probeX) + ',' + std::to_string(sweep.probeY));
    identity.add("sine", sweep.sine ? "yes" : "no");
    identity.add("longest-run", std::to_string(maxRunSteps(sweep)));
    identity.add("unpredicted", prediction->whyNot());
    const auto compute =
        [sweep, prediction, periods, name,
         threads](const std::vector<std::size_t>& points) -> std::optional<std::vector<std::string>> {
        std::vector<std::int64_t> some;
        for (const std::size_t point : points) some.push_back(periods[point]);
        const ResonanceCurve curve = partOfCurve(sweep, *prediction, some, threads);
        if (reportDiverged(curve, name)) return std::nullopt;
        std::vector<std::string> lines;
        for (std::size_t i = 0; i < curve.measured.size(); ++i)
            lines.push_back(lineOf(curve.measured[i],
                                   curve.predicted.empty() ? std::nullopt : std::optional(curve.predicted[i])));
        return lines;
    };
    return {std::move(identity), periods, compute, finishResonance};
}

Status run(ResonanceOptions& options) {
    if (!(options.from > 0) || !std::isfinite(options.to) || !(options.to >= options.from))
        return refuse("--from, --to", "the frequencies must be greater than 0, and --to not below --from");
    if (!allDiffer({{"--out", options.out}, {"--svg", options.svg}})) return WrongUsageOrFile;
    const std::optional<Experiment> experiment = options.source.load();
    if (!experiment) return options.source.status();
    if (const std::optional<Problem> obstacle = obstacleToSweep(*experiment)) {
        addProblem(*obstacle);
        return WrongUsageOrFile;
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
    // The time limit must cover one tap period.
    if (const std::int64_t longest = maxRunSteps(sweep); periods.front() > longest)
        return refuse("--from", csvNumber(options.from) + " Hz is too low: a point is measured for at most " +
                                    std::to_string(longest) + " steps, which is one period of " +
                                    csvNumber(experiment->stepsPerSecond / static_cast<double>(longest)) +
                                    " Hz");
    return runSweep(sweepOf(sweep, options.source.name(), options.threads), options.shard,
                    {options.out, options.svg}, options.source.name());
}

} // namespace

Status finishResonance(CompleteSweep& sweep) {
    ResonanceCurve curve;
    curve.whyNot = sweep.identity.value("unpredicted");
    for (const std::string& line : sweep.found)
        if (!addPoint(line, curve)) {
            addProblem(sweep.name, damagedPart);
            return WrongUsageOrFile;
        }
    if (!judge(curve, sweep.identity.value("longest-run"), sweep.name)) return CouldNotBeDone;
    sweep.table.write(asCsv(curve));
    if (!sweep.picture) return Done;
    ResonanceChart chart;
    for (std::size_t i = 0; i < curve.measured.size(); ++i) {
        const SweepPoint& point = curve.measured[i];
        if (point.steady) chart.measured.emplace_back(point.hertz, point.amplitude);
        if (i < curve.predicted.size()) chart.predicted.emplace_back(point.hertz, curve.predicted[i]);
    }
    sweep.picture->write(asSvg(chart));
    return Done;
}

Command resonanceCommand(CLI::App& app) {
    CLI::App* command = app.add_subcommand(
        "resonance", "Tap at many frequencies and write the measured and predicted amplitude in steady state");
    const auto options = std::make_shared<ResonanceOptions>();
    options->source.addTo(*command);
    command->add_option("--from", options->from, "Lowest frequency")->type_name("HZ")->required();
    command->add_option("--to", options->to, "Highest frequency")->type_name("HZ")->required();
    command
        ->add_option("--points", options->points,
                     "Number of frequencies; each is rounded to a period of whole steps, and duplicates are "
                     "measured once")
        ->type_name("N")
        ->required()
        ->transform(wholeNumber(1, 100'000));
    command
        ->add_option("--probe-at", options->probeAt,
                     "Point or cell to measure at (default: the tapped point or cell)")
        ->type_name("I or X,Y")
        ->delimiter(',')
        ->allow_extra_args(false)
        ->transform(wholeNumber(0, limits::poolCells));
    command->add_flag("--sine", options->sine,
                      "Drive with a sine of the pulse shape instead of tapping; its height at every step is "
                      "the tap height times 2 / period");
    command
        ->add_option("--out", options->out,
                     "Write the curve as CSV: frequency_hz,period_steps,measured,predicted")
        ->type_name("OUT.csv")
        ->required()
        ->check(outputName());
    command
        ->add_option("--svg", options->svg,
                     "Draw the resonance chart: theoretical curve as a line, measurements as dots")
        ->type_name("OUT.svg")
        ->check(outputName());
    command->add_option("--threads", options->threads, "Number of threads; the result does not depend on it")
        ->type_name("T")
        ->transform(wholeNumber(1, 256));
    addShard(*command, options->shard);
    Progress::addOption(*command);
    return {command, [options] { return run(*options); }};
}

} // namespace seiche::cli
