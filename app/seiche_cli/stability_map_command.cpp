// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "commands.h"
#include "experiment_source.h"
#include "option_checks.h"
#include "point_sweep.h"
#include "report.h"

#include "model/parameter.h"
#include "show/csv.h"
#include "study/run_stability.h"

#include <CLI/CLI.hpp>
#include <memory>

namespace seiche::cli {

namespace {

constexpr std::size_t maxAlongAxis = 100'000;
constexpr std::size_t maxPoints = 1'000'000;

// Equidistant values of an axis.
struct Axis {
    std::optional<double> from; ///< default: the experiment's value
    std::optional<double> to;
    std::size_t points = 1;

    double value(std::size_t i) const {
        if (points == 1) return *from;
        return *from + (*to - *from) * static_cast<double>(i) / static_cast<double>(points - 1);
    }
};

struct MapOptions {
    ExperimentSource source;
    Axis k;
    Axis damping;
    bool updateDamping = false;
    std::string out;
    std::optional<Shard> shard;
};

// Fills in defaults. Returns whether the axis is valid; otherwise prints the problem. `option` is
// "--k" or "--damping".
bool isSound(Axis& axis, const std::string& option, const char* parameter, double own) {
    const auto refuse = [&](const std::string& why) {
        addProblem(option + "-from, " + option + "-to", why);
        return false;
    };
    if (axis.from.has_value() != axis.to.has_value()) return refuse("both ends are needed");
    if (!axis.from) {
        if (axis.points == 1) axis.from = axis.to = own;
        else return refuse("are needed for more than one point");
    }
    if (axis.points == 1 && *axis.from != *axis.to)
        return refuse("two ends need " + option + "-points of 2 or more");
    for (const double end : {*axis.from, *axis.to})
        if (const std::optional<Message> problem = problemWithNumber(*findParameter(parameter), end))
            return refuse(sentence(*problem));
    return true;
}

PointSweep sweepOf(const MapOptions& options, const Experiment& experiment) {
    SweepIdentity identity("stability-map", experiment);
    const auto add = [&identity](const std::string& name, const Axis& axis) {
        identity.add(name, exactly(*axis.from) + " to " + exactly(*axis.to) + ", " +
                               std::to_string(axis.points) + " points");
    };
    add("k", options.k);
    add("damping", options.damping);
    identity.add("update", options.updateDamping ? "yes" : "no");
    const auto run = std::make_shared<Simulation>(experiment);
    const auto compute = [run, k = options.k, factor = options.damping,
                          isUpdate = options.updateDamping](const std::vector<std::size_t>& points) {
        std::vector<std::string> lines;
        for (const std::size_t point : points) {
            const double kHere = k.value(point % k.points), factorHere = factor.value(point / k.points);
            Damping damping = run->rule().damping;
            (isUpdate ? damping.update : damping.velocity) = factorHere;
            const Stability stability = stabilityWith(*run, kHere, damping);
            lines.push_back(csvNumber(kHere) + ',' + csvNumber(factorHere) + ',' +
                            csvNumber(stability.growthPerStep) + ',' +
                            std::string(toString(stability.verdict)));
        }
        return std::optional(std::move(lines));
    };
    return {std::move(identity), std::vector<std::int64_t>(options.k.points * options.damping.points, 1),
            compute, finishStabilityMap};
}

Status map(MapOptions& options) {
    const std::optional<Experiment> experiment = options.source.load();
    if (!experiment) return options.source.status();
    const Rule& rule = experiment->rule;
    if (rule.arithmetic == Arithmetic::Integer) {
        addProblem(options.source.name(),
                   "integer water has a divisor and a damping share instead of k and damping");
        return WrongUsageOrFile;
    }
    const Damping& own = rule.damping;
    if (!isSound(options.k, "--k", "k", rule.k) ||
        !isSound(options.damping, "--damping", options.updateDamping ? "damping.update" : "damping.velocity",
                 options.updateDamping ? own.update : own.velocity))
        return WrongUsageOrFile;
    if (options.k.points * options.damping.points > maxPoints) {
        addProblem("--k-points, --damping-points",
                   "these are more than " + std::to_string(maxPoints) + " points together");
        return WrongUsageOrFile;
    }
    return runSweep(sweepOf(options, *experiment), options.shard, {options.out, {}}, options.source.name());
}

void addAxis(CLI::App& command, Axis& axis, const std::string& option, const std::string& what) {
    command
        .add_option(option + "-from", axis.from, "First " + what + " (default: the value in the experiment)")
        ->type_name("VALUE");
    command.add_option(option + "-to", axis.to, "Last " + what)->type_name("VALUE");
    command.add_option(option + "-points", axis.points, "Number of evenly spaced values (default: 1)")
        ->type_name("N")
        ->transform(wholeNumber(1, maxAlongAxis));
}

} // namespace

Status finishStabilityMap(CompleteSweep& sweep) {
    sweep.table.write("k,damping,growth_per_step,verdict\n");
    for (const std::string& line : sweep.found) sweep.table.write(line + '\n');
    return Done;
}

Command stabilityMapCommand(CLI::App& app) {
    CLI::App* command = app.add_subcommand(
        "stability-map", "Predict how fast the worst wave grows, for many values of k and of a damping factor");
    const auto options = std::make_shared<MapOptions>();
    options->source.addTo(*command);
    addAxis(*command, options->k, "--k", "k");
    addAxis(*command, options->damping, "--damping", "damping factor");
    command->add_flag("--update", options->updateDamping,
                      "Vary the height damping instead of the velocity damping");
    command
        ->add_option("--out", options->out,
                     "Write CSV: k,damping,growth_per_step,verdict (stable, limit or unstable), one damping "
                     "factor after the other")
        ->type_name("OUT.csv")
        ->required()
        ->check(outputName());
    addShard(*command, options->shard);
    return {command, [options] { return map(*options); }};
}

} // namespace seiche::cli
