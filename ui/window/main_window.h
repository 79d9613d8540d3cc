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
class ControlColumn;
class Desk;
class Documents;
class FileActions;
class FirstLevel;
class FloorChoice;
class Header;
class Hints;
class StorageMonitor;
class LargeChart;
class Menus;
class Projection;
class RecordActions;
class ShareActions;
class Recovery;
class RecoveryNotice;
class SceneSteps;
class SettingsDialog;
class Sound;
class TransportBar;
struct ClassServerSettings;
struct ExperimentLink;
class Viewing;

/// The main window. Assembles and connects pages, docks and bars, which do their own work.
class MainWindow : public QMainWindow {
    Q_OBJECT

public:
    explicit MainWindow(Session& session);
    ~MainWindow() override;

    /// Switches full screen, large type, strong colours and a single panel on or off.
    void setProjector(bool on);
    Viewing& viewing() { return *m_viewing; }
    /// Opens an example, or reports an unknown id.
    void openPreset(const QString& id);
    /// Opens an experiment file or, with the suffix .lesson, a lesson file. Reports problems in the
    /// banner.
    void openFile(const QString& path);
    /// Opens the experiment in a link. See `fileInLink`.
    void openLink(const QString& link);
    /// Opens a class of phones for the open experiment, with the last settings. Asks for settings
    /// on failure.
    void openClass(const std::optional<ClassServerSettings>& settings);
    /// Opens a lesson by its built-in id or its file, or reports the problem.
    void openLesson(const QString& idOrFile);
    /// Restricts students to the open run.
    void setLocked(bool locked);
    /// Sets the password for unlocking. Empty if none.
    void setLockWord(const QString& word);
    const Banner& banner() const;
    Documents& documents() { return *m_documents; }
    /// Reports work left by a crash and offers to restore it. After `openPreset`, `openFile`,
    /// `openLink` or `openLesson` only work on the opened experiment is offered; the rest waits for
    /// a start without them. A locked window offers nothing until unlocked. Always reports if work
    /// cannot be saved here.
    void offer(Recovery& recovery);
    /// Leaves theory, projector view and lesson, and saves the settings for the next start. Asks no
    /// question, even if locked: for the end of the program.
    void leave();

signals:
    /// Emitted when the window was closed after all questions.
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
    /// Shows why a run of the session with this scheme exploded.
    void explainStability(Scheme scheme);
    void setWorkbench(bool on);
    /// The pages of the window. Theory and class hide the docks.
    enum class Page { Run, Theory, Class };
    void turnTo(Page page);
    void showClassSigns();
    /// Shows the actions and menus that suit the page, the medium and the lesson.
    void showActions();
    /// Applies `how` to the docks of the run, even if a different page is shown.
    void arrange(const std::function<void()>& how);
    /// Opens an experiment linked in the theory.
    void tryOut(const ExperimentLink& link);
    /// Opens an example, optionally restricting steps to favourites.
    void openFrom(const QString& id, bool favourites);
    void enableScenes();
    /// Returns false and reports the reason if locked.
    bool mayLeaveRun() const;
    void showTitle();
    void showSettings();
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
    StorageMonitor* m_keeping;
    CentralPages* m_pages;
    DockArrangement* m_docks;
    LargeChart* m_lab;
    ClassInWindow* m_class;
    ControlColumn* m_column;
    Desk* m_desk;
    FirstLevel* m_firstLevel = nullptr;
    RecordActions* m_record = nullptr;
    Menus* m_menus = nullptr;
    Header* m_header = nullptr;
    TransportBar* m_transport = nullptr;
    QToolBar* m_bar = nullptr;
    QWidget* m_shelf = nullptr; ///< placeholder of the transport in the bar
    Teaching* m_teaching = nullptr;
    Projection* m_projection = nullptr;
    SceneSteps* m_scenes = nullptr;
    SettingsDialog* m_settings = nullptr; ///< created when first shown
    Page m_page = Page::Run;
    bool m_mayClose = false;  ///< no unsaved work, or the user has confirmed
    bool m_hasOpened = false; ///< an experiment or a lesson was requested
};

} // namespace seiche
