// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// Effects of walls, media and sources, measured in runs and compared with theory.
#include "files/presets.h"
#include "model/objects_change.h"
#include "model/validate.h"
#include "run/simulation.h"
#include "show/overlay_memory.h"
#include "theory/dispersion.h"
#include "theory/interference.h"
#include "theory/refraction.h"
#include "theory/slit_diffraction.h"
#include "theory/symbol.h"
#include "wave/factor_of_k.h"
#include "wave/material_map.h"

#include <algorithm>
#include <cmath>
#include <complex>
#include <gtest/gtest.h>
#include <numbers>
#include <random>

using namespace seiche;

namespace {

constexpr double pi = std::numbers::pi;
constexpr Edges absorbingRim{Edge::Absorbing, Edge::Absorbing, Edge::Absorbing, Edge::Absorbing};

Experiment tank(int width, int height, const Edges& edges) {
    Experiment e = defaultExperiment(SceneKind::Pool);
    e.grid = {width, height};
    e.rule.stencil = Stencil::Isotropic;
    e.rule.edges = edges;
    e.stepsPerSecond = 100.0;
    e.pullWith.x = width / 2;
    e.pullWith.y = height / 2;
    return e;
}

PoolObject wallAt(double x, double y, double width, double height, WallKind kind) {
    Wall wall;
    wall.shape = {Form::Box, width, height, 0.0, {}};
    wall.kind = kind;
    return {"wall at " + std::to_string(x) + ", " + std::to_string(y), x, y, 0.0, wall};
}

PoolObject mediumAt(double x, double y, const Shape& shape, double factor, double angle = 0.0) {
    return {"medium at " + std::to_string(x), x, y, angle, MediumRegion{shape, factor, 0.0}};
}

PoolObject sourceAt(double x, double y, const Source& source, double angle = 0.0) {
    return {"source at " + std::to_string(x) + ", " + std::to_string(y), x, y, angle, source};
}

// Complex amplitude per cell, from heights a quarter of a period apart.
class Phasor {
public:
    Phasor(Simulation& run, int quarter) : m_width(run.grid().width) {
        const auto take = [&](auto keep) {
            for (int y = 0; y < run.grid().height; ++y)
                for (int x = 0; x < run.grid().width; ++x)
                    keep(static_cast<std::size_t>(y * m_width + x), run.height(x, y));
        };
        m_amplitudes.resize(static_cast<std::size_t>(run.grid().cells()));
        take([&](std::size_t i, double height) { m_amplitudes[i].real(height); });
        run.advance(quarter);
        take([&](std::size_t i, double height) { m_amplitudes[i].imag(height); });
    }
    std::complex<double> at(int x, int y) const {
        return m_amplitudes[static_cast<std::size_t>(y * m_width + x)];
    }

private:
    int m_width;
    std::vector<std::complex<double>> m_amplitudes;
};

// Returns the direction of the wavefronts in a window around `at`, in degrees from down towards
// the right. Fits a plane wave to the heights.
double frontsAngle(const Phasor& phasor, const Spot& at, int reach) {
    const int x0 = static_cast<int>(std::lround(at.x)), y0 = static_cast<int>(std::lround(at.y));
    const auto forEach = [&](auto use) {
        for (int y = y0 - reach; y <= y0 + reach; y += 2)
            for (int x = x0 - reach; x <= x0 + reach; x += 2) use(x, y);
    };
    std::complex<double> alongX, alongY; // phase per cell, first estimate
    forEach([&](int x, int y) {
        alongX += phasor.at(x + 1, y) * std::conj(phasor.at(x, y));
        alongY += phasor.at(x, y + 1) * std::conj(phasor.at(x, y));
    });
    Spot vector{std::arg(alongX), std::arg(alongY)};
    const auto likeness = [&](const Spot& tried) {
        std::complex<double> sum;
        forEach([&](int x, int y) {
            const double share =
                (1 + std::cos(pi * (x - x0) / (reach + 1))) * (1 + std::cos(pi * (y - y0) / (reach + 1)));
            sum += share * phasor.at(x, y) * std::polar(1.0, -tried.x * (x - x0) - tried.y * (y - y0));
        });
        return std::abs(sum);
    };
    for (double step = 0.01; step > 1e-4; step /= 2)
        for (const Spot& way : {Spot{step, 0}, Spot{-step, 0}, Spot{0, step}, Spot{0, -step}})
            while (likeness({vector.x + way.x, vector.y + way.y}) > likeness(vector))
                vector = {vector.x + way.x, vector.y + way.y};
    const double sign = vector.y < 0.0 ? -1.0 : 1.0; // independent of the order of the quarters
    return std::atan2(sign * vector.x, sign * vector.y) * 180.0 / pi;
}

// Returns the middle downward ray of a source. Empty if none.
std::vector<Spot> downwards(const std::vector<OverlayLine>& rays, const PoolObject& source) {
    for (const OverlayLine& line : rays)
        if (std::hypot(line.spots[0].x - source.x, line.spots[0].y - source.y) < 0.1 &&
            line.spots[1].y > line.spots[0].y)
            return line.spots;
    return {};
}

Spot spotAt(const std::vector<Spot>& way, double y) {
    const auto found = std::ranges::find_if(way, [y](const Spot& spot) { return spot.y >= y; });
    return found == way.end() ? Spot{NAN, NAN} : *found;
}

double angleBetween(const Spot& a, const Spot& b) { return std::atan2(b.x - a.x, b.y - a.y) * 180 / pi; }

// Returns the y at which a line passes `x`. NaN if none.
double heightWhere(const std::vector<Spot>& line, double x) {
    for (std::size_t i = 1; i < line.size(); ++i) {
        const Spot &a = line[i - 1], &b = line[i];
        if ((a.x - x) * (b.x - x) <= 0.0 && a.x != b.x) return a.y + (b.y - a.y) * (x - a.x) / (b.x - a.x);
    }
    return NAN;
}

// Returns the height of largest magnitude at a cell during `steps`.
double strongest(Simulation& run, int x, int y, int steps) {
    double found = 0.0;
    for (int i = 0; i < steps; ++i) {
        run.advance(1);
        if (std::abs(run.height(x, y)) > std::abs(found)) found = run.height(x, y);
    }
    return found;
}

// Returns the largest difference between a tank and a section of a larger tank without echo,
// relative to the largest height. The section begins at (offset, offset).
double echoIn(Simulation& small, Simulation& large, int offset) {
    double peak = 0.0, echo = 0.0;
    for (int step = 0; step < 220; step += 2) {
        small.advance(2);
        large.advance(2);
        for (int y = 0; y < small.grid().height; y += 3)
            for (int x = 0; x < small.grid().width; x += 3) {
                const double height = large.height(x + offset, y + offset);
                peak = std::max(peak, std::abs(height));
                echo = std::max(echo, std::abs(small.height(x, y) - height));
            }
    }
    EXPECT_GT(peak, 0.5);
    return echo / peak;
}

} // namespace

