// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "classroom/classroom.h"
#include "classroom/run_check.h"
#include "files/json_value.h"

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace seiche {

namespace limits {
inline constexpr std::size_t requestBytes = 64 << 10; ///< largest body of a request
} // namespace limits

/// An untrusted HTTP request as received.
struct ClassRequest {
    std::string_view method; ///< "GET"
    std::string_view path;   ///< "/1/state"
    std::string_view after;  ///< value of `after` in the query
    std::string_view host;   ///< header, like the next three; empty if missing
    std::string_view origin;
    std::string_view fetchSite; ///< Sec-Fetch-Site
    std::string_view authorization;
    std::string_view body;
    bool bodyIsTooLarge = false; ///< the body was dropped
    Caller* caller = nullptr;    ///< connection of the request; null if unknown
};

/// The answer to a request.
struct ClassAnswer {
    int status = 204;
    std::string body{};     ///< JSON; empty for 204
    int retryAfter = 0;     ///< seconds; 0: no `Retry-After` header
    bool waits = false;     ///< the answer is deferred, see `ClassApi::state`
    std::string waiting{};  ///< token of the waiting student
    std::string about{};    ///< token of the student whose state is sent
    std::int64_t after = 0; ///< revision that the student has received
};

/// Protocol of phones and server (docs/class-api.md), without a network. Not thread-safe.
class ClassApi {
public:
    /// `hosts`: allowed values of the `Host` header, with the port unless it is 80.
    ClassApi(Experiment experiment, std::vector<std::string> hosts);

    /// Returns the refusal of a request from a foreign page or under an unknown host name (RFC
    /// 6454), if any. An unknown name that resolves to this server may belong to an attacker.
    std::optional<ClassAnswer> refuseStranger(const ClassRequest& request) const;
    void setHosts(std::vector<std::string> hosts) { m_hosts = std::move(hosts); }

    /// Answers a request for a path below "/1/". `now` in seconds, never decreasing.
    ClassAnswer answer(const ClassRequest& request, double now);
    /// Returns the state for a student who has waited.
    ClassAnswer state(std::string_view token, double now);

    Classroom& classroom() { return m_classroom; }
    const Classroom& classroom() const { return m_classroom; }
    /// Returns and removes the new runs, in order.
    std::vector<RunToCheck> takeRunsToCheck() { return std::exchange(m_toCheck, {}); }

private:
    ClassAnswer join(const ClassRequest& request, double now);
    ClassAnswer joined(int student) const;
    ClassAnswer addPoint(int student, const JsonValue& body);
    ClassAnswer tap(int student, const JsonValue& body, double now);
    ClassAnswer vote(int student, const JsonValue& body);
    ClassAnswer askForState(int student, const ClassRequest& request) const;
    JsonValue stateFor(int student) const;
    ClassAnswer stateInAnswer(int student) const;

    Classroom m_classroom;
    std::vector<std::string> m_hosts;
    std::vector<RunToCheck> m_toCheck;
};

/// Returns the refusal of a request before the API.
ClassAnswer refusedAs(int status, std::string_view error, std::string_view message);

} // namespace seiche
