// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "window/main_window.h"

#include "theme/theme.h"
#include "window/card_dock.h"
#include "window/panel_list.h"

#include <QStackedWidget>

namespace seiche {

MainWindow::MainWindow(Session& session)
    : m_session(session) {
    setWindowTitle(QStringLiteral("Seiche"));
    makePages();
    makeDocks();
    resize(1366, 768);
}

void MainWindow::makePages() {
    m_pages = new QStackedWidget(this);
    m_pages->addWidget(new QWidget);
    setCentralWidget(m_pages);
    m_session.setCanvasVisible(m_pages, true);
}

void MainWindow::makeDocks() {
    for (const PanelMaker& maker : panelList()) {
        CardDock* dock = new CardDock(maker.make(m_session, nullptr), this);
        addDockWidget(Qt::RightDockWidgetArea, dock);
        m_docks.push_back(dock);
    }
}

} // namespace seiche
