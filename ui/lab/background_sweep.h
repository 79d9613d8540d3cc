// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "study/sweep.h"

#include <QObject>

#include <optional>
#include <thread>
#include <vector>

namespace seiche {

/// A sweep on copies of a run, off the GUI thread, with progress and cancel. Its points arrive one by one.
class BackgroundSweep : public QObject {
    Q_OBJECT

public:
    explicit BackgroundSweep(QObject* parent = nullptr) : QObject(parent) {}

    /// Starts from no points, stopping a sweep under way without waiting for it.
    void start(const Sweep& sweep);
    /// Stops; the points measured so far stay.
    void cancel();
    /// Stops and forgets the points.
    void clear();

    bool isRunning() const { return m_running; }
    int done() const { return static_cast<int>(m_points.size()); }
    int total() const { return m_total; }
    /// In order of frequency.
    const std::vector<SweepPoint>& points() const { return m_points; }

signals:
    void progressed();
    /// Measured to the end, or why not (`problem`); not after a cancel.
    void finished(const QString& problem);

private:
    void begin();
    void stop();
    void add(int request, const SweepPoint& point, int total);
    void end(int request, const QString& problem);

    std::vector<SweepPoint> m_points;
    int m_total = 0;
    int m_request = 0;
    bool m_running = false;
    std::optional<Sweep> m_next; ///< begins when the thread has ended
    bool m_isThreadBusy = false;
    std::jthread m_thread; ///< last member: it ends before what it uses
};

} // namespace seiche
