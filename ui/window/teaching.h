// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "lesson/lesson.h"
#include "session/session.h"

#include <QByteArray>
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
class Header;
class LessonBrowser;
class LessonRun;
class Lock;
class Menus;
class TransportBar;

/// Lessons in the window: their dock, their actions, the panels a step asks for; the basic view for first
/// lessons; the lock for a class.
class Teaching : public QObject {
    Q_OBJECT

public:
    /// The parts of the window that it works with.
    struct WindowParts {
        QMainWindow& window;
        Session& session;
        Actions& actions;
        FileActions& files;
        Menus& menus;
        Header& header;
        TransportBar& transport;
        Banner& banner;
        std::vector<CardDock*> panels;
    };
    explicit Teaching(const WindowParts& parts);
    ~Teaching() override;

    LessonRun& run() const { return *m_run; }
    CardDock& card() const { return *m_dock; }
    void openLesson(const QString& idOrFile);
    void leave();
    /// Asks where to save the sheet for students of a built-in lesson.
    void saveSheetFor(const QString& lesson);
    void setCanvasPicture(std::function<QImage()> picture);

    void setLocked(bool locked);
    /// What is asked for before the lock opens by its keys; empty: nothing.
    void setLockWord(const QString& word);
    bool isLocked() const;
    /// Says in the banner that the program is locked.
    void sayLocked();

    /// Shows the panels that the view and the step ask for; to be called when others have shown or hidden some.
    void arrange();
    /// Takes up the view that was kept. To be called once the window has its docks in place.
    void restore();

signals:
    /// Those of the step; none without a lesson.
    void toolsNeeded(const std::vector<seiche::ToolNamed>& tools);
    /// The panels that were open before the lesson will be so again.
    void aboutToLeave();
    /// Typing is done: the canvas gets the keys again.
    void canvasWanted();

private:
    void connectActions();
    void chooseFile();
    void saveSheet();
    void savePage();
    void saveStudentSheet(const Lesson& lesson, const QString& opened);
    void printSheetNow();
    void showBrowser();
    void enableActions();
    void setBasic(bool basic);
    void onLessonChanged();
    void noteArrangement();
    void restoreArrangement();
    void onLockChanged(bool closed);
    void allowClass();
    /// Whether the step asks for it.
    bool isWanted(const CardDock& dock) const;
    bool isBeside(CardDock& dock) const;
    void widen();
    void showView();
    void showChip();
    QString sheetName(const QString& ending) const;

    WindowParts m_parts;
    LessonRun* m_run;
    CardDock* m_dock;
    Lock* m_lock;
    LessonBrowser* m_browser = nullptr;
    QByteArray m_docksBefore;                            ///< the arrangement without a lesson
    std::optional<std::vector<CardDock*>> m_cardsBefore; ///< those open on the stage without one
    QByteArray m_docksBeforeBasic;
};

} // namespace seiche
