// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <span>

namespace seiche {

/// Returns SIGTERM, SIGINT and SIGHUP.
std::span<const int> endSignals();

/// Makes writes to closed pipes fail without ending the program.
void surviveBrokenPipes();

/// Converts the signals that request an end (SIGTERM: logout and shutdown; SIGINT: Ctrl+C; SIGHUP:
/// a closing terminal) to events of an event loop, so that the program can save its work and quit
/// normally.
///
/// A second signal ends the program at once, except for a SIGHUP after a SIGHUP, because a closing
/// terminal and its shell both send one. A signal that is ignored at program start, as by `nohup`,
/// stays ignored. Only one object at a time.
class EndSignals {
public:
    EndSignals() = default;
    /// Raises a received signal again with its default action: the program ends by it, visible to
    /// its parent process (a shell reports 128 + its number). So this object must be destroyed
    /// last.
    ~EndSignals();
    EndSignals(const EndSignals&) = delete;
    EndSignals& operator=(const EndSignals&) = delete;

    /// Starts catching signals. Returns false if the system has no resources; signals then end the
    /// program as usual.
    bool begin();
    /// Returns a descriptor, readable after a signal. Call `begin` first.
    int descriptor() const { return m_pipe[0]; }

private:
    int m_pipe[2] = {-1, -1};
};

} // namespace seiche
