// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// The real program, tested through the accessibility bus as a screen reader uses it: names, roles
// and values of the main controls, the slider of k, taps, and the first lesson by keyboard alone.
// Hidden controls of a locked window do nothing. After a signal, the next start offers the work.
// tests/with_bus.sh starts the bus.
#include <QDBusArgument>
#include <QDBusConnection>
#include <QDBusInterface>
#include <QDBusMessage>
#include <QDBusObjectPath>
#include <QDBusPendingCall>
#include <QDBusVariant>
#include <QDir>
#include <QFile>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QProcess>
#include <QTemporaryDir>
#include <QTest>

#include <csignal>
#include <functional>
#include <optional>
#include <vector>

namespace {

const QString accessible = QStringLiteral("org.a11y.atspi.Accessible");

// X11 keysyms and the key codes of a PC keyboard. A letter is its own keysym.
constexpr int spaceKey = 0x20, tabKey = 0xff09, returnKey = 0xff0d, downKey = 0xff54, pageDownKey = 0xff56;
constexpr int controlKeycode = 37, altKeycode = 64, shiftKeycode = 50, lKeycode = 46, oKeycode = 32,
              qKeycode = 24;

/// Time limit for the program on a busy machine, in milliseconds.
constexpr int patience = 30000;

// Bit numbers of AT-SPI states.
constexpr int checked = 4, focused = 12, showing = 25;

struct Node {
    QString service;
    QString path;
    std::optional<QString> name = std::nullopt; ///< set if just queried
};

QDBusConnection connectedToAccessibility() {
    const QDBusMessage ask =
        QDBusMessage::createMethodCall(QStringLiteral("org.a11y.Bus"), QStringLiteral("/org/a11y/bus"),
                                       QStringLiteral("org.a11y.Bus"), QStringLiteral("GetAddress"));
    const QDBusMessage answer = QDBusConnection::sessionBus().call(ask);
    if (answer.arguments().isEmpty()) return QDBusConnection(QStringLiteral("none"));
    return QDBusConnection::connectToBus(answer.arguments().front().toString(),
                                         QStringLiteral("accessibility"));
}

} // namespace

class AccessibilityBus : public QObject {
    Q_OBJECT

public slots:
    /// Called when the state of an object in the program changes.
    void countFocusChange(const QDBusMessage& change);

private slots:
    void initTestCase();
    void cleanupTestCase();
    void controlsHaveNamesAndRoles();
    void tensionSliderSetsK();
    void canvasPressTapsString();
    void keyboardCompletesResonanceLesson();
    void lockedWindowRefusesHiddenActions();
    void signalSavesUnsavedWork_data();
    void signalSavesUnsavedWork();
    void unsavedWorkIsOfferedAtNextStart();
    void quitEndsProgramCleanly();

private:
    /// Starts the program with this home folder and waits for its panels.
    void start(const QString& home, const QStringList& arguments);
    /// Sends this signal. Returns whether the program terminated by the same signal within the time
    /// limit.
    bool endsBy(int number);
    bool setK(double k);
    /// Returns whether an object with this name is visible.
    bool isThere(const char* name) {
        return find(m_root,
                    [&](const Node& node) {
                        return nameOf(node) == QLatin1String(name) && hasState(node, showing);
                    })
            .has_value();
    }
    void key(int keysym) { generate(keysym, 3); }
    void keyWithControl(int keycode) { chord({controlKeycode, keycode}); }
    void chord(const std::vector<int>& keycodes);
    /// Clicks an object, even if hidden.
    void press(const Node& node);
    void typed(const QString& text);
    void generate(int code, uint kind);
    bool hasState(const Node& node, int state);
    bool isFocused(const Node& node) { return hasState(node, focused); }
    bool tabTo(const std::function<bool(const Node&)>& wanted);
    double seconds(const Node& timeline);
    /// Waits until the run has advanced by 0.2 s, so that earlier requests are done. A button
    /// pressed over the bus stays down for 0.1 s.
    bool runGoesOn();
    bool tapUntilDone(const Node& panel, double hertz);
    bool isDone(const Node& panel);
    QVariant property(const Node& node, const QString& interface, const QString& name);
    QString nameOf(const Node& node) {
        return node.name ? *node.name : property(node, accessible, QStringLiteral("Name")).toString();
    }
    QString descriptionOf(const Node& node) {
        return property(node, accessible, QStringLiteral("Description")).toString();
    }
    QString roleOf(const Node& node);
    std::vector<QDBusMessage> answersTo(const std::vector<QDBusMessage>& questions);
    std::vector<Node> childrenOf(const std::vector<Node>& nodes);
    void askForNames(std::vector<Node>& nodes);
    /// Returns the match nearest to `from`, which may be `from` itself. Empty if none.
    std::optional<Node> find(const Node& from, const std::function<bool(const Node&)>& wanted);
    std::optional<Node> find(const QString& role, const QString& name);
    std::optional<Node> findProgram();

