// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later

// The window under remote control, for tests that play a class with browsers. Executes one command
// per line of standard input and answers each with a line of JSON, {"is": …} or {"error": "…"}:
//   open NAME             opens a class on the loopback, reachable for phones under this name
//   trigger ACTION        triggers an action as a menu does
//   click WIDGET          clicks the middle of a widget
//   point X Y             clicks the point of the class chart at this position
//   choose TABLE WORDS    clicks the row that begins with these words
//   answer BUTTON         answers the open question
//   text WIDGET           returns the text, or the rows of a table or chart
//   grab FILE             saves the window as the screen shows it
//   run                   returns step, hash and largest height of the run
// Widgets and actions are identified by object name. Ends at the end of the input.
#include "window_under_test.h"

#include "network/class_server.h"
#include "widgets/chart.h"

#include <QAbstractButton>
#include <QChartView>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QLabel>
#include <QMessageBox>
#include <QScreen>
#include <QSocketNotifier>
#include <QTableWidget>
#include <QValueAxis>

#include <cstdio>
#include <stdexcept>
#include <string>
#include <unistd.h>

using namespace seiche;

namespace {

class Refused : public std::runtime_error {
public:
    explicit Refused(const QString& why) : std::runtime_error(why.toStdString()) {}
};

class Remote {
public:
    bool show() { return m_program.show(); }

    QJsonValue act(const QString& line) {
        const QString what = line.section(QLatin1Char(' '), 0, 0), about = line.section(QLatin1Char(' '), 1);
        if (what == QLatin1String("open")) return open(about);
        if (what == QLatin1String("trigger")) return trigger(about);
        if (what == QLatin1String("click")) return click(about);
        if (what == QLatin1String("point")) return point(about);
        if (what == QLatin1String("choose")) return choose(about);
        if (what == QLatin1String("answer")) return answer(about);
        if (what == QLatin1String("text")) return textOf(*seen<QWidget>(about));
        if (what == QLatin1String("grab")) return grab(about);
        if (what == QLatin1String("run")) return run();
        throw Refused(QStringLiteral("\"%1\" is not understood").arg(what));
    }

private:
    template <class Widget>
    Widget* seen(const QString& name) {
        for (auto* each : m_program.window.findChildren<Widget*>(name))
            if (each->isVisible()) return each;
        throw Refused(QStringLiteral("nothing is seen that is called \"%1\"").arg(name));
    }

    QJsonValue open(const QString& name) {
        m_program.window.openClass(ClassServerSettings{"127.0.0.1", 0, {name.toStdString()}, false});
        return true;
    }

    QJsonValue trigger(const QString& name) {
        auto* action = m_program.window.findChild<QAction*>(name);
        if (!action || !action->isEnabled()) throw Refused(QStringLiteral("\"%1\" cannot be chosen").arg(name));
        action->trigger();
        return true;
    }

    QJsonValue click(const QString& name) {
        auto* widget = seen<QWidget>(name);
        if (!widget->isEnabled()) throw Refused(QStringLiteral("\"%1\" is off").arg(name));
        QTest::mouseClick(widget, Qt::LeftButton);
        return true;
    }

    QJsonValue point(const QString& at) {
        const auto* view = seen<QWidget>(QStringLiteral("classChart"))->findChild<QChartView*>();
        if (!view) throw Refused(QStringLiteral("no chart has been drawn"));
        const QRectF plot = view->chart()->plotArea();
        const auto share = [&](Qt::Orientation along, int word) {
            const auto* axis = qobject_cast<QValueAxis*>(view->chart()->axes(along).value(0));
            const double value = at.section(QLatin1Char(' '), word, word).toDouble();
            return (value - axis->min()) / (axis->max() - axis->min());
        };
        const QPointF place(plot.left() + share(Qt::Horizontal, 0) * plot.width(),
                            plot.bottom() - share(Qt::Vertical, 1) * plot.height());
        QTest::mouseClick(view->viewport(), Qt::LeftButton, {}, view->mapFromScene(place));
        return true;
    }

