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

/// A lamp that lights up briefly at every tick.
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

/// The metronome: switch, tick lamp, frequency (slider and entry, steps of 0.001 Hz), and a button
/// to the next predicted resonance, if any may be shown.
///
/// Can drive the medium with a sine instead of taps.
class MetronomeRow : public QWidget {
    Q_OBJECT

public:
    explicit MetronomeRow(Session& session, QWidget* parent = nullptr);

    /// Sets the range of the slider. The entry accepts any frequency above 0 up to the run's steps
    /// per second.
    void setRange(double fromHertz, double toHertz);
    /// Sets the resonances that may be shown, in Hz, ascending. If empty, hides their button.
    void setResonances(std::vector<double> hertz);
    double hertz() const { return m_hertz; }
    /// Sets the frequency, also of a running metronome.
    void setHertz(double hertz);

    /// Shows only the switch and the number.
    void setPlain();

    bool isSine() const { return m_sine; }
    void setSine(bool sine);

    QPushButton* toggle() const { return m_switch; }
    ValueEntry* entry() const { return m_entry; }

protected:
    void changeEvent(QEvent* event) override;

private:
    void showState();
    void setOn(bool on);
    /// Moves to the next or previous resonance, cyclically.
    void goToResonance(bool next);
    std::optional<double> running() const { return m_sine ? m_session.drive() : m_session.metronome(); }
    void retranslate();
    double maxHertz() const { return m_session.settings().stepsPerSecond; }

    Session& m_session;
    double m_hertz = 1.3; ///< not a resonance of the initial string
    bool m_sine = false;
    bool m_plain = false;
    QPushButton* m_switch;
    TickLamp* m_lamp;
    ValueSlider* m_slider;
    ValueEntry* m_entry;
    QPushButton* m_next;
    std::vector<double> m_resonances;
};

} // namespace seiche
