// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "files/recovery.h"

#include <QDir>
#include <QStandardPaths>
#include <QUuid>

#include <algorithm>

namespace seiche {

namespace {

/// More than a crash leaves; a folder full of files must not keep the start waiting.
constexpr qsizetype mostOffered = 16;
constexpr qsizetype mostLocks = 64;

QString ownFolder() {
    return QStandardPaths::writableLocation(QStandardPaths::AppDataLocation) + QStringLiteral("/recovery");
}

QString ending(Medium medium) {
    return medium == Medium::String ? QStringLiteral("-string.seiche") : QStringLiteral("-pool.seiche");
}

} // namespace

Recovery::Recovery(Session& session, Documents& documents, const QString& folder, QObject* parent)
    : QObject(parent), m_session(session), m_documents(documents),
      m_folder(folder.isEmpty() ? ownFolder() : folder),
      m_name(QUuid::createUuid().toString(QUuid::WithoutBraces)) {
    // Where there is no room for it, the program runs without; it must never keep a lesson from starting.
    QDir().mkpath(m_folder);
    m_lock = std::make_unique<QLockFile>(QStringLiteral("%1/%2.lock").arg(m_folder, m_name));
    m_lock->setStaleLockTime(0);
    m_lock->tryLock(0);
    connect(&m_timer, &QTimer::timeout, this, &Recovery::keep);
    m_timer.start(interval);
}

Recovery::~Recovery() {
    for (Medium medium : {Medium::String, Medium::Pool}) QFile::remove(fileFor(medium));
}

QString Recovery::fileFor(Medium medium) const {
    return QStringLiteral("%1/%2%3").arg(m_folder, m_name, ending(medium));
}

void Recovery::keep() {
    for (Medium medium : {Medium::String, Medium::Pool}) {
        // A riddle is opened again by its number, and its file would tell the answer.
        if (m_session.isSecret(medium) || !m_documents.isChanged(medium)) {
            if (m_kept.erase(medium)) QFile::remove(fileFor(medium));
            continue;
        }
        const Experiment experiment = m_session.runOf(medium).asExperiment();
        const auto kept = m_kept.find(medium);
        if (kept != m_kept.end() && kept->second == experiment) continue;
        Trouble ignored; // a full disk is told when the user saves
        // Where the run has too many events for a file, its settings are better than nothing.
        Experiment setUp = m_session.runOf(medium).settings();
        setUp.events.clear();
        if (writeExperimentFile(experiment, fileFor(medium), ignored) ||
            writeExperimentFile(setUp, fileFor(medium), ignored))
            m_kept[medium] = experiment;
    }
}

std::vector<Experiment> Recovery::found() {
    m_found.clear();
    std::vector<Experiment> experiments;
    const QFileInfoList files =
        QDir(m_folder).entryInfoList({QStringLiteral("*.seiche")}, QDir::Files, QDir::Time);
    for (const QFileInfo& file : files.mid(0, mostOffered)) {
        const QString name = file.fileName().left(36); // a UUID
        if (name == m_name) continue;
        auto lock = std::make_unique<QLockFile>(QStringLiteral("%1/%2.lock").arg(m_folder, name));
        lock->setStaleLockTime(0);
        const bool owned = std::ranges::any_of(
            m_found, [&](const Place& place) { return QFileInfo(place.file).fileName().left(36) == name; });
        // Another window is alive and will look after its own.
        if (!owned && !lock->tryLock(0)) continue;
        Trouble ignored;
        const std::optional<Experiment> experiment = readExperimentFile(file.absoluteFilePath(), ignored);
        if (experiment) experiments.push_back(*experiment);
        else file.absoluteDir().rename(file.fileName(), file.fileName() + QStringLiteral(".unreadable"));
        m_found.push_back({file.absoluteFilePath(), std::move(lock)});
    }
    removeOldLocks();
    return experiments;
}

// A program that was killed before it had work leaves a lock that nobody would ever remove.
void Recovery::removeOldLocks() const {
    const QFileInfoList locks =
        QDir(m_folder).entryInfoList({QStringLiteral("*.lock")}, QDir::Files, QDir::Time | QDir::Reversed);
    for (const QFileInfo& file : locks.mid(0, mostLocks)) {
        QLockFile lock(file.absoluteFilePath());
        lock.setStaleLockTime(0);
        if (file.completeBaseName() != m_name && lock.tryLock(0)) lock.unlock();
    }
}

void Recovery::discardFound() {
    for (const Place& place : m_found) QFile::remove(place.file);
    m_found.clear();
}

} // namespace seiche
