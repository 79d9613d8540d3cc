// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "measure/travelling_parts.h"

#include "wave/bending.h"
#include "wave/bond.h"
#include "wave/impedance_end.h"

#include <algorithm>
#include <cmath>
#include <numeric>

namespace seiche {

namespace {

// The end of a section of points between walls.
enum class StretchEnd { Fixed, Free, Open };

// A section of connected points.
struct PartedStretch {
    int first;
    int points;
    StretchEnd left, right;
    bool ring = false;
};

// Displacements and velocities of the points, unrounded if available.
struct Motion {
    std::vector<double> heights, velocities;
};

Motion motionIn(const Wave<float>& wave) {
    const int points = wave.grid().width;
    const float *now = wave.now.row(0), *before = wave.previous.row(0);
    const float* velocity = wave.velocity ? wave.velocity->row(0) : nullptr;
    Motion motion;
    motion.heights.assign(now, now + points);
    motion.velocities.resize(motion.heights.size());
    for (int x = 0; x < points; ++x) {
        const std::size_t i = static_cast<std::size_t>(x);
        motion.velocities[i] = velocity ? double{velocity[x]} : motion.heights[i] - double{before[x]};
        if (!wave.inDouble) continue;
        // The pointer may have changed displacements since the last step.
        const double exact = wave.inDouble->now.at(x, 0), earlier = wave.inDouble->previous.at(x, 0);
        if (now[x] == static_cast<float>(exact) && before[x] == static_cast<float>(earlier))
            motion.velocities[i] = exact - earlier;
    }
    return motion;
}

bool isFinite(const Motion& motion) {
    const auto finite = [](double number) { return std::isfinite(number); };
    return std::ranges::all_of(motion.heights, finite) && std::ranges::all_of(motion.velocities, finite);
}

StretchEnd endOf(Edge edge) {
    if (edge == Edge::Fixed) return StretchEnd::Fixed;
    return edge == Edge::Free ? StretchEnd::Free : StretchEnd::Open;
}

std::vector<PartedStretch> stretchesOf(const Wave<float>& wave, const Rule& rule) {
    const int points = wave.grid().width;
    const bool isRing = rule.edges.left == Edge::Periodic;
    const auto factor = [&](int x) {
        return wave.stiffness ? wave.stiffness->at((x + points) % points, 0) : 1.0f;
    };
    const auto isWall = [&](int x) { return !(factor(x) > 0.0f); };
    const auto wallAt = [&](int x) { return factor(x) < 0.0f ? StretchEnd::Fixed : StretchEnd::Free; };
    int begin = 0;
    if (isRing) {
        while (begin < points && !isWall(begin)) ++begin;
        if (begin == points) return {{0, points, StretchEnd::Open, StretchEnd::Open, true}};
    }
    std::vector<PartedStretch> stretches;
    for (int i = 0; i < points; ++i) {
        const int first = begin + i;
        if (isWall(first)) continue;
        int count = 0;
        while (i + count < points && !isWall(first + count)) ++count;
        const bool atLeft = !isRing && first == 0, atRight = !isRing && first + count == points;
        stretches.push_back({first % points, count, atLeft ? endOf(rule.edges.left) : wallAt(first - 1),
                             atRight ? endOf(rule.edges.right) : wallAt(first + count)});
        i += count;
    }
    return stretches;
}

// Returns the mean of the middle tenth, which is the most frequent value if there is one. Constant
// while a shape only travels.
double usual(std::vector<double> values) {
    const std::ptrdiff_t size = std::ssize(values);
    const std::ptrdiff_t from = size * 9 / 20, to = std::max(from + 1, size - from);
    std::nth_element(values.begin(), values.begin() + from, values.end());
    if (to < size) std::nth_element(values.begin() + from, values.begin() + to, values.end());
    return std::accumulate(values.begin() + from, values.begin() + to, 0.0) / static_cast<double>(to - from);
}

class PartsOfStretch {
public:
    PartsOfStretch(const Wave<float>& wave, const Rule& rule, const Motion& motion,
                   const PartedStretch& stretch)
        : m_wave(wave), m_rule(rule), m_motion(motion), m_stretch(stretch), m_count(stretch.points) {
        sumMomentum();
        moveToNow();
        chooseLevel();
        for (int i = 0; i < m_count; ++i)
            m_difference.push_back(0.5 * (bondAt(i - 1) + bondAt(i)) / impedance(i));
        sharpen();
    }

