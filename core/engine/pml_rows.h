// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// What absorbing layers do to a vector of cells in one row: the formulas of pml.cpp. To be included inside the
// namespace of one instruction set, after sliding.h.

// psi goes towards what cancels its partner.
INLINE Floats remembered(Floats psi, Floats absorption, Floats partner) {
    return psi - absorption * (psi + partner);
}

// How much of a correction goes into the cells at x.
template <bool uneven>
INLINE Floats shareAt(const PmlTarget& target, int x) {
    if constexpr (!uneven) return splat(target.share);
    const Floats stiffness = load(target.stiffness + x);
    return target.share * (stiffness > 0.0f ? stiffness : Floats{});
}

template <bool innerIsNew>
INLINE void pmlRowOf(const PmlRow& r, int begin, int end) {
    const PmlRow row = r;
    const Floats bond = splat(row.bond), cell = splat(row.cell), innerBond = splat(row.innerBond);
    sweep<1>({row.bondPsi, row.cellPsi, row.change}, 0, begin, end, [&](int x) INLINE_CALL {
        const Floats here = load(row.here + x);
        const Floats outwards = load(row.outer + x) - here, inwards = here - load(row.inner + x);
        const Floats bondPsi = remembered(load(row.bondPsi + x), bond, outwards);
        Floats innerPsi = load(row.innerPsi + x);
        if constexpr (!innerIsNew) innerPsi = remembered(innerPsi, innerBond, inwards);
        const Floats psiDifference = bondPsi - innerPsi;
        const Floats cellPsi = remembered(load(row.cellPsi + x), cell, (outwards - inwards) + psiDifference);
        store(row.bondPsi + x, bondPsi);
        store(row.cellPsi + x, cellPsi);
        store(row.change + x, psiDifference + cellPsi);
    });
}

inline void pmlRow(const PmlRow& row, int begin, int end) {
    if (row.innerIsNew) pmlRowOf<true>(row, begin, end);
    else pmlRowOf<false>(row, begin, end);
}

// next += share * (across * change), and then, where the stencil has corners, += share * (corner * (what the
// bonds along the row make of the differences of the change)).
template <bool uneven, bool corners, bool keepsVelocity>
void addPmlRowOf(const PmlRowChange& c, const PmlTarget& t, int begin, int end) {
    const PmlRowChange row = c;
    const PmlTarget target = t;
    const auto add = [&](int x) INLINE_CALL {
        const Floats share = shareAt<uneven>(target, x);
        const Floats change = load(row.change + x);
        const Floats across = share * (load(row.across + x) * change);
        Floats along{};
        if constexpr (corners) {
            const auto bond = [&](const float* weights, int beside) INLINE_CALL {
                const Floats difference = load(weights + x) * (load(row.change + x + beside) - change);
                if constexpr (!uneven) return difference;
                return load(target.stiffness + x + beside) == 0.0f ? Floats{} : difference;
            };
            along = share * (row.corner * (bond(row.before, -1) + bond(row.after, 1)));
        }
        const auto addTo = [&](float* cells) INLINE_CALL {
            Floats sum = load(cells + x) + across;
            if constexpr (corners) sum = sum + along;
            store(cells + x, sum);
        };
        addTo(target.next);
        if constexpr (keepsVelocity) addTo(target.velocity);
    };
    if constexpr (keepsVelocity) sweep<1>({target.next, target.velocity}, 0, begin, end, add);
    else sweep<1>({target.next}, 0, begin, end, add);
}

inline void addPmlRow(const PmlRowChange& row, const PmlTarget& target, int begin, int end) {
    using Loop = void (*)(const PmlRowChange&, const PmlTarget&, int, int);
    static constexpr Loop loops[2][2][2] = {
        {{addPmlRowOf<false, false, false>, addPmlRowOf<false, false, true>},
         {addPmlRowOf<false, true, false>, addPmlRowOf<false, true, true>}},
        {{addPmlRowOf<true, false, false>, addPmlRowOf<true, false, true>},
         {addPmlRowOf<true, true, false>, addPmlRowOf<true, true, true>}}};
    loops[target.stiffness ? 1 : 0][row.corner != 0.0f ? 1 : 0][target.velocity ? 1 : 0](row, target, begin,
                                                                                         end);
}

