// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later

// Manual changes of a run, undo and seeking.
#include "session/session.h"

#include "model/cost.h"
#include "model/parameter.h"
#include "model/resize.h"
#include "model/validate.h"
#include "run/pull_range.h"
#include "session/edit_command.h"
#include "wording/names.h"

#include <QElapsedTimer>
#include <QLocale>

#include <algorithm>
#include <cmath>
#include <new>
#include <utility>

namespace seiche {

namespace {

/// Cell steps of a seek that are computed at once.
constexpr std::int64_t cellStepsAtOnce = 40'000'000;
/// Time per tick for the rest of a seek, to leave time for drawing.
constexpr qint64 travelNanoseconds = 30'000'000;
constexpr std::int64_t cellStepsBetweenLooks = 10'000'000;

constexpr double betweenWordsOfAHand = 1.0 / 60.0; // seconds
constexpr double backToRest = 0.25;

// Undo kinds: see `EditCommand`. Kinds of settings are odd.
constexpr int neverMerges = EditCommand::neverMerges;
constexpr int mergesTicks = EditCommand::countsUp;
constexpr int mergesRing = 2;
constexpr int mergesPullHeight = 4;
constexpr int mergesPullShape = 6;
constexpr int mergesStroke = 6; // plus twice the stroke number, from 1

/// Returns one kind per set of parameters, so that the changes of a slider drag merge.
int mergeKind(const Settings& settings) {
    std::size_t kind = 1;
    for (const Setting& setting : settings) kind = kind * 31 + std::hash<std::string>{}(setting.id);
    return static_cast<int>(kind % 0x7fffffff) | 1;
}

/// True for sine drive and rain, which replace taps.
bool isWayToPull(const Setting& setting) {
    return setting.id.starts_with("drive.") || setting.id.starts_with("rain.");
}

bool mayChange(const Settings& settings) {
    return std::ranges::all_of(
        settings, [](const Setting& setting) { return isWayToPull(setting) || mayClassSet(setting); });
}

bool mayChange(const Change& change, const Experiment& before) {
    if (const auto* objects = std::get_if<ObjectsChange>(&change)) return mayClassMake(*objects, before);
    const auto* settings = std::get_if<Settings>(&change);
    return !settings || mayChange(*settings);
}

Problem lockedForTheLesson() { return {"", {TRANSLATABLE("Problem", "this window is locked for the lesson")}}; }

/// Returns e.g. "k = 0.9, s = 0.999". Symbols and numbers need no translation.
QString describe(const Settings& settings) {
    QStringList parts;
    for (const Setting& setting : settings) {
        const Parameter* row = findParameter(setting.id);
        const bool symbol = row && !row->symbol.empty();
        const QString name = symbol ? QString::fromUtf8(row->symbol.data(), qsizetype(row->symbol.size()))
                                    : QString::fromStdString(setting.id);
        const double* number = std::get_if<double>(&setting.value);
        const QString value = number ? QLocale().toString(*number, 'g', 7)
                                     : QString::fromStdString(std::get<std::string>(setting.value));
        parts += QStringLiteral("%1 = %2").arg(name, value);
    }
    return parts.join(QStringLiteral(", "));
}

} // namespace

void Session::tap() {
    setMetronome(std::nullopt);
    const Pull& with = settings().pullWith;
    tapAt(with.x, with.y);
}

void Session::tapAt(double x, double y) {
    Pull with = settings().pullWith;
    with.x = x;
    with.y = y;
    // The tap acts at the step of its own time, independent of the timer.
    catchUpWithInput();
    countLoss();
    emit tapped(with);
    applyNow(with, By::Hand);
}

void Session::pull(const Pull& pull) {
    catchUpWithInput();
    applyNow(pull, By::Hand);
}

void Session::pullIn(double seconds, const Pull& pull) {
    if (!m_timer.isActive() || isSeeking()) return;
    // The run is at the step of the last catch-up.
    const double sinceThen = m_owed + secondsSince(m_caughtUp);
    const double steps = std::max(0.0, sinceThen + seconds) * settings().stepsPerSecond * m_speed;
    m_planned.emplace(run().frame() + std::llround(steps), pull);
}

void Session::change(const Change& change, const QString& text, int stroke) {
    // Even kinds, because the kinds of settings are odd.
    apply(change, text, stroke > 0 ? mergesStroke + 2 * stroke : neverMerges);
}

void Session::changeByHand(const Change& change, const QString& text, int stroke) {
    apply(change, text, EditCommand::ofStroke(stroke));
}

void Session::apply(const Change& change, const QString& text, int kind) {
    if (!mayChange(change, settings()) || !isAffordable(change)) return emit settingsChanged();
    catchUpWithInput();
    const Pull* pull = std::get_if<Pull>(&change);
    const Change possible = pull ? withinRangeOfShown(*pull) : change;
    pushUndo(shown().undoable.apply(possible), kind, text);
    if (std::holds_alternative<ObjectsChange>(change)) emit settingsChanged();
    emit advanced();
}

void Session::hold(int hand, const Pull& pull, const QString& text, int stroke, double softness) {
    catchUpWithInput();
    Hold hold{pull.shape, pull.width, pull.height, pull.x, pull.y};
    hold.softness = softness;
    if (!isAffordable(hold)) return;
    m_holdKind = EditCommand::ofStroke(stroke);
    m_holdText = text;
    pushUndo(shown().undoable.hold(hand, hold), m_holdKind, text);
    emit advanced();
}

void Session::carry(int hand, double point, double height, const QString& text, int stroke) {
    catchUpWithInput();
    const auto grasp = shown().undoable.activeHoldOf(hand);
    const double now = grasp ? grasp->height : run().height(static_cast<int>(std::lround(point)));
    Hold hold{PullShape::Point, 1.0, height, point, 0.0};
    hold.from = m_playing ? now : height;
    hold.ramp = m_playing ? stepsWithin(betweenWordsOfAHand) : 1;
    m_holdKind = EditCommand::ofStroke(stroke);
    m_holdText = text;
    pushUndo(shown().undoable.hold(hand, hold), m_holdKind, text);
    emit advanced();
}

void Session::letGo(int hand) {
    // The hold lasts until the time of the release.
    if (isHeld(hand)) catchUpWithInput();
    const auto grasp = shown().undoable.activeHoldOf(hand);
    for (SceneState* state : {&m_string, &m_pool}) state->undoable.letGo(hand);
    if (!grasp || !heldEnd(run().grid(), run().rule(), grasp->hold)) return;
    Hold back = grasp->hold;
    back.from = grasp->height;
    back.height = 0.0;
    back.ramp = back.steps = stepsWithin(backToRest);
    pushUndo(shown().undoable.apply(back), m_holdKind, m_holdText);
}

std::int64_t Session::stepsWithin(double seconds) const {
    return std::max<std::int64_t>(1, std::llround(seconds * settings().stepsPerSecond * m_speed));
}

bool Session::isAffordable(const Change& change, const Pull& pullWith) {
    Experiment candidate = settings();
    candidate.events = {{0, change}};
    candidate.pullWith = pullWith;
    std::vector<Problem> problems = problemsOfCost(candidate);
    for (Problem& problem : problems) problem.path.clear(); // paths refer to files
    if (!problems.empty()) emit changeRefused(problems);
    return problems.empty();
}

void Session::applyNow(const Pull& pull, By by) {
    // Metronome and phones use an already checked tap.
    if (by == By::Hand && !isAffordable(pull)) return;
    pushUndo(shown().undoable.apply(withinRangeOfShown(pull)), by == By::Hand ? neverMerges : mergesTicks,
             by == By::Metronome ? tr("metronome tap") : tr("tap"));
    emit sampled();
    if (by == By::Hand) emit advanced();
}

Pull Session::withinRangeOfShown(const Pull& pull) {
    const Pull possible = withinRange(run(), pull);
    if (possible != pull) emit pullLimited();
    return possible;
}

void Session::pushUndo(Edit edit, int kind, const QString& text) {
    m_remembering = true;
    shown().undo->push(new EditCommand(shown().undoable, std::move(edit), kind, text, m_clock()));
    m_remembering = false;
}

void Session::settle(SceneState& state) {
    if (m_remembering) return;
    const Grid before = state.undoable.runs().main().grid();
    try {
        state.undoable.settle();
    } catch (const std::bad_alloc&) {
        // The larger run cannot be restored: keep the present run and drop the earlier edits.
        return state.undo->clear();
    }
    if (&state != &shown()) return;
    if (run().grid() != before) {
        renewExact();
        emit runReplaced();
    }
    reportSeek();
}

void Session::seek(std::int64_t frame) {
    shown().undoable.beginSeek(frame);
    reportSeek();
}

void Session::reportSeek() {
    shown().undoable.continueSeek(std::max<std::int64_t>(1, cellStepsAtOnce / run().grid().cells()));
    if (isSeeking()) m_seekTimer.start();
    m_planned.clear();
    if (m_metronome) m_metronomeClock.emplace(run().frame(), stepsPerTick());
    emit seeked();
    emit settingsChanged();
    emit comparisonsChanged();
    emit advanced();
}

void Session::continueSeek() {
    QElapsedTimer spent;
    spent.start();
    while (isSeeking() && spent.nsecsElapsed() < travelNanoseconds)
        shown().undoable.continueSeek(std::max<std::int64_t>(1, cellStepsBetweenLooks / run().grid().cells()));
    if (isSeeking()) {
        emit advanced();
        return;
    }
    m_seekTimer.stop();
    reportSeek();
}

void Session::setTimelineBudget(std::size_t bytes) {
    m_string.undoable.setBudget(bytes);
    m_pool.undoable.setBudget(bytes);
}

void Session::setPullWith(const Pull& pull) {
    const Pull old = settings().pullWith;
    if (pull == old) return;
    if (!isAffordable(Settings{}, pull)) return emit settingsChanged();
    const bool isMoved = pull.x != old.x || pull.y != old.y;
    // Marker moves during a hold are undone with the hold.
    if (shown().undoable.anyHeld() && isMoved)
        pushUndo(shown().undoable.setPullWith(pull), m_holdKind, m_holdText);
    else if (isMoved) pushUndo(shown().undoable.setPullWith(pull), mergesRing, tr("move marker"));
    else if (pull.height != old.height)
        pushUndo(shown().undoable.setPullWith(pull), mergesPullHeight,
                 tr("tap height = %1").arg(QLocale().toString(pull.height, 'g', 4)));
    else pushUndo(shown().undoable.setPullWith(pull), mergesPullShape, tr("pulse shape"));
    emit settingsChanged();
}

std::vector<Problem> Session::set(const Settings& settings) {
    Experiment candidate = this->settings();
    candidate.events = {{0, settings}};
    std::vector<Problem> problems = validate(candidate);
    if (!problems.empty()) return problems;
    if (!mayChange(settings)) return {lockedForTheLesson()};
    catchUpWithInput();
    pushUndo(shown().undoable.apply(settings), mergeKind(settings), describe(settings));
    if (m_metronomeClock) m_metronomeClock->retime(stepsPerTick());
    emit settingsChanged();
    emit advanced();
    return {};
}

std::vector<Problem> Session::setSize(const Grid& grid) {
    if (grid == settings().grid) return {};
    Experiment again = fromTheStart();
    if (grid.width > 0 && grid.height > 0) again = resized(std::move(again), grid);
    else again.grid = grid;
    const bool isString = scene() == SceneKind::String;
    return beginChanged(again, isString ? tr("string size") : tr("pool size"));
}

std::vector<Problem> Session::setRim(int cells) {
    if (cells == settings().rule.rim) return {};
    Experiment again = fromTheStart();
    again.rule.rim = cells;
    return beginChanged(again, tr("width of absorbing layer"));
}

std::vector<Problem> Session::beginChanged(const Experiment& experiment, const QString& text) {
    std::vector<Problem> problems = validate(experiment);
    if (!problems.empty()) return problems;
    if (!mayClass(&ClassRights::medium)) return {lockedForTheLesson()};
    if (!beginAgain(experiment, text))
        problems.push_back({"size", TRANSLATABLE("Problem", "there is not enough memory for this change")});
    return problems;
}

} // namespace seiche
