// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/blocks.h"

#include "engine/ghosts.h"
#include "engine/row_loops.h"
#include "machine/barrier.h"
#include "wave/denormals.h"

#include <algorithm>
#include <type_traits>
#include <vector>

namespace seiche {

namespace {

// Leftward shift of a strip per step: a cache line of cells, so that no two strips write the same
// line.
constexpr int leanCells = 16;

// The rows lo <= y < hi of a thread at step 1. An end either moves down by one row per step or is
// the boundary of the moving cells.
struct Band {
    int lo, hi;
    bool loMoves, hiMoves;

    // Range of steps that fall into the band at iteration j, as t - 1. Iteration j does step t in
    // row j - (t - 1).
    int firstStep(int j) const {
        if (j < hi) return 0;
        return hiMoves ? (j - hi) / 2 + 1 : j - hi + 1;
    }
    int lastStep(int j) const { return loMoves ? (j - lo) / 2 : j - lo; }
    int first(int t) const { return loMoves ? lo + t : lo; }
    int beyond(int t) const { return hiMoves ? hi + t : hi; }
    int end(int steps) const { return hi + (hiMoves ? 2 : 1) * (steps - 1); }
};

// Effects on integer water: probes only.
struct OnlySeen {
    HeightRecord& record;

    void act(std::int64_t done, const Cells& cells, Field<std::int32_t>& next,
             const Field<std::int32_t>&) const {
        record.store(done, cells, next);
    }
};

template <class T>
using EffectsOf = std::conditional_t<std::is_same_v<T, float>, LocalEffects, OnlySeen>;
template <class T>
using LoopsOf = std::conditional_t<std::is_same_v<T, float>, FloatLoops, IntegerLoops>;

// Returns the formula for cells and neighbours of stiffness 1.
template <class F>
F plainOf(F formula) {
    if constexpr (std::is_same_v<F, Formula>) formula.uneven = false;
    return formula;
}

// Columns count from the cache line of the first cell.
template <class T, class F>
class Blocks {
public:
    Blocks(Wave<T>& wave, const F& formula, const Domain& domain, const Plan& plan,
           const EndDampers<T>& dashpots, const EffectsOf<T>* effects)
        : m_formula(formula), m_dashpots(dashpots), m_loops(m_formula, plan.isa), m_edges(domain.edges),
          m_ring(domain.scene == SceneKind::Pool && domain.edges.top == Edge::Periodic),
          m_origin{UnevenBlocks::firstColumn(wave.now.surround()), domain.all.y0},
          m_width(domain.all.x1 - m_origin.x), m_height(domain.all.height()),
          m_moving{domain.moving.x0 - m_origin.x, domain.moving.x1 - m_origin.x, domain.moving.y0 - m_origin.y,
                   domain.moving.y1 - m_origin.y},
          m_pitch(wave.now.pitch()), m_frames{&wave.now, &wave.previous}, m_effects(effects),
          m_fields{&wave.now.at(m_origin.x, m_origin.y), &wave.previous.at(m_origin.x, m_origin.y)},
          m_velocity(wave.velocity ? &wave.velocity->at(m_origin.x, m_origin.y) : nullptr),
          m_stiffness(wave.stiffness ? &wave.stiffness->at(m_origin.x, m_origin.y) : nullptr),
          m_unevenBlocks(wave.unevenBlocks ? &*wave.unevenBlocks : nullptr), m_plain(plainOf(m_formula)),
          m_plainLoops(m_plain, plan.isa), m_plan(plan),
          m_strips(std::max(1, (m_width + plan.stripCells / 2) / plan.stripCells)), m_barrier(plan.threads),
          m_begun(static_cast<std::size_t>(plan.threads)) {}

    // Runs the part of thread `part` after `done` earlier steps.
    void run(int part, std::int64_t done, std::int64_t steps) {
        const DenormalsAreZero flush;
        fillFirstGhosts(part);
        if (m_height == 1) return runRow(part, done, steps);
        int strip = 0;
        int source = 0;
        while (steps > 0) {
            const int count = static_cast<int>(std::min<std::int64_t>(steps, m_plan.stepsPerPass));
            const Band band = bandOf(part, count);
            for (int s = 0; s < m_strips; ++s) doStrip(part, band, s, done, count, source, ++strip);
            source = (source + count) & 1;
            done += count;
            steps -= count;
            m_barrier.arrive();
        }
    }

private:
    struct alignas(64) Counter {
        std::atomic<int> strips{0};
    };

