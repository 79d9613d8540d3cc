// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "run/timeline.h"

#include <algorithm>

namespace seiche {

namespace {

/// The work between two moments: some hundredths of a second to compute again.
constexpr std::int64_t cellStepsBetweenMoments = 10'000'000;

std::int64_t frameOf(const Comparison::Moment& moment) { return moment.main.frame(); }

std::vector<Event> logOf(const Comparison& runs) {
    const auto log = runs.main().log();
    return {log.begin(), log.end()};
}

} // namespace

void Timeline::begin(const Comparison& runs) {
    m_moments.clear();
    m_spacing = std::max<std::int64_t>(1, cellStepsBetweenMoments / runs.main().grid().cells());
    m_last = runs.main().frame();
    m_livedEvents = runs.main().eventsActed();
    keep(runs);
}

void Timeline::visit(const Comparison& runs) {
    const std::int64_t frame = runs.main().frame();
    if (frame > m_last || (frame == m_last && runs.main().eventsActed() > m_livedEvents)) {
        m_last = frame;
        m_livedEvents = runs.main().eventsActed();
    }
    if (frame >= frameOf(m_moments.back()) + m_spacing) keep(runs);
}

std::int64_t Timeline::first() const { return m_moments.empty() ? 0 : frameOf(m_moments.front()); }

bool Timeline::atEnd(const Comparison& runs) const {
    return runs.main().frame() >= m_last && runs.main().eventsActed() >= m_livedEvents;
}

void Timeline::seek(Comparison& runs, std::int64_t frame) {
    travel(runs, logOf(runs), std::clamp(frame, first(), m_last));
}

void Timeline::branch(Comparison& runs) {
    if (atEnd(runs)) return;
    const std::size_t acted = runs.main().eventsActed();
    std::vector<Event> log = logOf(runs);
    const auto lived = static_cast<std::ptrdiff_t>(std::max(acted, std::min(m_livedEvents, log.size())));
    log.erase(log.begin() + static_cast<std::ptrdiff_t>(acted), log.begin() + lived);
    runs.returnTo(runs.moment(), log);
    m_last = runs.main().frame();
    m_livedEvents = acted;
    std::erase_if(m_moments, [&](const Comparison::Moment& moment) {
        return frameOf(moment) > m_last || moment.main.eventsActed > acted;
    });
    if (m_moments.empty()) keep(runs);
}

void Timeline::rewrite(Comparison& runs, const std::vector<Event>& log) {
    const std::vector<Event> old = logOf(runs);
    const auto difference = std::ranges::mismatch(old, log);
    const auto same = static_cast<std::size_t>(difference.in1 - old.begin());
    const std::int64_t present = runs.main().frame();
    const auto another = [&](const Comparison::Moment& moment) {
        return moment.main.eventsActed > same || (same < log.size() && frameOf(moment) > log[same].step);
    };
    std::erase_if(m_moments, another);
    // Only the beginning may have acted on an event that is gone: then there is nothing to go back to.
    if (m_moments.empty()) return;
    travel(runs, log, present);
    runs.actNow();
    const auto lived = [&](const Event& event) { return event.step < m_last; };
    m_livedEvents =
        std::max(runs.main().eventsActed(), static_cast<std::size_t>(std::ranges::count_if(log, lived)));
}

void Timeline::travel(Comparison& runs, const std::vector<Event>& log, std::int64_t frame) {
    struct Wanted {
        Scheme scheme;
        std::int64_t startedAt;
    };
    std::vector<Wanted> wanted;
    for (const Comparison::Twin& twin : runs.twins())
        wanted.push_back({twin.run.rule().scheme, twin.startedAt});
    std::ranges::sort(wanted, {}, &Wanted::startedAt);

    const auto next = std::ranges::upper_bound(m_moments, frame, {}, frameOf);
    // With several moments at one frame (before and after a pull while paused) the earliest: its events act again.
    const std::int64_t from = frameOf(*std::prev(next));
    const auto moment = std::ranges::lower_bound(m_moments, from, {}, frameOf);
    const Comparison::Moment chosen = *moment;
    runs.returnTo(chosen, log);
    for (const Comparison::TwinMoment& twin : chosen.twins)
        if (std::ranges::find(wanted, twin.scheme, &Wanted::scheme) == wanted.end()) runs.stopTwin(twin.scheme);
    for (const Wanted& twin : wanted) {
        if (runs.twin(twin.scheme)) continue;
        advanceTo(runs, std::min(twin.startedAt, frame));
        runs.startTwin(twin.scheme);
    }
    advanceTo(runs, frame);
}

void Timeline::advanceTo(Comparison& runs, std::int64_t frame) {
    while (runs.main().frame() < frame && !runs.main().divergedAt()) {
        runs.advance(std::min(m_spacing, frame - runs.main().frame()));
        if (runs.main().frame() >= frameOf(m_moments.back()) + m_spacing) keep(runs);
    }
}

void Timeline::keep(const Comparison& runs) {
    m_moments.push_back(runs.moment());
    while (m_moments.size() > 2 && bytes() > m_budget) thinOut();
    if (m_moments.size() == 2 && bytes() > m_budget) m_moments.pop_back();
}

void Timeline::thinOut() {
    m_spacing *= 2;
    std::vector<Comparison::Moment> kept;
    for (std::size_t i = 0; i < m_moments.size(); i += 2) kept.push_back(std::move(m_moments[i]));
    m_moments = std::move(kept);
}

std::size_t Timeline::bytes() const {
    std::size_t sum = 0;
    for (const Comparison::Moment& moment : m_moments) sum += moment.bytes();
    return sum;
}

} // namespace seiche
