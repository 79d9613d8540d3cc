// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "classroom/door.h"

namespace seiche {

namespace {

constexpr std::size_t maxAddresses = 1000;

} // namespace

bool Door::mayCheckCode(Caller* caller, double now) {
    if (!m_wrongCodes.allows(now)) return false;
    if (!caller) return true;
    Address& from = at(caller->address, now);
    if (!caller->wrongCodes.allows(now) || !from.wrongCodes.allows(now)) return false;
    // Attacking addresses must leave a reserve for others.
    return from.calm.allows(now) || m_wrongCodes.left() > limits::wrongCodesKept;
}

void Door::countWrongCode(Caller* caller, double now) {
    m_wrongCodes.count();
    if (!caller) return;
    Address& from = at(caller->address, now);
    from.wrongCodes.count();
    from.calm.count();
    caller->wrongCodes.count();
}

bool Door::mayJoin(Caller* caller, double now) {
    return !caller || (at(caller->address, now).joins.allows(now) && caller->joins.tryConsume(now));
}

void Door::countJoin(const std::string& address, double now) {
    if (!address.empty()) at(address, now).joins.tryConsume(now);
}

Door::Address& Door::at(const std::string& address, double now) {
    if (const auto known = m_addresses.find(address); known != m_addresses.end()) return known->second;
    if (m_addresses.size() >= maxAddresses)
        std::erase_if(m_addresses, [now](auto& each) {
            return each.second.wrongCodes.isFull(now) && each.second.calm.isFull(now) &&
                   each.second.joins.isFull(now);
        });
    return m_addresses.size() < maxAddresses ? m_addresses[address] : m_others;
}

} // namespace seiche