// The heights that the stretched springs across a layer on the left or right see: those of the cells and, where
// the stencil has corners, their second difference along y.
template <bool uneven>
INLINE Floats acrossColumns(const PmlColumns& c, int row, int x) {
    const std::ptrdiff_t at = row * c.pitch + x;
    const Floats here = load(c.here + at);
    Floats above = load(c.up + at) - here, below = load(c.down + at) - here;
    if constexpr (uneven) {
        above = (load(c.stiffnessUp + at) == 0.0f ? Floats{} : above) * c.before[row];
        below = (load(c.stiffnessDown + at) == 0.0f ? Floats{} : below) * c.after[row];
    }
    Floats difference = above + below;
    if (c.rowChange) difference = difference + load(c.rowChange + row * c.changePitch + x);
    return c.across[row] * here + c.corner * difference;
}

template <bool uneven, bool corners, bool keepsVelocity>
void pmlColumnsOf(const PmlColumns& given, const PmlTarget& rows) {
    const PmlColumns c = given;
    PmlTarget target = rows;
    // Vectors from the outside inwards: the inner bond of the last column of each is still as it was.
    const int first = c.outwards > 0 ? c.depth - lanes : 0;
    const int vectors = (c.depth + lanes - 1) / lanes;
    const int least = c.outwards > 0 ? c.depth - vectors * lanes : 0;
    constexpr int deepest = 96;
    float room[2 * lanes + deepest + 2 * lanes];
    float* const stretched = room + 2 * lanes; // of column 0
    for (int row = 0; row < c.rows; ++row) {
        const float* const here = c.here + row * c.pitch;
        const float across = c.across[row];
        float* const bondPsis = c.bondPsi + row * c.psiPitch;
        float* const cellPsis = c.cellPsi + row * c.psiPitch;
        if constexpr (corners)
            for (int x = least - lanes; x <= least + vectors * lanes; x += lanes)
                store(stretched + x, acrossColumns<uneven>(c, row, x));
        const auto height = [&](int x) INLINE_CALL {
            if constexpr (corners) return load(stretched + x);
            else return across * load(here + x);
        };
        for (int i = 0, x = first; i < vectors; ++i, x -= c.outwards * lanes) {
            const Ints moves = *reinterpret_cast<const LooseInts*>(c.moves + x);
            const Floats middle = height(x);
            const Floats outwards = height(x + c.outwards) - middle, inwards = middle - height(x - c.outwards);
            const Floats oldBond = load(bondPsis + x), oldCell = load(cellPsis + x);
            const Floats bondPsi = remembered(oldBond, load(c.bond + x), outwards);
            const Floats innerPsi =
                remembered(load(bondPsis + x - c.outwards), load(c.bond + x - c.outwards), inwards);
            const Floats psiDifference = bondPsi - innerPsi;
            const Floats cellPsi = remembered(oldCell, load(c.cell + x), (outwards - inwards) + psiDifference);
            store(bondPsis + x, moves ? bondPsi : oldBond);
            store(cellPsis + x, moves ? cellPsi : oldCell);
            const Floats change = shareAt<uneven>(target, x) * (psiDifference + cellPsi);
            const auto addTo = [&](float* cells) INLINE_CALL {
                const Floats old = load(cells + x);
                store(cells + x, moves ? old + change : old);
            };
            addTo(target.next);
            if constexpr (keepsVelocity) addTo(target.velocity);
        }
        target.next += c.pitch;
        if constexpr (keepsVelocity) target.velocity += c.pitch;
        if constexpr (uneven) target.stiffness += c.pitch;
    }
}

inline void pmlColumns(const PmlColumns& columns, const PmlTarget& target) {
    using Loop = void (*)(const PmlColumns&, const PmlTarget&);
    static constexpr Loop loops[2][2][2] = {
        {{pmlColumnsOf<false, false, false>, pmlColumnsOf<false, false, true>},
         {pmlColumnsOf<false, true, false>, pmlColumnsOf<false, true, true>}},
        {{pmlColumnsOf<true, false, false>, pmlColumnsOf<true, false, true>},
         {pmlColumnsOf<true, true, false>, pmlColumnsOf<true, true, true>}}};
    loops[target.stiffness ? 1 : 0][columns.corner != 0.0f ? 1 : 0][target.velocity ? 1 : 0](columns, target);
}