TEST(RippleTank, WallsAndMediaConserveEnergy) {
    for (const Stencil stencil : {Stencil::Cross, Stencil::Diagonal, Stencil::Moore, Stencil::Isotropic}) {
        Experiment e = tank(64, 48, {Edge::Free, Edge::Fixed, Edge::Fixed, Edge::Free});
        e.rule.stencil = stencil;
        e.rule.k = stencil == Stencil::Moore ? 0.2 : 0.3;
        PoolObject slanted = wallAt(36, 30, 26, 2, WallKind::Free);
        slanted.angle = 52.0;
        e.objects = {mediumAt(44, 20, {Form::Lens, 14, 30, 0.0, {}}, 0.4, 20.0),
                     mediumAt(14, 34, {Form::Ellipse, 20, 14, 0.0, {}}, 1.5),
                     wallAt(30, 10, 3, 14, WallKind::Free), wallAt(50, 40, 8, 5, WallKind::Fixed), slanted};
        ASSERT_TRUE(validate(e).empty());
        Simulation run(e);
        run.apply(Pull{PullShape::Gaussian, 3.0, 1.0, PullMode::Pluck, 22, 24});
        run.advance(1);
        const double start = run.energy().total();
        ASSERT_GT(start, 0.0);
        for (int i = 0; i < 5; ++i) {
            run.advance(2000);
            EXPECT_NEAR(run.energy().total() / start, 1.0, 1e-4)
                << toString(stencil) << " after " << run.frame() << " steps";
        }
        EXPECT_EQ(run.height(50, 40), 0.0) << "a wall stays where it is";
        EXPECT_EQ(run.height(30, 10), 0.0);
    }
}

namespace {

std::vector<bool> walledCells(const Grid& grid, const PoolObject& wall) {
    const MaterialMap materials = materialMapOf(grid, SceneKind::Pool, {wall});
    std::vector<bool> cells;
    for (int y = 0; y < grid.height; ++y)
        for (int x = 0; x < grid.width; ++x) cells.push_back(materials.stiffness->at(x, y) == freeWall);
    return cells;
}

// Returns whether a cell lies between two positions on an axis. Limits at a cell centre exclude
// this cell, except at the edge if the wall comes from inside.
bool isBetween(double from, double to, int cell, int cells) {
    return (cell > from || (cell == 0 && from == 0.0)) && (cell < to || (cell == cells - 1 && to == cells - 1));
}

} // namespace

