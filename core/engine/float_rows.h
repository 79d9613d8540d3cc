// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// The update formulas of reference.cpp for a vector of cells in each of `tile` rows. Include this file
// inside the namespace of one instruction set, after sliding_row.h.

// A neighbour of the vector of cells in row i of a tile.
enum Where { Here, Left, Right, Up, Down, UpLeft, UpRight, DownLeft, DownRight };

// Returns the sum of the bonds to the cells above and below.
template <class Bond>
INLINE Floats upAndDown(const Bond& bond) {
    return bond(Up) + bond(Down);
}

// Bonds with a precomputed `upAndDown` sum.
template <class Bond>
struct SharedUpAndDown {
    Bond bond;
    Floats sum;
    INLINE Floats operator()(Where where) const { return bond(where); }
};
template <class Bond>
INLINE Floats upAndDown(const SharedUpAndDown<Bond>& shared) {
    return shared.sum;
}

// The neighbourhood of the cells of a tile. Each kind sums a bond over its neighbours, like the
// neighbourhoods of reference.cpp. Call `moveTo` before reading a column.
template <int tile>
class Line {
public:
    static constexpr bool seesRowsBelow = false;
    INLINE Line(const Row<float>&, const float*, const float* row, const float*, int x) : m_row(row + x) {}
    INLINE void moveTo(const Row<float>&, const float*, const float* row, const float*, int x) {
        m_row.moveTo(row + x);
    }
    INLINE Floats at(Where where, int) const {
        return where == Left ? m_row.left() : where == Right ? m_row.right() : m_row.here();
    }
    template <class Bond>
    INLINE static Floats sumOver(Bond bond) {
        return bond(Left) + bond(Right);
    }

private:
    SlidingRow<float> m_row;
};

template <int tile>
class Sides {
public:
    static constexpr bool seesRowsBelow = true;
    INLINE Sides(const Row<float>& r, const float*, const float* rows, const float*, int x) {
        for (int i = 0; i < tile; ++i) m_rows[i].start(rows + i * r.pitch + x);
    }
    INLINE void moveTo(const Row<float>& r, const float* up, const float* rows, const float* down, int x) {
        for (int i = 0; i < tile; ++i) m_rows[i].moveTo(rows + i * r.pitch + x);
        m_up = load(up + x);
        m_down = load(down + x);
    }
    INLINE Floats at(Where where, int i) const {
        switch (where) {
        case Left: return m_rows[i].left();
        case Right: return m_rows[i].right();
        case Up: return i == 0 ? m_up : m_rows[i - 1].here();
        case Down: return i + 1 == tile ? m_down : m_rows[i + 1].here();
        default: return m_rows[i].here();
        }
    }
    template <class Bond>
    INLINE static Floats sumOver(Bond bond) {
        return (bond(Left) + bond(Right)) + upAndDown(bond);
    }

private:
    SlidingRow<float> m_rows[tile];
    Floats m_up{}, m_down{};
};

template <int tile>
class Corners {
public:
    static constexpr bool seesRowsBelow = false;
    INLINE Corners(const Row<float>& r, const float* up, const float* rows, const float* down, int x) {
        m_rows[0].start(up + x);
        for (int i = 0; i < tile; ++i) m_rows[i + 1].start(rows + i * r.pitch + x);
        m_rows[tile + 1].start(down + x);
    }
    INLINE void moveTo(const Row<float>& r, const float* up, const float* rows, const float* down, int x) {
        m_rows[0].moveTo(up + x);
        for (int i = 0; i < tile; ++i) m_rows[i + 1].moveTo(rows + i * r.pitch + x);
        m_rows[tile + 1].moveTo(down + x);
    }
    INLINE Floats at(Where where, int i) const {
        switch (where) {
        case Left: return m_rows[i + 1].left();
        case Right: return m_rows[i + 1].right();
        case Up: return m_rows[i].here();
        case Down: return m_rows[i + 2].here();
        case UpLeft: return m_rows[i].left();
        case UpRight: return m_rows[i].right();
        case DownLeft: return m_rows[i + 2].left();
        case DownRight: return m_rows[i + 2].right();
        default: return m_rows[i + 1].here();
        }
    }
    template <class Bond>
    INLINE static Floats sumOver(Bond bond) {
        return (bond(UpLeft) + bond(UpRight)) + (bond(DownLeft) + bond(DownRight));
    }

private:
    SlidingRow<float> m_rows[tile + 2];
};

template <int tile>
class All : public Corners<tile> {
public:
    static constexpr bool seesRowsBelow = true;
    using Corners<tile>::Corners;
    template <class Bond>
    INLINE static Floats sumOver(Bond bond) {
        return Sides<tile>::sumOver(bond) + Corners<tile>::sumOver(bond);
    }
};

