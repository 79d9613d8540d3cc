// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "record/background_work.h"

#include <QCoreApplication>

#include <exception>
#include <new>

namespace seiche {

void BackgroundWork::start(Work work) {
    if (m_running) return;
    m_running = true;
    m_told = -1;
    const auto tell = [this](End end, const QString& problem) {
        QMetaObject::invokeMethod(
            this,
            [this, end, problem] {
                m_running = false;
                emit finished(end, problem);
            },
            Qt::QueuedConnection);
    };
    auto task = [this, tell, work = std::move(work)](const std::stop_token& stop) {
        const auto goOn = [this, &stop](double share) {
            const int thousandths = static_cast<int>(share * 1000);
            if (m_told.exchange(thousandths) != thousandths)
                QMetaObject::invokeMethod(
                    this, [this, share] { emit progressed(share); }, Qt::QueuedConnection);
            return !stop.stop_requested();
        };
        QString problem;
        try {
            problem = work(goOn);
        } catch (const std::bad_alloc&) {
            problem = QCoreApplication::translate("FilmOrder", "There is not enough memory.");
        } catch (const std::exception& failure) {
            problem = QString::fromLocal8Bit(failure.what());
        }
        tell(stop.stop_requested() ? End::Cancelled : problem.isEmpty() ? End::Done : End::Failed, problem);
    };
    try {
        m_thread = std::jthread(std::move(task));
    } catch (const std::exception& failure) {
        tell(End::Failed, QString::fromLocal8Bit(failure.what())); // the system gives no more threads
    }
}

} // namespace seiche
