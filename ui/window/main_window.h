// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "session.h"

#include <QMainWindow>

#include <vector>

class QStackedWidget;

namespace seiche {

class Actions;
class Banner;
class BigLab;
class CardDock;
class Classroom;
class ComputingSpeed;
class Documents;
class FileActions;
class FloorChoice;
class Header;
class Hints;
class KeyGuide;
class Menus;
class PoolCanvas;
class PresetBrowser;
class PoolPage;
class RecordActions;
class Recovery;
class RecoveryNotice;
class ResonancePanel;
class Sound;
class StringCanvas;
class TheoryPage;
class TimelineBar;
class TransportBar;
struct ExperimentLink;
class Viewing;

/// The program's window. It puts canvases, docks and bars together and does nothing else.
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
    /// Opens the file of an experiment or, with the ending .lesson, of a lesson; says what is wrong with it if it cannot.
    void openFile(const QString& path);
    /// Opens a lesson: the id of a built-in one, or a file. Says what is wrong if it cannot.
    void openLesson(const QString& idOrFile);
    /// Students can work on what is open, and nothing else.
    void setLocked(bool locked);
    const Banner& banner() const { return *m_banner; }
    Documents& documents() { return *m_documents; }
    /// Says that a crash has left work behind, and offers to restore it. Not in a lesson or a locked window: what was found waits
    /// for the next start.
    void offer(Recovery& recovery);
    /// Leaves theory, projector and lesson, and writes down what is remembered for the next start. Asks nothing, even when the window is
    /// locked: for the end of the program.
    void leave();

signals:
    /// The user has closed the window, and everything that had to be asked has been.
    void closed();

protected:
    void closeEvent(QCloseEvent* event) override;
    void changeEvent(QEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;
    void dragEnterEvent(QDragEnterEvent* event) override;
    void dropEvent(QDropEvent* event) override;

private:
    void makePages();
    void makeDocks();
    /// A panel of the pool shares the place of the resonance lab, so that the canvas keeps its room.
    void moveToLab(CardDock* dock);
    /// A panel that is not open at first shares its side with others of its kind as tabs.
    void openExtra(CardDock* dock);
    void nameTabs();
    void makeBars();
    void makeClassroom();
    void connectActions();
    void showPage();
    /// The theory has the whole window; or back to the run.
    void setReading(bool on);
    /// Sets up what a link of the theory asks for, and shows it.
    void tryOut(const ExperimentLink& link);
    void showTitle();
    void stackDocksForLowWindow();
    void shareDockHeights();
    /// On a projector one panel is shown, the lowest that was open.
    void arrangeForProjector(bool on);
    void setSound(bool on);
    void showAlone(CardDock* dock);
    /// In large type the panels at the right share one place as tabs.
    void arrangeForTextSize(double factor);
    void zoom(double factor);
    void fit();
    /// The lab in large over most of the canvas; made when it is first wanted.
    BigLab* showBigLab(bool on);
    void restore();
    void remember();
    void retranslate();

    Session& m_session;
    Documents* m_documents;
    Actions* m_actions;
    FileActions* m_files;
    FloorChoice* m_floor;
    RecordActions* m_record = nullptr;
    Hints* m_hints;
    QStackedWidget* m_pages = nullptr;
    StringCanvas* m_string = nullptr;
    PoolPage* m_poolPage = nullptr;
    PoolCanvas* m_pool = nullptr; ///< on its page
    TheoryPage* m_theory = nullptr;
    TimelineBar* m_timeline = nullptr;
    Banner* m_banner = nullptr;
    RecoveryNotice* m_recoveryNotice = nullptr;
    ComputingSpeed* m_speed = nullptr;
    std::vector<CardDock*> m_docks;
    std::vector<CardDock*> m_extras; ///< those that are not open at first
    Header* m_header = nullptr;
    ResonancePanel* m_resonance = nullptr;
    CardDock* m_resonanceDock = nullptr;
    bool m_resonanceWasOpen = false; ///< before the lab in large took its place
    BigLab* m_bigLab = nullptr;
    TransportBar* m_transport = nullptr;
    Menus* m_menus = nullptr;
    KeyGuide* m_keyGuide = nullptr;
    PresetBrowser* m_browser = nullptr;
    Classroom* m_classroom = nullptr;
    bool m_mayClose = false; ///< nothing is lost, or the user has said so
    Viewing* m_viewing = nullptr;
    Sound* m_sound = nullptr;
    QByteArray m_docksBeforeProjector;
    bool m_reading = false;
    QByteArray m_docksBeforeReading;
    QByteArray m_docksBeforeLargeType;
    bool m_largeType = false;
};

} // namespace seiche
