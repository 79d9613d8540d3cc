// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// Absorbing layers of pml.cpp, a vector of cells at a time.
// Include inside the namespace of one instruction set, after sliding_row.h.

// Returns the next psi; it tends to -partner.
INLINE Floats remembered(Floats psi, Floats absorption, Floats partner) {
    return psi - absorption * (psi + partner);
}

// Returns the factor of a correction at x.
template <bool uneven>
INLINE Floats shareAt(const PmlTarget& target, int x) {
    if constexpr (!uneven) return splat(target.share);
    const Floats stiffness = load(target.stiffness + x);
    return target.share * select(stiffness > 0.0f, stiffness, Floats{});
}

// Updates psi of the cells at x. Returns the change of their second difference across the layer.
template <bool innerIsNew>
INLINE Floats stretchedAt(const PmlRow& row, int x) {
    const Floats here = load(row.here + x);
    const Floats outwards = load(row.outer + x) - here, inwards = here - load(row.inner + x);
    const Floats bondPsi = remembered(load(row.bondPsi + x), splat(row.bond), outwards);
    Floats innerPsi = load(row.innerPsi + x);
    if constexpr (!innerIsNew) innerPsi = remembered(innerPsi, splat(row.innerBond), inwards);
    const Floats psiDifference = bondPsi - innerPsi;
    const Floats cellPsi =
        remembered(load(row.cellPsi + x), splat(row.cell), (outwards - inwards) + psiDifference);
    store(row.bondPsi + x, bondPsi);
    store(row.cellPsi + x, cellPsi);
    return psiDifference + cellPsi;
}

template <bool innerIsNew>
void pmlRowOf(const PmlRow& r, int begin, int end) {
    const PmlRow row = r;
    sweep<1>({row.bondPsi, row.cellPsi, row.change}, 0, begin, end,
             [&](int x) INLINE_CALL { store(row.change + x, stretchedAt<innerIsNew>(row, x)); });
}

inline void pmlRow(const PmlRow& row, int begin, int end) {
    if (row.innerIsNew) pmlRowOf<true>(row, begin, end);
    else pmlRowOf<false>(row, begin, end);
}

template <bool innerIsNew, bool uneven, bool keepsVelocity>
void wholePmlRowOf(const PmlRow& r, const float* across, const PmlTarget& t, int begin, int end) {
    const PmlRow row = r;
    const PmlTarget target = t;
    const auto add = [&](int x) INLINE_CALL {
        Floats change = stretchedAt<innerIsNew>(row, x);
        if constexpr (uneven) change = load(across + x) * change; // otherwise relative to the cell's stiffness
        change = shareAt<uneven>(target, x) * change;
        store(target.next + x, load(target.next + x) + change);
        if constexpr (keepsVelocity) store(target.velocity + x, load(target.velocity + x) + change);
    };
    if constexpr (keepsVelocity)
        sweep<1>({row.bondPsi, row.cellPsi, target.next, target.velocity}, 0, begin, end, add);
    else sweep<1>({row.bondPsi, row.cellPsi, target.next}, 0, begin, end, add);
}

template <bool uneven, bool keepsVelocity>
void wholePmlRow(const PmlRow& row, const float* across, const PmlTarget& target, int begin, int end) {
    if (row.innerIsNew) wholePmlRowOf<true, uneven, keepsVelocity>(row, across, target, begin, end);
    else wholePmlRowOf<false, uneven, keepsVelocity>(row, across, target, begin, end);
}

