// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "session/background_job.h"
#include "study/sweep.h"

#include <vector>

namespace seiche {

/// A sweep in the background, on copies of a run. Its points arrive one by one.
class BackgroundSweep : public QObject {
    Q_OBJECT

public:
    explicit BackgroundSweep(QObject* parent = nullptr) : QObject(parent) {}

    /// Starts from no points, in place of a sweep under way.
    void start(const Sweep& sweep);
    /// Stops; the points measured so far stay.
    void cancel();
    /// Stops and forgets the points.
    void clear();

    bool isRunning() const { return m_job.isRunning(); }
    int done() const { return static_cast<int>(m_points.size()); }
    /// How much of the work is done, 0 to 100.
    int percent() const { return m_percent; }
    /// In order of frequency.
    const std::vector<SweepPoint>& points() const { return m_points; }

signals:
    void progressed();
    /// Measured to the end, or why not (`problem`); not after a cancel.
    void finished(const QString& problem);

private:
    void add(const SweepPoint& point);

    std::vector<SweepPoint> m_points;
    int m_percent = 0;
    BackgroundJob m_job; ///< last member: it ends before what it writes to
};

} // namespace seiche
