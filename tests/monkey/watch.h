// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QApplication>
#include <QStringList>

#include <atomic>
#include <thread>
#include <vector>

namespace seiche {

/// An application that measures how long each of its events keeps the thread of the window: in time of the
/// processor, divided by how much longer than at its best a fixed piece of work takes around it. So neither the
/// share of a busy machine matters, nor who is beside it on the same core and in the same cache.
class WatchedApplication : public QApplication {
public:
    WatchedApplication(int& argc, char** argv);
    ~WatchedApplication() override;

    bool notify(QObject* receiver, QEvent* event) override;

    /// The longest, and what it was: the receiver and the event.
    QString longestWas() const;
    /// A line for each that took longer than `limit` milliseconds, the longest first.
    static constexpr double limit = 300.0;
    QStringList tooLong() const;
    /// What the hand does now, for the report.
    void note(const QString& what);
    /// The hand has done one of several things: what comes is an event of its own.
    void step();
    /// What has been done since is nobody's event: a window was made.
    void forget();

    /// Without an event done for so long the program is stuck: says so and aborts.
    static constexpr double mostProcessorSeconds = 60.0;
    static constexpr double mostSeconds = 300.0;

private:
    struct Long {
        double took = 0.0;    ///< milliseconds
        double measure = 0.0; ///< what the fixed work took around it, milliseconds
        QString what;
    };

    void wake();
    void judge(const QString& what);
    double atBest(const Long& event) const;
    QString lineOf(const Long& event) const;

    int m_depth = 0;
    double m_since = 0.0;
    double m_measure = 0.0;     ///< of the fixed work, the last time
    double m_bestMeasure = 0.0; ///< and the shortest
    long m_judged = 0;
    std::vector<Long> m_longest; ///< the longest first
    QString m_noted;
    std::atomic<long> m_done = 0;
    std::jthread m_dog;
};

} // namespace seiche
