// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "documents/recovery.h"
#include "files/experiment_file.h"
#include "window_test.h"

#include <QDir>
#include <QElapsedTimer>
#include <QFile>
#include <QProcess>
#include <QRandomGenerator>
#include <QStandardPaths>
#include <QTemporaryDir>
#include <QTest>

#include <csignal>
#include <sched.h>
#include <sys/mount.h>
#include <sys/stat.h>
#include <sys/wait.h>
#include <unistd.h>

using namespace seiche;

namespace {

/// Returns an experiment with `count` taps, about 100 bytes each in its file.
Experiment withPulls(int count, double height) {
    Experiment experiment = defaultExperiment(SceneKind::String);
    // Two widths alternate because equal taps would be written as one trail.
    for (int i = 0; i < count; ++i)
        experiment.events.push_back({i, Pull{PullShape::Gaussian, 5.0 + i % 2, height, PullMode::Add, 100, 0}});
    return experiment;
}

QByteArray contents(const QString& path) {
    QFile file(path);
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
}

QByteArray textOf(const Experiment& experiment) {
    return QByteArray::fromStdString(writeExperiment(experiment));
}

/// A mounted file system of 64 KiB, unmounted by the destructor.
class SmallDisk {
public:
    explicit SmallDisk(const QString& folder) : m_folder(QFile::encodeName(folder)) {
        // False without the right to mount.
        m_isThere = ::geteuid() == 0 && ::unshare(CLONE_NEWNS) == 0 &&
                    ::mount(nullptr, "/", nullptr, MS_REC | MS_PRIVATE, nullptr) == 0 &&
                    ::mount("tmpfs", m_folder.constData(), "tmpfs", 0, "size=64k") == 0;
    }
    ~SmallDisk() {
        if (m_isThere) ::umount2(m_folder.constData(), MNT_DETACH);
    }
    bool isThere() const { return m_isThere; }
    bool makeReadOnly() const {
        return ::mount(nullptr, m_folder.constData(), nullptr, MS_REMOUNT | MS_RDONLY, nullptr) == 0;
    }

private:
    QByteArray m_folder;
    bool m_isThere;
};

/// Returns the result of `act` as a user who is not root. Root may write everywhere.
template <class Act>
bool asNobody(Act act) {
    const pid_t child = ::fork();
    if (child == 0) {
        constexpr unsigned nobody = 65534;
        if (::geteuid() == 0 && (::setgid(nobody) != 0 || ::setuid(nobody) != 0)) ::_exit(2);
        ::_exit(act() ? 0 : 1);
    }
    int status = 0;
    ::waitpid(child, &status, 0);
    return WIFEXITED(status) && WEXITSTATUS(status) == 0;
}

} // namespace

class SavingTest : public QObject {
    Q_OBJECT

    QTemporaryDir m_folder;
    QString at(const char* name) { return m_folder.filePath(QLatin1String(name)); }

private slots:
    void initTestCase() {
        QStandardPaths::setTestModeEnabled(true);
        QCoreApplication::setApplicationName(QStringLiteral("seiche-tests"));
    }

