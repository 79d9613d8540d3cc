// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "monkey/hand_event.h"

#include "documents/recovery.h"
#include "window/main_window.h"

#include <QEvent>
#include <QPointer>
#include <QPointingDevice>
#include <QTemporaryDir>

#include <functional>
#include <memory>

namespace seiche {

/// Initial state of a window, with its own actions.
enum class Opening { String, Pool, Lesson, Lock, Projector, Class, Theory, Bright };
inline constexpr int openings = 8;
const char* nameOf(Opening opening);

/// A window controlled by random events. Sends events to the topmost window through the window
/// system. Chosen files stay in a temporary folder, and nothing is printed.
class Monkey {
public:
    /// `stepDone` is called between consecutive actions of an event.
    Monkey(Opening opening, std::function<void()> stepDone);
    ~Monkey();

    /// Performs an event and returns the waiting time after it, in milliseconds. Menus and drags
    /// have nested event loops, so the next event may run before this function returns.
    int act(const HandEvent& event);
    /// Ends nested event loops as far as possible.
    static void leaveLoops();
    /// Returns whether the window is closed.
    bool isClosed() const { return m_closed; }

private:
    QWindow* onTop();
    void answerDialogs(quint32 dice);
    void clickKey(const QPointer<QWindow>& window, int code, Qt::KeyboardModifiers modifiers,
                  const QString& text = {});
    void key(QWindow& window, quint32 what, bool held);
    void mouse(QWindow& window, QEvent::Type type, Qt::MouseButton button, QPoint at,
               Qt::KeyboardModifiers modifiers);
    void release(QWindow& window, QPoint at);
    void doubleClick(QWindow& window, QPoint at);
    void type(QWindow& window, quint32 what);
    void trigger(quint32 what);
    void touch(QWindow& window, quint32 what, QPoint at);

    std::function<void()> m_stepDone;
    Session m_session;
    MainWindow m_window;
    QTemporaryDir m_folder;
    Recovery m_recovery;
    std::unique_ptr<QPointingDevice> m_screen;
    Qt::MouseButtons m_down;
    int m_time = 0; ///< mouse time stamp, in milliseconds
    int m_held = 0; ///< pressed key, 0 if none
    bool m_touched = false;
    bool m_closed = false;
    QPointer<QWidget> m_lastOnTop;
    int m_onTopFor = 0; ///< number of events
};

} // namespace seiche
