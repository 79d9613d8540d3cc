// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "run/exact_comparison.h"

#include "model/parameter.h"
#include "run/mode_frames.h"
#include "theory/projection.h"
#include "wave/expects.h"
#include "wave/material_map.h"

#include <algorithm>
#include <cmath>
#include <limits>
#include <numeric>

namespace seiche {

namespace {

template <class T>
std::vector<double> heightsOf(const Field<T>& field) {
    return {field.row(0), field.row(0) + field.grid().width};
}

std::vector<double> sum(std::vector<double> one, const std::vector<double>& other) {
    for (std::size_t i = 0; i < one.size(); ++i) one[i] += other[i];
    return one;
}

// Converts two time levels for a scheme that stores f[n] - f[n-1] as the velocity at step n.
std::vector<double> difference(std::vector<double> now, const std::vector<double>& before) {
    for (std::size_t i = 0; i < now.size(); ++i) now[i] -= before[i];
    return now;
}

} // namespace

ExactComparison::ExactComparison(ExactString exact, const Simulation& run, Material material)
    : m_exact(std::move(exact)), m_settings(run.settings()), m_startRule(run.start().rule),
      m_material(material), m_startedAt(run.frame()), m_seen(run.eventsActed()),
      m_time(static_cast<double>(run.frame())) {}

std::optional<ExactComparison> ExactComparison::startFrom(const Simulation& run, Material material) {
    const auto* wave = std::get_if<Wave<float>>(&run.wave());
    if (!wave || wave->stiffness || run.divergedAt() || run.isHeld() || run.hasSource()) return std::nullopt;
    std::optional<ExactString> exact = ExactString::of(run.rule(), run.grid().width, material);
    if (!exact) return std::nullopt;
    const std::vector<double> now = heightsOf(wave->now), before = heightsOf(wave->previous);
    const double time = static_cast<double>(run.frame());
    if (infoOf(run.rule().scheme).isRungeKutta) exact->setState(now, difference(now, before), time);
    else exact->passThrough(now, before, time);
    return ExactComparison(std::move(*exact), run, material);
}

bool ExactComparison::follow(const Simulation& run) {
    if (run.grid() != m_settings.grid || run.start().rule != m_startRule) return false;
    if (static_cast<double>(run.frame()) < m_time || run.eventsActed() < m_seen) return false;
    for (; m_seen < run.eventsActed(); ++m_seen)
        if (!act(run.log()[m_seen])) return false;
    m_time = static_cast<double>(run.frame());
    return true;
}

// Uses the two time levels of the run.
bool ExactComparison::addModes(const AddedModes& added, double time) {
    const Grid& grid = m_settings.grid;
    const Rule& rule = m_settings.rule;
    std::vector<double> now(static_cast<std::size_t>(grid.width), 0.0);
    if (added.alone) m_exact.setState(now, now, time);
    std::vector<double> before = now;
    const Cells moving = interiorOf(grid, rule);
    for (const AddedMode& mode : added.modes) {
        const ModeFrames frames = modeFramesOf(rule, grid, mode);
        for (int x = moving.x0; x < moving.x1; ++x) {
            const double shape = shapeOf(rule, grid, mode, x);
            now[static_cast<std::size_t>(x)] += shape * frames.now;
            before[static_cast<std::size_t>(x)] += shape * frames.previous;
        }
    }
    raise(now, before, time);
    return true;
}

// Adds displacements to the time levels at and before `time`.
void ExactComparison::raise(const std::vector<double>& now, const std::vector<double>& before, double time) {
    if (infoOf(m_settings.rule.scheme).isRungeKutta)
        m_exact.setState(sum(m_exact.heightsAt(time), now),
                         sum(m_exact.velocitiesAt(time), difference(now, before)), time);
    else m_exact.pull(now, before, time);
}

bool ExactComparison::act(const Event& event) {
    const double time = static_cast<double>(event.step);
    if (const Pull* pull = std::get_if<Pull>(&event.what)) {
        Rule rule = m_settings.rule;
        if (pull->mode == PullMode::Set) rule.conserve = Conserve::Off; // depends on the current displacement
        std::vector<double> added = addedHeights(rule, m_settings.grid, *pull);
        std::vector<double> before(added.size(), 0.0);
        if (pull->mode == PullMode::Pluck) before = added;
        if (pull->mode == PullMode::Set) {
            // Sets displacement and velocity within the shape, as in the run.
            const std::vector<double> now = m_exact.heightsAt(time);
            for (std::size_t i = 0; i < added.size(); ++i)
                added[i] = added[i] == 0.0 && !setsEverywhere(*pull) ? 0.0 : added[i] - now[i];
            if (conserves(m_settings.rule)) {
                const double mean =
                    std::accumulate(added.begin(), added.end(), 0.0) / static_cast<double>(added.size());
                for (double& amount : added) amount -= mean;
            }
        }
        raise(added, before, time);
        return true;
    }
    if (std::holds_alternative<Hold>(event.what)) return false;
    if (const DrawnShape* shape = std::get_if<DrawnShape>(&event.what)) {
        const Grid& grid = m_settings.grid;
        const Cells moving = interiorOf(grid, m_settings.rule);
        std::vector<double> heights = m_exact.heightsAt(time);
        for (int x = moving.x0; x < moving.x1; ++x)
            heights[static_cast<std::size_t>(x)] =
                static_cast<double>(roundedHeight<float>(shape->heightAt(x, grid.width)));
        m_exact.setState(heights, std::vector<double>(heights.size(), 0.0), time);
        return true;
    }
    if (const AddedModes* added = std::get_if<AddedModes>(&event.what)) return addModes(*added, time);
    // Composite strings have different modes. Instruments have no effect.
    if (const auto* change = std::get_if<ObjectsChange>(&event.what))
        return !hasStiffness(change->put) && !hasSource(change->put);
    if (const LocalDamping* localDamping = std::get_if<LocalDamping>(&event.what)) {
        std::vector<double> heights = m_exact.heightsAt(time), velocities = m_exact.velocitiesAt(time);
        for (std::size_t i = 0; i < heights.size(); ++i) {
            if (std::abs(double(i) - localDamping->x) > std::max(localDamping->radius, 0.5)) continue;
            heights[i] *= localDamping->factor;
            velocities[i] *= localDamping->factor;
        }
        m_exact.setState(heights, velocities, time);
        return true;
    }
    applySettings(m_settings, std::get<Settings>(event.what));
    std::optional<ExactString> next = ExactString::of(m_settings.rule, m_settings.grid.width, m_material);
    if (!next) return false;
    next->setState(m_exact.heightsAt(time), m_exact.velocitiesAt(time), time);
    m_exact = std::move(*next);
    return true;
}

double largestDifference(const Simulation& run, const std::vector<double>& heights) {
    SEICHE_EXPECTS(heights.size() == static_cast<std::size_t>(run.grid().width));
    const auto* wave = std::get_if<Wave<float>>(&run.wave());
    double largest = 0.0;
    for (int x = 0; wave && x < run.grid().width; ++x) {
        const double difference = std::abs(double(wave->now.at(x, 0)) - heights[static_cast<std::size_t>(x)]);
        if (!(difference <= largest))
            largest = std::isnan(difference) ? std::numeric_limits<double>::infinity() : difference;
    }
    return largest;
}

double largestDifference(const Simulation& one, const Simulation& other) {
    SEICHE_EXPECTS(one.grid() == other.grid());
    const auto* first = std::get_if<Wave<float>>(&one.wave());
    const auto* second = std::get_if<Wave<float>>(&other.wave());
    if (!first || !second) return 0.0;
    float largest = 0.0F;
    bool finite = true;
    for (int y = 0; y < one.grid().height; ++y) {
        const float* a = first->now.row(y);
        const float* b = second->now.row(y);
        for (int x = 0; x < one.grid().width; ++x) {
            const float difference = std::abs(a[x] - b[x]);
            largest = std::max(largest, difference);
            finite &= difference <= std::numeric_limits<float>::max();
        }
    }
    return finite ? static_cast<double>(largest) : std::numeric_limits<double>::infinity();
}

} // namespace seiche
