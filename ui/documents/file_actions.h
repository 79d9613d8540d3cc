// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "documents/documents.h"

#include <QAction>
#include <QMenu>

#include <functional>

class QFileDialog;

namespace seiche {

/// Open, save, the files used last, undo and redo, with the questions they ask.
///
/// No question stops the program: the answer comes as an event.
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

    /// What is worth a question: only work on files, or untitled work too. Opening another built-in experiment
    /// does not ask about sliders that were moved in the last one; closing the window does.
    enum class Asks { ForFiles, ForAll };
    bool isSafe(const std::vector<SceneKind>& scenes, Asks asks) const;
    /// Does `then` at once, or after asking when work on these runs would be lost; not at all when the answer
    /// is no.
    void whenSafe(const std::vector<SceneKind>& scenes, Asks asks, std::function<void()> then);
    /// Opens an experiment file, after the question; for a lesson it emits `lessonWanted`.
    void openFile(const QString& path);
    /// Opens what belongs to no file, after the question; then, when it is open, does `then`.
    void openUntitled(const Experiment& experiment, std::function<void()> then = {},
                      AskedBy by = AskedBy::User);
    void retranslate();

signals:
    /// The user has opened something: it is shown now.
    void opened();
    void lessonWanted(const QString& path);
    void failed(const seiche::FileError& error);

private:
    /// Says so in a locked window.
    bool mayAskForFiles();
    bool isAtRisk(SceneKind scene, Asks asks) const;
    QAction* make(QAction* action, const QList<QKeySequence>& keys);
    void chooseFile();
    void chooseWhereToSave(std::function<void()> then);
    void chooseWhereToSaveSetUp();
    QFileDialog* dialogToSave(const QString& heading);
    void saveNow(std::function<void()> then);
    /// Saves, after a question when somebody else has written the file meanwhile.
    void saveTo(const QString& path, const std::function<void()>& then);
    void askAboutOutside(const QString& path, const std::function<void()>& then);
    void saveNowTo(const QString& path, const std::function<void()>& then, Documents::Overwrite overwrite);
    void fillRecent();
    void keepSecret();
    void nameUndo();

    Session& m_session;
    Documents& m_documents;
    QWidget* m_window;
    std::vector<QAction*> m_all;
};

} // namespace seiche
