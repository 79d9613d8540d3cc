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

/// Objects and probes that go from one experiment to another as text.
struct CopiedObjects {
    SceneKind scene = SceneKind::Pool; ///< where they come from
    PoolObjects objects;
    std::vector<Probe> probes;

    friend bool operator==(const CopiedObjects&, const CopiedObjects&) = default;
};

/// The text of an experiment file that has nothing but them: `{ "seiche": 1, "medium": "pool", "things": [ ...
/// ], "probes": [ ... ] }`. Reading it gives the same again, to the last bit.
std::string writeCopied(const CopiedObjects& copied);

/// Reads such a text, which may come from anywhere; without "medium" it is of a pool. Checked is what an
/// experiment file is checked for but what depends on the experiment they come into (see `problemsOfChange`);
/// places fit into some pool or string. Returns all problems of the text, or what it has, which is not nothing.
std::variant<CopiedObjects, std::vector<Problem>> readCopied(std::string_view text);

} // namespace seiche
