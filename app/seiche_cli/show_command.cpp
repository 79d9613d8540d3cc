// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "commands.h"
#include "experiment_source.h"

#include "files/experiment_file.h"

#include <cstdio>
#include <memory>

namespace seiche::cli {

Command showCommand(CLI::App& app) {
    CLI::App* options = app.add_subcommand("show", "Print an experiment as JSON with all defaults filled in");
    const auto source = std::make_shared<ExperimentSource>();
    source->addTo(*options);
    return {options, [source] {
                const std::optional<Experiment> experiment = source->load();
                if (!experiment) return source->status();
                std::fputs(writeExperiment(*experiment).c_str(), stdout);
                return Done;
            }};
}

} // namespace seiche::cli
