// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "commands.h"
#include "experiment_source.h"
#include "option_checks.h"
#include "report.h"

#include "files/json_value.h"
#include "model/objects_change.h"
#include "model/real_scale.h"
#include "theory/modes.h"

#include <cmath>
#include <cstdio>
#include <memory>

namespace seiche::cli {

namespace {

struct ModesOptions {
    ExperimentSource source;
    std::size_t count = 10;
    bool json = false;
};

void printModesAsJson(const std::vector<Mode>& modes, const Experiment& experiment) {
    const std::optional<RealScale> scale = realScaleOf(experiment);
    JsonValue::List list;
    for (const Mode& mode : modes) {
        JsonValue::List halfWaves{JsonValue(mode.halfWavesX)};
        if (experiment.rule.scene == SceneKind::Pool) halfWaves.push_back(JsonValue(mode.halfWavesY));
        JsonValue value{JsonValue::Object()};
        value.add("halfWaves", std::move(halfWaves));
        value.add("frequency", mode.motion.frequency(experiment.stepsPerSecond));
        if (scale) value.add("realFrequency", scale->hertz(mode.motion.cyclesPerStep()));
        value.add("period", mode.motion.period());
        value.add("decay", mode.motion.decay);
        value.add("halfLife", mode.motion.halfLife());
        list.push_back(std::move(value));
    }
    std::fputs(pretty(JsonValue(std::move(list))).c_str(), stdout);
}

// Columns of the table. An infinite period or half-life is "none". A number beyond the range of
// double is "-", with an explanation in the last line.
class Columns {
public:
    void print(int width, int digits, double value, bool mayBeInfinite = false) {
        const bool isNone = mayBeInfinite && std::isinf(value);
        if (std::isfinite(value)) std::printf(" %*.*g", width, digits, value);
        else std::printf(" %*s", width, isNone ? "none" : "-");
        m_isIncomplete |= !std::isfinite(value) && !isNone;
    }
    void explain() const {
        if (m_isIncomplete) std::printf("-: beyond what can be computed\n");
    }

private:
    bool m_isIncomplete = false;
};

void printModes(const std::vector<Mode>& modes, const Experiment& experiment) {
    const bool pool = experiment.rule.scene == SceneKind::Pool;
    const std::optional<RealScale> scale = realScaleOf(experiment);
    Columns columns;
    std::printf("%-12s %14s %14s %14s %16s%s\n", "half waves", "Hz", "steps", "decay/step", "half-life/steps",
                scale ? "        real Hz" : "");
    for (const Mode& mode : modes) {
        char name[48];
        if (pool) std::snprintf(name, sizeof name, "%g x %g", mode.halfWavesX, mode.halfWavesY);
        else std::snprintf(name, sizeof name, "%g", mode.halfWavesX);
        std::printf("%-12s", name);
        columns.print(14, 8, mode.motion.frequency(experiment.stepsPerSecond));
        columns.print(14, 8, mode.motion.period(), true);
        columns.print(14, 10, mode.motion.decay);
        columns.print(16, 8, mode.motion.halfLife(), true);
        if (scale) columns.print(14, 8, scale->hertz(mode.motion.cyclesPerStep()));
        std::printf("\n");
    }
    columns.explain();
}

Status list(const ModesOptions& options, const Experiment& experiment) {
    if (!isUniform(experiment)) {
        addProblem(options.source.name(), "its standing waves are not known: there are walls or media in it");
        return CouldNotBeDone;
    }
    const std::optional<Modes> modes = Modes::of(experiment.rule, experiment.grid);
    if (!modes) {
        addProblem(options.source.name(),
                   hasImpedanceEnd(experiment.rule)
                       ? "its standing waves are not known: a damper at an end absorbs energy"
                       : "has no standing waves: an end or side absorbs, or no cell can move");
        return CouldNotBeDone;
    }
    const std::vector<Mode> lowest = modes->lowest(options.count);
    if (options.json) printModesAsJson(lowest, experiment);
    else printModes(lowest, experiment);
    return Done;
}

} // namespace

Command modesCommand(CLI::App& app) {
    CLI::App* command = app.add_subcommand("modes", "Predict the modes: frequency, period and decay");
    const auto options = std::make_shared<ModesOptions>();
    options->source.addTo(*command);
    command->add_option("--count", options->count, "Number of modes, lowest frequency first (default: 10)")
        ->type_name("M")
        ->transform(wholeNumber(1, 1'000'000));
    command->add_flag("--json", options->json,
                      "Print JSON: halfWaves (half-wavelengths between the ends), frequency (Hz), period "
                      "(steps), decay (per step), halfLife (steps) and, if the experiment represents a real "
                      "system, realFrequency (Hz); null: infinite or not computable");
    return {command, [options] {
                const std::optional<Experiment> experiment = options->source.load();
                return experiment ? list(*options, *experiment) : options->source.status();
            }};
}

} // namespace seiche::cli
