// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

namespace seiche {

/// Makes the requests to end that come as signals (SIGTERM: logout and shutdown; SIGINT: Ctrl+C; SIGHUP: a
/// terminal that closes) into something an event loop can wait for, so that the program can keep its work and
/// end in order. A second signal ends it at once. A signal that is ignored when the program starts, as by
/// `nohup`, stays ignored. One object at a time.
class EndSignals {
public:
    EndSignals() = default;
    /// Where a signal has come it is raised again, in the usual way: the program ends by it, and whoever
    /// started it sees that (a shell says 128 + its number). So this object must be the last to go.
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
