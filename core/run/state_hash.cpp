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
    void addHidden(const Field<float>& field, const PmlRegion& region) {
        forEachHidden(region, [&](int x, int y) { add(std::bit_cast<std::uint32_t>(field.at(x, y))); });
    }
    void add(const PmlRegion& region) {
        for (PmlRegion::Side side : {PmlRegion::Left, PmlRegion::Right, PmlRegion::Top, PmlRegion::Bottom})
            for (const PmlRegion::Psi* psi : {&region.layers[side].bondPsi, &region.layers[side].cellPsi})
                forEachEntry(region, side, [&](int depth, int along) {
                    add(std::bit_cast<std::uint32_t>((*psi)[region.index(side, depth, along)]));
                });
    }
    void add(const FramesInDouble& frames) {
        for (const Field<double>* field :
             {&frames.now, &frames.previous, frames.older ? &*frames.older : nullptr}) {
            if (!field) continue;
            const Cells all = field->cells();
            for (int x = all.x0; x < all.x1; ++x) add(std::bit_cast<std::uint64_t>(field->at(x, 0)));
        }
    }
    void add(const std::vector<SurfaceCell>& surface) {
        for (const SurfaceCell& cell : surface) add(std::bit_cast<std::uint32_t>(cell.stretch));
    }
    void add(const std::vector<SurfaceNode>& nodes) {
        for (const SurfaceNode& node : nodes) add(std::bit_cast<std::uint64_t>(node.height));
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
    wave.forEachFrame([&](const Field<T>& field) { hash.add(field); });
    if (wave.inDouble) hash.add(*wave.inDouble);
    hash.add(wave.surface);
    hash.add(wave.nodes);
    if constexpr (std::is_same_v<T, float>)
        if (wave.pml) {
            wave.forEachFrame([&](const Field<float>& field) { hash.addHidden(field, *wave.pml); });
            hash.add(*wave.pml);
        }
    return hash.value();
}

} // namespace

std::uint64_t stateHash(const Wave<float>& wave) { return hashOf(wave); }
std::uint64_t stateHash(const Wave<std::int32_t>& wave) { return hashOf(wave); }

} // namespace seiche
