// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "lab/background_sweep.h"

#include <algorithm>

namespace seiche {

void BackgroundSweep::start(const Sweep& sweep) {
    m_points.clear();
    m_total = static_cast<int>(sweepPeriods(sweep).size());
    m_job.start(
        [this, sweep](const BackgroundJob::Control& control) {
            const auto report = [&](const SweepPoint& point, int, int total) {
                control.post([this, point, total] { add(point, total); });
            };
            measure(sweep, 0, report, control.stop);
            return QString();
        },
        [this](BackgroundJob::End, const QString& problem) {
            emit progressed();
            emit finished(problem);
        });
    emit progressed();
}

void BackgroundSweep::cancel() {
    if (!isRunning()) return;
    m_job.forget();
    emit progressed();
}

void BackgroundSweep::clear() {
    m_job.forget();
    m_points.clear();
    m_total = 0;
    emit progressed();
}

void BackgroundSweep::add(const SweepPoint& point, int total) {
    m_total = total;
    m_points.insert(std::ranges::upper_bound(m_points, point.hertz, {}, &SweepPoint::hertz), point);
    emit progressed();
}

} // namespace seiche

#include "moc_background_sweep.cpp"