    QTemporaryDir m_place;
    QProcess m_program;
    QDBusConnection m_bus{QStringLiteral("none")};
    Node m_root;
    int m_focusChanges = 0;
};

namespace {

QDBusMessage questionAbout(const Node& node, const QString& interface, const QString& name) {
    QDBusMessage question = QDBusMessage::createMethodCall(
        node.service, node.path, QStringLiteral("org.freedesktop.DBus.Properties"), QStringLiteral("Get"));
    question << interface << name;
    return question;
}

QVariant valueIn(const QDBusMessage& answer) {
    if (answer.type() != QDBusMessage::ReplyMessage) return {};
    return answer.arguments().front().value<QDBusVariant>().variant();
}

} // namespace

QVariant AccessibilityBus::property(const Node& node, const QString& interface, const QString& name) {
    return valueIn(m_bus.call(questionAbout(node, interface, name)));
}

// The program answers between two frames, so many parallel requests take no longer than one.
std::vector<QDBusMessage> AccessibilityBus::answersTo(const std::vector<QDBusMessage>& questions) {
    std::vector<QDBusPendingCall> calls;
    for (const QDBusMessage& question : questions) calls.push_back(m_bus.asyncCall(question));
    std::vector<QDBusMessage> answers;
    for (QDBusPendingCall& call : calls) {
        call.waitForFinished();
        answers.push_back(call.reply());
    }
    return answers;
}

QString AccessibilityBus::roleOf(const Node& node) {
    const QDBusMessage answer = m_bus.call(
        QDBusMessage::createMethodCall(node.service, node.path, accessible, QStringLiteral("GetRoleName")));
    return answer.type() == QDBusMessage::ReplyMessage ? answer.arguments().front().toString() : QString();
}

std::vector<Node> AccessibilityBus::childrenOf(const std::vector<Node>& nodes) {
    std::vector<QDBusMessage> questions;
    for (const Node& node : nodes)
        questions.push_back(
            QDBusMessage::createMethodCall(node.service, node.path, accessible, QStringLiteral("GetChildren")));
    std::vector<Node> children;
    for (const QDBusMessage& answer : answersTo(questions)) {
        if (answer.type() != QDBusMessage::ReplyMessage) continue;
        const QDBusArgument list = answer.arguments().front().value<QDBusArgument>();
        list.beginArray();
        while (!list.atEnd()) {
            Node child;
            QDBusObjectPath path;
            list.beginStructure();
            list >> child.service >> path;
            list.endStructure();
            child.path = path.path();
            children.push_back(child);
        }
        list.endArray();
    }
    return children;
}

void AccessibilityBus::askForNames(std::vector<Node>& nodes) {
    std::vector<QDBusMessage> questions;
    for (const Node& node : nodes) questions.push_back(questionAbout(node, accessible, QStringLiteral("Name")));
    const std::vector<QDBusMessage> answers = answersTo(questions);
    for (std::size_t i = 0; i < nodes.size(); ++i) nodes[i].name = valueIn(answers[i]).toString();
}

std::optional<Node> AccessibilityBus::find(const Node& from, const std::function<bool(const Node&)>& wanted) {
    std::vector<Node> level{from};
    for (int depth = 0; depth <= 30 && !level.empty(); ++depth) {
        askForNames(level);
        for (Node& node : level)
            if (wanted(node)) {
                node.name.reset(); // the name may change
                return node;
            }
        level = childrenOf(level);
    }
    return std::nullopt;
}

std::optional<Node> AccessibilityBus::find(const QString& role, const QString& name) {
    return find(m_root, [&](const Node& node) { return nameOf(node) == name && roleOf(node) == role; });
}

