// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "experiment_source.h"

#include "did_you_mean.h"
#include "report.h"

#include "files/experiment_file.h"
#include "files/input_file.h"
#include "files/presets.h"
#include "files/share_link.h"
#include "wave/clamped_to.h"

#include <algorithm>

namespace seiche::cli {

void ExperimentSource::addTo(CLI::App& options) {
    CLI::Option* file = options.add_option("FILE", m_file, "Experiment file (*.seiche)")->type_name("");
    CLI::Option* preset =
        options
            .add_option("--preset", m_preset, "Example with this ID; 'seiche-cli presets' lists all examples")
            ->type_name("ID")
            ->excludes(file);
    options.add_option("--link", m_link, "Experiment in this link, or in the part after its \"#\"")
        ->type_name("LINK")
        ->excludes(file, preset);
    options
        .add_option("--set", m_overrides,
                    "Change a value of the experiment, such as k=0.5, damping.velocity=0.99 or size=[64,48]; "
                    "can be repeated")
        ->type_name("KEY=VALUE")
        ->allow_extra_args(false);
}

std::string ExperimentSource::name() const {
    if (!m_link.empty()) return "link";
    return m_preset.empty() ? m_file : "preset " + m_preset;
}

std::optional<std::string> ExperimentSource::text() {
    if (namesNone() && !m_usual.empty()) return std::string(presetText(m_usual));
    if (namesNone()) {
        refuse(WrongUsageOrFile, "name an experiment file, or an example with --preset ID");
        return std::nullopt;
    }
    if (!m_link.empty()) {
        LinkedFile linked = fileInLink(m_link);
        if (!linked.problem) return std::move(linked.text);
        refuse(WrongUsageOrFile, sentence(*linked.problem));
        return std::nullopt;
    }
    if (!m_preset.empty()) {
        const std::string_view text = presetText(m_preset);
        if (!text.empty()) return std::string(text);
        std::vector<std::string> names;
        for (const Preset& preset : presets()) names.push_back(preset.id);
        refuse(WrongUsageOrFile,
               "there is no such preset; " + didYouMean(m_preset, names, "\"seiche-cli presets\" lists them"));
        return std::nullopt;
    }
    InputFile input = readInputFile(m_file, limits::fileBytes);
    if (!input.problem) return std::move(input.text);
    refuse(input.tooLarge ? WrongUsageOrFile : CouldNotBeDone, sentence(*input.problem));
    return std::nullopt;
}

std::optional<Experiment> ExperimentSource::load() {
    const std::optional<std::string> experimentText = text();
    if (!experimentText) return std::nullopt;
    ReadExperiment result = readExperiment(*experimentText, m_overrides);
    if (Experiment* experiment = std::get_if<Experiment>(&result)) return std::move(*experiment);
    for (const Problem& problem : std::get<std::vector<Problem>>(result)) addProblem(name(), lineOf(problem));
    m_status = WrongUsageOrFile;
    return std::nullopt;
}

std::optional<Experiment> ExperimentSource::refuse(Status status, const std::string& message) {
    addProblem(namesNone() ? "seiche-cli" : name(), message);
    m_status = status;
    return std::nullopt;
}

Probe cellPulled(const Experiment& experiment, const std::string& name) {
    const auto nearest = [](double at, int size) { return clampedTo(at + 0.5, 0, size - 1); };
    return {name, nearest(experiment.pullWith.x, experiment.grid.width),
            nearest(experiment.pullWith.y, experiment.grid.height)};
}

} // namespace seiche::cli
