// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>

namespace seiche {

/// Something wrong with an experiment: where ("edges.left") and what ("\"loose\" is not one of fixed, free,
/// ...").
struct Problem {
    std::string path;
    std::string message;

    friend bool operator==(const Problem&, const Problem&) = default;
};

} // namespace seiche
