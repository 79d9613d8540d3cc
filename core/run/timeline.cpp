// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "run/timeline.h"

#include <algorithm>
#include <limits>
#include <new>

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
    m_journey.reset();
    m_moments.clear();
    m_spacing = std::max<std::int64_t>(1, cellStepsBetweenMoments / runs.main().grid().cells());
    m_end = {runs.main().frame(), runs.main().eventsActed()};
    m_runs = runs.bytes();
    // Where there is room for no other moment, a copy of the beginning would be as much as all the rest.
    const bool isLarge = 2 * runs.bytesOfMoment() > room();
    m_moments.push_back(isLarge && runs.isAsBegun() ? runs.beginning() : runs.moment());
    count();
}

void Timeline::beginKnowing(Comparison& runs, LivedEnd end, std::int64_t frame) {
    begin(runs);
    m_end = end;
    setOut(runs, logOf(runs), {std::clamp(frame, first(), last()), true, {}}, Present::Fits);
}

void Timeline::visit(const Comparison& runs) {
    const std::int64_t frame = runs.main().frame();
    const std::size_t acted = runs.main().eventsActed();
    if (frame > m_end.frame || (frame == m_end.frame && acted > m_end.events)) m_end = {frame, acted};
    if (frame >= frameOf(m_moments.back()) + m_spacing) keep(runs);
}

std::int64_t Timeline::first() const { return m_moments.empty() ? 0 : frameOf(m_moments.front()); }

bool Timeline::atEnd(const Comparison& runs) const {
    return runs.main().frame() >= m_end.frame && runs.main().eventsActed() >= m_end.events;
}

void Timeline::depart(Comparison& runs, std::int64_t frame) {
    setOut(runs, logOf(runs), {std::clamp(frame, first(), last()), false, {}}, Present::Fits);
}

void Timeline::seek(Comparison& runs, std::int64_t frame) {
    depart(runs, frame);
    arrive(runs);
}

void Timeline::arrive(Comparison& runs) {
    while (m_journey) approach(runs, std::numeric_limits<std::int64_t>::max());
}

std::vector<Event> Timeline::branch(Comparison& runs) {
    stay();
    if (atEnd(runs)) return {};
    const std::size_t acted = runs.main().eventsActed();
    std::vector<Event> log = logOf(runs);
    const std::size_t lived = std::max(acted, std::min(m_end.events, log.size()));
    const auto from = log.begin() + static_cast<std::ptrdiff_t>(acted);
    const auto to = log.begin() + static_cast<std::ptrdiff_t>(lived);
    std::vector<Event> dropped(from, to);
    log.erase(from, to);
    runs.takeLog(log);
    m_end = {runs.main().frame(), acted};
    std::erase_if(m_moments, [&](const Comparison::Moment& moment) {
        return frameOf(moment) > m_end.frame || moment.main.eventsActed > acted;
    });
    count();
    if (m_moments.empty()) keep(runs);
    return dropped;
}

void Timeline::rewrite(Comparison& runs, const std::vector<Event>& log, LivedEnd end) {
    const std::vector<Event> old = logOf(runs);
    const auto difference = std::ranges::mismatch(old, log);
    const auto same = static_cast<std::size_t>(difference.in1 - old.begin());
    const std::int64_t present = m_journey ? m_journey->frame : runs.main().frame();
    const auto another = [&](const Comparison::Moment& moment) {
        return moment.main.eventsActed > same || (same < log.size() && frameOf(moment) > log[same].step);
    };
    std::erase_if(m_moments, another);
    count();
    // Only the beginning may have acted on an event that is gone: then there is nothing to go back to.
    if (m_moments.empty()) return;
    m_end = end;
    if (present > end.frame) {
        const auto lived = [&](const Event& event) { return event.step <= present; };
        m_end = {present, static_cast<std::size_t>(std::ranges::count_if(log, lived))};
    }
    setOut(runs, log, {present, true, {}}, Present::IsOfAnotherHistory);
}

