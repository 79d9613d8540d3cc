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

/// Unsaved work that a program has left behind.
struct FoundWork {
    QString file;
    QDateTime kept; ///< when it was written down last
    SceneKind scene;
    QString origin; ///< see `Documents::originOf`; empty: not known
};

/// Keeps unsaved work on the disk, so that a crash or a power cut loses no more than a few seconds: every
/// running program has a place of its own, locked while it lives.
///
/// A place without a living owner holds work to offer back. Nothing found is ever removed but by `takeOver` and
/// `discard`. The name of a file tells what its run was opened from, so that no file is read before its work is
/// wanted.
class Recovery : public QObject {
    Q_OBJECT

public:
    /// `folder` is where all places are; empty: the user's own data folder.
    explicit Recovery(Session& session, Documents& documents, const QString& folder = {},
                      QObject* parent = nullptr);
    /// A program that quits normally leaves nothing behind, except after `keepForNextStart`.
    ~Recovery() override;

    /// Work left behind by programs that crashed or were killed, newest first, at most 16 pieces; with an
    /// `origin` only work of that. No other window finds it until `letGo`. The files are not read. What is no
    /// regular file, or larger than an experiment may be, is left out.
    std::vector<FoundWork> found(const std::optional<QString>& origin = {});
    /// Reads found work. A file that cannot be read gives nothing and is renamed (`.unreadable`), so that it is
    /// not found again.
    std::optional<Experiment> read(const FoundWork& work);
    /// The found work is what its medium's run is now, opened with its origin. Its file becomes this program's
    /// own, without being written, so that a full disk loses nothing. False when that cannot be done; the file
    /// stays as it is, to be found again.
    bool takeOver(const FoundWork& work, const Experiment& experiment);
    /// Deletes it.
    void discard(const FoundWork& work);
    /// Leaves what was found, and neither taken over nor discarded, to the next start.
    void letGo();

    /// Writes down what has changed since the last time, and that this program is alive; done by itself every
    /// `interval`.
    void keep();
    /// The program is about to end without asking: writes down what is not saved and leaves it there, to be
    /// found at the next start.
    void keepForNextStart();

    /// Why unsaved work could not be written down, in the system's words; empty when it could. Tries it out.
    QString obstacle() const;

    static constexpr int interval = 15'000; ///< milliseconds
    /// A program on another machine that shares the folder is gone when it has not been heard of for so long,
    /// milliseconds.
    static constexpr int patience = 300'000;

signals:
    /// Unsaved work could not be written down. Said once, however often it fails.
    void failed(const QString& why);

private:
    struct KeptWork {
        QString file;
        Experiment experiment;
    };

    QString fileFor(SceneKind scene) const;
    void remove(SceneKind scene);
    QString lockFileFor(const QString& name) const;
    /// Of a place, not locked yet. Stale when its owner is gone.
    std::unique_ptr<QLockFile> lockOf(const QString& name) const;
    void makeFolder() const;
    void sayAlive();
    void removeOldLocks() const;

    Session& m_session;
    Documents& m_documents;
    QString m_folder;
    QString m_name; ///< of this program's place
    std::unique_ptr<QLockFile> m_lock;
    std::map<SceneKind, KeptWork> m_kept;
    std::map<QString, std::unique_ptr<QLockFile>> m_found; ///< the places of what was found, by name
    bool m_isLeft = false;
    bool m_hasFailed = false;
    QTimer m_timer;
};

} // namespace seiche
