// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "window/main_window.h"

#include "canvas/picture_settings.h"
#include "canvas/pool_canvas.h"
#include "canvas/string_canvas.h"
#include "column/control_column.h"
#include "column/measure_block.h"
#include "documents/file_actions.h"
#include "documents/recovery_notice.h"
#include "files/presets.h"
#include "lessons/lesson_run.h"
#include "lessons/lesson_words.h"
#include "model/limits.h"
#include "objects/selection.h"
#include "objects/string_tools.h"
#include "objects/tool_palette.h"
#include "pages/theory_page.h"
#include "pool/floor_choice.h"
#include "record/record_actions.h"
#include "resonance/resonance_panel.h"
#include "share/share_actions.h"
#include "sound/sound.h"
#include "stability/stability_panel.h"
#include "stage/card_dock.h"
#include "theme/on_paper.h"
#include "widgets/popup_tips.h"
#include "widgets/return_key.h"
#include "window/actions.h"
#include "window/banner.h"
#include "window/central_pages.h"
#include "window/class_in_window.h"
#include "window/computing_speed.h"
#include "window/desk.h"
#include "window/dock_arrangement.h"
#include "window/file_drop.h"
#include "window/first_level.h"
#include "window/guides.h"
#include "window/header.h"
#include "window/hints.h"
#include "window/language.h"
#include "window/large_chart.h"
#include "window/menus.h"
#include "window/projection.h"
#include "window/scene_caption.h"
#include "window/scene_panel.h"
#include "window/scene_steps.h"
#include "window/settings_dialog.h"
#include "window/stability_chip.h"
#include "window/storage_monitor.h"
#include "window/tab_order.h"
#include "window/teaching.h"
#include "window/timeline_memory.h"
#include "window/transport_bar.h"
#include "window/viewing.h"
#include "wording/names.h"
#include "wording/problems.h"

#include <QCloseEvent>
#include <QCoreApplication>
#include <QDialog>
#include <QFileInfo>
#include <QHBoxLayout>
#include <QLayout>
#include <QSettings>
#include <QToolBar>

