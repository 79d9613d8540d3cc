// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "run/resonance_curve.h"

#include <QObject>

#include <optional>
#include <thread>

namespace seiche {

/// Predicts a resonator off the GUI thread, so that a pool of many modes never freezes the window.
class BackgroundPrediction : public QObject {
    Q_OBJECT

public:
    explicit BackgroundPrediction(QObject* parent = nullptr) : QObject(parent) {}

    /// Begins the prediction for this resonator, if it is not the one known or under way already.
    void want(const Resonator& resonator, int watchX, int watchY);
    /// The last one finished; it may still be of an earlier resonator.
    const PredictedResonance& result() const { return m_result; }
    /// Whether `result` is of what was wanted last.
    bool isUpToDate() const { return m_upToDate; }

signals:
    void finished();

private:
    void begin();
    void end(const PredictedResonance& result);

    PredictedResonance m_result;
    std::optional<Resonator> m_wanted;
    int m_watchX = 0;
    int m_watchY = 0;
    bool m_isRunning = false;
    bool m_isStale = false; ///< the one under way is of what was wanted before
    bool m_upToDate = false;
    std::jthread m_thread; ///< last member: it ends before what it uses
};

} // namespace seiche
