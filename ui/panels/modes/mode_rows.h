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

/// Amplitude and phase of a standing wave: a dial to rotate and two number fields.
class ModeRows : public QWidget {
    Q_OBJECT

public:
    explicit ModeRows(ModeTouch& touch, QWidget* parent = nullptr);

    /// Shows a wave in its current state. `longest` is the amplitude of a full-length phasor.
    void show(std::size_t wave, const ModeSpectrum::Wave& now, double longest, bool isChangeable);
    /// Updates only the dial, once per frame.
    void updateDial(const ModeSpectrum::Wave& now, double longest);
    /// Shows that there is no wave.
    void showNothing();
    void retranslate();

    /// Last typed values for the next started wave. Amplitude empty if none, phase 0.
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
