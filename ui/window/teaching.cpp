// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "window/teaching.h"

#include "documents/documents.h"
#include "documents/file_actions.h"
#include "files/input_file.h"
#include "files/json_value.h"
#include "files/lesson_file.h"
#include "files/lessons.h"
#include "lab/save_dialog.h"
#include "lessons/lesson_browser.h"
#include "lessons/lesson_panel.h"
#include "lessons/lesson_words.h"
#include "lessons/student_paper.h"
#include "lessons/work_sheet.h"
#include "lock/class_lock.h"
#include "panels/panel.h"
#include "stage/card_dock.h"
#include "theme/theme.h"
#include "widgets/save_place.h"
#include "widgets/write_whole.h"
#include "window/actions.h"
#include "window/banner.h"
#include "window/header.h"
#include "window/lock.h"
#include "window/menus.h"
#include "window/transport_bar.h"
#include "wording/problems.h"

#include <QFile>
#include <QFileDialog>
#include <QFileInfo>
#include <QMainWindow>

#include <algorithm>
#include <array>

namespace seiche {

namespace {

constexpr int lessonArrangement = 1;
constexpr double lessonDockWidth = 350;
constexpr double lessonLargeType = 1.4;
/// Minimum window width for lesson, canvas and panels side by side, in pixels at scale 1.
constexpr double roomForTwoSides = 800.0;
constexpr double largeShare = 0.5;

/// Returns the dock name of a panel: the panel's name in the file plus "PanelDock".
QString dockName(PanelNamed panel) {
    const std::string_view word = panel == PanelNamed::Objects ? "things" : toString(panel);
    return QString::fromUtf8(word.data(), qsizetype(word.size())) + QStringLiteral("PanelDock");
}

/// Returns the name of a lesson: an id, or a file name without folder.
QString fileNameOf(const QString& idOrFile) { return QFileInfo(idOrFile).fileName(); }

Panel::RequiredControls askedForIn(const Step& step) {
    if (!step.check) return {};
    return {parametersIn(*step.check), comparisonSchemesIn(*step.check)};
}

} // namespace

Teaching::Teaching(const WindowParts& parts)
    : QObject(&parts.window), m_parts(parts), m_run(new LessonRun(parts.session, this)), m_lock(nullptr) {
    const Actions& a = parts.actions;
    a.hint->setObjectName(QStringLiteral("lessonHint"));
    a.nextStep->setObjectName(QStringLiteral("lessonNext"));
    a.previousStep->setObjectName(QStringLiteral("lessonPrevious"));
    a.workSheet->setObjectName(QStringLiteral("lessonSheet"));
    auto* panel = new LessonPanel(parts.session, *m_run, {a.previousStep, a.nextStep, a.hint, a.workSheet});
    m_dock = new CardDock(panel, &parts.window);
    connect(panel, &LessonPanel::canvasFocusRequested, this, &Teaching::canvasFocusRequested);
    connect(a.answer, &QAction::triggered, this, [this, panel] {
        m_dock->show();
        m_dock->raise();
        panel->goToAnswer();
    });
    m_dock->setFeatures(QDockWidget::DockWidgetMovable);
    parts.window.addDockWidget(Qt::LeftDockWidgetArea, m_dock);
    m_dock->hide();
    std::vector<CardDock*> docks = parts.panels;
    docks.push_back(m_dock);
    m_lock = new Lock({parts.window, a, parts.files, parts.menus, std::move(docks)});
    connect(m_lock, &Lock::changed, this, &Teaching::onLockChanged);
    connectActions();
    enableActions();
}

Teaching::~Teaching() { m_run->disconnect(this); }

void Teaching::connectActions() {
    const Actions& a = m_parts.actions;
    connect(a.lessons, &QAction::triggered, this, &Teaching::showBrowser);
    connect(a.lessonFile, &QAction::triggered, this, &Teaching::chooseFile);
    connect(a.previousStep, &QAction::triggered, m_run, &LessonRun::previous);
    connect(a.nextStep, &QAction::triggered, m_run, &LessonRun::next);
    connect(a.hint, &QAction::triggered, m_run, &LessonRun::showHint);
    connect(a.stepAgain, &QAction::triggered, m_run, &LessonRun::again);
    connect(a.lessonAnew, &QAction::triggered, m_run, &LessonRun::startOver);
    connect(a.workSheet, &QAction::triggered, this, &Teaching::saveSheet);
    connect(a.workSheetPage, &QAction::triggered, this, &Teaching::savePage);
    connect(a.printWorkSheet, &QAction::triggered, this, &Teaching::printSheetNow);
    connect(a.studentSheet, &QAction::triggered, this,
            [this] { saveStudentSheet(m_run->lesson(), fileNameOf(m_run->name())); });
    connect(a.printStudentSheet, &QAction::triggered, this,
            [this] { printSheet(studentPaper(m_run->lesson(), fileNameOf(m_run->name())), &m_parts.window); });
    connect(a.leaveLesson, &QAction::triggered, this, &Teaching::leave);
    connect(m_run, &LessonRun::experimentRequested, this,
            [this](const Experiment& experiment, const std::function<void()>& then) {
                m_parts.files.openUntitled(experiment, then, AskedBy::Lesson);
            });
    connect(m_run, &LessonRun::lessonChanged, this, &Teaching::onLessonChanged);
    connect(m_run, &LessonRun::stepChanged, this, &Teaching::arrange);
    connect(m_run, &LessonRun::stepChanged, this, &Teaching::showView);
    connect(m_run, &LessonRun::stepChanged, this, &Teaching::showChip);
    connect(m_run, &LessonRun::lessonChanged, this, &Teaching::showChip);
    connect(m_run, &LessonRun::stepChanged, this, &Teaching::enableActions);
    for (auto changed : {&LessonRun::stepChanged, &LessonRun::lessonChanged})
        connect(m_run, changed, this,
                [this] { emit toolsNeeded(m_run->isOpen() ? m_run->step().tools : std::vector<ToolNamed>{}); });
    connect(m_run, &LessonRun::changed, this, &Teaching::enableActions);
    // Queued, because larger type needs a wider dock and the window may still be growing.
    connect(
        &Theme::current(), &Theme::changed, this,
        [this] {
            if (m_run->isOpen()) widen();
        },
        Qt::QueuedConnection);
    connect(m_run, &LessonRun::passed, this, [this] {
        if (m_dock->isAncestorOf(m_parts.window.focusWidget())) emit canvasFocusRequested();
    });
}

void Teaching::setCanvasPicture(std::function<QImage()> picture) {
    m_run->setCanvasPicture(std::move(picture));
}

void Teaching::openLesson(const QString& idOrFile) {
    if (isLocked()) return reportLocked();
    if (const Lesson* lesson = findLesson(idOrFile.toStdString())) return m_run->open(*lesson, idOrFile);
    const LessonLookup sought = lookUpLesson(QFile::encodeName(idOrFile).toStdString());
    if (sought.lesson) return m_run->open(*sought.lesson, QFileInfo(idOrFile).absoluteFilePath());
    const QString name = elided(QFileInfo(idOrFile).fileName());
    m_parts.banner.showProblems(sought.isThere ? tr("%1 is not a lesson.").arg(name)
                                               : tr("There is no lesson \"%1\".").arg(name),
                                problemsInWords(sought.problems));
}

void Teaching::leave() {
    setLocked(false);
    emit aboutToLeave();
    m_run->leave();
}

void Teaching::onLessonChanged() {
    emit aboutToArrange();
    if (m_run->isOpen()) {
        noteArrangement();
        // `arrange` shows only the panels of the step.
        for (CardDock* dock : m_parts.panels) dock->hide();
        m_dock->show();
        widen();
    } else {
        m_dock->hide();
        restoreArrangement();
    }
    enableActions();
}

// The desktop view saves the dock arrangement, the projector view the open panels. A lesson may
// start in one view and end in the other.
void Teaching::noteArrangement() {
    if (!m_dock->isOnStage()) {
        if (m_docksBefore.isEmpty()) m_docksBefore = saveDocks(m_parts.window, lessonArrangement);
    } else if (!m_cardsBefore) {
        m_cardsBefore = openOf(m_parts.panels);
    }
}

void Teaching::restoreArrangement() {
    if (m_dock->isOnStage()) {
        if (!m_cardsBefore) return;
        openOnly(m_parts.panels, *m_cardsBefore);
    } else if (!m_docksBefore.isEmpty()) {
        restoreDocks(m_parts.window, m_docksBefore, lessonArrangement);
        m_dock->hide();
        m_docksBefore.clear();
    }
    m_cardsBefore.reset();
}

void Teaching::widen() {
    if (m_dock->isOnStage()) return;
    const int max = static_cast<int>(largeShare * m_parts.window.width());
    m_parts.window.resizeDocks({m_dock}, {std::min(Theme::current().px(lessonDockWidth), max)}, Qt::Horizontal);
}

bool Teaching::isRequested(const CardDock& dock) const {
    return std::ranges::any_of(m_run->step().panels,
                               [&dock](PanelNamed panel) { return dockName(panel) == dock.objectName(); });
}

// A lesson needs one side of the window alone.
bool Teaching::isBeside(CardDock& dock) const {
    return !dock.isOnStage() && !dock.isFloating() &&
           m_parts.window.dockWidgetArea(&dock) == m_parts.window.dockWidgetArea(m_dock);
}

void Teaching::arrange() {
    if (!m_run->isOpen()) return restoreArrangement();
    noteArrangement();
    m_dock->show();
    const bool narrow = m_parts.window.width() < Theme::current().px(roomForTwoSides);
    const bool large = !m_dock->isOnStage() && (narrow || Theme::current().scale() >= lessonLargeType);
    for (CardDock* dock : m_parts.panels) {
        const bool wanted = isRequested(*dock);
        // In large type or a narrow window the lesson and its panels share one place as tabs.
        if (wanted && large) m_parts.window.tabifyDockWidget(m_dock, dock);
        else if (wanted && isBeside(*dock)) m_parts.window.addDockWidget(Qt::RightDockWidgetArea, dock);
        dock->setVisible(wanted);
        auto* panel = qobject_cast<Panel*>(dock->panel());
        if (!panel) continue;
        panel->setRequiredControls(wanted ? askedForIn(m_run->step()) : Panel::RequiredControls{});
        // The step may need controls in the folded part.
        if (!dock->isOnStage() && !dock->isHidden()) panel->unfold();
    }
    allowClass();
    if (!large) return;
    m_dock->raise();
    widen();
}

void Teaching::showView() {
    if (!m_run->isOpen() || !m_run->step().view) return;
    for (const Actions::ViewAction& each : m_parts.actions.poolViews()) {
        if (each.view != *m_run->step().view || each.action->isChecked()) continue;
        each.action->trigger();
    }
}

// Stability matters only if medium or scheme are adjustable.
void Teaching::showChip() {
    constexpr std::array about{PanelNamed::Medium, PanelNamed::Compare, PanelNamed::Stability};
    const bool wanted = !m_run->isOpen() || std::ranges::any_of(m_run->step().panels, [&](PanelNamed panel) {
        return std::ranges::find(about, panel) != about.end();
    });
    m_parts.header.showChip(wanted);
}

void Teaching::enableActions() {
    const Actions& a = m_parts.actions;
    const bool open = m_run->isOpen();
    for (QAction* action : {a.stepAgain, a.lessonAnew, a.workSheet, a.workSheetPage, a.printWorkSheet,
                            a.studentSheet, a.printStudentSheet, a.leaveLesson})
        action->setEnabled(open);
    a.previousStep->setEnabled(open && m_run->stepNumber() > 0);
    a.nextStep->setEnabled(open && m_run->stepNumber() + 1 < m_run->lesson().steps.size());
    a.answer->setEnabled(
        open && m_run->step().check &&
        (partOf<check::Number>(*m_run->step().check) || partOf<check::Choice>(*m_run->step().check)));
    a.hint->setEnabled(open && m_run->hintsShown() < static_cast<int>(m_run->step().hints.size()));
}

void Teaching::showBrowser() {
    if (isLocked()) return reportLocked();
    if (!m_browser) {
        m_browser = new LessonBrowser(&m_parts.window);
        connect(m_browser, &LessonBrowser::lessonChosen, this, &Teaching::openLesson);
        connect(m_browser, &LessonBrowser::fileRequested, this, &Teaching::chooseFile);
        connect(m_browser, &LessonBrowser::sheetRequested, this, &Teaching::saveSheetFor);
        connect(m_browser, &LessonBrowser::progressReset, this, [this](const QString& id) {
            if (m_run->isOpen() && m_run->name() == id) m_run->startOver();
        });
    }
    m_browser->show();
    m_browser->raise();
    m_browser->activateWindow();
}

void Teaching::chooseFile() {
    if (isLocked()) return reportLocked();
    auto* dialog =
        new QFileDialog(&m_parts.window, tr("Open lesson"), QString(), tr("Lessons (*.lesson);;All files (*)"));
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    dialog->setFileMode(QFileDialog::ExistingFile);
    connect(dialog, &QFileDialog::fileSelected, this, &Teaching::openLesson);
    dialog->open();
}

QString Teaching::sheetName(const QString& ending) const {
    return safeFileName(plainWordsOf(m_run->lesson().title), ending);
}

void Teaching::saveSheet() {
    const auto sheet = std::make_shared<Sheet>(workSheet(*m_run));
    askWhereToSave(m_parts.window, tr("Save results"), sheetName(QStringLiteral("pdf")), tr("PDF (*.pdf)"),
                   [sheet](const QString& path) { return sheet->savePdf(path); });
}

void Teaching::saveSheetFor(const QString& lesson) {
    if (const Lesson* found = findLesson(lesson.toStdString())) saveStudentSheet(*found, lesson);
}

void Teaching::saveStudentSheet(const Lesson& lesson, const QString& opened) {
    const auto sheet = std::make_shared<Sheet>(studentPaper(lesson, opened));
    askWhereToSave(m_parts.window, tr("Save student worksheet"),
                   safeFileName(sheet->title(), QStringLiteral("pdf")), tr("PDF (*.pdf)"),
                   [sheet](const QString& path) { return sheet->savePdf(path); });
}

void Teaching::savePage() {
    const QByteArray page = workSheetAsHtml(*m_run);
    askWhereToSave(m_parts.window, tr("Save results"), sheetName(QStringLiteral("html")),
                   tr("Web page (*.html)"), [page](const QString& path) { return writeWhole(path, page); });
}

void Teaching::printSheetNow() { printSheet(workSheet(*m_run), &m_parts.window); }

void Teaching::setLocked(bool locked) {
    if (locked) m_lock->close();
    else m_lock->open();
}

void Teaching::setLockWord(const QString& word) { m_lock->setWord(word); }

void Teaching::onLockChanged(bool closed) {
    if (closed) {
        allowClass();
    } else {
        m_parts.banner.hide();
        enableActions();
    }
    m_parts.header.setLocked(closed);
}

// Permits the panels of the lesson step, or the offered panels without a lesson.
void Teaching::allowClass() {
    if (!m_lock->isClosed()) return;
    std::vector<CardDock*> docks{m_dock};
    for (CardDock* dock : m_parts.panels)
        if (m_run->isOpen() ? isRequested(*dock) : dock->isOffered()) docks.push_back(dock);
    const auto has = [&docks](const QString& name) {
        return std::ranges::any_of(docks, [&](const CardDock* dock) { return dock->objectName() == name; });
    };
    ClassRights rights;
    rights.medium = has(dockName(PanelNamed::Medium)) || has(dockName(PanelNamed::Stability));
    rights.comparisonRuns = has(dockName(PanelNamed::Compare));
    rights.objects = has(dockName(PanelNamed::Objects));
    if (m_run->isOpen()) rights.tools = m_run->step().tools;
    if (has(dockName(PanelNamed::Probes))) rights.tools.push_back(ToolNamed::Probe);
    m_lock->allow(docks, rights);
}

bool Teaching::isLocked() const { return m_lock->isClosed(); }

void Teaching::reportLocked() {
    const FileError why = lockedForTheClass();
    m_parts.banner.showProblems(why.heading, why.problems);
}

void Teaching::restore() { m_dock->hide(); }

} // namespace seiche

#include "moc_teaching.cpp"
