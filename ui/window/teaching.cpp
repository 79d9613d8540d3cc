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
#include "widgets/set_available.h"
#include "widgets/write_whole.h"
#include "window/actions.h"
#include "window/banner.h"
#include "window/first_level.h"
#include "window/header.h"
#include "window/lock.h"
#include "window/menus.h"
#include "wording/problems.h"

#include <QFile>
#include <QFileDialog>
#include <QFileInfo>
#include <QMainWindow>

#include <algorithm>
#include <array>
#include <iterator>

namespace seiche {

namespace {

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
    auto* panel = new LessonPanel(parts.session, *m_run,
                                  {a.previousStep, a.nextStep, a.hint, a.workSheet, a.leaveLesson});
    m_dock = new CardDock(panel, &parts.window);
    connect(panel, &LessonPanel::canvasFocusRequested, this, &Teaching::canvasFocusRequested);
    connect(panel, &LessonPanel::lessonRequested, this, &Teaching::openLesson);
    connect(a.answer, &QAction::triggered, this, [this, panel] {
        if (m_dock->isOnStage()) m_dock->raise();
        panel->goToAnswer();
    });
    m_dock->setFeatures(QDockWidget::NoDockWidgetFeatures);
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
    // `arrange` shows only the panels of the step.
    if (m_run->isOpen()) arrange();
    else m_dock->hide();
    enableActions();
}

// The panels that were open in the projector view before the lesson return after it.
void Teaching::restoreStage() {
    if (m_dock->isOnStage() && m_cardsBefore) openOnly(m_parts.panels, *m_cardsBefore);
    m_cardsBefore.reset();
}

bool Teaching::isRequested(const CardDock& dock) const {
    return std::ranges::any_of(m_run->step().panels,
                               [&dock](PanelNamed panel) { return dockName(panel) == dock.objectName(); });
}

void Teaching::arrange() {
    const bool isOpen = m_run->isOpen();
    std::vector<CardDock*> requested;
    if (isOpen)
        std::ranges::copy_if(m_parts.panels, std::back_inserter(requested),
                             [this](const CardDock* dock) { return isRequested(*dock); });
    const Panel::RequiredControls controls = isOpen ? askedForIn(m_run->step()) : Panel::RequiredControls{};
    for (CardDock* dock : m_parts.panels) {
        const bool wanted = std::ranges::find(requested, dock) != requested.end();
        if (auto* panel = qobject_cast<Panel*>(dock->panel()))
            panel->setRequiredControls(wanted ? controls : Panel::RequiredControls{});
    }
    if (!isOpen) {
        m_parts.firstLevel.setStep(std::nullopt);
        return restoreStage();
    }
    m_parts.firstLevel.setStep(FirstLevel::Step{m_dock, requested, controls});
    if (m_dock->isOnStage()) arrangeStage(requested);
    allowClass();
}

void Teaching::arrangeStage(const std::vector<CardDock*>& panels) {
    if (!m_cardsBefore) m_cardsBefore = openOf(m_parts.panels);
    m_dock->show();
    openOnly(m_parts.panels, panels);
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
        setAvailable(action, open);
    for (QAction* action : {a.previousStep, a.nextStep, a.answer, a.hint}) action->setVisible(open);
    a.previousStep->setEnabled(open && (m_run->stepNumber() > 0 || m_run->isAtEnd()));
    a.nextStep->setEnabled(open && !m_run->isAtEnd());
    setAvailable(a.workbench, !open); // a lesson always has the first level
    a.answer->setEnabled(
        open && !m_run->isAtEnd() && m_run->step().check &&
        (partOf<check::Number>(*m_run->step().check) || partOf<check::Choice>(*m_run->step().check)));
    a.hint->setEnabled(open && !m_run->isAtEnd() &&
                       m_run->hintsShown() < static_cast<int>(m_run->step().hints.size()));
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

} // namespace seiche

#include "moc_teaching.cpp"
