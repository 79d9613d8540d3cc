// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later

// Preloaded into the program to control its window from a test. Each line on standard input is a
// command; the answer is a line on standard output that begins with "ok" or "no":
//   trigger KEYS|ACTION     triggers a menu action, found by shortcut, object name or text
//   key KEYS                sends a key to the focused widget
//   choose FILE             chooses a file in the open file dialog
//   answer BUTTON           clicks a button of the open message box, by its text
//   press BUTTON            clicks a button, by its object name
//   list WIDGET             returns the texts of the check boxes in a dialog
//   text WIDGET             returns the text of a widget; "no" if hidden
//   dismiss                 hides the banner
//   close                   closes the window, as by its frame
//   always save|edit        repeats a tap and saving or undoing, without end
//   fault FOLDER AT ERROR [once]     see faultsArm
//   struck                  see faultsStruck
//   clock SPEED STEADY DAY  see faultsClock
//   descriptors LEFT        takes all file descriptors except LEFT; -1 returns them
//   memory MEGABYTES        limits further memory; -1 removes the limit
#include "faults.h"

#include <QAbstractButton>
#include <QAction>
#include <QApplication>
#include <QCheckBox>
#include <QFileDialog>
#include <QLabel>
#include <QMainWindow>
#include <QMessageBox>
#include <QSocketNotifier>
#include <QTest>
#include <QTextEdit>
#include <QTimer>

#include <cstdio>
#include <fcntl.h>
#include <fstream>
#include <sys/resource.h>
#include <unistd.h>

namespace {

class Hand : public QObject {
public:
    explicit Hand(QObject* parent) : QObject(parent), m_listener(STDIN_FILENO, QSocketNotifier::Read) {
        connect(&m_listener, &QSocketNotifier::activated, this, [this] { hear(); });
        connect(&m_always, &QTimer::timeout, this, [this] {
            if (press(QStringLiteral("replaceOther")).startsWith(QLatin1String("ok"))) return;
            tap();
            trigger(m_saves ? QStringLiteral("Ctrl+S") : QStringLiteral("Ctrl+Z"));
            if (!m_saves) tap();
        });
    }

private:
    void hear() {
        char some[4096];
        const ssize_t count = ::read(STDIN_FILENO, some, sizeof some);
        if (count <= 0) return m_listener.setEnabled(false);
        m_heard.append(some, count);
        for (qsizetype end = 0; (end = m_heard.indexOf('\n')) >= 0;) {
            const QString line = QString::fromUtf8(m_heard.first(end));
            m_heard.remove(0, end + 1);
            QByteArray said =
                act(line.section(QLatin1Char(' '), 0, 0), line.section(QLatin1Char(' '), 1)).toUtf8();
            said.replace('\n', ' ');
            std::puts(said.constData());
            std::fflush(stdout);
        }
    }

    static QString saying(bool done) { return done ? QStringLiteral("ok") : QStringLiteral("no"); }

    static QMainWindow* window() {
        for (QWidget* each : QApplication::topLevelWidgets())
            if (auto* main = qobject_cast<QMainWindow*>(each)) return main;
        return nullptr;
    }

    template <class Widget>
    static Widget* seen(const QString& name = {}) {
        for (QWidget* top : QApplication::topLevelWidgets())
            for (auto* each : top->findChildren<Widget*>(name))
                if (each->isVisible()) return each;
        return nullptr;
    }

    static bool trigger(const QString& what) {
        const QKeySequence keys(what);
        for (auto* action : window()->findChildren<QAction*>()) {
            if (!action->isEnabled() || (action->objectName() != what && !action->shortcuts().contains(keys) &&
                                         action->text().remove(QLatin1Char('&')) != what))
                continue;
            action->trigger();
            return true;
        }
        return false;
    }

    static void tap() { trigger(QStringLiteral("Space")); }

