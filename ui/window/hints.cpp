// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "window/hints.h"

#include "canvas/canvas.h"
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

/// Taps further apart do not belong to one rhythm, seconds; a rhythm is over after so many of its intervals.
constexpr double longestPause = 6.0;
constexpr double intervalsToWait = 3.0;
constexpr double shortestPause = 2.0;
/// Waves are large from so many single taps on.
constexpr double large = 1.5;
/// The taps after which a rhythm can be said to be in vain.
constexpr int tapsToJudge = 6;
constexpr int pointsLookedAt = 16384;

} // namespace

Hints::Hints(Session& session, QObject* parent) : QObject(parent), m_session(session) {
    connect(&session, &Session::tapped, this, &Hints::onTap);
    connect(&session, &Session::runReplaced, this, [this] {
        forgetTaps();
        m_bestPeak = 0.0;
        done(Last::Nothing);
    });
    connect(&Selection::of(session), &Selection::changed, this, &Hints::changed);
    connect(&session, &Session::playingChanged, this, &Hints::changed);
    connect(&session, &Session::twinsChanged, this, &Hints::changed);
    connect(&session, &Session::settingsChanged, this, &Hints::changed);
    connect(&session, &Session::diverged, this, &Hints::changed);
    connect(&session, &Session::advanced, this, [this] {
        const Simulation& run = m_session.run();
        if (isOver()) {
            forgetTaps();
            done(Last::Nothing);
        }
        if (m_taps == 0 || run.grid().cells() > pointsLookedAt || run.divergedAt()) return;
        m_peak = std::max(m_peak, run.largestHeight());
    });
}

void Hints::listenTo(Canvas* canvas) {
    connect(canvas, &Canvas::dragged, this,
            [this] { done(m_session.scene() == SceneKind::String ? Last::Pluck : Last::Trail); });
    connect(canvas, &Canvas::pullMoved, this, [this] { done(Last::PullMoved); });
}

void Hints::done(Last last) {
    m_last = last;
    emit changed();
}