    Band bandOf(int part, int count) const {
        // Bands move down during a pass. Inner boundaries start higher, so that all threads have
        // equally many rows on average.
        const int rows = m_moving.y1 - m_moving.y0;
        const int rise = m_ring ? 0 : (count - 1) / 2;
        const auto border = [&](int i) {
            return m_moving.y0 + static_cast<int>(std::int64_t{rows} * i / m_plan.threads) - rise;
        };
        const bool first = part == 0, last = part + 1 == m_plan.threads;
        return {first && !m_ring ? m_moving.y0 : border(part), last && !m_ring ? m_moving.y1 : border(part + 1),
                !first || m_ring, !last || m_ring};
    }

    void doStrip(int part, const Band& band, int s, std::int64_t done, int count, int source, int stripsBegun) {
        const int tile = m_loops.tile();
        const int announced = band.lo + 2 * count - 1;
        const int meeting = band.hi - 2;
        const int stop = std::max(band.end(count), announced + 1);
        bool waits = band.hiMoves && count > 1;
        bool announces = band.loMoves;
        for (int j = band.lo; j < stop; j += tile) {
            if (waits && j + tile > meeting) {
                waitForBandBelow(part, stripsBegun);
                waits = false;
            }
            const int last = std::min(count - 1, band.lastStep(j + tile - 1));
            for (int t = band.firstStep(j); t <= last; ++t) {
                if (m_strips > 1) fetchAhead(j, t, count, s, source);
                const int from = (source + t) & 1;
                const Cells cells{leftOf(s, t), rightOf(s, t), std::max(j - t, band.first(t)),
                                  std::min(j - t + tile, band.beyond(t))};
                if (cells.empty()) continue;
                if (cells.height() == tile && cells.y0 > 0 && cells.y1 < m_height) {
                    computeRows(rowsAt(cells.y0, from), cells.y0, tile, cells.x0, cells.x1);
                    if (m_effects) actOn(cells, done + t + 1, from);
                    for (int y = cells.y0; y < cells.y1; ++y) fillGhostsOf(1 - from, y, cells.x0, cells.x1);
                } else {
                    for (int y = cells.y0; y < cells.y1; ++y)
                        doBorderRow(y >= m_height ? y - m_height : y, done + t + 1, from, cells.x0, cells.x1);
                }
            }
            if (announces && j + tile > announced) {
                announce(part, stripsBegun);
                announces = false;
            }
        }
    }

    // A single row cannot be split by rows, so each thread takes neighbouring strips. Its first
    // strip moves away from the left thread and is independent. Its last strip follows the right
    // thread's first strip and waits for it.
    void runRow(int part, std::int64_t done, std::int64_t steps) {
        const auto firstOf = [this](int i) {
            return static_cast<int>(std::int64_t{m_strips} * i / m_plan.threads);
        };
        const int first = firstOf(part), beyond = firstOf(part + 1);
        int source = 0;
        for (int pass = 1; steps > 0; ++pass) {
            const int count = static_cast<int>(std::min<std::int64_t>(steps, m_plan.stepsPerPass));
            for (int s = first; s < beyond; ++s) {
                const bool joinsNext = s + 1 == beyond && beyond < m_strips;
                if (joinsNext) waitForBandBelow(part, pass);
                for (int t = 0; t < count; ++t) {
                    const int lean = leanCells * t;
                    const int begin =
                        s == 0 ? m_moving.x0 : s * m_plan.stripCells + (s == first ? lean : -lean);
                    const int end = s + 1 == m_strips
                                        ? m_moving.x1
                                        : (s + 1) * m_plan.stripCells + (joinsNext ? lean : -lean);
                    const int from = std::max(begin, m_moving.x0), to = std::min(end, m_moving.x1);
                    if (from < to) doBorderRow(0, done + t + 1, (source + t) & 1, from, to);
                }
                if (s == first) announce(part, pass);
            }
            source = (source + count) & 1;
            done += count;
            steps -= count;
            m_barrier.arrive();
        }
    }

    int leftOf(int s, int t) const {
        return s == 0 ? m_moving.x0 : std::max(m_moving.x0, s * m_plan.stripCells - leanCells * t);
    }
    int rightOf(int s, int t) const {
        return s + 1 == m_strips ? m_moving.x1
                                 : std::min(m_moving.x1, (s + 1) * m_plan.stripCells - leanCells * t);
    }

