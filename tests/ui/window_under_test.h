// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "files/presets.h"
#include "session/session.h"
#include "theme/theme.h"
#include "window/language.h"
#include "window/main_window.h"

#include <QSettings>
#include <QStandardPaths>
#include <QTemporaryDir>
#include <QTest>
#include <QWindow>

namespace seiche {

/// Nothing is remembered: English, dark.
inline void asAtTheFirstStart() {
    QSettings().clear();
    language::choose(QStringLiteral("en"));
    Theme::current().set(Look::Dark);
}

/// Settings and standard places of the test's own, so that the user's stay as they are.
inline void useOwnPlaces() {
    static QTemporaryDir place;
    QStandardPaths::setTestModeEnabled(true);
    QCoreApplication::setOrganizationName(QStringLiteral("seiche-tests"));
    QCoreApplication::setApplicationName(QStringLiteral("seiche-tests"));
    QSettings::setDefaultFormat(QSettings::IniFormat);
    QSettings::setPath(QSettings::IniFormat, QSettings::UserScope, place.path());
    asAtTheFirstStart();
}

/// What a window manager may take on a machine with other work, in milliseconds.
inline constexpr int patience = 30000;

/// The whole program on the screen, with the experiments it starts with.
struct WindowUnderTest {
    Session session{*loadPreset("string"), *loadPreset("pool")};
    MainWindow window{session};

    /// Shown at this size and in front.
    bool show(QSize size = {1366, 768}) {
        window.setWindowState(Qt::WindowNoState);
        window.resize(size);
        window.show();
        window.activateWindow();
        return QTest::qWaitForWindowActive(&window, patience);
    }
    /// Minimised, and by the window manager: Qt says so at once, the window goes later. Code that brings it
    /// back before that is not heard, and the window stays away.
    bool minimise() {
        window.showMinimized();
        return QTest::qWaitFor([this] { return window.isMinimized() && !window.windowHandle()->isExposed(); },
                               patience);
    }
    /// Back from there.
    bool bringBack() {
        return QTest::qWaitFor(
            [this] {
                if (window.isMinimized()) window.showNormal();
                return !window.isMinimized() && window.windowHandle()->isExposed();
            },
            patience);
    }
    template <class Widget>
    Widget* child(const char* name) {
        return window.findChild<Widget*>(QLatin1String(name));
    }
};

/// A mouse gesture in small steps, as a hand makes it.
inline void drag(QWidget* widget, QPoint from, QPoint to) {
    QTest::mousePress(widget, Qt::LeftButton, {}, from);
    for (int i = 1; i <= 8; ++i) QTest::mouseMove(widget, from + (to - from) * i / 8);
    QTest::mouseRelease(widget, Qt::LeftButton, {}, to);
}

} // namespace seiche