std::optional<Node> AccessibilityBus::findProgram() {
    const Node desktop{QStringLiteral("org.a11y.atspi.Registry"),
                       QStringLiteral("/org/a11y/atspi/accessible/root")};
    for (const Node& each : childrenOf({desktop}))
        if (nameOf(each) == QLatin1String("seiche")) return each;
    return std::nullopt;
}

void AccessibilityBus::initTestCase() {
    m_bus = connectedToAccessibility();
    QVERIFY2(m_bus.isConnected(), qPrintable(m_bus.lastError().message()));
    // The program emits only events that a client has registered for.
    QDBusMessage wish = QDBusMessage::createMethodCall(
        QStringLiteral("org.a11y.atspi.Registry"), QStringLiteral("/org/a11y/atspi/registry"),
        QStringLiteral("org.a11y.atspi.Registry"), QStringLiteral("RegisterEvent"));
    wish << QStringLiteral("object:state-changed:focused");
    QCOMPARE(m_bus.call(wish).type(), QDBusMessage::ReplyMessage);
    QVERIFY(m_bus.connect(QString(), QString(), QStringLiteral("org.a11y.atspi.Event.Object"),
                          QStringLiteral("StateChanged"), this, SLOT(countFocusChange(QDBusMessage))));
    QVERIFY(QDir(m_place.path()).mkdir(QStringLiteral("Documents")));
    m_program.setProcessChannelMode(QProcess::ForwardedChannels);
    // Shells start background tests with SIGINT ignored.
    m_program.setChildProcessModifier([] {
        for (const int number : {SIGTERM, SIGINT, SIGHUP}) std::signal(number, SIG_DFL);
    });
    start(m_place.path(), {QStringLiteral("--preset"), QStringLiteral("string")});
}

void AccessibilityBus::start(const QString& home, const QStringList& arguments) {
    QProcessEnvironment surroundings = QProcessEnvironment::systemEnvironment();
    surroundings.insert(QStringLiteral("QT_LINUX_ACCESSIBILITY_ALWAYS_ON"), QStringLiteral("1"));
    for (const char* folder : {"HOME", "XDG_CONFIG_HOME", "XDG_DATA_HOME"})
        surroundings.insert(QLatin1String(folder), home);
    m_program.setProcessEnvironment(surroundings);
    m_program.start(QStringLiteral(SEICHE_PROGRAM),
                    QStringList{QStringLiteral("--language"), QStringLiteral("en")} + arguments);
    QVERIFY(m_program.waitForStarted());
    std::optional<Node> program;
    QTRY_VERIFY_WITH_TIMEOUT((program = findProgram()), patience);
    m_root = *program;
    QTRY_VERIFY_WITH_TIMEOUT(find(QStringLiteral("slider"), QStringLiteral("Tension")), patience);
}

void AccessibilityBus::cleanupTestCase() {
    m_program.terminate();
    if (!m_program.waitForFinished(10000)) m_program.kill();
}

void AccessibilityBus::controlsHaveNamesAndRoles() {
    const char* controls[][2] = {
        {"canvas", "String"},         {"slider", "Speed"},     {"slider", "Velocity damping factor"},
        {"chart", "Resonance chart"}, {"check box", "Theory"}, {"text", "Tension"},
    };
    for (const auto& [role, name] : controls) QVERIFY2(find(QLatin1String(role), QLatin1String(name)), name);
    const auto chart = find(QStringLiteral("chart"), QStringLiteral("Resonance chart"));
    QVERIFY(!descriptionOf(*chart).isEmpty());
    const auto play = find(m_root, [&](const Node& node) { return nameOf(node) == QLatin1String("Pause"); });
    QVERIFY(play);
    QVERIFY2(roleOf(*play).contains(QLatin1String("button")) || roleOf(*play) == QLatin1String("check box"),
             qPrintable(roleOf(*play)));
}

bool AccessibilityBus::endsBy(int number) {
    ::kill(static_cast<pid_t>(m_program.processId()), number);
    return m_program.waitForFinished(patience) && m_program.exitStatus() == QProcess::CrashExit &&
           m_program.exitCode() == number;
}

bool AccessibilityBus::setK(double k) {
    const QString value = QStringLiteral("org.a11y.atspi.Value");
    const auto slider = find(QStringLiteral("slider"), QStringLiteral("Tension"));
    if (!slider || property(*slider, value, QStringLiteral("CurrentValue")).toDouble() != 1.0) return false;
    QDBusMessage set = QDBusMessage::createMethodCall(slider->service, slider->path,
                                                      QStringLiteral("org.freedesktop.DBus.Properties"),
                                                      QStringLiteral("Set"));
    set << value << QStringLiteral("CurrentValue") << QVariant::fromValue(QDBusVariant(k));
    return m_bus.call(set).type() == QDBusMessage::ReplyMessage && QTest::qWaitFor([&] {
               return property(*slider, value, QStringLiteral("CurrentValue")).toDouble() == k;
           });
}