    // Returns a tile of inner rows from y on. The step reads m_frames[source] and replaces the
    // heights of the second field.
    Row<T> rowsAt(int y, int source) const {
        T* next = m_fields[1 - source] + y * m_pitch;
        const T* now = m_fields[source] + y * m_pitch;
        Row<T> rows{next, next, now, now - m_pitch, now, now + m_loops.tile() * m_pitch, m_pitch};
        if (m_velocity) rows.velocity = m_velocity + y * m_pitch;
        if (m_stiffness) {
            rows.stiffness = m_stiffness + y * m_pitch;
            rows.stiffnessUp = rows.stiffness - m_pitch;
            rows.stiffnessDown = rows.stiffness + m_loops.tile() * m_pitch;
        }
        return rows;
    }

    // Computes one row or tile. The plain formula is faster for uniform cells, with the same bits.
    void computeRows(const Row<T>& rows, int y, int count, int begin, int end) const {
        if (!m_unevenBlocks) return m_loops(rows, m_formula, count, begin, end);
        m_unevenBlocks->forEachStretch(m_origin.y + y, count, begin, end, [&](int x0, int x1, bool uneven) {
            if (uneven) m_loops(rows, m_formula, count, x0, x1);
            else m_plainLoops(rows, m_plain, count, x0, x1);
        });
    }

    // Applies the effects after step `done` to these cells.
    void actOn(const Cells& cells, std::int64_t done, int source) const {
        m_effects->act(
            done, {cells.x0 + m_origin.x, cells.x1 + m_origin.x, cells.y0 + m_origin.y, cells.y1 + m_origin.y},
            *m_frames[1 - source], *m_frames[source]);
    }

    // Prefetches the next tile of rows into the second cache. Rows are too short for the hardware
    // prefetcher. Untouched data is spread over all steps; columns that the strip shifts into
    // follow. Inlined, because compilers drop a function that only prefetches.
    [[gnu::always_inline]] void fetchAhead(int j, int t, int count, int s, int source) const {
        const int tile = m_loops.tile();
        const int left = s * m_plan.stripCells;
        const int right = s + 1 == m_strips ? m_width : left + m_plan.stripCells;
        const auto border = [&](int i) { return left + (right - left) / leanCells * i / count * leanCells; };
        const auto fetch = [&](const auto* row, int begin, int end) {
            for (int x = begin; x < end; x += leanCells) __builtin_prefetch(row + x, 0, 2);
        };
        for (int y = j + tile; y < std::min(j + 2 * tile, m_height - 1); ++y) {
            fetch(m_fields[source] + (y + 1) * m_pitch, border(t), border(t + 1));
            fetch(m_fields[1 - source] + y * m_pitch, border(t), border(t + 1));
            if (m_velocity) fetch(m_velocity + y * m_pitch, border(t), border(t + 1));
            if (m_stiffness) fetch(m_stiffness + (y + 1) * m_pitch, border(t), border(t + 1));
        }
        const int begin = left - leanCells * t;
        if (begin < leanCells) return;
        for (int y = std::max(j - t + tile, 0); y < std::min(j - t + 2 * tile, m_height - 1); ++y) {
            fetch(m_fields[(source + t) & 1] + (y + 1) * m_pitch, begin - leanCells, begin + leanCells);
            if (m_velocity) fetch(m_velocity + y * m_pitch, begin - leanCells, begin);
            if (m_stiffness) fetch(m_stiffness + (y + 1) * m_pitch, begin - leanCells, begin);
        }
    }

    void doBorderRow(int y, std::int64_t done, int source, int begin, int end) {
        T* next = m_fields[1 - source] + y * m_pitch;
        const T* now = m_fields[source] + y * m_pitch;
        Row<T> row{next, next, now, now + toNeighbour(y, -1), now, now + toNeighbour(y, 1)};
        if (m_velocity) row.velocity = m_velocity + y * m_pitch;
        if (m_stiffness) {
            row.stiffness = m_stiffness + y * m_pitch;
            row.stiffnessUp = row.stiffness + toNeighbour(y, -1);
            row.stiffnessDown = row.stiffness + toNeighbour(y, 1);
        }
        m_dashpots.around({row.next, row.previous, row.velocity}, begin, end, m_moving,
                          [&] { computeRows(row, y, 1, begin, end); });
        if (m_effects) actOn({begin, end, y, y + 1}, done, source);
        fillGhostsOf(1 - source, y, begin, end);
    }

    // Each thread fills its own rows: a transfer from other cores would cost more than a step of a
    // small pool. Fixed edges have no ghosts.
    void fillFirstGhosts(int part) {
        if (m_edges == Edges{}) return;
        const int end = static_cast<int>(std::int64_t{m_height} * (part + 1) / m_plan.threads);
        for (int y = static_cast<int>(std::int64_t{m_height} * part / m_plan.threads); y < end; ++y)
            for (int field : {0, 1}) fillGhostsOf(field, y, 0, m_width);
        m_barrier.arrive();
    }

