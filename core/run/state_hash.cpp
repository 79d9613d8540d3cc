// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "run/state_hash.h"

#include <bit>
#include <type_traits>

namespace seiche {

namespace {

class Fnv1a {
public:
    void add(std::uint32_t word) { m_hash = (m_hash ^ word) * 0x100000001b3u; }
    void add(std::uint64_t value) {
        add(static_cast<std::uint32_t>(value));
        add(static_cast<std::uint32_t>(value >> 32));
    }
    template <class T>
    void add(const Field<T>& field) {
        for (int y = 0; y < field.grid().height; ++y) {
            const T* row = field.row(y);
            for (int x = 0; x < field.grid().width; ++x) add(std::bit_cast<std::uint32_t>(row[x]));
        }
    }
    void add(const std::vector<float>& numbers) {
        for (const float number : numbers) add(std::bit_cast<std::uint32_t>(number));
    }
    void addHidden(const Field<float>& field, const PmlRegion& region) {
        forEachHidden(region, [&](int x, int y) { add(std::bit_cast<std::uint32_t>(field.at(x, y))); });
    }
    void add(const PmlRegion& region) {
        for (const PmlRegion::Layer& layer : region.layers) {
            add(layer.bondPsi);
            add(layer.cellPsi);
        }
    }
    std::uint64_t value() const { return m_hash; }

private:
    std::uint64_t m_hash = 0xcbf29ce484222325u;
};

template <class T>
std::uint64_t hashOf(const Wave<T>& wave) {
    Fnv1a hash;
    hash.add(static_cast<std::uint64_t>(wave.frame));
    hash.add(static_cast<std::uint32_t>(wave.grid().width));
    hash.add(static_cast<std::uint32_t>(wave.grid().height));
    hash.add(wave.now);
    hash.add(wave.before);
    if (wave.older) hash.add(*wave.older);
    if (wave.velocity) hash.add(*wave.velocity);
    if constexpr (std::is_same_v<T, float>)
        if (wave.pml) {
            hash.addHidden(wave.now, *wave.pml);
            hash.addHidden(wave.before, *wave.pml);
            if (wave.older) hash.addHidden(*wave.older, *wave.pml);
            if (wave.velocity) hash.addHidden(*wave.velocity, *wave.pml);
            hash.add(*wave.pml);
        }
    return hash.value();
}

} // namespace

std::uint64_t stateHash(const Wave<float>& wave) { return hashOf(wave); }
std::uint64_t stateHash(const Wave<std::int32_t>& wave) { return hashOf(wave); }

} // namespace seiche