    void writeInto(TravellingParts& parts) const {
        for (int i = 0; i < m_count; ++i) {
            const std::size_t x = static_cast<std::size_t>(pointAt(i));
            const double height = m_motion.heights[x];
            parts.right[x] = static_cast<float>(0.5 * (height + m_difference[static_cast<std::size_t>(i)]));
            parts.left[x] = static_cast<float>(height - double{parts.right[x]});
        }
    }

private:
    int pointAt(int i) const { return (m_stretch.first + i) % m_wave.grid().width; }
    double heightAt(int i) const { return m_motion.heights[static_cast<std::size_t>(pointAt(i))]; }
    double velocityAt(int i) const { return m_motion.velocities[static_cast<std::size_t>(pointAt(i))]; }
    double factor(int i) const { return m_wave.stiffness ? double{m_wave.stiffness->at(pointAt(i), 0)} : 1.0; }
    double tension(int i) const { return m_rule.model == MediumModel::Depth ? factor(i) : 1.0; }
    double impedance(int i) const { return std::sqrt(m_rule.k * tension(i) * massOf(m_rule.model, factor(i))); }
    /// Returns P at the bond from point i to the next. Index -1 is the bond before the first point.
    double& bondAt(int i) { return m_momentum[static_cast<std::size_t>(i + 1)]; }
    bool isAtDashpot(int i) const {
        if (m_stretch.ring || m_count < 2) return false;
        const int x = pointAt(i);
        return (x == 0 && m_rule.edges.left == Edge::Impedance) ||
               (x == m_wave.grid().width - 1 && m_rule.edges.right == Edge::Impedance);
    }

    void sumMomentum() {
        double drift = 0.0;
        if (m_stretch.ring) {
            double momentum = 0.0, mass = 0.0;
            for (int i = 0; i < m_count; ++i) {
                momentum += massOf(m_rule.model, factor(i)) * velocityAt(i);
                mass += massOf(m_rule.model, factor(i));
            }
            drift = momentum / mass;
        }
        m_momentum.assign(static_cast<std::size_t>(m_count) + 1, 0.0);
        for (int i = 0; i < m_count; ++i)
            bondAt(i) = bondAt(i - 1) - massOf(m_rule.model, factor(i)) * (velocityAt(i) - drift);
        // Held points carry no momentum, and P is symmetric.
        if (m_stretch.left == StretchEnd::Fixed && isHeld(0) && m_count > 1) bondAt(-1) = bondAt(0);
    }
    bool isHeld(int i) const { return isHeldEnd(pointAt(i), m_wave.grid().width, m_rule.edges); }

    // The difference of the time levels is the velocity half a step ago, or the current velocity
    // for Runge-Kutta. The momentum that the springs add to a section in that time is the force at
    // its ends.
    void moveToNow() {
        if (infoOf(m_rule.scheme).isRungeKutta) return;
        for (int i = -1; i < m_count; ++i) bondAt(i) -= 0.5 * springForce(i);
    }
    double springForce(int bond) const {
        const auto between = [&](int i, double left, double right) {
            const double other =
                m_rule.model == MediumModel::Depth ? 0.5 * (tension(i) + tension((i + 1) % m_count)) : 1.0;
            return m_rule.k * other * (right - left);
        };
        if (bond >= 0 && bond + 1 < m_count) return between(bond, heightAt(bond), heightAt(bond + 1));
        if (m_stretch.ring) return m_count < 2 ? 0.0 : between(m_count - 1, heightAt(m_count - 1), heightAt(0));
        const bool isLeft = bond < 0;
        const int end = isLeft ? 0 : m_count - 1;
        const double side = isLeft ? 1.0 : -1.0;
        switch (isLeft ? m_stretch.left : m_stretch.right) {
        case StretchEnd::Free: return 0.0;
        case StretchEnd::Fixed:
            if (isHeld(end) && m_count > 1) return springForce(isLeft ? 0 : m_count - 2);
            return side * m_rule.k * tension(end) * heightAt(end); // the adjacent wall is at 0
        case StretchEnd::Open: break;
        }
        const int x = pointAt(end);
        if (isAtDashpot(end)) { // extrapolated from the inner springs
            return m_count < 3 ? 0.0
                   : isLeft    ? 2.0 * springForce(0) - springForce(1)
                               : 2.0 * springForce(m_count - 2) - springForce(m_count - 3);
        }
        const Surround around = m_wave.now.surround();
        const int beyond = isLeft ? x - 1 : x + 1;
        if ((isLeft ? around.left : around.right) == 0) return 0.0;
        return side * m_rule.k * tension(end) * (heightAt(end) - double{m_wave.now.at(beyond, 0)});
    }

