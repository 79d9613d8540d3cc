// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "run/undoable_run.h"

#include "machine/exceptions.h"
#include "model/limits.h"
#include "model/objects_change.h"
#include "model/parameter.h"
#include "model/run_memory.h"
#include "model/validate.h"

#include <algorithm>
#include <charconv>

namespace seiche {

namespace {

std::vector<Event> logOf(const Simulation& run) { return {run.log().begin(), run.log().end()}; }

std::vector<Scheme> comparisonsOf(const Comparison& runs) {
    std::vector<Scheme> schemes;
    for (const Comparison::ComparisonRun& comparisonRun : runs.comparisonRuns())
        schemes.push_back(comparisonRun.run.rule().scheme);
    return schemes;
}

/// Returns the event index in "events[12].set.k" (12), otherwise empty.
std::optional<std::size_t> placeIn(const Problem& problem) {
    constexpr std::string_view before = "events[";
    if (!problem.path.starts_with(before)) return std::nullopt;
    std::size_t place = 0;
    const char* end = problem.path.data() + problem.path.size();
    if (std::from_chars(problem.path.data() + before.size(), end, place).ec != std::errc()) return std::nullopt;
    return place;
}

/// Returns whether an event changes settings that later events depend on. Only such events can
/// become invalid because no event changes the valid positions and heights of pulses.
bool isChangeOfSettings(const Event& event) {
    return std::holds_alternative<Settings>(event.what) || std::holds_alternative<ObjectsChange>(event.what);
}

/// Returns the planned events that fit the changed settings. For example, a single side of a
/// periodic pair cannot become free.
std::vector<Event> fitting(Experiment now, const std::vector<Event>& planned) {
    // Validates in parts because events after an invalid event are checked again without it.
    // Beyond `maxMisfits` the rest is dropped because checking is slow.
    constexpr std::size_t atOnce = 1024;
    constexpr int maxMisfits = 64;
    std::vector<Event> fit;
    fit.reserve(planned.size());
    int misfits = 0;
    for (auto next = planned.begin(); next != planned.end() && misfits <= maxMisfits;) {
        const auto end = next + std::min<std::ptrdiff_t>(atOnce, planned.end() - next);
        now.events.assign(next, end);
        std::size_t good = now.events.size();
        for (const Problem& problem : validate(now)) good = std::min(good, placeIn(problem).value_or(good));
        for (const auto misfit = next + static_cast<std::ptrdiff_t>(good); next != misfit; ++next) {
            fit.push_back(*next);
            if (const auto* settings = std::get_if<Settings>(&next->what)) applySettings(now, *settings);
            if (const auto* objects = std::get_if<ObjectsChange>(&next->what)) applyObjects(now, *objects);
        }
        if (next == end) continue;
        ++next;
        ++misfits;
    }
    return fit;
}

using Log = std::vector<Event>;

void replace(Log& log, std::size_t at, const Log& old, const Log& fresh) {
    const auto from = log.begin() + static_cast<std::ptrdiff_t>(std::min(at, log.size()));
    const auto room = log.end() - from;
    const auto to = from + std::min(room, static_cast<std::ptrdiff_t>(old.size()));
    log.insert(log.erase(from, to), fresh.begin(), fresh.end());
}

/// Returns the later of `known` and `frame` as a recorded end.
RecordedEnd laterOf(RecordedEnd known, std::int64_t frame, const Log& log) {
    if (frame <= known.frame) return known;
    const auto acted = [&](const Event& event) { return event.step < frame; };
    return {frame, static_cast<std::size_t>(std::ranges::count_if(log, acted))};
}

/// Returns whether the edit dropped later recorded events.
bool hasBranched(const Edit& edit) { return edit.endBefore.frame > edit.step; }

} // namespace

UndoableRun::UndoableRun(Experiment experiment, std::size_t budget)
    : m_runs(std::move(experiment)), m_timeline(budget) {
    m_timeline.begin(m_runs);
}

void UndoableRun::advance(std::int64_t steps) {
    settle();
    m_timeline.stopSeek();
    holdUntil(m_runs.main().frame() + steps);
    m_runs.advance(steps);
    if (m_runs.main().divergedAt()) m_hands.clear();
    m_timeline.visit(m_runs);
}

void UndoableRun::holdUntil(std::int64_t frame) {
    for (const auto& [hand, event] : m_hands) m_runs.holdUntil(event, frame);
}

Edit UndoableRun::hold(int hand, const Hold& hold) {
    letGo(hand);
    Edit edit = apply(hold);
    m_hands[hand] = m_runs.main().eventsActed() - 1;
    return edit;
}

std::optional<UndoableRun::ActiveHold> UndoableRun::activeHoldOf(int hand) const {
    const auto found = m_hands.find(hand);
    if (found == m_hands.end()) return std::nullopt;
    const Event& event = m_runs.main().log()[found->second];
    const Hold& hold = std::get<Hold>(event.what);
    return ActiveHold{hold, hold.heightAt(m_runs.main().frame() - event.step)};
}

Edit UndoableRun::beginEdit() {
    settle();
    Edit edit;
    edit.endBefore = m_timeline.end();
    std::vector<Event> dropped = m_timeline.branch(m_runs);
    if (!dropped.empty()) edit.logEdits.push_back({m_runs.main().eventsActed(), std::move(dropped), {}});
    return edit;
}

void UndoableRun::endEdit(Edit& edit, const Pull& pullWithBefore) {
    const Simulation& run = m_runs.main();
    // Undone separately because seeking keeps the pulse of SPACE.
    const Pull& pullWith = run.settings().pullWith;
    if (pullWith != pullWithBefore)
        edit.pullWith = std::make_shared<Edit::NewPull>(Edit::NewPull{pullWithBefore, pullWith});
    const std::size_t acted = run.eventsActed();
    edit.step = run.frame();
    bool changes = isChangeOfSettings(run.log()[acted - 1]);
    for (const LogEdit& logEdit : edit.logEdits)
        changes = changes || std::ranges::any_of(logEdit.removed, isChangeOfSettings);
    edit.logEdits.push_back({acted - 1, {}, {run.log()[acted - 1]}});
    const auto rest = run.log().subspan(acted);
    // A log of planned pulses may be long.
    if (changes && std::ranges::any_of(rest, isChangeOfSettings)) {
        std::vector<Event> planned(rest.begin(), rest.end());
        std::vector<Event> fit = fitting(run.settings(), planned);
        if (fit.size() < planned.size()) {
            Log log = logOf(run);
            replace(log, acted, planned, fit);
            m_runs.takeLog(log);
            edit.logEdits.push_back({acted, std::move(planned), std::move(fit)});
        }
    }
    m_timeline.visit(m_runs);
}

Edit UndoableRun::setPullWith(const Pull& pull) {
    settle();
    Edit edit;
    edit.step = m_runs.main().frame();
    edit.endBefore = m_timeline.end();
    edit.pullWith = std::make_shared<Edit::NewPull>(Edit::NewPull{m_runs.main().settings().pullWith, pull});
    m_runs.setPullWith(pull);
    return edit;
}

Edit UndoableRun::switchComparison(Scheme scheme, bool on) {
    settle();
    Edit edit;
    edit.step = m_runs.main().frame();
    edit.endBefore = m_timeline.end();
    edit.comparisonRun = {scheme, m_runs.comparisonRun(scheme) != nullptr, on};
    switchComparisonNow(scheme, on);
    return edit;
}

void UndoableRun::switchComparisonNow(Scheme scheme, bool on) {
    m_timeline.forgetComparison(scheme);
    if (on) m_runs.startComparison(scheme);
    else m_runs.stopComparison(scheme);
}

Edit UndoableRun::beginAgain(const Experiment& experiment) {
    settle();
    m_hands.clear();
    Edit edit;
    edit.step = m_runs.main().frame();
    edit.endBefore = m_timeline.end();
    edit.start = std::make_shared<Edit::NewStart>(
        Edit::NewStart{m_runs.main().asExperiment(), present(), experiment, 0});
    const std::vector<Scheme> comparisonRuns = comparisonsOf(m_runs);
    replaceRuns(experiment);
    m_timeline.begin(m_runs);
    keepComparisons(comparisonRuns);
    return edit;
}

// Both runs exist briefly. For large runs the past of the old run is dropped first, then the old
// run itself. The old run is rebuilt from its description if there is no memory for the new run.
void UndoableRun::replaceRuns(const Experiment& experiment) {
    const auto begun = [](const Experiment& description) {
        Comparison runs(description);
        runs.prepare();
        return runs;
    };
    m_timeline.stopSeek();
    const std::size_t together = m_runs.bytes() + bytesOfRun(experiment);
    if (together + m_timeline.bytes() > limits::memory) m_timeline.dropSnapshots();
    if (together <= limits::memory) {
        m_runs = begun(experiment);
        return;
    }
    const Experiment old = m_runs.main().asExperiment();
    const std::vector<Scheme> comparisonRuns = comparisonsOf(m_runs);
    const std::int64_t frame = m_runs.main().frame();
    const RecordedEnd end = m_timeline.end();
    m_runs = Comparison(defaultExperiment(SceneKind::String));
    const std::exception_ptr failure = thrownBy([&] { m_runs = begun(experiment); });
    if (!failure) return;
    m_runs = begun(old);
    m_timeline.beginWithPast(m_runs, end, frame);
    keepComparisons(comparisonRuns);
    std::rethrow_exception(failure);
}

// A budget above the default implies sufficient memory.
bool UndoableRun::canAllocate(std::size_t bytes) const {
    const std::size_t past = std::min(m_timeline.room(), Timeline::defaultBudget);
    return m_runs.bytes() + past + bytes <= limits::memoryOfAll;
}

void UndoableRun::keepComparisons(const std::vector<Scheme>& schemes) {
    for (Scheme scheme : schemes)
        if (scheme != m_runs.main().rule().scheme) m_runs.startComparison(scheme);
}

UndoableRun::Pending& UndoableRun::pending() {
    m_hands.clear();
    if (!m_pending) m_pending = {logOf(m_runs.main()), m_timeline.end(), std::nullopt, 0};
    return *m_pending;
}

std::int64_t UndoableRun::present() const {
    if (m_pending && m_pending->start) return m_pending->present;
    return isSeeking() ? m_timeline.seekTarget() : m_runs.main().frame();
}

void UndoableRun::pullWithFromNowOn(const Pull& pull) {
    m_runs.setPullWith(pull);
    if (m_pending && m_pending->start) m_pending->start->pullWith = pull;
}

void UndoableRun::undo(std::vector<Edit>& edits) {
    for (auto last = edits.rbegin(); last != edits.rend(); ++last) {
        Edit& edit = *last;
        if (edit.pullWith) pullWithFromNowOn(edit.pullWith->before);
        if (edit.comparisonRun) switchComparisonNow(edit.comparisonRun->scheme, edit.comparisonRun->before);
        if (edit.logEdits.empty() && !edit.start) continue;
        Pending& now = pending();
        edit.endAfter = now.end;
        if (edit.start) {
            edit.start->presentAfter = present();
            edit.start->after.events = now.log;
            now = {edit.start->before.events, edit.endBefore, edit.start->before, edit.start->presentBefore};
            continue;
        }
        for (auto logEdit = edit.logEdits.rbegin(); logEdit != edit.logEdits.rend(); ++logEdit) {
            // Redo keeps the length of an extended hold.
            if (logEdit->at + logEdit->added.size() <= now.log.size())
                std::copy_n(now.log.begin() + static_cast<std::ptrdiff_t>(logEdit->at), logEdit->added.size(),
                            logEdit->added.begin());
            replace(now.log, logEdit->at, logEdit->added, logEdit->removed);
        }
        now.end = laterOf(edit.endBefore, edit.endAfter.frame, now.log);
    }
}

void UndoableRun::redo(const std::vector<Edit>& edits) {
    for (const Edit& edit : edits) {
        if (edit.pullWith) pullWithFromNowOn(edit.pullWith->after);
        if (edit.comparisonRun) switchComparisonNow(edit.comparisonRun->scheme, edit.comparisonRun->after);
        if (edit.logEdits.empty() && !edit.start) continue;
        Pending& now = pending();
        if (edit.start) {
            now = {edit.start->after.events, edit.endAfter, edit.start->after, edit.start->presentAfter};
            continue;
        }
        for (const LogEdit& logEdit : edit.logEdits)
            replace(now.log, logEdit.at, logEdit.removed, logEdit.added);
        now.end = hasBranched(edit) ? edit.endAfter : laterOf(edit.endAfter, now.end.frame, now.log);
    }
}

void UndoableRun::settle() {
    if (!m_pending) return;
    const Pending now = std::move(*m_pending);
    m_pending.reset();
    if (!now.start) return m_timeline.rewrite(m_runs, now.log, now.end);
    const std::vector<Scheme> comparisonRuns = comparisonsOf(m_runs);
    Experiment start = *now.start;
    start.events = now.log;
    replaceRuns(start);
    m_timeline.beginWithPast(m_runs, now.end, now.present);
    keepComparisons(comparisonRuns);
}

void UndoableRun::beginSeek(std::int64_t frame) {
    settle();
    m_hands.clear();
    m_timeline.beginSeek(m_runs, frame);
}

void UndoableRun::seek(std::int64_t frame) {
    beginSeek(frame);
    finishSeek();
}

} // namespace seiche
