// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "files/json_value.h"
#include "model/experiment.h"
#include "wave/translatable.h"

#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace seiche {

/// A built-in experiment, as lists show it.
///
/// The texts are English; the window translates them in the context "Preset".
struct Preset {
    std::string id; ///< the name of its file in presets/, without the ending
    std::string title;
    std::string description;
    std::string category; ///< the group that lists show it in
    std::string claim;    ///< what its run shows and a test measures
};

/// A group of built-in experiments, as lists show it.
struct PresetGroup {
    Translatable name;     ///< the `category` of its experiments
    Translatable sentence; ///< what they are about, in the context "PresetGroup"
};

/// The groups in the order of lists.
std::span<const PresetGroup> presetGroups();

/// The ids that have a place of their own in their group; others follow them.
std::span<const std::string_view> presetOrder();

/// All built-in experiments, group by group, in each from easy to hard.
std::span<const Preset> presets();

/// The built-in experiment with this id; nothing when there is none.
std::optional<Experiment> loadPreset(std::string_view id);

/// The file it was made from, as it stands in presets/; empty when there is none.
std::string_view presetText(std::string_view id);

/// A list of them: id, title, description, category, group (the same) and claim of each.
JsonValue listed(std::span<const Preset> presets);

/// The compiled-in files; made at build time from presets/*.seiche.
struct PresetText {
    std::string_view id;
    std::string_view text;
};
std::vector<PresetText> presetTexts();

} // namespace seiche
