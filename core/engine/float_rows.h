// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// The update formula of reference.cpp, a vector of cells at a time. To be included inside the namespace of one
// instruction set, after vectors.h.

// Where the neighbours' heights come from. Like the neighbourhoods of the reference, each sums heights or rises.
struct Line {
    Sliding<float> row;
    [[gnu::always_inline]] Line(const Row<float>& r, int x) : row(r.source + x) {}
    [[gnu::always_inline]] void moveTo(const Row<float>& r, int x) { row.moveTo(r.source + x); }
    [[gnu::always_inline]] Floats here() const { return row.here(); }
    [[gnu::always_inline]] Floats sum() const { return row.left() + row.right(); }
    [[gnu::always_inline]] Floats rise() const { return (row.left() - here()) + (row.right() - here()); }
};

struct Sides {
    Sliding<float> row;
    Floats up{}, down{};
    [[gnu::always_inline]] Sides(const Row<float>& r, int x) : row(r.source + x) {}
    [[gnu::always_inline]] void moveTo(const Row<float>& r, int x) {
        row.moveTo(r.source + x);
        up = load(r.up + x);
        down = load(r.down + x);
    }
    [[gnu::always_inline]] Floats here() const { return row.here(); }
    [[gnu::always_inline]] Floats sum() const { return (row.left() + row.right()) + (up + down); }
    [[gnu::always_inline]] Floats rise() const {
        return ((row.left() - here()) + (row.right() - here())) + ((up - here()) + (down - here()));
    }
};

struct Corners {
    Sliding<float> up, down;
    Floats middle{};
    [[gnu::always_inline]] Corners(const Row<float>& r, int x) : up(r.up + x), down(r.down + x) {}
    [[gnu::always_inline]] void moveTo(const Row<float>& r, int x) {
        up.moveTo(r.up + x);
        down.moveTo(r.down + x);
        middle = load(r.source + x);
    }
    [[gnu::always_inline]] Floats here() const { return middle; }
    [[gnu::always_inline]] Floats sum() const {
        return (up.left() + up.right()) + (down.left() + down.right());
    }
    [[gnu::always_inline]] Floats rise() const {
        return ((up.left() - here()) + (up.right() - here())) +
               ((down.left() - here()) + (down.right() - here()));
    }
};

struct All {
    Sliding<float> up, row, down;
    [[gnu::always_inline]] All(const Row<float>& r, int x)
        : up(r.up + x), row(r.source + x), down(r.down + x) {}
    [[gnu::always_inline]] void moveTo(const Row<float>& r, int x) {
        up.moveTo(r.up + x);
        row.moveTo(r.source + x);
        down.moveTo(r.down + x);
    }
    [[gnu::always_inline]] Floats here() const { return row.here(); }
    [[gnu::always_inline]] Floats sideSum() const {
        return (row.left() + row.right()) + (up.here() + down.here());
    }
    [[gnu::always_inline]] Floats cornerSum() const {
        return (up.left() + up.right()) + (down.left() + down.right());
    }
    [[gnu::always_inline]] Floats sideRise() const {
        return ((row.left() - here()) + (row.right() - here())) +
               ((up.here() - here()) + (down.here() - here()));
    }
    [[gnu::always_inline]] Floats cornerRise() const {
        return ((up.left() - here()) + (up.right() - here())) +
               ((down.left() - here()) + (down.right() - here()));
    }
    [[gnu::always_inline]] Floats sum() const { return sideSum() + cornerSum(); }
    [[gnu::always_inline]] Floats rise() const { return sideRise() + cornerRise(); }
};

struct Isotropic : All {
    using All::All;
};

template <class Near>
[[gnu::always_inline]] inline Floats pull(const Near& near, const Formula& formula) {
    return formula.k * near.rise();
}
[[gnu::always_inline]] inline Floats pull(const Isotropic& near, const Formula& formula) {
    return formula.k * near.sideRise() + formula.kCorners * near.cornerRise();
}

// Multiplication by 1 - loss; left out where there is no loss.
template <bool lossy>
[[gnu::always_inline]] inline Floats damped(Floats x, float loss) {
    if constexpr (lossy) return x - loss * x;
    else return x;
}

// d * (k * sum - f[n-1])
template <class Near, bool updateLossy>
void shortRow(const Row<float>& row, const Formula& formula, int begin, int end) {
    const float k = formula.k, loss = formula.updateLoss;
    Near near(row, begin & -lanes);
    sweep(row.next, begin, end, [&](int x) [[gnu::always_inline]] {
        near.moveTo(row, x);
        store(row.next + x, damped<updateLossy>(k * near.sum() - load(row.before + x), loss));
    });
}

// d * (f + s * ((f - f[n-1]) + k * rise))
template <class Near, bool pullFromNow, bool updateLossy, bool velocityLossy>
void longRow(const Row<float>& row, const Formula& formula, int begin, int end) {
    const Formula constants = formula;
    Near near(row, begin & -lanes);
    sweep(row.next, begin, end, [&](int x) [[gnu::always_inline]] {
        near.moveTo(row, x);
        const Floats f = pullFromNow ? near.here() : load(row.now + x);
        const Floats velocity = (f - load(row.before + x)) + pull(near, constants);
        store(row.next + x, damped<updateLossy>(f + damped<velocityLossy>(velocity, constants.velocityLoss),
                                                constants.updateLoss));
    });
}

template <class Near, bool pullFromNow>
RowStep longRowFor(const Formula& formula) {
    if (formula.updateLoss != 0.0f)
        return formula.velocityLoss != 0.0f ? longRow<Near, pullFromNow, true, true>
                                            : longRow<Near, pullFromNow, true, false>;
    return formula.velocityLoss != 0.0f ? longRow<Near, pullFromNow, false, true>
                                        : longRow<Near, pullFromNow, false, false>;
}

template <class Near>
RowStep rowStepAround(const Formula& formula) {
    if (formula.shortForm) return formula.updateLoss != 0.0f ? shortRow<Near, true> : shortRow<Near, false>;
    return formula.pullFromNow ? longRowFor<Near, true>(formula) : longRowFor<Near, false>(formula);
}
