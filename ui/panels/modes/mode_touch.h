// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "modes/mode_spectrum.h"
#include "session/session.h"

#include <QObject>
#include <QTimer>

#include <optional>

namespace seiche {

/// Edits the amplitude or phase of one standing wave without changing the others.
///
/// Changes the run at most once per frame. All changes of a gesture are undone together.
class ModeTouch : public QObject {
    Q_OBJECT

public:
    /// `spectrum` must follow the shown run. Session and spectrum must outlive this object.
    ModeTouch(Session& session, ModeSpectrum& spectrum, QObject* parent = nullptr);

    /// Begins a new gesture, a separate undo step.
    void beginStroke();
    /// Begins a gesture by key. Consecutive keys at the same wave are one undo step.
    void beginKeyStroke(std::size_t wave);
    bool isInStroke() const { return m_inStroke; }
    /// Requests an amplitude (at least 0, rounded to pointer precision) at the current phase of the
    /// wave, else its last phase in this gesture, else 0.
    void requestAmplitude(std::size_t wave, double amplitude);
    /// Requests a phase, in cycles, at the current amplitude.
    void requestPhase(std::size_t wave, double cycles);
    void request(std::size_t wave, double amplitude, double cycles);
    /// Applies a pending request immediately and ends the gesture.
    void endStroke();
    /// Drops a pending request and ends the gesture, because the run was replaced.
    void giveUp();

    /// Returns whether a wave is above rounding errors and so has a phase.
    bool isAboveRounding(std::size_t wave) const;

signals:
    /// Emitted after the run was changed.
    void touched();

private:
    struct Request {
        std::size_t wave;
        std::optional<double> amplitude;
        std::optional<double> cycles;

        friend bool operator==(const Request&, const Request&) = default;
    };

    void request(const Request& wanted);
    void apply(const Request& wanted);

    Session& m_session;
    ModeSpectrum& m_spectrum;
    int m_stroke;
    bool m_inStroke = false;
    std::optional<std::size_t> m_keysAt; ///< wave of the last key gesture
    std::optional<Request> m_last;       ///< last request in this gesture
    std::optional<Request> m_waiting;
    std::optional<double> m_cycles; ///< phase of a wave stopped in this gesture
    QTimer m_frame;
};

} // namespace seiche
