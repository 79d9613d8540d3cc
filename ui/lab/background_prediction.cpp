// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "lab/background_prediction.h"

#include <utility>

namespace seiche {

void BackgroundPrediction::want(const Resonator& resonator, int watchX, int watchY) {
    if (m_wanted == resonator && m_watchX == watchX && m_watchY == watchY) return;
    m_wanted = resonator;
    m_watchX = watchX;
    m_watchY = watchY;
    m_upToDate = false;
    // One at a time, and nobody waits: the one under way is told to stop, and when it has, the next begins.
    m_isStale = m_isRunning;
    if (m_isRunning) m_thread.request_stop();
    else begin();
}

void BackgroundPrediction::begin() {
    m_isRunning = true;
    const auto work = [this](const Resonator& resonator, int x, int y, std::stop_token stop) {
        const PredictedResonance result = predict(resonator, x, y, stop);
        QMetaObject::invokeMethod(
            this, [this, result] { end(result); }, Qt::QueuedConnection);
    };
    m_thread = std::jthread([work, resonator = *m_wanted, x = m_watchX, y = m_watchY](std::stop_token stop) {
        work(resonator, x, y, stop);
    });
}

void BackgroundPrediction::end(const PredictedResonance& result) {
    m_isRunning = false;
    // Of what was wanted before: it may have been stopped, or have ended just before it was told to.
    if (std::exchange(m_isStale, false)) return begin();
    m_result = result;
    m_upToDate = true;
    emit finished();
}

} // namespace seiche
