// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "lab/background_sweep.h"

#include <algorithm>
#include <exception>

namespace seiche {

void BackgroundSweep::start(const Sweep& sweep) {
    clear();
    m_total = static_cast<int>(sweepPeriods(sweep).size());
    m_running = true;
    const int request = m_request;
    m_thread = std::jthread([this, request, sweep](std::stop_token stop) {
        QString problem;
        const auto report = [&](const SweepPoint& point, int, int total) {
            QMetaObject::invokeMethod(
                this, [this, request, point, total] { add(request, point, total); }, Qt::QueuedConnection);
        };
        try {
            measure(sweep, 0, report, stop);
        } catch (const std::exception& failure) {
            problem = QString::fromLocal8Bit(failure.what());
        }
        if (stop.stop_requested()) return;
        QMetaObject::invokeMethod(
            this, [this, request, problem] { end(request, problem); }, Qt::QueuedConnection);
    });
    emit progressed();
}

void BackgroundSweep::cancel() {
    if (!m_running) return;
    m_thread.request_stop();
    ++m_request; // what is still on its way no longer counts
    m_running = false;
    emit progressed();
}

void BackgroundSweep::clear() {
    m_thread.request_stop();
    ++m_request;
    m_running = false;
    m_points.clear();
    m_total = 0;
    emit progressed();
}

void BackgroundSweep::add(int request, const SweepPoint& point, int total) {
    if (request != m_request) return;
    m_total = total;
    m_points.insert(std::ranges::upper_bound(m_points, point.hertz, {}, &SweepPoint::hertz), point);
    emit progressed();
}

void BackgroundSweep::end(int request, const QString& problem) {
    if (request != m_request) return;
    m_running = false;
    emit progressed();
    emit finished(problem);
}

} // namespace seiche
