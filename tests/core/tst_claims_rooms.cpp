// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// Claims of the examples on rooms and modes, measured in runs.
#include "core/scene_run.h"

#include <algorithm>
#include <cmath>
#include <complex>

using namespace seiche;

namespace {

constexpr double pi = std::numbers::pi;
using Complex = std::complex<double>;

double rootMeanSquare(const std::vector<Complex>& phasors) {
    double sum = 0.0;
    for (const Complex& z : phasors) sum += std::norm(z);
    return std::sqrt(sum / double(phasors.size()));
}

// Equal boxes with thick walls, with their shares of standing waves.
class Boxes {
public:
    explicit Boxes(SceneRun& run) : m_run(run) {
        run.run().applyPendingEvents();
        const PoolObject& first = run.experiment().objects.front();
        m_isFixed = std::get<Wall>(first.is).kind == WallKind::Fixed;
        for (m_left = static_cast<int>(first.x); isInside(first, m_left - 1, first.y - 21);) --m_left;
        for (m_top = static_cast<int>(first.y); isInside(first, first.x - 27, m_top - 1);) --m_top;
        m_columns = 2 * (static_cast<int>(first.x) - m_left) + 1;
        m_rows = 2 * (static_cast<int>(first.y) - m_top) + 1;
        m_left -= static_cast<int>(first.x);
        m_top -= static_cast<int>(first.y);
    }
    // Inner size in cells, between fixed rows if fixed.
    double width() const { return m_columns + m_isFixed; }
    double height() const { return m_rows + m_isFixed; }
    double hertz(double m, double n) const { return m_run.speed() / 2 * std::hypot(m / width(), n / height()); }

    double shareNow(const PoolObject& box, int m, int n) const {
        double share = 0.0, squares = 0.0;
        for (int y = 0; y < m_rows; ++y)
            for (int x = 0; x < m_columns; ++x) {
                const double shape =
                    m_isFixed
                        ? std::sin(m * pi * (x + 1) / width()) * std::sin(n * pi * (y + 1) / height())
                        : std::cos(m * pi * (x + 0.5) / width()) * std::cos(n * pi * (y + 0.5) / height());
                const int column = static_cast<int>(box.x) + m_left + x,
                          row = static_cast<int>(box.y) + m_top + y;
                share += shape * m_run.run().height(column, row);
                squares += shape * shape;
            }
        return share / squares;
    }

private:
    bool isInside(const PoolObject& box, double x, double y) const {
        return std::abs(x - box.x) < 60 && m_run.run().height(static_cast<int>(x), static_cast<int>(y)) != 0.0;
    }

    SceneRun& m_run;
    bool m_isFixed;
    int m_left, m_top, m_columns, m_rows;
};

// Checks frequency and height of the standing waves in every box.
void expectModes(SceneRun& run, double height) {
    const Boxes boxes(run);
    struct Found {
        const PoolObject* box;
        int m, n;
        Series shares;
    };
    std::vector<Found> all;
    for (const Event& event : run.experiment().events) {
        const AddedModes& added = std::get<AddedModes>(event.what);
        for (const AddedMode& mode : added.modes)
            all.push_back({&run.object(added.in),
                           static_cast<int>(mode.halfWavesX),
                           static_cast<int>(mode.halfWavesY),
                           {}});
    }
    for (int i = 0; i < 240; ++i) {
        for (Found& found : all) found.shares.push_back(boxes.shareNow(*found.box, found.m, found.n));
        run.advance(5);
    }
    for (const Found& found : all) {
        const double expected = boxes.hertz(found.m, found.n) * 5 / run.stepsPerSecond(); // cycles per sample
        EXPECT_NEAR(strongestFrequency(found.shares, 0.8 * expected, 1.2 * expected) / expected, 1.0, 0.01)
            << found.box->name;
        EXPECT_NEAR(largestOf(found.shares), height, 0.02) << found.box->name;
    }
}

} // namespace

// Amplification at the end of a narrow pipe in a straight coast:
// 1 / |cos k l + (2 k a / pi) sin k l ln(2 g k a / (pi e)) - i k a sin k l|
// for length l, width 2 a and ln g = 0.5772 (Mei, The Applied Dynamics of Ocean Surface Waves,
// 5.5).
SCENE_CLAIM("pan-pipe") {
    SceneRun run(scene);
    const double hertz = run.source("tone").hertz, k = 2 * pi / run.wavelength(hertz);
    EXPECT_NEAR(run.wavelength(hertz), 179, 1);
    std::vector<Spot> ends;
    std::vector<double> expected;
    for (const Probe& probe : run.experiment().probes) {
        ends.push_back({double(probe.x), double(probe.y)});
        const double l = probe.y + 4 - 90,
                     ka = k * 3.5; // 7 columns wide, probe 4 cells above the floor
        const Complex below(std::cos(k * l) +
                                2 * ka / pi * std::sin(k * l) * std::log(2 * 1.781 * ka / (pi * std::exp(1.0))),
                            -ka * std::sin(k * l));
        expected.push_back(1 / std::abs(below));
    }
    run.advance(3500);
    std::vector<double> found;
    for (const Complex& z : run.phasors(ends, hertz, 1)) found.push_back(std::abs(z));
    EXPECT_EQ(std::ranges::max_element(expected) - expected.begin(), 2);
    for (std::size_t i = 0; i < found.size(); ++i)
        if (i != 2) {
            EXPECT_GT(found[2], 3 * found[i]) << i;
        }
}

