// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <utility>
#include <vector>

namespace seiche::cli {

/// Blocks the default action of end signals (see `endSignals`), so that the program can clean up.
/// Signals already ignored at construction, such as by `nohup`, stay ignored.
///
/// At most one object at a time.
class Interruption {
public:
    Interruption();
    ~Interruption();
    Interruption(const Interruption&) = delete;
    Interruption& operator=(const Interruption&) = delete;

    bool hasCome() const;

private:
    using Handler = void (*)(int);
    std::vector<std::pair<int, Handler>> m_before; ///< signals with their previous handlers
};

} // namespace seiche::cli