    QString act(const QString& what, const QString& about) {
        if (!window()) return QStringLiteral("no window");
        if (what == QLatin1String("trigger")) return saying(trigger(about));
        if (what == QLatin1String("key")) return key(QKeySequence(about));
        if (what == QLatin1String("choose")) return choose(about);
        if (what == QLatin1String("answer")) return answer(about);
        if (what == QLatin1String("press")) return press(about);
        if (what == QLatin1String("list")) return list(about);
        if (what == QLatin1String("text")) return text(about);
        if (what == QLatin1String("dismiss")) {
            if (auto* banner = seen<QWidget>(QStringLiteral("banner"))) banner->hide();
            return saying(true);
        }
        if (what == QLatin1String("close")) {
            QTimer::singleShot(0, window(), &QWidget::close);
            return saying(true);
        }
        if (what == QLatin1String("always")) {
            m_saves = about == QLatin1String("save");
            m_always.start(0);
            return saying(true);
        }
        const QStringList words = about.split(QLatin1Char(' '));
        if (what == QLatin1String("fault")) {
            faultsArm(words.value(0).toUtf8().constData(), words.value(1).toLong(), words.value(2).toInt(),
                      words.size() < 4);
            return saying(true);
        }
        if (what == QLatin1String("struck")) return saying(faultsStruck());
        if (what == QLatin1String("clock")) {
            faultsClock(words.value(0).toDouble(), words.value(1).toDouble(), words.value(2).toDouble());
            return saying(true);
        }
        if (what == QLatin1String("descriptors")) return descriptors(about.toInt());
        if (what == QLatin1String("memory")) return memory(about.toLongLong());
        return QStringLiteral("no such thing to do");
    }

    static QString key(const QKeySequence& keys) {
        QWidget* focused = QApplication::focusWidget();
        QTest::keyClick(focused ? focused : window(), keys[0].key(), keys[0].keyboardModifiers());
        return saying(true);
    }

    static QString choose(const QString& file) {
        auto* dialog = seen<QFileDialog>();
        if (!dialog) return saying(false);
        QMetaObject::invokeMethod(dialog, "fileSelected", Q_ARG(QString, file));
        dialog->close();
        return saying(true);
    }

    static QString answer(const QString& words) {
        auto* question = seen<QMessageBox>();
        if (!question) return saying(false);
        for (QAbstractButton* button : question->buttons())
            if (button->text().remove(QLatin1Char('&')) == words) {
                button->click();
                return saying(true);
            }
        return saying(false);
    }

    static QString press(const QString& name) {
        auto* button = seen<QAbstractButton>(name);
        if (!button || !button->isEnabled()) return saying(false);
        button->click();
        return saying(true);
    }

    static QString list(const QString& name) {
        auto* dialog = seen<QWidget>(name);
        if (!dialog) return saying(false);
        QStringList all;
        for (const QCheckBox* box : dialog->findChildren<QCheckBox*>()) all << box->text();
        return QStringLiteral("ok ") + all.join(QLatin1Char('|'));
    }

    static QString text(const QString& name) {
        const auto* widget = seen<QWidget>(name);
        if (!widget) return saying(false);
        QString said = widget->accessibleName();
        if (const auto* label = qobject_cast<const QLabel*>(widget)) said = label->text();
        if (const auto* longer = qobject_cast<const QTextEdit*>(widget)) said = longer->toPlainText();
        return QStringLiteral("ok ") + said;
    }

    QString descriptors(int left) {
        if (left < 0) {
            for (const int file : m_taken) ::close(file);
            m_taken.clear();
            return saying(true);
        }
        rlimit limit = {};
        ::getrlimit(RLIMIT_NOFILE, &limit);
        limit.rlim_cur = std::min<rlim_t>(limit.rlim_cur, 256);
        ::setrlimit(RLIMIT_NOFILE, &limit);
        for (int file; (file = ::open("/dev/null", O_RDONLY)) >= 0;) m_taken.push_back(file);
        for (; left > 0 && !m_taken.empty(); --left) {
            ::close(m_taken.back());
            m_taken.pop_back();
        }
        return saying(true);
    }

    static QString memory(long long more) {
        rlimit limit = {};
        ::getrlimit(RLIMIT_AS, &limit);
        long long pages = 0;
        std::ifstream("/proc/self/statm") >> pages;
        limit.rlim_cur =
            more < 0 ? limit.rlim_max : static_cast<rlim_t>(pages * ::sysconf(_SC_PAGESIZE) + more * 1'000'000);
        return saying(::setrlimit(RLIMIT_AS, &limit) == 0);
    }

    QSocketNotifier m_listener;
    QByteArray m_heard;
    QTimer m_always;
    bool m_saves = false;
    std::vector<int> m_taken;
};

void begin() {
    ::unsetenv("LD_PRELOAD"); // not for child processes
    new Hand(QCoreApplication::instance());
}

} // namespace

Q_COREAPP_STARTUP_FUNCTION(begin)
