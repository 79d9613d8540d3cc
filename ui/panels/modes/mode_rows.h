// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "modes/mode_touch.h"

#include <QWidget>

#include <optional>

class QLabel;

namespace seiche {

class PhasorDial;
class ValueEntry;

/// Amplitude and phase of one standing wave: a dial to turn, and two fields to type into.
class ModeRows : public QWidget {
    Q_OBJECT

public:
    explicit ModeRows(ModeTouch& touch, QWidget* parent = nullptr);

    /// The wave that they are of, as it is now; `longest` is the amplitude that the dial has room for.
    void show(std::size_t wave, const ModeSpectrum::Wave& now, double longest, bool isChangeable);
    /// Only the dial, in every frame.
    void turn(const ModeSpectrum::Wave& now, double longest);
    /// There is none.
    void showNothing();
    void retranslate();

    /// What was typed last: what a wave gets that is started next.
    std::optional<double> amplitude() const { return m_amplitude; }
    double cycles() const { return m_cycles; }
    void forget() {
        m_amplitude.reset();
        m_cycles = 0.0;
    }

private:
    using QWidget::show;
    void typeAmplitude(double amplitude);
    void turnTo(double cycles);
    void restyle();

    ModeTouch& m_touch;
    PhasorDial* m_dial;
    QLabel* m_amplitudeLabel;
    QLabel* m_phaseLabel;
    ValueEntry* m_amplitudeEntry;
    ValueEntry* m_phaseEntry;
    std::optional<std::size_t> m_wave;
    double m_shownAmplitude = 0.0;
    double m_shownDegrees = 0.0;
    std::optional<double> m_amplitude;
    double m_cycles = 0.0;
};

} // namespace seiche