// Walls of all sizes at quarter-cell positions, along both axes and to all four edges.
TEST(RippleTank, FreeWallLeavesNoGapAtBorder) {
    const Grid grid{24, 20};
    int atBorders = 0;
    for (const Form form : {Form::Box, Form::Line})
        for (const double degrees : {0.0, 90.0, 180.0, 270.0, -90.0})
            for (double length = 2; length <= 20; length += 1.5)
                for (const double thick : {2.0, 3.0, 6.0})
                    for (double at = 0.0; at <= 20.0; at += 0.25) {
                        const double x = at, y = 19 - at;
                        PoolObject object = wallAt(x, y, length, thick, WallKind::Free);
                        std::get<Wall>(object.is).shape.form = form;
                        object.angle = degrees;
                        const bool upright = std::abs(std::remainder(degrees, 180.0)) > 1.0;
                        const double wide = upright ? thick : length, high = upright ? length : thick;
                        const std::vector<bool> cells = walledCells(grid, object);
                        int wrong = 0;
                        for (int row = 0; row < grid.height; ++row)
                            for (int column = 0; column < grid.width; ++column)
                                wrong += cells[static_cast<std::size_t>(row * grid.width + column)] !=
                                         (isBetween(x - wide / 2, x + wide / 2, column, grid.width) &&
                                          isBetween(y - high / 2, y + high / 2, row, grid.height));
                        EXPECT_EQ(wrong, 0) << length << " by " << thick << " at " << x << ", " << y
                                            << ", turned by " << degrees;
                        atBorders += x == wide / 2 || y == high / 2;
                    }
    EXPECT_GT(atBorders, 100);
}

TEST(RippleTank, FreeWallMatchesItsShapeInside) {
    const Grid grid{40, 32};
    for (const Form form : {Form::Box, Form::Line, Form::Ellipse, Form::Lens, Form::Prism})
        for (double degrees = -180; degrees <= 180; degrees += 15)
            for (const double at : {0.0, 7.5, 16.0, 16.3, 31.0}) {
                PoolObject object = wallAt(at, 31 - at, 20, 6, WallKind::Free);
                std::get<Wall>(object.is).shape.form = form;
                object.angle = degrees;
                const std::vector<bool> cells = walledCells(grid, object);
                for (int y = 0; y < grid.height; ++y)
                    for (int x = 0; x < grid.width; ++x) {
                        const bool walled = cells[static_cast<std::size_t>(y * grid.width + x)];
                        const bool outermost = x == 0 || y == 0 || x == grid.width - 1 || y == grid.height - 1;
                        if (!outermost) EXPECT_EQ(walled, covers(object, x, y)) << x << ", " << y;
                        else EXPECT_TRUE(walled || !covers(object, x, y)) << x << ", " << y;
                    }
            }
}

// A plane pulse of height 1 at normal incidence, wide enough to make dispersion negligible.
TEST(RippleTank, OnlyFixedWallsInvertPulse) {
    for (const Stencil stencil : {Stencil::Cross, Stencil::Diagonal, Stencil::Moore, Stencil::Isotropic})
        for (const auto& [kind, expected] : {std::pair{WallKind::Fixed, -1.0}, {WallKind::Free, 1.0}}) {
            Experiment e = tank(200, 8, {Edge::Absorbing, Edge::Free, Edge::Free, Edge::Free});
            e.rule.stencil = stencil;
            const StencilWeights weights = weightsOf(stencil);
            e.rule.k = 0.5 / (weights.side + 2.0 * weights.corner); // equal speed for all stencils
            Source pulse;
            pulse.form = SourceForm::Line;
            pulse.length = 40;
            pulse.signal = Signal::Pulse;
            pulse.hertz = 2.0; // 50 steps, 35 cells long
            e.objects = {sourceAt(40, 4, pulse, 90.0), wallAt(180, 4, 11, 30, kind)};
            ASSERT_TRUE(validate(e).empty());
            Simulation run(e);
            EXPECT_NEAR(strongest(run, 100, 4, 150), 1.0, 0.02) << "on its way, " << toString(stencil);
            EXPECT_NEAR(strongest(run, 100, 4, 170), expected, 0.03)
                << "on its way back, " << toString(stencil);
        }
}

