// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "session/session.h"

#include <QMainWindow>

#include <functional>
#include <optional>

class QToolBar;

namespace seiche {

class Actions;
class Banner;
class CentralPages;
class ClassInWindow;
class Teaching;
class DockArrangement;
class Documents;
class FileActions;
class FloorChoice;
class Header;
class Hints;
class KeepingWatch;
class LargeChart;
class Menus;
class Projection;
class RecordActions;
class ShareActions;
class Recovery;
class RecoveryNotice;
class SceneSteps;
class Sound;
class TransportBar;
struct ClassServerSettings;
struct ExperimentLink;
class Viewing;

/// The program's window.
///
/// It puts pages, docks and bars together and connects them; each of them does its own work.
class MainWindow : public QMainWindow {
    Q_OBJECT

public:
    explicit MainWindow(Session& session);
    ~MainWindow() override;

    /// Full screen, large type, strong colours, one panel; or back.
    void setProjector(bool on);
    Viewing& viewing() { return *m_viewing; }
    /// Opens one of the built-in experiments; says so when there is none of this name.
    void openPreset(const QString& id);
    /// Opens the file of an experiment or, with the ending .lesson, of a lesson; says what is wrong with it if
    /// it cannot.
    void openFile(const QString& path);
    /// Opens the experiment in a link; says what is wrong with it if it cannot. See `fileInLink`.
    void openLink(const QString& link);
    /// Opens a class of phones with what is open, with the settings that were used last; asks where it cannot.
    void openClass(const std::optional<ClassServerSettings>& settings);
    /// Opens a lesson: the id of a built-in one, or a file. Says what is wrong if it cannot.
    void openLesson(const QString& idOrFile);
    /// Students can work on what is open, and nothing else.
    void setLocked(bool locked);
    /// What is asked for before the lock opens by its keys; empty: nothing.
    void setLockWord(const QString& word);
    const Banner& banner() const;
    Documents& documents() { return *m_documents; }
    /// Says that a crash has left work behind, and offers to restore it. After `openPreset`, `openFile`,
    /// `openLink` or `openLesson` only the work on what was opened is offered; other work waits for a start
    /// without them. In a locked window nothing is offered until it is unlocked. Says in any case when nothing
    /// can be kept here.
    void offer(Recovery& recovery);
    /// Leaves theory, projector and lesson, and writes down what is remembered for the next start. Asks
    /// nothing, even when the window is locked: for the end of the program.
    void leave();

signals:
    /// The user has closed the window, and everything that had to be asked has been.
    void closed();

protected:
    void closeEvent(QCloseEvent* event) override;
    void changeEvent(QEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;
    bool focusNextPrevChild(bool next) override;

private:
    void makeBars();
    void makeTeaching();
    void connectView();
    void connectRun();
    void connectErrors();
    void connectClass();
    void showRun();
    void showStage();
    /// Theory and class have the whole window.
    enum class Page { Run, Theory, Class };
    void turnTo(Page page);
    void showClassSigns();
    /// Does something with the docks of the run, though another page may have their room.
    void arrange(const std::function<void()>& how);
    /// Sets up what a link of the theory asks for, and shows it.
    void tryOut(const ExperimentLink& link);
    /// A built-in experiment, chosen among the favourites or not: the next one is, too.
    void openFrom(const QString& id, bool favourites);
    void enableScenes();
    /// Not in a locked window, which says so.
    bool mayLeaveRun() const;
    void showTitle();
    void setSound(bool on);
    void restore();
    void remember();
    void retranslate();

    Session& m_session;
    Documents* m_documents;
    Actions* m_actions;
    FileActions* m_files;
    ShareActions* m_sharing;
    FloorChoice* m_floor;
    Hints* m_hints;
    Viewing* m_viewing;
    Sound* m_sound;
    RecoveryNotice* m_recoveryNotice;
    KeepingWatch* m_keeping;
    CentralPages* m_pages;
    DockArrangement* m_docks;
    LargeChart* m_lab;
    ClassInWindow* m_class;
    RecordActions* m_record = nullptr;
    Menus* m_menus = nullptr;
    Header* m_header = nullptr;
    TransportBar* m_transport = nullptr;
    QToolBar* m_bar = nullptr;
    QWidget* m_shelf = nullptr; ///< the transport's place in the bar
    Teaching* m_teaching = nullptr;
    Projection* m_projection = nullptr;
    SceneSteps* m_scenes = nullptr;
    Page m_page = Page::Run;
    bool m_mayClose = false;  ///< nothing is lost, or the user has said so
    bool m_hasOpened = false; ///< an experiment or a lesson was asked for
};

} // namespace seiche
