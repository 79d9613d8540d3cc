// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "documents/recovery.h"

#include "files/json_value.h"
#include "widgets/write_whole.h"

#include <QDir>
#include <QRegularExpression>
#include <QStandardPaths>
#include <QSysInfo>
#include <QUuid>

#include <cstdio>
#include <filesystem>
#include <utility>

namespace seiche {

namespace {

/// Limits far above the remains of a crash, so that a full folder cannot delay the start.
constexpr std::size_t maxOffered = 16;
constexpr qsizetype maxLooked = 256;
constexpr qsizetype maxLocks = 64;

/// Returns whether `number` is a thread id. QLockFile mistakes a thread of this program for the
/// process that had the id before. False if the system does not report it.
bool isThread(qint64 number) {
    QFile status(QStringLiteral("/proc/%1/status").arg(number));
    if (!status.open(QIODevice::ReadOnly)) return false;
    static const QRegularExpression leader(QStringLiteral("\nTgid:\\s*(\\d+)\n"));
    const QRegularExpressionMatch match = leader.match(QString::fromLatin1(status.readAll()));
    return match.hasMatch() && match.captured(1).toLongLong() != number;
}

QString ownFolder() {
    return QStandardPaths::writableLocation(QStandardPaths::AppDataLocation) + QStringLiteral("/recovery");
}

QString ending(SceneKind scene) {
    return scene == SceneKind::String ? QStringLiteral("-string.seiche") : QStringLiteral("-pool.seiche");
}

/// File name of unsaved work: PLACE-ORIGIN-string.seiche or PLACE-ORIGIN-pool.seiche. The place is
/// a UUID; the origin is optional.
struct WorkName {
    explicit WorkName(const QString& name) : place(name.left(36)) {
        static const QRegularExpression pattern(
            QStringLiteral("^.{36}(?:-([0-9a-f]{16}))?-(string|pool)\\.seiche$"));
        const QRegularExpressionMatch match = pattern.match(name);
        isSound = match.hasMatch();
        origin = match.captured(1);
        scene = match.captured(2) == QLatin1String("pool") ? SceneKind::Pool : SceneKind::String;
    }

