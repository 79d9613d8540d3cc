// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// Claims of the examples with rows of beads or holes, measured in runs.
#include "core/scene_duct.h"

#include <algorithm>
#include <cmath>

using namespace seiche;

namespace {

constexpr double pi = std::numbers::pi;
using Complex = std::complex<double>;

/// Returns the transmission coefficient of a row of point masses on a string, with mass 1 on both
/// sides.
/// u(n + 1) + u(n - 1) = (2 - W m(n)) u(n), W = (2 sin(w / 2))^2 / k.
double passedByMasses(const std::vector<double>& masses, double k, double cyclesPerStep) {
    const double w = std::pow(2 * std::sin(pi * cyclesPerStep), 2) / k;
    const double angle = std::acos(1 - w / 2);
    Complex here = 1.0, behind = std::polar(1.0, angle);
    for (auto mass = masses.rbegin(); mass != masses.rend(); ++mass) {
        const Complex before = (2 - w * *mass) * here - behind;
        behind = here;
        here = before;
    }
    // Left of the first mass: incident and reflected wave.
    const Complex coming = (behind - here * std::polar(1.0, -angle)) / (2.0 * Complex(0, std::sin(angle)));
    return 1 / std::abs(coming);
}

} // namespace

SCENE_CLAIM("heavy-beads") {
    SceneRun run(scene);
    std::vector<double> masses;
    int beads = 0;
    for (const PoolObject& object : run.experiment().objects)
        if (const MediumRegion* bead = std::get_if<MediumRegion>(&object.is)) {
            if (beads++ > 0) masses.insert(masses.end(), 19, 1.0);
            EXPECT_EQ(object.x, 160.0 + 20 * beads);
            EXPECT_EQ(bead->shape.width, 1.0);
            masses.push_back(1 / bead->factor);
        }
    EXPECT_EQ(beads, 8);
    const auto expected = [&](double hertz) {
        return passedByMasses(masses, run.experiment().rule.k, hertz / run.stepsPerSecond());
    };
    for (const double hertz : numbersFrom(2.9, 4.9, 0.02)) EXPECT_LT(expected(hertz), 0.05) << hertz;
    run.advance(4000);
    // Whole periods separate both, because the frequencies form an octave.
    const double low = run.source("low frequency").hertz, high = run.source("high frequency").hertz;
    ASSERT_NEAR(high, 2 * low, 1e-9);
    for (const double hertz : {low, high}) {
        const double before = std::abs(ductWaves(run, 0, 40, 160, hertz, 25 * hertz / low).onward);
        const double passed = std::abs(run.phasor({400, 0}, hertz, 25 * hertz / low)) / before;
        EXPECT_NEAR(passed, expected(hertz), 0.005);
        EXPECT_TRUE(hertz == low ? passed > 0.98 : passed < 0.01) << passed;
    }
}

// Duct of width W with side tubes of width s, length l and separation d, open (0) at their ends:
// cos q d = cos k d + s / (2 W) cot(k l) sin k d (Kinsler and Frey, Fundamentals of Acoustics,
// 10.10).
// l includes the end correction of the mouth. A uniform flow out of a strip of width s has the
// mean potential (3/2 - ln(pi s / W)) / pi, apart from plane waves. A line source has ln |2
// sinh(pi z / 2 W)| / pi.
SCENE_CLAIM("tone-holes") {
    SceneRun run(scene);
    const Wall& holes = std::get<Wall>(run.object("holes above").is);
    run.advance(3000);
    const auto rowsThatMove = [&](int x, int from, int to) {
        int rows = 0;
        for (int y = from; y <= to; ++y)
            if (run.run().height(x, y) != 0.0) ++rows;
        return rows;
    };
    const double width = rowsThatMove(50, 55, 110), distance = holes.distance, mouth = holes.opening;
    EXPECT_EQ(width, 13);
    const double end = mouth / pi * (1.5 - std::log(pi * mouth / width));
    const double length = rowsThatMove(88, 55, 110) - width + 0.5 + end; // to the middle of the row at rest
    const auto cosine = [&](double hertz) {
        const double k = 2 * pi / run.wavelength(hertz);
        return std::cos(k * distance) + mouth / (2 * width) / std::tan(k * length) * std::sin(k * distance);
    };
    EXPECT_GT(cosine(1.05), 1.0);
    EXPECT_LT(cosine(1.15), 1.0);

    const double low = run.source("low frequency").hertz, high = run.source("high frequency").hertz;
    EXPECT_NEAR(std::exp(-std::acosh(cosine(low))), 0.5, 0.02);
    std::vector<double> logarithms;
    for (const Complex& z : run.phasors(placesAlong({103.5, 75}, {199.5, 75}, 7), low, 1))
        logarithms.push_back(std::log(std::abs(z)));
    EXPECT_NEAR(-slopeOf(logarithms) / std::acosh(cosine(low)), 1.0, 0.02);
    EXPECT_LT(std::abs(run.phasor(run.probe("low, behind"), low, 1)), 0.005);

    EXPECT_LT(std::abs(cosine(high)), 1.0);
    const double before = std::abs(ductWaves(run, 175, 30, 75, high, 2).onward);
    EXPECT_GT(std::abs(run.phasor(run.probe("high, behind"), high, 2)) / before, 0.98);
}
