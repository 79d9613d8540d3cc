// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "panels/panel.h"
#include "window_under_test.h"

#include <algorithm>

namespace seiche {

/// Waits until every visible panel is up to date, then deletes obsolete rows. The session must be
/// paused, because a running session changes panels constantly. Returns whether all panels are up
/// to date.
inline bool waitForPanels(const MainWindow& window) {
    QCoreApplication::processEvents(); // delivers pending changes to the panels
    const QList<Panel*> panels = window.findChildren<Panel*>();
    const auto isDone = [](const Panel* panel) { return !panel->isVisible() || panel->isUpToDate(); };
    const bool areDone = QTest::qWaitFor([&] { return std::ranges::all_of(panels, isDone); }, patience);
    QCoreApplication::sendPostedEvents(nullptr, QEvent::DeferredDelete);
    return areDone;
}

/// A panel without a main window, with a paused session.
template <class Tested>
struct PanelUnderTest {
    Session session{*loadPreset("string"), *loadPreset("pool")};
    Tested panel{session};

    PanelUnderTest() { session.setPlaying(false); }
    bool show() {
        panel.resize(330, 640);
        panel.show();
        panel.activateWindow();
        return QTest::qWaitForWindowActive(&panel, patience);
    }
    template <class Widget>
    Widget* child(const char* name) {
        return panel.template findChild<Widget*>(QLatin1String(name));
    }
    /// Performs `count` steps and waits until the panel is up to date.
    void steps(int count) {
        for (int i = 0; i < count; ++i) session.step();
        settle();
    }
    void settle() { QTRY_VERIFY(!panel.isVisible() || panel.isUpToDate()); }
};

} // namespace seiche
