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

/// Command line options for an experiment: FILE, --preset ID or --link LINK, and --set key=value.
class ExperimentSource {
public:
    void addTo(CLI::App& options);
    /// Sets the default example.
    void orElse(std::string preset) { m_usual = std::move(preset); }

    /// Reads the experiment. If this fails, returns empty, prints the problems and sets `status` to
    /// the exit status.
    std::optional<Experiment> load();
    Status status() const { return m_status; }

    /// Returns the message prefix: file name, "preset ID" or "link".
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

/// Returns a probe at the cell of the tap.
Probe cellPulled(const Experiment& experiment, const std::string& name);

} // namespace seiche::cli