// Fixed walls 20 cells apart block wavelengths over 40 cells.
TEST(RippleTank, ChannelHasCutOffFrequency) {
    const double cutOff = std::sqrt(0.5) * 100 / 40; // Hz
    for (const double share : {0.93, 1.07}) {
        Experiment e = tank(170, 40, {Edge::Absorbing, Edge::Absorbing, Edge::Fixed, Edge::Fixed});
        e.rule.damping.velocity = 0.998; // waves at the cut-off hardly leave
        Source wave;
        wave.form = SourceForm::Line;
        wave.length = 16;
        wave.fade = 0;
        wave.hertz = share * cutOff;
        e.objects = {sourceAt(12, 20, wave, 90.0), wallAt(85, 5, 170, 10, WallKind::Fixed),
                     wallAt(85, 35, 170, 10, WallKind::Fixed)};
        ASSERT_TRUE(validate(e).empty());
        Simulation run(e);
        run.advance(4000);
        const Phasor phasor(run, static_cast<int>(std::lround(25 / wave.hertz)));
        const double left = std::abs(phasor.at(140, 20)) / std::abs(phasor.at(40, 20));
        if (share < 1.0) EXPECT_LT(left, 0.1);
        else EXPECT_GT(left, 0.4);
    }
}

TEST(RippleTank, AbsorbingWallsAbsorbPacket) {
    Experiment e = tank(260, 8, {Edge::Absorbing, Edge::Absorbing, Edge::Free, Edge::Free});
    Source packet;
    packet.form = SourceForm::Line;
    packet.length = 40;
    packet.signal = Signal::Packet;
    packet.cycles = 4;
    packet.hertz = 100 * frequencyOf(e.rule, 12.0);
    e.objects = {sourceAt(40, 4, packet, 90.0), wallAt(180, 4, 48, 30, WallKind::Absorbing)};
    Simulation run(e);
    EXPECT_NEAR(std::abs(strongest(run, 100, 4, 200)), 1.0, 0.1);
    double back = 0.0, through = 0.0;
    for (int i = 0; i < 250; ++i) {
        run.advance(1);
        back = std::max(back, std::abs(run.height(100, 4)));
        through = std::max(through, std::abs(run.height(230, 4)));
    }
    EXPECT_LT(back, 0.03);
    EXPECT_LT(through, 0.003); // along rows outside the core of this flat box
}

TEST(RippleTank, AbsorbingLayerReflectsLittle) {
    for (const auto& [cells, max] : {std::pair{6.0, 0.02}, {12.0, 0.005}}) {
        Experiment small = tank(80, 64, absorbingRim);
        Source packet;
        packet.signal = Signal::Packet;
        packet.cycles = 3;
        packet.hertz = 100 * frequencyOf(small.rule, cells, 22.5);
        small.objects = {sourceAt(40, 32, packet)};
        Experiment large = tank(208, 192, absorbingRim);
        large.objects = {sourceAt(104, 96, packet)};
        Simulation one(small), other(large);
        EXPECT_LT(echoIn(one, other, 64), max) << cells << " cells per wave";
    }
}

// A medium or wall that reaches the absorbing layer must not cause an echo. Reflections at its own
// boundary are equal in the larger tank.
TEST(RippleTank, MediaAndWallsContinueIntoLayer) {
    for (const WallKind kind : {WallKind::Free, WallKind::Fixed})
        for (const Stencil stencil : {Stencil::Cross, Stencil::Moore, Stencil::Isotropic}) {
            Experiment small = tank(80, 64, absorbingRim);
            Experiment large = tank(208, 192, absorbingRim);
            small.rule.stencil = large.rule.stencil = stencil;
            if (stencil == Stencil::Moore) small.rule.k = large.rule.k = 0.2;
            Source packet;
            packet.signal = Signal::Packet;
            packet.cycles = 3;
            packet.hertz = 100 * frequencyOf(small.rule, 14.0);
            small.objects = {sourceAt(30, 32, packet), mediumAt(79, 32, {Form::Box, 58, 600, 0.0, {}}, 0.36),
                             wallAt(15, 0, 3, 80, kind)};
            large.objects = {sourceAt(94, 96, packet), mediumAt(207, 96, {Form::Box, 186, 600, 0.0, {}}, 0.36),
                             wallAt(79, 34, 3, 140, kind)};
            ASSERT_TRUE(validate(small).empty());
            Simulation one(small), other(large);
            EXPECT_LT(echoIn(one, other, 64), 0.005) << toString(stencil) << ' ' << toString(kind);
            one.advance(1500);
            EXPECT_LT(one.largestHeight(), 0.005) << "and it all goes out in the end";
        }
}

