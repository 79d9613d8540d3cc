// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "files/presets.h"
#include "session/session.h"
#include "theme/theme.h"
#include "window/language.h"
#include "window/main_window.h"

#include <QAbstractAnimation>
#include <QSettings>
#include <QStandardPaths>
#include <QTemporaryDir>
#include <QTest>
#include <QTimer>
#include <QWindow>

#include <algorithm>

namespace seiche {

/// Restores the state of a first start: no settings, English, dark.
inline void asAtTheFirstStart() {
    QSettings().clear();
    language::choose(QStringLiteral("en"));
    Theme::current().set(Look::Dark);
}

/// Redirects settings and standard paths to temporary ones, to protect the user's own.
inline void useOwnPlaces() {
    static QTemporaryDir place;
    QStandardPaths::setTestModeEnabled(true);
    QCoreApplication::setOrganizationName(QStringLiteral("seiche-tests"));
    QCoreApplication::setApplicationName(QStringLiteral("seiche-tests"));
    QSettings::setDefaultFormat(QSettings::IniFormat);
    QSettings::setPath(QSettings::IniFormat, QSettings::UserScope, place.path());
    asAtTheFirstStart();
}

/// Maximum wait for the window manager on a busy machine, in milliseconds.
inline constexpr int patience = 30000;

/// The level of the window (see `FirstLevel`).
enum class Level { First, Workbench };

/// The whole program with its initial experiments, at the workbench unless requested otherwise.
struct WindowUnderTest {
    explicit WindowUnderTest(Level level = Level::Workbench) : startsAt(level) {}

    /// Stores the level for the start of the window.
    struct Start {
        explicit Start(Level level) {
            QSettings().setValue(QStringLiteral("workbench"), level == Level::Workbench);
        }
    };
    Start startsAt;
    Session session{*loadPreset("string"), *loadPreset("pool")};
    MainWindow window{session};

    /// Shows the window in front at this size. Returns whether it became active.
    bool show(QSize size = {1366, 768}) {
        window.setWindowState(Qt::WindowNoState);
        window.resize(size);
        window.show();
        window.activateWindow();
        return QTest::qWaitForWindowActive(&window, patience);
    }
    /// Minimises the window and waits for the window manager. Qt reports the state too early, and
    /// an earlier restore would be ignored. Returns whether the window is minimised.
    bool minimise() {
        window.showMinimized();
        return QTest::qWaitFor([this] { return window.isMinimized() && !window.windowHandle()->isExposed(); },
                               patience);
    }
    /// Restores the minimised window. Returns whether it is visible again.
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

/// Waits until no visible widget has moved for `pause` milliseconds and no animation runs. Returns
/// false if that never happens.
/// Panels, lessons and the stage repeat their layout within 0.1 s. A timer of the same event loop
/// measures the pause, so the window's timers fire first even on a busy machine. Only a window too
/// small for its docks takes longer and grows within 0.4 s.
inline bool settles(const QWidget& window, int pause = 110) {
    class Rest : public QObject {
    public:
        Rest(const QWidget& window, int pause) : m_window(window) {
            m_quiet.setSingleShot(true);
            m_quiet.setTimerType(Qt::PreciseTimer);
            m_quiet.start(pause);
            qApp->installEventFilter(this);
        }
        bool isOver() {
            if (m_quiet.isActive()) return false;
            // Processes the events that the last timers have posted.
            for (int turn = 0; turn < 4; ++turn) QCoreApplication::processEvents();
            const auto runs = [](const QAbstractAnimation* each) {
                return each->state() == QAbstractAnimation::Running;
            };
            if (std::ranges::any_of(m_window.findChildren<QAbstractAnimation*>(), runs)) m_quiet.start();
            return !m_quiet.isActive();
        }
        bool eventFilter(QObject* watched, QEvent* event) override {
            const QEvent::Type type = event->type();
            const bool moves =
                type == QEvent::Move || type == QEvent::Resize || type == QEvent::Show || type == QEvent::Hide;
            const auto* widget = moves ? qobject_cast<QWidget*>(watched) : nullptr;
            if (widget && (widget == &m_window || m_window.isAncestorOf(widget))) m_quiet.start();
            return false;
        }

    private:
        const QWidget& m_window;
        QTimer m_quiet;
    };
    Rest rest(window, pause);
    return QTest::qWaitFor([&rest] { return rest.isOver(); }, patience);
}

/// Drags the mouse in eight small steps.
inline void drag(QWidget* widget, QPoint from, QPoint to) {
    QTest::mousePress(widget, Qt::LeftButton, {}, from);
    for (int i = 1; i <= 8; ++i) QTest::mouseMove(widget, from + (to - from) * i / 8);
    QTest::mouseRelease(widget, Qt::LeftButton, {}, to);
}

} // namespace seiche