template <int tile>
class Weighted : public Corners<tile> {
public:
    static constexpr bool seesRowsBelow = true;
    using Corners<tile>::Corners;
};

template <class Near, class Bond>
INLINE Floats weighted(const Near*, const Formula& formula, Bond bond) {
    return formula.k * Near::sumOver(bond);
}
template <int tile, class Bond>
INLINE Floats weighted(const Weighted<tile>*, const Formula& formula, Bond bond) {
    return formula.k * Sides<tile>::sumOver(bond) + formula.kCorners * Corners<tile>::sumOver(bond);
}

// The heights around a tile and, in an uneven medium, the stiffness.
template <class Near, bool uneven>
class NeighbourWindow {
public:
    INLINE NeighbourWindow(const Row<float>& r, int x)
        : m_heights(r, r.up, r.source, r.down, x),
          m_stiffness(r, uneven ? r.stiffnessUp : r.up, uneven ? r.stiffness : r.source,
                      uneven ? r.stiffnessDown : r.down, x) {}
    INLINE void moveTo(const Row<float>& r, int x) {
        m_heights.moveTo(r, r.up, r.source, r.down, x);
        if constexpr (uneven) m_stiffness.moveTo(r, r.stiffnessUp, r.stiffness, r.stiffnessDown, x);
    }
    INLINE Floats here(int i) const { return m_heights.at(Here, i); }
    INLINE Floats sum(int i) const {
        return Near::sumOver([&](Where where) INLINE_CALL { return m_heights.at(where, i); });
    }
    INLINE Floats laplacian(int i, const Formula& formula) {
        const Near* const near = nullptr;
        const auto bond = [&](Where where) INLINE_CALL { return minus(m_heights.at(where, i), here(i)); };
        if constexpr (!uneven && Near::seesRowsBelow) {
            // The bond down is minus the bond up of the row below, so it is computed once.
            const Floats toBelow = bond(Down);
            const Floats both = i == 0 ? bond(Up) + toBelow : toBelow - m_toBelow;
            m_toBelow = toBelow;
            return weighted(near, formula, SharedUpAndDown<decltype(bond)>{bond, both});
        }
        if constexpr (uneven) {
            const Floats own = m_stiffness.at(Here, i);
            const Cell cell{i, own, formula.ownShare * own, formula.otherShare};
            const auto bondTo = [&](Where where) INLINE_CALL { return unevenBond(where, cell); };
            return select(own > 0.0f, weighted(near, formula, bondTo), Floats{});
        } else return weighted(near, formula, bond);
    }

private:
    // The cells of one row, and the values that all their bonds share.
    struct Cell {
        int row;
        Floats stiffness;
        Floats ownPart; // own share of the stiffness (`BondShares`)
        float share;
    };
    INLINE static Floats factor(const Cell& cell, Floats other) {
        return select(other > 0.0f, cell.ownPart + cell.share * other, cell.stiffness);
    }
    INLINE Floats unevenBond(Where where, const Cell& cell) const {
        switch (where) {
        case UpLeft: return cornerBond(where, Up, Left, cell);
        case UpRight: return cornerBond(where, Up, Right, cell);
        case DownLeft: return cornerBond(where, Down, Left, cell);
        case DownRight: return cornerBond(where, Down, Right, cell);
        default: break;
        }
        const Floats other = m_stiffness.at(where, cell.row);
        const Floats bond = factor(cell, other) * minus(m_heights.at(where, cell.row), here(cell.row));
        return select(other != 0.0f, bond, Floats{});
    }
    // The bond to a corner, chosen as by `cornerSpring`.
    INLINE Floats cornerBond(Where corner, Where vertical, Where horizontal, const Cell& cell) const {
        const int i = cell.row;
        const Floats stiffV = m_stiffness.at(vertical, i), stiffH = m_stiffness.at(horizontal, i);
        const Floats stiffC = m_stiffness.at(corner, i);
        const Ints mirrored = stiffC == 0.0f, freeV = stiffV == 0.0f, freeH = stiffH == 0.0f;
        const Floats mirror = select(freeH, m_heights.at(vertical, i), m_heights.at(horizontal, i));
        const Floats ofMirror = select(freeH, stiffV, stiffH);
        const Ints stopped = (stiffV <= 0.0f) & (stiffH <= 0.0f);
        const Floats straight = select(stopped, Floats{}, m_heights.at(corner, i));
        const Floats ofStraight = select(stopped, Floats{}, stiffC);
        const Floats bond = factor(cell, select(mirrored, ofMirror, ofStraight)) *
                            minus(select(mirrored, mirror, straight), here(i));
        return select(select(mirrored, freeV == freeH, freeV & freeH), Floats{}, bond);
    }

