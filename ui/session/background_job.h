// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>
#include <QString>

#include <functional>
#include <optional>
#include <stop_token>
#include <thread>

namespace seiche {

/// Reports how far a piece of work has come, 0 ... 1; false when it shall stop. May be called as often as one
/// likes.
using GoOn = std::function<bool(double share)>;

/// A long piece of work off the GUI thread: the window never waits for it, an exception ends the work and not
/// the program, and it can be cancelled or replaced at any time.
class BackgroundJob : public QObject {
    Q_OBJECT

public:
    /// The work's side of the job; for the thread that works.
    struct Control {
        std::stop_token stop; ///< asks the work to return early
        GoOn goOn;            ///< the same with progress, which `progressed` reports
        /// Has a function called on the GUI thread, unless the job is forgotten or replaced by then.
        std::function<void(std::function<void()>)> post;
    };
    /// Works on copies only, and cleans up behind itself when it stops early. Returns what went wrong; nothing
    /// when all is well.
    using Work = std::function<QString(const Control& control)>;
    enum class End { Done, Failed, Cancelled };
    /// Is called on the GUI thread when the work has ended; `problem` says why it failed.
    using Then = std::function<void(End end, const QString& problem)>;

    explicit BackgroundJob(QObject* parent = nullptr) : QObject(parent) {}

    /// Forgets the job under way and begins this one as soon as the thread is free.
    void start(Work work, Then then);
    /// Tells the work to stop; `then` is called when it has.
    void cancel();
    /// Tells the work to stop; nothing more is heard of it.
    void forget();
    /// From `start` until `then` is called, or until `forget`.
    bool isRunning() const { return m_job.has_value(); }

signals:
    /// At most a thousand times a job.
    void progressed(double share);

private:
    struct Job {
        Work work;
        Then then;
        bool isCancelled = false;
    };
    void begin();
    void end(int number, bool wasStopped, const QString& problem);

    std::optional<Job> m_job;
    int m_number = 0;            ///< of the job
    bool m_isThreadBusy = false; ///< with the job or with a forgotten one
    std::jthread m_thread;       ///< last member: it ends before what it uses
};

} // namespace seiche
