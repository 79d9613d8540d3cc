// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstddef>
#include <cstdlib>
#include <string_view>

namespace seiche {

/// Returns whether long tests run only a share of their cases: `./dev test` sets SEICHE_SHARE to the number of
/// commits, `./dev test all` does not set it.
inline bool isShared() { return std::getenv("SEICHE_SHARE") != nullptr; }

/// Returns whether a file has changed whose path, from the root of the sources, begins with this.
/// SEICHE_CHANGED lists the paths, one per line.
inline bool hasChanged(std::string_view beginning) {
    const char* changed = std::getenv("SEICHE_CHANGED");
    const std::string_view paths(changed ? changed : "");
    for (std::size_t at = paths.find(beginning); at != std::string_view::npos;
         at = paths.find(beginning, at + 1))
        if (at == 0 || paths[at - 1] == '\n') return true;
    return false;
}

/// Returns whether a long test runs its case number `index`: always without a share, otherwise in every `of`-th
/// commit, so that `of` commits in a row run all cases.
inline bool isInShare(std::size_t index, std::size_t of) {
    return !isShared() || (index + std::strtoull(std::getenv("SEICHE_SHARE"), nullptr, 10)) % of == 0;
}

} // namespace seiche
