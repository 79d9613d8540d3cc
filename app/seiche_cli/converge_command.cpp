// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "commands.h"
#include "experiment_source.h"
#include "option_checks.h"
#include "point_sweep.h"
#include "report.h"
#include "scheme_options.h"

#include "model/limits.h"
#include "show/csv.h"
#include "study/convergence.h"

#include <algorithm>
#include <cmath>
#include <memory>

namespace seiche::cli {

namespace {

constexpr int finestStep = 1024;

struct ConvergeOptions {
    ExperimentSource source;
    std::vector<std::string> schemes;
    std::vector<int> refinements{1, 2, 4, 8};
    std::int64_t steps = 0;
    std::string out;
    std::optional<Shard> shard;
};

std::string asCsv(const std::vector<ConvergencePoint>& points) {
    std::string text = "scheme,refinement,error,order\n";
    for (const ConvergencePoint& point : points) {
        text += std::string(toString(point.scheme)) + ',' + std::to_string(point.refinement) + ',' +
                csvNumber(point.error);
        text += ',' + (point.order ? csvNumber(*point.order) : std::string()) + '\n';
    }
    return text;
}

// Splits "A,B,C".
std::vector<std::string_view> listed(std::string_view text) {
    std::vector<std::string_view> parts;
    while (!text.empty()) {
        const std::size_t comma = std::min(text.find(','), text.size());
        parts.push_back(text.substr(0, comma));
        text.remove_prefix(std::min(comma + 1, text.size()));
    }
    return parts;
}

// Returns the runs recorded by `sweepOf`; invalid entries are skipped.
std::vector<ConvergenceRun> runsIn(const SweepIdentity& identity) {
    const std::string schemes = identity.value("schemes"), refinements = identity.value("refine");
    ConvergenceStudy study;
    for (const std::string_view word : listed(schemes))
        if (const std::optional<Scheme> scheme = fromString<Scheme>(word)) study.schemes.push_back(*scheme);
    for (const std::string_view word : listed(refinements))
        if (const std::optional<std::size_t> refinement = countIn(word))
            study.refinements.push_back(static_cast<int>(*refinement));
    return runsOf(study);
}

PointSweep sweepOf(const ConvergenceStudy& study) {
    const std::vector<ConvergenceRun> runs = runsOf(study);
    std::string schemes, refinements;
    for (const Scheme scheme : study.schemes)
        schemes += (schemes.empty() ? "" : ",") + std::string(toString(scheme));
    for (const int refinement : study.refinements)
        refinements += (refinements.empty() ? "" : ",") + std::to_string(refinement);
    SweepIdentity identity("converge", study.experiment);
    identity.add("schemes", schemes);
    identity.add("refine", refinements);
    identity.add("steps", std::to_string(stepsOf(study)));
    std::vector<std::int64_t> costs;
    for (const ConvergenceRun& run : runs) costs.push_back(run.refinement);
    const auto compute = [study, runs](const std::vector<std::size_t>& points) {
        std::vector<ConvergenceRun> some;
        for (const std::size_t point : points) some.push_back(runs[point]);
        Progress progress("computing");
        std::vector<std::string> lines;
        for (const double error :
             measureErrors(study, some, [&progress](double share) { progress.show(share); }))
            lines.push_back(exactly(error));
        return std::optional(std::move(lines));
    };
    return {std::move(identity), std::move(costs), compute, finishConverge};
}

Status converge(ConvergeOptions& options) {
    const std::optional<Experiment> experiment = options.source.load();
    if (!experiment) return options.source.status();
    const std::optional<std::vector<Scheme>> schemes = schemesNamed(options.schemes, *experiment);
    if (!schemes) return WrongUsageOrFile;
    for (std::size_t i = 1; i < options.refinements.size(); ++i)
        if (options.refinements[i] <= options.refinements[i - 1]) {
            addProblem("--refine", "each number must be greater than the one before");
            return WrongUsageOrFile;
        }
    if (const std::optional<Problem> obstacle = obstacleToConvergence(*experiment)) {
        addProblem(*obstacle);
        return WrongUsageOrFile;
    }
    return runSweep(sweepOf({*experiment, *schemes, options.refinements, options.steps}), options.shard,
                    {options.out, {}}, options.source.name());
}

} // namespace

Status finishConverge(CompleteSweep& sweep) {
    const std::vector<ConvergenceRun> runs = runsIn(sweep.identity);
    std::vector<double> errors;
    for (const std::string& line : sweep.found)
        if (const std::optional<double> error = numberIn(line)) errors.push_back(*error);
    if (errors.size() != sweep.found.size() || errors.size() != runs.size()) {
        addProblem(sweep.name, damagedPart);
        return WrongUsageOrFile;
    }
    sweep.table.write(asCsv(withOrders(runs, errors)));
    return Done;
}

Command convergeCommand(CLI::App& app) {
    CLI::App* command = app.add_subcommand(
        "converge", "Shorten the time step and measure how fast schemes approach the exact solution");
    const auto options = std::make_shared<ConvergeOptions>();
    options->source.addTo(*command);
    addSchemes(*command, options->schemes);
    command
        ->add_option("--refine", options->refinements,
                     "Divisors of the time step, in rising order (default: 1,2,4,8); the medium stays the same")
        ->type_name("R,R,...")
        ->delimiter(',')
        ->allow_extra_args(false)
        ->transform(wholeNumber(1, finestStep));
    command
        ->add_option(
            "--steps", options->steps,
            "Duration in steps of the experiment (default: about half a cycle of the fastest mode used)")
        ->type_name("N")
        ->transform(wholeNumber(1, 1'000'000));
    command
        ->add_option("--out", options->out,
                     "Write CSV: scheme,refinement,error,order (error: largest difference from the exact "
                     "solution, relative to the largest height at the start)")
        ->type_name("OUT.csv")
        ->required()
        ->check(outputName());
    addShard(*command, options->shard);
    Progress::addOption(*command);
    return {command, [options] { return converge(*options); }};
}

} // namespace seiche::cli
