// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "scheme_options.h"

#include "report.h"

#include "model/elided.h"
#include "model/validate.h"

#include <CLI/CLI.hpp>
#include <algorithm>

namespace seiche::cli {

void addSchemes(CLI::App& command, std::vector<std::string>& words) {
    command.add_option("--schemes", words, "Schemes, separated by commas: " + allNames<Scheme>())
        ->type_name("A,B,...")
        ->delimiter(',')
        ->allow_extra_args(false)
        ->required();
}

std::optional<std::vector<Scheme>> schemesNamed(const std::vector<std::string>& words,
                                                const Experiment& experiment) {
    std::vector<Scheme> schemes;
    bool sound = true;
    const auto refuse = [&sound](const std::string& message) {
        addProblem("--schemes", message);
        sound = false;
    };
    for (const std::string& word : words) {
        const std::optional<Scheme> scheme = fromString<Scheme>(word);
        if (!scheme) {
            refuse('"' + elided(word) + "\" is not one of " + allNames<Scheme>());
            continue;
        }
        if (std::ranges::count(schemes, *scheme) > 0) {
            refuse('"' + elided(word) + "\" is given twice");
            continue;
        }
        Experiment other = experiment;
        other.rule.scheme = *scheme;
        for (const Problem& problem : validate(other)) refuse(sentence(problem));
        schemes.push_back(*scheme);
    }
    return sound ? std::optional(schemes) : std::nullopt;
}

} // namespace seiche::cli
