// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "commands.h"
#include "experiment_source.h"
#include "option_checks.h"
#include "report.h"
#include "scheme_options.h"

#include "model/limits.h"
#include "show/csv.h"
#include "study/convergence.h"

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
};

std::string asCsv(const std::vector<ConvergencePoint>& points) {
    std::string text = "scheme,refinement,error,order\n";
    for (const ConvergencePoint& point : points) {
        text += std::string(toString(point.scheme)) + ',' + std::to_string(point.refinement) + ',';
        if (std::isfinite(point.error)) text += csvNumber(point.error);
        text += ',' + (point.order ? csvNumber(*point.order) : std::string()) + '\n';
    }
    return text;
}

Status converge(ConvergeOptions& options) {
    const std::optional<Experiment> experiment = options.source.load();
    if (!experiment) return options.source.status();
    const std::optional<std::vector<Scheme>> schemes = schemesNamed(options.schemes, *experiment);
    if (!schemes) return wrongUsageOrFile;
    for (std::size_t i = 1; i < options.refinements.size(); ++i)
        if (options.refinements[i] <= options.refinements[i - 1]) {
            addProblem("--refine", "each number must be greater than the one before");
            return wrongUsageOrFile;
        }
    if (const std::optional<Problem> obstacle = obstacleToConvergence(*experiment)) {
        addProblem(*obstacle);
        return wrongUsageOrFile;
    }
    OutputFile file(options.out);
    if (!file.good()) return commit(file); // before the long work
    Progress progress("computing");
    file.write(asCsv(measureConvergence({*experiment, *schemes, options.refinements, options.steps},
                                        [&progress](double share) { progress.show(share); })));
    return commit(file);
}

} // namespace

Command convergeCommand(CLI::App& app) {
    CLI::App* command = app.add_subcommand(
        "converge", "Make the time step smaller and measure how fast schemes come near to the exact solution");
    const auto options = std::make_shared<ConvergeOptions>();
    options->source.addTo(*command);
    addSchemes(*command, options->schemes);
    command
        ->add_option("--refine", options->refinements,
                     "By how much the step is divided, rising (default: 1,2,4,8); the medium stays the same")
        ->type_name("R,R,...")
        ->delimiter(',')
        ->allow_extra_args(false)
        ->transform(wholeNumber(1, finestStep));
    command
        ->add_option(
            "--steps", options->steps,
            "How long, in steps of the experiment (default: until the fastest of the waves looked at has "
            "turned by about half a cycle)")
        ->type_name("N")
        ->transform(wholeNumber(1, 1'000'000));
    command
        ->add_option(
            "--out", options->out,
            "CSV: scheme,refinement,error,order (the largest difference from the exact solution, in parts of "
            "the largest height at the start)")
        ->type_name("OUT.csv")
        ->required()
        ->check(outputName());
    Progress::addOption(*command);
    return {command, [options] { return converge(*options); }};
}

} // namespace seiche::cli