void Hints::follow(LessonRun& run) {
    m_lesson = &run;
    connect(&run, &LessonRun::lessonChanged, this, &Hints::changed);
    connect(&run, &LessonRun::stepChanged, this, [this] {
        forgetTaps();
        done(Last::Nothing);
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
    if (m_taps < 2) return pause > longestPause;
    return pause > std::clamp(intervalsToWait * m_sinceLast, shortestPause, longestPause);
}

void Hints::onTap() {
    const double now = m_session.run().seconds();
    if (m_taps > 0 && now - m_lastTap > longestPause) forgetTaps();
    const double before = m_sinceLast;
    m_sinceLast = now - m_lastTap;
    m_lastTap = now;
    m_bestPeak = std::max(m_bestPeak, m_peak);
    m_steadyRhythm = m_taps > 2 && m_sinceLast > 0.8 * before && m_sinceLast < 1.25 * before;
    m_peak = 0.0;
    ++m_taps;
    done(Last::Tap);
}

void Hints::follow(const ResonanceLab& lab) {
    m_lab = &lab;
    connect(&lab, &ResonanceLab::changed, this, &Hints::changed);
}

bool Hints::isGrowing() const { return m_lab && m_lab->isGrowing(); }

bool Hints::isLarge() const {
    return m_lab && m_lab->amplitude() && m_lab->amplitude()->value > large * m_lab->onePull();
}

QString Hints::sentence() const {
    const Comparison& runs = m_session.comparison();
    const bool inLesson = asked() != Asked::Freely;
    if (divergedByWhatWasPutIn(runs.main())) return tr("Too much was put in. Press [Ctrl+R] to restart.");
    if (runs.main().divergedAt())
        return inLesson ? tr("It exploded. [Ctrl+R] restarts.")
                        : tr("It exploded. Press [Ctrl+R] to restart, with a smaller k.");
    for (const Comparison::Twin& twin : runs.twins())
        if (twin.run.divergedAt())
            return tr("%1 has exploded; %2 goes on. Restart with [Ctrl+R] to see it again, slowly with [S].")
                .arg(nameOf(twin.run.rule().scheme), nameOf(runs.main().rule().scheme));
    if (stabilityOf(m_session.run()).verdict == Verdict::Unstable)
        return inLesson ? tr("This setting is unstable. [P] pauses, [.] goes one step forward.")
                        : tr("This setting is unstable: pull with [SPACE] and watch the shortest waves grow.");
    if (const QString hint = onObjects(); !hint.isEmpty()) return hint;
    if (!m_session.isPlaying()) return tr("Paused. [.] goes one step forward, [P] resumes.");
    if (m_session.drive()) return tr("A sine drives the medium: change its frequency and give the wave time.");
    if (m_last == Last::Tap && m_lab && m_lab->isHeldBack())
        return tr("The rhythm starts again, because this computer could not keep up. Close other programs.");
    if (inLesson) return this->inLesson();
    if (!runs.twins().empty() && m_last != Last::Tap)
        return tr("Two schemes, the same pulls: pull with [SPACE] and see which one stays true.");
    return m_session.scene() == SceneKind::String ? onString() : inPool();
}

QString Hints::inLesson() const {
    const Asked what = asked();
    if (what == Asked::Other) return tr("[SPACE] pulls at the ring, [Ctrl+R] restarts, [S] is slow motion.");
    if (m_last != Last::Tap) return tr("Tap [SPACE] in an even rhythm.");
    // Some steps want a rhythm that is in vain.
    if (what == Asked::Rhythm && (isGrowing() || m_steadyRhythm)) return tr("An even rhythm.");
    return onRhythm();
}

QString Hints::onRhythm() const {
    if (isGrowing()) return tr("It grows! Keep this rhythm.");
    if (m_steadyRhythm && !isLarge() && m_taps >= tapsToJudge)
        return tr("An even rhythm, but it does not grow: try a little slower or faster.");
    return tr("Tap [SPACE] as evenly as you can, at least five times.");
}

QString Hints::onString() const {
    const double ceiling = naturalCeiling(m_session.settings());
    switch (m_last) {
    case Last::Tap:
        if (m_bestPeak >= ceiling)
            return tr("You reached the ceiling! There are faster rhythms that work, too: find the next one.");
        if (m_taps < 3) return tr("Again, each time the string comes back: [SPACE] in an even rhythm.");
        return onRhythm();
    case Last::Pluck:
        return tr("Released at rest: the corner splits in two, and each half runs to its end and back.");
    case Last::PullMoved: return tr("[SPACE] pulls here now. At a quarter of the length other tones wake up.");
    default: return tr("Tap [SPACE] in rhythm. Can you make it touch the ceiling?");
    }
}

QString Hints::onObjects() const {
    const Selection& selection = Selection::of(m_session);
    if (selection.isPlacing())
        return tr("Click where it should be; or move the ring there and press [Enter]. [Esc] gives it up.");
    if (selection.arranging() && selection.count() > 1)
        return tr("%1 objects: drag one, and all of them move. [Del] removes them, [Esc] lets them go.")
            .arg(selection.count());
    if (m_session.scene() == SceneKind::String) {
        if (!selection.arranging()) return {};
        const PoolObject* object = selection.object();
        if (object && std::holds_alternative<Source>(object->is))
            return tr("Drag it along the string. [Del] removes it, [Esc] goes back to the string.");
        return selection.isEmpty()
                   ? tr("Click an object, or choose it with [T]. [Esc] goes back to the string.")
                   : tr("Drag it, or its ends. [Del] removes it, [Esc] goes back to the string.");
    }
    if (selection.painting())
        return tr("Draw a wall with the mouse; or [Enter], the arrow keys, and [Enter] again.");
    if (!selection.arranging()) return {};
    if (selection.isEmpty()) return tr("Click an object, or choose it with [T]. [Esc] goes back to the water.");
    if (selection.probe())
        return tr("Drag the probe to where you measure. [Del] removes it, [Esc] goes back to the water.");
    return tr("Drag it, turn it, resize it by its handles. [Del] removes it, [Esc] goes back to the water.");
}

QString Hints::inPool() const {
    // Pulls that add up are for a rhythm, those that set the height for rings.
    if (m_session.settings().pullWith.mode == PullMode::Add && m_last != Last::Trail) return inBasin();
    switch (m_last) {
    case Last::Tap:
        return m_taps < 2
                   ? tr("Click a second place: where the rings meet they add up, then pass through each other.")
                   : tr("Now hold the button and draw: faster than the waves, or slower?");
    case Last::Trail: return tr("Draw faster than the waves travel, and they pile up into a wedge behind you.");
    case Last::PullMoved: return tr("[SPACE] pulls here now. The arrow keys move the place.");
    default: return tr("Click the water, or hold and draw. [SPACE] pulls at the ring, in your rhythm.");
    }
}

QString Hints::inBasin() const {
    if (m_last != Last::Tap)
        return tr("Click in an even rhythm: which one rocks the whole pool? [SPACE] pulls at the ring.");
    return m_taps < 3 ? tr("Again, each time the water rises: in an even rhythm.") : onRhythm();
}

} // namespace seiche

#include "moc_hints.cpp"