// The rotated and adjusted preset: wavefronts behind the boundary follow the drawn ray, which
// matches the law for long waves within a degree.
TEST(RippleTank, RefractedWavefrontsMatchSnell) {
    struct Case {
        double degrees, speed;
    };
    for (const Case& c : {Case{35.0, 0.5}, Case{50.0, 0.8}, Case{60.0, 0.6}}) {
        Experiment e = loadPreset("snell").value();
        e.objects[0].angle = -c.degrees;
        std::get<MediumRegion>(e.objects[1].is).factor = c.speed * c.speed;
        ASSERT_TRUE(validate(e).empty());
        Simulation run(e);
        const std::vector<Spot> ray = downwards(overlayLines(run, Overlay::Rays), e.objects[0]);
        const Spot in = spotAt(ray, 120), behind = spotAt(ray, 195), below = spotAt(ray, 225);
        const double drawn = angleBetween(behind, below);
        EXPECT_NEAR(angleBetween(spotAt(ray, 100), in), c.degrees, 0.1);
        EXPECT_NEAR(drawn, refractedAngle(c.degrees, 1.0, c.speed).value(), 0.7);
        run.advance(600);
        const int period =
            static_cast<int>(std::lround(e.stepsPerSecond / std::get<Source>(e.objects[0].is).hertz));
        const Phasor phasor(run, period / 4);
        EXPECT_NEAR(frontsAngle(phasor, behind, 18), drawn, 0.4) << c.degrees << " degrees, " << c.speed;
    }
}

TEST(RippleTank, WaveReflectsAboveCriticalAngle) {
    EXPECT_FALSE(refractedAngle(40.0, 0.6, 1.0));
    EXPECT_TRUE(refractedAngle(36.0, 0.6, 1.0));
    const RayWave wave{tank(9, 9, absorbingRim).rule, 0.02};
    const auto vectorAt = [&](double radians) {
        return wave.vectorTowards({std::sin(radians), std::cos(radians)}, 0.36).value();
    };
    const Spot vector = vectorAt(0.7), normal{0.0, 1.0};
    EXPECT_FALSE(wave.behind(vector, normal, 1.0));
    EXPECT_TRUE(wave.behind(vectorAt(0.62), normal, 1.0));
    const Spot back = wave.reflected(vector, normal, 0.36).value();
    EXPECT_NEAR(back.x, vector.x, 1e-12);
    EXPECT_NEAR(back.y, -vector.y, 1e-12);
}

// A ray through a box obeys Snell's law of the grid: the wavenumber along the boundary is
// continuous. Long waves follow the wave equation.
TEST(RippleTank, RaysObeySnell) {
    const PoolObjects box{mediumAt(50, 60, {Form::Box, 400, 40, 0.0, {}}, 0.36)};
    const auto factorIn = [](const PoolObjects& objects) {
        return [&objects](const Spot& at) { return factorAt(objects, at); };
    };
    for (const double degrees : {35.0, 50.0}) {
        const double angle = degrees * pi / 180;
        for (const Stencil stencil : {Stencil::Cross, Stencil::Isotropic})
            for (const double kappa : {0.05, 0.5}) {
                Rule rule = tank(9, 9, absorbingRim).rule;
                rule.stencil = stencil;
                const double level = eigenvalue(rule, kappa * std::sin(angle), kappa * std::cos(angle));
                const RayWave wave{rule, level};
                const std::vector<Spot> way =
                    rayThrough(wave, factorIn(box), {0, 0}, {std::sin(angle), std::cos(angle)}, 190);
                double across = 0.0; // wavenumber across the boundary
                while (eigenvalue(rule, kappa * std::sin(angle), across) < level / 0.36) across += 1e-5;
                const EigenvalueSlope slope = eigenvalueSlope(rule, kappa * std::sin(angle), across);
                const double expected = std::atan2(slope.alpha, slope.beta) * 180 / pi;
                EXPECT_NEAR(angleBetween(spotAt(way, 45), spotAt(way, 75)), expected, 0.1);
                EXPECT_NEAR(expected, refractedAngle(degrees, 1, 0.6).value(), kappa < 0.1 ? 0.05 : 2.0);
                EXPECT_NEAR(angleBetween(spotAt(way, 5), spotAt(way, 35)), degrees,
                            stencil == Stencil::Cross ? 0.6 : 0.1);
                EXPECT_NEAR(angleBetween(spotAt(way, 85), spotAt(way, 105)),
                            angleBetween(spotAt(way, 5), spotAt(way, 35)), 0.2);
            }
    }
}