    void fullDiskKeepsOldFile() {
        QVERIFY(QDir(m_folder.path()).mkdir(QStringLiteral("small")));
        SmallDisk disk(at("small"));
        if (!disk.isThere()) QSKIP("a small file system can only be mounted by root");
        const QString path = at("small/run.seiche");
        FileError error;
        const Experiment old = withPulls(250, 1.0);
        QVERIFY2(writeExperimentFile(old, path, error), qPrintable(error.problems.join(QLatin1Char(' '))));
        QVERIFY(textOf(old).size() > 10'000 && textOf(old).size() < 48'000);
        // The file of either run exceeds the disk.
        for (int pulls : {3000, 6000}) {
            const Experiment longer = withPulls(pulls, 2.0);
            QVERIFY(textOf(longer).size() + textOf(old).size() > 64 * 1024);
            QVERIFY(!writeExperimentFile(longer, path, error));
            QVERIFY2(error.problems.front().contains(QLatin1String("No space left")),
                     qPrintable(error.problems.front()));
            QCOMPARE(contents(path), textOf(old));
            QCOMPARE(QDir(at("small")).entryList(QDir::Files | QDir::Hidden | QDir::System).size(), 1);
        }
        // Failed saves must not occupy space.
        QVERIFY(writeExperimentFile(withPulls(250, 3.0), path, error));
        QCOMPARE(contents(path), textOf(withPulls(250, 3.0)));
        // A full disk must not harm recovery files either.
        {
            Session session(withPulls(0, 1.0), defaultExperiment(SceneKind::Pool));
            Documents documents(session);
            Recovery recovery(session, documents, at("small/recovery"));
            const QString left = at("small/recovery/01234567-89ab-cdef-0123-456789abcdef-string.seiche");
            QVERIFY(writeExperimentFile(withPulls(3, 1.0), left, error));
            const std::vector<FoundWork> found = recovery.found();
            QCOMPARE(found.size(), 1u);
            QFile filler(at("small/filler"));
            QVERIFY(filler.open(QIODevice::WriteOnly | QIODevice::Unbuffered));
            while (filler.write(QByteArray(4096, 'x')) == 4096 && filler.flush());
            session.pull({PullShape::Gaussian, 5, 1, PullMode::Add, 77, 0});
            recovery.saveWork();
            // Earlier work can be taken over on a full disk and survives failed writes.
            const std::optional<Experiment> work = recovery.read(found[0]);
            QVERIFY(work);
            documents.openRecovered(*work);
            QVERIFY(recovery.takeOver(found[0], *work));
            for (int i = 0; i < 200; ++i)
                session.pull({PullShape::Gaussian, 5.0 + i % 2, 1, PullMode::Add, 77, 0});
            recovery.saveWork();
            // Space for the settings alone must not destroy the work either.
            QVERIFY(filler.resize(filler.size() - 8192));
            recovery.keepForNextStart();
            const QStringList files =
                QDir(at("small/recovery")).entryList({QStringLiteral("*.seiche")}, QDir::Files);
            QCOMPARE(files.size(), 1);
            QCOMPARE(contents(at("small/recovery/") + files[0]), textOf(withPulls(3, 1.0)));
        }
        QVERIFY(disk.makeReadOnly());
        QVERIFY(!writeExperimentFile(old, path, error));
        QVERIFY2(error.problems.front().contains(QLatin1String("Read-only file system")),
                 qPrintable(error.problems.front()));
        QCOMPARE(contents(path), textOf(withPulls(250, 3.0)));
    }

    void reportsFullDevice() {
        FileError error;
        QVERIFY(!writeExperimentFile(withPulls(1, 1.0), QStringLiteral("/dev/full"), error));
        QVERIFY(error.heading.contains(QLatin1String("/dev/full")));
        QVERIFY(error.problems.front().contains(QLatin1String("No space left")));
    }

    void keepsFileWhenPermissionIsDenied() {
        const QString folder = at("closed");
        QVERIFY(QDir().mkpath(folder));
        const QString path = folder + QStringLiteral("/run.seiche");
        const Experiment old = withPulls(3, 1.0);
        FileError error;
        QVERIFY(writeExperimentFile(old, path, error));
        const auto refused = [&] {
            FileError told;
            return !writeExperimentFile(withPulls(4, 2.0), path, told) &&
                   told.problems.front().contains(QLatin1String("Permission denied"));
        };
        ::chmod(QFile::encodeName(m_folder.path()).constData(), 0755);
        // A read-only file in a writable folder.
        ::chmod(QFile::encodeName(folder).constData(), 0777);
        ::chmod(QFile::encodeName(path).constData(), 0444);
        QVERIFY(asNobody(refused));
        QCOMPARE(contents(path), textOf(old));
        // A writable file in a read-only folder.
        ::chmod(QFile::encodeName(path).constData(), 0666);
        ::chmod(QFile::encodeName(folder).constData(), 0555);
        QVERIFY(asNobody(refused));
        QCOMPARE(contents(path), textOf(old));
        ::chmod(QFile::encodeName(folder).constData(), 0755);
    }

    void reportsMissingFolder() {
        const QString folder = at("gone");
        QVERIFY(QDir().mkpath(folder));
        const QString path = folder + QStringLiteral("/run.seiche");
        Session session(withPulls(0, 1.0), defaultExperiment(SceneKind::Pool));
        Documents documents(session);
        FileError error;
        QVERIFY(documents.save(path, error));
        QVERIFY(QDir(folder).removeRecursively());
        session.pull({PullShape::Gaussian, 5, 1, PullMode::Add, 77, 0});
        QVERIFY(!documents.save(path, error));
        QVERIFY(error.problems.front().contains(QLatin1String("No such file or directory")));
        QCOMPARE(error.problems.size(), 1); // no hint about an untouched file, because none exists
        QVERIFY(documents.hasUnsavedWork(SceneKind::String));
        QVERIFY(QDir().mkpath(folder));
        QVERIFY(documents.save(path, error));
        QCOMPARE(contents(path), textOf(session.run().asExperiment()));
    }

