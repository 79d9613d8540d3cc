// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <chrono>
#include <cstdint>
#include <list>
#include <microhttpd.h>
#include <string>

namespace seiche {

/// Phones that have asked for news and get their answer when there are some. Not for several threads at once.
class WaitingPhones {
public:
    using Clock = std::chrono::steady_clock;

    /// Suspends the connection of a student, named by its token, who knows the class up to a revision. Of each
    /// student the last two wait on: the page of before and the one of now.
    void add(MHD_Connection* connection, std::string token, std::int64_t after);
    /// Lets those be answered who know another revision than this one, or have waited long enough.
    void wake(std::int64_t revision);
    void wakeAll();
    /// Whether somebody knows another revision than this one.
    bool hasNewsFor(std::int64_t revision) const;

private:
    struct Phone {
        MHD_Connection* connection;
        std::string token;
        std::int64_t after;
        Clock::time_point until;
    };
    std::list<Phone> m_phones; ///< the last that came at the end
};

} // namespace seiche
