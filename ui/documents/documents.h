// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "session/session.h"

#include <QObject>
#include <QStringList>

#include <map>
#include <optional>

namespace seiche {

/// Why something could not be done: a sentence and a list of problems.
struct FileError {
    QString heading;
    QStringList problems;
};

/// Reads an experiment file of at most 1 MiB; on failure `error` says why.
std::optional<Experiment> readExperimentFile(const QString& path, FileError& error);

/// Whether an experiment is short enough for a file: 1 MiB.
bool fitsIntoFile(const Experiment& experiment);

/// Writes an experiment so that the file is complete or as it was before. On failure `error` says why.
bool writeExperimentFile(const Experiment& experiment, const QString& path, FileError& error);

/// The experiment with the way its medium is looked at now, which is no part of the run: the height of a
/// string's ceiling, the view of a pool and what theory draws over it.
Experiment asSeen(Experiment experiment, Session& session);

/// Why nothing is opened or saved in a locked window.
FileError lockedForTheClass();

/// Which file the run on the string and the run in the pool belong to, and what of them is not saved yet. While
/// a class is locked in, nothing is opened or saved but what its lesson asks for.
class Documents : public QObject {
    Q_OBJECT

public:
    explicit Documents(Session& session, QObject* parent = nullptr);

    /// Opens a file in its medium. Nothing changes when it cannot be read, or when there is not enough memory
    /// for it.
    bool open(const QString& path, FileError& error);
    /// Opens an experiment that belongs to no file, a built-in one say; `failed` says when there is not
    /// enough memory, and nothing changes then (false).
    bool openUntitled(const Experiment& experiment, AskedBy by = AskedBy::User);
    /// Opens work that was saved by `Recovery`: it belongs to no file and counts as unsaved. `origin` is that
    /// of the run that it goes on with. False when there is not enough memory, as `openUntitled`.
    bool openRecovered(const Experiment& experiment, const QString& origin = {});
    /// The shown run as it is now counts as what was opened: the program itself, and not the user, has done
    /// something to it.
    void countAsOpened();
    /// Saves the shown run: what it started from and every event, so that it can be played again to the bit.
    /// The run's own file is written only when it is as this program knows it (see `isChangedOutside`), or with
    /// `Overwrite::Yes`.
    enum class Overwrite { No, Yes };
    bool save(const QString& path, FileError& error, Overwrite overwrite = Overwrite::No);
    /// Whether another window or program has written the shown run's file since it was opened or saved here. A
    /// file that is gone is not changed: saving brings it back.
    bool isChangedOutside() const;
    /// What is saved of the shown run: with every event, or the present settings alone; a pool with the way it
    /// is looked at.
    enum class Contents { WholeRun, SetUp };
    Experiment asWritten(Contents contents) const;
    /// Saves a copy of the set-up as it is now: the present settings, to begin with at frame 0.
    bool saveSetUp(const QString& path, FileError& error) const;

    /// The file of the shown run; empty when it belongs to none.
    QString path() const { return m_states.at(m_session.scene()).path; }
    /// Identifies what a run was opened from, in 16 hexadecimal digits: its file by the path; a built-in
    /// experiment, a link or a step of a lesson by what is in it. Opening the same again gives the same origin.
    QString originOf(SceneKind scene) const { return m_states.at(scene).origin; }
    QString origin() const { return originOf(m_session.scene()); } ///< of the shown run
    /// Whether anything is new in a run that belongs to a file.
    bool hasUnsavedWork(SceneKind scene) const;
    /// Whether a run that belongs to no file has other settings than it was opened with. Pulling for pleasure
    /// is no work.
    bool hasUntitledWork(SceneKind scene) const;
    /// Whether there is anything new at all since the run was opened or saved.
    bool isChanged(SceneKind scene) const;

    /// The files opened or saved last, newest first, at most 8.
    QStringList recent() const;
    void forget(const QString& path);

signals:
    /// Another file, or the same one saved.
    void changed();
    void failed(const seiche::FileError& error);

private:
    struct DocumentState {
        QString path;
        Experiment saved;
        QString origin;
        QByteArray seen = {}; ///< fingerprint of the file as it was read or written here
    };

    const Simulation& runOf(SceneKind scene) const { return m_session.runOf(scene); }
    bool begin(const Experiment& experiment, DocumentState state, FileError& error, AskedBy by = AskedBy::User);
    bool beginUntitled(const Experiment& experiment, DocumentState state, AskedBy by = AskedBy::User);
    void addRecent(const QString& path);

    Session& m_session;
    std::map<SceneKind, DocumentState> m_states;
};

} // namespace seiche
