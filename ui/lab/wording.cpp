// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "lab/wording.h"

#include <QCoreApplication>
#include <QLocale>

#include <algorithm>
#include <cmath>

namespace seiche {

namespace {

class Lab {
    Q_DECLARE_TR_FUNCTIONS(Lab)
};

// Decimals that show the error with one or two digits.
int decimalsFor(double error, int least, int most) {
    if (!(error > 0.0)) return most;
    return std::clamp(static_cast<int>(std::ceil(-std::log10(error) + 0.02)), least, most);
}

QString dash() { return QStringLiteral("\u2013"); }

} // namespace

Said saidRhythm(const std::optional<Rhythm>& rhythm) {
    if (!rhythm) return {dash(), {}};
    const int decimals = decimalsFor(rhythm->error, 2, 3);
    return {QLocale().toString(rhythm->hertz, 'f', decimals),
            Lab::tr("± %1").arg(QLocale().toString(rhythm->error, 'f', decimals))};
}

Said saidAmplitude(const std::optional<Amplitude>& amplitude, double onePull) {
    if (!amplitude || !(onePull > 0.0)) return {dash(), {}};
    return {QLocale().toString(amplitude->value / onePull, 'f', 1), {}};
}

QString saidState(const ResonanceLab& lab) {
    const int taps = lab.rhythm() && lab.isTapping() ? lab.rhythm()->taps : 0;
    if (!lab.isTapping())
        return lab.log().points().empty() ? Lab::tr("Tap SPACE in an even rhythm.")
                                          : Lab::tr("Tap another rhythm: where does it swing highest?");
    const int missing = ResonanceLab::tapsForAPoint - taps;
    if (missing > 0) return Lab::tr("Keep the rhythm: a point appears after the fourth tap.");
    if (!lab.amplitude()) return {};
    if (lab.isSeparated()) return Lab::tr("Earlier waves are still there. The numbers show this rhythm alone.");
    switch (lab.amplitude()->how) {
    case Amplitude::How::Growing: return Lab::tr("Not steady yet: keep the rhythm.");
    case Amplitude::How::Extrapolated: return Lab::tr("Not steady yet: the ring shows where it is heading.");
    case Amplitude::How::Steady: return Lab::tr("Steady: this point is final. Try another rhythm.");
    }
    return {};
}

QString saidObstacle(Obstacle obstacle) {
    switch (obstacle) {
    case Obstacle::None: break;
    case Obstacle::SetsHeights:
        return Lab::tr("No predicted curve: this pull sets the height whatever it was before, so two pulls do "
                       "not add up.");
    case Obstacle::WavesLeave:
        return Lab::tr("No predicted curve: waves leave through an absorbing end, so none can stand.");
    case Obstacle::EndLoses:
        return Lab::tr("No predicted curve: a dashpot at an end takes energy from every standing wave, and the "
                       "formula does not know how much.");
    case Obstacle::NothingMoves:
        return Lab::tr("No predicted curve: every point is fixed, so nothing can move.");
    case Obstacle::Uneven:
        return Lab::tr("No predicted curve: there is no formula for standing waves between walls and media.");
    case Obstacle::Scheme: return Lab::tr("No predicted curve: this scheme has no formula for it.");
    case Obstacle::NeverSteady:
        return Lab::tr(
            "No predicted curve: something here never fades, so the amplitude never becomes steady.");
    case Obstacle::TooLarge: return Lab::tr("No predicted curve: the medium has too many modes.");
    }
    return {};
}

QString saidHopeless() {
    return Lab::tr(
        "No rhythm stands out in this pool: the hand is too small for it, or its waves fade too fast. "
        "A basin shows a resonance.");
}

QString nameOf(Amplitude::How how) {
    switch (how) {
    case Amplitude::How::Growing: return Lab::tr("growing");
    case Amplitude::How::Extrapolated: return Lab::tr("heading for");
    case Amplitude::How::Steady: return Lab::tr("steady");
    }
    return {};
}

} // namespace seiche
