// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "network/waiting_phones.h"

#include <algorithm>
#include <utility>

namespace seiche {

namespace {

/// Networks cut silent connections after 30 s and more.
constexpr auto maxWaiting = std::chrono::seconds(25);
constexpr int maxOfAStudent = 2;

} // namespace

void WaitingPhones::add(MHD_Connection* connection, std::string token, std::int64_t after) {
    MHD_suspend_connection(connection);
    m_phones.push_back({connection, std::move(token), after, Clock::now() + maxWaiting});
    int own = 0;
    for (auto each = m_phones.rbegin(); each != m_phones.rend(); ++each)
        if (each->token == m_phones.back().token && ++own > maxOfAStudent) each->until = Clock::now();
}

void WaitingPhones::wake(std::int64_t revision) {
    const Clock::time_point now = Clock::now();
    std::erase_if(m_phones, [&](const Phone& each) {
        const bool due = now >= each.until || each.after != revision;
        if (due) MHD_resume_connection(each.connection);
        return due;
    });
}

void WaitingPhones::wakeAll() {
    for (const Phone& each : m_phones) MHD_resume_connection(each.connection);
    m_phones.clear();
}

bool WaitingPhones::hasNewsFor(std::int64_t revision) const {
    return std::ranges::any_of(m_phones, [revision](const Phone& each) { return each.after != revision; });
}

} // namespace seiche
