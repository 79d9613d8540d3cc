// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "documents/documents.h"

#include <QAction>
#include <QMenu>

#include <functional>

class QFileDialog;

namespace seiche {

/// Actions to open and save files, recent files, undo and redo, with their questions. Dialogs are
/// asynchronous and never block the program.
class FileActions : public QObject {
    Q_OBJECT

public:
    FileActions(Session& session, Documents& documents, QWidget* window);

    QAction* open;
    QAction* save;
    QAction* saveAs;
    QAction* saveSetUp;
    QAction* undo;
    QAction* redo;
    QMenu* recent;

    const std::vector<QAction*>& all() const { return m_all; }

    /// Scope of the save question: work with files only, or untitled work too. Opening a built-in
    /// experiment ignores moved sliders of the last one; closing the window does not.
    enum class Asks { ForFiles, ForAll };
    bool isSafe(const std::vector<SceneKind>& scenes, Asks asks) const;
    /// Calls `then` at once, or after a question if work on these runs would be lost. Not called if
    /// the user cancels.
    void whenSafe(const std::vector<SceneKind>& scenes, Asks asks, std::function<void()> then);
    /// Opens an experiment or, by `lessonRequested`, a lesson.
    void openFile(const QString& path);
    /// Opens an experiment without a file, then calls `then`.
    void openUntitled(const Experiment& experiment, std::function<void()> then = {},
                      AskedBy by = AskedBy::User);
    void retranslate();

signals:
    /// Emitted when the user has opened an experiment.
    void opened();
    void lessonRequested(const QString& path);
    void failed(const seiche::FileError& error);

private:
    /// Returns false and reports the reason if locked.
    bool mayAskForFiles();
    bool isAtRisk(SceneKind scene, Asks asks) const;
    QAction* make(QAction* action, const QList<QKeySequence>& keys);
    void chooseFile();
    void chooseWhereToSave(std::function<void()> then);
    void chooseWhereToSaveSetUp();
    QFileDialog* dialogToSave(const QString& heading);
    void saveNow(std::function<void()> then);
    /// Saves, after a question if the file changed externally.
    void saveTo(const QString& path, const std::function<void()>& then);
    void askAboutOutside(const QString& path, const std::function<void()>& then);
    void saveNowTo(const QString& path, const std::function<void()>& then, Documents::Overwrite overwrite);
    void fillRecent();
    void keepChallenge();
    void nameUndo();

    Session& m_session;
    Documents& m_documents;
    QWidget* m_window;
    std::vector<QAction*> m_all;
};

} // namespace seiche
