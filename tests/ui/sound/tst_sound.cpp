// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later

// Records the sound from a private PulseAudio server with a null output.
#include "sound/sound.h"
#include "window_test.h"
#include "window_under_test.h"

#include <QProcess>
#include <QStandardPaths>

#include <algorithm>
#include <cmath>
#include <cstring>
#include <memory>
#include <numbers>
#include <vector>

using namespace seiche;

namespace {

constexpr int rate = 44100;
constexpr std::size_t listened = rate; // one second

/// Returns the amplitude of a sine of this frequency in the recording.
double loudness(const std::vector<std::int16_t>& heard, double hertz) {
    double sine = 0.0, cosine = 0.0;
    for (std::size_t i = 0; i < heard.size(); ++i) {
        const double share = static_cast<double>(i) / static_cast<double>(heard.size());
        const double window = 1.0 - std::cos(2.0 * std::numbers::pi * share);
        const double angle = 2.0 * std::numbers::pi * hertz * static_cast<double>(i) / rate;
        sine += window * heard[i] * std::sin(angle);
        cosine += window * heard[i] * std::cos(angle);
    }
    return 2.0 * std::hypot(sine, cosine) / static_cast<double>(heard.size());
}

} // namespace

class SoundTest : public QObject {
    Q_OBJECT

private slots:
    void initTestCase();
    void cleanupTestCase();
    void stringSoundsAtNaturalFrequencies();
    void restingStringIsSilent();

private:
    /// Records one second. Skips the leading silence unless `toSilence` is set. Empty on timeout.
    std::vector<std::int16_t> listen(bool toSilence = false);

    QTemporaryDir m_place;
    QProcess m_server;
};

void SoundTest::initTestCase() {
    if (!Sound::isBuiltIn()) QSKIP("built without Qt Multimedia");
    for (const char* program : {"pulseaudio", "parec", "pactl"})
        if (QStandardPaths::findExecutable(QLatin1String(program)).isEmpty())
            QSKIP("needs the Debian packages pulseaudio and pulseaudio-utils");
    const QString socket = m_place.filePath(QStringLiteral("socket"));
    qputenv("PULSE_SERVER", "unix:" + socket.toLocal8Bit());
    qputenv("PULSE_RUNTIME_PATH", m_place.path().toLocal8Bit());
    qputenv("PULSE_STATE_PATH", m_place.path().toLocal8Bit());
    m_server.start(QStringLiteral("pulseaudio"),
                   {QStringLiteral("-n"), QStringLiteral("--daemonize=no"), QStringLiteral("--use-pid-file=no"),
                    QStringLiteral("--exit-idle-time=-1"), QStringLiteral("-L"),
                    QStringLiteral("module-null-sink sink_name=nobody"), QStringLiteral("-L"),
                    QStringLiteral("module-native-protocol-unix auth-anonymous=1 socket=%1").arg(socket)});
    QVERIFY(m_server.waitForStarted());
    const auto answers = [] {
        QProcess asked;
        asked.start(QStringLiteral("pactl"), {QStringLiteral("info")});
        return asked.waitForFinished() && asked.exitCode() == 0;
    };
    QVERIFY(QTest::qWaitFor(answers, patience));
}

void SoundTest::cleanupTestCase() {
    m_server.terminate();
    if (m_server.state() != QProcess::NotRunning) m_server.waitForFinished();
}

std::vector<std::int16_t> SoundTest::listen(bool toSilence) {
    QProcess recorder;
    recorder.start(QStringLiteral("parec"),
                   {QStringLiteral("--device=nobody.monitor"), QStringLiteral("--format=s16le"),
                    QStringLiteral("--rate=%1").arg(rate), QStringLiteral("--channels=1"),
                    QStringLiteral("--latency-msec=50")});
    QByteArray bytes;
    std::vector<std::int16_t> heard;
    const auto isEnough = [&] {
        bytes += recorder.readAllStandardOutput();
        heard.resize(static_cast<std::size_t>(bytes.size()) / 2);
        if (heard.empty()) return false;
        std::memcpy(heard.data(), bytes.constData(), 2 * heard.size());
        const auto first =
            toSilence ? heard.begin() : std::ranges::find_if(heard, [](int each) { return each; });
        heard.erase(heard.begin(), first);
        return heard.size() >= listened;
    };
    const bool isThere = QTest::qWaitFor(isEnough, patience);
    recorder.kill();
    recorder.waitForFinished();
    if (!isThere) return {};
    heard.resize(listened);
    return heard;
}

// The string oscillates once a second; seven octaves higher that is 128 Hz.
void SoundTest::stringSoundsAtNaturalFrequencies() {
    Experiment experiment = *loadPreset("string");
    experiment.rule.damping.velocity = 1.0;
    Session session(experiment, *loadPreset("pool"));
    session.setCanvasVisible(this, true);
    Pull mode = experiment.pullWith;
    mode.shape = PullShape::Mode;
    mode.mode = PullMode::Pluck;
    mode.height = 1.0;
    for (const int halfWaves : {1, 3}) {
        mode.width = halfWaves;
        session.pull(mode);
    }
    Sound sound(session);
    sound.setHeard(SonifiedQuantity::String);
    QVERIFY(sound.setOn(true));
    const std::vector<std::int16_t> heard = listen();
    QVERIFY2(!heard.empty(), "nothing was played");
    for (const double hertz : {128.0, 384.0})
        QVERIFY2(loudness(heard, hertz) > 500.0, qPrintable(QString::number(loudness(heard, hertz))));
    for (const double hertz : {256.0, 512.0, 640.0, 180.0})
        QVERIFY2(loudness(heard, hertz) < 0.2 * loudness(heard, 128.0),
                 qPrintable(QStringLiteral("%1: %2").arg(hertz).arg(loudness(heard, hertz))));
    sound.setOn(false);
}

void SoundTest::restingStringIsSilent() {
    Session session(*loadPreset("string"), *loadPreset("pool"));
    session.setCanvasVisible(this, true);
    Sound sound(session);
    sound.setHeard(SonifiedQuantity::String);
    QVERIFY(sound.setOn(true));
    const std::vector<std::int16_t> heard = listen(true);
    QCOMPARE(heard.size(), listened);
    QVERIFY(std::ranges::all_of(heard, [](int each) { return std::abs(each) <= 1; }));
    sound.setOn(false);
}

SEICHE_WINDOW_TEST(QApplication, SoundTest)
#include "tst_sound.moc"
