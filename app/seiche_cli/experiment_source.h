// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "commands.h"

#include "model/experiment.h"

#include <optional>
#include <string>
#include <utility>
#include <vector>

namespace seiche::cli {

/// The options with which every command names its experiment: FILE, --preset ID or --link LINK, and --set
/// key=value.
class ExperimentSource {
public:
    void addTo(CLI::App& options);
    /// The built-in experiment that is meant where none is named.
    void orElse(std::string preset) { m_usual = std::move(preset); }

    /// The experiment; nothing when it could not be read. Then its problems have been printed, and `status` is
    /// the exit status of the command.
    std::optional<Experiment> load();
    Status status() const { return m_status; }

    /// What messages about the experiment begin with: the file as it was named, "preset ID" or "link".
    std::string name() const;

private:
    bool namesNone() const { return m_file.empty() && m_preset.empty() && m_link.empty(); }
    std::optional<std::string> text();
    std::optional<Experiment> refuse(Status status, const std::string& message);

    std::string m_file;
    std::string m_preset;
    std::string m_link;
    std::string m_usual;
    std::vector<std::string> m_overrides;
    Status m_status = Done;
};

/// A probe at the cell nearest to where the experiment is pulled.
Probe cellPulled(const Experiment& experiment, const std::string& name);

} // namespace seiche::cli
