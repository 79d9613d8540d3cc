// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "window/main_window.h"

#include "canvas/picture_settings.h"
#include "canvas/string_canvas.h"
#include "files/file_actions.h"
#include "files/recovery_notice.h"
#include "lab/big_lab.h"
#include "lessons/lesson_run.h"
#include "pages/theory_page.h"
#include "panels/resonance_panel.h"
#include "pool/floor_choice.h"
#include "pool/pool_page.h"
#include "presets/preset_browser.h"
#include "record/record_actions.h"
#include "run/presets.h"
#include "sound/sound.h"
#include "theme/on_paper.h"
#include "theme/theme.h"
#include "things/selection.h"
#include "window/actions.h"
#include "window/banner.h"
#include "window/card_dock.h"
#include "window/classroom.h"
#include "window/computing_speed.h"
#include "window/header.h"
#include "window/hints.h"
#include "window/key_guide.h"
#include "window/language.h"
#include "window/menus.h"
#include "window/panel_list.h"
#include "window/past_memory.h"
#include "window/stability_chip.h"
#include "window/timeline_bar.h"
#include "window/transport_bar.h"
#include "window/viewing.h"
#include "wording/names.h"
#include "wording/problems.h"

#include <QCloseEvent>
#include <QCoreApplication>
#include <QDragEnterEvent>
#include <QFileInfo>
#include <QMimeData>
#include <QScreen>
#include <QSettings>
#include <QStackedWidget>
#include <QTabBar>
#include <QToolBar>
#include <QVBoxLayout>

#include <algorithm>

