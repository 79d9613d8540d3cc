// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "session/background_job.h"
#include "study/sweep.h"

#include <vector>

namespace seiche {

/// Background frequency sweep on copies of a run.
class BackgroundSweep : public QObject {
    Q_OBJECT

public:
    explicit BackgroundSweep(QObject* parent = nullptr) : QObject(parent) {}

    /// Starts `sweep`, discarding earlier points and any running sweep.
    void start(const Sweep& sweep);
    /// Stops the sweep. Keeps the points measured so far.
    void cancel();
    /// Stops the sweep and discards its points.
    void clear();

    bool isRunning() const { return m_job.isRunning(); }
    int done() const { return static_cast<int>(m_points.size()); }
    /// Progress of the sweep, 0 to 100.
    int percent() const { return m_percent; }
    /// Points measured so far, in order of frequency.
    const std::vector<SweepPoint>& points() const { return m_points; }

signals:
    void progressed();
    /// Emitted at the end of the sweep, but not after `cancel`. `problem` is empty on success.
    void finished(const QString& problem);

private:
    void add(const SweepPoint& point);

    std::vector<SweepPoint> m_points;
    int m_percent = 0;
    BackgroundJob m_job; ///< last, so that it ends before the others
};

} // namespace seiche
