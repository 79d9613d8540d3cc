// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "commands.h"
#include "experiment_source.h"
#include "report.h"

#include "files/share_link.h"

#include <cstdio>
#include <memory>

namespace seiche::cli {

Command linkCommand(CLI::App& app) {
    CLI::App* options = app.add_subcommand("link", "Print an experiment as a link");
    const auto source = std::make_shared<ExperimentSource>();
    source->addTo(*options);
    const auto page = std::make_shared<std::string>();
    options
        ->add_option(
            "--page", *page,
            "Address of Seiche's web page; without this option, only the part from \"#\" on is printed")
        ->type_name("ADDRESS");
    return {options, [source, page] {
                const std::optional<Experiment> experiment = source->load();
                if (!experiment) return source->status();
                const std::optional<std::string> link = linkTo(*experiment);
                if (!link) {
                    addProblem(source->name(), "is too long for a link (at most " +
                                                   std::to_string(limits::linkLetters) +
                                                   " characters); share the file itself");
                    return CouldNotBeDone;
                }
                std::printf("%s%s\n", page->substr(0, page->find('#')).c_str(), link->c_str());
                return Done;
            }};
}

} // namespace seiche::cli
