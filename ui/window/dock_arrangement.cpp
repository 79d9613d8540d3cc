// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "window/dock_arrangement.h"

#include "stage/card_dock.h"
#include "theme/theme.h"
#include "window/panel_list.h"

#include <QAction>
#include <QEvent>
#include <QMainWindow>
#include <QScreen>
#include <QSettings>
#include <QTabBar>
#include <QTimer>
#include <QToolButton>

#include <algorithm>
#include <utility>

namespace seiche {

namespace {

/// Incremented when docks or bars are renamed, so that an outdated arrangement is rejected.
constexpr int arrangementVersion = 2;
/// Initial dock width in pixels at scale 1. The panel inside is 48 pixels narrower.
constexpr double dockWidth = 354;
/// Text scale above which stacked panels become too low.
constexpr double largeType = 1.4;
/// Screen height in pixels at scale 1 below which two panels are stacked instead of three.
constexpr double lowWindow = 900.0;
/// Window width in pixels at scale 1 below which the tab names of all panels do not fit.
constexpr double narrowWindow = 683.0;
/// Minimum window size with stacked panels. A window too small for the panels turns them into tabs.
constexpr QSize smallestApart{640, 400};
/// Stable time in milliseconds before the window may grow.
constexpr int settlingMilliseconds = 200;

} // namespace

DockArrangement::DockArrangement(Session& session, QMainWindow& window) : QObject(&window), m_window(window) {
    m_window.installEventFilter(this);
    m_fitSoon.setSingleShot(true);
    m_fitSoon.setInterval(0);
    connect(&m_fitSoon, &QTimer::timeout, this, [this] {
        fitIntoWindow();
        nameTabs();
    });
    m_growSoon.setSingleShot(true);
    m_growSoon.setInterval(settlingMilliseconds);
    connect(&m_growSoon, &QTimer::timeout, this, &DockArrangement::grow);
    m_window.setMinimumSize(smallestApart);
    m_window.setTabPosition(Qt::AllDockWidgetAreas, QTabWidget::North);
    for (const PanelMaker& maker : panelList()) {
        CardDock* dock = new CardDock(maker.make(session, nullptr), &m_window);
        if (maker.isLab) m_lab = dock;
        add(dock, maker.extra);
    }
    connect(&Theme::current(), &Theme::changed, this, &DockArrangement::dressActions);
    dressActions();
}

DockArrangement::~DockArrangement() {
    // The window hides and deletes the docks later; they must not call the destroyed arrangement.
    for (CardDock* dock : m_docks) disconnect(dock, nullptr, this, nullptr);
}

void DockArrangement::add(CardDock* dock, bool extra) {
    m_window.addDockWidget(extra ? Qt::LeftDockWidgetArea : Qt::RightDockWidgetArea, dock);
    m_docks.push_back(dock);
    connect(dock, &QDockWidget::visibilityChanged, this, &DockArrangement::nameTabs);
    if (extra) {
        m_extras.push_back(dock);
        dock->hide();
    }
    connect(dock->toggleViewAction(), &QAction::triggered, this, [this, dock, extra](bool open) {
        if (isAtFirstLevel()) {
            dock->hide();
            emit panelRequested(dock);
        } else if (extra && open && isAtDesk()) {
            placeExtra(dock);
        }
    });
}

// Menus show names only, no icons.
void DockArrangement::dressActions() {
    for (std::size_t i = 0; i < m_docks.size(); ++i) {
        m_docks[i]->toggleViewAction()->setIcon(icon(panelList()[i].sign, Theme::current().tokens().text));
        m_docks[i]->toggleViewAction()->setIconVisibleInMenu(false);
    }
}

QList<QAction*> DockArrangement::actions() const {
    QList<QAction*> all;
    for (CardDock* dock : m_docks) all << dock->toggleViewAction();
    return all;
}

QWidget* DockArrangement::lab() const { return m_lab->panel(); }

void DockArrangement::show(const QString& name) {
    for (CardDock* dock : m_docks) {
        if (dock->panel()->objectName() != name) continue;
        if (isAtFirstLevel()) return emit panelRequested(dock);
        if (!dock->toggleViewAction()->isChecked()) dock->toggleViewAction()->trigger();
        dock->raise();
    }
}

void DockArrangement::placeExtra(CardDock* dock) {
    if (!dock->isFloating()) {
        if (areTogether()) m_window.tabifyDockWidget(m_docks.front(), dock);
        else if (makerOf(*dock).besideLab) moveToLab(dock);
    }
    const auto onTheLeft = [this](CardDock* each) {
        return !each->isFloating() && m_window.dockWidgetArea(each) == Qt::LeftDockWidgetArea;
    };
    for (CardDock* other : m_extras)
        if (other != dock && !other->isHidden() && onTheLeft(other) && onTheLeft(dock) &&
            m_window.tabifiedDockWidgets(dock).isEmpty())
            m_window.tabifyDockWidget(other, dock);
    m_latest = dock;
    dock->raise();
    nameTabs();
}

void DockArrangement::moveToLab(CardDock* dock) {
    if (m_lab->isHidden() || m_lab->isFloating() || m_window.dockWidgetArea(dock) != Qt::LeftDockWidgetArea)
        return;
    m_window.tabifyDockWidget(m_lab, dock);
}

void DockArrangement::nameTabs() {
    for (QTabBar* tabs : m_window.findChildren<QTabBar*>(QString(), Qt::FindDirectChildrenOnly)) {
        // An empty tab bar must not receive the focus.
        tabs->setFocusPolicy(tabs->count() > 0 ? Qt::TabFocus : Qt::NoFocus);
        tabs->setAccessibleName(tr("Panels"));
        const QList<QToolButton*> ends = tabs->findChildren<QToolButton*>();
        for (QToolButton* end : ends)
            end->setAccessibleName(end->arrowType() == Qt::LeftArrow ? tr("Panels to the left")
                                                                     : tr("Panels to the right"));
    }
}

void DockArrangement::enterProjectorView(SceneKind scene) {
    letGoOfCards();
    m_atDesk = m_backAgain.isEmpty() ? now() : m_backAgain;
    if (m_backAgain.isEmpty()) m_windowAtDesk = m_window.size();
    m_backAgain.clear();
    m_wasChartLarge = m_isChartLarge;
    const bool mayCover = scene == SceneKind::String && !m_isChartLarge;
    const auto lowest =
        std::find_if(m_docks.rbegin(), m_docks.rend(), [](CardDock* dock) { return !dock->isHidden(); });
    const CardDock* open = mayCover && lowest != m_docks.rend() ? *lowest : nullptr;
    for (CardDock* dock : m_docks) dock->setVisible(dock == open);
}

void DockArrangement::restoreDesktopView() {
    for (std::size_t i = 0; i < m_docks.size(); ++i)
        m_window.addDockWidget(panelList()[i].extra ? Qt::LeftDockWidgetArea : Qt::RightDockWidgetArea,
                               m_docks[i]);
    putBack(m_atDesk);
    if (m_window.size() != m_windowAtDesk) m_backAgain = m_atDesk;
    m_atDesk.clear();
}

void DockArrangement::putBack(const QByteArray& arrangement) {
    restoreDocks(m_window, arrangement, arrangementVersion);
    if (m_isChartLarge == m_wasChartLarge) return;
    if (m_isChartLarge) m_labWasOpen = !m_lab->isHidden();
    if (m_labWasOpen) m_lab->setVisible(!m_isChartLarge);
}

// Dock widths are restored at the earlier window size.
bool DockArrangement::eventFilter(QObject* watched, QEvent* event) {
    if (event->type() == QEvent::Resize && !m_backAgain.isEmpty() && m_window.size() == m_windowAtDesk) {
        // The layout must have processed the new size first.
        QTimer::singleShot(0, this, [this] {
            if (isAtDesk() && !m_backAgain.isEmpty()) putBack(m_backAgain);
            m_backAgain.clear();
        });
    }
    const QEvent::Type type = event->type();
    if (type == QEvent::Resize || type == QEvent::LayoutRequest || type == QEvent::LanguageChange)
        m_fitSoon.start();
    return QObject::eventFilter(watched, event);
}

const PanelMaker& DockArrangement::makerOf(const CardDock& dock) const {
    const auto at = std::ranges::find(m_docks, &dock) - m_docks.begin();
    return panelList()[static_cast<std::size_t>(at)];
}

QString DockArrangement::helpPageOf(const CardDock& dock) const {
    return QStringLiteral("help/") + QLatin1String(makerOf(dock).helpPage);
}

Stage::Side DockArrangement::sideOf(const CardDock& dock) const { return makerOf(dock).side; }

bool DockArrangement::changesWith(double factor) const { return (factor >= largeType) != m_largeType; }

void DockArrangement::setTextSize(double factor) {
    if (!changesWith(factor)) return;
    m_largeType = !m_largeType;
    if (m_largeType) putTogether();
    else if (!m_isCramped) takeApart();
}

void DockArrangement::putTogether() {
    if (m_beforeTogether.isEmpty()) m_beforeTogether = now();
    for (CardDock* dock : m_docks)
        if (dock != m_docks.front() && !dock->isHidden() && !dock->isFloating())
            m_window.tabifyDockWidget(m_docks.front(), dock);
    (m_latest && !m_latest->isHidden() ? m_latest : m_docks.front())->raise();
    for (CardDock* dock : m_docks) dock->setTogether(true);
    nameTabs();
}

void DockArrangement::takeApart() {
    // Docks opened or closed in the meantime keep that state.
    const std::vector<CardDock*> open = openOf(m_docks);
    if (!restoreDocks(m_window, m_beforeTogether, arrangementVersion)) shareHeights();
    m_beforeTogether.clear();
    for (CardDock* dock : m_docks) dock->setTogether(false);
    for (CardDock* dock : m_docks) {
        const bool wasOpen = std::ranges::find(open, dock) != open.end();
        if (wasOpen == !dock->isHidden()) continue;
        dock->setVisible(wasOpen);
        if (wasOpen && makerOf(*dock).extra) placeExtra(dock);
    }
}

void DockArrangement::fitIntoWindow() {
    const QSize size = m_window.size();
    const bool narrow = m_isChartLarge || size.width() < Theme::current().px(narrowWindow);
    for (CardDock* dock : m_docks) dock->setNarrow(narrow);
    if (!isAtDesk() || isAtFirstLevel() || !m_beforeReading.isEmpty() || !m_window.isVisible()) return;
    const auto fits = [this](QSize needed) { return needed.boundedTo(m_window.size()) == needed; };
    const std::vector<CardDock*> open = openOf(m_docks);
    if (m_isCramped && (fits(m_neededApart) || open != m_openWhenCramped)) {
        m_isCramped = false;
        if (!m_largeType) takeApart();
    }
    const auto needed = [this] { return m_window.layout()->totalMinimumSize(); };
    if (!m_isCramped && !m_largeType && !fits(needed())) {
        m_neededApart = needed();
        m_openWhenCramped = open;
        m_isCramped = true;
        putTogether();
    }
    // A changed panel requests its size in several steps. The window must not grow with each of
    // them.
    m_window.setMinimumSize(areTogether() ? needed().boundedTo(m_window.size()) : smallestApart);
    if (narrow && areTogether() && size != m_fitted) leaveCanvasRoom();
    m_fitted = size;
    m_growTo = {};
    m_growSoon.start();
}

void DockArrangement::leaveCanvasRoom() {
    if (m_docks.front()->isHidden() || m_docks.front()->isFloating()) return;
    const int max = m_window.width() / 2;
    if (m_docks.front()->width() > max) m_window.resizeDocks({m_docks.front()}, {max}, Qt::Horizontal);
}

void DockArrangement::grow() {
    if (!isAtDesk() || isAtFirstLevel() || !m_beforeReading.isEmpty() || !areTogether()) return;
    const QSize needed = m_window.layout()->totalMinimumSize();
    if (needed == m_growTo) return m_window.setMinimumSize(needed);
    m_growTo = needed;
    m_growSoon.start();
}

void DockArrangement::setReading(bool on) {
    if (!isAtDesk()) return;
    if (!on) {
        restoreDocks(m_window, m_beforeReading, arrangementVersion);
        m_beforeReading.clear();
        m_growSoon.stop();
        m_fitSoon.start();
        return;
    }
    m_beforeReading = now();
    for (CardDock* dock : m_docks) dock->hide();
}

void DockArrangement::setFirstLevel(bool on) {
    if (on == isAtFirstLevel()) return;
    if (!on) {
        restoreDocks(m_window, m_beforeFirstLevel, arrangementVersion);
        m_beforeFirstLevel.clear();
        m_labWasOpen = m_isChartLarge && !m_lab->isHidden();
        if (m_isChartLarge) m_lab->hide();
        m_fitSoon.start();
        return;
    }
    if (m_isChartLarge && m_labWasOpen) m_lab->show();
    m_beforeFirstLevel = m_backAgain.isEmpty() ? now() : std::exchange(m_backAgain, {});
    for (CardDock* dock : m_docks) dock->hide();
    m_window.setMinimumSize(smallestApart);
}

void DockArrangement::close(CardDock& dock) {
    dock.hide();
    if (isAtFirstLevel()) emit panelClosed(&dock);
}

bool DockArrangement::isExtra(const CardDock& dock) const { return makerOf(dock).extra; }

void DockArrangement::setLargeChart(bool on) {
    m_isChartLarge = on;
    if (isAtFirstLevel()) return;
    if (on) m_labWasOpen = !m_lab->isHidden();
    if (m_labWasOpen) m_lab->setVisible(!on);
}

// Low screens show the two upper panels as tabs.
void DockArrangement::stackForLowWindow() {
    if (m_docks.size() < 2 || m_window.screen()->availableSize().height() >= Theme::current().px(lowWindow))
        return;
    m_window.tabifyDockWidget(m_docks[0], m_docks[1]);
    m_docks[0]->raise();
}

void DockArrangement::shareHeights() {
    QList<QDockWidget*> docks;
    QList<int> heights;
    const std::span<const PanelMaker> makers = panelList();
    for (std::size_t i = 0; i < m_docks.size(); ++i) {
        if (makers[i].extra) continue;
        docks << m_docks[i];
        heights << m_docks[i]->sizeHint().height() + makers[i].share;
    }
    m_window.resizeDocks(docks, heights, Qt::Vertical);
    m_window.resizeDocks(docks, QList<int>(docks.size(), Theme::current().px(dockWidth)), Qt::Horizontal);
}

void DockArrangement::restore() {
    const QSettings settings;
    if (!m_window.restoreGeometry(settings.value(QStringLiteral("geometry")).toByteArray())) {
        // The first start is maximised, except on a very large screen.
        const QSize room = m_window.screen()->availableSize();
        m_window.resize(QSize(1366, 768).expandedTo(room * 0.8).boundedTo(room));
        if (room.width() <= 1920 || room.height() <= 820)
            m_window.setWindowState(m_window.windowState() | Qt::WindowMaximized);
    }
    if (restoreDocks(m_window, settings.value(QStringLiteral("arrangement")).toByteArray(), arrangementVersion))
        return;
    stackForLowWindow();
    shareHeights();
}

void DockArrangement::remember() const {
    QSettings settings;
    settings.setValue(QStringLiteral("geometry"), m_window.saveGeometry());
    // Save the stacked arrangement, because a larger window has room for it.
    const QByteArray apart = m_isCramped && !m_largeType ? m_beforeTogether
                             : isAtFirstLevel()          ? m_beforeFirstLevel
                                                         : now();
    settings.setValue(QStringLiteral("arrangement"), isAtDesk() ? apart : m_atDesk);
}

QByteArray DockArrangement::now() const { return saveDocks(m_window, arrangementVersion); }

} // namespace seiche

#include "moc_dock_arrangement.cpp"
