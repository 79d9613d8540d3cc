// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "monkey/watch.h"

#include <QAbstractEventDispatcher>
#include <QEvent>
#include <QMetaEnum>

#include <algorithm>
#include <chrono>
#include <cstdio>
#include <cstdlib>
#include <ctime>
#include <pthread.h>

namespace seiche {

namespace {

double secondsOf(clockid_t clock) {
    timespec now = {};
    ::clock_gettime(clock, &now);
    return static_cast<double>(now.tv_sec) + 1e-9 * static_cast<double>(now.tv_nsec);
}

double ownMilliseconds() { return 1000.0 * secondsOf(CLOCK_THREAD_CPUTIME_ID); }

constexpr int mostTold = 20;

} // namespace

WatchedApplication::WatchedApplication(int& argc, char** argv) : QApplication(argc, argv) {
    connect(QAbstractEventDispatcher::instance(), &QAbstractEventDispatcher::awake, this,
            &WatchedApplication::wake, Qt::DirectConnection);
    clockid_t clock = 0;
    ::pthread_getcpuclockid(::pthread_self(), &clock);
    m_dog = std::jthread([this, clock](std::stop_token stop) {
        long seen = -1;
        double processor = 0.0, wall = 0.0;
        while (!stop.stop_requested()) {
            std::this_thread::sleep_for(std::chrono::milliseconds(100));
            if (seen != m_done) {
                seen = m_done;
                processor = secondsOf(clock);
                wall = secondsOf(CLOCK_MONOTONIC);
            }
            const double used = secondsOf(clock) - processor, passed = secondsOf(CLOCK_MONOTONIC) - wall;
            if (used < mostProcessorSeconds && passed < mostSeconds) continue;
            std::fprintf(stderr, "monkey: stuck for %.0f s of the processor, %.0f s by the clock\n", used,
                         passed);
            std::abort();
        }
    });
}

WatchedApplication::~WatchedApplication() = default;

// A loop within an event, of a dialog or a drag, returns as well.
void WatchedApplication::wake() {
    m_since = ownMilliseconds();
    ++m_done;
}

void WatchedApplication::note(const QString& what) {
    m_noted = what;
    wake();
}

bool WatchedApplication::notify(QObject* receiver, QEvent* event) {
    // Afterwards the receiver may be gone.
    const QString name =
        QStringLiteral("%1 \"%2\"")
            .arg(QString::fromLatin1(receiver->metaObject()->className()), receiver->objectName());
    const int type = static_cast<int>(event->type());
    if (m_depth == 0) wake();
    ++m_depth;
    const bool answer = QApplication::notify(receiver, event);
    --m_depth;
    const double took = ownMilliseconds() - m_since;
    if (m_depth > 0) return answer;
    if (took > std::min(limit, m_longest)) {
        const char* kind = QMetaEnum::fromType<QEvent::Type>().valueToKey(type);
        const QString line = QStringLiteral("%1 ms: %2 of %3, after %4")
                                 .arg(took, 0, 'f', 0)
                                 .arg(QString::fromLatin1(kind ? kind : "event"), name, m_noted);
        if (took > m_longest) {
            m_longest = took;
            m_longestWas = line;
        }
        if (took > limit && m_tooLong.size() < mostTold) m_tooLong << line;
    }
    wake();
    return answer;
}

} // namespace seiche
