// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "session/background_job.h"
#include "window_test.h"

#include <QTest>
#include <QThread>

#include <atomic>
#include <new>
#include <stdexcept>
#include <vector>

using namespace seiche;

class BackgroundJobTest : public QObject {
    Q_OBJECT

private slots:
    void reportsEndOfJob_data();
    void reportsEndOfJob();
    void postedCallsRunBeforeEnd();
    void cancelledJobEndsOnce();
    void newJobReplacesRunningJob();
    void waitingJobCanBeCancelled();
    void forgottenJobReportsNoEnd();
    void endsWithItsOwner();
    void reportsEachThousandthOnce();
};

namespace {

// Runs until the job is stopped.
QString untilStopped(const BackgroundJob::Control& control) {
    while (control.goOn(0.0)) QThread::msleep(1);
    return QStringLiteral("stopped");
}

QString nothing(const BackgroundJob::Control&) { return {}; }

/// Records the ends of jobs.
struct Ends {
    std::vector<std::pair<BackgroundJob::End, QString>> all;
    BackgroundJob::Then note() {
        return [this](BackgroundJob::End end, const QString& problem) { all.emplace_back(end, problem); };
    }
};

} // namespace

void BackgroundJobTest::reportsEndOfJob_data() {
    QTest::addColumn<int>("what");
    QTest::addColumn<bool>("done");
    QTest::addColumn<QString>("problem");
    QTest::newRow("well") << 0 << true << QString();
    QTest::newRow("a problem") << 1 << false << QStringLiteral("no room");
    QTest::newRow("no memory") << 2 << false << QStringLiteral("There is not enough memory.");
    QTest::newRow("an exception") << 3 << false << QStringLiteral("odd");
    QTest::newRow("any exception") << 4 << false << QStringLiteral("The reason is unknown.");
}

void BackgroundJobTest::reportsEndOfJob() {
    QFETCH(int, what);
    Ends ends;
    BackgroundJob job;
    job.start(
        [what](const BackgroundJob::Control&) -> QString {
            if (what == 1) return QStringLiteral("no room");
            if (what == 2) throw std::bad_alloc();
            if (what == 3) throw std::runtime_error("odd");
            if (what == 4) throw 5;
            return {};
        },
        ends.note());
    QVERIFY(job.isRunning());
    QTRY_COMPARE(ends.all.size(), std::size_t{1});
    QVERIFY(!job.isRunning());
    QTEST(ends.all[0].first == BackgroundJob::End::Done, "done");
    QTEST(ends.all[0].second, "problem");
}

void BackgroundJobTest::postedCallsRunBeforeEnd() {
    QString heard;
    BackgroundJob job;
    job.start(
        [&heard](const BackgroundJob::Control& control) {
            for (QLatin1Char letter : {QLatin1Char('a'), QLatin1Char('b')})
                control.post([&heard, letter] { heard += letter; });
            return QString();
        },
        [&heard](BackgroundJob::End, const QString&) { heard += QLatin1Char('.'); });
    QTRY_COMPARE(heard, QStringLiteral("ab."));
}

void BackgroundJobTest::cancelledJobEndsOnce() {
    Ends ends;
    BackgroundJob job;
    job.start(untilStopped, ends.note());
    job.cancel();
    job.cancel();
    QVERIFY(job.isRunning());
    QTRY_COMPARE(ends.all.size(), std::size_t{1});
    QCOMPARE(ends.all[0].first, BackgroundJob::End::Cancelled);
    QCOMPARE(ends.all[0].second, QString());
    QVERIFY(!job.isRunning());
}

// The first job ends only on request, so `start` cannot wait for it.
void BackgroundJobTest::newJobReplacesRunningJob() {
    std::atomic<bool> mayEnd = false;
    Ends first, second;
    BackgroundJob job;
    job.start(
        [&mayEnd](const BackgroundJob::Control& control) {
            while (!mayEnd) QThread::msleep(1);
            control.post([] { qFatal("posted by a job that was replaced"); });
            return QString();
        },
        first.note());
    job.start(untilStopped, first.note());
    job.start(nothing, second.note());
    mayEnd = true;
    QTRY_COMPARE(second.all.size(), std::size_t{1});
    QCOMPARE(second.all[0].first, BackgroundJob::End::Done);
    QVERIFY(first.all.empty());
}

void BackgroundJobTest::waitingJobCanBeCancelled() {
    std::atomic<bool> mayEnd = false;
    Ends ends;
    BackgroundJob job;
    job.start(
        [&mayEnd](const BackgroundJob::Control&) {
            while (!mayEnd) QThread::msleep(1);
            return QString();
        },
        ends.note());
    job.start([](const BackgroundJob::Control&) -> QString { qFatal("cancelled before it began"); },
              ends.note());
    job.cancel();
    mayEnd = true;
    QTRY_COMPARE(ends.all.size(), std::size_t{1});
    QCOMPARE(ends.all[0].first, BackgroundJob::End::Cancelled);
}

void BackgroundJobTest::forgottenJobReportsNoEnd() {
    Ends forgotten, ends;
    BackgroundJob job;
    job.start(untilStopped, forgotten.note());
    job.forget();
    QVERIFY(!job.isRunning());
    job.start(nothing, ends.note());
    QTRY_COMPARE(ends.all.size(), std::size_t{1});
    QVERIFY(forgotten.all.empty());
}

void BackgroundJobTest::endsWithItsOwner() {
    Ends ends;
    {
        BackgroundJob job;
        job.start(untilStopped, ends.note());
    }
    QCoreApplication::processEvents();
    QVERIFY(ends.all.empty());
}

void BackgroundJobTest::reportsEachThousandthOnce() {
    int reports = 0;
    Ends ends;
    BackgroundJob job;
    connect(&job, &BackgroundJob::progressed, this, [&reports] { ++reports; });
    job.start(
        [](const BackgroundJob::Control& control) {
            for (int i = 0; i < 100'000; ++i) control.goOn(i / 100'000.0);
            return QString();
        },
        ends.note());
    QTRY_COMPARE(ends.all.size(), std::size_t{1});
    QCOMPARE(reports, 1000);
}

SEICHE_WIDGET_TEST(BackgroundJobTest)
#include "tst_background_job.moc"
