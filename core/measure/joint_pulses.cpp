// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "measure/joint_pulses.h"

#include <algorithm>
#include <cmath>

namespace seiche {

namespace {

constexpr double minOfPulse = 0.02;    // end of a pulse, relative to the largest displacement
constexpr double smallestPulse = 0.05; // minimum height of a tracked pulse, relative to the largest
constexpr double otherWay = 3e-4;      // opposite energy fraction: 2 % of the height
constexpr double minWidth = 4.5;       // points at half the height
constexpr double largestWake = 0.015;  // a larger wake distorts the displacements
constexpr double minAtBorder = 0.03;   // of the incident height, at the pulse border
constexpr double room = 1.3;           // pulses widen on their way

// A section of displacements of equal sign.
struct Stretch {
    int begin, end; // half-open range of points
    int peak;
    int wide; // points of at least half the largest displacement
};

} // namespace

// The string at a fixed time.
class JointPulses::Look {
public:
    Look(const Wave<float>& wave, const Rule& rule) : m_frame(wave.frame), m_rule(rule) {
        const int points = wave.grid().width;
        const float *now = wave.now.row(0), *before = wave.previous.row(0);
        m_heights.assign(now, now + points);
        for (const double height : m_heights)
            m_largest = std::max(m_largest, std::isfinite(height) ? std::abs(height) : INFINITY);
        m_right.push_back(0.0);
        m_left.push_back(0.0);
        // The difference of the time levels is the velocity half a step ago, or the current
        // velocity for Runge-Kutta.
        const bool isVelocityNow = infoOf(rule.scheme).isRungeKutta;
        for (int x = 0; x + 1 < points; ++x) {
            const double stiffness = 0.5 * (wave.stiffnessNear(x, 0) + wave.stiffnessNear(x + 1, 0));
            const double c = std::sqrt(rule.k * stiffness);
            // Both at the same time, between two points.
            const double slopeNow = double{now[x + 1]} - now[x],
                         slopeBefore = double{before[x + 1]} - before[x];
            const double slope = isVelocityNow ? slopeNow : 0.5 * (slopeNow + slopeBefore);
            const double velocity = velocityBetween(now, before, x);
            const double toRight = velocity - c * slope, toLeft = velocity + c * slope;
            m_right.push_back(m_right.back() + toRight * toRight);
            m_left.push_back(m_left.back() + toLeft * toLeft);
        }
        findStretches();
    }

    bool isEmpty() const { return !(m_largest > 0.0 && std::isfinite(m_largest)); }
    int points() const { return static_cast<int>(m_heights.size()); }
    std::int64_t frame() const { return m_frame; }
    double largest() const { return m_largest; }
    const std::vector<Stretch>& stretches() const { return m_stretches; }
    double heightAt(double x) const { return m_heights[index(x)]; }
    double speed(double factor) const { return std::sqrt(m_rule.k * factor); }
    // Returns the sum of (v -+ c f')^2 in a range.
    double energy(bool toTheRight, double from, double to) const {
        const std::vector<double>& sums = toTheRight ? m_right : m_left;
        return std::max(0.0, sums[index(to)] - sums[index(from)]);
    }
    // Returns the wake of a pulse of this width (points at half its height) due to damping,
    // relative to the pulse. Drag reduces the velocity while the pulse passes, and damped
    // displacements draw it back.
    double wakeBehind(int wide, double factor) const {
        const double time = wide / speed(factor);
        return (1.0 - m_rule.damping.velocity) * time + (1.0 - m_rule.damping.update) * time * time;
    }
    // Returns the damping factor for a number of steps.
    double kept(double steps) const {
        return std::pow(m_rule.damping.update * m_rule.damping.velocity, 0.5 * steps);
    }
    // Returns position and displacement of the nearest peak, interpolated.
    std::pair<double, double> peakNear(int x) const {
        const double here = m_heights[std::size_t(x)];
        if (x == 0 || x + 1 == points()) return {x, here};
        const double left = m_heights[std::size_t(x) - 1], right = m_heights[std::size_t(x) + 1];
        const double bend = left - 2.0 * here + right;
        if (!(std::abs(bend) > 0.0)) return {x, here};
        const double beside = std::clamp(0.5 * (left - right) / bend, -0.5, 0.5);
        return {x + beside, here - 0.25 * (left - right) * beside};
    }
    int peakBetween(double from, double to) const {
        const auto begin = m_heights.begin() + static_cast<std::ptrdiff_t>(index(from));
        const auto end = m_heights.begin() + static_cast<std::ptrdiff_t>(index(to)) + 1;
        const auto size = [](double height) { return std::abs(height); };
        return static_cast<int>(std::ranges::max_element(begin, end, {}, size) - m_heights.begin());
    }

private:
    // Returns the velocity half-way to the next point (cubic inside).
    double velocityBetween(const float* now, const float* before, int x) const {
        const auto velocity = [&](int i) { return double{now[i]} - before[i]; };
        const double beside = velocity(x) + velocity(x + 1);
        if (x == 0 || x + 2 >= points()) return 0.5 * beside;
        return (9.0 * beside - (velocity(x - 1) + velocity(x + 2))) / 16.0;
    }

