// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/textbook.h"

#include "engine/denormals.h"
#include "engine/ghosts.h"
#include "engine/kernels.h"
#include "machine/barrier.h"

#include <algorithm>
#include <array>
#include <span>

namespace seiche {

namespace {

constexpr int fewestRows = 8; // per thread

// The frames in order of age, the oldest first: the pull comes from it. After a step the oldest becomes the
// spare one and the spare one the newest, so that all of them, the spare in front, only turn round.
using Frames = std::array<Frame<float>*, 4>;

class Rows {
public:
    Rows(const Rule& rule, const Grid& grid, Isa isa)
        : m_formula(formulaOf(rule)), m_step(stepsFor(m_formula, isa).one), m_interior(interiorOf(grid, rule)),
          m_width(grid.width) {}

    void compute(std::span<Frame<float>* const> frames, int y) const {
        Frame<float>& next = *frames.front();
        const Frame<float>& source = *frames[1];
        const Frame<float>& before = *frames[frames.size() - 2];
        const Frame<float>& now = *frames.back();
        // Cells held by a fixed edge are not computed; they keep their height.
        if (y < m_interior.y0 || y >= m_interior.y1) {
            std::copy_n(now.row(y), m_width, next.row(y));
            return;
        }
        const std::ptrdiff_t pitch = source.ghostRows() > 0 ? source.pitch() : 0;
        const float* here = source.row(y);
        if (m_interior.x0 < m_interior.x1)
            m_step({next.row(y), before.row(y), now.row(y), here - pitch, here, here + pitch}, m_formula,
                   m_interior.x0, m_interior.x1);
        if (m_interior.x0 > 0) next.at(0, y) = now.at(0, y);
        if (m_interior.x1 < m_width) next.at(m_width - 1, y) = now.at(m_width - 1, y);
    }

private:
    const Formula m_formula;
    const Step<float, Formula> m_step;
    const Interior m_interior;
    const int m_width;
};

} // namespace

void advanceTextbook(Wave<float>& wave, const Rule& rule, std::int64_t steps, Frame<float>& spare, Isa isa,
                     ThreadPool::Lease& lease) {
    Frames storage{&spare, &wave.before, &wave.now, nullptr};
    std::span<Frame<float>*> frames(storage.data(), 3);
    if (rule.scheme == Scheme::DelayedEuler) {
        storage = {&spare, &*wave.older, &wave.before, &wave.now};
        frames = storage;
    }
    const int height = wave.grid().height;
    const int threads = std::clamp(height / fewestRows, 1, lease.threads());
    const Rows rows(rule, wave.grid(), isa);
    Barrier barrier(threads);

    const auto part = [&](int i) {
        const DenormalsAreZero flush;
        Frames turning = storage;
        const std::span<Frame<float>*> mine(turning.data(), frames.size());
        for (std::int64_t step = 0; step < steps; ++step) {
            if (i == 0) fillGhosts(*mine[1], rule.edges);
            barrier.arrive();
            const int end = static_cast<int>(std::int64_t{height} * (i + 1) / threads);
            for (int y = static_cast<int>(std::int64_t{height} * i / threads); y < end; ++y)
                rows.compute(mine, y);
            barrier.arrive();
            std::rotate(mine.begin(), mine.begin() + 1, mine.end());
        }
    };
    lease.run(threads, part);

    for (std::int64_t turn = steps % static_cast<std::int64_t>(frames.size()); turn > 0; --turn)
        for (std::size_t i = 0; i + 1 < frames.size(); ++i) std::swap(*frames[i], *frames[i + 1]);
    wave.frame += steps;
}

} // namespace seiche
