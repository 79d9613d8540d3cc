// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "lab/resonance_lab.h"

#include <algorithm>

namespace seiche {

namespace {

PredictedResonance anyString() {
    PredictedResonance range;
    range.fromHertz = range.mainHertz = 0.2;
    range.toHertz = 4.0;
    return range;
}

} // namespace

ResonanceLab::ResonanceLab(Session& session, QObject* parent)
    : QObject(parent), m_session(session), m_prediction([this] { emit changed(); }) {
    m_meter.watch(session.run());
    connect(&m_sweep, &BackgroundSweep::progressed, this, &ResonanceLab::changed);
    connect(&session, &Session::tapped, this,
            [this](const Pull& pull) { tap(pull, m_session.lostSinceTap()); });
    connect(&session, &Session::sampled, this, &ResonanceLab::sample);
    connect(&session, &Session::opened, this, [this] { m_isReplay = false; });
    connect(&session, &Session::runReplaced, this, &ResonanceLab::startOver);
    connect(&session, &Session::seeked, this, &ResonanceLab::startOver);
    connect(&session, &Session::settingsChanged, this,
            [this] { updateMeter([this] { m_meter.watch(m_session.run()); }); });
    connect(&session, &Session::metronomeChanged, this, [this] {
        if (!m_meter.isTapping() || m_meter.isDriven()) return;
        m_meter.endTrain();
        emit changed();
    });
    connect(&session, &Session::theoryChanged, this, &ResonanceLab::changed);
}

const PredictedResonance& ResonanceLab::prediction() {
    static const PredictedResonance none, unreported = anyString();
    if (m_session.isChallenge()) return unreported;
    m_prediction.request(resonator(), watchX(), watchY());
    return m_prediction.isUpToDate() ? m_prediction.result() : none;
}

RealUnits ResonanceLab::unitsOf(const Resonator& resonator) const {
    const bool isReported = !m_session.isChallenge() && resonator.rule.scene == m_session.scene();
    return {isReported ? m_session.settings().real : RealMedium{}, resonator.rule, resonator.grid,
            resonator.stepsPerSecond};
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
    return m_session.canAllocate(bytesOfPoint(m_session.settings()));
}

bool ResonanceLab::canSweep() {
    return !m_session.isChallenge() && !obstacle() && prediction().toHertz > 0.0 && hasRoomForASweep();
}

void ResonanceLab::startSweep() {
    if (!canSweep()) return;
    const PredictedResonance& range = prediction();
    Sweep sweep;
    sweep.experiment = m_meter.alone();
    sweep.probeX = watchX();
    sweep.probeY = watchY();
    sweep.fromHertz = range.fromHertz;
    sweep.toHertz = range.toHertz;
    sweep.points = pointsOfASweep;
    sweep.sine = resonator().sine;
    m_sweep.start(sweep);
}

std::vector<CurvePoint> ResonanceLab::measuredCurve() const {
    std::vector<CurvePoint> curve;
    for (const ResonancePoint& point : log().points())
        if (log().counts(point) && point.how != Amplitude::How::Growing)
            curve.push_back({point.hertz, point.amplitude});
    for (const SweepPoint& point : m_sweep.points())
        if (point.steady) curve.push_back({point.hertz, point.amplitude});
    return curve;
}

std::string ResonanceLab::asCsv() const {
    std::string csv = "frequency_hz,frequency_error_hz,amplitude,amplitude_error,one_pull,taps,state,series";
    const bool isReal = unitsOf(resonator()).areReal();
    csv += isReal ? ",real_frequency_hz\n" : "\n";
    // Unlike `printf`, `QString::asprintf` writes decimal points in every locale.
    const auto write = [&](const char* format, auto... values) {
        csv += QString::asprintf(format, values...).toStdString();
    };
    const auto endLine = [&](const Resonator& on, double hertz) {
        if (isReal) csv += ',';
        if (const std::optional<double> real = unitsOf(on).realHertz(hertz)) write("%.9g", *real);
        csv += '\n';
    };
    for (const ResonancePoint& point : log().points()) {
        write("%.9g,%.3g,%.9g,%.3g,%.9g,%d,%s,%d", point.hertz, point.hertzError, point.amplitude,
              point.amplitudeError, point.onePull, point.taps, std::string(toString(point.how)).c_str(),
              point.resonator + 1);
        endLine(log().resonators()[static_cast<std::size_t>(point.resonator)], point.hertz);
    }
    for (const SweepPoint& point : m_sweep.points()) {
        write("%.9g,0,%.9g,0,%.9g,,%s,%d", point.hertz, point.amplitude, m_meter.onePull(),
              point.steady ? "sweep" : "sweep-unsteady", log().current() + 1);
        endLine(resonator(), point.hertz);
    }
    return csv;
}

template <class Tell>
void ResonanceLab::updateMeter(Tell tell) {
    const int before = log().current();
    tell();
    if (log().current() != before) {
        m_sweep.clear();
        emit resonatorChanged();
    }
    emit changed(); // the real medium may have changed without the resonator
}

void ResonanceLab::startOver() {
    m_replayedAt = -1;
    updateMeter([this] { m_meter.startOver(m_session.run()); });
}

void ResonanceLab::clear() {
    m_meter.clear();
    m_sweep.clear();
    emit changed();
}

void ResonanceLab::tap(const Pull& pull, double lost) {
    if (m_meter.isDriven()) return;
    updateMeter([&] { m_meter.tap(m_session.run(), pull, lost); });
}

void ResonanceLab::sample() {
    if (m_meter.sample(m_session.run())) emit changed();
    if (m_isReplay) tapDueEvents();
}

// Treats the events of the current step, which are about to act, as taps.
void ResonanceLab::tapDueEvents() {
    const Simulation& run = m_session.run();
    if (run.frame() == m_replayedAt) return;
    m_replayedAt = run.frame();
    for (const Event& event : run.log().subspan(run.eventsActed())) {
        if (event.step != run.frame()) break;
        const Pull* pull = std::get_if<Pull>(&event.what);
        if (pull && isTap(*pull, run.settings())) tap(*pull, 0.0);
    }
}

} // namespace seiche

#include "moc_resonance_lab.cpp"
