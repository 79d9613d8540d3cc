// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "files/presets.h"

#include "files/experiment_file.h"

#include <algorithm>
#include <array>
#include <tuple>
#include <utility>

namespace seiche {

namespace {

// A list of experiments is read from the top: what a class starts with comes first. The others follow by
// name.
constexpr std::array<std::string_view, 10> first{"string",         "string-free-end",
                                                 "joined-strings", "coupled-strings",
                                                 "chain",          "piano-string",
                                                 "beats",          "ring",
                                                 "pool",           "basin"};

std::vector<Preset> readPresets() {
    std::vector<Preset> list;
    for (const PresetText& file : presetTexts()) {
        const ReadExperiment result = readExperiment(file.text);
        // A test reads every file; one that cannot be read never leaves the workshop.
        if (const Experiment* experiment = std::get_if<Experiment>(&result))
            list.push_back(
                {std::string(file.id), experiment->title, experiment->description, experiment->category});
    }
    const auto place = [](const Preset& preset) { return std::find(first.begin(), first.end(), preset.id); };
    std::stable_sort(list.begin(), list.end(), [&](const Preset& a, const Preset& b) {
        if (place(a) != place(b)) return place(a) < place(b);
        return std::tie(a.category, a.id) < std::tie(b.category, b.id);
    });
    return list;
}

} // namespace

std::span<const Preset> presets() {
    static const std::vector<Preset> list = readPresets();
    return list;
}

std::string_view presetText(std::string_view id) {
    for (const PresetText& file : presetTexts())
        if (file.id == id) return file.text;
    return {};
}

std::optional<Experiment> loadPreset(std::string_view id) {
    const std::string_view text = presetText(id);
    if (text.empty()) return std::nullopt;
    ReadExperiment result = readExperiment(text);
    if (Experiment* experiment = std::get_if<Experiment>(&result)) return std::move(*experiment);
    return std::nullopt;
}

JsonValue listed(std::span<const Preset> presets) {
    JsonValue::List list;
    for (const Preset& preset : presets) {
        JsonValue entry{JsonValue::Object()};
        entry.add("id", preset.id);
        entry.add("title", preset.title);
        entry.add("description", preset.description);
        entry.add("category", preset.category);
        list.push_back(std::move(entry));
    }
    return list;
}

} // namespace seiche
