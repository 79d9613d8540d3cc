// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later

// monkey [--seed N] [--events N] [--each N] [--log FILE] [--replay FILE]
//   --seed N       seed of the event stream (default: 1)
//   --events N     number of events (default: 20,000; 1,000 if long tests run a share of their
// cases)
//   --each N       events for each window, before the next window with a different scene (default:
// 400)
//   --log FILE     log of all events, written before each event; usable with --replay, whole or
// shortened
//   --replay FILE  replays the events of a log
// Fails if an event blocks the window thread for more than 300 ms of processor time. A crash or an
// endless loop ends the program; the last line of the log is then the responsible event.
#include "monkey/monkey.h"
#include "monkey/watch.h"

#include "share.h"
#include "theme/theme.h"
#include "window/language.h"

#include <QCommandLineParser>
#include <QDesktopServices>
#include <QDrag>
#include <QFile>
#include <QSettings>
#include <QStandardPaths>
#include <QThread>
#include <QTimer>

#include <cstdio>
#include <memory>
#include <utility>

using namespace seiche;

namespace {

/// Ignores links.
class NoBrowser : public QObject {
    Q_OBJECT
public slots:
    void open(const QUrl&) {}
};

/// A stream of lines: "open NAME" or an event.
class Stream {
public:
    Stream(quint32 seed, long events, long each) : m_dice(seed), m_left(events), m_each(each) {}
    explicit Stream(const QString& file) : m_file(std::make_unique<QFile>(file)) {
        if (!m_file->open(QIODevice::ReadOnly)) std::fprintf(stderr, "monkey: no such file\n");
    }

    /// Returns the next line. Empty at the end.
    QByteArray next(bool isClosed) {
        if (m_file) return m_file->readLine().trimmed();
        if (m_left <= 0) return {};
        if (m_done % m_each == 0 || isClosed) {
            m_done = m_done / m_each * m_each + 1;
            const auto opening = static_cast<Opening>(m_opened++ % openings);
            return QByteArray("open ") + nameOf(opening);
        }
        ++m_done;
        --m_left;
        return toLine(nextEvent(m_dice));
    }

private:
    QRandomGenerator m_dice;
    long m_left = 0;
    long m_each = 1;
    long m_done = 0;
    int m_opened = 0;
    std::unique_ptr<QFile> m_file;
};

/// Plays a stream, one event per iteration of the event loop. Quits at the end.
class Play : public QObject {
    Q_OBJECT

public:
    Play(WatchedApplication& application, Stream stream, QFile* log)
        : m_application(application), m_stream(std::move(stream)), m_log(log) {
        connect(&m_impatience, &QTimer::timeout, this, [] { QDrag::cancel(); });
        m_impatience.start(500);
        goOnAfter(0);
    }

    long events() const { return m_events; }
    long windows() const { return m_windows; }

private:
    void goOnAfter(int milliseconds) { QTimer::singleShot(milliseconds, this, &Play::goOn); }

    void goOn() {
        if (m_line.isEmpty()) m_line = m_stream.next(m_monkey && m_monkey->isClosed());
        const bool isEvent = !m_line.isEmpty() && !m_line.startsWith("open ");
        // The window must outlive the nested event loops of its menus and drags. A timer may start
        // a drag of text.
        if (!isEvent && (m_depth > 0 || QThread::currentThread()->loopLevel() > 1)) {
            Monkey::leaveLoops();
            return goOnAfter(1);
        }
        const QByteArray line = std::exchange(m_line, {});
        m_application.record(QStringLiteral("event %1, %2").arg(m_events).arg(QString::fromLatin1(line)));
        if (m_log && !line.isEmpty()) m_log->write(line + '\n');
        if (line.isEmpty()) {
            m_monkey.reset();
            m_application.forget();
            return QCoreApplication::exit();
        }
        if (!isEvent) {
            openAnother(line.mid(5));
            return goOnAfter(0);
        }
        const std::optional<HandEvent> event = fromLine(line);
        if (!event || !m_monkey || m_monkey->isClosed()) return goOnAfter(0);
        ++m_events;
        if (event->kind == HandEvent::Kind::Wait) return goOnAfter(m_monkey->act(*event));
        goOnAfter(0);
        ++m_depth;
        m_monkey->act(*event);
        --m_depth;
    }

    void openAnother(const QByteArray& name) {
        m_monkey.reset();
        QSettings().clear();
        language::choose(QStringLiteral("en"));
        Theme::current().set(Look::Dark);
        for (int i = 0; i < openings; ++i)
            if (name == nameOf(static_cast<Opening>(i)))
                m_monkey = std::make_unique<Monkey>(static_cast<Opening>(i), [this] { m_application.step(); });
        ++m_windows;
        m_application.forget();
    }

    WatchedApplication& m_application;
    Stream m_stream;
    QFile* m_log;
    QTimer m_impatience;
    std::unique_ptr<Monkey> m_monkey;
    QByteArray m_line; ///< next line to play
    int m_depth = 0;
    long m_events = 0;
    long m_windows = 0;
};

} // namespace

int main(int argc, char** argv) {
    // Native dialogs would run in a different process.
    QApplication::setAttribute(Qt::AA_DontUseNativeDialogs);
    WatchedApplication application(argc, argv);
    QTemporaryDir home;
    qputenv("HOME", home.path().toLocal8Bit());
    QStandardPaths::setTestModeEnabled(true);
    QCoreApplication::setOrganizationName(QStringLiteral("seiche-tests"));
    QCoreApplication::setApplicationName(QStringLiteral("seiche-tests"));
    QSettings::setDefaultFormat(QSettings::IniFormat);
    QSettings::setPath(QSettings::IniFormat, QSettings::UserScope, home.path());
    NoBrowser nowhere;
    for (const char* scheme : {"http", "https", "file", "mailto"})
        QDesktopServices::setUrlHandler(QLatin1String(scheme), &nowhere, "open");

    QCommandLineParser options;
    const QString usual = seiche::isShared() ? QStringLiteral("1000") : QStringLiteral("20000");
    options.addOptions({{QStringLiteral("seed"), {}, QStringLiteral("N"), QStringLiteral("1")},
                        {QStringLiteral("events"), {}, QStringLiteral("N"), usual},
                        {QStringLiteral("each"), {}, QStringLiteral("N"), QStringLiteral("400")},
                        {QStringLiteral("log"), {}, QStringLiteral("FILE")},
                        {QStringLiteral("replay"), {}, QStringLiteral("FILE")}});
    options.process(application);
    QFile log(options.value(QStringLiteral("log")));
    const bool logs =
        options.isSet(QStringLiteral("log")) && log.open(QIODevice::WriteOnly | QIODevice::Unbuffered);
    Stream stream = options.isSet(QStringLiteral("replay"))
                        ? Stream(options.value(QStringLiteral("replay")))
                        : Stream(options.value(QStringLiteral("seed")).toUInt(),
                                 options.value(QStringLiteral("events")).toLong(),
                                 std::max(1L, options.value(QStringLiteral("each")).toLong()));

    Play play(application, std::move(stream), logs ? &log : nullptr);
    QApplication::exec();
    std::printf("%ld events, %ld windows, longest %s\n", play.events(), play.windows(),
                qPrintable(application.longestWas()));
    for (const QString& each : application.tooLong()) std::printf("too long: %s\n", qPrintable(each));
#if defined(SEICHE_OPTIMISED_WINDOW) && !defined(SEICHE_SANITIZED)
    return application.tooLong().isEmpty() ? 0 : 1;
#else
    return 0; // too slow in this build
#endif
}

#include "main.moc"
