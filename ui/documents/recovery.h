// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "documents/documents.h"

#include <QDateTime>
#include <QLockFile>
#include <QTimer>

#include <map>
#include <memory>
#include <optional>
#include <vector>

namespace seiche {

/// Unsaved work of a crashed program.
struct FoundWork {
    QString file;
    QDateTime kept; ///< time of the last save
    SceneKind scene;
    QString origin; ///< see `Documents::originOf`; empty if unknown
};

/// Saves unsaved work to disk, so that a crash or power cut loses only a few seconds. Each running
/// program owns a locked place; a place without a live owner holds recoverable work. Only
/// `takeOver` and `discard` remove found work. File names contain the origin, so that files are
/// read only on demand.
class Recovery : public QObject {
    Q_OBJECT

public:
    /// `folder` contains all places. Default: the user's data folder.
    explicit Recovery(Session& session, Documents& documents, const QString& folder = {},
                      QObject* parent = nullptr);
    /// Removes all saved work, except after `keepForNextStart`.
    ~Recovery() override;

    /// Returns work of crashed programs, newest first, at most 16 items, optionally of one origin.
    /// Reserved for this program until `letGo`. Files are not read; irregular and oversized files
    /// are skipped.
    std::vector<FoundWork> found(const std::optional<QString>& origin = {});
    /// Reads found work. Empty if unreadable; the file is then renamed to `.unreadable` and no
    /// longer found.
    std::optional<Experiment> read(const FoundWork& work);
    /// Adopts the file of found work, already opened as `experiment`, without rewriting, so that a
    /// full disk loses nothing. Returns false, leaving the file unchanged, on failure.
    bool takeOver(const FoundWork& work, const Experiment& experiment);
    /// Deletes the file of found work.
    void discard(const FoundWork& work);
    /// Releases found work that was neither taken over nor discarded for the next start.
    void letGo();

    /// Saves changes and refreshes the lock, automatically every `interval`.
    void saveWork();
    /// Saves unsaved work for the next start. For a program that ends without questions.
    void keepForNextStart();

    /// Returns the system's reason why work cannot be saved. Empty if possible. Performs a trial
    /// write.
    QString obstacle() const;

    static constexpr int interval = 15'000; ///< milliseconds
    /// Age in milliseconds after which the lock of a different machine on a shared folder is stale.
    static constexpr int patience = 300'000;

signals:
    /// Emitted on the first failure to save unsaved work.
    void failed(const QString& why);

private:
    struct KeptWork {
        QString file;
        Experiment experiment;
    };

    QString fileFor(SceneKind scene) const;
    void remove(SceneKind scene);
    QString lockFileFor(const QString& name) const;
    /// Returns a place's unlocked lock, stale without an owner.
    std::unique_ptr<QLockFile> lockOf(const QString& name) const;
    void makeFolder() const;
    void refreshLock();
    void removeOldLocks() const;

    Session& m_session;
    Documents& m_documents;
    QString m_folder;
    QString m_name; ///< name of this program's place
    std::unique_ptr<QLockFile> m_lock;
    std::map<SceneKind, KeptWork> m_kept;
    std::map<QString, std::unique_ptr<QLockFile>> m_found; ///< locks of found places by name
    bool m_isLeft = false;
    bool m_hasFailed = false;
    QTimer m_timer;
};

} // namespace seiche