void AccessibilityBus::tensionSliderSetsK() {
    QVERIFY(setK(0.8));
    // The chip confirms the new value of the run.
    QTRY_VERIFY(
        find(m_root, [&](const Node& node) { return nameOf(node).contains(QLatin1String("k 0.80 of 1.00")); }));
}

void AccessibilityBus::canvasPressTapsString() {
    const auto canvas = find(QStringLiteral("canvas"), QStringLiteral("String"));
    QVERIFY(canvas);
    const QString atRest = QStringLiteral("largest height 0. ");
    QVERIFY2(descriptionOf(*canvas).contains(atRest), qPrintable(descriptionOf(*canvas)));
    press(*canvas);
    QTRY_VERIFY(!descriptionOf(*canvas).contains(atRest));
}

// `kind`: 0 press and 1 release of a key code, 3 both for a keysym.
void AccessibilityBus::generate(int code, uint kind) {
    QDBusMessage ask = QDBusMessage::createMethodCall(
        QStringLiteral("org.a11y.atspi.Registry"),
        QStringLiteral("/org/a11y/atspi/registry/deviceeventcontroller"),
        QStringLiteral("org.a11y.atspi.DeviceEventController"), QStringLiteral("GenerateKeyboardEvent"));
    ask << code << QString() << kind;
    m_bus.call(ask);
}

void AccessibilityBus::chord(const std::vector<int>& keycodes) {
    for (const int keycode : keycodes) generate(keycode, 0);
    for (std::size_t i = keycodes.size(); i-- > 0;) generate(keycodes[i], 1);
}

void AccessibilityBus::press(const Node& node) {
    QDBusMessage act = QDBusMessage::createMethodCall(
        node.service, node.path, QStringLiteral("org.a11y.atspi.Action"), QStringLiteral("DoAction"));
    act << 0;
    m_bus.call(act);
}

void AccessibilityBus::typed(const QString& text) {
    for (const QChar letter : text) key(letter.unicode());
}

bool AccessibilityBus::hasState(const Node& node, int state) {
    const QDBusMessage answer = m_bus.call(
        QDBusMessage::createMethodCall(node.service, node.path, accessible, QStringLiteral("GetState")));
    if (answer.type() != QDBusMessage::ReplyMessage) return false;
    const auto bits = qdbus_cast<QList<uint>>(answer.arguments().front());
    return !bits.isEmpty() && bits[0] & (1u << state);
}

void AccessibilityBus::countFocusChange(const QDBusMessage& change) {
    const QVariantList about = change.arguments();
    if (about.value(0).toString() == QLatin1String("focused") && about.value(1).toInt() == 1) ++m_focusChanges;
}

// Presses Tab until the object has the focus, at most 60 times.
bool AccessibilityBus::tabTo(const std::function<bool(const Node&)>& wanted) {
    const auto node = find(m_root, wanted);
    for (int i = 0; node && i < 60; ++i) {
        if (isFocused(*node)) return true;
        QCoreApplication::processEvents(); // handles earlier focus changes
        const int before = m_focusChanges;
        key(tabKey);
        if (!QTest::qWaitFor([&] { return m_focusChanges > before; }, patience)) break;
    }
    return node && isFocused(*node);
}

double AccessibilityBus::seconds(const Node& timeline) {
    return property(timeline, QStringLiteral("org.a11y.atspi.Value"), QStringLiteral("CurrentValue"))
        .toDouble();
}

bool AccessibilityBus::runGoesOn() {
    const auto timeline = find(QStringLiteral("slider"), QStringLiteral("Timeline"));
    if (!timeline) return false;
    const double end = seconds(*timeline) + 0.2;
    return QTest::qWaitFor([&] { return seconds(*timeline) >= end; }, patience);
}

bool AccessibilityBus::isDone(const Node& panel) {
    return find(panel, [&](const Node& node) { return nameOf(node).startsWith(QLatin1String("Done.")); })
        .has_value();
}

