// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "session/session.h"

#include "model/parameter.h"
#include "model/resize.h"
#include "model/validate.h"
#include "session/edit_command.h"
#include "wording/names.h"

#include <QLocale>

#include <algorithm>
#include <chrono>
#include <cmath>
#include <new>
#include <utility>

namespace seiche {

namespace {

using namespace std::chrono_literals;

constexpr auto frameInterval = 16ms;
/// Time budget for the steps of one tick, as a fraction of the time since the last tick, within
/// bounds. The rest is for drawing, so that neither drawing nor computing takes all the time.
constexpr double budgetShare = 0.45;
constexpr double minBudget = 9e-3; // seconds
constexpr double maxBudget = 15e-3;

/// Returns the diverged schemes with their steps. The main run may have adopted a comparison run's
/// scheme.
std::vector<std::pair<Scheme, std::int64_t>> divergedSchemes(const Comparison& runs) {
    std::vector<std::pair<Scheme, std::int64_t>> schemes;
    const auto look = [&schemes](const Simulation& run) {
        if (run.divergedAt()) schemes.emplace_back(run.rule().scheme, *run.divergedAt());
    };
    look(runs.main());
    for (const Comparison::ComparisonRun& comparisonRun : runs.comparisonRuns()) look(comparisonRun.run);
    return schemes;
}

} // namespace

Session::Session(Experiment onString, Experiment inPool, QObject* parent)
    : QObject(parent), m_string(onString), m_pool(inPool) {
    m_timer.setTimerType(Qt::PreciseTimer);
    m_timer.setInterval(frameInterval);
    connect(&m_timer, &QTimer::timeout, this, &Session::tick);
    connect(this, &Session::challengeChanged, this, &Session::theoryChanged);
    // The cost depends on the number of runs.
    connect(this, &Session::comparisonsChanged, this, [this] { m_stepCost.forget(); });
    m_seekTimer.setInterval(0);
    connect(&m_seekTimer, &QTimer::timeout, this, &Session::continueSeek);
    for (SceneState* state : {&m_string, &m_pool}) {
        m_undoGroup.addStack(state->undo.get());
        connect(state->undo.get(), &QUndoStack::indexChanged, this, [this, state] { settle(*state); });
    }
    m_undoGroup.setActiveStack(m_string.undo.get());
}

Session::~Session() {
    // The undo stacks emit signals during destruction, and slots would access a half-destroyed
    // session.
    for (const SceneState* state : {&m_string, &m_pool}) state->undo->disconnect(this);
}

void Session::show(SceneKind scene) {
    if (scene == m_scene || isClassLocked()) return;
    m_scene = scene;
    emit challengeChanged();
    emitRunReplaced();
    if (isSeeking()) m_seekTimer.start();
    else m_seekTimer.stop();
}

void Session::setChallenge(bool secret) {
    if (secret == shown().secret) return;
    shown().secret = secret;
    emit challengeChanged();
    emit settingsChanged();
    emit advanced();
}

void Session::showTheory(bool theory) {
    if (theory == shown().theoryShown) return;
    shown().theoryShown = theory;
    emit theoryChanged();
}

void Session::askForLimit(bool asked) {
    if (asked == m_limitIsAsked) return;
    m_limitIsAsked = asked;
    emit theoryChanged();
}

void Session::askForFactors(bool asked) {
    if (asked == m_factorsAreAsked) return;
    m_factorsAreAsked = asked;
    emit theoryChanged();
}

bool Session::open(const Experiment& experiment, AskedBy by) {
    if (by == AskedBy::User && isClassLocked()) return false;
    SceneState& state = experiment.rule.scene == SceneKind::String ? m_string : m_pool;
    Experiment begun = experiment;
    beginIn(state, experiment);
    m_scene = experiment.rule.scene;
    state.opened = std::move(begun);
    state.secret = false;
    state.theoryShown = false;
    emit challengeChanged();
    renewExact();
    state.undo->clear();
    emit opened();
    emitRunReplaced();
    return true;
}

void Session::setClock(const SteadyClock& clock) {
    m_clock = clock;
    m_input.setClock(clock);
}

void Session::setPlaying(bool playing) {
    if (playing == m_playing) return;
    m_playing = playing;
    updateTimer();
    emit playingChanged(playing);
}

void Session::step() {
    setPlaying(false);
    advanceBy(1, minBudget);
    emit advanced();
}

void Session::setSpeed(double speed) {
    speed = std::clamp(speed, 0.01, 100.0);
    if (speed == m_speed) return;
    m_speed = speed;
    emit speedChanged(speed);
}

void Session::setSpeedLimit(std::optional<double> speed) {
    const double before = effectiveSpeed();
    m_speedLimit = speed;
    if (effectiveSpeed() != before) emit speedLimitChanged();
}

Edit Session::beginIn(SceneState& state, const Experiment& experiment) {
    try {
        return state.undoable.beginAgain(experiment);
    } catch (const std::bad_alloc&) {
        if (&state == &shown() && isSeeking()) {
            emitRunReplaced();
            m_seekTimer.start();
        }
        throw;
    }
}

Experiment Session::fromTheStart() const {
    Experiment again = settings();
    again.events = resized(shown().opened, again.grid).events;
    // Settings events would override the current settings.
    std::erase_if(again.events,
                  [](const Event& event) { return std::holds_alternative<Settings>(event.what); });
    // Sources switched on later are on from the start.
    for (PoolObject& object : again.objects) {
        const PoolObject* before = findObject(shown().opened.objects, object.name);
        Source* source = std::get_if<Source>(&object.is);
        const Source* old = before ? std::get_if<Source>(&before->is) : nullptr;
        if (!source || (old && old->from == source->from)) continue;
        // A frequency change in the first cycle only shifts the start: see `withFrequency`.
        const bool isSwell = old && std::abs(old->from - source->from) * source->hertz < 1.0;
        if (!isSwell) source->until = source->stops() ? source->until - source->from : 0.0;
        source->from = isSwell ? old->from : 0.0;
    }
    return again;
}

void Session::restart() { beginAgain(fromTheStart(), tr("restart")); }

void Session::startLevel() {
    Experiment level = settings();
    level.events.clear();
    beginAgain(level, tr("restart from a flat medium"));
}

void Session::reset() {
    if (!beginAgain(shown().opened, tr("reset"))) return;
    setSpeed(1.0);
    emit wasReset();
}

bool Session::beginAgain(const Experiment& experiment, const QString& text) {
    std::optional<Edit> edit;
    try {
        edit = beginIn(shown(), experiment);
    } catch (const std::bad_alloc&) {
        return false;
    }
    renewExact();
    pushUndo(std::move(*edit), EditCommand::neverMerges, text);
    emitRunReplaced();
    return true;
}

void Session::emitRunReplaced() {
    m_planned.clear();
    m_undoGroup.setActiveStack(shown().undo.get());
    if (m_metronome) m_metronomeClock.emplace(run().frame(), stepsPerTick());
    emit runReplaced();
    emit settingsChanged();
    emit comparisonsChanged();
    emit advanced();
}

void Session::setMetronome(std::optional<double> hertz) {
    if (hertz && !(*hertz > 0.0)) hertz.reset();
    if (hertz == m_metronome) return;
    catchUpWithInput();
    m_metronome = hertz;
    if (!hertz) m_metronomeClock.reset();
    else if (m_metronomeClock) m_metronomeClock->retime(stepsPerTick());
    else m_metronomeClock.emplace(run().frame(), stepsPerTick());
    emit metronomeChanged();
}

void Session::setDrive(std::optional<double> hertz) {
    if (hertz && !(*hertz > 0.0)) hertz.reset();
    if (hertz == drive()) return;
    if (!hertz) {
        set({{"drive.height", 0.0}});
        return;
    }
    catchUpWithInput();
    setMetronome(std::nullopt);
    const Experiment& now = settings();
    const Pull& with = now.pullWith;
    const double frequency = std::min(*hertz / now.stepsPerSecond, 0.5);
    const double phase = now.drive.isOn() ? phaseToGoOn(now.drive, frequency, run().frame()) : 0.0;
    // A pulse train has this mean and twice this amplitude in its first harmonic.
    set({{"drive.frequency", frequency},
         {"drive.phase", phase},
         {"drive.shape", std::string(toString(with.shape))},
         {"drive.width", with.width},
         {"drive.x", with.x},
         {"drive.y", with.y},
         {"drive.height", 2.0 * frequency * with.height}});
}

std::optional<double> Session::drive() const {
    const Experiment& now = settings();
    if (!now.drive.isOn()) return std::nullopt;
    return now.drive.frequency * now.stepsPerSecond;
}

void Session::playDueTicks() {
    while (m_metronomeClock && m_metronomeClock->next() <= run().frame()) {
        const bool onTime = m_metronomeClock->next() == run().frame();
        m_metronomeClock->markPlayed();
        if (!onTime || run().divergedAt()) continue;
        const Pull with = settings().pullWith;
        m_lostSinceTap = 0.0;
        emit tapped(with);
        applyNow(with, By::Metronome);
    }
}

void Session::playDuePulls() {
    while (!m_planned.empty() && m_planned.begin()->first <= run().frame()) {
        const Pull pull = m_planned.extract(m_planned.begin()).mapped();
        if (!run().divergedAt()) applyNow(pull, By::Others);
    }
}

void Session::setComparison(Scheme scheme, bool on, AskedBy by) {
    if (by == AskedBy::User && !mayClass(&ClassRights::comparisonRuns)) return emit comparisonsChanged();
    if (on ? !supportsComparison(settings().rule, scheme) : !comparison().comparisonRun(scheme)) return;
    const QString name = nameOf(scheme);
    if (on && !comparison().hasRoomFor(scheme)) {
        emit comparisonsChanged();
        emit comparisonRefused(scheme);
        return;
    }
    pushUndo(shown().undoable.switchComparison(scheme, on), EditCommand::neverMerges,
             on ? tr("compare with %1").arg(name) : tr("stop comparing with %1").arg(name));
    emit comparisonsChanged();
    emit advanced();
}

void Session::renewExact() {
    if (hasExact()) shown().exact = ExactComparison::startFrom(run());
}

bool Session::setExact(bool on) {
    if (!mayClass(&ClassRights::comparisonRuns)) {
        emit comparisonsChanged();
        return false;
    }
    shown().exact = on ? ExactComparison::startFrom(run()) : std::nullopt;
    emit comparisonsChanged();
    emit advanced();
    return hasExact() == on;
}

const ExactComparison* Session::exact() {
    std::optional<ExactComparison>& exact = shown().exact;
    if (exact && !exact->follow(run())) exact.reset();
    return exact ? &*exact : nullptr;
}

void Session::setCanvasVisible(QObject* canvas, bool visible) {
    if (!m_canvases.contains(canvas))
        connect(canvas, &QObject::destroyed, this, [this, canvas] {
            m_canvases.erase(canvas);
            updateTimer();
        });
    m_canvases[canvas] = visible;
    updateTimer();
}

void Session::sampleEvery(const QObject* who, std::int64_t steps) {
    const bool isKnown = m_sampledEvery.contains(who);
    if (steps <= 0) {
        m_sampledEvery.erase(who);
        return;
    }
    if (!isKnown) connect(who, &QObject::destroyed, this, [this, who] { m_sampledEvery.erase(who); });
    m_sampledEvery[who] = steps;
}

std::int64_t Session::toNextSample(std::int64_t steps) const {
    for (const auto& [who, every] : m_sampledEvery) steps = std::min(steps, every - run().frame() % every);
    for (const Event& event : run().log().subspan(run().eventsActed())) {
        if (event.step <= run().frame()) continue;
        return std::min(steps, event.step - run().frame());
    }
    return steps;
}

void Session::updateTimer() {
    const bool seen = std::ranges::any_of(m_canvases, [](const auto& entry) { return entry.second; });
    const bool running = m_playing && seen;
    if (running == m_timer.isActive()) return;
    m_planned.clear();
    m_owed = 0.0;
    m_caughtUp = m_clock();
    if (running) m_timer.start();
    else m_timer.stop();
}

void Session::tick() {
    // Queued taps come first, because later taps must not find the run ahead of them.
    if (m_inputGoesFirst) return;
    m_inputGoesFirst = true;
    QTimer::singleShot(0, this, [this, due = m_clock()] {
        m_inputGoesFirst = false;
        if (!m_timer.isActive()) return;
        catchUp(secondsSince(due));
        emit advanced();
    });
}

void Session::catchUp(double late) {
    m_ahead = 0.0;
    if (!m_timer.isActive()) return;
    const std::chrono::nanoseconds now = m_clock();
    const double elapsed = m_owed + std::chrono::duration<double>(now - m_caughtUp).count();
    m_caughtUp = now;
    m_owed = 0.0;
    // Time stands still during a seek.
    if (isSeeking()) return;
    m_owed = std::min(late, elapsed);
    m_ahead = late - m_owed;
    const double seconds = elapsed - m_owed;
    m_lostToLimit += (m_speed - effectiveSpeed()) * seconds;
    advanceBy(m_pacer.stepsFor(seconds, settings().stepsPerSecond, effectiveSpeed()),
              std::clamp(budgetShare * seconds, minBudget, maxBudget));
}

void Session::countLoss() {
    const double lost = m_pacer.lost() + m_lostToLimit - m_ahead * effectiveSpeed();
    m_lostSinceTap = lost - std::exchange(m_lostAtTap, lost);
}

void Session::advanceBy(std::int64_t steps, double budget) {
    if (steps <= 0) return;
    const auto before = divergedSchemes(comparison());
    const std::int64_t stride = stepsBetweenSamples(settings());
    const std::chrono::nanoseconds start = m_clock();
    const auto secondsSpent = [&] { return secondsSince(start); };
    std::int64_t done = 0;
    while (done < steps) {
        const double begun = secondsSpent();
        std::int64_t now = m_stepCost.stepsWithin(budget - begun, std::min(stride, steps - done));
        if (now == 0 && done > 0) break;
        if (now == 0) now = m_stepCost.minimalSteps(std::min(stride, steps));
        // Due events one by one, because each may be slow, but at least one per tick.
        while (shown().undoable.hasPendingEvents()) {
            shown().undoable.applyNextEvent();
            if (secondsSpent() > budget) break;
        }
        if (shown().undoable.hasPendingEvents()) break;
        playDueTicks();
        playDuePulls();
        if (!m_planned.empty()) now = std::min(now, m_planned.begin()->first - run().frame());
        if (m_metronomeClock) now = std::min(now, m_metronomeClock->next() - run().frame());
        now = toNextSample(now);
        shown().undoable.advance(now);
        m_stepCost.add(now, secondsSpent() - begun);
        done += now;
        emit sampled();
    }
    if (done < steps) m_pacer.dropSteps(steps - done);
    // Smoothed over about one second, so that a single slow tick does not count as slow motion.
    const double pace = m_pace + (static_cast<double>(done) / static_cast<double>(steps) - m_pace) / 60.0;
    if ((pace < 0.95) != (m_pace < 0.95)) {
        m_pace = pace;
        emit paceChanged(pace);
    }
    m_pace = pace;
    for (const auto& each : divergedSchemes(comparison()))
        if (std::ranges::find(before, each) == before.end()) emit diverged(each.first, each.second);
}

} // namespace seiche

#include "moc_session.cpp"
