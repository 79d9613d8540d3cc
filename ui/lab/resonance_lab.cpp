// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "lab/resonance_lab.h"

#include "study/one_pull.h"
#include "theory/modes.h"

#include <algorithm>
#include <cmath>
#include <limits>

namespace seiche {

namespace {

int cellAt(double place, int size) {
    return std::clamp(static_cast<int>(std::floor(place + 0.5)), 0, size - 1);
}

// The same pull, but for a click that is not quite where the one before was: what it stirs is the same to some
// two percent.
bool isNear(const Pull& pull, const Pull& other) {
    constexpr double share = 0.1; // of the width
    Pull moved = other;
    moved.x = pull.x;
    moved.y = pull.y;
    const double most = pull.shape == PullShape::Point ? 0.0 : share * pull.width;
    return moved == pull && std::hypot(pull.x - other.x, pull.y - other.y) <= most;
}

PredictedResonance anyString() {
    PredictedResonance range;
    range.fromHertz = range.mainHertz = 0.2;
    range.toHertz = 4.0;
    return range;
}

} // namespace

ResonanceLab::ResonanceLab(Session& session, QObject* parent)
    : QObject(parent), m_session(session), m_prediction([this] { emit changed(); }) {
    m_log.measureOn(m_resonator);
    watchSettings();
    connect(&m_sweep, &BackgroundSweep::progressed, this, &ResonanceLab::changed);
    connect(&session, &Session::tapped, this, &ResonanceLab::tap);
    connect(&session, &Session::sampled, this, &ResonanceLab::sample);
    connect(&session, &Session::runReplaced, this, &ResonanceLab::startOver);
    connect(&session, &Session::seeked, this, &ResonanceLab::startOver);
    connect(&session, &Session::settingsChanged, this, &ResonanceLab::watchSettings);
    connect(&session, &Session::metronomeChanged, this, [this] {
        if (!m_tapping || m_drive.isOn()) return;
        endTrain();
        emit changed();
    });
    connect(&session, &Session::theoryChanged, this, &ResonanceLab::changed);
}

int ResonanceLab::watchX() const { return cellAt(m_resonator.pull.x, m_resonator.grid.width); }
int ResonanceLab::watchY() const { return cellAt(m_resonator.pull.y, m_resonator.grid.height); }

// The resonator as an experiment at rest.
Experiment ResonanceLab::alone() const {
    Experiment experiment;
    experiment.grid = m_resonator.grid;
    experiment.rule = m_resonator.rule;
    experiment.stepsPerSecond = m_resonator.stepsPerSecond;
    experiment.pullWith = m_resonator.pull;
    experiment.objects = m_resonator.objects;
    return experiment;
}

double ResonanceLab::onePull() {
    if (!m_onePull) m_onePull = swingAfterOnePull(alone(), watchX(), watchY());
    return *m_onePull;
}

const PredictedResonance& ResonanceLab::prediction() {
    static const PredictedResonance none, untold = anyString();
    if (m_session.isSecret()) return untold;
    m_prediction.want(m_resonator, watchX(), watchY());
    return m_prediction.isUpToDate() ? m_prediction.result() : none;
}

bool ResonanceLab::isFlat() {
    const PredictedResonance& predicted = prediction();
    std::vector<CurvePoint> shown;
    for (const CurvePoint& point : predicted.curve)
        if (point.hertz >= predicted.mainHertz && point.hertz <= predicted.toHertz) shown.push_back(point);
    return !shown.empty() && !standsOut(shown);
}

std::optional<ResonancePeak> ResonanceLab::peak() {
    const std::vector<CurvePoint> measured = measuredCurve();
    if (prediction().curve.empty() ? !standsOut(measured) : isFlat()) return std::nullopt;
    const auto highest = std::ranges::max_element(measured, {}, &CurvePoint::amplitude);
    if (highest == measured.end()) return std::nullopt;
    const PredictedResonance::Range own = prediction().around(highest->hertz);
    return peakBetween(measured, own.fromHertz, own.toHertz);
}

std::optional<Problem> ResonanceLab::obstacle() const { return obstacleToSweep(m_session.settings()); }

bool ResonanceLab::hasRoomForASweep() const {
    return m_session.hasRoomBeside(bytesOfPoint(m_session.settings()));
}

bool ResonanceLab::canSweep() {
    return !m_session.isSecret() && !obstacle() && prediction().toHertz > 0.0 && hasRoomForASweep();
}

void ResonanceLab::startSweep() {
    if (!canSweep()) return;
    const PredictedResonance& range = prediction();
    Sweep sweep;
    sweep.experiment = alone();
    sweep.probeX = watchX();
    sweep.probeY = watchY();
    sweep.fromHertz = range.fromHertz;
    sweep.toHertz = range.toHertz;
    sweep.points = pointsOfASweep;
    sweep.sine = m_resonator.sine;
    m_sweep.start(sweep);
}

std::vector<CurvePoint> ResonanceLab::measuredCurve() const {
    std::vector<CurvePoint> curve;
    for (const ResonancePoint& point : m_log.points())
        if (m_log.counts(point) && point.how != Amplitude::How::Growing)
            curve.push_back({point.hertz, point.amplitude});
    for (const SweepPoint& point : m_sweep.points())
        if (point.steady) curve.push_back({point.hertz, point.amplitude});
    return curve;
}

std::string ResonanceLab::asCsv() const {
    std::string csv = "frequency_hz,frequency_error_hz,amplitude,amplitude_error,one_pull,taps,state,series\n";
    // Qt's own printf writes decimal points in every language.
    const auto write = [&](const char* format, auto... values) {
        csv += QString::asprintf(format, values...).toStdString();
    };
    constexpr const char* states[] = {"growing", "extrapolated", "steady"};
    for (const ResonancePoint& point : m_log.points())
        write("%.9g,%.3g,%.9g,%.3g,%.9g,%d,%s,%d\n", point.hertz, point.hertzError, point.amplitude,
              point.amplitudeError, point.onePull, point.taps, states[static_cast<int>(point.how)],
              point.resonator + 1);
    for (const SweepPoint& point : m_sweep.points())
        write("%.9g,0,%.9g,0,%.9g,,%s,%d\n", point.hertz, point.amplitude, m_onePull.value_or(0.0),
              point.steady ? "sweep" : "sweep-unsteady", m_log.current() + 1);
    return csv;
}

void ResonanceLab::measureOn(const Resonator& resonator) {
    if (resonator == m_resonator) return;
    endTrain();
    m_resonator = resonator;
    m_onePull.reset();
    forgetNumbers();
    m_sweep.clear();
    m_log.measureOn(resonator);
    emit resonatorChanged();
    emit changed();
}

void ResonanceLab::watchSettings() {
    const Experiment& now = m_session.settings();
    Resonator resonator{now.grid, now.rule, now.stepsPerSecond, now.pullWith, now.drive.isOn(), {}};
    std::ranges::copy_if(now.objects, std::back_inserter(resonator.objects),
                         [](const PoolObject& object) { return shapeOf(object) != nullptr; });
    if (resonator.sine) {
        // The drive stays where it was switched on.
        resonator.pull = {now.drive.shape, now.drive.width, resonator.pull.height,
                          PullMode::Add,   now.drive.x,     now.drive.y};
    }
    measureOn(resonator);
    if (now.drive == m_drive) return;
    m_drive = now.drive;
    endTrain();
    m_cycles = 0;
    if (m_drive.isOn()) m_driveSince = m_session.run().frame();
}

void ResonanceLab::startOver() {
    endTrain();
    m_drive = {};
    forgetNumbers();
    watchSettings();
    emit changed();
}

void ResonanceLab::clear() {
    endTrain();
    m_log.clear();
    m_sweep.clear();
    forgetNumbers();
    emit changed();
}

void ResonanceLab::forgetNumbers() {
    m_shownRhythm.reset();
    m_shownAmplitude.reset();
}

// The signal comes before the pull: the heights still belong to the period that ends with this tap.
void ResonanceLab::tap(const Pull& pull) {
    if (m_drive.isOn()) return; // two at once are no rhythm
    if (!isNear(pull, m_resonator.pull)) {
        Resonator pulled = m_resonator;
        pulled.pull = pull;
        measureOn(pulled);
    }

    if (!m_tapping) {
        m_series = TapSeries(1.0 / m_resonator.stepsPerSecond, fading());
        forgetNumbers();
    }
    m_tapping = true;
    if (m_series.tap(m_session.run().seconds())) {
        // What the first taps of the new rhythm have added to the old one's point is removed.
        m_log.withdraw();
        if (m_series.finished()) note(*m_series.finished());
        m_log.endTrain();
        forgetNumbers();
    }
    if (m_series.reading()) {
        note(*m_series.reading());
        m_shownRhythm = m_series.reading()->rhythm;
        m_shownAmplitude = m_series.reading()->amplitude;
    }
    emit changed();
}

void ResonanceLab::note(const TapSeries::Reading& reading) {
    if (reading.rhythm.taps >= tapsForAPoint && reading.amplitude)
        m_log.update(reading.rhythm, *reading.amplitude, onePull());
}

// How fast a free wave fades here, per second (see `TapSeries`).
double ResonanceLab::fading() const {
    const double unknown = std::numeric_limits<double>::infinity();
    if (m_resonator.rule.arithmetic == Arithmetic::Integer || !m_resonator.objects.empty()) return unknown;
    const std::optional<Modes> modes = Modes::of(m_resonator.rule, m_resonator.grid);
    const std::optional<double> kept = modes ? modes->lastingDecay() : std::nullopt;
    return kept ? std::max(0.0, -std::log(*kept)) * m_resonator.stepsPerSecond : unknown;
}

// What a pull adds to the cell that is watched.
double ResonanceLab::heightOf(const Pull& pull) const {
    return pull.height *
           weightAt(pull, m_resonator.grid, m_resonator.rule.edges, watchX() - pull.x, watchY() - pull.y);
}

// A drive's rhythm is known exactly; its periods are the cycles since it was switched on.
void ResonanceLab::sampleDriven() {
    const Simulation& run = m_session.run();
    // As with taps and in theory, the frame is read after its pull.
    const double height = run.height(watchX(), watchY()) + heightOf(pullAt(m_drive, run.frame()));
    if (!std::isfinite(height)) return;
    const double frames = static_cast<double>(run.frame() - m_driveSince);
    const int cycles = static_cast<int>(std::floor(frames * m_drive.frequency));
    if (cycles > m_cycles || !m_tapping) {
        m_tapping = true;
        m_cycles = cycles;
        m_driven.tap();
        m_shownRhythm = Rhythm{m_drive.frequency * m_resonator.stepsPerSecond, 0.0, 0.0, cycles, 0, 0};
        const double left = std::exp(-fading() * frames / m_resonator.stepsPerSecond);
        if (const std::optional<Amplitude> amplitude = m_driven.amplitude(left)) {
            m_shownAmplitude = amplitude;
            if (amplitude->periods >= tapsForAPoint - 1)
                m_log.update(*m_shownRhythm, *m_shownAmplitude, onePull());
        }
        emit changed();
    }
    m_driven.sample(run.seconds(), height);
}

void ResonanceLab::sample() {
    if (m_drive.isOn()) return sampleDriven();
    if (!m_tapping) return;
    const double seconds = m_session.run().seconds();
    const double height = m_session.run().height(watchX(), watchY());
    if (!std::isfinite(height)) return;
    m_series.sample(seconds, height);
    if (!m_series.isOver(seconds)) return;
    endTrain();
    emit changed();
}

void ResonanceLab::endTrain() {
    m_tapping = false;
    m_log.endTrain();
    m_driven.clear();
}

} // namespace seiche

#include "moc_resonance_lab.cpp"
