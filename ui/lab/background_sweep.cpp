// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "lab/background_sweep.h"

#include <algorithm>

namespace seiche {

void BackgroundSweep::start(const Sweep& sweep) {
    m_points.clear();
    m_percent = 0;
    m_job.start(
        [this, sweep](const BackgroundJob::Control& control) {
            const auto report = [&](const SweepPoint& point, int, int) {
                control.post([this, point] { add(point); });
            };
            int told = 0;
            const auto share = [&](double done) {
                const int percent = static_cast<int>(100.0 * done);
                if (percent <= told) return;
                told = percent;
                control.post([this, percent] {
                    m_percent = percent;
                    emit progressed();
                });
            };
            measureWithPeaks(sweep, 0, report, control.stop, share);
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
    m_percent = 0;
    emit progressed();
}

void BackgroundSweep::add(const SweepPoint& point) {
    m_points.insert(std::ranges::upper_bound(m_points, point.hertz, {}, &SweepPoint::hertz), point);
    emit progressed();
}

} // namespace seiche

#include "moc_background_sweep.cpp"
