// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "commands.h"

#include "files/json_value.h"
#include "files/presets.h"

#include <algorithm>
#include <cstdio>
#include <memory>

namespace seiche::cli {

namespace {

void printPresets() {
    std::size_t widest = 18;
    for (const Preset& preset : presets()) widest = std::max(widest, preset.id.size());
    std::string_view category;
    for (const Preset& preset : presets()) {
        if (preset.category != category)
            std::printf("%s%s\n", category.empty() ? "" : "\n", preset.category.c_str());
        category = preset.category;
        std::printf("  %-*s %s\n", static_cast<int>(widest), preset.id.c_str(), preset.title.c_str());
    }
}

} // namespace

Command presetsCommand(CLI::App& app) {
    CLI::App* options = app.add_subcommand("presets", "List the examples (built-in experiments)");
    const auto json = std::make_shared<bool>(false);
    options->add_flag("--json", *json, "Print JSON: id, title, description, group and claim of each example");
    return {options, [json] {
                if (*json) std::fputs(pretty(listed(presets())).c_str(), stdout);
                else printPresets();
                return Done;
            }};
}

} // namespace seiche::cli
