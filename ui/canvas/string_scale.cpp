// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "canvas/string_scale.h"

#include "theory/modes.h"

#include <algorithm>
#include <cmath>

namespace seiche {

StringScale::StringScale(const QRectF& room, int points, double ceiling)
    : m_room(room), m_points(points), m_ceiling(ceiling),
      m_pixelsPerPoint(points > 1 ? room.width() / (points - 1) : 0.0),
      m_ceilingPixels(std::max(1.0, room.height() / 2 * ceilingShare)),
      m_abovePixels(std::max(1.0, room.height() / 2 * (1.0 - ceilingShare))) {}

double StringScale::y(double height) const {
    const double middle = m_room.center().y();
    if (std::isnan(height)) return middle;
    const double straight = std::abs(height) / m_ceiling * m_ceilingPixels;
    double pixels = straight;
    if (straight > m_ceilingPixels) {
        // Goes on with the same slope at the ceiling and tends to the edge of the room.
        const double over = (straight - m_ceilingPixels) / m_abovePixels;
        pixels = m_ceilingPixels + m_abovePixels * (std::isinf(over) ? 1.0 : over / (1.0 + over));
    }
    return height < 0 ? middle + pixels : middle - pixels;
}

double StringScale::pointAt(double x) const {
    if (m_pixelsPerPoint <= 0.0) return 0.0;
    return std::clamp((x - m_room.left()) / m_pixelsPerPoint, 0.0, static_cast<double>(m_points - 1));
}

double StringScale::heightAt(double y, double most) const {
    const double up = m_room.center().y() - y;
    const double pixels = std::abs(up);
    double ceilings = pixels / m_ceilingPixels;
    if (pixels > m_ceilingPixels) {
        const double part = std::min((pixels - m_ceilingPixels) / m_abovePixels, 0.999);
        ceilings = 1.0 + part / (1.0 - part) * m_abovePixels / m_ceilingPixels;
    }
    return std::copysign(std::min(ceilings, most) * m_ceiling, up);
}

namespace {

/// How the standing wave swings that a pull with the shape of one begins; nothing for other pulls.
std::optional<Motion> standingWaveOf(const Experiment& experiment, const Pull& pull) {
    if (pull.shape != PullShape::Mode || !(pull.width < experiment.grid.width)) return std::nullopt;
    const std::optional<Modes> modes = Modes::of(experiment.rule, experiment.grid);
    if (!modes) return std::nullopt;
    for (const Mode& mode : modes->lowest(static_cast<std::size_t>(pull.width) + 2))
        if (std::abs(mode.halfWavesX - pull.width) < 1e-6 && mode.motion.angle > 0.0) return mode.motion;
    return std::nullopt;
}

} // namespace

double heightOfOnePull(const Experiment& experiment, const Pull& pull) {
    const double height = std::abs(pull.height);
    if (pull.mode != PullMode::Add) return height;
    if (const std::optional<Motion> wave = standingWaveOf(experiment, pull))
        return std::max(height, height / std::sin(wave->angle));
    const Grid& grid = experiment.grid;
    const Reach reach = reachAlong(pull.x, pull, grid.width);
    double sum = 0.0;
    for (int i = reach.first; i <= reach.last; ++i)
        sum += weightAt(pull, grid, experiment.rule.edges, i - pull.x, 0.0);
    return std::max(height, sum * height / (2.0 * std::sqrt(experiment.rule.k)));
}

double naturalCeiling(const Experiment& experiment) {
    constexpr double pullsInRhythm = 12.0;
    constexpr double roomAbove = 1.25;
    double first = 0.0;
    for (const Event& event : experiment.events)
        if (const std::optional<Pull> pull = pullIn(event.what); pull && event.step == 0)
            first = std::max(first, heightOfOnePull(experiment, *pull) *
                                        (pull->mode == PullMode::Set ? 1.0 : roomAbove));
    if (first > 0.0) return first;
    const double once = heightOfOnePull(experiment, experiment.pullWith);
    double pulls = pullsInRhythm;
    // What a standing wave keeps of its height from pull to pull adds up to no more than this.
    if (const std::optional<Motion> wave = standingWaveOf(experiment, experiment.pullWith);
        wave && wave->decay < 1.0)
        pulls = std::min(pulls, 1.0 / (1.0 - std::pow(wave->decay, wave->period())));
    switch (experiment.pullWith.mode) {
    case PullMode::Add: first = once * pulls; break;
    case PullMode::Set: first = once; break;
    case PullMode::Pluck: first = once * 2.0; break;
    }
    return first > 0.0 ? first : 1.0;
}

} // namespace seiche
