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
inline constexpr std::size_t requestBytes = 64 << 10; ///< of a body
} // namespace limits

/// A request as it came: nothing in it can be trusted.
struct ClassRequest {
    std::string_view method; ///< "GET"
    std::string_view path;   ///< "/1/state"
    std::string_view after;  ///< of the query
    std::string_view host;   ///< headers; empty where they are missing
    std::string_view origin;
    std::string_view fetchSite; ///< Sec-Fetch-Site
    std::string_view authorization;
    std::string_view body;
    bool bodyIsTooLarge = false; ///< then it has not been kept
    Caller* caller = nullptr;    ///< over which connection; null: it is not known
};

/// What is answered.
struct ClassAnswer {
    int status = 204;
    std::string body{};     ///< JSON; empty with 204
    int retryAfter = 0;     ///< seconds; 0: none is named
    bool waits = false;     ///< nothing is to be answered yet: see `ClassApi::state`
    std::string waiting{};  ///< the token of the student who waits
    std::string about{};    ///< the token of the student whose state it is
    std::int64_t after = 0; ///< the revision that this student knows
};

/// What phones and server say to each other (docs/class-api.md), without a network.
///
/// Not for several threads at once.
class ClassApi {
public:
    /// `hosts`: the names and addresses, with port where it is not 80, by which browsers may ask.
    ClassApi(Experiment experiment, std::vector<std::string> hosts);

    /// The refusal of a request that comes from a page of somebody else, or under a name that is not known (RFC
    /// 6454; a name that leads here may be an attacker's).
    std::optional<ClassAnswer> refuseStranger(const ClassRequest& request) const;
    void setHosts(std::vector<std::string> hosts) { m_hosts = std::move(hosts); }

    /// Answers what is below "/1/". `now` in seconds, never smaller than before.
    ClassAnswer answer(const ClassRequest& request, double now);
    /// The state, for one who has waited.
    ClassAnswer state(std::string_view token, double now);

    Classroom& classroom() { return m_classroom; }
    const Classroom& classroom() const { return m_classroom; }
    /// Runs that have come since the last call, in their order.
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

/// The refusal of what is found wrong before the API is asked.
ClassAnswer refusedAs(int status, std::string_view error, std::string_view message);

} // namespace seiche
