// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "lesson/step_observer.h"

#include <algorithm>
#include <cmath>

namespace seiche {

namespace {

/// Threshold of a rising, as a fraction of the maximum.
constexpr double risingShare = 0.2;
/// A pulse has passed when the displacement falls to this fraction of its crest. A crest counts
/// from `minCrest` of the tap height.
constexpr double crestPassed = 0.85;
constexpr double minCrest = 0.02;
constexpr std::size_t maxRisings = 1000;
constexpr std::size_t maxPulls = 4000;
/// Largest medium with recorded largest displacement, in cells.
constexpr std::int64_t cellsNoted = 10'000;

void addPlaces(const Check& whole, std::vector<check::Cell>& places) {
    const auto add = [&places](const check::Cell& at) {
        if (std::ranges::find(places, at) == places.end()) places.push_back(at);
    };
    if (const auto* height = std::get_if<check::Height>(&whole.is); height && height->at) add(*height->at);
    if (const auto* period = std::get_if<check::Period>(&whole.is)) add(period->at);
    if (const auto* travel = std::get_if<check::Travel>(&whole.is)) add(travel->to);
    for (const Check& part : partsOf(whole)) addPlaces(part, places);
}

bool looksEverywhere(const Check& whole) {
    if (const auto* height = std::get_if<check::Height>(&whole.is)) return !height->at;
    return std::ranges::any_of(partsOf(whole), looksEverywhere);
}

std::optional<std::int64_t> stepsOf(const std::optional<ExplosionCount>& explosion) {
    return explosion ? std::optional(explosion->steps) : std::nullopt;
}

check::Cell cellPulled(const Experiment& experiment) {
    const auto nearest = [](double at, int size) {
        return std::clamp(static_cast<int>(std::floor(at + 0.5)), 0, size - 1);
    };
    return {nearest(experiment.pullWith.x, experiment.grid.width),
            nearest(experiment.pullWith.y, experiment.grid.height)};
}

} // namespace

void StepObserver::begin(const Check* check, const Comparison& runs) {
    std::vector<check::Cell> places;
    if (check) addPlaces(*check, places);
    m_looksEverywhere = check && looksEverywhere(*check);
    if (places.empty()) places.push_back(cellPulled(runs.main().settings()));
    m_observations.places.clear();
    for (const check::Cell& at : places) m_observations.places.push_back({at, 0.0, 0.0, {}, {}});
    again(runs);
}

void StepObserver::again(const Comparison& runs) {
    std::vector<PlaceObservations> places;
    for (const PlaceObservations& place : m_observations.places) places.push_back({place.at, 0.0, 0.0, {}, {}});
    m_observations = {};
    m_observations.places = std::move(places);
    m_watches.assign(m_observations.places.size(), {});
    m_began = m_before = runs.main().seconds();
    m_pulledAt = m_began;
    m_eventsRead = runs.main().eventsActed();
    m_counter = ExplosionCounter(runs.main().start());
    for (const Event& event : runs.main().log().first(m_eventsRead)) m_counter.read(event);
    m_height.clear();
    m_largest.clear();
    sample(runs);
}

void StepObserver::readLog(const Simulation& run) {
    const std::span<const Event> log = run.log();
    for (; m_eventsRead < run.eventsActed(); ++m_eventsRead) {
        const Event& event = log[m_eventsRead];
        m_counter.read(event);
        disturbed();
        const std::optional<Pull> pull = pullIn(event.what);
        if (!pull) continue;
        if (m_observations.pulls.size() < maxPulls) m_observations.pulls.push_back(*pull);
        m_lastPull = *pull;
        m_pulledAt = static_cast<double>(event.step) / run.settings().stepsPerSecond;
        for (Watch& watch : m_watches) watch.travelling = true;
    }
}

void StepObserver::disturbed() {
    for (std::size_t i = 0; i < m_watches.size(); ++i) {
        m_watches[i] = {};
        m_observations.places[i].risings.clear();
    }
}

void StepObserver::sample(const Comparison& runs) {
    const Simulation& run = runs.main();
    readLog(run);
    m_observations.settings = run.settings();
    m_observations.isWhole = !run.divergedAt();
    m_observations.explodedAfter = stepsOf(m_counter.ofMain(run));
    m_observations.seconds = run.seconds() - m_began;
    m_observations.comparisonRuns.clear();
    for (const Comparison::ComparisonRun& comparisonRun : runs.comparisonRuns())
        m_observations.comparisonRuns.push_back(
            {comparisonRun.run.rule().scheme, stepsOf(m_counter.of(comparisonRun))});
    for (std::size_t i = 0; i < m_watches.size(); ++i) {
        PlaceObservations& place = m_observations.places[i];
        if (!run.grid().contains(place.at.x, place.at.y)) continue; // the medium may be different for a while
        const double height = run.height(place.at.x, place.at.y);
        if (!std::isfinite(height)) continue;
        samplePlace(place, m_watches[i], height, run.seconds());
        if (i == 0) m_height.add(run.frame(), height);
    }
    if (m_looksEverywhere) sampleMedium(run);
    observe(run);
    for (const Comparison::ComparisonRun& comparisonRun : runs.comparisonRuns()) observe(comparisonRun.run);
    m_before = run.seconds();
}

void StepObserver::sampleMedium(const Simulation& run) {
    for (int y = 0; y < run.grid().height; ++y)
        for (int x = 0; x < run.grid().width; ++x) {
            const double height = run.height(x, y);
            if (height > m_observations.highest) m_observations.highest = height;
            if (height < m_observations.lowest) m_observations.lowest = height;
        }
}

void StepObserver::observe(const Simulation& run) {
    if (run.grid().cells() > cellsNoted) return;
    const Scheme scheme = run.rule().scheme;
    auto found = std::ranges::find(m_largest, scheme, &Largest::scheme);
    if (found == m_largest.end()) found = m_largest.insert(found, {scheme, History()});
    found->history.add(run.frame(), run.largestHeight());
}

void StepObserver::samplePlace(PlaceObservations& place, Watch& watch, double height, double seconds) {
    place.highest = std::max(place.highest, height);
    place.lowest = std::min(place.lowest, height);
    watch.reach = std::max(watch.reach, std::abs(height));

    // The time of a rising is the mean of passing the lower and the upper threshold. This is the
    // zero crossing of a decaying oscillation, unaffected by a rest between two pulses.
    const double mark = risingShare * watch.reach;
    const auto passed = [&](double level) {
        const double share =
            height > watch.previous ? (level - watch.previous) / (height - watch.previous) : 1.0;
        return m_before + std::clamp(share, 0.0, 1.0) * (seconds - m_before);
    };
    if (height < -mark) watch.below = true;
    if (watch.below && watch.previous < -mark && height >= -mark) watch.leftBelowAt = passed(-mark);
    if (watch.below && mark > 0.0 && height >= mark && place.risings.size() < maxRisings) {
        place.risings.push_back((watch.leftBelowAt + passed(mark)) / 2.0);
        watch.below = false;
    }
    watch.previous = height;

    if (!watch.travelling) return;
    if (std::abs(height) > watch.crest) {
        watch.crest = std::abs(height);
        watch.crestAt = seconds;
        return;
    }
    if (watch.crest < minCrest * std::abs(m_lastPull.height) || std::abs(height) > crestPassed * watch.crest)
        return;
    const double distance = std::hypot(place.at.x - m_lastPull.x, place.at.y - m_lastPull.y);
    if (distance > 0.0 && watch.crestAt > m_pulledAt) place.speed = distance / (watch.crestAt - m_pulledAt);
    watch.travelling = false;
}

} // namespace seiche
