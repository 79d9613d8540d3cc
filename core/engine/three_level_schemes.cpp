// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/three_level_schemes.h"

#include "engine/ghosts.h"
#include "engine/row_loops.h"
#include "machine/barrier.h"
#include "wave/denormals.h"
#include "wave/expects.h"

#include <algorithm>
#include <array>
#include <span>

namespace seiche {

namespace {

constexpr int fewestRows = 8; // per thread

// The fields in order of age, oldest first (source of the Laplacian). After a step the oldest
// becomes the spare field and the spare field the newest: with the spare in front, the array only
// rotates.
using Fields = std::array<Field<float>*, 4>;

class Rows {
public:
    Rows(const Formula& formula, const EndDampers<float>& dashpots, const Domain& domain, Wave<float>& wave,
         Isa isa)
        : m_formula(formula), m_dashpots(dashpots), m_loops(formula, isa), m_all(domain.all),
          m_moving(domain.moving), m_velocity(wave.velocity ? &*wave.velocity : nullptr),
          m_stiffness(wave.stiffnessIfAny()) {}

    void compute(std::span<Field<float>* const> fields, int y) const {
        Field<float>& next = *fields.front();
        const Field<float>& source = *fields[1];
        const Field<float>& before = *fields[fields.size() - 2];
        const Field<float>& now = *fields.back();
        // Cells held by a fixed edge keep their height.
        if (y < m_moving.y0 || y >= m_moving.y1) {
            std::copy_n(now.row(y) + m_all.x0, m_all.width(), next.row(y) + m_all.x0);
            return;
        }
        const std::ptrdiff_t pitch = source.ghostRows() > 0 ? source.pitch() : 0;
        const float* here = source.row(y);
        Row<float> row{next.row(y), before.row(y), now.row(y), here - pitch, here, here + pitch};
        if (m_velocity) row.velocity = m_velocity->row(y);
        if (m_stiffness) {
            row.stiffness = m_stiffness->row(y);
            row.stiffnessUp = row.stiffness - pitch;
            row.stiffnessDown = row.stiffness + pitch;
        }
        if (m_moving.x0 < m_moving.x1)
            m_dashpots.around({row.next, row.previous, row.velocity}, m_moving.x0, m_moving.x1, m_moving,
                              [&] { m_loops(row, m_formula, 1, m_moving.x0, m_moving.x1); });
        for (int x : {m_all.x0, m_all.x1 - 1})
            if (x < m_moving.x0 || x >= m_moving.x1) next.at(x, y) = now.at(x, y);
    }

private:
    const Formula m_formula;
    const EndDampers<float> m_dashpots;
    const FloatLoops m_loops;
    const Cells m_all;
    const Cells m_moving;
    Field<float>* const m_velocity;        ///< null if none is kept
    const Field<float>* const m_stiffness; ///< null if the medium is uniform
};

} // namespace

void stepTextbook(Wave<float>& wave, const Formula& formula, const EndDampers<float>& dashpots,
                  const Domain& domain, std::int64_t steps, Field<float>& spare, Isa isa,
                  ThreadPool::Lease& lease) {
    SEICHE_EXPECTS(steps >= 0 && spare.isLike(wave.now));
    Fields storage{&spare, &wave.previous, &wave.now, nullptr};
    std::span<Field<float>*> fields(storage.data(), 3);
    if (wave.older) {
        storage = {&spare, &*wave.older, &wave.previous, &wave.now};
        fields = storage;
    }
    const int top = domain.all.y0, height = domain.all.height();
    const int threads = std::clamp(height / fewestRows, 1, lease.threads());
    const Rows rows(formula, dashpots, domain, wave, isa);
    Barrier barrier(threads);

    const auto part = [&](int i) {
        const DenormalsAreZero flush;
        Fields turning = storage;
        const std::span<Field<float>*> mine(turning.data(), fields.size());
        for (std::int64_t step = 0; step < steps; ++step) {
            if (i == 0) fillGhosts(*mine[1], domain.all, domain.edges);
            barrier.arrive();
            const int end = top + static_cast<int>(std::int64_t{height} * (i + 1) / threads);
            for (int y = top + static_cast<int>(std::int64_t{height} * i / threads); y < end; ++y)
                rows.compute(mine, y);
            barrier.arrive();
            std::rotate(mine.begin(), mine.begin() + 1, mine.end());
        }
    };
    lease.run(threads, part);

    for (std::int64_t turn = steps % static_cast<std::int64_t>(fields.size()); turn > 0; --turn)
        for (std::size_t i = 0; i + 1 < fields.size(); ++i) std::swap(*fields[i], *fields[i + 1]);
    wave.frame += steps;
}

} // namespace seiche
