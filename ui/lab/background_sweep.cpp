// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "lab/background_sweep.h"

#include <algorithm>
#include <exception>
#include <utility>

namespace seiche {

void BackgroundSweep::start(const Sweep& sweep) {
    clear();
    m_total = static_cast<int>(sweepPeriods(sweep).size());
    m_running = true;
    // Nobody waits for the one before: it has been told to stop, and when it has, this one begins.
    m_next = sweep;
    if (!m_isThreadBusy) begin();
    emit progressed();
}

void BackgroundSweep::begin() {
    m_isThreadBusy = true;
    const int request = m_request;
    const auto tell = [this, request](const QString& problem) {
        QMetaObject::invokeMethod(
            this, [this, request, problem] { end(request, problem); }, Qt::QueuedConnection);
    };
    const auto work = [this, request, tell,
                       sweep = *std::exchange(m_next, std::nullopt)](std::stop_token stop) {
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
        tell(problem);
    };
    try {
        m_thread = std::jthread(work);
    } catch (const std::exception& failure) {
        tell(QString::fromLocal8Bit(failure.what())); // the system gives no more threads
    }
}

void BackgroundSweep::cancel() {
    if (!m_running) return;
    stop();
    emit progressed();
}

void BackgroundSweep::stop() {
    m_thread.request_stop();
    m_next.reset();
    ++m_request; // what is still on its way no longer counts
    m_running = false;
}

void BackgroundSweep::clear() {
    stop();
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
    m_isThreadBusy = false;
    if (m_next) begin();
    if (request != m_request) return;
    m_running = false;
    emit progressed();
    emit finished(problem);
}

} // namespace seiche
