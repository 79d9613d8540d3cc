// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>
#include <QString>

#include <atomic>
#include <functional>
#include <thread>

namespace seiche {

/// A long piece of work off the GUI thread, one at a time, with progress and cancel.
class BackgroundWork : public QObject {
    Q_OBJECT

public:
    /// Tells how far the work has come, 0 ... 1; false when it shall stop. May be called as often as one likes.
    using GoOn = std::function<bool(double share)>;
    /// Works on copies only, and cleans up behind itself when it is told to stop. Returns what went wrong,
    /// nothing when all is well.
    using Work = std::function<QString(const GoOn& goOn)>;
    enum class End { Done, Failed, Cancelled };

    explicit BackgroundWork(QObject* parent = nullptr) : QObject(parent) {}

    /// Not while another piece of work runs.
    void start(Work work);
    /// Asks the work to stop; `finished` tells when it has.
    void cancel() { m_thread.request_stop(); }
    bool isRunning() const { return m_running; }

signals:
    void progressed(double share);
    void finished(seiche::BackgroundWork::End end, const QString& problem);

private:
    bool m_running = false;
    std::atomic<int> m_told = -1; ///< thousandths, so that the GUI is told of what can be seen only
    std::jthread m_thread;        ///< last member: it ends before what it uses
};

} // namespace seiche