// Taps in the time of the run, because a busy machine slows the run down. On a stalling machine a
// quarter of the speed helps.
bool AccessibilityBus::tapUntilDone(const Node& panel, double hertz) {
    const auto timeline = find(QStringLiteral("slider"), QStringLiteral("Timeline"));
    if (!timeline) return false;
    double next = seconds(*timeline);
    for (int tap = 1; tap <= 120; ++tap) {
        key(spaceKey);
        next += 1.0 / hertz;
        if (tap >= 6 && isDone(panel)) return true;
        if (tap % 40 == 0) key('s');
        if (!QTest::qWaitFor([&] { return seconds(*timeline) >= next; }, patience)) return false;
    }
    return isDone(panel);
}

void AccessibilityBus::keyboardCompletesResonanceLesson() {
    QFile file(QStringLiteral(SEICHE_SOURCE_DIR "/lessons/01-resonance.lesson"));
    QVERIFY(file.open(QIODevice::ReadOnly));
    const QJsonArray steps = QJsonDocument::fromJson(file.readAll())[QStringLiteral("steps")].toArray();
    QCOMPARE(steps.size(), 6);
    const auto words = [](const QJsonValue& text) {
        return text[QStringLiteral("en")].toString().remove(QLatin1Char('[')).remove(QLatin1Char(']'));
    };
    // Opens the first lesson of the list.
    keyWithControl(lKeycode);
    QTRY_VERIFY(find(m_root, [&](const Node& node) {
        return nameOf(node).contains(QLatin1String("Find the resonance")) &&
               roleOf(node) == QLatin1String("list item");
    }));
    key(returnKey);
    std::optional<Node> panel;
    QTRY_VERIFY((panel = find(m_root, [&](const Node& node) {
                     return descriptionOf(node).startsWith(QLatin1String("Step 1 of 6"));
                 })));

    for (int i = 0; i < steps.size(); ++i) {
        const QJsonValue step = steps[i];
        const QByteArray id = step[QStringLiteral("id")].toString().toUtf8();
        // The texts of the step are readable in the panel as a whole and line by line.
        QTRY_VERIFY2(descriptionOf(*panel).startsWith(QStringLiteral("Step %1 of 6").arg(i + 1)),
                     id.constData());
        for (const char* part : {"title", "text", "task"}) {
            const QString text = words(step[QLatin1String(part)]);
            if (text.isEmpty()) continue;
            QVERIFY2(descriptionOf(*panel).contains(text), qPrintable(text));
            QTRY_VERIFY2(find(*panel, [&](const Node& node) { return nameOf(node) == text; }),
                         qPrintable(text));
        }
        // A step that continues the run may already be passed by earlier taps.
        if (id != "peak") QVERIFY2(!isDone(*panel), id.constData());
        // The solution of each step.
        if (id == "tap" || id == "grow" || id == "peak") {
            QVERIFY2(tapUntilDone(*panel, 1.0), id.constData());
        } else if (id == "wrong") {
            QVERIFY2(tapUntilDone(*panel, 2.0), id.constData());
        } else if (id == "period") {
            QVERIFY(tabTo([&](const Node& node) {
                return nameOf(node) == QLatin1String("Period") && roleOf(node) == QLatin1String("text");
            }));
            typed(QStringLiteral("1.0"));
            key(returnKey);
        } else if (id == "why") {
            const auto isOption = [&](const Node& node) {
                return roleOf(node) == QLatin1String("radio button");
            };
            QVERIFY(tabTo(isOption));
            key(downKey);
            key(spaceKey);
            const auto right = find(*panel, [&](const Node& node) {
                return isOption(node) && nameOf(node).startsWith(QLatin1String("Each tap adds to the wave"));
            });
            QVERIFY(right);
            QTRY_VERIFY(isFocused(*right));
            key(returnKey);
        } else {
            QFAIL("a step that nobody knows");
        }
        QTRY_VERIFY2(isDone(*panel), id.constData());
        if (i + 1 < steps.size()) key(pageDownKey);
    }
    QTRY_VERIFY(descriptionOf(*panel).startsWith(QStringLiteral("Step 6 of 6 · 6 done")));

    // Saves the results on the page after the last step, with the button and the dialog.
    key(pageDownKey);
    QTRY_VERIFY(descriptionOf(*panel).startsWith(QLatin1String("Lesson finished")));
    QVERIFY(tabTo([&](const Node& node) { return nameOf(node) == QStringLiteral("Save results…"); }));
    key(returnKey);
    QTRY_VERIFY(find(m_root, [&](const Node& node) { return nameOf(node) == QLatin1String("Save results"); }));
    // The dialog proposes a name in the documents folder.
    const QString path = m_place.filePath(QStringLiteral("Documents/Find the resonance.pdf"));
    QVERIFY(tabTo([&](const Node& node) {
        return nameOf(node) == QLatin1String("File name:") && roleOf(node) == QLatin1String("text");
    }));
    key(returnKey);
    QFile sheet(path);
    QTRY_VERIFY(sheet.exists());
    QVERIFY(sheet.open(QIODevice::ReadOnly));
    QVERIFY(sheet.readAll().startsWith("%PDF"));
}

