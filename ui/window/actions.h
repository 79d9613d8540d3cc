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
class StringShows;

/// Everything that can be done by a key or from a menu, apart from a canvas's own keys.
///
/// Those that change the run do so themselves; for the others the window connects `triggered`.
class Actions : public QObject {
    Q_OBJECT

public:
    Actions(Session& session, QWidget* window);

    // Experiment
    QAction* browse;
    QAction* nextScene;     ///< see SceneSteps
    QAction* previousScene; ///< the same
    QAction* restart;
    QAction* reset;
    QAction* quit;
    // Run
    QAction* tap;
    QAction* play; ///< checked while playing
    QAction* step;
    QAction* slow; ///< checkable; the transport bar does it
    QAction* slower;
    QAction* faster;
    QAction* realSpeed;
    // View
    QAction* stringPage;
    QAction* poolPage;
    QAction* theoryPage;
    QAction* classPage; ///< invisible while there is no class of phones
    QAction* dark;
    QAction* light;
    QAction* projector;
    QAction* cards; ///< checkable: the cards on the projector are shown
    QAction* fullScreen;
    QAction* larger;
    QAction* smaller;
    QAction* fit;
    QAction* computingSpeed;
    QAction* ownFloor;
    QAction* tiledFloor;
    QAction* crossSection; ///< checkable
    QAction* levelLines;   ///< checkable
    /// What theory draws over the pool, checkable.
    struct TheoryAction {
        Overlay overlay;
        QAction* action;
    };
    const std::vector<TheoryAction>& theoryLines() const { return m_theoryLines; }
    /// What the canvas of a string shows.
    const StringShows& stringShows() const { return m_stringShows; }
    QAction* basicView; ///< checkable; kept
    // Lessons
    QAction* lessons;
    QAction* lessonFile;
    QAction* previousStep;
    QAction* nextStep;
    QAction* hint;
    QAction* answer; ///< the focus goes to the question of the step
    QAction* stepAgain;
    QAction* lessonAnew;
    QAction* workSheet;     ///< as PDF
    QAction* workSheetPage; ///< as a web page
    QAction* printWorkSheet;
    QAction* studentSheet; ///< as PDF
    QAction* printStudentSheet;
    QAction* leaveLesson;
    QAction* lock; ///< checkable; only its keys open the lock
    QAction* lockWithWord;
    QAction* largeChart; ///< checkable
    QAction* dampings;
    QAction* challenge;
    QAction* sound; ///< invisible where the program can make none
    /// What is done to objects in the pool and on the string.
    ObjectActions& objects() const { return m_objects; }
    // Instruments
    QAction* stopwatch;
    QAction* resetStopwatch;
    QAction* freeze; ///< checkable; of a string
    QAction* beads;  ///< checkable; of a string
    QAction* sendPulse;
    QAction* formula; ///< of what is shown
    // Help
    QAction* quickStart;
    QAction* teachersGuide;
    QAction* lessonPlans;
    QAction* inBrowser;
    QAction* classGuide;
    QAction* panelGuide;
    QAction* keys;
    QAction* about;

    /// The pictures of the pool; the chosen one is checked.
    struct ViewAction {
        PoolView view;
        QAction* action;
    };
    const std::vector<ViewAction>& poolViews() const { return m_views; }

    /// Those that act on the shown run have nothing to act on while the theory is read.
    void setRunShown(bool shown);
    /// All of them, in the order of the menus.
    const std::vector<QAction*>& all() const { return m_all; }
    void retranslate();

private:
    QAction* make(const QList<QKeySequence>& keys = {}, bool checkable = false);

    Session& m_session;
    StringShows& m_stringShows;
    ObjectActions& m_objects;
    QWidget* m_window;
    std::vector<QAction*> m_all;
    std::vector<ViewAction> m_views;
    std::vector<TheoryAction> m_theoryLines;
};

} // namespace seiche