namespace seiche {

MainWindow::MainWindow(Session& session)
    : m_session(session), m_documents(new Documents(session, this)), m_actions(new Actions(session, this)),
      m_files(new FileActions(session, *m_documents, this)),
      m_sharing(new ShareActions(session, *m_documents, *m_files, this)), m_floor(new FloorChoice(this)),
      m_hints(new Hints(session, this)), m_viewing(new Viewing(*m_actions, this)),
      m_sound(new Sound(session, this)), m_recoveryNotice(new RecoveryNotice(*m_files, *m_documents)),
      m_pages(new CentralPages(session, m_recoveryNotice, this)), m_docks(new DockArrangement(session, *this)),
      m_lab(new LargeChart(session, *m_actions, *m_docks, *m_pages, [this] { return mayLeaveRun(); })),
      m_class(new ClassInWindow({*this, session, *m_actions, *m_documents, *m_files, *m_pages,
                                 static_cast<ResonancePanel*>(m_docks->lab())->lab()})),
      m_column(new ControlColumn(session, static_cast<ResonancePanel*>(m_docks->lab())->lab())),
      m_desk(new Desk(m_pages, m_column, this)) {
    setContextMenuPolicy(Qt::NoContextMenu);
    new PopupTips(this);
    new ReturnKey(this);
    setCentralWidget(m_desk);
    makeBars();
    makeTeaching();
    connectView();
    connectRun();
    connectClass();
    connectErrors();
    showRun();
    showTitle();
    restore();
}

MainWindow::~MainWindow() {
    // A visible dialog would lose the focus in its own destructor, and its fields would notify a
    // half-destroyed window.
    for (QDialog* dialog : findChildren<QDialog*>()) dialog->hide();
    m_firstLevel->setOn(false); // takes the open panel back
    // Docks are hidden while the window is destroyed. No part of the window may react to that.
    delete m_docks;
}

void MainWindow::makeBars() {
    const auto shown = [this]() -> RecordActions::Shown {
        const bool onString = m_session.scene() == SceneKind::String;
        return {&m_pages->canvas(), onString ? m_pages->string().scale().ceiling() : m_pages->pool().range()};
    };
    m_record = new RecordActions(m_session, shown, this);
    m_menus = new Menus(*m_actions, *m_files, *m_sharing, *m_record, m_docks->actions(), m_class->menu(), this);
    m_header = new Header(*m_actions, new StabilityChip(m_session), this);
    for (QMenu* menu : m_menus->all()) m_header->addMenu(menu);
    m_header->addToMenu(m_actions->settings);
    setMenuWidget(m_header);

    m_transport = new TransportBar(m_session, *m_actions, this);
    m_viewing->setKeyPlace(m_transport->keyPlace());
    m_bar = new QToolBar(this);
    m_bar->setObjectName(QStringLiteral("transportBar"));
    m_bar->setMovable(false);
    m_bar->toggleViewAction()->setEnabled(false);
    m_shelf = new QWidget(m_bar);
    auto* shelf = new QHBoxLayout(m_shelf);
    shelf->setContentsMargins(0, 0, 0, 0);
    shelf->addWidget(m_transport);
    m_bar->addWidget(m_shelf);
    addToolBar(Qt::BottomToolBarArea, m_bar);
    const auto showHint = [this] { m_transport->setHint(m_hints->sentence()); };
    connect(m_hints, &Hints::changed, this, showHint);
    showHint();
}

void MainWindow::makeTeaching() {
    m_firstLevel = new FirstLevel({*m_pages, *m_column, *m_desk, *m_docks, *m_header, *m_transport}, this);
    m_teaching = new Teaching({*this, m_session, *m_actions, *m_files, *m_menus, *m_header, m_pages->banner(),
                               *m_firstLevel, m_docks->docks()});
    m_projection = new Projection({*this, m_session, *m_actions, *m_pages, *m_header, *m_transport, *m_bar,
                                   *m_shelf, *m_docks, *m_menus, m_teaching->card(), *m_viewing});
    connect(m_firstLevel, &FirstLevel::finished, m_pages, &CentralPages::focus);
    connect(m_actions->workbench, &QAction::triggered, this, &MainWindow::setWorkbench);
    connect(&m_teaching->run(), &LessonRun::lessonChanged, this, &MainWindow::showStage);
    connect(&m_teaching->run(), &LessonRun::lessonChanged, this, &MainWindow::showTitle);
    connect(m_actions->lock, &QAction::toggled, this, &MainWindow::showStage);
    m_teaching->setCanvasPicture([this] {
        const OnPaper paper;
        return pictureOf(m_pages->canvas(), 1);
    });
    connect(m_teaching, &Teaching::aboutToLeave, this, [this] { turnTo(Page::Run); });
    connect(m_teaching, &Teaching::canvasFocusRequested, m_pages, &CentralPages::focus);
    connect(m_recoveryNotice, &RecoveryNotice::finished, m_pages, &CentralPages::focus);
    connect(&m_teaching->run(), &LessonRun::lessonChanged, m_viewing, &Viewing::useChosenType);
    connect(&m_teaching->run(), &LessonRun::lessonChanged, this, [this] {
        if (m_teaching->run().isOpen() && !m_teaching->isLocked())
            m_recoveryNotice->setOffers(RecoveryNotice::Offers::WorkOnShownRun);
    });
}

// Connections of the visible page and its view options.
void MainWindow::connectView() {
    const Actions& a = *m_actions;
    const auto showScene = [this](SceneKind scene) {
        m_session.show(scene);
        turnTo(Page::Run);
        showRun();
    };
    connect(a.stringPage, &QAction::triggered, this, [showScene] { showScene(SceneKind::String); });
    connect(a.poolPage, &QAction::triggered, this, [showScene] { showScene(SceneKind::Pool); });
    connect(a.theoryPage, &QAction::triggered, this, [this] { turnTo(Page::Theory); });
    connect(a.classPage, &QAction::triggered, this, [this] { turnTo(Page::Class); });
    connect(&m_pages->theory(), &TheoryPage::experimentRequested, this, &MainWindow::tryOut);
    connect(m_viewing, &Viewing::projectorChanged, this, &MainWindow::showStage);
    connect(m_viewing, &Viewing::textSizeChanged, this, [this](double factor) {
        if (m_docks->changesWith(factor)) arrange([this, factor] { m_docks->setTextSize(factor); });
    });
    connect(a.larger, &QAction::triggered, this, [this] { m_pages->zoom(1.5); });
    connect(a.smaller, &QAction::triggered, this, [this] { m_pages->zoom(1 / 1.5); });
    connect(a.fit, &QAction::triggered, m_pages, &CentralPages::fit);
    connect(a.ownFloor, &QAction::triggered, m_floor, &FloorChoice::choose);
    connect(a.tiledFloor, &QAction::triggered, m_floor, &FloorChoice::clear);
    connect(a.computingSpeed, &QAction::toggled, &m_pages->speed(), &QWidget::setVisible);
    ToolPalette::DisplayActions display{{}, a.levelLines, a.crossSection, {}};
    for (const Actions::ViewAction& each : a.poolViews()) display.views.emplace_back(each.view, each.action);
    for (const Actions::TheoryAction& each : a.theoryLines())
        display.overlays.emplace_back(each.overlay, each.action);
    m_pages->tools().setDisplayActions(std::move(display));
    connect(a.settings, &QAction::triggered, this, &MainWindow::showSettings);
}

// Connections of the open run and its changes.
void MainWindow::connectRun() {
    connect(&m_session, &Session::runReplaced, this, [this] {
        if (!m_class->isRunShared()) turnTo(Page::Run);
        showRun();
        showTitle();
    });
    connect(m_documents, &Documents::changed, &m_pages->banner(), &QWidget::hide);
    connect(m_documents, &Documents::changed, this, &MainWindow::showTitle);
    m_scenes = new SceneSteps(m_session, *m_actions, this);
    connect(m_scenes, &SceneSteps::sceneRequested, this, &MainWindow::openPreset);
    connect(m_actions->lock, &QAction::toggled, this, &MainWindow::enableScenes);
    connect(&m_teaching->run(), &LessonRun::lessonChanged, this, &MainWindow::enableScenes);
    enableScenes();
    SceneCaption& caption = m_pages->caption();
    connect(m_files, &FileActions::opened, &caption, [this, &caption] {
        if (m_page == Page::Run) caption.showBriefly(); // a class may stay on its page
    });
    connect(&m_session, &Session::diverged, &caption, &SceneCaption::dismiss); // makes room for the message
    connect(m_header, &Header::titleHovered, &caption,
            [this, &caption](bool on) { caption.setHeld(on && m_page == Page::Run); });
    auto* panelOfScene = new ScenePanel(*m_docks);
    const auto showPanelOfScene = [this, panelOfScene] {
        if (m_page == Page::Run && !m_teaching->run().isOpen() && !m_teaching->isLocked())
            panelOfScene->follow(m_session.run().start());
    };
    connect(m_files, &FileActions::opened, panelOfScene, showPanelOfScene);
    connect(&m_session, &Session::wasReset, panelOfScene, showPanelOfScene);
    std::vector<QAction*> more = m_files->all();
    more.insert(more.end(), m_sharing->all().begin(), m_sharing->all().end());
    more.insert(more.end(), m_record->all().begin(), m_record->all().end());
    more.insert(more.end(), m_class->actionsWithKeys().begin(), m_class->actionsWithKeys().end());
    const auto* guides = new Guides(*m_actions, std::move(more), *m_docks, *m_column, *this);
    connect(guides, &Guides::presetChosen, this, &MainWindow::openFrom);
    connect(guides, &Guides::sheetRequested, m_teaching, &Teaching::saveSheetFor);
    const auto* drop = new FileDrop(this, [this] { return !m_teaching->isLocked(); });
    connect(drop, &FileDrop::dropped, this, &MainWindow::openFile);
    connect(m_files, &FileActions::lessonRequested, this, &MainWindow::openLesson);
    m_hints->listenTo(&m_pages->string());
    m_hints->listenTo(&m_pages->pool());
    m_hints->follow(m_pages->string().touch());
    for (Canvas* canvas : std::initializer_list<Canvas*>{&m_pages->string(), &m_pages->pool()})
        connect(canvas, &Canvas::reasonRequested, this, &MainWindow::explainStability);
    m_hints->follow(m_teaching->run());
    const Selection& selection = Selection::of(m_session);
    connect(&selection, &Selection::propertiesRequested, this,
            [this] { m_docks->show(QStringLiteral("thingsPanel")); });
    connect(&selection, &Selection::probesPanelRequested, this,
            [this] { m_docks->show(QStringLiteral("probesPanel")); });
    const auto* panel = static_cast<ResonancePanel*>(m_docks->lab());
    m_hints->follow(panel->lab());
    panel->challenge().openWith([this](const Experiment& riddle) { m_files->openUntitled(riddle); });
    connect(&m_column->measure(), &MeasureBlock::basinRequested, panel, &ResonancePanel::basinRequested);
    connect(panel, &ResonancePanel::basinRequested, this, [this] { openPreset(QStringLiteral("basin")); });
    // A locked class must stay on its run.
    connect(m_actions->lock, &QAction::toggled, this, [this](bool on) {
        m_pages->setOnlyRun(on);
        // In a locked window only the lesson opens experiments.
        m_recoveryNotice->setOffers(on ? RecoveryNotice::Offers::Nothing
                                       : RecoveryNotice::Offers::WorkOnShownRun);
        if (!on) return;
        turnTo(Page::Run);
        m_lab->hide();
    });
    connect(m_actions->lock, &QAction::toggled, m_projection, &Projection::setLocked);
    connect(m_teaching, &Teaching::toolsNeeded, m_projection, &Projection::setNeeded);
}

void MainWindow::connectClass() {
    m_class->follow(m_teaching->run());
    connect(m_class, &ClassInWindow::pageRequested, this, [this] { turnTo(Page::Class); });
    connect(m_class, &ClassInWindow::pageDone, this, [this] {
        if (m_page == Page::Class) turnTo(Page::Run);
    });
    connect(m_class, &ClassInWindow::changed, this, &MainWindow::showClassSigns);
}

void MainWindow::showClassSigns() {
    m_header->setClass(m_class->sign());
    m_pages->setClass(m_class->sign());
    showActions();
}

void MainWindow::showActions() {
    const bool showsRun = m_page == Page::Run || m_class->isRunShared();
    m_actions->setRunShown(showsRun);
    m_menus->show({.showsRun = showsRun, .scene = m_session.scene(), .isLesson = m_teaching->run().isOpen()});
}

void MainWindow::connectErrors() {
    Banner* banner = &m_pages->banner();
    m_keeping = new StorageMonitor(*banner, this);
    const auto say = [banner](const FileError& error) { banner->showProblems(error.heading, error.problems); };
    connect(m_files, &FileActions::failed, this, say);
    connect(m_sharing, &ShareActions::failed, this, say);
    connect(m_documents, &Documents::failed, this, say);
    connect(m_floor, &FloorChoice::failed, this, say);
    m_floor->readLast();
    connect(m_record, &RecordActions::failed, this, [banner](const QString& heading, const QString& problem) {
        banner->showProblems(heading, {problem});
    });
    connect(&Selection::of(m_session), &Selection::refused, this, [banner](const QStringList& problems) {
        banner->showProblems(tr("The contents of the clipboard cannot be pasted."), problems);
    });
    connect(&m_session, &Session::changeRefused, this, [banner](const std::vector<Problem>& problems) {
        banner->showProblems(tr("This change is too large for the computer."), problemsInWords(problems));
    });
    connect(&m_session, &Session::comparisonRefused, this, [banner](Scheme scheme) {
        banner->showProblems(tr("There is not enough memory to compare with %1.").arg(nameOf(scheme)),
                             {tr("The runs would take more than %1 MB of memory in total. Use a smaller pool.")
                                  .arg(limits::memory / 1'000'000)});
    });
}

const Banner& MainWindow::banner() const { return m_pages->banner(); }

void MainWindow::showRun() {
    if (m_page != Page::Run) return;
    (m_session.scene() == SceneKind::String ? m_actions->stringPage : m_actions->poolPage)->setChecked(true);
    m_pages->showRun();
    showActions();
}

void MainWindow::turnTo(Page page) {
    if (page == m_page || (page == Page::Class && !m_class->isOpen())) return;
    const bool wasRun = m_page == Page::Run, isRun = page == Page::Run;
    if (!isRun) m_lab->hide();
    // In between, the panels are back in the desktop view. In large type on a small screen they
    // would enlarge the window beyond the screen.
    layout()->setSizeConstraint(QLayout::SetNoConstraint);
    m_page = page;
    m_actions->theoryPage->setChecked(page == Page::Theory);
    m_actions->classPage->setChecked(page == Page::Class);
    if (wasRun) showStage();
    if (wasRun != isRun) {
        m_docks->setReading(!isRun); // first, because the restored arrangement includes the bar
        m_bar->setVisible(isRun);
    }
    if (page == Page::Theory) m_pages->showTheory();
    else if (page == Page::Class) m_pages->showClass();
    else showRun();
    enableScenes();
    if (isRun) showStage();
    showActions();
    layout()->setSizeConstraint(QLayout::SetDefaultConstraint);
}

void MainWindow::explainStability(Scheme scheme) {
    for (const CardDock* dock : m_docks->docks()) {
        auto* panel = qobject_cast<StabilityPanel*>(dock->panel());
        if (!panel) continue;
        if (!panel->isVisible()) m_docks->show(panel->objectName());
        panel->explain(scheme);
    }
}

// The theory and class pages have no projector view.
void MainWindow::showStage() {
    const bool isGuided = m_teaching->run().isOpen() || m_actions->lock->isChecked();
    const bool isFirstLevel =
        m_page == Page::Run && !m_viewing->isProjector() && (isGuided || !m_actions->workbench->isChecked());
    if (!isFirstLevel) m_firstLevel->setOn(false);
    m_header->setCompact(m_viewing->isProjector());
    m_projection->setOn(m_viewing->isProjector() && m_page == Page::Run, m_viewing->isProjector());
    if (isFirstLevel) m_firstLevel->setOn(true);
    m_teaching->arrange();
    showActions();
}

void MainWindow::setWorkbench(bool on) {
    m_actions->workbench->setChecked(on);
    QSettings().setValue(QStringLiteral("workbench"), on);
    showStage();
}

void MainWindow::arrange(const std::function<void()>& how) {
    const Page before = m_page;
    turnTo(Page::Run);
    how();
    turnTo(before);
}

void MainWindow::tryOut(const ExperimentLink& link) {
    if (!mayLeaveRun()) return;
    m_files->openUntitled(link.experiment, [this, link] { link.startIn(m_session); });
}

void MainWindow::showTitle() {
    const QString path = m_documents->path();
    // The title of an example is translated; the title of a file stays unchanged.
    const QString name = path.isEmpty() ? titleOf(m_session.settings()) : QFileInfo(path).fileName();
    setWindowFilePath(path);
    if (m_teaching->run().isOpen()) {
        const QString lesson = elided(plainWordsOf(m_teaching->run().lesson().title));
        m_header->setTitle(lesson, {}, m_actions->lessons);
        m_pages->caption().setTexts({}, {});
        setWindowTitle(QStringLiteral("%1 — Seiche").arg(lesson));
        return;
    }
    const QString title = titleOf(m_session.settings());
    const QString shown = elided(title.isEmpty() ? name.isEmpty() ? tr("Untitled") : name : title);
    const QString description = exampleInWords(m_session.settings().description);
    m_header->setTitle(shown, description, m_actions->browse);
    m_pages->caption().setTexts(shown, description);
    setWindowTitle(name.isEmpty() ? QStringLiteral("Seiche") : QStringLiteral("%1 — Seiche").arg(elided(name)));
}

void MainWindow::openPreset(const QString& id) {
    if (!mayLeaveRun()) return;
    m_hasOpened = true;
    m_pages->banner().hide();
    if (const std::optional<Experiment> experiment = loadPreset(id.toStdString()))
        m_files->openUntitled(*experiment, [this, id] { m_scenes->noteOpened(id); });
    else m_pages->banner().showProblems(tr("There is no example named \"%1\".").arg(elided(id)), {});
}

void MainWindow::openFrom(const QString& id, bool favourites) {
    m_scenes->setAmongFavourites(favourites);
    openPreset(id);
}

// A lesson uses these keys for its steps.
void MainWindow::enableScenes() {
    const bool areFree = m_page == Page::Run && !m_teaching->run().isOpen();
    m_scenes->setEnabled(areFree && !m_teaching->isLocked());
    for (QAction* action : {m_actions->nextScene, m_actions->previousScene}) action->setVisible(areFree);
}

void MainWindow::openFile(const QString& path) {
    if (!mayLeaveRun()) return;
    m_hasOpened = true;
    m_pages->banner().hide();
    m_files->openFile(path);
}

void MainWindow::openLink(const QString& link) {
    if (!mayLeaveRun()) return;
    m_hasOpened = true;
    m_pages->banner().hide();
    m_sharing->open(link);
}

void MainWindow::openLesson(const QString& idOrFile) {
    if (!mayLeaveRun()) return;
    m_hasOpened = true;
    m_pages->banner().hide();
    turnTo(Page::Run);
    m_teaching->openLesson(idOrFile);
}

void MainWindow::openClass(const std::optional<ClassServerSettings>& settings) { m_class->openNow(settings); }

void MainWindow::setLocked(bool locked) { m_teaching->setLocked(locked); }

void MainWindow::setLockWord(const QString& word) { m_teaching->setLockWord(word); }

void MainWindow::offer(Recovery& recovery) {
    using enum RecoveryNotice::Offers;
    m_recoveryNotice->offer(recovery, m_teaching->isLocked() ? Nothing
                                      : m_hasOpened          ? WorkOnShownRun
                                                             : AllWork);
    m_keeping->watch(recovery);
}

void MainWindow::showSettings() {
    if (!m_settings) m_settings = new SettingsDialog(m_session, *m_viewing, *m_sound, this);
    m_settings->show();
    m_settings->raise();
    m_settings->activateWindow();
}

void MainWindow::setProjector(bool on) { m_viewing->setProjector(on); }

void MainWindow::restore() {
    const QSettings settings;
    m_viewing->restore();
    // Avoids a warning at every start without audio device.
    if (settings.value(QStringLiteral("sound")).toBool()) m_sound->setOn(true);
    const std::string heard = settings.value(QStringLiteral("heard")).toString().toStdString();
    if (const auto known = fromString<SonifiedQuantity>(heard)) m_sound->setHeard(*known);
    timeline_memory::restore(m_session);
    m_docks->restore();
    setWorkbench(settings.value(QStringLiteral("workbench")).toBool());
}

void MainWindow::remember() {
    PictureSettings::current().save();
    QSettings settings;
    m_viewing->remember();
    settings.setValue(QStringLiteral("sound"), m_sound->isOn());
    settings.setValue(QStringLiteral("heard"), QString(QLatin1String(toString(m_sound->heard()))));
    settings.setValue(QStringLiteral("language"), language::chosen());
    m_docks->remember();
}

bool MainWindow::mayLeaveRun() const {
    if (m_teaching->isLocked()) m_teaching->reportLocked();
    return !m_teaching->isLocked();
}

void MainWindow::closeEvent(QCloseEvent* event) {
    if (!mayLeaveRun()) return event->ignore();
    const std::vector<SceneKind> all{SceneKind::String, SceneKind::Pool};
    if (!m_mayClose && !m_files->isSafe(all, FileActions::Asks::ForAll)) {
        event->ignore();
        m_files->whenSafe(all, FileActions::Asks::ForAll, [this] {
            m_mayClose = true;
            close();
        });
        return;
    }
    if (!m_class->isSafe()) {
        event->ignore();
        m_mayClose = false; // the state may change until then
        m_class->whenSafe([this] {
            m_class->close();
            close();
        });
        return;
    }
    leave();
    event->accept();
    emit closed();
}

void MainWindow::leave() {
    m_class->leave();
    turnTo(Page::Run);
    if (m_viewing->isProjector()) m_viewing->setProjector(false);
    m_teaching->leave();
    remember();
}

void MainWindow::changeEvent(QEvent* event) {
    if (event->type() == QEvent::LanguageChange) retranslate();
    if (event->type() == QEvent::WindowStateChange)
        m_actions->fullScreen->setChecked(isFullScreen() && !m_viewing->isProjector());
    QMainWindow::changeEvent(event);
}

void MainWindow::retranslate() {
    m_actions->retranslate();
    m_files->retranslate();
    m_sharing->retranslate();
    m_record->retranslate();
    m_menus->retranslate();
    m_class->retranslate();
    m_transport->setHint(m_hints->sentence());
    showTitle();
}

// In a lesson, Tab visits the lesson panel directly after the canvas, and the tools last.
bool MainWindow::focusNextPrevChild(bool next) {
    if (!m_teaching->card().panel()->isVisible()) return QMainWindow::focusNextPrevChild(next);
    QWidget* target = nextInTabOrder(*this, next, {m_pages->canvases(), m_teaching->card().panel()},
                                     {&m_pages->stringTools(), &m_pages->tools()});
    if (target) target->setFocus(next ? Qt::TabFocusReason : Qt::BacktabFocusReason);
    return target;
}

void MainWindow::keyPressEvent(QKeyEvent* event) {
    if (event->key() != Qt::Key_Escape || !isFullScreen() || m_teaching->isLocked())
        return QMainWindow::keyPressEvent(event);
    if (m_viewing->isProjector()) m_viewing->setProjector(false);
    else m_viewing->setFullScreen(false);
}

} // namespace seiche

#include "moc_main_window.cpp"