// Beyond the critical angle, a ray returns into slow water.
TEST(RippleTank, RayReflectsAboveCriticalAngle) {
    const auto factorAt = [](const Spot& at) { return at.y < 40.0 ? 0.36 : 1.0; };
    const RayWave wave{tank(9, 9, absorbingRim).rule, 0.02};
    const double angle = 50 * pi / 180;
    const std::vector<Spot> way = rayThrough(wave, factorAt, {0, 0}, {std::sin(angle), std::cos(angle)}, 100);
    const auto top = std::ranges::max_element(way, {}, &Spot::y);
    EXPECT_NEAR(top->y, 40.0, 0.1);
    // The ray is 100 cells long, with 62 up to the boundary.
    EXPECT_LT(way.back().y, 17.0);
    EXPECT_NEAR((way.back().x - top->x) / (top->y - way.back().y), top->x / top->y, 0.02);
}

// The wavenumber along the layers is constant.
TEST(RippleTank, RaysBendInGradedMedium) {
    const Rule rule = tank(9, 9, absorbingRim).rule;
    const auto factorAt = [](const Spot& at) { return 1.0 - at.y / 200.0; };
    const RayWave wave{rule, 0.04};
    const double angle = 40 * pi / 180;
    const std::vector<Spot> way = rayThrough(wave, factorAt, {0, 0}, {std::sin(angle), std::cos(angle)}, 160);
    const Spot start = wave.vectorTowards({std::sin(angle), std::cos(angle)}, 1.0).value();
    for (const double y : {20.0, 60.0, 100.0}) {
        double across = 0.0;
        while (eigenvalue(rule, start.x, across) < 0.04 / factorAt({0, y})) across += 1e-5;
        EXPECT_NEAR(angleBetween(spotAt(way, y - 2), spotAt(way, y + 2)),
                    std::atan2(start.x, across) * 180 / pi, 0.15);
    }
}

// Compares measured maxima on a screen with theory, for random slit widths, separations and
// wavelengths.
TEST(RippleTank, DoubleSlitMaximaMatchTheory) {
    std::mt19937 random(20);
    const auto between = [&](int min, int max) {
        return min + static_cast<int>(random() % unsigned(max - min + 1));
    };
    int checked = 0;
    for (int round = 0; round < 8; ++round) {
        const int away = between(60, 100), opening = between(2, 20);
        Experiment e = tank(60 + away, 170, absorbingRim);
        e.rule.stencil = round % 2 ? Stencil::Isotropic : Stencil::Cross;
        const int period = 4 * between(3, 7);
        Source wave;
        wave.form = SourceForm::Line;
        wave.length = 180;
        wave.hertz = 100.0 / period;
        Wall wall;
        wall.shape.width = 400;
        wall.slits = 2;
        wall.opening = opening;
        wall.distance = between(std::max(opening + 4, period), 70);
        e.objects = {sourceAt(15, 85, wave, 90.0), {"slits", 40, 85, 90.0, wall}};
        ASSERT_TRUE(validate(e).empty());
        Simulation run(e);
        const auto lines = overlayLines(run, Overlay::Maxima);
        const int screen = 40 + away;
        run.advance(260 + 2 * away);
        const Phasor phasor(run, period / 4);
        const auto power = [&](int y) { return std::norm(phasor.at(screen, y)); };
        for (const OverlayLine& line : lines) {
            const double expected = heightWhere(line.spots, screen);
            if (!line.isStrong || !(expected > 8 && expected < 161)) continue;
            int best = static_cast<int>(std::lround(expected));
            while (power(best + 1) > power(best)) ++best;
            while (power(best - 1) > power(best)) --best;
            const double left = power(best - 1), middle = power(best), right = power(best + 1);
            EXPECT_NEAR(best + 0.5 * (left - right) / (left - 2 * middle + right), expected, 1.0)
                << "order " << line.label << ", period " << period << ", openings " << opening << ", "
                << wall.distance << " apart, " << away << " away";
            ++checked;
        }
    }
    EXPECT_GT(checked, 24);
}