    void savingKeepsSymbolicLinks() {
        QVERIFY(QDir().mkpath(at("real")));
        const QString target = at("real/run.seiche");
        QVERIFY(QFile::link(QStringLiteral("real/run.seiche"), at("link.seiche")));
        QVERIFY(QFile::link(at("link.seiche"), at("chain.seiche")));
        FileError error;
        // First through a dangling link, then to an existing file.
        for (int pulls : {1, 2}) {
            const Experiment experiment = withPulls(pulls, 1.0);
            QVERIFY(writeExperimentFile(experiment, at("chain.seiche"), error));
            QVERIFY(QFileInfo(at("chain.seiche")).isSymLink() && QFileInfo(at("link.seiche")).isSymLink());
            QVERIFY(!QFileInfo(target).isSymLink());
            QCOMPARE(contents(target), textOf(experiment));
        }
        QVERIFY(QFile::link(at("circle.seiche"), at("circle.seiche")));
        QVERIFY(!writeExperimentFile(withPulls(1, 1.0), at("circle.seiche"), error));
        QVERIFY(!error.problems.front().isEmpty());
    }

    void savingKeepsWorkOfOtherWindow() {
        const QString path = at("shared.seiche");
        FileError error;
        QVERIFY(writeExperimentFile(withPulls(1, 1.0), path, error));
        Session one(withPulls(0, 1.0), defaultExperiment(SceneKind::Pool));
        Session other(withPulls(0, 1.0), defaultExperiment(SceneKind::Pool));
        Documents ones(one);
        Documents others(other);
        QVERIFY(ones.open(path, error) && others.open(path, error));
        one.pull({PullShape::Gaussian, 5, 1, PullMode::Add, 50, 0});
        other.pull({PullShape::Gaussian, 5, 1, PullMode::Add, 250, 0});
        QVERIFY(ones.save(path, error));
        const QByteArray saved = contents(path);
        QVERIFY(others.isChangedOutside());
        QVERIFY(!others.save(path, error));
        QVERIFY2(error.problems.front().contains(QLatin1String("Another window or program")),
                 qPrintable(error.problems.front()));
        QCOMPARE(contents(path), saved);
        QVERIFY(others.hasUnsavedWork(SceneKind::String));
        // Saving under a different name needs no confirmation.
        QVERIFY(others.save(at("mine.seiche"), error));
        QVERIFY(!others.isChangedOutside());
        QVERIFY(!ones.isChangedOutside());
        QVERIFY(ones.save(path, error));
        // A confirmed save replaces the file.
        QVERIFY(writeExperimentFile(withPulls(7, 1.0), path, error));
        QVERIFY(!ones.save(path, error));
        QVERIFY(ones.save(path, error, Documents::Overwrite::Yes));
        QCOMPARE(contents(path), textOf(one.run().asExperiment()));
        // Saving restores a deleted file without a question.
        QVERIFY(QFile::remove(path));
        QVERIFY(!ones.isChangedOutside());
        QVERIFY(ones.save(path, error));
    }

    void killWhileSavingLeavesCompleteFile() {
        const QByteArray one = textOf(withPulls(600, 1.0));
        const QByteArray other = textOf(withPulls(900, 2.0));
        FileError error;
        const QString path = at("killed.seiche");
        QVERIFY(writeExperimentFile(withPulls(600, 1.0), at("one.seiche"), error));
        QVERIFY(writeExperimentFile(withPulls(900, 2.0), at("other.seiche"), error));
        QVERIFY(writeExperimentFile(withPulls(600, 1.0), path, error));
        constexpr int kills = 40; // tests/faults kills the whole program 200 times
        int changes = 0;
        QByteArray last = one;
        for (int kill = 0; kill < kills; ++kill) {
            QProcess program;
            program.start(QStringLiteral(SEICHE_SAVE_LOOP),
                          {QStringLiteral("save"), path, at("one.seiche"), at("other.seiche")});
            QVERIFY(program.waitForReadyRead());
            QElapsedTimer saving;
            saving.start();
            QByteArray said;
            while (!(said += program.readAll()).contains("saved")) QVERIFY(program.waitForReadyRead());
            // The kill comes within about three saves, at any disk speed.
            QTest::qSleep(static_cast<int>(QRandomGenerator::global()->bounded(3 * saving.elapsed() + 3)));
            ::kill(static_cast<pid_t>(program.processId()), SIGKILL);
            QVERIFY(program.waitForFinished());
            QCOMPARE(program.exitStatus(), QProcess::CrashExit);
            const QByteArray now = contents(path);
            QVERIFY2(now == one || now == other, qPrintable(QStringLiteral("after kill %1").arg(kill)));
            changes += now != last;
            last = now;
        }
        // The kills must interrupt a program that saves.
        QVERIFY(changes > 0);
    }

