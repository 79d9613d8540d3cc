// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "window/hints.h"

#include "canvas/canvas.h"
#include "canvas/string_touch.h"
#include "lab/resonance_lab.h"
#include "lessons/lesson_run.h"
#include "objects/selection.h"
#include "run/pull_range.h"
#include "study/natural_ceiling.h"
#include "study/run_stability.h"
#include "theory/stability.h"
#include "wording/names.h"

#include <algorithm>
#include <cmath>

namespace seiche {

namespace {

/// Maximum pause between taps of one rhythm, in seconds. A rhythm ends after `intervalsToWait` of
/// its intervals.
constexpr double maxPause = 6.0;
constexpr double intervalsToWait = 3.0;
constexpr double shortestPause = 2.0;
/// Amplitude of a large wave, in single taps.
constexpr double large = 1.5;
/// Minimum taps to judge a rhythm as ineffective.
constexpr int tapsToJudge = 6;
constexpr int pointsLookedAt = 16384;

} // namespace

Hints::Hints(Session& session, QObject* parent) : QObject(parent), m_session(session) {
    connect(&session, &Session::tapped, this, &Hints::onTap);
    connect(&session, &Session::runReplaced, this, [this] {
        forgetTaps();
        m_bestPeak = 0.0;
        recordAction(Last::Nothing);
    });
    connect(&Selection::of(session), &Selection::changed, this, &Hints::changed);
    connect(&session, &Session::playingChanged, this, &Hints::changed);
    connect(&session, &Session::comparisonsChanged, this, &Hints::changed);
    connect(&session, &Session::settingsChanged, this, &Hints::changed);
    connect(&session, &Session::diverged, this, &Hints::changed);
    connect(&session, &Session::speedLimitChanged, this, [this] {
        m_wasSlowed = m_wasSlowed || m_session.isSlowed();
        emit changed();
    });
    connect(&session, &Session::advanced, this, [this] {
        const Simulation& run = m_session.run();
        if (isOver()) {
            forgetTaps();
            recordAction(Last::Nothing);
        }
        if (m_taps == 0 || run.grid().cells() > pointsLookedAt || run.divergedAt()) return;
        m_peak = std::max(m_peak, run.largestHeight());
    });
}

void Hints::listenTo(Canvas* canvas) {
    connect(canvas, &Canvas::dragged, this,
            [this] { recordAction(m_session.scene() == SceneKind::String ? Last::Pluck : Last::Trail); });
    connect(canvas, &Canvas::pullMoved, this, [this] { recordAction(Last::PullMoved); });
}

void Hints::recordAction(Last last) {
    m_last = last;
    emit changed();
}

void Hints::follow(LessonRun& run) {
    m_lesson = &run;
    connect(&run, &LessonRun::lessonChanged, this, &Hints::changed);
    connect(&run, &LessonRun::stepChanged, this, [this] {
        forgetTaps();
        recordAction(Last::Nothing);
    });
}

Hints::Asked Hints::asked() const {
    if (!m_lesson || !m_lesson->isOpen()) return Asked::Freely;
    const std::optional<Check>& check = m_lesson->step().check;
    if (check && partOf<check::Resonance>(*check)) return Asked::Resonance;
    return check && partOf<check::Taps>(*check) ? Asked::Rhythm : Asked::Other;
}

void Hints::forgetTaps() {
    m_taps = 0;
    m_steadyRhythm = false;
    m_peak = 0.0;
}

bool Hints::isOver() const {
    if (m_last != Last::Tap) return false;
    const double pause = m_session.run().seconds() - m_lastTap;
    if (m_taps < 2) return pause > maxPause;
    return pause > std::clamp(intervalsToWait * m_sinceLast, shortestPause, maxPause);
}

void Hints::onTap() {
    const double now = m_session.run().seconds();
    if (m_taps > 0 && now - m_lastTap > maxPause) forgetTaps();
    const double before = m_sinceLast;
    m_sinceLast = now - m_lastTap;
    m_lastTap = now;
    if (m_taps > 0 && !(m_lab && m_lab->isHeldBack())) m_wasSlowed = m_session.isSlowed();
    m_bestPeak = std::max(m_bestPeak, m_peak);
    m_steadyRhythm = m_taps > 2 && m_sinceLast > 0.8 * before && m_sinceLast < 1.25 * before;
    m_peak = 0.0;
    ++m_taps;
    recordAction(Last::Tap);
}

void Hints::follow(const ResonanceLab& lab) {
    m_lab = &lab;
    connect(&lab, &ResonanceLab::changed, this, &Hints::changed);
}

void Hints::follow(const StringTouch& touch) {
    m_touch = &touch;
    connect(&touch, &StringTouch::kindChanged, this, &Hints::changed);
}

QString Hints::onTouch() const {
    if (!m_touch || m_session.scene() != SceneKind::String) return {};
    switch (m_touch->kind()) {
    case StringTouch::Kind::Pluck: break;
    case StringTouch::Kind::Carry:
        return tr("Drag a point of the string up and down. [Esc] returns to tapping.");
    case StringTouch::Kind::Draw: return tr("Draw the new shape of the string. [Esc] returns to tapping.");
    case StringTouch::Kind::Finger:
        return tr("Hold the mouse button on a point to touch the string. [Esc] returns to tapping.");
    }
    return {};
}

bool Hints::isGrowing() const { return m_lab && m_lab->isGrowing(); }

bool Hints::isLarge() const {
    return m_lab && m_lab->amplitude() && m_lab->amplitude()->value > large * m_lab->onePull();
}

QString Hints::sentence() const {
    const Comparison& runs = m_session.comparison();
    const bool inLesson = asked() != Asked::Freely;
    if (divergedFromExcitation(runs.main())) return tr("Too much energy was added. Press [Ctrl+R] to restart.");
    if (m_session.isSlowed()) return tr("Slowed down so that you can see it: the zigzag grows at every step.");
    if (runs.main().divergedAt())
        return inLesson ? tr("The simulation exploded. [Ctrl+R] restarts.")
                        : tr("The simulation exploded. Choose a smaller k and press [Ctrl+R] to restart.");
    for (const Comparison::ComparisonRun& comparisonRun : runs.comparisonRuns())
        if (comparisonRun.run.divergedAt())
            return inLesson
                       ? tr("%1 has exploded; %2 is still running. [Ctrl+R] restarts.")
                             .arg(nameOf(comparisonRun.run.rule().scheme), nameOf(runs.main().rule().scheme))
                       : tr("Does a smaller k help? Try it, then press [Ctrl+R] and tap [SPACE].");
    if (const QString hint = onObjects(); !hint.isEmpty()) return hint;
    if (const QString hint = onTouch(); !hint.isEmpty() && !inLesson) return hint;
    const QString task = taskOf(m_session.settings());
    if (!task.isEmpty() && !inLesson && m_session.isPlaying() && m_last == Last::Nothing) return task;
    if (stabilityOf(m_session.run()).verdict == Verdict::Unstable)
        return inLesson ? tr("These settings are unstable. [P] pauses, [.] steps forward.")
                        : tr("These settings are unstable. Tap [SPACE] and watch the shortest waves grow.");
    if (!m_session.isPlaying()) return tr("Paused. [.] steps forward, [P] resumes.");
    if (m_session.drive())
        return tr("A sine drives the medium. Change its frequency, then give the wave time to settle.");
    if (m_last == Last::Tap && m_lab && m_lab->isHeldBack())
        return m_wasSlowed ? tr("The rhythm starts again after the slow motion.")
                           : tr("The rhythm starts again, because this computer could not keep up. Close other "
                                "programs.");
    if (inLesson) return this->inLesson();
    if (!runs.comparisonRuns().empty() && m_last != Last::Tap)
        return tr("All schemes get the same taps. Tap [SPACE] and see which scheme stays accurate.");
    return m_session.scene() == SceneKind::String ? onString() : inPool();
}

QString Hints::inLesson() const {
    const Asked what = asked();
    if (what == Asked::Other) return tr("[SPACE] taps at the marker, [Ctrl+R] restarts, [S] is slow motion.");
    if (m_last != Last::Tap) return tr("Tap [SPACE] in a steady rhythm.");
    // Some steps ask for a rhythm without resonance.
    if (what == Asked::Rhythm && (isGrowing() || m_steadyRhythm)) return tr("Your rhythm is steady.");
    return onRhythm();
}

QString Hints::onRhythm() const {
    if (isGrowing()) return tr("The wave is growing! Keep this rhythm.");
    if (m_steadyRhythm && !isLarge() && m_taps >= tapsToJudge)
        return tr("Your rhythm is steady, but the wave does not grow. Try a little slower or faster.");
    return tr("Tap [SPACE] as evenly as you can, at least five times.");
}

QString Hints::onString() const {
    const double ceiling = naturalCeiling(m_session.settings());
    switch (m_last) {
    case Last::Tap:
        if (m_bestPeak >= ceiling)
            return tr("You reached the ceiling! Faster rhythms also work. Find the next one.");
        if (m_taps < 3) return tr("Tap [SPACE] again each time the string comes back, in a steady rhythm.");
        return onRhythm();
    case Last::Pluck:
        return tr(
            "The string was released at rest. The kink splits in two, and each half runs to its end and back.");
    case Last::PullMoved:
        return tr("[SPACE] now taps here. Tapping at a quarter of the length excites other harmonics.");
    default: return tr("Tap [SPACE] in rhythm. Can you make the string touch the ceiling?");
    }
}

QString Hints::onObjects() const {
    const Selection& selection = Selection::of(m_session);
    if (selection.isPlacing())
        return tr("Click to place the object, or move the marker and press [Enter]. [Esc] cancels.");
    if (selection.painting())
        return tr("Draw a wall with the mouse, or press [Enter], use the arrow keys, and press [Enter] again.");
    if (selection.isEmpty()) return {};
    if (selection.count() > 1)
        return tr("%1 objects selected. Drag one to move them all. [Del] removes them, [Esc] deselects them.")
            .arg(selection.count());
    if (selection.probe())
        return tr("Drag the probe to where you want to measure. [Del] removes it, [Esc] deselects it.");
    if (m_session.scene() == SceneKind::Pool)
        return tr("Drag the object, or use its handles to rotate and resize it. [Del] removes it, [Esc] "
                  "deselects it.");
    if (std::holds_alternative<Source>(selection.object()->is))
        return tr("Drag the source along the string. [Del] removes it, [Esc] deselects it.");
    return tr("Drag the object or its ends. [Del] removes it, [Esc] deselects it.");
}

QString Hints::inPool() const {
    // Taps in `Add` mode suit a tapped rhythm, taps in `Set` mode suit circular waves.
    if (m_session.settings().pullWith.mode == PullMode::Add && m_last != Last::Trail) return inBasin();
    switch (m_last) {
    case Last::Tap:
        return m_taps < 2 ? tr("Click a second place. Where the circular waves meet, they add up, then pass "
                               "through each other.")
                          : tr("Now hold the button and draw. Are you faster or slower than the waves?");
    case Last::Trail:
        return tr("If you draw faster than the waves travel, they pile up into a wedge behind you.");
    case Last::PullMoved: return tr("[SPACE] now taps here. Use the arrow keys to move the marker.");
    default: return tr("Click or drag in the water. [SPACE] taps at the marker.");
    }
}

QString Hints::inBasin() const {
    if (m_last != Last::Tap)
        return tr(
            "Click in a steady rhythm. Which rhythm makes the whole pool slosh? [SPACE] taps at the marker.");
    return m_taps < 3 ? tr("Click again each time the water rises, in a steady rhythm.") : onRhythm();
}

} // namespace seiche

#include "moc_hints.cpp"
