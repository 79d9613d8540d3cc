// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "commands.h"
#include "experiment_source.h"

#include "files/json_value.h"
#include "study/run_stability.h"

#include <cmath>
#include <cstdio>
#include <memory>

namespace seiche::cli {

namespace {

// `isBound`: with walls or media, the limit is a lower bound and the growth an upper bound.
void printStabilityAsJson(const Stability& stability, bool isBound) {
    JsonValue value{JsonValue::Object()};
    value.add("stable", stability.usable());
    value.add("growthPerStep", stability.growthPerStep);
    value.add("worstWaveLength", stability.worst.length());
    value.add("limitK", stability.limitK);
    value.add("bound", isBound);
    std::fputs(pretty(value).c_str(), stdout);
}

void printStability(const Stability& stability, bool isBound, const Rule& rule) {
    const bool whole = rule.arithmetic == Arithmetic::Integer;
    const char* name = whole ? "1/divisor" : "k";
    const char* verdict = stability.verdict == Verdict::Stable  ? "stable"
                          : stability.verdict == Verdict::Limit ? "stable, exactly on the limit"
                                                                : "unstable";
    std::printf("verdict: %s\n", verdict);
    if (std::isfinite(stability.growthPerStep))
        std::printf("growth per step: %s%.9g\n", isBound ? "at most " : "", stability.growthPerStep);
    else std::printf("growth per step: beyond what can be computed\n");
    std::printf("%s: %.9g\n", name, whole ? 1.0 / rule.divisor : rule.k);
    if (std::isfinite(stability.limitK))
        std::printf("limit of %s: %s%.9g\n", name, isBound ? "at least " : "", stability.limitK);
    else std::printf("limit of %s: none\n", name);
    if (std::isfinite(stability.worst.length()))
        std::printf("wave that grows first: %.9g cells long\n", stability.worst.length());
    else std::printf("wave that grows first: a uniform displacement\n");
}

} // namespace

Command stabilityCommand(CLI::App& app) {
    CLI::App* command = app.add_subcommand(
        "stability",
        "Predict whether an experiment is stable (Courant or CFL condition) and which wave grows first");
    const auto source = std::make_shared<ExperimentSource>();
    const auto json = std::make_shared<bool>(false);
    source->addTo(*command);
    command->add_flag(
        "--json", *json,
        "Print JSON: stable, growthPerStep, worstWaveLength (cells; null: the flat surface), limitK (null: no "
        "limit), bound (true with walls or media: growthPerStep is an upper bound, limitK a lower bound)");
    return {command, [source, json] {
                const std::optional<Experiment> experiment = source->load();
                if (!experiment) return source->status();
                const Simulation run(*experiment);
                const Stability stability = stabilityOf(run);
                if (*json) printStabilityAsJson(stability, isUneven(run));
                else printStability(stability, isUneven(run), run.rule());
                return Done;
            }};
}

} // namespace seiche::cli
