// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <utility>
#include <vector>

namespace seiche::cli {

/// While it lives, the signals that request an end (see `endSignals`) do not kill the program, so that it can
/// clean up first. A signal that is ignored when it begins, as by `nohup`, stays ignored.
///
/// One at a time.
class Interruption {
public:
    Interruption();
    ~Interruption();
    Interruption(const Interruption&) = delete;
    Interruption& operator=(const Interruption&) = delete;

    bool hasCome() const;

private:
    using Handler = void (*)(int);
    std::vector<std::pair<int, Handler>> m_before; ///< signals, and what they did
};

} // namespace seiche::cli
