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

constexpr std::array<PresetGroup, 16> groups{{
    {TRANSLATABLE("Preset", "Start here"),
     TRANSLATABLE("PresetGroup", "The first minutes: tap in rhythm and find a resonance.")},
    {TRANSLATABLE("Preset", "Strings"),
     TRANSLATABLE("PresetGroup",
                  "Waves on a string: reflections, standing waves, harmonics and joined strings.")},
    {TRANSLATABLE("Preset", "Waves and sources"),
     TRANSLATABLE("PresetGroup", "Waves from sources, near and far, in one direction or in all directions.")},
    {TRANSLATABLE("Preset", "Interference"),
     TRANSLATABLE("PresetGroup", "Several waves in one place: where they add up, and where they cancel.")},
    {TRANSLATABLE("Preset", "Slits and obstacles"),
     TRANSLATABLE("PresetGroup", "Diffraction: waves at openings, edges and small obstacles.")},
    {TRANSLATABLE("Preset", "Mirrors and walls"),
     TRANSLATABLE("PresetGroup", "Reflection: fixed, free, absorbing and curved walls.")},
    {TRANSLATABLE("Preset", "Refraction and lenses"),
     TRANSLATABLE("PresetGroup",
                  "Waves turn where their speed changes: Snell's law, prisms, lenses and mirages.")},
    {TRANSLATABLE("Preset", "Waveguides and filters"),
     TRANSLATABLE("PresetGroup", "Channels that guide waves, and filters that pass only some frequencies.")},
    {TRANSLATABLE("Preset", "Rooms and modes"),
     TRANSLATABLE("PresetGroup", "Enclosed water and its standing waves, each with its own frequency.")},
    {TRANSLATABLE("Preset", "Moving sources"),
     TRANSLATABLE("PresetGroup", "The Doppler effect, and sources that are faster than their waves.")},
    {TRANSLATABLE("Preset", "Water"),
     TRANSLATABLE("PresetGroup", "Rain, beaches, harbours and lakes: waves in shallow water.")},
    {TRANSLATABLE("Preset", "Numerics"),
     TRANSLATABLE("PresetGroup", "Numerical effects: direction, wavelength and stability.")},
    {TRANSLATABLE("Preset", "Springs"),
     TRANSLATABLE("PresetGroup", "Masses and springs, the model behind string and membrane.")},
    {TRANSLATABLE("Preset", "The 2013 page"),
     TRANSLATABLE("PresetGroup", "String and pool as computed by the 2013 web page.")},
    {TRANSLATABLE("Preset", "The 2009 programs"),
     TRANSLATABLE("PresetGroup", "String, water, fireworks and snow, based on the 2009 programs.")},
    {TRANSLATABLE("Preset", "Water effects"),
     TRANSLATABLE("PresetGroup",
                  "Integer arithmetic that looks like water, from the early days of computer graphics.")},
}};

// Easy to hard within each group; unlisted ids follow.
constexpr std::string_view order[] = {
    // Start here
    "string", "string-free-end", "pool", "basin",
    // Strings
    "pulse-fixed-end", "pulse-free-end", "ring", "standing-wave", "beats", "struck-string", "pluck-seventh",
    "octave-touch", "chain", "joined-strings", "pulse-heavy-end", "pulse-matched-end", "quarter-wave-joint",
    "coupled-strings", "piano-string",
    // Waves and sources
    "one-source", "plane-wave", "intersecting-planes", "waveforms", "beats-pool", "reciprocity", "dipole",
    "lateral-quadrupole", "linear-quadrupole", "hexapole", "octupole", "twelve-pole", "gaussian-beam",
    "phased-array-1", "phased-array-2", "phased-array-3", "scattering", "formula-start",
    // Interference
    "two-sources", "phase-difference", "four-sources", "lloyds-mirror", "coherence", "incoherent-sources",
    // Slits and obstacles
    "single-slit", "wide-slit", "double-slit", "missing-order", "triple-slit", "five-slits", "grating",
    "random-slits", "unequal-slits", "soft-edges", "half-plane", "obstacle", "poisson-spot", "babinet",
    "zone-plate-even", "zone-plate-odd",
    // Mirrors and walls
    "fixed-and-free", "corner", "breakwater", "circle", "parabola", "headlight", "ellipse", "step-pyramid",
    // Refraction and lenses
    "slow-medium", "snell", "total-reflection", "prism", "right-angle-prism", "porro-prism", "lens",
    "plano-convex-lens", "circular-prism", "anti-reflective-coating", "frustrated-reflection", "mirage",
    "inversion", "sound-channel", "luneburg-lens", "formula-speed",
    // Waveguides and filters
    "wave-guide", "sound-duct", "guide-two-modes", "guide-bend", "guide-junction", "guide-coupler",
    "baffled-piston", "side-branch", "low-pass", "heavy-beads", "high-pass", "tone-holes", "muffler",
    "bragg-mirror",
    // Rooms and modes
    "seiche", "mode-1x1", "modes-fixed", "modes-acoustic", "mode-mixtures", "turning-mode", "cavity",
    "room-resonance", "pan-pipe", "circular-drum", "coupled-cavities", "whispering-gallery", "stadium",
    // Moving sources
    "doppler", "rotating-source", "doppler-mirror", "sonic-boom",
    // Water
    "rain", "beach", "island", "harbour", "long-lake", "bent-lake", "two-basin-lake", "lake-geneva",
    "tidal-bay", "continental-shelf", "greens-law",
    // Numerics
    "courant-one", "short-waves-lag", "too-fast", "aliasing", "dispersion", "anisotropy", "chessboard",
    "instability", "chessboard-grows", "whole-numbers",
    // The 2009 programs
    "string-2009", "pool-2009", "fireworks", "snow"};

std::size_t placeOfGroup(std::string_view name) {
    const auto it =
        std::ranges::find_if(groups, [&](const PresetGroup& group) { return group.name.text == name; });
    return static_cast<std::size_t>(it - groups.begin());
}

// Reads the texts only, so that the list appears at once. The rest of a file is read when it is
// opened.
std::vector<Preset> readPresets() {
    std::vector<Preset> list;
    for (const PresetText& file : presetTexts()) {
        const JsonReading reading = readJsonLeniently(std::string(file.text));
        // A test reads all files, so none fails here.
        if (!reading.value) continue;
        const auto text = [&](const char* key) {
            const JsonValue* value = reading.value->find(key);
            return value && value->text() ? *value->text() : std::string();
        };
        list.push_back(
            {std::string(file.id), text("title"), text("description"), text("category"), text("claim")});
    }
    const auto place = [](const Preset& preset) {
        return std::tuple(placeOfGroup(preset.category), std::string_view(preset.category),
                          std::ranges::find(order, preset.id) - std::begin(order), std::string_view(preset.id));
    };
    std::ranges::sort(list, {}, place);
    return list;
}

} // namespace

std::span<const Preset> presets() {
    static const std::vector<Preset> list = readPresets();
    return list;
}

std::span<const PresetGroup> presetGroups() { return groups; }

std::span<const std::string_view> presetOrder() { return order; }

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
        entry.add("group", preset.category);
        entry.add("claim", preset.claim);
        list.push_back(std::move(entry));
    }
    return list;
}

} // namespace seiche
