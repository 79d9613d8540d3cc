// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "session.h"

#include <QMainWindow>

#include <vector>

class QStackedWidget;

namespace seiche {

class CardDock;

/// The program's window. It puts canvases, docks and bars together and does nothing else.
class MainWindow : public QMainWindow {
    Q_OBJECT

public:
    explicit MainWindow(Session& session);

private:
    void makePages();
    void makeDocks();

    Session& m_session;
    QStackedWidget* m_pages = nullptr;
    std::vector<CardDock*> m_docks;
};

} // namespace seiche
