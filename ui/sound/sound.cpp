// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "sound/sound.h"

#ifdef SEICHE_SOUND

#include "measure/additive_synth.h"
#include "measure/tone.h"

#include <QAudioDevice>
#include <QAudioSink>
#include <QIODevice>
#include <QMediaDevices>

#include <algorithm>
#include <cmath>
#include <cstring>
#include <mutex>
#include <vector>

namespace seiche {

namespace {

constexpr int sampleRate = 44'100;
/// About 70 ms of stereo sound. PulseAudio uses three quarters of the buffer, and requests no data
/// if that is less than its period of 20 ms.
constexpr int bufferBytes = 12288;
/// Decay of the peak per update: displacements cross zero, but loudness must not.
constexpr double peakKept = 0.97;
constexpr double inaudibleHeight = 1e-3; // relative to a single tap
/// Maximum size of an audible pool; larger ones are too expensive to evaluate.
constexpr std::int64_t cellsHeard = 500'000;

} // namespace

/// Source of audio samples. Thread-safe, because the sound system may read from its own thread.
class ToneDevice : public QIODevice {
public:
    explicit ToneDevice(int channels) : m_tone(sampleRate), m_chorus(sampleRate), m_channels(channels) {
        open(QIODevice::ReadOnly);
    }

    /// Sets the tone for an amplitude in taps.
    void set(double pulls) {
        const std::lock_guard hold(m_mutex);
        m_tone.set(pulls);
        m_chorus.set({});
    }
    void sing(double hertz, double loudness) {
        const std::lock_guard hold(m_mutex);
        m_tone.sing(hertz, loudness);
        m_chorus.set({});
    }
    void sing(const std::vector<Partial>& partials) {
        const std::lock_guard hold(m_mutex);
        m_tone.set(0.0);
        m_chorus.set(partials);
    }
    void ping() {
        const std::lock_guard hold(m_mutex);
        m_tone.ping();
    }
    bool isSequential() const override { return true; }
    qint64 bytesAvailable() const override { return bufferBytes + QIODevice::bytesAvailable(); }

protected:
    qint64 readData(char* to, qint64 max) override {
        const qint64 frame = qint64{m_channels} * 2;
        const auto frames = static_cast<std::size_t>(std::min<qint64>(max, bufferBytes) / frame);
        m_samples.resize(frames);
        {
            const std::lock_guard hold(m_mutex);
            m_tone.fill(m_samples);
            m_chorus.addTo(m_samples);
        }
        for (const float sample : m_samples) {
            const auto value = static_cast<std::int16_t>(std::lround(32'000.0 * static_cast<double>(sample)));
            for (int channel = 0; channel < m_channels; ++channel, to += sizeof value)
                std::memcpy(to, &value, sizeof value);
        }
        return static_cast<qint64>(frames) * frame;
    }
    qint64 writeData(const char*, qint64) override { return -1; }

private:
    std::mutex m_mutex;
    Tone m_tone;
    AdditiveSynth m_chorus;
    int m_channels;
    std::vector<float> m_samples;
};

namespace {

QAudioFormat format() {
    QAudioFormat wanted;
    wanted.setSampleRate(sampleRate);
    wanted.setChannelCount(2);
    wanted.setSampleFormat(QAudioFormat::Int16);
    return wanted;
}

} // namespace

class Sound::Player {
public:
    explicit Player(const QAudioDevice& device) : source(format().channelCount()), m_sink(device, format()) {
        m_sink.setBufferSize(bufferBytes);
        m_sink.start(&source);
    }
    ~Player() { m_sink.stop(); }

    ToneDevice source;

private:
    QAudioSink m_sink;
};

Sound::Sound(Session& session, QObject* parent) : QObject(parent), m_session(session) {
    connect(&session, &Session::advanced, this, &Sound::follow);
    connect(&session, &Session::runReplaced, this, [this] { m_peak = 0.0; });
    connect(&session, &Session::playingChanged, this, [this](bool playing) {
        if (m_player && !playing) m_player->source.set(0.0);
    });
    connect(&session, &Session::tapped, this, [this] {
        if (m_player) m_player->source.ping();
    });
}

Sound::~Sound() = default;

bool Sound::isBuiltIn() { return true; }

bool Sound::setOn(bool on) {
    m_player.reset();
    if (!on) return true;
    const QAudioDevice device = QMediaDevices::defaultAudioOutput();
    if (device.isNull() || !device.isFormatSupported(format())) return false;
    m_player = std::make_unique<Player>(device);
    return true;
}

void Sound::setHeard(SonifiedQuantity heard) {
    m_heard = heard;
    m_peak = 0.0;
    if (m_player) m_player->source.set(0.0);
}

void Sound::follow() {
    if (!m_player || !m_session.isPlaying()) return;
    const Simulation& run = m_session.run();
    if (run.grid().cells() > cellsHeard || run.divergedAt()) return m_player->source.set(0.0);
    if (m_heard == SonifiedQuantity::Probe) return singProbe();
    if (m_heard == SonifiedQuantity::String && singString()) return;
    singAmplitude();
}

void Sound::singAmplitude() {
    m_peak = std::max(peakKept * m_peak, m_session.run().largestHeight() / onePull());
    m_player->source.set(m_peak < inaudibleHeight ? 0.0 : m_peak);
}

void Sound::singProbe() {
    const Simulation& run = m_session.run();
    const std::vector<Probe>& probes = m_session.settings().probes;
    const bool isThere = !probes.empty() && run.grid().contains(probes.front().x, probes.front().y);
    const double height = isThere ? run.height(probes.front().x, probes.front().y) / onePull() : 0.0;
    m_peak = std::max(peakKept * m_peak, std::abs(height));
    const bool isHeard = m_peak >= inaudibleHeight;
    m_player->source.sing(pitchOfHeight(height), isHeard ? loudnessOf(4.0 * m_peak) : 0.0);
}

bool Sound::singString() {
    if (m_session.isChallenge()) return false; // the pitch would reveal the frequency
    const std::vector<Partial> partials = m_voices.of(m_session.run());
    if (partials.empty()) return false;
    m_player->source.sing(partials);
    return true;
}

double Sound::onePull() const { return std::max(1e-9, std::abs(m_session.settings().pullWith.height)); }

} // namespace seiche

#else

namespace seiche {

class Sound::Player {};

Sound::Sound(Session& session, QObject* parent) : QObject(parent), m_session(session) {}
Sound::~Sound() = default;
bool Sound::isBuiltIn() { return false; }
bool Sound::setOn(bool on) { return !on; }
void Sound::follow() {}
void Sound::setHeard(SonifiedQuantity heard) { m_heard = heard; }

} // namespace seiche

#endif

#include "moc_sound.cpp"