// A wide slit transmits the incident wave in a fixed wall, or its slope in a free wall.
TEST(RippleTank, WideSlitTransmitsWave) {
    const double waveNumber = 2 * pi / 8.0;
    for (const bool held : {false, true}) {
        Slits slits{held, {0.0}, 48, 1.0, 2.0};
        const std::vector<std::complex<double>> incident(48, 1.0);
        const auto sent = transmittedStrengths(slits, waveNumber, incident);
        ASSERT_EQ(sent.size(), 48u);
        double middle = 0.0;
        for (std::size_t i = 14; i < 34; ++i) middle += std::abs(sent[i]) / (held ? 1.0 : waveNumber) / 20;
        EXPECT_NEAR(middle, 1.0, 0.1) << held;
        for (std::size_t i = 0; i < 24; ++i) EXPECT_NEAR(std::abs(sent[i] - sent[47 - i]), 0.0, 1e-9);
    }
    // A slit narrower than half a wavelength blocks waves in a fixed wall, but not in a free wall.
    const std::vector<std::complex<double>> one(1, 1.0);
    EXPECT_LT(std::abs(transmittedStrengths({true, {0.0}, 1, 1.0, 8.0}, waveNumber, one)[0]), 1e-3);
    EXPECT_GT(std::abs(transmittedStrengths({false, {0.0}, 1, 1.0, 8.0}, waveNumber, one)[0]), 0.1);
}

// The cross stencil shortens waves of 11 cells along the axes by 1.5 %, which shows at the
// cancellation.
TEST(RippleTank, TwoSourcesCancelAsPredicted) {
    Experiment e = tank(150, 100, absorbingRim);
    e.rule.stencil = Stencil::Cross;
    Source wave;
    wave.hertz = 100.0 / 16;
    e.objects = {sourceAt(55, 15, wave), sourceAt(95, 15, wave)};
    Simulation run(e);
    const auto lines = overlayLines(run, Overlay::Maxima);
    run.advance(400);
    const Phasor phasor(run, 4);
    const int screen = 80;
    int checked = 0;
    for (const OverlayLine& line : lines) {
        std::vector<Spot> turned;
        for (const Spot& spot : line.spots)
            if (spot.y > 20) turned.push_back({spot.y, spot.x});
        const double expected = heightWhere(turned, screen);
        if (line.isStrong || !(expected > 8 && expected < 141)) continue;
        const auto power = [&](int x) { return std::norm(phasor.at(x, screen)); };
        int best = static_cast<int>(std::lround(expected));
        while (power(best + 1) < power(best)) ++best;
        while (power(best - 1) < power(best)) --best;
        const double left = power(best - 1), middle = power(best), right = power(best + 1);
        EXPECT_NEAR(best + 0.5 * (left - right) / (left - 2 * middle + right), expected, 0.3);
        ++checked;
    }
    EXPECT_GE(checked, 4);
}

// Each line has a constant path difference.
TEST(RippleTank, HyperbolasHavePathDifference) {
    const Spot a{100, 80}, b{130, 120};
    const auto lines = interferenceLines(a, b, 12.0, 0.25, 200.0);
    ASSERT_FALSE(lines.empty());
    int maxima = 0;
    for (const InterferenceLine& line : lines) {
        maxima += line.isMaximum();
        for (const Spot& spot : line.spots)
            EXPECT_NEAR(std::hypot(spot.x - a.x, spot.y - a.y) - std::hypot(spot.x - b.x, spot.y - b.y),
                        (line.order + 0.25) * 12.0, 1e-6);
    }
    EXPECT_EQ(maxima, 8); // -4.17 < order + 1/4 < 4.17
}

TEST(RippleTank, SourcesEmitTheirHeight) {
    Experiment line = tank(300, 8, {Edge::Absorbing, Edge::Absorbing, Edge::Free, Edge::Free});
    Experiment point = tank(160, 160, absorbingRim);
    Source sine;
    sine.height = 0.5;
    sine.form = SourceForm::Line;
    sine.length = 40;
    Source dot = sine;
    dot.form = SourceForm::Point;
    for (const double cells : {12.0, 24.0}) {
        sine.hertz = 100 * frequencyOf(line.rule, cells);
        line.objects = {sourceAt(40, 4, sine, 90.0)};
        Simulation straight(line);
        straight.advance(600);
        EXPECT_NEAR(std::abs(strongest(straight, 200, 4, 70)), 0.5, 0.02) << cells;
        dot.hertz = sine.hertz;
        point.objects = {sourceAt(80, 80, dot)};
        Simulation round(point);
        round.advance(400);
        EXPECT_NEAR(std::abs(strongest(round, 80 + static_cast<int>(cells), 80, 70)), 0.5, 0.03) << cells;
    }
}

