// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "lab/background_prediction.h"

namespace seiche {

void BackgroundPrediction::want(const Resonator& resonator, int watchX, int watchY) {
    if (m_wanted == resonator && m_watchX == watchX && m_watchY == watchY) return;
    m_wanted = resonator;
    m_watchX = watchX;
    m_watchY = watchY;
    m_upToDate = false;
    const int request = ++m_request;
    // Assigning stops the prediction before and waits for it: a few milliseconds at most.
    m_thread = std::jthread([this, request, resonator, watchX, watchY](std::stop_token stop) {
        const PredictedResonance result = predict(resonator, watchX, watchY, stop);
        if (stop.stop_requested()) return;
        QMetaObject::invokeMethod(
            this, [this, request, result] { take(request, result); }, Qt::QueuedConnection);
    });
}

void BackgroundPrediction::take(int request, const PredictedResonance& result) {
    if (request != m_request) return;
    m_result = result;
    m_upToDate = true;
    emit finished();
}

} // namespace seiche