void Timeline::setOut(Comparison& runs, const std::vector<Event>& log, Journey journey, Present present) {
    if (m_journey) journey.wanted = m_journey->wanted;
    for (const Comparison::Twin& twin : runs.twins())
        journey.wanted.push_back({twin.run.rule().scheme, twin.startedAt});
    std::ranges::sort(journey.wanted, {}, &Wanted::startedAt);

    const auto next = std::ranges::upper_bound(m_moments, journey.frame, {}, frameOf);
    // With several moments at one frame (before and after a pull while paused) the earliest: its events act
    // again.
    const std::int64_t from = frameOf(*std::prev(next));
    const std::int64_t here = runs.main().frame();
    if (present == Present::IsOfAnotherHistory || here < from || here >= journey.frame) {
        const Comparison::Moment& chosen = *std::ranges::lower_bound(m_moments, from, {}, frameOf);
        runs.returnTo(chosen, log);
    }
    const auto isWanted = [&](Scheme scheme) {
        return std::ranges::find(journey.wanted, scheme, &Wanted::scheme) != journey.wanted.end();
    };
    std::vector<Scheme> unwanted;
    for (const Comparison::Twin& twin : runs.twins())
        if (!isWanted(twin.run.rule().scheme)) unwanted.push_back(twin.run.rule().scheme);
    for (Scheme scheme : unwanted) runs.stopTwin(scheme);
    std::erase_if(journey.wanted, [&](const Wanted& wanted) { return runs.twin(wanted.scheme) != nullptr; });
    m_journey = std::move(journey);
    approach(runs, 0);
}

void Timeline::approach(Comparison& runs, std::int64_t steps) {
    if (!m_journey) return;
    Journey& journey = *m_journey;
    while (true) {
        const std::int64_t frame = runs.main().frame();
        const bool ends = frame >= journey.frame || runs.main().divergedAt();
        while (!journey.wanted.empty() && (ends || journey.wanted.front().startedAt <= frame)) {
            runs.startTwin(journey.wanted.front().scheme);
            journey.wanted.erase(journey.wanted.begin());
        }
        if (ends) break;
        if (steps <= 0) return;
        const std::int64_t to =
            journey.wanted.empty() ? journey.frame : std::min(journey.frame, journey.wanted.front().startedAt);
        const std::int64_t now = std::min({m_spacing, to - frame, steps});
        runs.advance(now);
        steps -= now;
        if (runs.main().frame() >= frameOf(m_moments.back()) + m_spacing) keep(runs);
    }
    const bool cameShort = runs.main().frame() < journey.frame;
    if (journey.actThere) runs.actNow();
    m_journey.reset();
    const LivedEnd here{runs.main().frame(), runs.main().eventsActed()};
    if (cameShort || (here.frame == m_end.frame && here.events > m_end.events)) m_end = here;
}

void Timeline::forgetTwin(Scheme scheme) {
    if (m_journey)
        std::erase_if(m_journey->wanted, [&](const Wanted& wanted) { return wanted.scheme == scheme; });
}

// What does not fit is not copied: first there is made room, then it is asked again whether a moment is due.
void Timeline::keep(const Comparison& runs) {
    m_runs = runs.bytes();
    const std::size_t size = sizeof(Comparison::Moment) + runs.bytesOfMoment();
    while (!m_moments.empty() && m_bytes + size > room()) {
        if (m_moments.size() == 1) return;
        thinOut();
        if (runs.main().frame() < frameOf(m_moments.back()) + m_spacing) return;
    }
    try {
        m_moments.push_back(runs.moment());
    } catch (const std::bad_alloc&) {
        return; // the way back is longer
    }
    const auto before = m_moments.rbegin() + 1;
    m_bytes += sizeof(Comparison::Moment) +
               m_moments.back().bytesAfter(before == m_moments.rend() ? nullptr : &*before);
}

void Timeline::setBudget(std::size_t bytes) {
    m_budget = bytes;
    fitBudget();
}

std::size_t Timeline::room() const {
    const std::size_t together = m_budget + besideBudget;
    return std::min(m_budget, together - std::min(m_runs, together));
}

void Timeline::fitBudget() {
    while (m_moments.size() > 1 && m_bytes > room()) thinOut();
}

void Timeline::forgetCopies() {
    if (m_moments.empty() || m_moments.front().main.frame() != 0 || m_moments.front().main.eventsActed > 0)
        return;
    m_moments.erase(m_moments.begin() + 1, m_moments.end());
    m_moments.front().main.wave.reset();
    count();
}

void Timeline::thinOut() {
    m_spacing *= 2;
    std::deque<Comparison::Moment> kept;
    for (std::size_t i = 0; i < m_moments.size(); i += 2) kept.push_back(std::move(m_moments[i]));
    m_moments = std::move(kept);
    count();
}

void Timeline::count() {
    m_bytes = 0;
    const Comparison::Moment* before = nullptr;
    for (const Comparison::Moment& moment : m_moments) {
        m_bytes += sizeof moment + moment.bytesAfter(before);
        before = &moment;
    }
}

} // namespace seiche