// Adds the change to the new heights: next += share * (across * change). If the stencil has
// corners, also next += share * (corner * (weighted differences of the change along the row)).
template <bool uneven, bool corners, bool keepsVelocity>
void addPmlRow(const PmlRowChange& c, const PmlTarget& t, int begin, int end) {
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
                return select(load(target.stiffness + x + beside) == 0.0f, Floats{}, difference);
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

// Heights for the stretched springs of a left or right layer: the cells' own and, if the stencil
// has corners, their second difference along y.
template <bool uneven>
INLINE Floats acrossColumns(const PmlColumns& c, int row, int x) {
    const std::ptrdiff_t at = row * c.pitch + x;
    const Floats here = load(c.here + at);
    Floats above = load(c.up + at) - here, below = load(c.down + at) - here;
    if constexpr (uneven) {
        above = select(load(c.stiffnessUp + at) == 0.0f, Floats{}, above) * c.before[row];
        below = select(load(c.stiffnessDown + at) == 0.0f, Floats{}, below) * c.after[row];
    }
    Floats difference = above + below;
    if (c.rowChange) difference = difference + load(c.rowChange + x);
    return c.across[row] * here + c.corner * difference;
}

template <bool uneven, bool corners, bool keepsVelocity>
void pmlColumns(const PmlColumns& given, const PmlTarget& rows) {
    const PmlColumns c = given;
    const PmlTarget target = rows;
    const int first = c.begin & -lanes, last = (c.end - 1) & -lanes;
    float room[corners ? PmlColumns::maxRows : 1][corners ? PmlColumns::maxColumns + 2 * lanes : 1];
    if constexpr (corners)
        for (int row = 0; row < c.rows; ++row)
            for (int x = first - lanes; x <= last + lanes; x += lanes)
                store(room[row] + (x - first + lanes), acrossColumns<uneven>(c, row, x));
    // Inwards, so that inner bonds are still unchanged.
    const int begin = c.outwards > 0 ? last : first;
    for (int x = begin; x >= first && x <= last; x -= c.outwards * lanes) {
        const Ints moves = *reinterpret_cast<const LooseInts*>(c.moves + x);
        const Floats bond = load(c.bond + x), cell = load(c.cell + x),
                     innerBond = load(c.bond + x - c.outwards);
        for (int row = 0; row < c.rows; ++row) {
            const std::ptrdiff_t at = row * c.pitch + x;
            const auto height = [&](int beside) INLINE_CALL {
                if constexpr (corners) return load(room[row] + (x + beside - first + lanes));
                else if constexpr (uneven) return c.across[row] * load(c.here + at + beside);
                else return load(c.here + at + beside); // relative to the cell's stiffness
            };
            float* const bondPsis = c.bondPsi + row * c.psiPitch + x;
            float* const cellPsis = c.cellPsi + row * c.psiPitch + x;
            const Floats middle = height(0);
            const Floats outwards = height(c.outwards) - middle, inwards = middle - height(-c.outwards);
            const Floats bondPsi = remembered(load(bondPsis), bond, outwards);
            const Floats innerPsi = remembered(load(bondPsis - c.outwards), innerBond, inwards);
            const Floats psiDifference = bondPsi - innerPsi;
            const Floats cellPsi = remembered(load(cellPsis), cell, (outwards - inwards) + psiDifference);
            store(bondPsis, bondPsi);
            store(cellPsis, cellPsi);
            const Floats change = shareAt<uneven>(target, static_cast<int>(at)) * (psiDifference + cellPsi);
            const auto addTo = [&](float* cells) INLINE_CALL {
                const Floats old = load(cells);
                store(cells, select(moves, old + change, old));
            };
            addTo(target.next + at);
            if constexpr (keepsVelocity) addTo(target.velocity + at);
        }
    }
}

template <bool uneven, bool corners, bool keepsVelocity>
PmlSteps pmlSteps() {
    return {pmlRow, addPmlRow<uneven, corners, keepsVelocity>, wholePmlRow<uneven, keepsVelocity>,
            pmlColumns<uneven, corners, keepsVelocity>};
}

template <bool uneven, bool corners>
PmlSteps pmlStepsFor(const PmlKind& kind) {
    return kind.keepsVelocity ? pmlSteps<uneven, corners, true>() : pmlSteps<uneven, corners, false>();
}
