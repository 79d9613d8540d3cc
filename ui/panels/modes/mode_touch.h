// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "modes/mode_spectrum.h"
#include "session/session.h"

#include <QObject>
#include <QTimer>

#include <optional>

namespace seiche {

/// A hand at one of the standing waves: it gives it another amplitude or phase, and leaves the others alone.
///
/// At most once in a frame, however often the hand moves; what belongs to one stroke is undone together.
class ModeTouch : public QObject {
    Q_OBJECT

public:
    /// The spectrum follows the shown run; both must outlive this.
    ModeTouch(Session& session, ModeSpectrum& spectrum, QObject* parent = nullptr);

    /// What follows is another stroke.
    void beginStroke();
    /// The same for keys: those that follow each other at one wave are one stroke.
    void beginKeyStroke(std::size_t wave);
    bool isInStroke() const { return m_inStroke; }
    /// Wants an amplitude (from 0; rounded to the digits that a hand has) at the phase that the wave has, or
    /// has had in this stroke; 0 where it has none.
    void wantAmplitude(std::size_t wave, double amplitude);
    /// Wants a phase, cycles, at the amplitude that the wave has.
    void wantPhase(std::size_t wave, double cycles);
    void want(std::size_t wave, double amplitude, double cycles);
    /// At once, what is still waited for.
    void endStroke();
    /// The run is another one: what is waited for is dropped.
    void giveUp();

    /// Whether a wave is high enough to have a phase: others are what rounding leaves.
    bool isThere(std::size_t wave) const;

signals:
    /// The run has been changed.
    void touched();

private:
    struct Wanted {
        std::size_t wave;
        std::optional<double> amplitude;
        std::optional<double> cycles;

        friend bool operator==(const Wanted&, const Wanted&) = default;
    };

    void want(const Wanted& wanted);
    void apply(const Wanted& wanted);

    Session& m_session;
    ModeSpectrum& m_spectrum;
    int m_stroke;
    bool m_inStroke = false;
    std::optional<std::size_t> m_keysAt; ///< the wave that keys had last
    std::optional<Wanted> m_last;        ///< of this stroke
    std::optional<Wanted> m_waiting;
    std::optional<double> m_cycles; ///< of a wave that was brought to rest in this stroke
    QTimer m_frame;
};

} // namespace seiche
