// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "monkey/monkey.h"

#include "files/presets.h"
#include "network/class_server.h"
#include "phones/open_class_dialog.h"
#include "theme/theme.h"

#include <QAction>
#include <QDialog>
#include <QDrag>
#include <QFileDialog>
#include <QMenu>
#include <QPrintDialog>
#include <QTest>
#include <QWheelEvent>
#include <QWindow>

#include <algorithm>
#include <array>
#include <utility>

namespace seiche {

namespace {

using Kind = HandEvent::Kind;

constexpr std::array<const char*, openings> names{"string",    "pool",  "lesson", "lock",
                                                  "projector", "class", "theory", "bright"};

/// Keys of the program and its dialogs, and others.
constexpr std::array keysWithMeaning{
    Qt::Key_Space,  Qt::Key_Space,     Qt::Key_Tab,         Qt::Key_Backtab,      Qt::Key_Return,
    Qt::Key_Enter,  Qt::Key_Escape,    Qt::Key_Left,        Qt::Key_Right,        Qt::Key_Up,
    Qt::Key_Down,   Qt::Key_PageUp,    Qt::Key_Home,        Qt::Key_PageDown,     Qt::Key_End,
    Qt::Key_Delete, Qt::Key_Backspace, Qt::Key_Plus,        Qt::Key_Minus,        Qt::Key_Period,
    Qt::Key_Comma,  Qt::Key_Slash,     Qt::Key_BracketLeft, Qt::Key_BracketRight, Qt::Key_Equal,
    Qt::Key_Insert, Qt::Key_Menu,      Qt::Key_F1,          Qt::Key_F5,           Qt::Key_F9,
    Qt::Key_F10,    Qt::Key_F11,       Qt::Key_Semicolon,   Qt::Key_Question};

/// Texts typed into the focused widget.
constexpr std::array texts{
    "0",
    "1",
    "-1",
    "0.5",
    "1,5",
    "0.9999",
    "1e308",
    "-1e-9",
    "12",
    "440",
    "4096",
    "999999999",
    "0.001",
    "1/3",
    "nan",
    "inf",
    "x",
    "",
    "\xcf\x80",
    "%1",
    "<b>a</b>",
    "sin(x)",
    "2*pi*t",
    "x^2-y",
    "1e",
    "0x10",
    "  7  ",
    "=1+1",
    "aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa"};

// Sends a key event like the window system, without an event loop between press and release: the
// window may be gone by then.
void keyTo(QWindow& window, QEvent::Type type, int code, Qt::KeyboardModifiers modifiers, QString text = {}) {
    const bool isText = code >= Qt::Key_Space && code <= Qt::Key_AsciiTilde;
    if (text.isEmpty() && isText && !(modifiers & (Qt::ControlModifier | Qt::AltModifier)))
        text = modifiers & Qt::ShiftModifier ? QString(QChar(code)) : QString(QChar(code).toLower());
    qt_handleKeyEvent(&window, type, code, modifiers, text);
}

void wheel(QWindow& window, int turn, QPoint at, Qt::KeyboardModifiers modifiers) {
    QWheelEvent event(at, window.mapToGlobal(at), {}, {0, turn}, Qt::NoButton, modifiers, Qt::NoScrollPhase,
                      false);
    QCoreApplication::sendEvent(&window, &event);
}

Experiment preset(const char* id) { return *loadPreset(id); }

} // namespace

const char* nameOf(Opening opening) { return names[static_cast<std::size_t>(opening)]; }

Monkey::Monkey(Opening opening, std::function<void()> stepDone)
    : m_stepDone(std::move(stepDone)), m_session(preset("string"), preset("pool")), m_window(m_session),
      m_recovery(m_session, m_window.documents(), m_folder.filePath(QStringLiteral("recovery"))),
      m_screen(QTest::createTouchDevice()) {
    QObject::connect(&m_window, &MainWindow::closed, &m_window, [this] { m_closed = true; });
    m_window.resize(1366, 768);
    if (opening == Opening::Projector) m_window.setProjector(true);
    else m_window.show();
    switch (opening) {
    case Opening::String:
    case Opening::Projector: break;
    case Opening::Bright: Theme::current().set(Look::Light); break;
    case Opening::Pool: m_window.openPreset(QStringLiteral("double-slit")); break;
    case Opening::Lesson: m_window.openLesson(QStringLiteral("resonance")); break;
    case Opening::Lock:
        m_window.openLesson(QStringLiteral("slits"));
        m_window.setLocked(true);
        break;
    case Opening::Class: m_window.openClass(ClassServerSettings{"127.0.0.1", 0, {}, false}); break;
    case Opening::Theory:
        for (QAction* action : m_window.actions())
            if (action->shortcut() == QKeySequence(QStringLiteral("Ctrl+3"))) action->trigger();
        break;
    }
    m_window.offer(m_recovery);
    if (!QTest::qWaitForWindowExposed(&m_window, 30'000)) qWarning("the window did not appear");
}

Monkey::~Monkey() { m_window.leave(); }

// Returns the active popup, modal dialog or window.
QWindow* Monkey::onTop() {
    QWidget* top = QApplication::activePopupWidget();
    if (!top) top = QApplication::activeModalWidget();
    if (!top) top = QApplication::activeWindow();
    if (!top) top = &m_window;
    m_onTopFor = top == m_lastOnTop ? m_onTopFor + 1 : 0;
    m_lastOnTop = top;
    return top->window()->windowHandle();
}

// Keeps files in the test folder, prevents printing and public classes, and closes dialogs that
// stay open for too long.
void Monkey::answerDialogs(quint32 dice) {
    for (QWidget* each : QApplication::topLevelWidgets()) {
        if (!each->isVisible()) continue;
        if (auto* files = qobject_cast<QFileDialog*>(each)) {
            const bool saves = files->acceptMode() == QFileDialog::AcceptSave;
            const QString suffix = files->defaultSuffix();
            const QString path =
                m_folder.filePath(QStringLiteral("file%1%2%3")
                                      .arg(dice % 4)
                                      .arg(suffix.isEmpty() ? QString() : QStringLiteral("."), suffix));
            if (dice % 3 != 0 && (saves || QFile::exists(path))) emit files->fileSelected(path);
            files->close();
        } else if (qobject_cast<QPrintDialog*>(each) || qobject_cast<OpenClassDialog*>(each)) {
            each->close();
        } else if (each == m_lastOnTop && each != &m_window && m_onTopFor > 60) {
            each->close();
            m_onTopFor = 0;
        }
    }
}

void Monkey::clickKey(const QPointer<QWindow>& window, int code, Qt::KeyboardModifiers modifiers,
                      const QString& text) {
    if (window && window->isVisible()) keyTo(*window, QEvent::KeyPress, code, modifiers, text);
    m_stepDone();
    if (window && window->isVisible()) keyTo(*window, QEvent::KeyRelease, code, modifiers, text);
    m_stepDone();
}

void Monkey::key(QWindow& window, quint32 what, bool held) {
    int code = Qt::Key_A + static_cast<int>(what % 26);
    Qt::KeyboardModifiers modifiers = Qt::NoModifier;
    switch (what / 32 % 8) {
    case 0:
    case 1: break;
    case 2: code = Qt::Key_0 + static_cast<int>(what % 10); break;
    default: code = keysWithMeaning[what / 256 % keysWithMeaning.size()]; break;
    }
    constexpr std::array held16{Qt::ControlModifier, Qt::ShiftModifier, Qt::AltModifier};
    if (what >> 20 & 1) modifiers |= held16[what >> 21 & 1];
    if ((what >> 23 & 15) == 0) modifiers |= held16[(what >> 27) % held16.size()];
    // Quits only rarely, because most events would be lost.
    const bool quits = code == Qt::Key_Q && modifiers & Qt::ControlModifier;
    if (quits && (what >> 28 & 7) != 0) return;
    if (!held) return clickKey(&window, code, modifiers);
    m_held = code;
    keyTo(window, QEvent::KeyPress, code, modifiers);
}

void Monkey::mouse(QWindow& window, QEvent::Type type, Qt::MouseButton button, QPoint at,
                   Qt::KeyboardModifiers modifiers) {
    // Presses 1 s apart are never an accidental double click.
    m_time += type == QEvent::MouseButtonPress ? 1000 : 20;
    m_down.setFlag(button, type == QEvent::MouseButtonPress);
    qt_handleMouseEvent(&window, at, window.mapToGlobal(at), m_down, button, type, modifiers, m_time);
    m_stepDone();
}

void Monkey::release(QWindow& window, QPoint at) {
    const QPointer<QWindow> there = &window;
    for (const Qt::MouseButton each : {Qt::LeftButton, Qt::RightButton, Qt::MiddleButton})
        if (m_down & each && there && there->isVisible())
            mouse(*there, QEvent::MouseButtonRelease, each, at, {});
    m_down = Qt::NoButton;
    if (m_held != 0 && there && there->isVisible()) keyTo(*there, QEvent::KeyRelease, m_held, {});
    m_held = 0;
}

void Monkey::doubleClick(QWindow& window, QPoint at) {
    const QPointer<QWindow> there = &window;
    for (int click = 0; click < 2; ++click) {
        if (there && there->isVisible()) mouse(*there, QEvent::MouseButtonPress, Qt::LeftButton, at, {});
        if (there && there->isVisible()) mouse(*there, QEvent::MouseButtonRelease, Qt::LeftButton, at, {});
        m_time -= 1000;
    }
    m_time += 2000;
}

void Monkey::leaveLoops() {
    QDrag::cancel();
    if (QWidget* popup = QApplication::activePopupWidget()) popup->close();
}

void Monkey::type(QWindow& given, quint32 what) {
    const QPointer<QWindow> window = &given;
    if (what >> 16 & 1) clickKey(window, Qt::Key_A, Qt::ControlModifier);
    const QString text = QString::fromUtf8(texts[what % texts.size()]);
    for (const QChar letter : text) clickKey(window, Qt::Key_unknown, {}, QString(letter));
    if (what >> 17 & 1) clickKey(window, Qt::Key_Return, {});
}

void Monkey::trigger(quint32 what) {
    const QList<QAction*> actions = m_window.findChildren<QAction*>();
    if (actions.isEmpty() || QApplication::activeModalWidget()) return;
    QAction* action = actions[static_cast<qsizetype>(what % static_cast<quint32>(actions.size()))];
    const bool quits = action->shortcut() == QKeySequence(QStringLiteral("Ctrl+Q"));
    if (action->isEnabled() && action->isVisible() && !quits) action->trigger();
}

void Monkey::touch(QWindow& window, quint32 what, QPoint at) {
    QTest::QTouchEventSequence sequence = QTest::touchEvent(&window, m_screen.get(), false);
    const bool second = what & 4;
    if (!m_touched) sequence.press(0, at, &window);
    else if (what & 3) sequence.move(0, at, &window);
    else sequence.release(0, at, &window);
    if (second && !m_touched) sequence.press(1, at + QPoint(40, 30), &window).release(1, at, &window);
    m_touched = !m_touched || (what & 3);
    sequence.commit(false);
}

int Monkey::act(const HandEvent& event) {
    answerDialogs(event.what);
    m_stepDone();
    QPointer<QWindow> window = onTop();
    if (!window || !window->isVisible()) return 1;
    const QPoint at(event.x * window->width() / 65536, event.y * window->height() / 65536);
    const auto button = event.what % 16 == 0   ? Qt::RightButton
                        : event.what % 16 == 1 ? Qt::MiddleButton
                                               : Qt::LeftButton;
    constexpr std::array held{Qt::ShiftModifier, Qt::ControlModifier, Qt::AltModifier};
    const Qt::KeyboardModifiers modifiers =
        event.what >> 8 & 7 ? Qt::NoModifier : Qt::KeyboardModifiers(held[(event.what >> 11) % held.size()]);
    switch (event.kind) {
    case Kind::Key: key(*window, event.what, false); break;
    case Kind::Hold: key(*window, event.what, true); break;
    case Kind::Press: mouse(*window, QEvent::MouseButtonPress, button, at, modifiers); break;
    case Kind::Move: mouse(*window, QEvent::MouseMove, Qt::NoButton, at, modifiers); break;
    case Kind::Release: release(*window, at); break;
    case Kind::Double: doubleClick(*window, at); break;
    case Kind::Wheel: wheel(*window, event.what & 1 ? 120 : -120, at, modifiers); break;
    case Kind::Touch: touch(*window, event.what, at); break;
    case Kind::Type: type(*window, event.what); break;
    case Kind::Trigger: trigger(event.what); break;
    case Kind::Wait: return static_cast<int>(event.what % 40);
    }
    return 0;
}

} // namespace seiche