    void fillGhostsOf(int field, int y, int begin, int end) const {
        T* row = m_fields[field] + y * m_pitch;
        const int inner = std::min(1, m_width - 1);
        const auto beyond = [=, this](bool left, int border, int opposite, int inwards) -> T {
            const Edge edge = m_edges.end(left);
            if (edge == Edge::Periodic) return row[opposite];
            if (edge != Edge::Impedance) return row[border];
            return beyondDashpot(m_edges.impedance(left), row[border], row[border + inwards * inner]);
        };
        if (begin == 0) row[-1] = beyond(true, 0, m_width - 1, 1);
        if (end == m_width) row[end] = beyond(false, m_width - 1, 0, -1);
    }

    std::ptrdiff_t toNeighbour(int y, int step) const {
        return (rowBeside(y, step, m_height, m_ring) - y) * m_pitch;
    }

    void announce(int part, int strips) {
        m_begun[static_cast<std::size_t>(part)].strips.store(strips, std::memory_order_release);
        m_begun[static_cast<std::size_t>(part)].strips.notify_all();
    }

    void waitForBandBelow(int part, int strips) {
        const std::size_t below = static_cast<std::size_t>((part + 1) % m_plan.threads);
        waitFor(m_begun[below].strips, [strips](int begun) { return begun >= strips; });
    }

    const F m_formula;
    const EndDampers<T> m_dashpots;
    const LoopsOf<T> m_loops;
    const Edges m_edges;
    const bool m_ring; ///< top and bottom are periodic
    const struct {
        int x, y;
    } m_origin; ///< origin of columns and rows in the fields
    const int m_width, m_height;
    const Cells m_moving;
    const std::ptrdiff_t m_pitch;
    Field<T>* const m_frames[2];
    const EffectsOf<T>* const m_effects;      ///< null if none
    T* const m_fields[2];                     ///< first cells of the two fields
    T* const m_velocity;                      ///< null if none is kept
    const T* const m_stiffness;               ///< null if the medium is uniform
    const UnevenBlocks* const m_unevenBlocks; ///< null if all cells share one formula
    const F m_plain;                          ///< formula of uniform cells
    const LoopsOf<T> m_plainLoops;
    const Plan m_plan;
    const int m_strips;
    Barrier m_barrier;
    std::vector<Counter> m_begun; ///< strips (or single-row passes) with a finished first part
};

// The strip counter is an int.
constexpr std::int64_t maxSteps = 1 << 16;

template <class T, class F>
void stepWith(Wave<T>& wave, const F& formula, const Domain& domain, std::int64_t steps, const Plan& wanted,
              ThreadPool::Lease& lease, const EndDampers<T>& dashpots, const EffectsOf<T>* effects) {
    wave.frame += steps;
    if (!domain.moving.empty()) {
        Plan plan = wanted;
        plan.threads = std::min(plan.threads, lease.threads());
        plan = fitted(plan, domain);
        for (std::int64_t done = 0; done < steps; done += maxSteps) {
            const std::int64_t count = std::min(steps - done, maxSteps);
            Blocks<T, F> blocks(wave, formula, domain, plan, dashpots, effects);
            const auto part = [&](int i) { blocks.run(i, done, count); };
            lease.run(plan.threads, part);
        }
    }
    if (steps % 2 != 0) std::swap(wave.now, wave.previous);
}

} // namespace

void stepInBlocks(Wave<float>& wave, const Formula& formula, const Domain& domain, std::int64_t steps,
                  const Plan& plan, ThreadPool::Lease& lease, const LocalEffects& effects,
                  const EndDampers<float>& dashpots) {
    stepWith(wave, formula, domain, steps, plan, lease, dashpots, effects.empty() ? nullptr : &effects);
}

void stepInBlocks(Wave<float>& wave, const Formula& formula, const Domain& domain, std::int64_t steps,
                  const Plan& plan, ThreadPool::Lease& lease, const EndDampers<float>& dashpots) {
    stepWith(wave, formula, domain, steps, plan, lease, dashpots, nullptr);
}

void stepInBlocks(Wave<std::int32_t>& wave, const IntegerFormula& formula, const Domain& domain,
                  std::int64_t steps, const Plan& plan, ThreadPool::Lease& lease, HeightRecord* record) {
    if (!record) return stepWith(wave, formula, domain, steps, plan, lease, {}, nullptr);
    const OnlySeen effects{*record};
    stepWith(wave, formula, domain, steps, plan, lease, {}, &effects);
}

} // namespace seiche
