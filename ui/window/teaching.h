// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "lesson/lesson.h"
#include "session/session.h"

#include <QImage>
#include <QObject>

#include <functional>
#include <optional>
#include <vector>

class QMainWindow;

namespace seiche {

class Actions;
class Banner;
class CardDock;
class FileActions;
class FirstLevel;
class Header;
class LessonBrowser;
class LessonRun;
class Lock;
class Menus;

/// Lessons in the window: their dock, actions and step panels, and the class lock.
class Teaching : public QObject {
    Q_OBJECT

public:
    /// The parts of the window that lessons use.
    struct WindowParts {
        QMainWindow& window;
        Session& session;
        Actions& actions;
        FileActions& files;
        Menus& menus;
        Header& header;
        Banner& banner;
        FirstLevel& firstLevel;
        std::vector<CardDock*> panels;
    };
    explicit Teaching(const WindowParts& parts);
    ~Teaching() override;

    LessonRun& run() const { return *m_run; }
    CardDock& card() const { return *m_dock; }
    void openLesson(const QString& idOrFile);
    void leave();
    /// Asks for a file name and saves the student sheet of a built-in lesson.
    void saveSheetFor(const QString& lesson);
    void setCanvasPicture(std::function<QImage()> picture);

    void setLocked(bool locked);
    /// Sets the password for unlocking. Empty if none.
    void setLockWord(const QString& word);
    bool isLocked() const;
    /// Reports in the banner that the program is locked.
    void reportLocked();

    /// Shows the panels that the view and the step require. Call after other code has changed the
    /// visible panels.
    void arrange();

signals:
    /// Emitted with the step's tools. Empty without a lesson.
    void toolsNeeded(const std::vector<seiche::ToolNamed>& tools);
    /// Emitted before the panels of a lesson are restored.
    void aboutToLeave();
    /// Emitted when typing ends and the canvas needs focus.
    void canvasFocusRequested();

private:
    void connectActions();
    void chooseFile();
    void saveSheet();
    void savePage();
    void saveStudentSheet(const Lesson& lesson, const QString& opened);
    void printSheetNow();
    void showBrowser();
    void enableActions();
    void onLessonChanged();
    void arrangeStage(const std::vector<CardDock*>& panels);
    void restoreStage();
    void onLockChanged(bool closed);
    void allowClass();
    /// Returns whether the current step requires this panel.
    bool isRequested(const CardDock& dock) const;
    void showView();
    void showChip();
    QString sheetName(const QString& ending) const;

    WindowParts m_parts;
    LessonRun* m_run;
    CardDock* m_dock;
    Lock* m_lock;
    LessonBrowser* m_browser = nullptr;
    std::optional<std::vector<CardDock*>>
        m_cardsBefore; ///< panels open in the projector view before the lesson
};

} // namespace seiche
