// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// Checks that tst_claims_*.cpp measure every claim of the examples.
#include "core/scene_run.h"
#include "files/presets.h"

using namespace seiche;

TEST(SceneClaims, EveryClaimIsTested) {
    std::set<std::string> claiming;
    for (const Preset& preset : presets()) {
        EXPECT_FALSE(preset.claim.empty()) << preset.id << " says nothing that its run shows";
        if (preset.claim.empty()) continue;
        EXPECT_TRUE(preset.claim.ends_with('.')) << preset.id;
        EXPECT_TRUE(testedClaims().contains(preset.id)) << preset.id << ": no SCENE_CLAIM measures it";
        claiming.insert(preset.id);
    }
    for (const std::string& id : testedClaims())
        EXPECT_TRUE(claiming.contains(id)) << id << " is measured and claims nothing";
}

TEST(SceneClaims, MeasuringHelpersAreAccurate) {
    // Bessel values from Abramowitz and Stegun, tables 9.5 and 9.1.
    EXPECT_NEAR(besselJ(0, 2.404825557695773), 0.0, 1e-12);
    EXPECT_NEAR(besselJ(1, 3.831705970207512), 0.0, 1e-12);
    EXPECT_NEAR(besselJ(0, 1.0), 0.765197686557967, 1e-12);
    Series wave;
    for (int i = 0; i < 173; ++i) wave.push_back(0.3 + 1.7 * std::cos(0.31 * i - 0.8));
    const double cycles = 0.31 / (2 * std::numbers::pi);
    EXPECT_NEAR(std::abs(phasorOf(wave, cycles)), 1.7, 1e-10);
    EXPECT_NEAR(std::arg(phasorOf(wave, cycles)), 0.8, 1e-10);
    EXPECT_NEAR(strongestFrequency(wave, 0.02, 0.2), cycles, 1e-4);
    EXPECT_NEAR(largestOf({0.5, -2.0, 1.0}), 2.0, 0.0);
    EXPECT_NEAR(arrivalOf({0.0, 0.0, 1.0, 2.0}), 3.0, 1e-12);
    EXPECT_NEAR(topNear({0, 1, 4, 5, 4, 1}, 1), 3.0, 1e-12);
    EXPECT_NEAR(slopeOf({1, 3, 5}), 2.0, 1e-12);
    EXPECT_NEAR(unwrapped({std::polar(1.0, 3.0), std::polar(1.0, -3.0)}).back(), 2 * std::numbers::pi - 3.0,
                1e-12);
    std::vector<std::complex<double>> standing;
    for (int i = 0; i < 37; ++i)
        standing.push_back(std::polar(2.0, 0.3 * i + 1.0) + std::polar(0.5, -0.3 * i - 2.0));
    const OnAndBack two = onAndBack(standing, 0.3);
    EXPECT_NEAR(std::abs(two.on - std::polar(2.0, 1.0)), 0.0, 1e-12);
    EXPECT_NEAR(std::abs(two.back - std::polar(0.5, -2.0)), 0.0, 1e-12);
    SceneRun scene("pool");
    scene.run().apply(Pull{PullShape::Gaussian, 12.0, 1.0, PullMode::Pluck, 100, 100});
    scene.advance(1);
    const double between = scene.heightAt({104.5, 97.25});
    EXPECT_NEAR(between, std::exp(-(4.5 * 4.5 + 2.75 * 2.75) / (2 * 12.0 * 12.0)), 0.01);
}