// Hidden buttons, boxes and menu entries can be pressed over the bus as if visible.
void AccessibilityBus::lockedWindowRefusesHiddenActions() {
    if (m_program.state() != QProcess::NotRunning) QVERIFY(endsBy(SIGTERM));
    QTemporaryDir home;
    start(home.path(),
          {QStringLiteral("--lesson"), QStringLiteral("resonance"), QStringLiteral("--lock=owl 7")});
    const auto isLocked = [&] { return isThere("locked"); };
    QTRY_VERIFY(isLocked());
    QFile arguments(QStringLiteral("/proc/%1/cmdline").arg(m_program.processId()));
    QVERIFY(arguments.open(QIODevice::ReadOnly));
    QVERIFY(!arguments.readAll().contains("owl"));
    const auto named = [&](const char* name) {
        return find(m_root, [&](const Node& node) { return nameOf(node) == QString::fromUtf8(name); });
    };
    const auto inTheLesson = [&] {
        return isLocked() && find(m_root, [&](const Node& node) {
                                 return descriptionOf(node).startsWith(QLatin1String("Step 1 of 6"));
                             }).has_value();
    };
    // A button of a hidden panel must not open its file dialog.
    int pressed = 0;
    for (const char* role : {"push button", "button", "menu item"})
        if (const auto picture = find(QLatin1String(role), QStringLiteral("Choose picture…"))) {
            press(*picture);
            ++pressed;
        }
    QVERIFY(pressed > 0);
    QVERIFY(runGoesOn());
    QVERIFY(!isThere("Floor picture"));
    // Entries of hidden menus.
    for (const char* entry : {"Browse examples…", "Settings…"}) {
        const auto node = named(entry);
        QVERIFY2(node, entry);
        press(*node);
        QVERIFY2(runGoesOn(), entry);
        QVERIFY2(inTheLesson(), entry);
    }
    QVERIFY(!isThere("Settings") && !isThere("Examples"));
    for (const char* entry : {"Open…", "Save as…", "Exit lesson", "Next example"})
        if (const auto node = named(entry)) {
            press(*node);
            QVERIFY2(runGoesOn(), entry);
            QVERIFY2(inTheLesson(), entry);
        }
    QVERIFY(!isThere("Open experiment") && !isThere("Save run"));
    const auto euler = find(QStringLiteral("check box"), QStringLiteral("textbook Euler"));
    QVERIFY(euler);
    press(*euler);
    QVERIFY(runGoesOn());
    QVERIFY(!hasState(*euler, checked));
    // The entry of the lock itself.
    if (const auto lock = named("Lock window")) press(*lock);
    QVERIFY(runGoesOn());
    QVERIFY(inTheLesson());
    // The canvas still works, because the lesson needs it.
    const auto canvas = find(QStringLiteral("canvas"), QStringLiteral("String"));
    QVERIFY(canvas);
    const QString atRest = QStringLiteral("largest height 0. ");
    QVERIFY(descriptionOf(*canvas).contains(atRest));
    press(*canvas);
    QTRY_VERIFY(!descriptionOf(*canvas).contains(atRest));
    // The teacher's keys and password unlock the window.
    const std::vector<int> keys{controlKeycode, altKeycode, shiftKeycode, lKeycode};
    chord(keys);
    QTRY_VERIFY(isThere("Teacher's password:"));
    typed(QStringLiteral("owl 8"));
    QVERIFY(!named("owl 8"));
    key(returnKey);
    QTRY_VERIFY(isThere("Wrong password. The window stays locked."));
    QVERIFY(isLocked());
    typed(QStringLiteral("owl 7"));
    key(returnKey);
    QTRY_VERIFY(!isLocked());
    QVERIFY(endsBy(SIGTERM));
}

