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

/// Reports progress, 0 to 1. Returns false if the work must stop. Cheap to call often.
using GoOn = std::function<bool(double share)>;

/// A long computation off the GUI thread. The window never waits, an exception ends only the job,
/// and jobs can be cancelled or replaced at any time.
class BackgroundJob : public QObject {
    Q_OBJECT

public:
    /// Interface of the job for the working thread.
    struct Control {
        std::stop_token stop; ///< requests an early return
        GoOn goOn;            ///< stop test with progress, reported by `progressed`
        /// Queues a function for the GUI thread. Dropped if the job is forgotten or replaced by
        /// then.
        std::function<void(std::function<void()>)> post;
    };
    /// The work function. Uses copies only and cleans up on an early stop. Returns a problem, empty
    /// on success.
    using Work = std::function<QString(const Control& control)>;
    enum class End { Done, Failed, Cancelled };
    /// Called on the GUI thread when the work ends.
    using Then = std::function<void(End end, const QString& problem)>;

    explicit BackgroundJob(QObject* parent = nullptr) : QObject(parent) {}

    /// Forgets the current job and queues this one.
    void start(Work work, Then then);
    /// Requests a stop; `then` is called afterwards.
    void cancel();
    /// Requests a stop without any further callback.
    void forget();
    /// True from `start` until `then` or `forget`.
    bool isRunning() const { return m_job.has_value(); }

signals:
    /// Emitted with the progress, at most 1000 times per job.
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
    int m_number = 0;            ///< number of the current job
    bool m_isThreadBusy = false; ///< with the current or a forgotten job
    std::jthread m_thread;       ///< last member: ends before the members that it uses
};

} // namespace seiche
