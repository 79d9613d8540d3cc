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

/// The window's lower edge: restart, play, step, speed; what to do next; time and step.
class TransportBar : public QWidget {
    Q_OBJECT

public:
    TransportBar(Session& session, const Actions& actions, QWidget* parent);

    void setHint(const QString& hint);
    /// Without the slider of the speed and the button for single steps.
    void setBasic(bool basic);
    /// On the stage: play, speed, hint and time; the rest is elsewhere.
    void setQuiet(bool quiet);

protected:
    void changeEvent(QEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;

private:
    QToolButton* addButton(QAction* action);
    /// The session's speed is the slider's, or a quarter of it.
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
    bool m_basic = false;
    SpeedSlider* m_slider;
    FigureLabel* m_speed;
    HintLine* m_hint;
    QLabel* m_slowMotion;
    FigureLabel* m_time;
    int m_timeWidth = 0; ///< as wide as its longest text so far
    double m_chosen = 1.0;
    bool m_quiet = false;
    bool m_tight = false;
    bool m_keepsUp = true; ///< the computer, with the speed
};

} // namespace seiche
