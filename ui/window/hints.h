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

/// The one sentence that says what to do next. It follows what the student just did; in a lesson it leaves what
/// to do to the step, and speaks of rhythms only where the step is about one.
class Hints : public QObject {
    Q_OBJECT

public:
    Hints(Session& session, QObject* parent);

    void listenTo(Canvas* canvas);
    void follow(LessonRun& run);
    /// Whether the wave grows is taken from what is measured.
    void follow(const ResonanceLab& lab);
    QString sentence() const;

signals:
    void changed();

private:
    enum class Last { Nothing, Tap, Pluck, Trail, PullMoved, Stepped };

    /// What a step of a lesson waits for.
    enum class Asked { Freely, Rhythm, Resonance, Other };

    void done(Last last);
    void onTap();
    void forgetTaps();
    /// The last tap is so long ago that its rhythm is over.
    bool isOver() const;
    bool isGrowing() const;
    /// The wave is higher than a single tap makes it.
    bool isLarge() const;
    Asked asked() const;
    QString onString() const;
    QString inPool() const;
    QString inBasin() const;
    QString inLesson() const;
    QString onRhythm() const;
    QString onObjects() const;

    Session& m_session;
    Last m_last = Last::Nothing;
    QPointer<const LessonRun> m_lesson;
    QPointer<const ResonanceLab> m_lab;
    bool m_steadyRhythm = false;
    int m_taps = 0;
    double m_sinceLast = 0.0;
    double m_lastTap = 0.0;
    double m_peak = 0.0; ///< since the last tap
    double m_bestPeak = 0.0;
};

} // namespace seiche
