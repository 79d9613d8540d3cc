// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "session/session.h"

#include <QLabel>
#include <QToolButton>
#include <QWidget>

class QHBoxLayout;
class QVBoxLayout;

namespace seiche {

class Actions;
class FigureLabel;
class HintLine;
class SpeedSlider;

/// The lower edge of the window: restart, play, step, speed, hint, time and step number.
class TransportBar : public QWidget {
    Q_OBJECT

public:
    TransportBar(Session& session, const Actions& actions, QWidget* parent);

    /// Returns the free place for pressed keys on a projector.
    const QWidget* keyPlace() const { return m_keyPlace; }
    void setHint(const QString& hint);
    /// Hides what the first level does not need: slow motion, the name of the slider, step number.
    void setFirstLevel(bool on);
    /// Shows only play, speed, hint and time (projector view).
    void setQuiet(bool quiet);

protected:
    void changeEvent(QEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;

private:
    QToolButton* addButton(QAction* action);
    /// Sets the slider speed, of which the session uses a quarter in slow motion.
    void choose(double speed);
    void showSpeed();
    void showTime();
    void restyle();
    void retranslate();

    Session& m_session;
    const Actions& m_actions;
    void showParts();
    bool isNarrow() const;
    bool isTight() const;
    void fitToWidth();
    void placeHint();

    QVBoxLayout* m_rows;
    QHBoxLayout* m_layout;
    int m_hintPlace = 0;
    QToolButton* m_restart;
    QToolButton* m_play;
    QToolButton* m_step;
    QToolButton* m_slow;
    QLabel* m_speedName;
    bool m_firstLevel = false;
    SpeedSlider* m_slider;
    FigureLabel* m_speed;
    HintLine* m_hint;
    QLabel* m_slowMotion;
    QWidget* m_keyPlace; ///< empty
    FigureLabel* m_time;
    int m_timeWidth = 0; ///< width of the longest text until now
    double m_chosen = 1.0;
    bool m_quiet = false;
    bool m_tight = false;
    bool m_keepsUp = true; ///< the computer reaches the chosen speed
};

} // namespace seiche