void AccessibilityBus::signalSavesUnsavedWork_data() {
    QTest::addColumn<int>("number");
    QTest::addColumn<bool>("inADialog");
    QTest::newRow("SIGTERM") << SIGTERM << false;
    QTest::newRow("SIGHUP") << SIGHUP << false;
    QTest::newRow("SIGINT in a dialog") << SIGINT << true;
}

void AccessibilityBus::signalSavesUnsavedWork() {
    QFETCH(int, number);
    QFETCH(bool, inADialog);
    if (m_program.state() != QProcess::NotRunning) QVERIFY(endsBy(SIGTERM));
    QTemporaryDir home;
    const QDir recovery(home.filePath(QStringLiteral("seiche/seiche/recovery")));
    const auto kept = [&] { return recovery.entryList({QStringLiteral("*.seiche")}, QDir::Files); };
    // The signal follows the edit immediately.
    start(home.path(), {});
    QVERIFY(setK(0.8));
    if (inADialog) {
        keyWithControl(oKeycode);
        QTRY_VERIFY(isThere("Open experiment"));
    }
    QVERIFY(endsBy(number));
    QCOMPARE(kept().size(), 1);
    QCOMPARE(recovery.entryList({QStringLiteral("*.lock")}, QDir::Files).size(), 0);
    QVERIFY(QFile::exists(home.filePath(QStringLiteral("seiche/seiche.conf"))));
}

void AccessibilityBus::unsavedWorkIsOfferedAtNextStart() {
    const char* question = "Seiche closed unexpectedly. Restore your unsaved work?";
    QTemporaryDir home;
    const QDir recovery(home.filePath(QStringLiteral("seiche/seiche/recovery")));
    const auto kept = [&] { return recovery.entryList({QStringLiteral("*.seiche")}, QDir::Files); };
    // Unchanged work is not kept.
    start(home.path(), {});
    QVERIFY(endsBy(SIGTERM));
    QVERIFY(kept().isEmpty());
    start(home.path(), {});
    QVERIFY(setK(0.8));
    QVERIFY(endsBy(SIGTERM));
    const QStringList left = kept();
    QCOMPARE(left.size(), 1);
    // A lesson takes precedence over the offer.
    start(home.path(), {QStringLiteral("--lesson"), QStringLiteral("resonance")});
    QVERIFY(!isThere(question));
    QVERIFY(endsBy(SIGTERM));
    QCOMPARE(kept(), left);
    // The offer appears without a lesson; tapping keys do not accept it.
    start(home.path(), {});
    QTRY_VERIFY(isThere(question));
    key(spaceKey);
    key(returnKey);
    const auto tabToButton = [&](const char* name) {
        return tabTo([&](const Node& node) {
            return nameOf(node) == QString::fromUtf8(name) && roleOf(node).contains(QLatin1String("button"));
        });
    };
    QVERIFY(tabToButton("Restore…"));
    QCOMPARE(kept(), left);
    key(returnKey);
    QTRY_VERIFY(isThere("Restore unsaved work"));
    QVERIFY(find(m_root, [&](const Node& node) {
        return nameOf(node).startsWith(QLatin1String("String: A string with fixed ends")) &&
               roleOf(node) == QLatin1String("check box");
    }));
    QVERIFY(tabToButton("Restore"));
    key(spaceKey);
    // The restored file now belongs to this program.
    QTRY_VERIFY(kept().size() == 1 && kept() != left);
    QTRY_VERIFY(!isThere(question));
    QVERIFY(endsBy(SIGTERM));
    QCOMPARE(kept().size(), 1);
}

void AccessibilityBus::quitEndsProgramCleanly() {
    if (m_program.state() != QProcess::NotRunning) QVERIFY(endsBy(SIGTERM));
    QTemporaryDir home;
    start(home.path(), {});
    keyWithControl(qKeycode);
    QVERIFY(m_program.waitForFinished(30000));
    QCOMPARE(m_program.exitStatus(), QProcess::NormalExit);
    QCOMPARE(m_program.exitCode(), 0);
    QVERIFY(QDir(home.filePath(QStringLiteral("seiche/seiche/recovery"))).isEmpty());
}

QTEST_GUILESS_MAIN(AccessibilityBus)
#include "tst_accessibility_bus.moc"
