// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "measure/string_motion.h"

#include "wave/bending.h"
#include "wave/bond.h"
#include "wave/expects.h"

#include <cmath>

namespace seiche {

namespace {

/// The springs of a string at the current step.
template <class T>
class StringSprings {
public:
    StringSprings(const Wave<T>& wave, const Rule& rule)
        : m_wave(wave), m_rule(rule), m_heights(wave.now.row(0)), m_last(wave.grid().width - 1) {}

    double forceOn(int i) const {
        if (m_last < 1 || isHeldEnd(i, m_last + 1, m_rule.edges) || !(stiffness(i) > 0.0f)) return 0.0;
        const double springs = kOf(m_rule) * (bond(i, i - 1) + bond(i, i + 1));
        if (!resistsBending(m_rule)) return springs;
        return springs - bending(i);
    }
    double forceOfNeighbours(int i) const {
        if (m_last < 1 || !(stiffness(i) > 0.0f)) return 0.0;
        const bool isRing = m_rule.edges.left == Edge::Periodic;
        double springs = 0.0;
        for (const int to : {i - 1, i + 1})
            if (isRing || (to >= 0 && to <= m_last)) springs += kOf(m_rule) * bond(i, to);
        const bool isEnd = !isRing && (i == 0 || i == m_last);
        return resistsBending(m_rule) && !isEnd ? springs - bending(i) : springs;
    }

private:
    double bending(int i) const {
        return m_rule.k * m_rule.bending * bendingAt(m_heights, i, m_last + 1, m_rule.edges);
    }
    float stiffness(int i) const {
        return m_wave.stiffness ? static_cast<float>(m_wave.stiffness->at(i, 0)) : 1.0f;
    }
    double bond(int i, int to) const {
        const Edge edge = m_rule.edges.end(to < 0);
        const bool isBeyond = to < 0 || to > m_last;
        if (isBeyond && (edge == Edge::Free || edge == Edge::Impedance)) return 0.0;
        if (isBeyond && edge == Edge::Periodic) to = to < 0 ? m_last : 0;
        // The hidden string is taken as straight.
        if (isBeyond && edge == Edge::Absorbing) return -bond(i, to < 0 ? 1 : m_last - 1);
        const float other = stiffness(to);
        if (other == freeWall) return 0.0;
        const float share = bondSharesOf(m_rule.model).factor(stiffness(i), other);
        return double{share} * (static_cast<double>(m_heights[to]) - static_cast<double>(m_heights[i]));
    }

    const Wave<T>& m_wave;
    const Rule& m_rule;
    const T* m_heights;
    int m_last;
};

template <class T>
std::vector<float> forcesOn(const Wave<T>& wave, const Rule& rule) {
    if (rule.scene != SceneKind::String) return {};
    const StringSprings<T> springs(wave, rule);
    std::vector<float> all(static_cast<std::size_t>(wave.grid().width));
    for (std::size_t i = 0; i < all.size(); ++i)
        all[i] = static_cast<float>(springs.forceOn(static_cast<int>(i)));
    return all;
}

template <class T>
std::vector<float> velocitiesOf(const Wave<T>& wave, const Rule& rule) {
    if (rule.scene != SceneKind::String) return {};
    const StringSprings<T> springs(wave, rule);
    const double later = infoOf(rule.scheme).isRungeKutta ? 0.0 : 0.5;
    std::vector<float> all(static_cast<std::size_t>(wave.grid().width));
    for (std::size_t i = 0; i < all.size(); ++i) {
        const int x = static_cast<int>(i);
        const double gained = wave.velocity ? static_cast<double>(wave.velocity->at(x, 0))
                                            : static_cast<double>(wave.now.at(x, 0)) -
                                                  static_cast<double>(wave.previous.at(x, 0));
        all[i] = static_cast<float>(gained + later * springs.forceOn(x));
    }
    return all;
}

} // namespace

std::vector<float> forcesAlong(const Wave<float>& wave, const Rule& rule) { return forcesOn(wave, rule); }
std::vector<float> forcesAlong(const Wave<std::int32_t>& wave, const Rule& rule) {
    return forcesOn(wave, rule);
}

double forceOfNeighbours(const Wave<float>& wave, const Rule& rule, int point) {
    if (rule.scene != SceneKind::String) return 0.0;
    SEICHE_EXPECTS(point >= 0 && point < wave.grid().width);
    return StringSprings<float>(wave, rule).forceOfNeighbours(point);
}

std::vector<float> velocitiesAlong(const Wave<float>& wave, const Rule& rule) {
    return velocitiesOf(wave, rule);
}
std::vector<float> velocitiesAlong(const Wave<std::int32_t>& wave, const Rule& rule) {
    return velocitiesOf(wave, rule);
}

} // namespace seiche
