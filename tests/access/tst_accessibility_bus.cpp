// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// The real program, seen through the accessibility bus as a screen reader sees it: names, roles and values of the main
// controls; the slider of k is set and the string is pulled without any key or mouse. tests/access/with_bus.sh gives it a bus.
#include <QDBusArgument>
#include <QDBusConnection>
#include <QDBusInterface>
#include <QDBusMessage>
#include <QDBusObjectPath>
#include <QDBusVariant>
#include <QProcess>
#include <QTemporaryDir>
#include <QTest>

#include <functional>
#include <optional>
#include <vector>

namespace {

const QString accessible = QStringLiteral("org.a11y.atspi.Accessible");

struct Node {
    QString service;
    QString path;
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

private slots:
    void initTestCase();
    void cleanupTestCase();
    void controlsHaveNamesAndRoles();
    void theSliderOfKIsSet();
    void theStringIsPulled();

private:
    QVariant property(const Node& node, const QString& interface, const QString& name);
    QString nameOf(const Node& node) { return property(node, accessible, QStringLiteral("Name")).toString(); }
    QString descriptionOf(const Node& node) {
        return property(node, accessible, QStringLiteral("Description")).toString();
    }
    QString roleOf(const Node& node);
    std::vector<Node> childrenOf(const Node& node);
    std::optional<Node> find(const Node& from, const std::function<bool(const Node&)>& wanted, int depth = 0);
    std::optional<Node> find(const QString& role, const QString& name);
    std::optional<Node> findProgram();

