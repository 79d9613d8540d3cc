// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/experiment.h"
#include "model/problem.h"

#include <string>
#include <string_view>
#include <variant>
#include <vector>

namespace seiche {

/// Objects and probes copied between experiments as text.
struct CopiedObjects {
    SceneKind scene = SceneKind::Pool; ///< scene of their origin
    PoolObjects objects;
    std::vector<Probe> probes;

    friend bool operator==(const CopiedObjects&, const CopiedObjects&) = default;
};

/// Writes an experiment file with these objects and probes only: `{ "seiche": 1, "medium": "pool",
/// "things": [ ... ], "probes": [ ... ] }`. Reading restores them exactly.
std::string writeCopied(const CopiedObjects& copied);

/// Reads such a text from any origin; without "medium" it is a pool. Checked like an experiment
/// file, except for checks that depend on the target experiment (see `problemsOfChange`); positions
/// must fit the largest pool or string. Returns all problems, or the nonempty content.
std::variant<CopiedObjects, std::vector<Problem>> readCopied(std::string_view text);

} // namespace seiche
