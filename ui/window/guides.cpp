// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "window/guides.h"

#include "column/compare_block.h"
#include "column/control_column.h"
#include "column/measure_block.h"
#include "column/medium_block.h"
#include "help/help_window.h"
#include "lock/class_lock.h"
#include "presets/preset_browser.h"
#include "stage/card_dock.h"
#include "window/actions.h"
#include "window/dock_arrangement.h"
#include "window/key_guide.h"
#include "window/language.h"

#include <QKeyEvent>
#include <QMainWindow>

#include <utility>

namespace seiche {

Guides::Guides(const Actions& actions, std::vector<QAction*> more, const DockArrangement& docks,
               const ControlColumn& column, QMainWindow& window)
    : QObject(&window), m_actions(actions), m_more(std::move(more)), m_window(window) {
    connect(actions.browse, &QAction::triggered, this, &Guides::showBrowser);
    connect(actions.keys, &QAction::triggered, this, &Guides::showKeys);
    for (const auto& [action, page] :
         {std::pair(actions.quickStart, "teachers/quick-start"),
          std::pair(actions.teachersGuide, "teachers/guide"),
          std::pair(actions.lessonPlans, "teachers/lessons"), std::pair(actions.inBrowser, "teachers/browser"),
          std::pair(actions.classGuide, "teachers/class"), std::pair(actions.panelGuide, "help/panels")})
        connect(action, &QAction::triggered, this, [this, page] { showHelp(QLatin1String(page)); });
    for (CardDock* dock : docks.docks()) {
        const QString page = docks.helpPageOf(*dock);
        setPage(dock, page);
        setPage(dock->panel(), page); // may be lent
    }
    setPage(&column.measure(), QStringLiteral("help/resonance"));
    setPage(&column.medium(), QStringLiteral("help/medium"));
    setPage(&column.compare(), QStringLiteral("help/compare"));
    connect(actions.about, &QAction::triggered, this, [this] { showAbout(&m_window); });
}

void Guides::showBrowser() {
    if (!m_browser) {
        m_browser = new PresetBrowser(&m_window);
        connect(m_browser, &PresetBrowser::chosen, this, &Guides::presetChosen);
    }
    m_browser->show();
    m_browser->raise();
    m_browser->activateWindow();
}

void Guides::showKeys() {
    if (!m_keys) m_keys = new KeyGuide(m_actions, m_more, &m_window);
    m_keys->show();
    m_keys->raise();
}

void Guides::showHelp(const QString& page) {
    if (!m_help) {
        m_help = new HelpWindow(&m_window);
        connect(m_help, &HelpWindow::sheetRequested, this, &Guides::sheetRequested);
    }
    m_help->showPage(page);
}

void Guides::setPage(QWidget* widget, const QString& page) {
    m_pages[widget] = page;
    widget->installEventFilter(this);
}

// Docks, panels and blocks receive keys that none of their widgets handles. Accepting F1 here stops
// the global shortcut.
bool Guides::eventFilter(QObject* watched, QEvent* event) {
    if (event->type() != QEvent::ShortcutOverride && event->type() != QEvent::KeyPress) return false;
    const auto& key = static_cast<const QKeyEvent&>(*event);
    if (key.key() != Qt::Key_F1 || key.modifiers() != Qt::NoModifier || isClassLocked()) return false;
    event->accept();
    if (event->type() == QEvent::KeyPress) showHelp(m_pages.value(watched));
    return true;
}

} // namespace seiche

#include "moc_guides.cpp"