    QTemporaryDir m_place;
    QProcess m_program;
    QDBusConnection m_bus{QStringLiteral("none")};
    Node m_root;
};

QVariant AccessibilityBus::property(const Node& node, const QString& interface, const QString& name) {
    QDBusMessage ask = QDBusMessage::createMethodCall(
        node.service, node.path, QStringLiteral("org.freedesktop.DBus.Properties"), QStringLiteral("Get"));
    ask << interface << name;
    const QDBusMessage answer = m_bus.call(ask);
    if (answer.type() != QDBusMessage::ReplyMessage) return {};
    return answer.arguments().front().value<QDBusVariant>().variant();
}

QString AccessibilityBus::roleOf(const Node& node) {
    const QDBusMessage answer = m_bus.call(
        QDBusMessage::createMethodCall(node.service, node.path, accessible, QStringLiteral("GetRoleName")));
    return answer.type() == QDBusMessage::ReplyMessage ? answer.arguments().front().toString() : QString();
}

std::vector<Node> AccessibilityBus::childrenOf(const Node& node) {
    std::vector<Node> children;
    const QDBusMessage answer = m_bus.call(
        QDBusMessage::createMethodCall(node.service, node.path, accessible, QStringLiteral("GetChildren")));
    if (answer.type() != QDBusMessage::ReplyMessage) return children;
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
    return children;
}

std::optional<Node> AccessibilityBus::find(const Node& from, const std::function<bool(const Node&)>& wanted,
                                           int depth) {
    if (wanted(from)) return from;
    if (depth > 30) return std::nullopt;
    for (const Node& child : childrenOf(from))
        if (const auto found = find(child, wanted, depth + 1)) return found;
    return std::nullopt;
}

std::optional<Node> AccessibilityBus::find(const QString& role, const QString& name) {
    return find(m_root, [&](const Node& node) { return nameOf(node) == name && roleOf(node) == role; });
}

std::optional<Node> AccessibilityBus::findProgram() {
    const Node desktop{QStringLiteral("org.a11y.atspi.Registry"),
                       QStringLiteral("/org/a11y/atspi/accessible/root")};
    for (const Node& each : childrenOf(desktop))
        if (nameOf(each) == QLatin1String("seiche")) return each;
    return std::nullopt;
}

void AccessibilityBus::initTestCase() {
    m_bus = connectedToAccessibility();
    QVERIFY2(m_bus.isConnected(), qPrintable(m_bus.lastError().message()));
    QProcessEnvironment surroundings = QProcessEnvironment::systemEnvironment();
    surroundings.insert(QStringLiteral("QT_LINUX_ACCESSIBILITY_ALWAYS_ON"), QStringLiteral("1"));
    for (const char* folder : {"HOME", "XDG_CONFIG_HOME", "XDG_DATA_HOME"})
        surroundings.insert(QLatin1String(folder), m_place.path());
    m_program.setProcessEnvironment(surroundings);
    m_program.setProcessChannelMode(QProcess::ForwardedChannels);
    m_program.start(QStringLiteral(SEICHE_PROGRAM), {QStringLiteral("--language"), QStringLiteral("en"),
                                                     QStringLiteral("--preset"), QStringLiteral("string")});
    QVERIFY(m_program.waitForStarted());
    std::optional<Node> program;
    QTRY_VERIFY_WITH_TIMEOUT((program = findProgram()), 30000);
    m_root = *program;
    QTRY_VERIFY_WITH_TIMEOUT(find(QStringLiteral("slider"), QStringLiteral("Spring constant")), 30000);
}

void AccessibilityBus::cleanupTestCase() {
    m_program.terminate();
    if (!m_program.waitForFinished(10000)) m_program.kill();
}

void AccessibilityBus::controlsHaveNamesAndRoles() {
    const char* controls[][2] = {
        {"canvas", "String"},         {"slider", "Speed"},          {"slider", "Velocity damping"},
        {"chart", "Resonance chart"}, {"check box", "Show answer"}, {"text", "Spring constant"},
    };
    for (const auto& [role, name] : controls) QVERIFY2(find(QLatin1String(role), QLatin1String(name)), name);
    const auto chart = find(QStringLiteral("chart"), QStringLiteral("Resonance chart"));
    QVERIFY(!descriptionOf(*chart).isEmpty());
    const auto play = find(m_root, [&](const Node& node) { return nameOf(node) == QLatin1String("Pause"); });
    QVERIFY(play);
    QVERIFY2(roleOf(*play).contains(QLatin1String("button")) || roleOf(*play) == QLatin1String("check box"),
             qPrintable(roleOf(*play)));
}

void AccessibilityBus::theSliderOfKIsSet() {
    const QString value = QStringLiteral("org.a11y.atspi.Value");
    const auto slider = find(QStringLiteral("slider"), QStringLiteral("Spring constant"));
    QVERIFY(slider);
    QCOMPARE(property(*slider, value, QStringLiteral("CurrentValue")).toDouble(), 1.0);
    QDBusMessage set = QDBusMessage::createMethodCall(slider->service, slider->path,
                                                      QStringLiteral("org.freedesktop.DBus.Properties"),
                                                      QStringLiteral("Set"));
    set << value << QStringLiteral("CurrentValue") << QVariant::fromValue(QDBusVariant(0.8));
    QCOMPARE(m_bus.call(set).type(), QDBusMessage::ReplyMessage);
    QTRY_COMPARE(property(*slider, value, QStringLiteral("CurrentValue")).toDouble(), 0.8);
    // It is what the run has now: the chip says so in words.
    QTRY_VERIFY(
        find(m_root, [&](const Node& node) { return nameOf(node).contains(QLatin1String("k 0.80 of 1.00")); }));
}

void AccessibilityBus::theStringIsPulled() {
    const auto canvas = find(QStringLiteral("canvas"), QStringLiteral("String"));
    QVERIFY(canvas);
    const QString atRest = QStringLiteral("largest height 0. ");
    QVERIFY2(descriptionOf(*canvas).contains(atRest), qPrintable(descriptionOf(*canvas)));
    QDBusMessage act = QDBusMessage::createMethodCall(
        canvas->service, canvas->path, QStringLiteral("org.a11y.atspi.Action"), QStringLiteral("DoAction"));
    act << 0;
    QCOMPARE(m_bus.call(act).type(), QDBusMessage::ReplyMessage);
    QTRY_VERIFY(!descriptionOf(*canvas).contains(atRest));
}

QTEST_GUILESS_MAIN(AccessibilityBus)
#include "tst_accessibility_bus.moc"
