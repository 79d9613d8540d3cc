// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <chrono>
#include <cstdint>
#include <list>
#include <microhttpd.h>
#include <string>

namespace seiche {

/// Phones waiting for news. Not thread-safe.
class WaitingPhones {
public:
    using Clock = std::chrono::steady_clock;

    /// Suspends the connection of the student with this token, who has received the class up to
    /// `after`. Keeps two requests per student: of the previous and the current page.
    void add(MHD_Connection* connection, std::string token, std::int64_t after);
    /// Answers phones with a different revision, or after the time limit.
    void wake(std::int64_t revision);
    void wakeAll();
    /// Returns whether a phone has a different revision.
    bool hasNewsFor(std::int64_t revision) const;

private:
    struct Phone {
        MHD_Connection* connection;
        std::string token;
        std::int64_t after;
        Clock::time_point until;
    };
    std::list<Phone> m_phones; ///< in order of arrival
};

} // namespace seiche
