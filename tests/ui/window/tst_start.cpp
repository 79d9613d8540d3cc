// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// Start of the program: files and options to open, and messages without a display.
#include "documents/documents.h"
#include "lessons/lesson_run.h"
#include "seiche_version.h"
#include "window/banner.h"
#include "window_test.h"
#include "window_under_test.h"

#include <QFileDialog>
#include <QMimeDatabase>
#include <QProcess>

#include <arpa/inet.h>
#include <poll.h>
#include <sys/socket.h>
#include <thread>
#include <unistd.h>

using namespace seiche;

namespace {

/// An X server that refuses all clients.
class Refusing {
public:
    Refusing() : m_socket(::socket(AF_INET, SOCK_STREAM | SOCK_CLOEXEC, 0)) {
        sockaddr_in address = {};
        address.sin_family = AF_INET;
        address.sin_addr.s_addr = htonl(INADDR_LOOPBACK);
        // X11 uses port 6000 + display number.
        for (m_display = 1000; m_display < 20'000; ++m_display) {
            address.sin_port = htons(static_cast<std::uint16_t>(6000 + m_display));
            if (::bind(m_socket, reinterpret_cast<const sockaddr*>(&address), sizeof address) == 0) break;
        }
        ::listen(m_socket, 8);
        m_thread = std::jthread([this](std::stop_token stop) {
            while (!stop.stop_requested()) {
                pollfd ready = {m_socket, POLLIN, 0};
                if (::poll(&ready, 1, 50) == 1) answer(::accept(m_socket, nullptr, nullptr));
            }
        });
    }
    ~Refusing() {
        m_thread.request_stop();
        m_thread.join();
        ::close(m_socket);
    }

    QByteArray display() const { return "127.0.0.1:" + QByteArray::number(m_display); }

private:
    static void answer(int client) {
        char asked[1024];
        if (::read(client, asked, sizeof asked) > 0) {
            // X11 refusal: status 0, length of the reason, protocol 11.0, total length in words of
            // 4 bytes, reason.
            constexpr char no[] = "\0\x0b\x0b\0\0\0\x03\0no entrance\0";
            if (::write(client, no, 8 + 12) < 0) qWarning("the refusal was not read");
        }
        ::close(client);
    }