    bool isSound;
    QString place;
    QString origin;
    SceneKind scene;
};

/// Excludes pipes and devices, which could block forever.
bool mayBeRead(const QFileInfo& file) {
    return file.isFile() && !file.isSymLink() && file.size() <= qint64{limits::fileBytes};
}

} // namespace

Recovery::Recovery(Session& session, Documents& documents, const QString& folder, QObject* parent)
    : QObject(parent), m_session(session), m_documents(documents),
      m_folder(folder.isEmpty() ? ownFolder() : folder),
      m_name(QUuid::createUuid().toString(QUuid::WithoutBraces)) {
    // Failures are ignored, because lessons must always start.
    makeFolder();
    m_lock = lockOf(m_name);
    m_lock->tryLock(0);
    connect(&m_timer, &QTimer::timeout, this, &Recovery::saveWork);
    m_timer.start(interval);
}

// Private, even if home folders are readable for others.
void Recovery::makeFolder() const {
    QDir().mkpath(m_folder);
    QFile::setPermissions(m_folder, QFile::ReadOwner | QFile::WriteOwner | QFile::ExeOwner);
}

Recovery::~Recovery() {
    if (m_isLeft) return;
    for (SceneKind scene : {SceneKind::String, SceneKind::Pool}) remove(scene);
}

QString Recovery::fileFor(SceneKind scene) const {
    const QString origin = m_documents.originOf(scene);
    return QStringLiteral("%1/%2%3%4")
        .arg(m_folder, m_name, origin.isEmpty() ? QString() : QLatin1Char('-') + origin, ending(scene));
}

void Recovery::remove(SceneKind scene) {
    const auto kept = m_kept.find(scene);
    if (kept == m_kept.end()) return;
    QFile::remove(kept->second.file);
    m_kept.erase(kept);
}

QString Recovery::lockFileFor(const QString& name) const {
    return QStringLiteral("%1/%2.lock").arg(m_folder, name);
}

std::unique_ptr<QLockFile> Recovery::lockOf(const QString& name) const {
    auto lock = std::make_unique<QLockFile>(lockFileFor(name));
    lock->setStaleLockTime(0);
    qint64 process = 0;
    QString machine, program;
    if (!lock->getLockInfo(&process, &machine, &program)) return lock;
    // QLockFile checks for a live process on this machine, however long suspended. For a different
    // machine only the lock's age is known.
    if (!machine.isEmpty() && machine != QSysInfo::machineHostName()) lock->setStaleLockTime(patience);
    else if (isThread(process)) lock->setStaleLockTime(1);
    return lock;
}

QString Recovery::obstacle() const { return obstacleToWriting(m_folder); }

void Recovery::refreshLock() {
    // If the folder was unavailable, a different machine may have removed this lock as stale.
    if (const QString lock = lockFileFor(m_name); !QFile::exists(lock)) {
        makeFolder();
        QFile ours(lock); // removed by the reset of the old lock
        if (!ours.open(QIODevice::WriteOnly)) return;
        ours.close();
        m_lock.reset();
        m_lock = lockOf(m_name);
        m_lock->tryLock(0);
    }
    if (!m_lock->isLocked()) return;
    std::error_code ignored;
    std::filesystem::last_write_time(QFile::encodeName(lockFileFor(m_name)).toStdString(),
                                     std::filesystem::file_time_type::clock::now(), ignored);
}

void Recovery::keepForNextStart() {
    saveWork();
    m_isLeft = true;
}

void Recovery::saveWork() {
    refreshLock();
    for (SceneKind scene : {SceneKind::String, SceneKind::Pool}) {
        // A challenge is reopened by its number, and a file would reveal the solution.
        if (m_session.isChallenge(scene) || !m_documents.isChanged(scene)) {
            remove(scene);
            continue;
        }
        const QString file = fileFor(scene);
        const Experiment experiment = asSeen(m_session.runOf(scene).asExperiment(), m_session);
        const auto kept = m_kept.find(scene);
        // A different machine may have adopted the file.
        if (kept != m_kept.end() && kept->second.file == file && kept->second.experiment == experiment &&
            QFile::exists(file))
            continue;
        FileError error;
        bool isKept = writeExperimentFile(experiment, file, error);
        // With too many events for a file, settings alone are saved. On a full disk the previous
        // file is better.
        if (!isKept && !fitsIntoFile(experiment)) {
            Experiment setUp = m_session.runOf(scene).settings();
            setUp.events.clear();
            isKept = writeExperimentFile(setUp, file, error);
        }
        if (isKept) {
            // The file name has changed with the origin.
            if (kept != m_kept.end() && kept->second.file != file) remove(scene);
            m_kept[scene] = {file, experiment};
        } else if (!std::exchange(m_hasFailed, true)) emit failed(error.problems.value(0));
    }
}

std::vector<FoundWork> Recovery::found(const std::optional<QString>& origin) {
    letGo();
    std::vector<FoundWork> all;
    const QFileInfoList files =
        QDir(m_folder).entryInfoList({QStringLiteral("*.seiche")}, QDir::Files, QDir::Time);
    for (const QFileInfo& file : files.mid(0, maxLooked)) {
        const WorkName name(file.fileName());
        if (!name.isSound || name.place == m_name || !mayBeRead(file)) continue;
        if (origin && name.origin != *origin) continue;
        if (!m_found.contains(name.place)) {
            std::unique_ptr<QLockFile> lock = lockOf(name.place);
            // The place belongs to a running program.
            if (!lock->tryLock(0)) continue;
            m_found[name.place] = std::move(lock);
        }
        all.push_back({file.absoluteFilePath(), file.lastModified(), name.scene, name.origin});
        if (all.size() == maxOffered) break;
    }
    removeOldLocks();
    return all;
}

std::optional<Experiment> Recovery::read(const FoundWork& work) {
    FileError ignored;
    const QFileInfo file(work.file);
    std::optional<Experiment> experiment;
    if (mayBeRead(file)) experiment = readExperimentFile(work.file, ignored);
    if (experiment && experiment->rule.scene == work.scene) return experiment;
    file.absoluteDir().rename(file.fileName(), file.fileName() + QStringLiteral(".unreadable"));
    return std::nullopt;
}

bool Recovery::takeOver(const FoundWork& work, const Experiment& experiment) {
    const QString file = fileFor(work.scene);
    const QByteArray from = QFile::encodeName(work.file), to = QFile::encodeName(file);
    // Unlike Qt's rename, this call replaces an existing file, here the work on the replaced run.
    if (std::rename(from.constData(), to.constData()) != 0) return false;
    if (const auto kept = m_kept.find(work.scene); kept != m_kept.end() && kept->second.file != file)
        remove(work.scene);
    m_kept[work.scene] = {file, experiment};
    return true;
}

void Recovery::discard(const FoundWork& work) { QFile::remove(work.file); }

void Recovery::letGo() { m_found.clear(); }

// A program killed without unsaved work leaves its lock.
void Recovery::removeOldLocks() const {
    const QFileInfoList locks =
        QDir(m_folder).entryInfoList({QStringLiteral("*.lock")}, QDir::Files, QDir::Time | QDir::Reversed);
    for (const QFileInfo& file : locks.mid(0, maxLocks)) {
        if (file.completeBaseName() == m_name) continue;
        const std::unique_ptr<QLockFile> lock = lockOf(file.completeBaseName());
        if (lock->tryLock(0)) lock->unlock();
    }
}

} // namespace seiche

#include "moc_recovery.cpp"
