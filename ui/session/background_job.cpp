// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "session/background_job.h"

#include <exception>
#include <new>
#include <utility>

namespace seiche {

namespace {

// Returns the current exception's message. For catch blocks only.
QString currentProblem() {
    try {
        throw;
    } catch (const std::bad_alloc&) {
        return BackgroundJob::tr("There is not enough memory.");
    } catch (const std::exception& failure) {
        return QString::fromLocal8Bit(failure.what());
    } catch (...) {
        return BackgroundJob::tr("The reason is unknown.");
    }
}

} // namespace

void BackgroundJob::start(Work work, Then then) {
    forget();
    m_job = Job{std::move(work), std::move(then)};
    if (!m_isThreadBusy) begin();
}

void BackgroundJob::begin() {
    m_isThreadBusy = true;
    const auto onGuiThread = [this](std::function<void()> what) {
        QMetaObject::invokeMethod(this, std::move(what), Qt::QueuedConnection);
    };
    const auto reportEnd = [this, onGuiThread, number = m_number](bool wasStopped, const QString& problem) {
        onGuiThread([this, number, wasStopped, problem] { end(number, wasStopped, problem); });
    };
    const auto post = [this, onGuiThread, number = m_number](std::function<void()> what) {
        onGuiThread([this, number, what = std::move(what)] {
            if (number == m_number) what();
        });
    };
    auto task = [this, reportEnd, post, work = m_job->work](const std::stop_token& stop) {
        int thousandths = -1;
        const auto goOn = [&](double share) {
            const int before = std::exchange(thousandths, static_cast<int>(share * 1000));
            if (thousandths != before) post([this, share] { emit progressed(share); });
            return !stop.stop_requested();
        };
        QString problem;
        try {
            problem = work({stop, goOn, post});
        } catch (...) {
            problem = currentProblem();
        }
        reportEnd(stop.stop_requested(), problem);
    };
    try {
        m_thread = std::jthread(std::move(task));
    } catch (...) {
        reportEnd(false, currentProblem()); // the system cannot create a thread
    }
}

void BackgroundJob::end(int number, bool wasStopped, const QString& problem) {
    m_isThreadBusy = false;
    if (!m_job) return;
    const bool hasBegun = number == m_number;
    if (!hasBegun && !m_job->isCancelled) return begin();
    const Then then = std::exchange(m_job, std::nullopt)->then;
    if (wasStopped || !hasBegun) then(End::Cancelled, {});
    else then(problem.isEmpty() ? End::Done : End::Failed, problem);
}

void BackgroundJob::cancel() {
    if (m_job) m_job->isCancelled = true;
    m_thread.request_stop();
}

void BackgroundJob::forget() {
    m_thread.request_stop();
    m_job.reset();
    ++m_number; // invalidates queued calls
}

} // namespace seiche

#include "moc_background_job.cpp"
