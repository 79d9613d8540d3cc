// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "session/session.h"

#include <QObject>

#include <vector>

namespace seiche {

class Canvas;

/// The one sentence that says what to do next. It follows what the student just did.
class Hints : public QObject {
    Q_OBJECT

public:
    Hints(Session& session, QObject* parent);

    void listenTo(Canvas* canvas);
    QString sentence() const;

signals:
    void changed();

private:
    enum class Last { Nothing, Tap, Pluck, Trail, PullMoved, Stepped };

    void done(Last last);
    void onTap();
    QString onString() const;
    QString inPool() const;
    QString onObjects() const;

    Session& m_session;
    Last m_last = Last::Nothing;
    bool m_growing = false;
    bool m_steadyRhythm = false;
    int m_taps = 0;
    double m_sinceLast = 0.0;
    double m_lastTap = 0.0;
    double m_peak = 0.0;      ///< since the last tap
    double m_firstPeak = 0.0; ///< after the first tap of a row
    double m_bestPeak = 0.0;
};

} // namespace seiche