    Near m_heights;
    Near m_stiffness;
    Floats m_toBelow{}; ///< bond down of the previous row of the tile
};

// Returns x * (1 - loss), or x if the rule has no loss.
template <bool lossy>
INLINE Floats damped(Floats x, float loss) {
    if constexpr (lossy) return x - loss * x;
    else return x;
}

// d * (k * sum - f[n-1])
template <template <int> class Near, int tile, bool updateLossy>
void shortRows(const Row<float>& row, const Formula& formula, int begin, int end) {
    const Row<float> r = row;
    const float k = formula.k, loss = formula.updateLoss;
    NeighbourWindow<Near<tile>, false> near(r, begin & -lanes);
    sweep<tile>({r.next}, r.pitch, begin, end, [&](int x) INLINE_CALL {
        near.moveTo(r, x);
        for (int i = 0; i < tile; ++i) {
            const std::ptrdiff_t at = i * r.pitch + x;
            store(r.next + at, damped<updateLossy>(k * near.sum(i) - load(r.previous + at), loss));
        }
    });
}

// d * (f + ((f - f[n-1]) + k * laplacian))
template <template <int> class Near, int tile, bool uneven, bool laplacianFromNow, bool updateLossy>
void longRows(const Row<float>& row, const Formula& formula, int begin, int end) {
    const Row<float> r = row;
    const Formula constants = formula;
    NeighbourWindow<Near<tile>, uneven> near(r, begin & -lanes);
    sweep<tile>({r.next}, r.pitch, begin, end, [&](int x) INLINE_CALL {
        near.moveTo(r, x);
        for (int i = 0; i < tile; ++i) {
            const std::ptrdiff_t at = i * r.pitch + x;
            const Floats f = laplacianFromNow ? near.here(i) : load(r.now + at);
            const Floats velocity = minus(f, load(r.previous + at)) + near.laplacian(i, constants);
            store(r.next + at, damped<updateLossy>(f + velocity, constants.updateLoss));
        }
    });
}

// Steps with a stored velocity: s * velocity + s * k * laplacian, minus the loss by d
// (see `longStep` of reference.cpp).
template <template <int> class Near, int tile, bool uneven, bool laplacianFromNow, bool updateLossy>
void velocityRows(const Row<float>& row, const Formula& formula, int begin, int end) {
    const Row<float> r = row;
    const Formula constants = formula;
    NeighbourWindow<Near<tile>, uneven> near(r, begin & -lanes);
    sweep<tile>({r.next, r.velocity}, r.pitch, begin, end, [&](int x) INLINE_CALL {
        near.moveTo(r, x);
        for (int i = 0; i < tile; ++i) {
            const std::ptrdiff_t at = i * r.pitch + x;
            const Floats f = laplacianFromNow ? near.here(i) : load(r.now + at);
            const Floats old = load(r.velocity + at);
            Floats velocity = old + minus(near.laplacian(i, constants), constants.velocityLoss * old);
            if constexpr (updateLossy) velocity = minus(velocity, constants.updateLoss * (f + velocity));
            store(r.velocity + at, velocity);
            store(r.next + at, f + velocity);
        }
    });
}

template <template <int> class Near, int tile, bool uneven, bool laplacianFromNow>
RowStep<float, Formula> longRowsFor(const Formula& formula) {
    const bool updateLossy = formula.updateLoss != 0.0f;
    if (formula.velocityLoss != 0.0f)
        return updateLossy ? velocityRows<Near, tile, uneven, laplacianFromNow, true>
                           : velocityRows<Near, tile, uneven, laplacianFromNow, false>;
    return updateLossy ? longRows<Near, tile, uneven, laplacianFromNow, true>
                       : longRows<Near, tile, uneven, laplacianFromNow, false>;
}

template <template <int> class Near, int tile>
RowStep<float, Formula> rowsAround(const Formula& formula) {
    if (formula.uneven) return longRowsFor<Near, tile, true, true>(formula);
    if (formula.shortForm)
        return formula.updateLoss != 0.0f ? shortRows<Near, tile, true> : shortRows<Near, tile, false>;
    return longRowsFor<Near, tile, false, true>(formula);
}

template <template <int> class Near, int tile>
FloatSteps stepsAround(const Formula& formula) {
    if (!formula.laplacianFromNow) {
        const RowStep<float, Formula> one = formula.uneven ? longRowsFor<Near, 1, true, false>(formula)
                                                           : longRowsFor<Near, 1, false, false>(formula);
        return {one, one, 1};
    }
    return {rowsAround<Near, 1>(formula), rowsAround<Near, tile>(formula), tile};
}
