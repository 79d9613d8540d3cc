// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "window/actions.h"

#include "canvas/picture_settings.h"
#include "canvas/string_display_actions.h"
#include "canvas/theory_lines.h"
#include "canvas/view_names.h"
#include "objects/formula_dialog.h"
#include "objects/instruments.h"
#include "objects/object_actions.h"
#include "objects/sources.h"
#include "widgets/set_available.h"

#include <QWidget>

namespace seiche {

Actions::Actions(Session& session, QWidget* window)
    : QObject(window), m_session(session), m_stringShows(StringDisplayActions::of(session)),
      m_objects(ObjectActions::of(session)), m_window(window) {
    browse = make({QKeySequence(QStringLiteral("Ctrl+B"))});
    nextScene = make({QKeySequence(Qt::Key_PageDown)});
    nextScene->setObjectName(QStringLiteral("nextScene"));
    previousScene = make({QKeySequence(Qt::Key_PageUp)});
    previousScene->setObjectName(QStringLiteral("previousScene"));
    restart = make({QKeySequence(QStringLiteral("Ctrl+R"))});
    reset = make({QKeySequence(QStringLiteral("Ctrl+Shift+R"))});
    settings = make({QKeySequence(QStringLiteral("Ctrl+,"))});
    quit = make({QKeySequence(QStringLiteral("Ctrl+Q"))});
    tap = make({QKeySequence(Qt::Key_Space)});
    play = make({QKeySequence(Qt::Key_P), QKeySequence(Qt::Key_K)}, true);
    step = make({QKeySequence(Qt::Key_Period)});
    slow = make({QKeySequence(Qt::Key_S)}, true);
    slower = make({QKeySequence(Qt::Key_BracketLeft)});
    faster = make({QKeySequence(Qt::Key_BracketRight)});
    realSpeed = make({QKeySequence(Qt::Key_Backspace)});
    stringPage = make({QKeySequence(QStringLiteral("Ctrl+1"))}, true);
    poolPage = make({QKeySequence(QStringLiteral("Ctrl+2"))}, true);
    theoryPage = make({QKeySequence(QStringLiteral("Ctrl+3"))}, true);
    classPage = make({QKeySequence(QStringLiteral("Ctrl+4"))}, true);
    projector = make({QKeySequence(Qt::Key_F11)}, true);
    cards = make({QKeySequence(Qt::Key_V)}, true);
    cards->setObjectName(QStringLiteral("cards"));
    cards->setChecked(true);
    setAvailable(cards, false);
    fullScreen = make({QKeySequence(QStringLiteral("Shift+F11"))}, true);
    larger = make({QKeySequence(Qt::Key_Plus), QKeySequence(Qt::Key_Equal)});
    smaller = make({QKeySequence(Qt::Key_Minus)});
    fit = make({QKeySequence(Qt::Key_0)});
    ownFloor = make();
    tiledFloor = make();
    computingSpeed = make({QKeySequence(QStringLiteral("Ctrl+I"))}, true);
    for (const auto& [view, word] : EnumNames<PoolView>::all) {
        const int key = Qt::Key_1 + static_cast<int>(m_views.size());
        m_views.push_back({view, make({QKeySequence(key)}, true)});
    }
    levelLines = make({QKeySequence(Qt::Key_L)}, true);
    crossSection = make({QKeySequence(Qt::Key_X)}, true);
    for (const auto& [overlay, key] : {std::pair<Overlay, int>{Overlay::Fronts, Qt::Key_F},
                                       {Overlay::Maxima, Qt::Key_M},
                                       {Overlay::Rays, Qt::Key_Y},
                                       {Overlay::Circle, Qt::Key_C},
                                       {Overlay::Modes, Qt::Key_N},
                                       {Overlay::Flow, Qt::SHIFT | Qt::Key_F},
                                       {Overlay::Streamlines, Qt::SHIFT | Qt::Key_S}})
        m_theoryLines.push_back({overlay, make({QKeySequence(key)}, true)});
    workbench = make({QKeySequence(Qt::Key_F9)}, true);
    lessons = make({QKeySequence(QStringLiteral("Ctrl+L"))});
    lessonFile = make();
    previousStep = make({QKeySequence(Qt::Key_PageUp)});
    nextStep = make({QKeySequence(Qt::Key_PageDown)});
    hint = make({QKeySequence(Qt::Key_H)});
    answer = make({QKeySequence(Qt::Key_E)});
    stepAgain = make({QKeySequence(Qt::Key_F5)});
    lessonAnew = make();
    workSheet = make({QKeySequence(QStringLiteral("Ctrl+Shift+W"))});
    workSheetPage = make();
    printWorkSheet = make();
    studentSheet = make();
    printStudentSheet = make();
    leaveLesson = make();
    lock = make({QKeySequence(QStringLiteral("Ctrl+Alt+Shift+L"))}, true);
    lock->setAutoRepeat(false);
    lockWithWord = make();
    largeChart = make({QKeySequence(Qt::Key_B)}, true);
    dampings = make();
    challenge = make();
    for (QAction* action : m_objects.all()) {
        m_window->addAction(action);
        m_all.push_back(action);
    }
    stopwatch = make({QKeySequence(Qt::Key_W)});
    resetStopwatch = make({QKeySequence(QStringLiteral("Shift+W"))});
    freeze = make({QKeySequence(Qt::Key_Z)}, true);
    beads = make({}, true);
    sendPulse = make({QKeySequence(Qt::Key_I)});
    formula = make();
    quickStart = make();
    teachersGuide = make();
    lessonPlans = make();
    inBrowser = make();
    classGuide = make();
    panelGuide = make();
    keys = make({QKeySequence(Qt::Key_F1)});
    about = make();

    // A held key must trigger only one tap.
    for (QAction* once : {tap,        play,      slow,      restart,        reset,         projector,    cards,
                          fullScreen, workbench, nextStep,  nextScene,      previousScene, previousStep, hint,
                          stepAgain,  lock,      stopwatch, resetStopwatch, freeze,        sendPulse})
        once->setAutoRepeat(false);

    QActionGroup* pages = new QActionGroup(this);
    for (QAction* page : {stringPage, poolPage, theoryPage, classPage}) pages->addAction(page);
    QActionGroup* views = new QActionGroup(this);
    PictureSettings& picture = PictureSettings::current();
    for (const ViewAction& each : m_views) {
        views->addAction(each.action);
        connect(each.action, &QAction::triggered, this,
                [&picture, view = each.view] { picture.setView(view); });
    }
    connect(levelLines, &QAction::triggered, this, [&picture](bool on) {
        PoolLook look = picture.poolLook();
        look.levelLines = on;
        picture.setLook(look);
    });
    connect(crossSection, &QAction::triggered, this, [&picture](bool on) {
        Section section = picture.section();
        section.shown = on;
        picture.setSection(section);
    });
    const auto showPicture = [this, &picture] {
        for (const ViewAction& each : m_views) each.action->setChecked(each.view == picture.poolLook().view);
        levelLines->setChecked(picture.poolLook().levelLines);
        crossSection->setChecked(picture.section().shown);
    };
    connect(&picture, &PictureSettings::changed, this, showPicture);
    showPicture();

    TheoryLines& lines = TheoryLines::of(session);
    for (const TheoryAction& each : m_theoryLines)
        connect(each.action, &QAction::triggered, &lines,
                [&lines, overlay = each.overlay](bool on) { lines.set(overlay, on); });
    const auto showTheory = [this, &lines] {
        for (const TheoryAction& each : m_theoryLines) each.action->setChecked(lines.isOn(each.overlay));
    };
    connect(&lines, &TheoryLines::changed, this, showTheory);
    showTheory();

    connect(stopwatch, &QAction::triggered, &session, [&session] { Instruments(session).startOrStopWatch(); });
    connect(resetStopwatch, &QAction::triggered, &session, [&session] { Instruments(session).resetWatch(); });
    connect(beads, &QAction::triggered, &session, [&session](bool on) { Instruments(session).setBeads(on); });
    const auto showInstruments = [this, &session] {
        const Instruments instruments(session);
        freeze->setChecked(instruments.isFrozen());
        beads->setChecked(instruments.hasBeads());
        offer();
    };
    connect(sendPulse, &QAction::triggered, &session, [&session] { Sources(session).sendPulse(); });
    connect(formula, &QAction::triggered, this, [this] { FormulaDialog::open(m_session, m_window); });
    connect(freeze, &QAction::triggered, &session, [&session, showInstruments](bool on) {
        Instruments(session).setFrozen(on);
        showInstruments(); // an exploded run keeps its state
    });
    connect(&session, &Session::settingsChanged, this, showInstruments);
    connect(&session, &Session::runReplaced, this, showInstruments);
    showInstruments();

    play->setChecked(session.isPlaying());
    connect(&session, &Session::playingChanged, play, &QAction::setChecked);
    connect(play, &QAction::triggered, &session, &Session::setPlaying);
    connect(step, &QAction::triggered, &session, &Session::step);
    connect(tap, &QAction::triggered, &session, &Session::tap);
    connect(restart, &QAction::triggered, &session, &Session::restart);
    connect(reset, &QAction::triggered, &session, &Session::reset);
    connect(quit, &QAction::triggered, window, &QWidget::close);
    retranslate();
}

QAction* Actions::make(const QList<QKeySequence>& shortcuts, bool checkable) {
    QAction* action = new QAction(this);
    action->setShortcuts(shortcuts);
    action->setCheckable(checkable);
    action->setIconVisibleInMenu(false);
    // Added to the window itself so that the shortcut works even if every menu is hidden.
    m_window->addAction(action);
    m_all.push_back(action);
    return action;
}

void Actions::setRunShown(bool shown) {
    m_runShown = shown;
    offer();
    m_objects.setShown(shown);
}

void Actions::offer() {
    for (QAction* action :
         {restart, reset, tap, play, step, slow, slower, faster, realSpeed, larger, smaller, fit, largeChart,
          dampings, challenge, computingSpeed, stopwatch, resetStopwatch, formula})
        setAvailable(action, m_runShown);
    const bool onString = m_session.scene() == SceneKind::String;
    for (QAction* action : {freeze, beads}) setAvailable(action, m_runShown && onString);
    setAvailable(sendPulse, m_runShown && Sources(m_session).generator());
}

void Actions::retranslate() {
    browse->setText(tr("Bro&wse examples…"));
    nextScene->setText(tr("&Next example"));
    previousScene->setText(tr("&Previous example"));
    restart->setText(tr("&Restart"));
    restart->setToolTip(tr("Restart with the current settings"));
    reset->setText(tr("Reset e&verything"));
    reset->setToolTip(tr("Restore the experiment as it was when opened"));
    settings->setText(tr("Sett&ings…"));
    settings->setToolTip(tr("Language, text size, colours, sound and projector"));
    quit->setText(tr("&Quit"));
    tap->setText(tr("T&ap"));
    play->setText(tr("&Play"));
    play->setToolTip(tr("Play or pause"));
    step->setText(tr("&Step forward"));
    step->setToolTip(tr("One step forward"));
    slow->setText(tr("Sl&ow motion (×0.25)"));
    slow->setIconText(tr("×0.25"));
    slow->setToolTip(tr("Slow motion: ¼ speed"));
    slower->setText(tr("S&lower"));
    faster->setText(tr("&Faster"));
    realSpeed->setText(tr("&Normal speed (×1)"));
    stringPage->setText(tr("String"));
    poolPage->setText(tr("Pool"));
    theoryPage->setText(tr("Theory"));
    classPage->setText(tr("Class"));
    projector->setText(tr("&Projector"));
    projector->setIconText(tr("Projector F11"));
    projector->setToolTip(tr("Projector mode: full screen, large text, strong colours"));
    cards->setText(tr("Show pan&els"));
    cards->setToolTip(tr("Shows or hides all panels on the projector"));
    fullScreen->setText(tr("&Full screen"));
    larger->setText(tr("M&agnify waves"));
    smaller->setText(tr("S&hrink waves"));
    fit->setText(tr("Fit &waves to window"));
    ownFloor->setText(tr("Ch&oose floor picture…"));
    tiledFloor->setText(tr("T&iled floor"));
    computingSpeed->setText(tr("&Show performance"));
    computingSpeed->setToolTip(tr("Shows steps, frames and cells per second below the canvas"));
    for (const ViewAction& each : m_views) {
        each.action->setText(nameOf(each.view));
        each.action->setToolTip(descriptionOf(each.view));
    }
    levelLines->setText(tr("&Contour lines"));
    levelLines->setToolTip(tr("Lines of equal height"));
    crossSection->setText(tr("Cross-section"));
    crossSection->setToolTip(tr("The heights along a line that you can drag"));
    for (const TheoryAction& each : m_theoryLines) {
        each.action->setText(nameOf(each.overlay));
        each.action->setToolTip(descriptionOf(each.overlay));
    }
    m_stringShows.retranslate();
    workbench->setText(tr("Work&bench"));
    workbench->setToolTip(tr("Shows all panels and tools"));
    lessons->setText(tr("&Lessons…"));
    lessonFile->setText(tr("Open lesson &file…"));
    previousStep->setText(tr("&Previous step"));
    previousStep->setIconText(tr("Back"));
    nextStep->setText(tr("&Next step"));
    nextStep->setIconText(tr("Next"));
    answer->setText(tr("Enter ans&wer"));
    hint->setText(tr("Show &hint"));
    hint->setIconText(tr("Hint"));
    stepAgain->setText(tr("Repea&t this step"));
    lessonAnew->setText(tr("Rest&art lesson"));
    workSheet->setText(tr("Save results as P&DF…"));
    workSheet->setIconText(tr("Save results…"));
    workSheetPage->setText(tr("Save results as web pa&ge…"));
    printWorkSheet->setText(tr("P&rint results…"));
    studentSheet->setText(tr("&Student worksheet…"));
    printStudentSheet->setText(tr("Print st&udent worksheet…"));
    leaveLesson->setText(tr("&Exit lesson"));
    leaveLesson->setIconText(tr("Exit", "the lesson"));
    lock->setText(tr("Lo&ck window"));
    lockWithWord->setText(tr("Loc&k with password…"));
    largeChart->setText(tr("Large &resonance chart"));
    dampings->setText(tr("&Compare damping"));
    challenge->setText(tr("Challenge: an &unknown string"));
    m_objects.retranslate();
    stopwatch->setText(tr("Start/stop stop&watch"));
    resetStopwatch->setText(tr("R&eset stopwatch"));
    freeze->setText(tr("&Keep trace"));
    freeze->setToolTip(tr("Keeps a dashed copy of the current shape for comparison"));
    beads->setText(tr("Show beads"));
    beads->setToolTip(tr("Draws a bead on every tenth point"));
    sendPulse->setText(tr("Send pulse"));
    sendPulse->setToolTip(tr("Triggers the selected pulse generator, or the one added last"));
    formula->setText(tr("Se&t shape from formula…"));
    formula->setToolTip(
        tr("Sets heights, wave speed or source signals from a formula, a drawn curve or a picture"));
    quickStart->setText(tr("&Quick start"));
    teachersGuide->setText(tr("&Teacher's guide"));
    lessonPlans->setText(tr("&Lesson plans"));
    inBrowser->setText(tr("Seiche in a &browser"));
    classGuide->setText(tr("Using &phones in class"));
    panelGuide->setText(tr("Pan&els"));
    keys->setText(tr("&Keyboard and mouse"));
    about->setText(tr("&About Seiche"));
}

} // namespace seiche

#include "moc_actions.cpp"
