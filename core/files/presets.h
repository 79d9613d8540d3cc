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

/// An example, as shown in lists.
///
/// The texts are English; the window translates them in the context "Preset".
struct Preset {
    std::string id; ///< file name without extension, in presets/
    std::string title;
    std::string description;
    std::string category; ///< group in lists
    std::string claim;    ///< statement about the run, checked by a test
};

/// A group of examples, as shown in lists.
struct PresetGroup {
    Translatable name;     ///< `category` of its experiments
    Translatable sentence; ///< topic of the group, in the context "PresetGroup"
};

/// Returns the groups in list order.
std::span<const PresetGroup> presetGroups();

/// Returns the ids with a fixed order in their group; other ids follow.
std::span<const std::string_view> presetOrder();

/// Returns all examples, by group, easy to hard.
std::span<const Preset> presets();

/// Returns the example with this id; empty if none.
std::optional<Experiment> loadPreset(std::string_view id);

/// Returns the source file unchanged; empty if none.
std::string_view presetText(std::string_view id);

/// Returns a JSON list with id, title, description, category, group (equal to category) and claim
/// of each preset.
JsonValue listed(std::span<const Preset> presets);

/// The compiled-in files, generated from presets/*.seiche at build time.
struct PresetText {
    std::string_view id;
    std::string_view text;
};
std::vector<PresetText> presetTexts();

} // namespace seiche
