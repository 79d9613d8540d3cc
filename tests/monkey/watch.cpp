// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "monkey/watch.h"

#include <QAbstractEventDispatcher>
#include <QEvent>
#include <QHash>
#include <QMetaEnum>

#include <algorithm>
#include <chrono>
#include <cstdio>
#include <cstdlib>
#include <ctime>
#include <functional>
#include <pthread.h>
#include <utility>

namespace seiche {

namespace {

double secondsOf(clockid_t clock) {
    timespec now = {};
    ::clock_gettime(clock, &now);
    return static_cast<double>(now.tv_sec) + 1e-9 * static_cast<double>(now.tv_nsec);
}

double ownMilliseconds() { return 1000.0 * secondsOf(CLOCK_THREAD_CPUTIME_ID); }

constexpr std::size_t maxReported = 20;
constexpr long betweenMeasures = 200; ///< events

/// Returns the time of a fixed, window-like piece of work, in milliseconds.
double measureOfWork() {
    const double since = ownMilliseconds();
    QHash<QString, QList<int>> all;
    for (int i = 0; i < 6000; ++i) all[QString::number(i * 7919 % 4001)].append(i);
    qsizetype sum = 0;
    for (auto it = all.cbegin(); it != all.cend(); ++it) sum += it.key().size() + it.value().size();
    const double took = ownMilliseconds() - since;
    return sum > 0 ? took : 0.0;
}

} // namespace

WatchedApplication::WatchedApplication(int& argc, char** argv) : QApplication(argc, argv) {
    m_bestMeasure = m_measure = measureOfWork();
    for (int i = 0; i < 20; ++i) m_bestMeasure = std::min(m_bestMeasure, measureOfWork());
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
            if (used < maxProcessorSeconds && passed < maxSeconds) continue;
            std::fprintf(stderr, "monkey: stuck for %.0f s of the processor, %.0f s by the clock\n", used,
                         passed);
            std::abort();
        }
    });
}

WatchedApplication::~WatchedApplication() = default;

// Nested event loops wake up here too.
void WatchedApplication::wake() {
    m_since = ownMilliseconds();
    ++m_done;
}

void WatchedApplication::record(const QString& what) {
    m_noted = what;
    wake();
}

void WatchedApplication::step() {
    judge(QStringLiteral("of the hand"));
    wake();
}

void WatchedApplication::forget() { wake(); }

void WatchedApplication::judge(const QString& what) {
    const double took = ownMilliseconds() - m_since;
    const bool isLong = took > limit / 2;
    if (!isLong && ++m_judged % betweenMeasures != 0) return;
    const double before = std::exchange(m_measure, measureOfWork());
    m_bestMeasure = std::min(m_bestMeasure, m_measure);
    if (!isLong) return;
    m_longest.push_back({took, std::max(before, m_measure), QStringLiteral("%1, after %2").arg(what, m_noted)});
    std::ranges::stable_sort(m_longest, std::greater{}, [this](const Long& each) { return atBest(each); });
    if (m_longest.size() > maxReported) m_longest.resize(maxReported);
}

double WatchedApplication::atBest(const Long& event) const {
    return event.took * std::min(1.0, m_bestMeasure / event.measure);
}

QString WatchedApplication::lineOf(const Long& event) const {
    return QStringLiteral("%1 ms (measured %2): %3")
        .arg(atBest(event), 0, 'f', 0)
        .arg(event.took, 0, 'f', 0)
        .arg(event.what);
}

QString WatchedApplication::longestWas() const {
    return m_longest.empty() ? QStringLiteral("less than %1 ms").arg(limit / 2) : lineOf(m_longest.front());
}

QStringList WatchedApplication::tooLong() const {
    QStringList lines;
    for (const Long& each : m_longest)
        if (atBest(each) > limit) lines << lineOf(each);
    return lines;
}

bool WatchedApplication::notify(QObject* receiver, QEvent* event) {
    // The receiver may be deleted by the event.
    const QString name =
        QStringLiteral("%1 \"%2\"")
            .arg(QString::fromLatin1(receiver->metaObject()->className()), receiver->objectName());
    const int type = static_cast<int>(event->type());
    if (m_depth == 0) wake();
    ++m_depth;
    const bool answer = QApplication::notify(receiver, event);
    --m_depth;
    if (m_depth > 0) return answer;
    const char* kind = QMetaEnum::fromType<QEvent::Type>().valueToKey(type);
    judge(QStringLiteral("%1 of %2").arg(QString::fromLatin1(kind ? kind : "event"), name));
    wake();
    return answer;
}

} // namespace seiche
