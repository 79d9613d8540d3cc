// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "panels/panel.h"
#include "window_under_test.h"

#include <algorithm>

namespace seiche {

/// Waits until every panel of the window that is visible shows the present state, and deletes the rows that
/// panels no longer show. Time must stand still: a run that goes on gives panels something new all the time.
inline bool waitForPanels(const MainWindow& window) {
    QCoreApplication::processEvents(); // what panels are about to hear of
    const QList<Panel*> panels = window.findChildren<Panel*>();
    const auto isDone = [](const Panel* panel) { return !panel->isVisible() || panel->isUpToDate(); };
    const bool areDone = QTest::qWaitFor([&] { return std::ranges::all_of(panels, isDone); }, patience);
    QCoreApplication::sendPostedEvents(nullptr, QEvent::DeferredDelete);
    return areDone;
}

/// A panel by itself, beside a session that plays only when it is told to.
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
    /// Step by step, until the panel shows where that has led.
    void steps(int count) {
        for (int i = 0; i < count; ++i) session.step();
        settle();
    }
    void settle() { QTRY_VERIFY(!panel.isVisible() || panel.isUpToDate()); }
};

} // namespace seiche
