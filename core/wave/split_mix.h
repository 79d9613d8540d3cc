// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>

namespace seiche {

/// Random numbers with the same bits on every machine: SplitMix64 (Steele, Lea and Flood, "Fast
/// splittable pseudorandom number generators", 2014).
///
/// Every state is a good seed.
class SplitMix {
public:
    explicit SplitMix(std::uint64_t state) : m_state(state) {}

    std::uint64_t next() {
        m_state += increment;
        return mixed(m_state);
    }

    static constexpr std::uint64_t increment = 0x9e3779b97f4a7c15u;
    /// Mixes all bits: similar inputs give unrelated outputs.
    static constexpr std::uint64_t mixed(std::uint64_t z) {
        z = (z ^ (z >> 30)) * 0xbf58476d1ce4e5b9u;
        z = (z ^ (z >> 27)) * 0x94d049bb133111ebu;
        return z ^ (z >> 31);
    }

private:
    std::uint64_t m_state;
};

} // namespace seiche