    void chooseLevel() {
        double level = 0.0;
        const bool leftFree = m_stretch.left == StretchEnd::Free,
                   rightFree = m_stretch.right == StretchEnd::Free;
        if (leftFree || rightFree) {
            level = ((leftFree ? bondAt(-1) : 0.0) + (rightFree ? bondAt(m_count - 1) : 0.0)) /
                    (leftFree && rightFree ? 2.0 : 1.0);
        } else {
            std::vector<double> right, left;
            for (int i = 0; i < m_count; ++i) {
                const double height = impedance(i) * heightAt(i), momentum = 0.5 * (bondAt(i - 1) + bondAt(i));
                right.push_back(momentum + height);
                left.push_back(momentum - height);
            }
            if (m_stretch.ring) level = 0.5 * (usual(std::move(right)) + usual(std::move(left)));
            else {
                right.insert(right.end(), left.begin(), left.end());
                level = usual(std::move(right));
            }
        }
        for (double& momentum : m_momentum) momentum -= level;
    }

    // The mean of the adjacent bonds, and of two half steps, is below the central value by an
    // eighth of the curvature each.
    void sharpen() {
        const std::vector<double> smooth = m_difference;
        const auto at = [&](int i) { return smooth[static_cast<std::size_t>((i + m_count) % m_count)]; };
        const bool inTime = !infoOf(m_rule.scheme).isRungeKutta;
        for (int i = 0; i < m_count && m_count > 2; ++i) {
            const bool atLeft = !m_stretch.ring && i == 0, atRight = !m_stretch.ring && i == m_count - 1;
            const int before = (i + m_count - 1) % m_count, after = (i + 1) % m_count;
            const auto isAlike = [&](int j) { return factor(j) == factor(i); };
            double curvature = 0.0;
            if (atLeft || atRight) {
                const StretchEnd end = atLeft ? m_stretch.left : m_stretch.right;
                const int inside = atLeft ? after : before;
                if (!isAlike(inside)) continue;
                if (end == StretchEnd::Free) curvature = at(inside) - 3.0 * at(i); // odd about the end
                else if (isHeld(i)) curvature = 2.0 * (at(inside) - at(i));        // even
            } else if (isAlike(before) && isAlike(after)) {
                curvature = at(before) - 2.0 * at(i) + at(after);
            }
            const double time = inTime ? m_rule.k * factor(i) : 0.0;
            m_difference[static_cast<std::size_t>(i)] -= 0.125 * (1.0 + time) * curvature;
        }
    }

    const Wave<float>& m_wave;
    const Rule& m_rule;
    const Motion& m_motion;
    PartedStretch m_stretch;
    int m_count;
    std::vector<double> m_momentum;   ///< P at each bond, including both outer bonds
    std::vector<double> m_difference; ///< right - left at each point
};

} // namespace

TravellingParts travellingParts(const Wave<float>& wave, const Rule& given) {
    if (given.scene != SceneKind::String) return {};
    Rule rule = given;
    rule.edges = withoutIdleDashpots(given.edges);
    const Motion motion = motionIn(wave);
    if (!isFinite(motion)) return {};
    // Walls keep 0.
    TravellingParts parts;
    parts.right.assign(motion.heights.size(), 0.0f);
    parts.left = parts.right;
    for (const PartedStretch& stretch : stretchesOf(wave, rule))
        PartsOfStretch(wave, rule, motion, stretch).writeInto(parts);
    return parts;
}

} // namespace seiche
