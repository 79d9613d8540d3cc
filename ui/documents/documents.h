// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "session/session.h"

#include <QObject>
#include <QStringList>

#include <map>
#include <optional>

namespace seiche {

/// A failed file operation, with its problems.
struct FileError {
    QString heading;
    QStringList problems;
};

/// Reads an experiment file of at most 1 MiB. Sets `error` on failure.
std::optional<Experiment> readExperimentFile(const QString& path, FileError& error);

/// Returns whether an experiment fits into 1 MiB.
bool fitsIntoFile(const Experiment& experiment);

/// Writes an experiment atomically: the file is complete or unchanged. Sets `error` on failure.
bool writeExperimentFile(const Experiment& experiment, const QString& path, FileError& error);

/// Returns the experiment with its current view options: ceiling of a string, pool view and theory
/// overlays.
Experiment asSeen(Experiment experiment, Session& session);

/// Returns the error for a locked window.
FileError lockedForTheClass();

/// Files and unsaved changes of the string run and the pool run. In a locked window only the lesson
/// can open experiments.
class Documents : public QObject {
    Q_OBJECT

public:
    explicit Documents(Session& session, QObject* parent = nullptr);

    /// Opens a file in its medium. No change if the file is unreadable or memory insufficient.
    bool open(const QString& path, FileError& error);
    /// Opens an experiment without a file, e.g. a built-in one. Returns false and emits `failed`,
    /// without any change, if memory is insufficient.
    bool openUntitled(const Experiment& experiment, AskedBy by = AskedBy::User);
    /// Opens work saved by `Recovery`, without a file and unsaved. `origin` identifies the original
    /// run. Fails like `openUntitled`.
    bool openRecovered(const Experiment& experiment, const QString& origin = {});
    /// Marks the shown run as unchanged.
    void countAsOpened();
    /// Saves the shown run with all events, for a bit-exact replay. An externally changed file (see
    /// `isChangedOutside`) is only overwritten with `Overwrite::Yes`.
    enum class Overwrite { No, Yes };
    bool save(const QString& path, FileError& error, Overwrite overwrite = Overwrite::No);
    /// Returns whether the shown run's file was changed externally. A deleted file counts as
    /// unchanged: saving restores it.
    bool isChangedOutside() const;
    /// Saved contents of the shown run: all events, or current settings only. A pool includes its
    /// view.
    enum class Contents { WholeRun, SetUp };
    Experiment asWritten(Contents contents) const;
    /// Saves the current settings, to start at step 0.
    bool saveSetUp(const QString& path, FileError& error) const;

    /// File of the shown run. Empty if none.
    QString path() const { return m_states.at(m_session.scene()).path; }
    /// Identifies the source of a run in 16 hexadecimal digits: a file by its path; a built-in
    /// experiment, link or lesson step by its contents. Reopening gives the same origin.
    QString originOf(SceneKind scene) const { return m_states.at(scene).origin; }
    QString origin() const { return originOf(m_session.scene()); } ///< origin of the shown run
    /// Returns whether the run's file has unsaved changes.
    bool hasUnsavedWork(SceneKind scene) const;
    /// Returns whether the settings of a run without a file have changed. Taps do not count.
    bool hasUntitledWork(SceneKind scene) const;
    /// Returns whether the run has changed since opening or saving.
    bool isChanged(SceneKind scene) const;

    /// Recent files, newest first, at most 8.
    QStringList recent() const;
    void forget(const QString& path);

signals:
    /// Emitted when a file is opened or saved.
    void changed();
    void failed(const seiche::FileError& error);

private:
    struct DocumentState {
        QString path;
        Experiment saved;
        QString origin;
        QByteArray seen = {}; ///< file fingerprint, last read or written here
    };

    const Simulation& runOf(SceneKind scene) const { return m_session.runOf(scene); }
    bool begin(const Experiment& experiment, DocumentState state, FileError& error, AskedBy by = AskedBy::User);
    bool beginUntitled(const Experiment& experiment, DocumentState state, AskedBy by = AskedBy::User);
    void addRecent(const QString& path);

    Session& m_session;
    std::map<SceneKind, DocumentState> m_states;
};

} // namespace seiche