TEST(RippleTank, MovingSourceShowsDopplerShift) {
    Experiment e = tank(320, 60, absorbingRim);
    Source boat;
    boat.hertz = 4.0;
    boat.speed = 25.0; // cells per second, waves: 70.7
    boat.to = {250, 30};
    e.objects = {sourceAt(60, 30, boat)};
    ASSERT_TRUE(validate(e).empty());
    Simulation run(e);
    run.advance(300);
    // Upward zero crossings ahead of the source.
    std::vector<double> times;
    double before = run.height(280, 30);
    while (run.frame() < 620) {
        run.advance(1);
        const double now = run.height(280, 30);
        if (before < 0 && now >= 0) times.push_back(static_cast<double>(run.frame()) - now / (now - before));
        before = now;
    }
    ASSERT_GE(times.size(), 6u);
    const double hertz = 100.0 * static_cast<double>(times.size() - 1) / (times.back() - times.front());
    EXPECT_NEAR(hertz, 4.0 / (1.0 - 25.0 / (100 * std::sqrt(0.5))), 0.15);
}

TEST(RippleTank, OverlaysDrawLinesInTheirPresets) {
    for (const char* id :
         {"one-source", "two-sources", "phase-difference", "double-slit", "grating", "lens", "prism", "snell",
          "total-reflection", "seiche", "plane-wave", "dispersion", "beach"}) {
        const Experiment e = loadPreset(id).value();
        ASSERT_FALSE(e.overlays.empty()) << id;
        Simulation run(e);
        run.advance(100);
        for (const Overlay overlay : e.overlays) {
            const auto lines = overlayLines(run, overlay);
            EXPECT_FALSE(lines.empty()) << id;
            for (const OverlayLine& line : lines)
                for (const Spot& spot : line.spots)
                    EXPECT_TRUE(std::isfinite(spot.x) && std::isfinite(spot.y)) << id;
        }
    }
}

// Cached lines must equal newly computed lines.
TEST(RippleTank, CachedLinesMatchComputedLines) {
    OverlayMemory memory;
    Simulation slits(loadPreset("double-slit").value()), rays(loadPreset("prism").value());
    const std::vector<OverlayLine>* before = &memory.linesOf(slits, Overlay::Maxima);
    slits.advance(20);
    EXPECT_EQ(&memory.linesOf(slits, Overlay::Maxima), before) << "not worked out again";
    EXPECT_EQ(memory.linesOf(rays, Overlay::Rays), overlayLines(rays, Overlay::Rays));
    EXPECT_EQ(memory.linesOf(slits, Overlay::Maxima), overlayLines(slits, Overlay::Maxima));
    const std::vector<OverlayLine> crests = memory.linesOf(slits, Overlay::Fronts);
    slits.advance(3);
    EXPECT_NE(memory.linesOf(slits, Overlay::Fronts), crests);
    const std::vector<OverlayLine> old = memory.linesOf(slits, Overlay::Maxima);
    slits.apply(Settings{{"k", 0.3}});
    EXPECT_NE(memory.linesOf(slits, Overlay::Maxima), old);
    EXPECT_EQ(memory.linesOf(slits, Overlay::Maxima), overlayLines(slits, Overlay::Maxima));
}

// The wavefront of a drop matches the theoretical circle.
TEST(RippleTank, CircleMatchesWavefront) {
    Experiment e = tank(161, 161, absorbingRim);
    e.events = {{0, Pull{PullShape::Gaussian, 4.0, 1.0, PullMode::Pluck, 80, 80}}};
    Simulation run(e);
    run.advance(90);
    const auto lines = overlayLines(run, Overlay::Circle);
    ASSERT_EQ(lines.size(), 1u);
    const double radius = std::hypot(lines[0].spots[0].x - 80, lines[0].spots[0].y - 80);
    EXPECT_NEAR(radius, 90 * std::sqrt(0.5), 1e-9);
    int crest = 80;
    for (int x = 80; x < 160; ++x)
        if (run.height(x, 80) > run.height(crest, 80)) crest = x;
    EXPECT_NEAR(crest - 80, radius, 4.0) << "within the width of the drop";
}

// sin(angle) = order * wavelength / separation, for all orders below a right angle.
TEST(RippleTank, GratingAnglesMatchFormula) {
    const std::vector<double> angles = gratingAngles(30.0, 12.0);
    ASSERT_EQ(angles.size(), 3u);
    EXPECT_EQ(angles[0], 0.0);
    EXPECT_NEAR(angles[1], 23.578178, 1e-6); // arcsin 0.4
    EXPECT_NEAR(angles[2], 53.130102, 1e-6); // arcsin 0.8, from the triangle 3, 4, 5
    EXPECT_EQ(gratingAngles(12.0, 12.5).size(), 1u);
}
