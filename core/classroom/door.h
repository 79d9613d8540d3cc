// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "classroom/rate_limit.h"

#include <map>
#include <string>

namespace seiche {

namespace limits {
inline constexpr double wrongCodesPerSecond = 1.0;    ///< of all together, and of an address
inline constexpr double wrongCodesAtOnce = 300.0;     ///< of all together
inline constexpr double wrongCodesKept = 150.0;       ///< of these, for calm addresses
inline constexpr double wrongCodesOfAnAddress = 60.0; ///< at once: a class behind one address mistypes
inline constexpr double wrongCodesOfACalmAddress = 30.0;
inline constexpr double wrongCodesOfACalmAddressPerSecond = 1.0 / 60.0;
inline constexpr double wrongCodesOfAConnection = 5.0; ///< at once
inline constexpr double wrongCodesOfAConnectionPerSecond = 0.1;
inline constexpr double joinsOfAnAddress = 250.0; ///< at once: a class behind one address begins
inline constexpr double joinsOfAnAddressPerSecond = 20.0;
inline constexpr double joinsOfAConnection = 10.0; ///< at once
inline constexpr double joinsOfAConnectionPerSecond = 1.0;
} // namespace limits

/// A connection over which requests come.
struct Caller {
    std::string address; ///< numeric, without a port
    RateLimit wrongCodes{limits::wrongCodesOfAConnectionPerSecond, limits::wrongCodesOfAConnection};
    RateLimit joins{limits::joinsOfAConnectionPerSecond, limits::joinsOfAConnection};
};

/// The door of a class: whose code is looked at, and who may take a place.
///
/// Wrong codes are counted for each connection, for each address and for all together, so that nobody can guess
/// the code, and so that who guesses keeps nobody out but those who share the connection, or the address. A
/// caller that is null counts among all alone. `now` in seconds, never smaller than before. Not for several
/// threads at once.
class Door {
public:
    /// Whether a code may be looked at. While too many wrong ones come, no code is: else the right one would
    /// be found.
    bool isOpenFor(Caller* caller, double now);
    void countWrongCode(Caller* caller, double now);

    /// Whether a place may be taken over this connection, and from this address. Counts it for the connection.
    bool letsIn(Caller* caller, double now);
    /// Counts a place that was taken from an address; an empty one is not counted.
    void countPlace(const std::string& address, double now);

private:
    struct Address {
        RateLimit wrongCodes{limits::wrongCodesPerSecond, limits::wrongCodesOfAnAddress};
        RateLimit calm{limits::wrongCodesOfACalmAddressPerSecond, limits::wrongCodesOfACalmAddress};
        RateLimit joins{limits::joinsOfAnAddressPerSecond, limits::joinsOfAnAddress};
    };
    Address& at(const std::string& address, double now);

    RateLimit m_wrongCodes{limits::wrongCodesPerSecond, limits::wrongCodesAtOnce};
    std::map<std::string, Address> m_addresses; ///< that have done something lately
    Address m_others;                           ///< all addresses beyond a number together
};

} // namespace seiche
