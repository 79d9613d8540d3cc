// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "commands.h"
#include "experiment_source.h"
#include "option_checks.h"
#include "report.h"
#include "scheme_options.h"

#include "model/limits.h"
#include "model/run_memory.h"
#include "show/csv.h"

#include <algorithm>
#include <cmath>
#include <memory>
#include <span>

namespace seiche::cli {

namespace {

struct CompareOptions {
    ExperimentSource source;
    std::vector<std::string> schemes;
    std::int64_t steps = 0;
    std::string out;
};

struct Run {
    std::string scheme;
    Simulation simulation;
};

// Starts one run per scheme; empty on error.
std::vector<Run> start(const CompareOptions& options, const Experiment& experiment) {
    const std::optional<std::vector<Scheme>> schemes = schemesNamed(options.schemes, experiment);
    if (!schemes) return {};
    std::size_t memory = 0;
    Experiment other = experiment;
    for (const Scheme scheme : *schemes) {
        other.rule.scheme = scheme;
        memory += bytesOfRun(other);
    }
    if (memory > limits::memory) {
        addProblem("--schemes", "these runs together take more than " +
                                    std::to_string(limits::memory / 1'000'000) + " MB of memory");
        return {};
    }
    // All runs use the initial state of the first scheme, so that none is half a step ahead.
    std::vector<Run> runs;
    other.rule.scheme = schemes->front();
    runs.push_back({std::string(toString(schemes->front())), Simulation(other)});
    for (const Scheme scheme : std::span(*schemes).subspan(1))
        runs.push_back({std::string(toString(scheme)), runs.front().simulation.comparisonRun(scheme)});
    return runs;
}

double differenceBetween(const Simulation& one, const Simulation& other) {
    double largest = 0.0;
    for (int y = 0; y < one.grid().height; ++y)
        for (int x = 0; x < one.grid().width; ++x)
            largest = std::max(largest, std::abs(one.height(x, y) - other.height(x, y)));
    return largest;
}

void writeRows(OutputFile& out, const std::vector<Run>& runs, std::int64_t step) {
    const Simulation& first = runs.front().simulation;
    for (const Run& run : runs) {
        const Simulation& simulation = run.simulation;
        if (simulation.divergedAt()) continue;
        out.write(std::to_string(step) + ',' + run.scheme + ',' + csvNumber(simulation.energy().total()) + ',' +
                  csvNumber(simulation.largestHeight()) + ',' +
                  (first.divergedAt() ? "" : csvNumber(differenceBetween(simulation, first))) + '\n');
    }
}

Status compare(CompareOptions& options) {
    const std::optional<Experiment> experiment = options.source.load();
    if (!experiment) return options.source.status();
    std::vector<Run> runs = start(options, *experiment);
    if (runs.empty()) return WrongUsageOrFile;
    OutputFile out(options.out);
    out.write("step,scheme,energy,max_height,difference\n");
    writeRows(out, runs, 0);
    {
        Progress progress("comparing");
        for (std::int64_t step = 1; step <= options.steps && out.good(); ++step) {
            for (Run& run : runs) run.simulation.advance(1);
            writeRows(out, runs, step);
            progress.show(static_cast<double>(step) / static_cast<double>(options.steps));
        }
    }
    // Divergence is a valid result of a comparison.
    for (const Run& run : runs)
        if (const auto step = run.simulation.divergedAt())
            addProblem(options.source.name(), run.scheme + " diverged at step " + std::to_string(*step));
    const auto still = [](const Run& run) { return run.simulation.largestHeight() == 0.0; };
    // After a write error the runs have ended early.
    if (out.good() && std::all_of(runs.begin(), runs.end(), still))
        addProblem(options.source.name(),
                   "nothing moves; add a tap: --set 'events=[{\"step\":0,\"pull\":{}}]'");
    return commit(out);
}

} // namespace

Command compareCommand(CLI::App& app) {
    CLI::App* command = app.add_subcommand("compare", "Run the same experiment with several schemes");
    const auto options = std::make_shared<CompareOptions>();
    options->source.addTo(*command);
    addSchemes(*command, options->schemes);
    command->add_option("--steps", options->steps, "Number of steps to compute")
        ->type_name("N")
        ->required()
        ->transform(wholeNumber(0, limits::lastStep));
    command
        ->add_option("--out", options->out,
                     "Write CSV: step,scheme,energy,max_height,difference (largest difference in height from "
                     "the first scheme); a scheme that has diverged has no more rows")
        ->type_name("OUT.csv")
        ->required()
        ->check(outputName());
    Progress::addOption(*command);
    return {command, [options] { return compare(*options); }};
}

} // namespace seiche::cli
