// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "resonance_curve.h"

#include "report.h"

#include "model/objects_change.h"
#include "show/csv.h"

#include <algorithm>

namespace seiche::cli {

namespace {

std::string inWords(Obstacle obstacle) {
    switch (obstacle) {
    case Obstacle::None: break;
    case Obstacle::SetsHeights: return "taps set heights, which is not linear";
    case Obstacle::WavesLeave: return "waves leave at an absorbing end";
    case Obstacle::EndLoses: return "a damper at an end absorbs energy";
    case Obstacle::NothingMoves: return "every cell is held by a fixed end";
    case Obstacle::Uneven: return "the standing waves between walls and media are not known";
    case Obstacle::Scheme: return "the scheme or the arithmetic has no formula";
    case Obstacle::NeverSteady: return "a mode that taps excite does not fade";
    case Obstacle::TooLarge: return "the medium has too many modes";
    }
    return {};
}

// Fraction of the displacement below which a tap has decayed.
constexpr double accuracy = 1e-14;

} // namespace

ResonancePrediction::ResonancePrediction(const Sweep& sweep)
    : m_isSine(sweep.sine), m_periods(sweepPeriods(sweep)) {
    const Experiment& experiment = sweep.experiment;
    if (!isUniform(experiment)) {
        m_whyNot = inWords(Obstacle::Uneven);
        return;
    }
    Pull pull = experiment.pullWith;
    if (sweep.sine) pull.mode = PullMode::Add; // a drive is always additive
    SteadyResponse::Found found =
        SteadyResponse::find(experiment.rule, experiment.grid, pull, sweep.probeX, sweep.probeY);
    if (!found.response) {
        m_whyNot = inWords(found.obstacle);
        return;
    }
    // A slowly decaying tap in a million modes would take hours.
    constexpr double maxModeFrames = 4e10;
    const auto frames = static_cast<double>(found.response->framesOfCurve(m_periods, accuracy));
    if (!sweep.sine && frames * static_cast<double>(found.response->modes()) > maxModeFrames)
        m_whyNot = inWords(Obstacle::TooLarge);
    else m_response = std::move(found.response);
}

std::vector<double> ResonancePrediction::at(const std::vector<std::int64_t>& periods) const {
    std::vector<double> amplitudes;
    if (!m_response) return amplitudes;
    if (m_isSine) {
        for (const std::int64_t period : periods) {
            const double cyclesPerStep = 1.0 / static_cast<double>(period);
            amplitudes.push_back(2.0 * cyclesPerStep * m_response->sineAmplitude(cyclesPerStep));
        }
        return amplitudes;
    }
    Progress progress("predicting");
    return m_response->partOfCurve(periods, m_periods, accuracy, {},
                                   [&progress](double share) { progress.show(share); });
}

ResonanceCurve partOfCurve(const Sweep& sweep, const ResonancePrediction& prediction,
                           const std::vector<std::int64_t>& periods, int threads) {
    ResonanceCurve curve;
    {
        Progress progress("measuring");
        curve.measured = measurePeriods(sweep, periods, threads, {}, {},
                                        [&progress](double share) { progress.show(share); });
    }
    curve.whyNot = prediction.whyNot();
    curve.predicted = prediction.at(periods);
    return curve;
}

ResonanceCurve resonanceCurve(const Sweep& sweep, int threads) {
    return partOfCurve(sweep, ResonancePrediction(sweep), sweepPeriods(sweep), threads);
}

std::string asCsv(const ResonanceCurve& curve) {
    std::string text = "frequency_hz,period_steps,measured,predicted\n";
    for (std::size_t i = 0; i < curve.measured.size(); ++i) {
        const SweepPoint& point = curve.measured[i];
        text += csvNumber(point.hertz) + ',' + std::to_string(point.period) + ',';
        if (point.steady) text += csvNumber(point.amplitude);
        text += ',';
        if (!curve.predicted.empty()) text += csvNumber(curve.predicted[i]);
        text += '\n';
    }
    return text;
}

} // namespace seiche::cli
