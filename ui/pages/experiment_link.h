// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "session/session.h"

#include <QUrl>

#include <optional>
#include <vector>

namespace seiche {

/// A link of the theory that sets up an experiment: "try:PRESET?key=value&key=value".
///
/// The keys are those of experiment files and of `seiche-cli --set` (`k`, `damping.velocity`, `pullWith.height`
/// ...), and besides them
///   twin=SCHEME  another scheme beside it; may be given more than once
///   pull=1       pulls once at the start, with the experiment's own pull
struct ExperimentLink {
    Experiment experiment;
    std::vector<Scheme> twins;

    /// Nothing when the preset or a key is unknown or a value is not allowed.
    static std::optional<ExperimentLink> from(const QUrl& url);

    /// Switches the twins on or off in a session where the experiment has been opened, and lets it play.
    void startIn(Session& session) const;
};

} // namespace seiche
