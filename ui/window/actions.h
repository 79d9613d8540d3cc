// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "session.h"

#include <QAction>
#include <QActionGroup>

#include <vector>

namespace seiche {

/// Everything that can be done by a key or from a menu, apart from a canvas's own keys. Those that change the run do so
/// themselves; for the others the window connects `triggered`.
class Actions : public QObject {
    Q_OBJECT

public:
    Actions(Session& session, QWidget* window);

    // Experiment
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
    QAction* dark;
    QAction* light;
    QAction* projector;
    QAction* fullScreen;
    QAction* larger;
    QAction* smaller;
    QAction* fit;
    QAction* tiles;
    QAction* deepWater;
    QAction* flatBlue;
    QAction* computingSpeed;
    // Help
    QAction* keys;
    QAction* about;

    /// All of them, in the order of the menus.
    const std::vector<QAction*>& all() const { return m_all; }
    void retranslate();

private:
    QAction* make(const QList<QKeySequence>& keys = {}, bool checkable = false);

    Session& m_session;
    QWidget* m_window;
    std::vector<QAction*> m_all;
};

} // namespace seiche
