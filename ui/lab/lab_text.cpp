// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "lab/lab_text.h"

#include <QCoreApplication>
#include <QLocale>

#include <algorithm>
#include <cmath>

namespace seiche {

namespace {

class Lab {
    Q_DECLARE_TR_FUNCTIONS(Lab)
};

// Returns decimals for one or two digits of the error.
int decimalsFor(double error, int min, int max) {
    if (!(error > 0.0)) return max;
    return std::clamp(static_cast<int>(std::ceil(-std::log10(error) + 0.02)), min, max);
}

QString dash() { return QStringLiteral("\u2013"); }

} // namespace

LabText rhythmText(const std::optional<Rhythm>& rhythm) {
    if (!rhythm) return {dash(), {}};
    const int decimals = decimalsFor(rhythm->error, 2, 3);
    return {QLocale().toString(rhythm->hertz, 'f', decimals),
            Lab::tr("± %1").arg(QLocale().toString(rhythm->error, 'f', decimals))};
}

LabText amplitudeText(const std::optional<Amplitude>& amplitude, double onePull) {
    if (!amplitude || !(onePull > 0.0)) return {dash(), {}};
    return {QLocale().toString(amplitude->value / onePull, 'f', 1), {}};
}

QString stateText(const ResonanceLab& lab) {
    const int taps = lab.rhythm() && lab.isTapping() ? lab.rhythm()->taps : 0;
    if (!lab.isTapping())
        return lab.log().points().empty() ? Lab::tr("Tap SPACE in a steady rhythm.")
                                          : Lab::tr("Try different rhythms. Which one gives the largest wave?");
    const int missing = ResonanceLab::tapsForAPoint - taps;
    if (missing > 0) return Lab::tr("Keep the rhythm: a point appears after the fourth tap.");
    if (!lab.amplitude()) return {};
    if (lab.isSeparated()) return Lab::tr("Earlier waves are still there. The numbers show this rhythm alone.");
    switch (lab.amplitude()->how) {
    case Amplitude::How::Growing: return Lab::tr("Not in steady state yet. Keep the rhythm.");
    case Amplitude::How::Extrapolated:
        return Lab::tr("Not in steady state yet. The circle shows the expected final value.");
    case Amplitude::How::Steady:
        return Lab::tr("In steady state: this point is final. Try a different rhythm.");
    }
    return {};
}

QString obstacleText(Obstacle obstacle) {
    switch (obstacle) {
    case Obstacle::None: break;
    case Obstacle::SetsHeights:
        return Lab::tr(
            "No theoretical curve: a tap here sets the height instead of adding to it, so taps do not add up.");
    case Obstacle::WavesLeave:
        return Lab::tr(
            "No theoretical curve: waves leave through an absorbing end, so there are no standing waves.");
    case Obstacle::EndLoses:
        return Lab::tr("No theoretical curve: a damper at an end absorbs energy from every wave, and there is "
                       "no formula for this case.");
    case Obstacle::NothingMoves:
        return Lab::tr("No theoretical curve: every point is fixed, so nothing can move.");
    case Obstacle::Uneven:
        return Lab::tr("No theoretical curve: there is no formula for standing waves between walls and media.");
    case Obstacle::Scheme: return Lab::tr("No theoretical curve: there is no formula for this scheme.");
    case Obstacle::NeverSteady:
        return Lab::tr("No theoretical curve: some waves here never fade, so there is no steady state.");
    case Obstacle::TooLarge: return Lab::tr("No theoretical curve: the medium has too many modes.");
    }
    return {};
}

QString noResonanceText() {
    return Lab::tr("No frequency stands out in this pool, because a tap is too small or the waves fade too "
                   "fast. Open the small tank to see a resonance.");
}

QString nameOf(Amplitude::How how) {
    switch (how) {
    case Amplitude::How::Growing: return Lab::tr("growing");
    case Amplitude::How::Extrapolated: return Lab::tr("approaching");
    case Amplitude::How::Steady: return Lab::tr("steady");
    }
    return {};
}

} // namespace seiche
