// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "run/timeline.h"

#include "machine/exceptions.h"
#include "wave/expects.h"

#include <algorithm>
#include <cmath>
#include <limits>

namespace seiche {

namespace {

/// Work between snapshots, a few hundredths of a second.
constexpr std::int64_t cellStepsBetweenSnapshots = 10'000'000;

/// Operations for events beyond the requested steps.
constexpr double operationsOfEvents = 2e7;

/// A run is large if fewer snapshots than this fit.
constexpr std::size_t fewSnapshots = 4;

std::int64_t frameOf(const Comparison::Snapshot& snapshot) { return snapshot.main.frame(); }

std::vector<Event> logOf(const Comparison& runs) {
    const auto log = runs.main().log();
    return {log.begin(), log.end()};
}

} // namespace

void Timeline::begin(const Comparison& runs) {
    m_seek.reset();
    m_snapshots.clear();
    m_spacing = std::max<std::int64_t>(1, cellStepsBetweenSnapshots / runs.main().grid().cells());
    m_end = {runs.main().frame(), runs.main().eventsActed()};
    m_runs = runs.bytes();
    m_wasSought = false;
    m_snapshots.push_back(isLarge(runs) && runs.isInitial() ? runs.beginning() : runs.snapshot());
    count();
}

void Timeline::beginWithPast(Comparison& runs, RecordedEnd end, std::int64_t frame) {
    SEICHE_EXPECTS(runs.main().frame() == 0);
    begin(runs);
    m_end = end;
    startSeek(runs, logOf(runs), {std::clamp(frame, first(), last()), true, {}}, Present::Fits);
}

void Timeline::visit(const Comparison& runs) {
    SEICHE_EXPECTS(!m_snapshots.empty());
    const std::int64_t frame = runs.main().frame();
    const std::size_t acted = runs.main().eventsActed();
    if (frame > m_end.frame || (frame == m_end.frame && acted > m_end.events)) m_end = {frame, acted};
    if (frame >= frameOf(m_snapshots.back()) + m_spacing) keep(runs);
}

bool Timeline::isLarge(const Comparison& runs) const { return fewSnapshots * runs.bytesOfSnapshot() > room(); }

std::int64_t Timeline::first() const { return m_snapshots.empty() ? 0 : frameOf(m_snapshots.front()); }

bool Timeline::atEnd(const Comparison& runs) const {
    return runs.main().frame() >= m_end.frame && runs.main().eventsActed() >= m_end.events;
}

void Timeline::beginSeek(Comparison& runs, std::int64_t frame) {
    startSeek(runs, logOf(runs), {std::clamp(frame, first(), last()), false, {}}, Present::Fits);
}

void Timeline::seek(Comparison& runs, std::int64_t frame) {
    beginSeek(runs, frame);
    finishSeek(runs);
}

void Timeline::finishSeek(Comparison& runs) {
    while (m_seek) continueSeek(runs, std::numeric_limits<std::int64_t>::max());
}

std::vector<Event> Timeline::branch(Comparison& runs) {
    stopSeek();
    if (atEnd(runs)) return {};
    const std::size_t acted = runs.main().eventsActed();
    std::vector<Event> log = logOf(runs);
    const std::size_t recorded = std::max(acted, std::min(m_end.events, log.size()));
    const auto from = log.begin() + static_cast<std::ptrdiff_t>(acted);
    const auto to = log.begin() + static_cast<std::ptrdiff_t>(recorded);
    std::vector<Event> dropped(from, to);
    log.erase(from, to);
    runs.takeLog(log);
    m_end = {runs.main().frame(), acted};
    std::erase_if(m_snapshots, [&](const Comparison::Snapshot& snapshot) {
        return frameOf(snapshot) > m_end.frame || snapshot.main.eventsActed > acted;
    });
    count();
    if (m_snapshots.empty()) keep(runs);
    return dropped;
}

void Timeline::rewrite(Comparison& runs, const std::vector<Event>& log, RecordedEnd end) {
    SEICHE_EXPECTS(std::ranges::is_sorted(log, {}, &Event::step));
    const std::vector<Event> old = logOf(runs);
    const auto difference = std::ranges::mismatch(old, log);
    const auto same = static_cast<std::size_t>(difference.in1 - old.begin());
    const std::int64_t present = m_seek ? m_seek->frame : runs.main().frame();
    const auto another = [&](const Comparison::Snapshot& snapshot) {
        return snapshot.main.eventsActed > same || (same < log.size() && frameOf(snapshot) > log[same].step);
    };
    std::erase_if(m_snapshots, another);
    count();
    // Only the initial snapshot may include a removed event. Then no snapshot is left to return
    // to.
    if (m_snapshots.empty()) return;
    m_end = end;
    if (present > end.frame) {
        const auto recorded = [&](const Event& event) { return event.step <= present; };
        m_end = {present, static_cast<std::size_t>(std::ranges::count_if(log, recorded))};
    }
    startSeek(runs, log, {present, true, {}}, Present::IsOfAnotherHistory);
}

void Timeline::startSeek(Comparison& runs, const std::vector<Event>& log, Seek seek, Present present) {
    SEICHE_EXPECTS(!m_snapshots.empty());
    m_wasSought = true;
    if (m_seek) seek.wanted = m_seek->wanted;
    for (const Comparison::ComparisonRun& comparisonRun : runs.comparisonRuns())
        seek.wanted.push_back({comparisonRun.run.rule().scheme, comparisonRun.startedAt});
    std::ranges::sort(seek.wanted, {}, &Request::startedAt);

    const auto next = std::ranges::upper_bound(m_snapshots, seek.frame, {}, frameOf);
    // Several snapshots at a step (before and after a tap while paused): the earliest is used, and
    // its events act again.
    const std::int64_t from = frameOf(*std::prev(next));
    const std::int64_t here = runs.main().frame();
    if (present == Present::IsOfAnotherHistory || here < from || here >= seek.frame) {
        const Comparison::Snapshot& chosen = *std::ranges::lower_bound(m_snapshots, from, {}, frameOf);
        runs.returnTo(chosen, log);
    }
    const auto isRequested = [&](Scheme scheme) {
        return std::ranges::find(seek.wanted, scheme, &Request::scheme) != seek.wanted.end();
    };
    std::vector<Scheme> unwanted;
    for (const Comparison::ComparisonRun& comparisonRun : runs.comparisonRuns())
        if (!isRequested(comparisonRun.run.rule().scheme)) unwanted.push_back(comparisonRun.run.rule().scheme);
    for (Scheme scheme : unwanted) runs.stopComparison(scheme);
    std::erase_if(seek.wanted,
                  [&](const Request& wanted) { return runs.comparisonRun(wanted.scheme) != nullptr; });
    m_seek = std::move(seek);
    continueSeek(runs, 0);
}

void Timeline::continueSeek(Comparison& runs, std::int64_t steps) {
    SEICHE_EXPECTS(steps >= 0);
    if (!m_seek) return;
    Seek& seek = *m_seek;
    // Events count as steps of equal cost.
    const auto cells = static_cast<double>(runs.main().grid().cells());
    double operations = static_cast<double>(steps) * cells, ofEvents = operationsOfEvents;
    while (true) {
        const std::int64_t frame = runs.main().frame();
        const bool ends = frame >= seek.frame || runs.main().divergedAt();
        while (!seek.wanted.empty() && (ends || seek.wanted.front().startedAt <= frame)) {
            runs.startComparison(seek.wanted.front().scheme);
            seek.wanted.erase(seek.wanted.begin());
        }
        if (ends && !(seek.actThere && runs.hasPendingEvents())) break;
        if (runs.hasPendingEvents()) {
            if (ofEvents <= 0.0 && operations < 1.0) return;
            ofEvents -= runs.applyNextEvent();
            operations += std::min(ofEvents, 0.0);
            ofEvents = std::max(ofEvents, 0.0);
            continue;
        }
        if (operations < 1.0) return;
        std::int64_t to =
            seek.wanted.empty() ? seek.frame : std::min(seek.frame, seek.wanted.front().startedAt);
        if (const auto next = runs.main().nextEventAt()) to = std::min(to, *next);
        const auto affordable = static_cast<std::int64_t>(std::min(std::ceil(operations / cells), 1e18));
        const std::int64_t now = std::min({m_spacing, to - frame, affordable});
        runs.advance(now);
        operations -= static_cast<double>(now) * cells;
        if (runs.main().frame() >= frameOf(m_snapshots.back()) + m_spacing) keep(runs);
    }
    const bool cameShort = runs.main().frame() < seek.frame;
    m_seek.reset();
    const RecordedEnd here{runs.main().frame(), runs.main().eventsActed()};
    if (cameShort || (here.frame == m_end.frame && here.events > m_end.events)) m_end = here;
}

void Timeline::forgetComparison(Scheme scheme) {
    if (m_seek) std::erase_if(m_seek->wanted, [&](const Request& wanted) { return wanted.scheme == scheme; });
}

// Takes a snapshot if it fits. Older snapshots are thinned out first, which may make the new
// snapshot unnecessary.
void Timeline::keep(const Comparison& runs) {
    m_runs = runs.bytes();
    if (!m_wasSought && isLarge(runs)) return;
    const std::size_t size = sizeof(Comparison::Snapshot) + runs.bytesOfSnapshot();
    while (!m_snapshots.empty() && m_bytes + size > room()) {
        if (m_snapshots.size() == 1) return;
        thinOut();
        if (runs.main().frame() < frameOf(m_snapshots.back()) + m_spacing) return;
    }
    // A missing snapshot only makes seeking slower.
    if (!hadMemoryFor([&] { m_snapshots.push_back(runs.snapshot()); })) return;
    const auto before = m_snapshots.rbegin() + 1;
    m_bytes += sizeof(Comparison::Snapshot) +
               m_snapshots.back().bytesAfter(before == m_snapshots.rend() ? nullptr : &*before);
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
    while (m_snapshots.size() > 1 && m_bytes > room()) thinOut();
}

void Timeline::dropSnapshots() {
    if (m_snapshots.empty() || m_snapshots.front().main.frame() != 0 ||
        m_snapshots.front().main.eventsActed > 0)
        return;
    m_snapshots.erase(m_snapshots.begin() + 1, m_snapshots.end());
    m_snapshots.front().main.wave.reset();
    count();
}

void Timeline::thinOut() {
    m_spacing *= 2;
    std::deque<Comparison::Snapshot> kept;
    for (std::size_t i = 0; i < m_snapshots.size(); i += 2) kept.push_back(std::move(m_snapshots[i]));
    m_snapshots = std::move(kept);
    count();
}

void Timeline::count() {
    m_bytes = 0;
    const Comparison::Snapshot* before = nullptr;
    for (const Comparison::Snapshot& snapshot : m_snapshots) {
        m_bytes += sizeof snapshot + snapshot.bytesAfter(before);
        before = &snapshot;
    }
}

} // namespace seiche
