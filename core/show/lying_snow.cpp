// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "show/lying_snow.h"

#include "model/parameter.h"

#include <algorithm>
#include <iterator>

namespace seiche {

namespace {

constexpr std::int64_t maxFrames = std::int64_t{1} << 20;

bool isWeather(const Setting& setting) {
    return setting.id.starts_with("rain.") || setting.id == "stepsPerSecond";
}

} // namespace

void LyingSnow::readRain(const Simulation& run) {
    Experiment past;
    past.rain = run.start().rain;
    past.stepsPerSecond = run.start().stepsPerSecond;
    m_rain.assign(1, {0, past.rain, past.stepsPerSecond});
    m_since = 0;
    for (const Event& event : run.log().first(run.eventsActed())) {
        if (std::holds_alternative<ObjectsChange>(event.what)) m_since = event.step;
        const auto* settings = std::get_if<Settings>(&event.what);
        if (!settings || std::ranges::none_of(*settings, isWeather)) continue;
        Settings weather;
        std::ranges::copy_if(*settings, std::back_inserter(weather), isWeather);
        applySettings(past, weather);
        m_rain.push_back({event.step, past.rain, past.stepsPerSecond});
    }
}

bool LyingSnow::follow(const Simulation& run) {
    readRain(run);
    if (std::ranges::none_of(m_rain, [](const RainPhase& each) { return each.rain.isSnow(); })) return false;
    const std::int64_t frame = run.frame();
    const std::int64_t begin = std::max(m_since, frame - maxFrames);
    // Later weather does not affect the counted steps.
    const auto counted = [this] {
        std::vector<RainPhase> until;
        std::ranges::copy_if(m_rain, std::back_inserter(until),
                             [this](const RainPhase& each) { return each.from < m_end; });
        return until;
    };
    if (m_grid != run.grid() || begin < m_begin || m_begin < m_since || frame < m_end ||
        counted() != m_counted) {
        m_grid = run.grid();
        m_covered.assign(static_cast<std::size_t>(m_grid.cells()), 0);
        m_begin = m_end = begin;
    }
    count(m_end, frame);
    m_end = frame;
    m_counted = counted();
    return true;
}

void LyingSnow::count(std::int64_t begin, std::int64_t end) {
    for (std::size_t i = 0; i < m_rain.size(); ++i) {
        const RainPhase& each = m_rain[i];
        if (!each.rain.isSnow()) continue;
        const std::int64_t until = i + 1 < m_rain.size() ? std::min(m_rain[i + 1].from, end) : end;
        for (std::int64_t frame = std::max(each.from, begin); frame < until; ++frame)
            for (const Pull& flake : dropsAt(each.rain, m_grid, each.stepsPerSecond, frame))
                m_covered[static_cast<std::size_t>(flake.y) * static_cast<std::size_t>(m_grid.width) +
                          static_cast<std::size_t>(flake.x)] = 1;
    }
}

} // namespace seiche
