// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <span>

namespace seiche {

/// The signals that request an end: SIGTERM, SIGINT, SIGHUP.
std::span<const int> endSignals();

/// Writes to a reader that is gone fail from now on, and no longer end the program.
void surviveBrokenPipes();

/// Turns the signals that request an end (SIGTERM: logout and shutdown; SIGINT: Ctrl+C; SIGHUP: a closing
/// terminal) into something an event loop can wait for, so that the program can keep its work and quit
/// normally.
///
/// A second signal ends it at once, unless it is a SIGHUP after a SIGHUP: a closing terminal sends one, and so
/// does its shell. A signal that is ignored when the program starts, as by `nohup`, stays
/// ignored. One object at a time.
class EndSignals {
public:
    EndSignals() = default;
    /// Raises a signal that has arrived again, in the usual way: the program ends by it, and its parent process
    /// sees that (a shell reports 128 + its number). So this object must be the last to be destroyed.
    ~EndSignals();
    EndSignals(const EndSignals&) = delete;
    EndSignals& operator=(const EndSignals&) = delete;

    /// From now on signals are caught. False when the system has nothing left for it: then they end the program
    /// as ever.
    bool begin();
    /// Can be read from as soon as a signal has come; after `begin`.
    int descriptor() const { return m_pipe[0]; }

private:
    int m_pipe[2] = {-1, -1};
};

} // namespace seiche
