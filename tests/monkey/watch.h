// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QApplication>
#include <QStringList>

#include <atomic>
#include <thread>
#include <vector>

namespace seiche {

/// An application that measures how long each event blocks the window thread. Times are processor
/// times, divided by the current slowdown of a fixed piece of work. Thus neither other processes
/// nor a shared core or cache affect the result.
class WatchedApplication : public QApplication {
public:
    WatchedApplication(int& argc, char** argv);
    ~WatchedApplication() override;

    bool notify(QObject* receiver, QEvent* event) override;

    /// Returns the longest event: duration, receiver and type.
    QString longestWas() const;
    /// Returns a line for each event over `limit` milliseconds, longest first.
    static constexpr double limit = 300.0;
    QStringList tooLong() const;
    /// Records the current user action for the report.
    void record(const QString& what);
    /// Ends one of several actions, each measured like an event.
    void step();
    /// Discards the time since the last event.
    void forget();

    /// Limits for a single event; a stuck program aborts.
    static constexpr double maxProcessorSeconds = 60.0;
    static constexpr double maxSeconds = 300.0;

private:
    struct Long {
        double took = 0.0;    ///< in milliseconds
        double measure = 0.0; ///< time of the fixed work around the event, milliseconds
        QString what;
    };

    void wake();
    void judge(const QString& what);
    double atBest(const Long& event) const;
    QString lineOf(const Long& event) const;

    int m_depth = 0;
    double m_since = 0.0;
    double m_measure = 0.0;     ///< last time of the fixed work, in milliseconds
    double m_bestMeasure = 0.0; ///< shortest time of the fixed work
    long m_judged = 0;
    std::vector<Long> m_longest; ///< longest first
    QString m_noted;
    std::atomic<long> m_done = 0;
    std::jthread m_dog;
};

} // namespace seiche
