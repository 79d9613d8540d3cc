// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "classroom/rate_limit.h"

#include <map>
#include <string>

namespace seiche {

namespace limits {
inline constexpr double wrongCodesPerSecond = 1.0;    ///< of all addresses together, and of one address
inline constexpr double wrongCodesAtOnce = 300.0;     ///< of all addresses together
inline constexpr double wrongCodesKept = 150.0;       ///< reserve for calm addresses
inline constexpr double wrongCodesOfAnAddress = 60.0; ///< burst; a class behind one address mistypes
inline constexpr double wrongCodesOfACalmAddress = 30.0;
inline constexpr double wrongCodesOfACalmAddressPerSecond = 1.0 / 60.0;
inline constexpr double wrongCodesOfAConnection = 5.0; ///< burst
inline constexpr double wrongCodesOfAConnectionPerSecond = 0.1;
inline constexpr double joinsOfAnAddress = 250.0; ///< burst; a whole class may be behind one address
inline constexpr double joinsOfAnAddressPerSecond = 20.0;
inline constexpr double joinsOfAConnection = 10.0; ///< burst
inline constexpr double joinsOfAConnectionPerSecond = 1.0;
} // namespace limits

/// A connection that requests come over.
struct Caller {
    std::string address; ///< numeric, without a port
    RateLimit wrongCodes{limits::wrongCodesOfAConnectionPerSecond, limits::wrongCodesOfAConnection};
    RateLimit joins{limits::joinsOfAConnectionPerSecond, limits::joinsOfAConnection};
};

/// Rate limits for wrong codes and joins of a class.
///
/// Wrong codes are counted per connection, per address and in total. So nobody can guess the code,
/// and an attacker blocks only users of the same connection or address. A null caller counts in the
/// total only. `now` in seconds, never decreasing. Not thread-safe.
class Door {
public:
    /// Returns whether a code may be checked. During an attack no code is checked, otherwise the
    /// right code would be found.
    bool mayCheckCode(Caller* caller, double now);
    void countWrongCode(Caller* caller, double now);

    /// Returns whether this connection and address may take a place. Counts the attempt for the
    /// connection.
    bool mayJoin(Caller* caller, double now);
    /// Counts a join from an address unless empty.
    void countJoin(const std::string& address, double now);

private:
    struct Address {
        RateLimit wrongCodes{limits::wrongCodesPerSecond, limits::wrongCodesOfAnAddress};
        RateLimit calm{limits::wrongCodesOfACalmAddressPerSecond, limits::wrongCodesOfACalmAddress};
        RateLimit joins{limits::joinsOfAnAddressPerSecond, limits::joinsOfAnAddress};
    };
    Address& at(const std::string& address, double now);

    RateLimit m_wrongCodes{limits::wrongCodesPerSecond, limits::wrongCodesAtOnce};
    std::map<std::string, Address> m_addresses; ///< recently active addresses
    Address m_others;                           ///< all addresses beyond the limit
};

} // namespace seiche