    QJsonValue choose(const QString& about) {
        const auto* table = seen<QTableWidget>(about.section(QLatin1Char(' '), 0, 0));
        const QString words = about.section(QLatin1Char(' '), 1);
        for (int row = 0; row < table->rowCount(); ++row) {
            const QTableWidgetItem* item = table->item(row, 0);
            if (!item->text().startsWith(words)) continue;
            QTest::mouseClick(table->viewport(), Qt::LeftButton, {}, table->visualItemRect(item).center());
            return item->isSelected();
        }
        throw Refused(QStringLiteral("no row begins with \"%1\"").arg(words));
    }

    QJsonValue answer(const QString& words) {
        for (const auto* question : m_program.window.findChildren<QMessageBox*>())
            for (QAbstractButton* button : question->buttons())
                if (question->isVisible() && button->text().remove(QLatin1Char('&')) == words) {
                    QTest::mouseClick(button, Qt::LeftButton);
                    return true;
                }
        throw Refused(QStringLiteral("no question has the answer \"%1\"").arg(words));
    }

    static QJsonValue textOf(const QWidget& widget) {
        if (const auto* label = qobject_cast<const QLabel*>(&widget)) return label->text();
        if (const auto* button = qobject_cast<const QAbstractButton*>(&widget)) return button->text();
        if (const auto* table = qobject_cast<const QTableWidget*>(&widget)) return rowsOf(*table);
        if (const auto* chart = qobject_cast<const Chart*>(&widget)) return rowsOf(chart->table());
        return widget.accessibleDescription().isEmpty() ? widget.accessibleName()
                                                        : widget.accessibleDescription();
    }

    static QJsonArray rowsOf(const QTableWidget& table) {
        QJsonArray rows;
        for (int row = 0; row < table.rowCount(); ++row) {
            QJsonArray cells;
            for (int column = 0; column < table.columnCount(); ++column)
                cells.append(table.item(row, column)->text());
            rows.append(cells);
        }
        return rows;
    }

    static QJsonArray rowsOf(const Chart::Table& table) {
        QJsonArray rows;
        rows.append(QJsonArray::fromStringList(table.columns));
        for (const auto& row : table.rows) {
            QJsonArray cells;
            for (const std::optional<double>& cell : row) cells.append(cell ? QJsonValue(*cell) : QJsonValue());
            rows.append(cells);
        }
        return rows;
    }

    QJsonValue grab(const QString& file) {
        const MainWindow& window = m_program.window;
        return window.screen()->grabWindow(window.winId()).save(file, "PNG");
    }

    QJsonValue run() const {
        const Simulation& run = m_program.session.run();
        return QJsonObject{
            {QStringLiteral("frame"), static_cast<qint64>(run.frame())},
            {QStringLiteral("hash"), QStringLiteral("%1").arg(run.hash(), 16, 16, QLatin1Char('0'))},
            {QStringLiteral("height"), run.largestHeight()}};
    }

    WindowUnderTest m_program;
};

void say(const QJsonObject& answer) {
    std::puts(QJsonDocument(answer).toJson(QJsonDocument::Compact).constData());
    std::fflush(stdout);
}

} // namespace

int main(int argc, char** argv) {
    QApplication application(argc, argv);
    useOwnPlaces();
    Remote remote;
    if (!remote.show()) {
        std::fputs("the window did not appear\n", stderr);
        return 1;
    }
    QByteArray heard;
    QSocketNotifier listener(STDIN_FILENO, QSocketNotifier::Read);
    QObject::connect(&listener, &QSocketNotifier::activated, &application, [&] {
        char some[4096];
        const ssize_t count = ::read(STDIN_FILENO, some, sizeof some);
        if (count <= 0) {
            listener.setEnabled(false);
            return QCoreApplication::exit(); // quits without a question
        }
        heard.append(some, count);
        for (qsizetype end = 0; (end = heard.indexOf('\n')) >= 0;) {
            const QString line = QString::fromUtf8(heard.first(end));
            heard.remove(0, end + 1);
            try {
                say({{QStringLiteral("is"), remote.act(line)}});
            } catch (const Refused& refused) {
                say({{QStringLiteral("error"), QString::fromUtf8(refused.what())}});
            }
        }
    });
    return QCoreApplication::exec();
}
