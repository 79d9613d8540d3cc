// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "resonance_curve.h"

#include "report.h"

#include "model/objects_change.h"
#include "show/csv.h"
#include "theory/resonance.h"

#include <algorithm>

namespace seiche::cli {

namespace {

std::string inWords(Obstacle obstacle) {
    switch (obstacle) {
    case Obstacle::None: break;
    case Obstacle::SetsHeights: return "the pull sets heights and is not linear";
    case Obstacle::WavesLeave: return "waves leave at an absorbing end";
    case Obstacle::EndLoses: return "standing waves lose energy at a dashpot";
    case Obstacle::NothingMoves: return "every cell is held by a fixed end";
    case Obstacle::Uneven: return "the standing waves between walls and media are not known";
    case Obstacle::Scheme: return "of the scheme or the arithmetic";
    case Obstacle::NeverSteady: return "something that the pull excites does not fade";
    case Obstacle::TooLarge: return "the medium has too many modes";
    }
    return {};
}

} // namespace

ResonanceCurve resonanceCurve(const Sweep& sweep, int threads) {
    ResonanceCurve curve;
    {
        Progress progress("measuring");
        curve.measured = measure(sweep, threads, {}, {}, [&progress](double share) { progress.show(share); });
    }
    const Experiment& experiment = sweep.experiment;
    if (!isUniform(experiment)) {
        curve.whyNot = inWords(Obstacle::Uneven);
        return curve;
    }
    Pull pull = experiment.pullWith;
    if (sweep.sine) pull.mode = PullMode::Add; // a drive always adds
    const SteadyResponse::Found found =
        SteadyResponse::find(experiment.rule, experiment.grid, pull, sweep.probeX, sweep.probeY);
    if (!found.response) {
        curve.whyNot = inWords(found.obstacle);
        return curve;
    }
    if (sweep.sine) {
        for (const SweepPoint& point : curve.measured) {
            const double cyclesPerStep = 1.0 / static_cast<double>(point.period);
            curve.predicted.push_back(2.0 * cyclesPerStep * found.response->sineAmplitude(cyclesPerStep));
        }
        return curve;
    }
    std::vector<std::int64_t> periods;
    for (const SweepPoint& point : curve.measured) periods.push_back(point.period);
    // A pull that rings for long in a million modes would take hours.
    constexpr double mostModeFrames = 4e10;
    constexpr double accuracy = 1e-14;
    const auto frames = static_cast<double>(found.response->framesOfCurve(periods, accuracy));
    if (frames * static_cast<double>(found.response->modes()) > mostModeFrames) {
        curve.whyNot = inWords(Obstacle::TooLarge);
        return curve;
    }
    Progress progress("predicting");
    curve.predicted =
        found.response->curve(periods, accuracy, {}, [&progress](double share) { progress.show(share); });
    return curve;
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
