// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "session/session.h"

#include <QUrl>

#include <optional>
#include <vector>

namespace seiche {

/// A link of the theory that opens an experiment: "try:PRESET?key=value&key=value".
///
/// The keys are the keys of experiment files and of `seiche-cli --set` (`k`, `damping.velocity`,
/// `pullWith.height` …), and also
///   `twin=SCHEME`  adds a comparison run with this scheme; may be repeated
///   `pull=1`       adds a tap at the start, with the experiment's own `pullWith`
struct ExperimentLink {
    Experiment experiment;
    std::vector<Scheme> comparisonRuns;

    /// Parses a link. Empty if the preset, a key or a value is invalid.
    static std::optional<ExperimentLink> from(const QUrl& url);

    /// Switches the comparison runs on or off in the session of the opened experiment, and starts
    /// playback.
    void startIn(Session& session) const;
};

} // namespace seiche
