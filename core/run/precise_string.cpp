// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "run/precise_string.h"

#include "wave/wave.h"

#include <algorithm>
#include <cmath>

namespace seiche {

bool PreciseString::canRun(const Experiment& experiment) {
    const Rule& rule = experiment.rule;
    return rule.medium == Medium::String && rule.arithmetic == Arithmetic::Float &&
           rule.scheme == Scheme::Leapfrog && rule.edges.left != Edge::Absorbing &&
           rule.edges.right != Edge::Absorbing;
}

PreciseString::PreciseString(const Experiment& experiment)
    : m_rule(experiment.rule), m_size(experiment.grid.width), m_mode(experiment.pullWith.mode),
      m_shape(static_cast<std::size_t>(m_size) + 2, 0.0), m_now(m_shape), m_before(m_shape) {
    // What a pull does is said in one place only.
    Wave<float> pulled(experiment.grid, Medium::String);
    Pull add = experiment.pullWith;
    add.mode = PullMode::Add;
    applyPull(pulled, m_rule, add);
    for (int x = 0; x < m_size; ++x) m_shape[at(x)] = pulled.now.at(x, 0);
}

void PreciseString::pull() {
    for (std::size_t i = 0; i < m_shape.size(); ++i) {
        if (m_shape[i] == 0.0) continue;
        if (m_mode == PullMode::Set) m_now[i] = m_shape[i];
        else m_now[i] += m_shape[i];
        if (m_mode == PullMode::Pluck) m_before[i] += m_shape[i];
    }
}

void PreciseString::fillGhosts() {
    const std::size_t first = at(0);
    const std::size_t last = at(m_size - 1);
    const bool ring = m_rule.edges.left == Edge::Periodic;
    m_now[first - 1] = m_now[ring ? last : first];
    m_now[last + 1] = m_now[ring ? first : last];
}

void PreciseString::advance(std::int64_t steps) {
    const double d = m_rule.damping.update;
    const double s = m_rule.damping.velocity;
    const double k = m_rule.k;
    const std::size_t first = at(m_rule.edges.left == Edge::Fixed ? 1 : 0);
    const std::size_t end = at(m_size - (m_rule.edges.right == Edge::Fixed ? 1 : 0));
    for (; steps > 0; --steps) {
        fillGhosts();
        const double* f = m_now.data();
        double* next = m_before.data(); // holds f[n-1] until it is replaced
        for (std::size_t i = first; i < end; ++i)
            next[i] = d * (f[i] + s * ((f[i] - next[i]) + k * ((f[i - 1] - f[i]) + (f[i + 1] - f[i]))));
        std::swap(m_now, m_before);
    }
}

double PreciseString::largestHeight() const {
    double largest = 0.0;
    for (int x = 0; x < m_size; ++x) largest = std::max(largest, std::abs(m_now[at(x)]));
    return largest;
}

} // namespace seiche
