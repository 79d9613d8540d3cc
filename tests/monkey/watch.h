// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QApplication>
#include <QElapsedTimer>
#include <QString>

#include <atomic>
#include <thread>

namespace seiche {

/// An application that measures how long each of its events keeps the thread of the window: in time of the
/// processor, so that a busy machine does not matter.
class WatchedApplication : public QApplication {
public:
    WatchedApplication(int& argc, char** argv);
    ~WatchedApplication() override;

    bool notify(QObject* receiver, QEvent* event) override;

    /// The longest so far, in milliseconds, and what it was: the receiver and the event.
    double longest() const { return m_longest; }
    QString longestWas() const { return m_longestWas; }
    /// How many took longer than `limit` milliseconds, and a line for each of the first of them.
    static constexpr double limit = 300.0;
    QStringList tooLong() const { return m_tooLong; }
    /// What the hand does now, for the report.
    void note(const QString& what);

    /// Without an event done for so long the program is stuck: says so and aborts.
    static constexpr double mostProcessorSeconds = 60.0;
    static constexpr double mostSeconds = 300.0;

private:
    void wake();

    int m_depth = 0;
    double m_since = 0.0;
    double m_longest = 0.0;
    QString m_longestWas;
    QStringList m_tooLong;
    QString m_noted;
    std::atomic<long> m_done = 0;
    std::jthread m_dog;
};

} // namespace seiche
