// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

namespace seiche::cli {

/// While it lives, Ctrl+C and a request to end do not kill the program, so that it can clean up first.
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
    Handler m_onInterrupt;
    Handler m_onTerminate;
};

} // namespace seiche::cli