    void offersWorkAfterKill() {
        const QString folder = at("recovery");
        QProcess program;
        program.start(QStringLiteral(SEICHE_SAVE_LOOP), {QStringLiteral("work"), folder});
        QVERIFY(program.waitForReadyRead());
        QCOMPARE(program.readAll().trimmed(), QByteArray("kept"));
        Session session(defaultExperiment(SceneKind::String), defaultExperiment(SceneKind::Pool));
        Documents documents(session);
        {
            // Work of a running program is not offered.
            Recovery recovery(session, documents, folder);
            QVERIFY(recovery.found().empty());
        }
        ::kill(static_cast<pid_t>(program.processId()), SIGKILL);
        QVERIFY(program.waitForFinished());
        Recovery recovery(session, documents, folder);
        const std::vector<FoundWork> found = recovery.found();
        QCOMPARE(found.size(), 1u);
        const std::optional<Experiment> work = recovery.read(found[0]);
        QVERIFY(work);
        QCOMPARE(work->events.size(), 1u);
        QCOMPARE(std::get<Pull>(work->events[0].what).x, 77.0);
        recovery.discard(found[0]);
        QVERIFY(recovery.found().empty());
        // Only the lock of the running program remains.
        QCOMPARE(QDir(folder).entryList(QDir::Files).size(), 1);
    }

    void ignoresActiveWorkOfOtherMachine() {
        const QString folder = at("network");
        QVERIFY(QDir().mkpath(folder));
        const QString place = folder + QStringLiteral("/01234567-89ab-cdef-0123-456789abcdef");
        FileError error;
        QVERIFY(writeExperimentFile(withPulls(2, 1.0), place + QStringLiteral("-string.seiche"), error));
        const QString lock = place + QStringLiteral(".lock");
        {
            QFile file(lock);
            QVERIFY(file.open(QIODevice::WriteOnly));
            file.write("1\nseiche\nanother-machine\n\n\n");
        }
        const auto setAge = [](const QString& path, int milliseconds) {
            QFile file(path);
            return file.open(QIODevice::ReadWrite) &&
                   file.setFileTime(QDateTime::currentDateTime().addMSecs(-milliseconds),
                                    QFileDevice::FileModificationTime);
        };
        Session session(withPulls(0, 1.0), defaultExperiment(SceneKind::Pool));
        Documents documents(session);
        Recovery recovery(session, documents, folder);
        QVERIFY(setAge(lock, Recovery::patience / 2));
        QVERIFY(recovery.found().empty());
        QVERIFY(QFile::exists(lock));
        QVERIFY(setAge(lock, 2 * Recovery::patience));
        QCOMPARE(recovery.found().size(), 1u);
        // Keeping work refreshes the own lock.
        recovery.letGo();
        const QStringList own = QDir(folder).entryList({QStringLiteral("*.lock")}, QDir::Files);
        QCOMPARE(own.size(), 1);
        const QString ownLock = folder + QLatin1Char('/') + own[0];
        QVERIFY(setAge(ownLock, 2 * Recovery::patience));
        recovery.saveWork();
        QVERIFY(QFileInfo(ownLock).lastModified().msecsTo(QDateTime::currentDateTime()) < Recovery::patience);
        // Work removed by a different machine is written again.
        session.pull({PullShape::Gaussian, 5, 1, PullMode::Add, 77, 0});
        recovery.saveWork();
        const QStringList kept = QDir(folder).entryList({QStringLiteral("*-string.seiche")}, QDir::Files);
        QCOMPARE(kept.size(), 2);
        for (const QString& file : kept) QVERIFY(QFile::remove(folder + QLatin1Char('/') + file));
        recovery.saveWork();
        QCOMPARE(QDir(folder).entryList({QStringLiteral("*-string.seiche")}, QDir::Files).size(), 1);
    }