    std::size_t index(double x) const {
        return static_cast<std::size_t>(std::lround(std::clamp(x, 0.0, points() - 1.0)));
    }

    void findStretches() {
        if (isEmpty()) return;
        const double min = minOfPulse * m_largest;
        for (int x = 0; x < points(); ++x) {
            const double height = m_heights[std::size_t(x)];
            if (std::abs(height) < min) continue;
            int end = x;
            while (end < points() && m_heights[std::size_t(end)] * std::copysign(1.0, height) >= min) ++end;
            Stretch stretch{x, end, peakBetween(x, end - 1), 0};
            const double half = 0.5 * std::abs(m_heights[std::size_t(stretch.peak)]);
            for (int i = x; i < end; ++i) stretch.wide += std::abs(m_heights[std::size_t(i)]) >= half ? 1 : 0;
            m_stretches.push_back(stretch);
            x = end - 1;
        }
    }

    std::int64_t m_frame;
    const Rule& m_rule;
    double m_largest = 0.0;
    std::vector<double> m_heights, m_right, m_left;
    std::vector<Stretch> m_stretches;
};

JointPulses::JointPulses(std::vector<Joint> joints)
    : m_joints(std::move(joints)), m_pulses(m_joints.size()), m_measured(m_joints.size()) {}

void JointPulses::lose() { std::ranges::fill(m_pulses, std::nullopt); }

std::optional<JointPulses::Pulse> JointPulses::approaching(const Look& look, const Joint& joint,
                                                           bool fromLeft) const {
    const double ratio = std::sqrt(fromLeft ? joint.right / joint.left : joint.left / joint.right);
    std::optional<Pulse> nearest;
    for (const Stretch& stretch : look.stretches()) {
        const bool inside = fromLeft ? stretch.begin > joint.begin && stretch.end < joint.at
                                     : stretch.begin > joint.at && stretch.end < joint.end;
        if (!inside || stretch.wide * std::min(1.0, ratio) < minWidth) continue;
        const double energy = look.energy(fromLeft, stretch.begin, stretch.end);
        const double wake = look.wakeBehind(stretch.wide, fromLeft ? joint.left : joint.right);
        if (wake > largestWake) continue;
        const double mixed = otherWay + wake * wake;
        if (look.energy(!fromLeft, stretch.begin, stretch.end) > mixed * energy) continue;
        const auto [at, height] = look.peakNear(stretch.peak);
        if (std::abs(height) < smallestPulse * look.largest()) continue;
        const double reach = std::max(at - stretch.begin, stretch.end - at);
        if (nearest && std::abs(nearest->at - joint.at) < std::abs(at - joint.at)) continue;
        nearest = Pulse{fromLeft, look.frame(), at, height, reach, energy, mixed};
    }
    if (!nearest) return nearest;
    // Energy ahead of the pulse, and waves that arrive from the opposite side before it has left.
    const double far = (std::abs(joint.at - nearest->at) + 2.0 * room * nearest->reach) * ratio + 8.0;
    const double side = fromLeft ? 1.0 : -1.0;
    const double front = nearest->at + side * room * nearest->reach;
    const double ahead = look.energy(fromLeft, std::min(front, joint.at), std::max(front, joint.at));
    const double beyond = joint.at + side * far;
    const double against = look.energy(!fromLeft, std::min(joint.at, beyond), std::max(joint.at, beyond));
    const double max = nearest->mixed * nearest->energy;
    const bool meetsOthers = ahead > max || against > ratio * max;
    return meetsOthers ? std::nullopt : nearest;
}

std::optional<MeasuredReflection> JointPulses::parted(const Look& look, const Joint& joint, const Pulse& pulse,
                                                      bool& lost) const {
    const double steps = static_cast<double>(look.frame() - pulse.frame);
    const double ratio = std::sqrt(pulse.fromLeft ? joint.right / joint.left : joint.left / joint.right);
    const double since = look.speed(pulse.fromLeft ? joint.left : joint.right) * steps -
                         std::abs(joint.at - pulse.at); // distance travelled by the reflected pulse
    const double side = pulse.fromLeft ? -1.0 : 1.0;
    struct Window {
        double from, to;
    };
    const auto around = [&](double away, double reach) {
        const double middle = joint.at + away;
        return Window{middle - reach, middle + reach};
    };
    const double reach = room * pulse.reach + 4.0, reachOn = room * pulse.reach * ratio + 4.0;
    if (since < reach || since * ratio < reachOn) return std::nullopt;
    const Window back = around(side * since, reach), on = around(-side * since * ratio, reachOn);
    const auto fits = [&](const Window& window) {
        const double min = window.to <= joint.at ? joint.begin : joint.at;
        const double max = window.to <= joint.at ? joint.at : joint.end;
        return window.from >= min && window.to <= max;
    };
    lost = !fits(back) || !fits(on);
    if (lost) return std::nullopt;
    const auto isAlone = [&](const Window& window, bool toTheRight, double energy) {
        const double border = minAtBorder * std::abs(pulse.height);
        return look.energy(!toTheRight, window.from, window.to) <= pulse.mixed * energy &&
               std::abs(look.heightAt(window.from)) <= border && std::abs(look.heightAt(window.to)) <= border;
    };
    if (!isAlone(back, !pulse.fromLeft, pulse.energy) || !isAlone(on, pulse.fromLeft, ratio * pulse.energy))
        return std::nullopt;
    const double height = pulse.height * look.kept(steps);
    const auto partOf = [&](const Window& window) {
        return look.peakNear(look.peakBetween(window.from, window.to)).second / height;
    };
    return MeasuredReflection{pulse.fromLeft, partOf(back), partOf(on), look.frame()};
}

void JointPulses::observe(const Wave<float>& wave, const Rule& rule) {
    if (m_joints.empty()) return;
    const Look look(wave, rule);
    if (look.isEmpty()) return lose();
    for (std::size_t i = 0; i < m_joints.size(); ++i) {
        const Joint& joint = m_joints[i];
        std::optional<Pulse>& pulse = m_pulses[i];
        if (pulse) {
            bool lost = wave.frame < pulse->frame;
            std::optional<MeasuredReflection> measured;
            if (!lost) measured = parted(look, joint, *pulse, lost);
            if (measured || lost) {
                m_measured[i] = measured;
                pulse.reset();
            }
        }
        const bool hasArrived = pulse && look.speed(pulse->fromLeft ? joint.left : joint.right) *
                                                     static_cast<double>(look.frame() - pulse->frame) +
                                                 pulse->reach >
                                             std::abs(joint.at - pulse->at);
        if (hasArrived) continue;
        const std::optional<Pulse> left = approaching(look, joint, true),
                                   right = approaching(look, joint, false);
        // Tracks the pulse that arrives first.
        const auto steps = [&](const Pulse& one) {
            return std::abs(joint.at - one.at) / look.speed(one.fromLeft ? joint.left : joint.right);
        };
        if (left && (!right || steps(*left) <= steps(*right))) pulse = left;
        else if (right) pulse = right;
    }
}

} // namespace seiche