namespace seiche {

namespace {

/// Counts up when docks or bars change their names, so that an old arrangement is not taken for a new one.
constexpr int arrangementVersion = 2;
/// At the first start; a panel's own room is 48 pixels less.
constexpr double dockWidth = 388;
/// The lab in large is so many times as high as what is left of the canvas.
constexpr int bigLabShare = 3;
constexpr int leastCanvas = 110;
/// From this size of type on panels one above the other are too low.
constexpr double largeType = 1.4;
/// A window lower than this shows two places for cards at its side, not three.
constexpr double lowWindow = 900.0;

} // namespace

MainWindow::MainWindow(Session& session)
    : m_session(session), m_documents(new Documents(session, this)), m_actions(new Actions(session, this)),
      m_files(new FileActions(session, *m_documents, this)), m_floor(new FloorChoice(this)),
      m_hints(new Hints(session, this)), m_viewing(new Viewing(*m_actions, this)),
      m_sound(new Sound(session, this)) {
    setAcceptDrops(true);
    setContextMenuPolicy(Qt::NoContextMenu);
    makePages();
    makeDocks();
    makeBars();
    makeClassroom();
    connectActions();
    showPage();
    showTitle();
    restore();
    m_classroom->restore();
}

MainWindow::~MainWindow() {
    // The docks are hidden and deleted after this part of the window has gone; they must not call it then.
    for (CardDock* dock : m_docks) disconnect(dock, nullptr, this, nullptr);
}

void MainWindow::makePages() {
    m_string = new StringCanvas(m_session);
    m_poolPage = new PoolPage(m_session);
    m_pool = m_poolPage->canvas();
    m_pages = new QStackedWidget;
    m_pages->addWidget(m_string);
    m_pages->addWidget(m_poolPage);
    m_theory = new TheoryPage;
    m_pages->addWidget(m_theory);
    m_banner = new Banner;
    m_recoveryNotice = new RecoveryNotice(*m_files, *m_documents);
    QWidget* centre = new QWidget(this);
    QVBoxLayout* layout = new QVBoxLayout(centre);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(0);
    layout->addWidget(m_banner);
    layout->addWidget(m_recoveryNotice);
    layout->addWidget(m_pages, 1);
    m_timeline = new TimelineBar(m_session);
    layout->addWidget(m_timeline);
    m_speed = new ComputingSpeed(m_session);
    m_speed->watch(m_string);
    m_speed->watch(m_pool);
    m_speed->hide();
    layout->addWidget(m_speed);
    setCentralWidget(centre);
    m_hints->listenTo(m_string);
    m_hints->listenTo(m_pool);
    connect(&m_session, &Session::runReplaced, this, [this] {
        setReading(false);
        showPage();
    });
    connect(m_theory, &TheoryPage::experimentWanted, this, &MainWindow::tryOut);
}

void MainWindow::makeDocks() {
    setTabPosition(Qt::AllDockWidgetAreas, QTabWidget::North);
    for (const PanelMaker& maker : panelList()) {
        CardDock* dock = new CardDock(maker.make(m_session, nullptr), this);
        addDockWidget(maker.extra ? Qt::LeftDockWidgetArea : Qt::RightDockWidgetArea, dock);
        m_docks.push_back(dock);
        if (auto* resonance = qobject_cast<ResonancePanel*>(dock->panel())) {
            m_resonance = resonance;
            m_resonanceDock = dock;
        }
        connect(dock, &QDockWidget::visibilityChanged, this, &MainWindow::nameTabs);
        connect(dock->toggleViewAction(), &QAction::triggered, this, [this, dock](bool open) {
            if (open && m_viewing->isProjector()) showAlone(dock);
        });
        if (!maker.extra) continue;
        m_extras.push_back(dock);
        dock->hide();
        connect(dock->toggleViewAction(), &QAction::triggered, this,
                [this, dock, besideLab = maker.besideLab](bool open) {
                    if (open && besideLab) moveToLab(dock);
                    if (open) openExtra(dock);
                });
    }
}

// In large type all panels share one place anyway.
void MainWindow::moveToLab(CardDock* dock) {
    if (m_largeType || dock->isFloating() || m_resonanceDock->isHidden() || m_resonanceDock->isFloating() ||
        dockWidgetArea(dock) != Qt::LeftDockWidgetArea)
        return;
    tabifyDockWidget(m_resonanceDock, dock);
}

void MainWindow::openExtra(CardDock* dock) {
    if (m_largeType && !dock->isFloating() && dock != m_docks.front()) tabifyDockWidget(m_docks.front(), dock);
    const auto onTheLeft = [this](CardDock* each) {
        return !each->isFloating() && dockWidgetArea(each) == Qt::LeftDockWidgetArea;
    };
    for (CardDock* other : m_extras)
        if (other != dock && !other->isHidden() && onTheLeft(other) && onTheLeft(dock) &&
            tabifiedDockWidgets(dock).isEmpty())
            tabifyDockWidget(other, dock);
    // What was just opened is on top.
    dock->raise();
    nameTabs();
}

void MainWindow::nameTabs() {
    for (QTabBar* tabs : findChildren<QTabBar*>(QString(), Qt::FindDirectChildrenOnly))
        tabs->setAccessibleName(tr("Panels"));
}

void MainWindow::makeBars() {
    QList<QAction*> docks;
    for (CardDock* dock : m_docks) docks << dock->toggleViewAction();
    const auto shown = [this]() -> RecordActions::Shown {
        if (m_session.medium() == Medium::Pool) return {m_pool, m_pool->range()};
        return {m_string, m_string->scale().ceiling()};
    };
    m_record = new RecordActions(m_session, shown, this);
    m_menus = new Menus(*m_actions, *m_files, *m_record, *m_viewing, docks, this);
    m_menus->run()->addSeparator();
    m_menus->run()->addMenu(new PastMemory(m_session, this));
    m_header = new Header(*m_actions, new StabilityChip(m_session), this);
    for (QMenu* menu : m_menus->all()) m_header->addMenu(menu);
    setMenuWidget(m_header);

    m_transport = new TransportBar(m_session, *m_actions, this);
    QToolBar* bar = new QToolBar(this);
    bar->setObjectName(QStringLiteral("transportBar"));
    bar->setMovable(false);
    bar->toggleViewAction()->setEnabled(false);
    bar->addWidget(m_transport);
    addToolBar(Qt::BottomToolBarArea, bar);
    const auto showHint = [this] { m_transport->setHint(m_hints->sentence()); };
    connect(m_hints, &Hints::changed, this, showHint);
    showHint();
}

void MainWindow::makeClassroom() {
    m_classroom = new Classroom(
        {*this, m_session, *m_actions, *m_files, *m_menus, *m_header, *m_transport, *m_banner, m_docks});
    m_classroom->setCanvasPicture([this] {
        const OnPaper paper;
        const bool onString = m_session.medium() == Medium::String;
        return (onString ? static_cast<QWidget*>(m_string) : m_pool)->grab().toImage();
    });
    connect(m_classroom, &Classroom::aboutToLeave, this, [this] { setReading(false); });
    const auto toCanvas = [this] { m_pages->currentWidget()->setFocus(); };
    connect(m_classroom, &Classroom::canvasWanted, this, toCanvas);
    connect(m_recoveryNotice, &RecoveryNotice::done, this, toCanvas);
    connect(&m_classroom->run(), &LessonRun::lessonChanged, this, [this] {
        if (m_classroom->run().isOpen()) m_recoveryNotice->later();
    });
}

void MainWindow::connectActions() {
    const Actions& a = *m_actions;
    const auto showRun = [this](Medium medium) {
        m_session.show(medium);
        setReading(false);
        showPage();
    };
    connect(a.stringPage, &QAction::triggered, this, [showRun] { showRun(Medium::String); });
    connect(a.poolPage, &QAction::triggered, this, [showRun] { showRun(Medium::Pool); });
    connect(a.theoryPage, &QAction::triggered, this, [this] { setReading(true); });
    // A class is locked in at its run.
    connect(a.lock, &QAction::toggled, this, [this](bool on) {
        if (!on) return;
        setReading(false);
        if (m_bigLab) showBigLab(false);
        m_recoveryNotice->later();
    });
    connect(m_viewing, &Viewing::projectorChanged, this, &MainWindow::arrangeForProjector);
    a.sound->setVisible(Sound::isBuiltIn());
    connect(a.sound, &QAction::toggled, this, &MainWindow::setSound);
    connect(m_viewing, &Viewing::textSizeChanged, this, &MainWindow::arrangeForTextSize);
    connect(a.larger, &QAction::triggered, this, [this] { zoom(1.5); });
    connect(a.smaller, &QAction::triggered, this, [this] { zoom(1 / 1.5); });
    connect(a.fit, &QAction::triggered, this, &MainWindow::fit);
    connect(a.ownFloor, &QAction::triggered, m_floor, &FloorChoice::choose);
    connect(a.tiledFloor, &QAction::triggered, m_floor, &FloorChoice::clear);
    connect(m_floor, &FloorChoice::troubled, this,
            [this](const Trouble& trouble) { m_banner->say(trouble.heading, trouble.problems); });
    m_floor->readLast();
    const auto showPanel = [this](const char* name) {
        for (CardDock* dock : m_docks) {
            if (dock->panel()->objectName() != QLatin1String(name)) continue;
            if (!dock->toggleViewAction()->isChecked()) dock->toggleViewAction()->trigger();
            dock->raise();
        }
    };
    const Selection& selection = Selection::of(m_session);
    connect(&selection, &Selection::valuesWanted, this, [=] { showPanel("thingsPanel"); });
    connect(&selection, &Selection::probesWanted, this, [=] { showPanel("probesPanel"); });
    connect(a.computingSpeed, &QAction::toggled, m_speed, &QWidget::setVisible);
    connect(a.bigLab, &QAction::triggered, this, &MainWindow::showBigLab);
    const auto showDampings = [this] { showBigLab(true)->showDampings(true); };
    const auto showChallenge = [this] { showBigLab(true)->showChallenge(true); };
    connect(a.dampings, &QAction::triggered, this, showDampings);
    connect(a.challenge, &QAction::triggered, this, showChallenge);
    connect(m_resonance, &ResonancePanel::largeWanted, this, [=, this](ResonancePanel::Large what) {
        if (m_classroom->isLocked()) return m_classroom->sayLocked();
        if (what == ResonancePanel::Large::Dampings) showDampings();
        else if (what == ResonancePanel::Large::Challenge) showChallenge();
        else showBigLab(true)->showDampings(false);
    });
    m_resonance->challenge().openWith([this](const Experiment& riddle) { m_files->openUntitled(riddle); });
    connect(a.about, &QAction::triggered, this, [this] { showAbout(this); });
    connect(a.browse, &QAction::triggered, this, [this] {
        if (!m_browser) {
            m_browser = new PresetBrowser(this);
            connect(m_browser, &PresetBrowser::chosen, this, &MainWindow::openPreset);
        }
        m_browser->show();
        m_browser->raise();
        m_browser->activateWindow();
    });
    connect(a.keys, &QAction::triggered, this, [this] {
        if (!m_keyGuide) {
            std::vector<QAction*> more = m_files->all();
            more.insert(more.end(), m_record->all().begin(), m_record->all().end());
            m_keyGuide = new KeyGuide(*m_actions, std::move(more), this);
        }
        m_keyGuide->show();
        m_keyGuide->raise();
    });
    connect(m_files, &FileActions::lessonWanted, this, &MainWindow::openLesson);
    const auto tell = [this](const Trouble& trouble) { m_banner->say(trouble.heading, trouble.problems); };
    connect(m_files, &FileActions::troubled, this, tell);
    connect(m_documents, &Documents::troubled, this, tell);
    connect(&m_session, &Session::twinRefused, this, [this](Scheme scheme) {
        m_banner->say(tr("There is no room for a comparison with %1.").arg(nameOf(scheme)),
                      {tr("The runs together would take more than %1 MB of memory. A smaller pool needs less.")
                           .arg(limits::memory / 1'000'000)});
    });
    connect(m_record, &RecordActions::troubled, this,
            [this](const QString& heading, const QString& problem) { m_banner->say(heading, {problem}); });
    connect(m_documents, &Documents::changed, m_banner, &QWidget::hide);
    connect(m_documents, &Documents::changed, this, &MainWindow::showTitle);
    connect(&m_session, &Session::runReplaced, this, &MainWindow::showTitle);
    connect(m_menus, &Menus::presetChosen, this, &MainWindow::openPreset);
    connect(m_menus, &Menus::languageChosen, this, &language::choose);
}

void MainWindow::showPage() {
    if (m_reading) return;
    const bool onString = m_session.medium() == Medium::String;
    (onString ? m_actions->stringPage : m_actions->poolPage)->setChecked(true);
    QWidget* page = onString ? static_cast<QWidget*>(m_string) : m_poolPage;
    if (m_pages->currentWidget() != page) m_pages->setCurrentWidget(page);
    page->setFocus();
}

void MainWindow::setReading(bool on) {
    if (on == m_reading) return;
    if (on && m_bigLab) showBigLab(false);
    if (on) m_docksBeforeReading = saveState(arrangementVersion);
    m_reading = on;
    m_actions->theoryPage->setChecked(on);
    m_actions->setRunShown(!on);
    m_timeline->setVisible(!on);
    m_transport->parentWidget()->setVisible(!on);
    if (on) {
        for (CardDock* dock : findChildren<CardDock*>()) dock->hide(); // that of the lesson, too
        m_pages->setCurrentWidget(m_theory);
        m_theory->setFocus();
    } else {
        restoreState(m_docksBeforeReading, arrangementVersion);
        showPage();
    }
}

void MainWindow::tryOut(const ExperimentLink& link) {
    if (m_classroom->isLocked()) return m_classroom->sayLocked();
    // Whether what is open may go is asked first, and only a yes comes back here.
    m_files->whenSafe({link.experiment.rule.medium}, FileActions::Asks::ForFiles, [this, link] {
        m_documents->openUntitled(link.experiment);
        for (const auto& [scheme, word] : Words<Scheme>::all)
            m_session.setTwin(scheme,
                              std::find(link.twins.begin(), link.twins.end(), scheme) != link.twins.end());
        m_session.setPlaying(true);
        setReading(false);
    });
}

void MainWindow::showTitle() {
    const QString path = m_documents->path();
    // A built-in experiment's title is translated; a file's own is not, and stays as it is.
    const QString name = path.isEmpty()
                             ? QCoreApplication::translate("Preset", m_session.settings().title.c_str())
                             : QFileInfo(path).fileName();
    setWindowFilePath(path);
    setWindowTitle(name.isEmpty() ? QStringLiteral("Seiche") : QStringLiteral("%1 — Seiche").arg(elided(name)));
}

void MainWindow::openPreset(const QString& id) {
    m_banner->hide();
    if (const std::optional<Experiment> experiment = loadPreset(id.toStdString()))
        m_files->openUntitled(*experiment);
    else m_banner->say(tr("There is no built-in experiment named \"%1\".").arg(elided(id)), {});
}

void MainWindow::openFile(const QString& path) {
    m_banner->hide();
    m_files->openFile(path);
}

void MainWindow::openLesson(const QString& idOrFile) {
    m_banner->hide();
    setReading(false);
    m_classroom->openLesson(idOrFile);
}

void MainWindow::setLocked(bool locked) { m_classroom->setLocked(locked); }

void MainWindow::offer(Recovery& recovery) {
    if (!m_classroom->isLocked() && !m_classroom->run().isOpen()) m_recoveryNotice->offer(recovery);
}

void MainWindow::setSound(bool on) {
    if (m_sound->setOn(on)) return;
    m_actions->sound->setChecked(false);
    m_banner->say(tr("There is nothing to play sounds on."), {});
}

void MainWindow::setProjector(bool on) { m_viewing->setProjector(on); }

void MainWindow::arrangeForProjector(bool on) {
    // Which docks are open is a matter of the run's pages.
    const bool reading = m_reading;
    setReading(false);
    m_header->setCompact(on);
    if (on) {
        if (m_docksBeforeProjector.isEmpty()) m_docksBeforeProjector = saveState(arrangementVersion);
        // One panel large, the lab in large or the lowest that is open; the canvas has the rest.
        const auto lowest =
            std::find_if(m_docks.rbegin(), m_docks.rend(), [](CardDock* dock) { return !dock->isHidden(); });
        if (m_bigLab && !m_bigLab->isHidden()) showAlone(nullptr);
        else if (lowest != m_docks.rend()) showAlone(*lowest);
    } else {
        if (!m_docksBeforeProjector.isEmpty()) restoreState(m_docksBeforeProjector, arrangementVersion);
        m_docksBeforeProjector.clear();
    }
    setReading(reading);
    m_classroom->arrange();
}

void MainWindow::showAlone(CardDock* dock) {
    for (CardDock* each : m_docks) each->setVisible(each == dock);
}

void MainWindow::arrangeForTextSize(double factor) {
    const bool large = factor >= largeType;
    if (large == m_largeType) return;
    m_largeType = large;
    const bool reading = m_reading;
    setReading(false);
    if (large) {
        m_docksBeforeLargeType = saveState(arrangementVersion);
        for (CardDock* dock : m_docks)
            if (dock != m_docks.front() && !dock->isHidden() && !dock->isFloating())
                tabifyDockWidget(m_docks.front(), dock);
        m_docks.front()->raise();
    } else if (!restoreState(m_docksBeforeLargeType, arrangementVersion)) {
        shareDockHeights();
    }
    setReading(reading);
}

void MainWindow::zoom(double factor) {
    if (m_session.medium() == Medium::String) m_string->setZoom(m_string->zoom() * factor);
    else m_pool->setZoom(m_pool->zoom() * factor);
}

void MainWindow::fit() {
    if (m_session.medium() == Medium::String) m_string->zoomToFit();
    else m_pool->setZoom(1.0);
}

BigLab* MainWindow::showBigLab(bool on) {
    if (!m_bigLab) {
        m_bigLab = new BigLab(m_session, m_resonance->lab(), m_resonance->challenge(), m_resonance->sine());
        auto* column = static_cast<QVBoxLayout*>(centralWidget()->layout());
        m_bigLab->hide();
        column->insertWidget(column->indexOf(m_pages) + 1, m_bigLab, bigLabShare);
        connect(m_bigLab, &BigLab::closed, this, [this] { showBigLab(false); });
    }
    m_actions->bigLab->setChecked(on);
    if (on == !m_bigLab->isHidden()) return m_bigLab;
    if (on) m_resonanceWasOpen = !m_resonanceDock->isHidden();
    if (m_resonanceWasOpen) m_resonanceDock->setVisible(!on);
    m_bigLab->setVisible(on);
    // Low enough to leave the room to the chart, high enough to see the string swing.
    m_pages->setMinimumHeight(on ? std::max(leastCanvas, Theme::current().px(0.7 * leastCanvas)) : 0);
    return m_bigLab;
}

// Where three cards one above the other would be cramped, the two upper ones share a place as tabs.
void MainWindow::stackDocksForLowWindow() {
    if (m_docks.size() < 2 || screen()->availableSize().height() >= Theme::current().px(lowWindow)) return;
    tabifyDockWidget(m_docks[0], m_docks[1]);
    m_docks[0]->raise();
}

void MainWindow::shareDockHeights() {
    QList<QDockWidget*> docks;
    QList<int> heights;
    const std::span<const PanelMaker> makers = panelList();
    for (std::size_t i = 0; i < m_docks.size(); ++i) {
        if (makers[i].extra) continue;
        docks << m_docks[i];
        heights << m_docks[i]->sizeHint().height() + makers[i].share;
    }
    resizeDocks(docks, heights, Qt::Vertical);
    resizeDocks(docks, QList<int>(docks.size(), Theme::current().px(dockWidth)), Qt::Horizontal);
}

void MainWindow::restore() {
    const QSettings settings;
    m_viewing->restore();
    // Who has no loudspeaker any more is not told so at every start.
    if (settings.value(QStringLiteral("sound")).toBool() && m_sound->setOn(true))
        m_actions->sound->setChecked(true);
    if (!restoreGeometry(settings.value(QStringLiteral("geometry")).toByteArray())) {
        // A small screen is a small screen: the first start takes all of it.
        const QSize room = screen()->availableSize();
        resize(QSize(1366, 768).expandedTo(room * 0.8).boundedTo(room));
        if (room.width() <= 1440 || room.height() <= 820) setWindowState(windowState() | Qt::WindowMaximized);
    }
    if (!restoreState(settings.value(QStringLiteral("arrangement")).toByteArray(), arrangementVersion)) {
        stackDocksForLowWindow();
        shareDockHeights();
    }
}

void MainWindow::remember() {
    PictureSettings::current().save();
    QSettings settings;
    m_viewing->remember();
    settings.setValue(QStringLiteral("sound"), m_sound->isOn());
    settings.setValue(QStringLiteral("language"), language::chosen());
    settings.setValue(QStringLiteral("geometry"), saveGeometry());
    settings.setValue(QStringLiteral("arrangement"), saveState(arrangementVersion));
}

void MainWindow::closeEvent(QCloseEvent* event) {
    if (m_classroom->isLocked()) {
        m_classroom->sayLocked();
        return event->ignore();
    }
    const std::vector<Medium> all{Medium::String, Medium::Pool};
    if (!m_mayClose && !m_files->isSafe(all, FileActions::Asks::ForAll)) {
        event->ignore();
        m_files->whenSafe(all, FileActions::Asks::ForAll, [this] {
            m_mayClose = true;
            close();
        });
        return;
    }
    leave();
    event->accept();
    emit closed();
}

void MainWindow::leave() {
    setReading(false);
    if (m_viewing->isProjector()) m_viewing->setProjector(false);
    m_classroom->leave();
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
    m_record->retranslate();
    m_viewing->retranslate();
    m_menus->retranslate();
    m_transport->setHint(m_hints->sentence());
    showTitle();
}

void MainWindow::dragEnterEvent(QDragEnterEvent* event) {
    if (!m_classroom->isLocked() && event->mimeData()->urls().size() == 1 &&
        event->mimeData()->urls().front().isLocalFile())
        event->acceptProposedAction();
}

void MainWindow::dropEvent(QDropEvent* event) {
    if (m_classroom->isLocked()) return;
    const QString path = event->mimeData()->urls().front().toLocalFile();
    openFile(path);
    event->acceptProposedAction();
}

void MainWindow::keyPressEvent(QKeyEvent* event) {
    if (event->key() != Qt::Key_Escape || !isFullScreen() || m_classroom->isLocked())
        return QMainWindow::keyPressEvent(event);
    if (m_viewing->isProjector()) m_viewing->setProjector(false);
    else m_viewing->setFullScreen(false);
}

} // namespace seiche
