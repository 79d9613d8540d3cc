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

/// What a window is opened with; each needs other hands.
enum class Opening { String, Pool, Lesson, Lock, Projector, Class, Theory, Bright };
inline constexpr int openings = 8;
const char* nameOf(Opening opening);

/// A window in the hands of a monkey. It sees what is on top, and does to it whatever an event says: the real
/// way, through the windows of the system. Files it chooses lie in a folder of its own, and nothing is printed.
class Monkey {
public:
    /// `stepDone` is called between things that a hand would do one after the other.
    Monkey(Opening opening, std::function<void()> stepDone);
    ~Monkey();

    /// Returns how long it waits after that, in milliseconds. Menus and drags have event loops of their own, so
    /// that the next may have to be done before this returns.
    int act(const HandEvent& event);
    /// Ends such loops, as far as it can.
    static void leaveLoops();
    /// The window has been closed; the next one may come.
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
    int m_time = 0; ///< of the mouse, in milliseconds
    int m_held = 0; ///< a key
    bool m_touched = false;
    bool m_closed = false;
    QPointer<QWidget> m_lastOnTop;
    int m_onTopFor = 0; ///< events
};

} // namespace seiche
