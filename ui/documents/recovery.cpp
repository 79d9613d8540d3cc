// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "documents/recovery.h"

#include "widgets/write_whole.h"

#include <QDir>
#include <QStandardPaths>
#include <QSysInfo>
#include <QUuid>

#include <cstdio>
#include <filesystem>
#include <utility>

namespace seiche {

namespace {

/// More than a crash leaves; a folder full of files must not keep the start waiting.
constexpr qsizetype mostOffered = 16;
constexpr qsizetype mostLocks = 64;

QString ownFolder() {
    return QStandardPaths::writableLocation(QStandardPaths::AppDataLocation) + QStringLiteral("/recovery");
}

/// A UUID.
QString placeOf(const QFileInfo& file) { return file.fileName().left(36); }

QString ending(SceneKind scene) {
    return scene == SceneKind::String ? QStringLiteral("-string.seiche") : QStringLiteral("-pool.seiche");
}

} // namespace

Recovery::Recovery(Session& session, Documents& documents, const QString& folder, QObject* parent)
    : QObject(parent), m_session(session), m_documents(documents),
      m_folder(folder.isEmpty() ? ownFolder() : folder),
      m_name(QUuid::createUuid().toString(QUuid::WithoutBraces)) {
    // Where there is no room for it, the program runs without; it must never keep a lesson from starting.
    makeFolder();
    m_lock = lockOf(m_name);
    m_lock->tryLock(0);
    connect(&m_timer, &QTimer::timeout, this, &Recovery::keep);
    m_timer.start(interval);
}

// Nobody else reads in it, even where homes are open to others.
void Recovery::makeFolder() const {
    QDir().mkpath(m_folder);
    QFile::setPermissions(m_folder, QFile::ReadOwner | QFile::WriteOwner | QFile::ExeOwner);
}

Recovery::~Recovery() {
    if (m_isLeft) return;
    for (SceneKind scene : {SceneKind::String, SceneKind::Pool}) QFile::remove(fileFor(scene));
}

QString Recovery::fileFor(SceneKind scene) const {
    return QStringLiteral("%1/%2%3").arg(m_folder, m_name, ending(scene));
}

QString Recovery::lockFileFor(const QString& name) const {
    return QStringLiteral("%1/%2.lock").arg(m_folder, name);
}

std::unique_ptr<QLockFile> Recovery::lockOf(const QString& name) const {
    auto lock = std::make_unique<QLockFile>(lockFileFor(name));
    qint64 process = 0;
    QString machine, program;
    // Whether a process of this machine lives can be asked, however long it has slept; of another one only the
    // time is known.
    const bool isElsewhere = lock->getLockInfo(&process, &machine, &program) && !machine.isEmpty() &&
                             machine != QSysInfo::machineHostName();
    lock->setStaleLockTime(isElsewhere ? patience : 0);
    return lock;
}

QString Recovery::obstacle() const { return obstacleToWriting(m_folder); }

void Recovery::sayAlive() {
    // The folder may have been away, and a machine that has not heard of this one for long may have taken its
    // place.
    if (const QString lock = lockFileFor(m_name); !QFile::exists(lock)) {
        makeFolder();
        QFile ours(lock); // for the old one to remove
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
    keep();
    m_isLeft = true;
}

void Recovery::keep() {
    sayAlive();
    for (SceneKind scene : {SceneKind::String, SceneKind::Pool}) {
        // A riddle is opened again by its number, and its file would give the answer away.
        if (m_session.isSecret(scene) || !m_documents.isChanged(scene)) {
            if (m_kept.erase(scene)) QFile::remove(fileFor(scene));
            continue;
        }
        const Experiment experiment = asSeen(m_session.runOf(scene).asExperiment(), m_session);
        const auto kept = m_kept.find(scene);
        // Another machine that has not heard of this one for long may have taken the file.
        if (kept != m_kept.end() && kept->second == experiment && QFile::exists(fileFor(scene))) continue;
        FileError error;
        bool isKept = writeExperimentFile(experiment, fileFor(scene), error);
        // Where the run has too many events for a file, its settings are better than nothing; where the disk is
        // full, what was kept before is better than they are.
        if (!isKept && !fitsIntoFile(experiment)) {
            Experiment setUp = m_session.runOf(scene).settings();
            setUp.events.clear();
            isKept = writeExperimentFile(setUp, fileFor(scene), error);
        }
        if (isKept) m_kept[scene] = experiment;
        else if (!std::exchange(m_hasFailed, true)) emit failed(error.problems.value(0));
    }
}

std::vector<FoundWork> Recovery::found() {
    letGo();
    std::vector<FoundWork> all;
    const QFileInfoList files =
        QDir(m_folder).entryInfoList({QStringLiteral("*.seiche")}, QDir::Files, QDir::Time);
    for (const QFileInfo& file : files.mid(0, mostOffered)) {
        const QString name = placeOf(file);
        if (name == m_name) continue;
        if (!m_found.contains(name)) {
            std::unique_ptr<QLockFile> lock = lockOf(name);
            // Another window is alive and will look after its own.
            if (!lock->tryLock(0)) continue;
            m_found[name] = std::move(lock);
        }
        FileError ignored;
        const std::optional<Experiment> experiment = readExperimentFile(file.absoluteFilePath(), ignored);
        if (experiment) all.push_back({file.absoluteFilePath(), file.lastModified(), *experiment});
        else file.absoluteDir().rename(file.fileName(), file.fileName() + QStringLiteral(".unreadable"));
    }
    removeOldLocks();
    return all;
}

bool Recovery::takeOver(const FoundWork& work) {
    const SceneKind scene = work.experiment.rule.scene;
    const QByteArray from = QFile::encodeName(work.file), to = QFile::encodeName(fileFor(scene));
    // Unlike Qt's, this one replaces what is there: what this program had kept of the run that has been
    // replaced.
    if (std::rename(from.constData(), to.constData()) != 0) return false;
    m_kept[scene] = work.experiment;
    return true;
}

void Recovery::discard(const FoundWork& work) { QFile::remove(work.file); }

void Recovery::letGo() { m_found.clear(); }

// A program that was killed before it had work leaves a lock that would never be removed.
void Recovery::removeOldLocks() const {
    const QFileInfoList locks =
        QDir(m_folder).entryInfoList({QStringLiteral("*.lock")}, QDir::Files, QDir::Time | QDir::Reversed);
    for (const QFileInfo& file : locks.mid(0, mostLocks)) {
        if (file.completeBaseName() == m_name) continue;
        const std::unique_ptr<QLockFile> lock = lockOf(file.completeBaseName());
        if (lock->tryLock(0)) lock->unlock();
    }
}

} // namespace seiche

#include "moc_recovery.cpp"
