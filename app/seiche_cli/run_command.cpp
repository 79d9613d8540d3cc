// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "advance.h"
#include "commands.h"
#include "experiment_source.h"
#include "option_checks.h"
#include "report.h"

#include "files/json_value.h"
#include "model/limits.h"
#include "run/joint_watch.h"
#include "run/mean_window.h"
#include "run/screen_meter.h"
#include "show/csv.h"
#include "study/standing_wave_watch.h"

#include <algorithm>
#include <cinttypes>
#include <cmath>
#include <cstdio>
#include <memory>
#include <optional>

namespace seiche::cli {

namespace {

struct RunOptions {
    ExperimentSource source;
    std::int64_t steps = 0;
    std::string state;
    std::vector<std::int64_t> at;
    std::string probe;
    std::string screen;
    bool hash = false;
    bool json = false;
    int threads = 0;
};

// Default probe: the tap position.
std::vector<Probe> probesOf(const Experiment& experiment) {
    if (!experiment.probes.empty()) return experiment.probes;
    return {cellPulled(experiment, "pull")};
}

// The screens of the experiment with their measurements.
class Screens {
public:
    explicit Screens(const Experiment& experiment) : m_window(stepsToLookBack(meanWindowOf(experiment))) {
        for (const PoolObject& object : experiment.objects)
            if (const Instrument* instrument = std::get_if<Instrument>(&object.is);
                instrument && instrument->kind == InstrumentKind::Screen)
                m_all.push_back({object.name, {}});
    }
    bool empty() const { return m_all.empty(); }
    /// Observes the run. Returns the next step to observe.
    std::int64_t observe(const Simulation& run, std::int64_t last) {
        if (run.frame() < last - m_window) return last - m_window;
        for (Screen& each : m_all)
            if (const PoolObject* object = findObject(run.settings().objects, each.name))
                if (std::holds_alternative<Instrument>(object->is)) each.meter.watch(run, *object);
        return run.frame() + 1;
    }
    void write(OutputFile& out, const Simulation& run) const {
        writeScreensHead(out);
        for (const Screen& each : m_all)
            if (const PoolObject* object = findObject(run.settings().objects, each.name))
                writeScreen(out, run, *object, each.meter.profile());
    }

private:
    struct Screen {
        std::string name;
        ScreenMeter meter;
    };
    std::vector<Screen> m_all;
    std::int64_t m_window;
};

// Runs the simulation and records the requested outputs. Returns false if the run diverged before
// these were complete.
bool record(Simulation& run, const RunOptions& options, OutputFile* state, OutputFile* probe, Screens* screens,
            JointWatch* joints, StandingWaveWatch* standing) {
    const std::vector<Probe> probes = probesOf(run.start());
    if (state) writeStateHead(*state, run.start());
    HeightRecord seen = recordAt(probes);
    const auto writeSeen = [&] {
        writeProbes(*probe, seen, probes);
        seen.clear();
    };
    if (probe) {
        writeProbesHead(*probe);
        writeProbes(*probe, run, probes);
    }
    Progress progress("computing");
    auto frame = options.at.begin();
    while (!run.divergedAt()) {
        if (joints) joints->observe(run);
        if (standing) standing->observe(run);
        if (state && frame != options.at.end() && *frame == run.frame()) {
            writeState(*state, run);
            ++frame;
        }
        const std::int64_t toSee = screens ? screens->observe(run, options.steps) : options.steps;
        if (run.frame() == options.steps) return true;
        std::int64_t next = std::min(toSee, state && frame != options.at.end() ? *frame : options.steps);
        if (joints && !joints->joints().empty())
            next = std::min(next, run.frame() + JointWatch::stepsBetweenLooks(run.grid().width));
        if (standing && !standing->empty()) next = std::min(next, run.frame() + 1);
        if (probe) advanceTo(run, next, options.steps, progress, &seen, writeSeen);
        else advanceTo(run, next, options.steps, progress);
        // Stops early on a full disk.
        if ((state && !state->good()) || (probe && !probe->good())) return true;
    }
    // All requested steps may precede the divergence.
    return state && !probe && !screens && !options.hash && frame == options.at.end();
}

JsonValue standingWaveOf(const StandingWaveWatch::Reading& reading) {
    const StandingWave& wave = reading.wave;
    JsonValue value{JsonValue::Object()};
    value.add("ruler", reading.ruler);
    value.add("towards", wave.towardsRight ? JsonValue(*wave.towardsRight ? "right" : "left") : JsonValue());
    value.add("amplitude", wave.running);
    value.add("ratio", wave.ratio);
    value.add("reflection", wave.reflection);
    value.add("phase", wave.phase);
    value.add("nodes", JsonValue::List(wave.nodes.begin(), wave.nodes.end()));
    value.add("nodeDistance", wave.nodeDistance);
    return value;
}

// Returns the reflected and the transmitted height of a pulse from one side of a boundary.
JsonValue reflectionOf(const JointReflection& predicted, const std::optional<MeasuredReflection>& measured) {
    JsonValue value{JsonValue::Object()};
    const auto add = [&](const char* key, double theory, double MeasuredReflection::* part) {
        JsonValue both{JsonValue::Object()};
        both.add("predicted", theory);
        both.add("measured", measured ? JsonValue((*measured).*part) : JsonValue());
        value.add(key, std::move(both));
    };
    add("reflected", predicted.reflected, &MeasuredReflection::reflected);
    add("transmitted", predicted.transmitted, &MeasuredReflection::transmitted);
    if (measured) value.add("step", static_cast<double>(measured->frame));
    return value;
}

void printAsJson(const Simulation& run, const JointWatch& joints, const StandingWaveWatch& standing,
                 bool hash) {
    JsonValue value{JsonValue::Object()};
    value.add("steps", static_cast<double>(run.frame()));
    value.add("largestHeight", run.largestHeight());
    if (hash) {
        char text[17];
        std::snprintf(text, sizeof text, "%016" PRIx64, run.hash());
        value.add("hash", std::string(text));
    }
    JsonValue::List list;
    const double speed = longWaveSpeed(run.rule());
    for (std::size_t i = 0; i < joints.joints().size(); ++i) {
        const Joint& joint = joints.joints()[i];
        JsonValue each{JsonValue::Object()};
        each.add("at", joint.at);
        each.add("speeds", JsonValue::List{JsonValue(speed * std::sqrt(joint.left)),
                                           JsonValue(speed * std::sqrt(joint.right))});
        for (const bool fromLeft : {true, false}) {
            const auto& measured = joints.measured(i);
            each.add(fromLeft ? "fromLeft" : "fromRight",
                     reflectionOf(joints.predicted(i, fromLeft),
                                  measured && measured->fromLeft == fromLeft ? measured : std::nullopt));
        }
        list.push_back(std::move(each));
    }
    value.add("joints", std::move(list));
    JsonValue::List waves;
    for (const StandingWaveWatch::Reading& reading : standing.readings())
        waves.push_back(standingWaveOf(reading));
    value.add("standingWaves", std::move(waves));
    std::fputs(pretty(value).c_str(), stdout);
}

Status run(RunOptions& options) {
    if (!allDiffer({{"--state", options.state}, {"--probe", options.probe}, {"--screen", options.screen}}))
        return WrongUsageOrFile;
    const std::optional<Experiment> experiment = options.source.load();
    if (!experiment) return options.source.status();
    if (options.at.empty()) options.at.push_back(options.steps);
    std::sort(options.at.begin(), options.at.end());
    options.at.erase(std::unique(options.at.begin(), options.at.end()), options.at.end());
    if (options.at.back() > options.steps) {
        addProblem("--at", std::to_string(options.at.back()) + " is beyond the last step (--steps " +
                               std::to_string(options.steps) + ")");
        return WrongUsageOrFile;
    }

    Screens screens(*experiment);
    if (!options.screen.empty() && screens.empty()) {
        addProblem("--screen", "the experiment has no screen");
        return WrongUsageOrFile;
    }
    std::optional<OutputFile> state, probe, screen;
    if (!options.state.empty()) state.emplace(options.state);
    if (!options.probe.empty()) probe.emplace(options.probe);
    if (!options.screen.empty()) screen.emplace(options.screen);
    Simulation simulation(*experiment);
    simulation.setThreads(options.threads);
    JointWatch joints;
    StandingWaveWatch standing;
    const bool complete = record(simulation, options, state ? &*state : nullptr, probe ? &*probe : nullptr,
                                 screen ? &screens : nullptr, options.json ? &joints : nullptr,
                                 options.json ? &standing : nullptr);
    if (simulation.divergedAt())
        addProblem(options.source.name(), "diverged at step " + std::to_string(*simulation.divergedAt()));
    if (!complete) return CouldNotBeDone;
    if (state && commit(*state) != Done) return CouldNotBeDone;
    if (probe && commit(*probe) != Done) return CouldNotBeDone;
    if (screen) {
        screens.write(*screen, simulation);
        if (commit(*screen) != Done) return CouldNotBeDone;
    }
    if (options.json) printAsJson(simulation, joints, standing, options.hash);
    else if (options.hash) std::printf("hash: %016" PRIx64 "\n", simulation.hash());
    if (!state && !probe && !screen && !options.hash && !options.json)
        std::printf("%" PRId64 " steps, largest height %s\n", simulation.frame(),
                    csvNumber(simulation.largestHeight()).c_str());
    return Done;
}

} // namespace

Command runCommand(CLI::App& app) {
    CLI::App* command = app.add_subcommand("run", "Run an experiment and write the results");
    const auto options = std::make_shared<RunOptions>();
    options->source.addTo(*command);
    command->add_option("--steps", options->steps, "Number of steps to compute")
        ->type_name("N")
        ->required()
        ->transform(wholeNumber(0, limits::lastStep));
    CLI::Option* state = command
                             ->add_option("--state", options->state,
                                          "Write the height of every point or cell as CSV: step,i,height "
                                          "(string) or step,x,y,height (pool)")
                             ->type_name("OUT.csv")
                             ->check(outputName());
    command->add_option("--at", options->at, "Steps that --state writes (default: the last step)")
        ->type_name("N,N,...")
        ->delimiter(',')
        ->allow_extra_args(false)
        ->needs(state)
        ->transform(wholeNumber(0, limits::lastStep));
    command
        ->add_option("--probe", options->probe,
                     "Write the heights at the probes at every step as CSV: step,name,height (without probes: "
                     "at the tapped point)")
        ->type_name("OUT.csv")
        ->check(outputName());
    command
        ->add_option("--screen", options->screen,
                     "Write the intensity along the screens at the last step, averaged over whole periods, as "
                     "CSV: name,position,angle_deg,intensity,predicted")
        ->type_name("OUT.csv")
        ->check(outputName());
    command->add_flag("--hash", options->hash,
                      "Print a fingerprint of the last state; equal runs have equal fingerprints");
    command->add_flag("--json", options->json,
                      "Print JSON: steps, largestHeight, hash (with --hash), joints (reflection and "
                      "transmission coefficients at the boundaries of a string, predicted and measured) and "
                      "standingWaves (measured by horizontal rulers beside a string)");
    command->add_option("--threads", options->threads, "Number of threads; the result does not depend on it")
        ->type_name("T")
        ->transform(wholeNumber(1, 256));
    Progress::addOption(*command);
    return {command, [options] { return run(*options); }};
}

} // namespace seiche::cli
