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

/// Where a server listens.
struct ClassServerSettings {
    std::string bind = "0.0.0.0";        ///< a numeric address of this computer; 0.0.0.0 and :: are all of them
    int port = 8080;                     ///< 0: one that is free
    std::vector<std::string> names = {}; ///< under which browsers may ask besides the computer's own
    bool resumes = false; ///< goes on with the class of a server that was killed, see `LastingMemory`
    /// Refuses to begin when that class never had this experiment, or cannot be read. Else it goes on all the
    /// same, and points of another experiment wait for it, or a new class begins.
    bool resumesThisAlone = false;
};

/// A class of phones in the network: the rules of `ClassApi` behind HTTP/1.1 (libmicrohttpd).
///
/// Works on threads of its own until it is destroyed.
class ClassServer {
public:
    /// A server that listens, or why it cannot.
    static std::variant<std::unique_ptr<ClassServer>, Message> start(Experiment experiment,
                                                                     const ClassServerSettings& settings);
    ~ClassServer();
    ClassServer(const ClassServer&) = delete;
    ClassServer& operator=(const ClassServer&) = delete;

    /// Whether it goes on with the class of a server that was killed, as was asked for.
    bool hasResumed() const;
    /// Why the class would not survive the server if it was killed; nothing while all is written down. Never
    /// waits.
    std::optional<Message> journalProblem() const;
    /// At its end it leaves the class to be gone on with, as if it had been killed.
    void stayInMemory();

    int port() const;
    /// Where phones find it: "http://192.168.4.20:8080/". The loopback only where there is nothing else.
    std::string address() const;
    /// Whether others than this computer find it there.
    bool isReachable() const;

    /// Looks at the class, or changes it, while nobody else does; phones that wait learn of a change at once.
    void with(const std::function<void(Classroom&)>& what);

    /// The same a little later, on a thread of the server: for whoever must not wait. What is posted is done in
    /// this order; what is left over when the server ends is not done. `now`: seconds, by the clock of the
    /// class.
    using Posted = std::function<void(Classroom&, double now)>;
    void post(Posted what);
    /// By the clock of the class, which times its pulls, seconds. Never waits.
    double now() const;

private:
    class Work;
    explicit ClassServer(std::unique_ptr<Work> work);

    std::unique_ptr<Work> m_work;
};

} // namespace seiche
