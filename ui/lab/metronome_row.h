// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "session/session.h"
#include "widgets/value_entry.h"
#include "widgets/value_slider.h"

#include <QPushButton>
#include <QTimer>
#include <QWidget>

#include <vector>

namespace seiche {

/// Lights up for a moment at every tick.
class TickLamp : public QWidget {
    Q_OBJECT

public:
    explicit TickLamp(QWidget* parent = nullptr);
    void flash();
    bool isLit() const { return m_out.isActive(); }
    QSize sizeHint() const override;

protected:
    void paintEvent(QPaintEvent* event) override;

private:
    QTimer m_out;
};

/// The metronome: switch, tick, frequency by slider and by typing (0.001 Hz), and a button that goes from one
/// predicted resonance to the next, where there are some to tell.
///
/// Instead of tapping it can drive the medium with a sine.
class MetronomeRow : public QWidget {
    Q_OBJECT

public:
    explicit MetronomeRow(Session& session, QWidget* parent = nullptr);

    /// The frequencies the slider reaches; any above 0 up to the run's steps per second can be typed.
    void setRange(double fromHertz, double toHertz);
    /// The resonances that may be told, Hz, rising; none: there is no button that goes to them.
    void setResonances(std::vector<double> hertz);
    double hertz() const { return m_hertz; }
    /// Another frequency; a metronome that goes on goes on at this one.
    void setHertz(double hertz);

    bool isSine() const { return m_sine; }
    void setSine(bool sine);

    QPushButton* toggle() const { return m_switch; }
    ValueEntry* entry() const { return m_entry; }

protected:
    void changeEvent(QEvent* event) override;

private:
    void showState();
    void setOn(bool on);
    /// To the next resonance, or the one before; after the last comes the first.
    void goToResonance(bool next);
    std::optional<double> running() const { return m_sine ? m_session.drive() : m_session.metronome(); }
    void retranslate();
    double mostHertz() const { return m_session.settings().stepsPerSecond; }

    Session& m_session;
    double m_hertz = 1.3; ///< of the string to start with no resonance: as high as one pull
    bool m_sine = false;
    QPushButton* m_switch;
    TickLamp* m_lamp;
    ValueSlider* m_slider;
    ValueEntry* m_entry;
    QPushButton* m_next;
    std::vector<double> m_resonances;
};

} // namespace seiche
