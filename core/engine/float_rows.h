// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// The update formula of reference.cpp, a vector of cells in each of `tile` rows at a time. To be included inside the
// namespace of one instruction set, after sliding.h.

// Where the neighbours' heights come from. Like the neighbourhoods of the reference, each sums heights or rises, here
// of the vector of cells in row i of the tile. To be moved to a column before its heights are asked for.
template <int tile>
class Line {
public:
    INLINE Line(const Row<float>& r, int x) : m_row(r.source + x) {}
    INLINE void moveTo(const Row<float>& r, int x) { m_row.moveTo(r.source + x); }
    INLINE Floats here(int) const { return m_row.here(); }
    INLINE Floats sum(int) const { return m_row.left() + m_row.right(); }
    INLINE Floats rise(int i) const { return (m_row.left() - here(i)) + (m_row.right() - here(i)); }

private:
    Sliding<float> m_row;
};

template <int tile>
class Sides {
public:
    INLINE Sides(const Row<float>& r, int x) {
        for (int i = 0; i < tile; ++i) m_rows[i].start(r.source + i * r.pitch + x);
    }
    INLINE void moveTo(const Row<float>& r, int x) {
        for (int i = 0; i < tile; ++i) m_rows[i].moveTo(r.source + i * r.pitch + x);
        m_up = load(r.up + x);
        m_down = load(r.down + x);
    }
    INLINE Floats here(int i) const { return m_rows[i].here(); }
    INLINE Floats sum(int i) const { return (m_rows[i].left() + m_rows[i].right()) + (up(i) + down(i)); }
    INLINE Floats rise(int i) const {
        return ((m_rows[i].left() - here(i)) + (m_rows[i].right() - here(i))) +
               ((up(i) - here(i)) + (down(i) - here(i)));
    }

private:
    INLINE Floats up(int i) const { return i == 0 ? m_up : m_rows[i - 1].here(); }
    INLINE Floats down(int i) const { return i + 1 == tile ? m_down : m_rows[i + 1].here(); }

    Sliding<float> m_rows[tile];
    Floats m_up{}, m_down{};
};

template <int tile>
class Corners {
public:
    INLINE Corners(const Row<float>& r, int x) {
        m_rows[0].start(r.up + x);
        for (int i = 0; i < tile; ++i) m_rows[i + 1].start(r.source + i * r.pitch + x);
        m_rows[tile + 1].start(r.down + x);
    }
    INLINE void moveTo(const Row<float>& r, int x) {
        m_rows[0].moveTo(r.up + x);
        for (int i = 0; i < tile; ++i) m_rows[i + 1].moveTo(r.source + i * r.pitch + x);
        m_rows[tile + 1].moveTo(r.down + x);
    }
    INLINE Floats here(int i) const { return m_rows[i + 1].here(); }
    INLINE Floats sum(int i) const {
        const Sliding<float>&up = m_rows[i], &down = m_rows[i + 2];
        return (up.left() + up.right()) + (down.left() + down.right());
    }
    INLINE Floats rise(int i) const {
        const Sliding<float>&up = m_rows[i], &down = m_rows[i + 2];
        return ((up.left() - here(i)) + (up.right() - here(i))) +
               ((down.left() - here(i)) + (down.right() - here(i)));
    }

protected:
    Sliding<float> m_rows[tile + 2];
};

template <int tile>
class All : public Corners<tile> {
public:
    using Corners<tile>::Corners;
    using Corners<tile>::here;
    INLINE Floats sideSum(int i) const {
        const Sliding<float>& row = m_rows[i + 1];
        return (row.left() + row.right()) + (m_rows[i].here() + m_rows[i + 2].here());
    }
    INLINE Floats sideRise(int i) const {
        const Sliding<float>& row = m_rows[i + 1];
        return ((row.left() - here(i)) + (row.right() - here(i))) +
               ((m_rows[i].here() - here(i)) + (m_rows[i + 2].here() - here(i)));
    }
    INLINE Floats sum(int i) const { return sideSum(i) + Corners<tile>::sum(i); }
    INLINE Floats rise(int i) const { return sideRise(i) + Corners<tile>::rise(i); }

protected:
    using Corners<tile>::m_rows;
};

template <int tile>
class Isotropic : public All<tile> {
public:
    using All<tile>::All;
};

template <class Near>
INLINE Floats pull(const Near& near, int i, const Formula& formula) {
    return formula.k * near.rise(i);
}
template <int tile>
INLINE Floats pull(const Isotropic<tile>& near, int i, const Formula& formula) {
    return formula.k * near.sideRise(i) + formula.kCorners * near.Corners<tile>::rise(i);
}

// Multiplication by 1 - loss; left out where there is no loss.
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
    Near<tile> near(r, begin & -lanes);
    sweep<tile>(r.next, r.pitch, begin, end, [&](int x) INLINE_CALL {
        near.moveTo(r, x);
        for (int i = 0; i < tile; ++i) {
            const std::ptrdiff_t at = i * r.pitch + x;
            store(r.next + at, damped<updateLossy>(k * near.sum(i) - load(r.before + at), loss));
        }
    });
}

// d * (f + s * ((f - f[n-1]) + k * rise))
template <template <int> class Near, int tile, bool pullFromNow, bool updateLossy, bool velocityLossy>
void longRows(const Row<float>& row, const Formula& formula, int begin, int end) {
    const Row<float> r = row;
    const Formula constants = formula;
    Near<tile> near(r, begin & -lanes);
    sweep<tile>(r.next, r.pitch, begin, end, [&](int x) INLINE_CALL {
        near.moveTo(r, x);
        for (int i = 0; i < tile; ++i) {
            const std::ptrdiff_t at = i * r.pitch + x;
            const Floats f = pullFromNow ? near.here(i) : load(r.now + at);
            const Floats velocity = (f - load(r.before + at)) + pull(near, i, constants);
            store(r.next + at, damped<updateLossy>(f + damped<velocityLossy>(velocity, constants.velocityLoss),
                                                   constants.updateLoss));
        }
    });
}

template <template <int> class Near, int tile, bool pullFromNow>
Step<float, Formula> longRowsFor(const Formula& formula) {
    if (formula.updateLoss != 0.0f)
        return formula.velocityLoss != 0.0f ? longRows<Near, tile, pullFromNow, true, true>
                                            : longRows<Near, tile, pullFromNow, true, false>;
    return formula.velocityLoss != 0.0f ? longRows<Near, tile, pullFromNow, false, true>
                                        : longRows<Near, tile, pullFromNow, false, false>;
}

template <template <int> class Near, int tile>
Step<float, Formula> rowsAround(const Formula& formula) {
    if (formula.shortForm)
        return formula.updateLoss != 0.0f ? shortRows<Near, tile, true> : shortRows<Near, tile, false>;
    return longRowsFor<Near, tile, true>(formula);
}

template <template <int> class Near, int tile>
FloatSteps stepsAround(const Formula& formula) {
    if (!formula.pullFromNow) {
        const Step<float, Formula> one = longRowsFor<Near, 1, false>(formula);
        return {one, one, 1};
    }
    return {rowsAround<Near, 1>(formula), rowsAround<Near, tile>(formula), tile};
}