// Sum over all standing waves of a closed room with a source: cos cos / (w_mn^2 - w^2 - i w g).
// g is the velocity loss per step (Morse and Ingard, Theoretical Acoustics, 9.4).
SCENE_CLAIM("room-resonance") {
    SceneRun run(scene);
    const Grid grid = run.run().grid();
    const double hertz = run.source("loudspeaker").hertz;
    EXPECT_NEAR(hertz, run.speed() / 2 * std::hypot(2.0 / grid.width, 1.0 / grid.height), 0.01);
    const PoolObject& speaker = run.object("loudspeaker");
    const auto heightAt = [&](const Spot& at) {
        const double w = 2 * pi * hertz / run.stepsPerSecond(), c = run.speed() / run.stepsPerSecond();
        Complex sum;
        for (int m = 0; m < 40; ++m)
            for (int n = 0; n < 40; ++n) {
                const double kx = m * pi / grid.width, ky = n * pi / grid.height;
                const double shape = (m ? 2 : 1) * (n ? 2 : 1) * std::cos(kx * (at.x + 0.5)) *
                                     std::cos(ky * (at.y + 0.5)) * std::cos(kx * (speaker.x + 0.5)) *
                                     std::cos(ky * (speaker.y + 0.5));
                sum += shape / Complex(c * c * (kx * kx + ky * ky) - w * w,
                                       -w * (1 - run.run().rule().damping.velocity));
            }
        return std::abs(sum);
    };
    std::vector<Spot> places{run.probe("corner"), run.probe("quiet seat")};
    for (double x = 90; x < 320; x += 40)
        for (double y = 10; y < 240; y += 40) places.push_back({x, y});
    run.advance(6000);
    const std::vector<Complex> found = run.phasors(places, hertz, 1);
    const double corner = std::abs(found[0]);
    for (std::size_t i = 0; i < places.size(); ++i)
        EXPECT_NEAR(std::abs(found[i]) / corner, heightAt(places[i]) / heightAt(places[0]), 0.02);
    EXPECT_GT(corner, 30 * std::abs(found[1]));
}

// Apart from diffraction, a ray tangential at radius r never comes nearer to the centre (Rayleigh,
// Phil. Mag. 27, 100, 1914).
SCENE_CLAIM("whispering-gallery") {
    SceneRun run(scene);
    const double hertz = run.source("whisper").hertz;
    run.advance(1600);
    std::vector<Spot> places;
    for (const double radius : {90.0, 95.0, 100.0})
        for (const Spot& spot : placesAround({160, 120}, radius, numbersFrom(60, 120, 2)))
            places.push_back(spot);
    const std::size_t atWall = places.size();
    for (const double radius : {5.0, 10.0, 15.0, 20.0})
        for (const Spot& spot : placesAround({160, 120}, radius, numbersFrom(0, 345, 15)))
            places.push_back(spot);
    const std::vector<Complex> all = run.phasors(places, hertz, 2);
    const auto middle = all.begin() + static_cast<std::ptrdiff_t>(atWall);
    EXPECT_LT(rootMeanSquare({middle, all.end()}), 0.2 * rootMeanSquare({all.begin(), middle}));
}

// The first zeros of J_0 and J_1 are 2.4048 and 3.8317 (DLMF 10.21).
SCENE_CLAIM("circular-drum") {
    SceneRun run(scene);
    EXPECT_NEAR(besselJ(0, 2.4048), 0.0, 1e-4);
    EXPECT_NEAR(besselJ(1, 3.8317), 0.0, 1e-4);
    const double lowest =
        2.4048 * run.speed() / (2 * pi * 110) / run.stepsPerSecond(); // radius of about 110 cells
    const Series series = run.record(run.probe("stick"), 5000);
    const double first = strongestFrequency(series, 0.8 * lowest, 1.3 * lowest);
    const double second = strongestFrequency(series, 1.4 * lowest, 1.85 * lowest);
    EXPECT_NEAR(first / lowest, 1.0, 0.02);
    EXPECT_NEAR(second / first, 3.8317 / 2.4048, 0.01 * 1.593);
}

