// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/overlay.h"
#include "session/session.h"
#include "show/pool_picture.h"

#include <QAction>
#include <QActionGroup>

#include <vector>

namespace seiche {

class ObjectActions;
class StringDisplayActions;

/// All actions with a key or menu entry, except a canvas's own keys. Actions that change the run do
/// so themselves; the window connects `triggered` of the others.
class Actions : public QObject {
    Q_OBJECT

public:
    Actions(Session& session, QWidget* window);

    // Experiment
    QAction* browse;
    QAction* nextScene;     ///< see `SceneSteps`
    QAction* previousScene; ///< see `SceneSteps`
    QAction* restart;
    QAction* reset;
    QAction* settings;
    QAction* quit;
    // Run
    QAction* tap;
    QAction* play; ///< checked while playing
    QAction* step;
    QAction* slow; ///< checkable; implemented by the transport bar
    QAction* slower;
    QAction* faster;
    QAction* realSpeed;
    // View
    QAction* stringPage;
    QAction* poolPage;
    QAction* theoryPage;
    QAction* classPage; ///< invisible if no class of phones is open
    QAction* projector;
    QAction* cards; ///< checkable; shows the panels in the projector view, only available there
    QAction* fullScreen;
    QAction* larger;
    QAction* smaller;
    QAction* fit;
    QAction* computingSpeed;
    QAction* ownFloor;
    QAction* tiledFloor;
    QAction* crossSection; ///< checkable
    QAction* levelLines;   ///< checkable
    /// A checkable theory overlay of the pool.
    struct TheoryAction {
        Overlay overlay;
        QAction* action;
    };
    const std::vector<TheoryAction>& theoryLines() const { return m_theoryLines; }
    /// Display options of the string canvas.
    const StringDisplayActions& stringShows() const { return m_stringShows; }
    QAction* workbench; ///< checkable; saved in the settings
    // Lessons
    QAction* lessons;
    QAction* lessonFile;
    QAction* previousStep;
    QAction* nextStep;
    QAction* hint;
    QAction* answer; ///< moves the focus to the question of the step
    QAction* stepAgain;
    QAction* lessonAnew;
    QAction* workSheet;     ///< as PDF
    QAction* workSheetPage; ///< as a web page
    QAction* printWorkSheet;
    QAction* studentSheet; ///< as PDF
    QAction* printStudentSheet;
    QAction* leaveLesson;
    QAction* lock; ///< checkable; only its shortcut unlocks
    QAction* lockWithWord;
    QAction* largeChart; ///< checkable
    QAction* dampings;
    QAction* challenge;
    /// Editing actions for objects.
    ObjectActions& objects() const { return m_objects; }
    // Instruments
    QAction* stopwatch;
    QAction* resetStopwatch;
    QAction* freeze; ///< checkable; string only
    QAction* beads;  ///< checkable; string only
    QAction* sendPulse;
    QAction* formula; ///< formula of the shown run
    // Help
    QAction* quickStart;
    QAction* teachersGuide;
    QAction* lessonPlans;
    QAction* inBrowser;
    QAction* classGuide;
    QAction* panelGuide;
    QAction* keys;
    QAction* about;

    /// The pool views. The selected view is checked.
    struct ViewAction {
        PoolView view;
        QAction* action;
    };
    const std::vector<ViewAction>& poolViews() const { return m_views; }

    /// Sets whether the run is visible. It is not, e.g., while the theory page is open; the actions
    /// that need it then disappear from the menus, and their keys have no effect.
    void setRunShown(bool shown);
    /// All actions, in menu order.
    const std::vector<QAction*>& all() const { return m_all; }
    void retranslate();

private:
    /// Makes the actions available that suit the page and the medium.
    void offer();
    QAction* make(const QList<QKeySequence>& keys = {}, bool checkable = false);

    Session& m_session;
    StringDisplayActions& m_stringShows;
    ObjectActions& m_objects;
    QWidget* m_window;
    std::vector<QAction*> m_all;
    std::vector<ViewAction> m_views;
    std::vector<TheoryAction> m_theoryLines;
    bool m_runShown = true;
};

} // namespace seiche