    int m_socket;
    int m_display = 0;
    std::jthread m_thread;
};

struct Ended {
    int status = -1; ///< -1 after a crash or timeout
    QByteArray out;
    QByteArray err;
};

/// Runs the program without a display, except those in `surroundings`.
Ended run(const QStringList& arguments, const QList<std::pair<QString, QString>>& surroundings) {
    QTemporaryDir home;
    QProcessEnvironment environment = QProcessEnvironment::systemEnvironment();
    for (const char* name : {"DISPLAY", "WAYLAND_DISPLAY", "QT_QPA_PLATFORM", "QT_DEBUG_PLUGINS"})
        environment.remove(QLatin1String(name));
    environment.insert(QStringLiteral("HOME"), home.path());
    for (const auto& [name, value] : surroundings) environment.insert(name, value);
    QProcess program;
    program.setProcessEnvironment(environment);
    program.start(QStringLiteral(SEICHE_PROGRAM), arguments);
    Ended ended;
    if (!program.waitForFinished(60'000)) program.kill();
    else if (program.exitStatus() == QProcess::NormalExit) ended.status = program.exitCode();
    ended.out = program.readAllStandardOutput();
    ended.err = program.readAllStandardError();
    return ended;
}

} // namespace

class Start : public QObject {
    Q_OBJECT

private slots:
    void initTestCase() { useOwnPlaces(); }
    void init() { asAtTheFirstStart(); }
    void missingDisplayPrintsOneSentence_data();
    void missingDisplayPrintsOneSentence();
    void refusingDisplayPrintsOneSentence();
    void helpAndVersionNeedNoDisplay();
    void studentSheetsNeedNoDisplay();
    void offscreenPlatformWorks();
    void optionsAcceptValuesAfterEquals();
    void missingFontsPrintOneSentence();
    void lessonFileOpensLesson();
    void invalidLessonShowsProblem();
    void openDialogAcceptsLessons();
    void lessonsHaveMimeType();
};

void Start::missingDisplayPrintsOneSentence_data() {
    QTest::addColumn<QString>("name");
    QTest::addColumn<QString>("value");
    QTest::addColumn<QString>("said");
    QTest::newRow("none") << "LANG"
                          << "C"
                          << "no display";
    QTest::newRow("dead") << "DISPLAY"
                          << ":987"
                          << "the display \":987\" does not answer";
    QTest::newRow("garbage") << "DISPLAY"
                             << "no such thing"
                             << "the display \"no such thing\" does not answer";
    QTest::newRow("far away") << "DISPLAY"
                              << "127.0.0.1:59000"
                              << "the display \"127.0.0.1:59000\" does not answer";
    QTest::newRow("Wayland") << "WAYLAND_DISPLAY"
                             << "no-wayland-9"
                             << "the display \"no-wayland-9\" does not answer";
    QTest::newRow("platform") << "QT_QPA_PLATFORM"
                              << "bogus"
                              << "the platform \"bogus\" cannot show a window";
    QTest::newRow("xcb") << "QT_QPA_PLATFORM"
                         << "xcb"
                         << "no display";
}

void Start::missingDisplayPrintsOneSentence() {
    QFETCH(QString, name);
    QFETCH(QString, value);
    QFETCH(QString, said);
    for (const QStringList& arguments : {QStringList{}, {QStringLiteral("--check-display")}}) {
        const Ended ended = run(arguments, {{name, value}});
        QCOMPARE(QString::fromUtf8(ended.err), QStringLiteral("seiche: %1; try seiche-cli tour\n").arg(said));
        QCOMPARE(ended.status, 1);
    }
}

void Start::refusingDisplayPrintsOneSentence() {
    const Refusing server;
    const Ended ended = run({}, {{QStringLiteral("DISPLAY"), QString::fromUtf8(server.display())}});
    QCOMPARE(ended.err,
             "seiche: the display \"" + server.display() + "\" does not answer; try seiche-cli tour\n");
    QCOMPARE(ended.status, 1);
}

void Start::helpAndVersionNeedNoDisplay() {
    for (const char* option : {"--help", "--version"}) {
        const Ended ended = run({QLatin1String(option)}, {{QStringLiteral("DISPLAY"), QStringLiteral(":987")}});
        QCOMPARE(ended.status, 0);
        QCOMPARE(ended.err, QByteArray());
        QVERIFY(!ended.out.isEmpty());
        if (option == QLatin1String("--version")) QCOMPARE(ended.out, "seiche " SEICHE_VERSION "\n");
    }
    QCOMPARE(run({QStringLiteral("--no-such-option")}, {}).status, 2);
    // Passwords that are empty or too long.
    for (const QString& word : {QString(), QString(101, u'x')}) {
        const Ended ended =
            run({QStringLiteral("--lock=") + word}, {{QStringLiteral("DISPLAY"), QStringLiteral(":987")}});
        QCOMPARE(ended.status, 2);
        QVERIFY2(ended.err.contains("--lock="), ended.err.constData());
    }
}

void Start::studentSheetsNeedNoDisplay() {
    QTemporaryDir folder;
    const QString sheet = QStringLiteral("--sheet"), out = QStringLiteral("--out");
    const QString path = folder.filePath(QStringLiteral("sheet.pdf"));
    const QList<std::pair<QString, QString>> dead{{QStringLiteral("DISPLAY"), QStringLiteral(":987")}};
    const auto written = [&path] {
        QFile file(path);
        return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
    };
    QCOMPARE(run({sheet, QStringLiteral("resonance"), out, path}, dead).status, 0);
    const QByteArray english = written();
    QVERIFY(english.startsWith("%PDF-"));
    QCOMPARE(
        run({sheet, QStringLiteral("slits"), out, path, QStringLiteral("--language"), QStringLiteral("el")},
            dead)
            .status,
        0);
    QVERIFY(written().startsWith("%PDF-"));
    QVERIFY(written() != english);
    // The sheet of a lesson file.
    const QString own = folder.filePath(QStringLiteral("own.lesson"));
    QFile file(own);
    QVERIFY(file.open(QIODevice::WriteOnly));
    file.write(
        R"({"lesson": 1, "title": "t", "steps": [{"title": "s", "task": "x", "experiment": "string"}]})");
    file.close();
    QVERIFY(QFile::remove(path));
    QCOMPARE(run({sheet, own, out, path}, dead).status, 0);
    QVERIFY(written().startsWith("%PDF-"));
    const Ended unknown = run({sheet, QStringLiteral("no-such-lesson"), out, path}, dead);
    QCOMPARE(unknown.status, 2);
    QVERIFY2(unknown.err.contains("no-such-lesson"), unknown.err.constData());
    const Ended nowhere =
        run({sheet, QStringLiteral("ends"), out, folder.filePath(QStringLiteral("gone/x.pdf"))}, dead);
    QCOMPARE(nowhere.status, 1);
    QVERIFY(nowhere.err.contains("seiche: "));
    QCOMPARE(run({sheet, QStringLiteral("ends")}, dead).status, 2);
    QCOMPARE(run({out, path}, dead).status, 2);
}

void Start::offscreenPlatformWorks() {
    const QString check = QStringLiteral("--check-display");
    const QString offscreen = QStringLiteral("offscreen");
    QCOMPARE(run({QStringLiteral("-platform"), offscreen, check}, {}).status, 0);
    QCOMPARE(run({check}, {{QStringLiteral("QT_QPA_PLATFORM"), offscreen}}).status, 0);
    QCOMPARE(run({QStringLiteral("-platform"), offscreen, check},
                 {{QStringLiteral("DISPLAY"), QStringLiteral(":987")}})
                 .status,
             0);
    QCOMPARE(run({check}, {{QStringLiteral("DISPLAY"), qEnvironmentVariable("DISPLAY")}}).status, 0);
}

void Start::optionsAcceptValuesAfterEquals() {
    const QList<std::pair<QString, QString>> offscreen{
        {QStringLiteral("QT_QPA_PLATFORM"), QStringLiteral("offscreen")}};
    const QString check = QStringLiteral("--check-display");
    for (const char* option : {"--preset=", "--link=", "--lesson=", "--language=", "--lock=", "--class="}) {
        const QString name = QLatin1String(option);
        const QString value =
            name == QLatin1String("--class=") ? QStringLiteral("127.0.0.1:0") : QStringLiteral("de");
        const Ended good = run({name + value, check}, offscreen);
        QVERIFY2(good.status == 0, (option + good.err).constData());
        const Ended empty = run({name, check}, offscreen);
        QVERIFY2(empty.status == 2, option);
        QVERIFY2(empty.err.contains("needs a"), (option + empty.err).constData());
    }
    QTemporaryDir folder;
    const QString path = folder.filePath(QStringLiteral("sheet.pdf"));
    const Ended sheet = run({QStringLiteral("--sheet=ends"), QStringLiteral("--out=") + path}, {});
    QVERIFY2(sheet.status == 0, sheet.err.constData());
    QVERIFY(QFile::exists(path));
    const Ended unknown = run({QStringLiteral("--presets=pool"), check}, offscreen);
    QCOMPARE(unknown.status, 2);
    QVERIFY2(unknown.err.contains("unknown option --presets=pool"), unknown.err.constData());
}

void Start::missingFontsPrintOneSentence() {
    QTemporaryDir folder;
    QFile none(folder.filePath(QStringLiteral("fonts.conf")));
    QVERIFY(none.open(QIODevice::WriteOnly));
    // Without a folder fontconfig uses its built-in folders.
    const QByteArray empty = QFile::encodeName(folder.path());
    none.write("<?xml version=\"1.0\"?><fontconfig><dir>" + empty + "</dir><cachedir>" + empty +
               "</cachedir></fontconfig>\n");
    none.close();
    const QStringList sheet{QStringLiteral("--sheet"), QStringLiteral("resonance"), QStringLiteral("--out"),
                            folder.filePath(QStringLiteral("sheet.pdf"))};
    const Ended ended = run(sheet, {{QStringLiteral("FONTCONFIG_FILE"), none.fileName()}});
    QCOMPARE(
        QString::fromUtf8(ended.err),
        QStringLiteral("seiche: there is no font for its texts; install one, such as Inter or DejaVu Sans\n"));
    QCOMPARE(ended.status, 0);
    QCOMPARE(run(sheet, {}).err, QByteArray());
}

void Start::lessonFileOpensLesson() {
    WindowUnderTest test;
    QVERIFY(test.show());
    QTemporaryDir folder;
    const QString path = folder.filePath(QStringLiteral("own.LESSON"));
    QFile file(path);
    QVERIFY(file.open(QIODevice::WriteOnly));
    file.write(R"({"lesson": 1, "title": "t", "steps": [{"title": "first", "experiment": "pool"}]})");
    file.close();
    test.window.openFile(path);
    QVERIFY2(test.window.banner().isHidden(), qPrintable(test.window.banner().text()));
    const LessonRun* lesson = test.window.findChild<LessonRun*>();
    QVERIFY(lesson->isOpen());
    QCOMPARE(lesson->name(), path);
    QCOMPARE(test.session.scene(), SceneKind::Pool);
    // The list of recent files contains only experiments.
    QVERIFY(test.window.documents().recent().isEmpty());
}

void Start::invalidLessonShowsProblem() {
    WindowUnderTest test;
    QVERIFY(test.show());
    QTemporaryDir folder;
    QFile file(folder.filePath(QStringLiteral("wrong.lesson")));
    QVERIFY(file.open(QIODevice::WriteOnly));
    file.write(R"({"lesson": 1, "title": "t", "steps": []})");
    file.close();
    test.window.openFile(file.fileName());
    const QString said = test.window.banner().text();
    QVERIFY2(said.startsWith(QStringLiteral("wrong.lesson is not a lesson.\nsteps: [] is not a list")),
             qPrintable(said));
    QVERIFY(!test.window.findChild<LessonRun*>()->isOpen());
}

void Start::openDialogAcceptsLessons() {
    WindowUnderTest test;
    QVERIFY(test.show());
    QTemporaryDir folder;
    QFile file(folder.filePath(QStringLiteral("own.lesson")));
    QVERIFY(file.open(QIODevice::WriteOnly));
    file.write(R"({"lesson": 1, "title": "t", "steps": [{"title": "first", "experiment": "string"}]})");
    file.close();
    QTest::keyClick(&test.window, Qt::Key_O, Qt::ControlModifier);
    QPointer<QFileDialog> dialog = test.child<QFileDialog>("openDialog");
    QVERIFY(dialog);
    QVERIFY(dialog->nameFilters().front().contains(QStringLiteral("*.lesson")));
    emit dialog->fileSelected(file.fileName());
    QVERIFY(test.window.findChild<LessonRun*>()->isOpen());
    dialog->close();
}

// A double click on a lesson needs a MIME type that the desktop file claims.
void Start::lessonsHaveMimeType() {
    const QString desktop = QStringLiteral(SEICHE_SOURCE_DIR "/app/seiche/desktop/");
    QTemporaryDir place;
    QVERIFY(QDir(place.path()).mkpath(QStringLiteral("mime/packages")));
    QVERIFY(QFile::copy(desktop + QStringLiteral("org.seiche.seiche.xml"),
                        place.filePath(QStringLiteral("mime/packages/seiche.xml"))));
    const QByteArray before = qgetenv("XDG_DATA_DIRS");
    qputenv("XDG_DATA_DIRS",
            place.path().toLocal8Bit() + ":" + (before.isEmpty() ? "/usr/local/share:/usr/share" : before));
    const QMimeDatabase types;
    QFile file(desktop + QStringLiteral("org.seiche.seiche.desktop"));
    QVERIFY(file.open(QIODevice::ReadOnly));
    const QByteArray text = file.readAll();
    for (const char* name : {"a.lesson", "a.seiche"}) {
        const QByteArray type =
            types.mimeTypeForFile(QLatin1String(name), QMimeDatabase::MatchExtension).name().toUtf8();
        QVERIFY2(type.startsWith("application/x-seiche"), type);
        QVERIFY2(text.contains(type + ";"), type);
    }
    if (before.isEmpty()) qunsetenv("XDG_DATA_DIRS");
    else qputenv("XDG_DATA_DIRS", before);
}

SEICHE_WINDOW_TEST(QApplication, Start)
#include "tst_start.moc"
