// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "session/session.h"

#include <QObject>
#include <QPointer>

#include <vector>

namespace seiche {

class Canvas;
class LessonRun;
class ResonanceLab;
class StringTouch;

/// The hint for the next action. Begins with the task of the experiment and follows the student's
/// last action. In a lesson, defers to the step and mentions rhythms only if the step asks for them.
class Hints : public QObject {
    Q_OBJECT

public:
    Hints(Session& session, QObject* parent);

    void listenTo(Canvas* canvas);
    void follow(LessonRun& run);
    /// Uses this lab to detect a growing wave.
    void follow(const ResonanceLab& lab);
    /// Follows the pointer action on the string.
    void follow(const StringTouch& touch);
    QString sentence() const;

signals:
    void changed();

private:
    enum class Last { Nothing, Tap, Pluck, Trail, PullMoved, Stepped };

    /// The kind of action that a lesson step expects.
    enum class Asked { Freely, Rhythm, Resonance, Other };

    void recordAction(Last last);
    void onTap();
    void forgetTaps();
    /// Returns whether the rhythm has ended because the last tap is too long ago.
    bool isOver() const;
    bool isGrowing() const;
    /// Returns whether the wave is clearly larger than the wave of a single tap.
    bool isLarge() const;
    Asked asked() const;
    QString onString() const;
    QString inPool() const;
    QString inBasin() const;
    QString inLesson() const;
    QString onRhythm() const;
    QString onObjects() const;
    /// Returns how to use the chosen pointer action. Empty for taps.
    QString onTouch() const;

    Session& m_session;
    Last m_last = Last::Nothing;
    QPointer<const LessonRun> m_lesson;
    QPointer<const ResonanceLab> m_lab;
    QPointer<const StringTouch> m_touch;
    bool m_wasSlowed = false; ///< since the last tap but one, so that an explosion could be seen
    bool m_steadyRhythm = false;
    int m_taps = 0;
    double m_sinceLast = 0.0;
    double m_lastTap = 0.0;
    double m_peak = 0.0; ///< largest displacement since the last tap
    double m_bestPeak = 0.0;
};

} // namespace seiche
