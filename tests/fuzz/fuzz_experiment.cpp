// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later

// Any text is refused with a reason, or is an experiment that survives writing, reading and, if
// small, running.
#include "files/experiment_file.h"
#include "model/validate.h"
#include "run/simulation.h"

#include <cstdint>
#include <cstdlib>

namespace {

void must(bool holds) {
    if (!holds) std::abort();
}

void run(const seiche::Experiment& experiment) {
    constexpr std::int64_t cells = 10'000;
    constexpr std::int64_t steps = 3;
    if (std::int64_t{experiment.grid.width} * experiment.grid.height > cells) return;
    seiche::Simulation simulation(experiment);
    simulation.advance(steps);
    must(simulation.divergedAt() || simulation.frame() == steps);
}

} // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    const seiche::ReadExperiment read =
        seiche::readExperiment(std::string_view(reinterpret_cast<const char*>(data), size));
    if (const auto* problems = std::get_if<std::vector<seiche::Problem>>(&read)) {
        must(!problems->empty());
        return 0;
    }
    const seiche::Experiment& experiment = std::get<seiche::Experiment>(read);
    must(seiche::validate(experiment).empty());
    const seiche::ReadExperiment again = seiche::readExperiment(seiche::writeExperiment(experiment));
    must(std::get_if<seiche::Experiment>(&again) != nullptr);
    must(std::get<seiche::Experiment>(again) == experiment);
    run(experiment);
    return 0;
}
