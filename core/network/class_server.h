// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "classroom/class_api.h"
#include "model/problem.h"

#include <functional>
#include <memory>
#include <optional>
#include <string>
#include <variant>
#include <vector>

namespace seiche {

/// Network settings of a class server.
struct ClassServerSettings {
    std::string bind = "0.0.0.0";        ///< numeric address; 0.0.0.0 and :: mean all
    int port = 8080;                     ///< 0: any free port
    std::vector<std::string> names = {}; ///< allowed host names besides the computer's own
    bool resumes = false;                ///< resumes the class of a killed server, see `LastingMemory`
    /// Refuses to start if the killed class never had this experiment or cannot be read. Otherwise
    /// the class is resumed, and points of other experiments wait, or a new class begins.
    bool resumesThisAlone = false;
};

/// Server for a class of phones: `ClassApi` over HTTP/1.1 (libmicrohttpd).
///
/// Runs on its own threads until destroyed.
class ClassServer {
public:
    /// Starts a server. Returns the reason if listening fails.
    static std::variant<std::unique_ptr<ClassServer>, Message> start(Experiment experiment,
                                                                     const ClassServerSettings& settings);
    ~ClassServer();
    ClassServer(const ClassServer&) = delete;
    ClassServer& operator=(const ClassServer&) = delete;

    /// Returns whether the class of a killed server was resumed.
    bool hasResumed() const;
    /// Returns why the class would not survive a crash of the server; empty if the journal is
    /// complete. Never blocks.
    std::optional<Message> journalProblem() const;
    /// Keeps the journal at the end, so that the class can be resumed as after a crash.
    void stayInMemory();

    int port() const;
    /// Returns the URL for phones, "http://192.168.4.20:8080/"; the loopback address if there is no
    /// other.
    std::string address() const;
    /// Returns whether other computers can reach the address.
    bool isReachable() const;

    /// Calls a function with exclusive access, then notifies waiting phones.
    void with(const std::function<void(Classroom&)>& what);

    /// Queues a function for a thread of the server, for callers that must not block. Functions run
    /// in order; those left at the end of the server are dropped. `now`: seconds, by the clock of
    /// the class.
    using Posted = std::function<void(Classroom&, double now)>;
    void post(Posted what);
    /// Returns the time in seconds, by the clock that times the taps of the class. Never blocks.
    double now() const;

private:
    class Work;
    explicit ClassServer(std::unique_ptr<Work> work);

    std::unique_ptr<Work> m_work;
};

} // namespace seiche