    void hostileRecoveryFilesDoNotBlockStart() {
        const QString folder = at("hostile");
        QVERIFY(QDir().mkpath(folder));
        int count = 0;
        const auto place = [&] {
            return QStringLiteral("%1/%2-89ab-cdef-0123-456789abcdef-string.seiche")
                .arg(folder)
                .arg(++count, 8, 16, QLatin1Char('0'));
        };
        const auto put = [&](const QByteArray& bytes) {
            QFile file(place());
            if (!file.open(QIODevice::WriteOnly) || file.write(bytes) != bytes.size())
                qFatal("no room for a test");
        };
        put("");
        put("{");
        put(QByteArray(100'000, '['));
        put("{\"seiche\": 99, \"medium\": \"string\"}");
        put(QByteArray("\0\xff\xfe\x80", 4));
        put("{\"seiche\": 1, \"medium\": \"pool\", \"size\": [1000000, 1000000]}");
        QFile huge(place());
        QVERIFY(huge.open(QIODevice::WriteOnly) && huge.resize(qint64{1} << 40));
        huge.close();
        QCOMPARE(::mkfifo(QFile::encodeName(place()).constData(), 0600), 0);
        QVERIFY(QFile::link(QStringLiteral("/dev/zero"), place()));
        QVERIFY(QDir().mkpath(place()));
        for (int i = 0; i < 3; ++i) put(textOf(withPulls(i, 1.0)));
        Session session(defaultExperiment(SceneKind::String), defaultExperiment(SceneKind::Pool));
        Documents documents(session);
        Recovery recovery(session, documents, folder);
        // Special files and files over the size limit are skipped unread.
        const std::vector<FoundWork> found = recovery.found();
        QCOMPARE(found.size(), 9u);
        QVERIFY(QDir(folder).entryList({QStringLiteral("*.unreadable")}).isEmpty());
        int readable = 0;
        for (const FoundWork& work : found) {
            if (!recovery.read(work)) continue;
            ++readable;
            recovery.discard(work);
        }
        QCOMPARE(readable, 3);
        QVERIFY(recovery.found().empty());
        // Unreadable files are renamed, not deleted.
        QCOMPARE(QDir(folder).entryList({QStringLiteral("*.unreadable")}).size(), 6);
        // An impossible folder must not prevent the start.
        Recovery nowhere(session, documents, QStringLiteral("/dev/null/recovery"));
        session.pull({PullShape::Gaussian, 5, 1, PullMode::Add, 77, 0});
        nowhere.saveWork();
        QVERIFY(nowhere.found().empty());
    }

    // A saved file can be opened; a run over the limit is not saved.
    void savedFilesCanBeOpened() {
        Experiment pool = defaultExperiment(SceneKind::Pool);
        for (int i = 0; i < 70'000; ++i)
            pool.events.push_back({i, Pull{PullShape::Gaussian, 6, 1, PullMode::Add, 3.0 + i % 7, 5.0}});
        Experiment string = defaultExperiment(SceneKind::String);
        for (int i = 0; i < 100'001; ++i)
            string.events.push_back({7, Pull{PullShape::Gaussian, 6, 1, PullMode::Add, i % 2 ? 3.0 : 4.0, 0}});
        FileError error;
        QVERIFY2(writeExperimentFile(pool, at("pool.seiche"), error), qPrintable(error.problems.join(' ')));
        const auto read = readExperimentFile(at("pool.seiche"), error);
        QVERIFY2(read, qPrintable(error.problems.join(' ')));
        QVERIFY(*read == pool);
        QVERIFY(!writeExperimentFile(string, at("string.seiche"), error));
        QVERIFY(error.problems.front().contains(QLatin1String("too many events")));
        QVERIFY(!QFile::exists(at("string.seiche")));
        string.events.pop_back();
        QVERIFY(writeExperimentFile(string, at("string.seiche"), error));
        QVERIFY(readExperimentFile(at("string.seiche"), error));
    }

    void keepsSetUpOfTooLongRun() {
        const QString folder = at("long");
        Session session(withPulls(0, 1.0), defaultExperiment(SceneKind::Pool));
        Documents documents(session);
        auto recovery = std::make_unique<Recovery>(session, documents, folder);
        session.open(withPulls(60'000, 1.0));
        QVERIFY(session.set({{"k", 0.4}}).empty());
        FileError error;
        QVERIFY(!documents.save(at("long.seiche"), error));
        QVERIFY(error.problems.front().contains(QLatin1String("too many events")));
        recovery->saveWork();
        const QStringList kept = QDir(folder).entryList({QStringLiteral("*-string.seiche")});
        QCOMPARE(kept.size(), 1);
        const auto read = readExperimentFile(QDir(folder).filePath(kept.front()), error);
        QVERIFY(read);
        QCOMPARE(read->rule.k, 0.4);
        QVERIFY(read->events.empty());
    }
};

SEICHE_WIDGET_TEST(SavingTest)
#include "tst_saving.moc"