// f_mn = c / 2 sqrt(m^2 / a^2 + n^2 / b^2), with sides between fixed rows.
SCENE_CLAIM("turning-mode") {
    SceneRun run(scene);
    const double side = run.run().grid().width - 1;
    const std::vector<Series> all = run.record({{180, 120}, {120, 180}, {60, 120}, {120, 60}}, 900);
    const double cycles = strongestFrequency(all[0], 0.002, 0.006);
    EXPECT_NEAR(cycles * run.stepsPerSecond() / (run.speed() / 2 * std::hypot(2 / side, 1 / side)), 1.0, 0.01);
    EXPECT_NEAR(std::hypot(2, 1) / std::hypot(1, 1), 1.58, 0.005);
    const Complex first = phasorOf(all[0], cycles);
    for (std::size_t i = 1; i < 4; ++i) {
        const Complex turned = phasorOf(all[i], cycles) / first;
        EXPECT_NEAR(std::abs(turned), 1.0, 0.02);
        EXPECT_NEAR(
            std::abs(std::remainder(std::arg(turned) - std::arg(phasorOf(all[i - 1], cycles) / first), 2 * pi)),
            pi / 2, 0.05);
    }
}

// The antiphase mode of two equal rooms has a nodal line in the door and the frequency of a single
// room. The in-phase mode is slower. After half a beat, the oscillation is in the second room.
SCENE_CLAIM("coupled-cavities") {
    SceneRun run(scene);
    const std::vector<Series> all = run.record({run.probe("left room"), run.probe("right room")}, 10000);
    Series against, together;
    for (std::size_t i = 0; i < all[0].size(); ++i) {
        against.push_back(all[0][i] - all[1][i]);
        together.push_back(all[0][i] + all[1][i]);
    }
    const double alone = run.speed() / 2 * std::hypot(1.0 / 159, 1.0 / 160) / run.stepsPerSecond();
    const double first = strongestFrequency(against, 0.8 * alone, 1.2 * alone);
    const double second = strongestFrequency(together, 0.8 * alone, 1.2 * alone);
    EXPECT_NEAR(first / alone, 1.0, 0.01);
    const double halfBeat = 0.5 / (first - second);
    EXPECT_NEAR(halfBeat / run.stepsPerSecond(), 7.4, 0.05 * 7.4);
    const auto near = [&](const Series& series, double step) {
        const auto begin = series.begin() + static_cast<std::ptrdiff_t>(step);
        return largestOf({begin - 250, begin + 250});
    };
    EXPECT_LT(near(all[0], halfBeat), 0.3 * near(all[1], halfBeat)) << "in the right room";
    EXPECT_LT(near(all[1], 2 * halfBeat), 0.3 * near(all[0], 2 * halfBeat)) << "and back";
}

// A chaotic room fills evenly (Bunimovich; Heller, Phys. Rev. Lett. 53, 1515, 1984).
SCENE_CLAIM("stadium") {
    SceneRun run(scene);
    run.advanceSeconds(10);
    std::vector<Spot> places;
    for (double x = 30; x <= 290; x += 5)
        for (double y = 35; y <= 205; y += 5)
            if (std::hypot(std::max(0.0, std::abs(x - 160) - 60), y - 120) < 80) places.push_back({x, y});
    // Twice the energy: squared velocity plus k times squared slopes.
    const double k = run.run().rule().k;
    double energy[4] = {}, cells[4] = {}, all = 0.0;
    const auto quarterOf = [](const Spot& at) { return (at.x > 160) + 2 * (at.y > 120); };
    for (const Spot& at : places) cells[quarterOf(at)] += 1;
    std::vector<double> before(places.size());
    for (int i = 0; i < 200; ++i) {
        run.advance(9);
        for (std::size_t j = 0; j < places.size(); ++j) before[j] = run.heightAt(places[j]);
        run.advance(1);
        for (std::size_t j = 0; j < places.size(); ++j) {
            const double height = run.heightAt(places[j]);
            const double right = run.heightAt({places[j].x + 1, places[j].y});
            const double below = run.heightAt({places[j].x, places[j].y + 1});
            const double here = std::pow(height - before[j], 2) +
                                k * (std::pow(right - height, 2) + std::pow(below - height, 2));
            energy[quarterOf(places[j])] += here;
            all += here / double(places.size());
        }
    }
    for (int quarter = 0; quarter < 4; ++quarter)
        EXPECT_NEAR(energy[quarter] / cells[quarter] / all, 1.0, 0.1) << quarter;
}

SCENE_CLAIM("mode-1x1") {
    SceneRun run(scene);
    const Grid grid = run.run().grid();
    const std::vector<Series> all = run.record({run.probe("middle"), run.probe("beside")}, 2000);
    const double hertz = strongestFrequency(all[0], 0.0005, 0.01) * run.stepsPerSecond();
    EXPECT_NEAR(hertz, run.speed() / 2 * std::hypot(1.0 / (grid.width - 1), 1.0 / (grid.height - 1)), 0.005);
    EXPECT_NEAR(hertz, 0.739, 0.005);
    EXPECT_NEAR(largestOf(all[1]) / largestOf(all[0]), std::sin(pi * 80 / 319), 0.01);
}

SCENE_CLAIM("modes-fixed") {
    SceneRun run(scene);
    expectModes(run, 1.0);
}

SCENE_CLAIM("modes-acoustic") {
    SceneRun run(scene);
    expectModes(run, 1.0);
}

SCENE_CLAIM("mode-mixtures") {
    SceneRun run(scene);
    expectModes(run, 0.7);
}
