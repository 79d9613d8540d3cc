// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// Multipoles, arrays, Gaussian beams, circling sources, noise and rests, compared with theory.
#include "files/experiment_file.h"
#include "model/object_properties.h"
#include "model/objects_change.h"
#include "model/run_memory.h"
#include "model/validate.h"
#include "run/simulation.h"
#include "show/overlay_lines.h"
#include "theory/dispersion.h"
#include "wave/emission.h"
#include "wave/phased_array.h"

#include <algorithm>
#include <cmath>
#include <complex>
#include <gtest/gtest.h>
#include <numbers>

using namespace seiche;

namespace {

using std::numbers::pi;
using Complex = std::complex<double>;

// One step takes a second, so hertz are cycles per step.
Experiment poolWith(const Grid& grid, std::vector<PoolObject> objects, Stencil stencil = Stencil::Isotropic,
                    double k = 0.5) {
    Experiment e = defaultExperiment(SceneKind::Pool);
    e.grid = grid;
    e.rule.stencil = stencil;
    e.rule.k = k;
    e.rule.edges = {Edge::Absorbing, Edge::Absorbing, Edge::Absorbing, Edge::Absorbing};
    e.stepsPerSecond = 1.0;
    e.pullWith.x = e.pullWith.y = 0.0;
    e.objects = std::move(objects);
    EXPECT_TRUE(validate(e).empty());
    return e;
}

PoolObject sourceAt(double x, double y, const Source& source, double angle = 0.0) {
    return {"source", x, y, angle, source};
}

Source sine(SourceForm form, int period) {
    Source source;
    source.form = form;
    source.hertz = 1.0 / period;
    return source;
}

// Complex amplitudes from displacements a quarter of a period apart.
class Amplitudes {
public:
    Amplitudes(const Experiment& experiment, int settled, int period) : m_width(experiment.grid.width) {
        Simulation run(experiment);
        run.advance(settled);
        const auto cells = static_cast<std::size_t>(run.grid().cells());
        for (std::size_t i = 0; i < cells; ++i) m_all.emplace_back(heightOf(run, i), 0.0);
        run.advance(period / 4);
        for (std::size_t i = 0; i < cells; ++i) m_all[i].imag(heightOf(run, i));
    }
    Complex at(int x, int y) const { return m_all[static_cast<std::size_t>(y * m_width + x)]; }
    double sizeAt(int x, int y) const { return std::abs(at(x, y)); }

private:
    double heightOf(const Simulation& run, std::size_t i) const {
        const int cell = static_cast<int>(i);
        return run.height(cell % m_width, cell / m_width);
    }

    int m_width;
    std::vector<Complex> m_all;
};

// Direction (degrees clockwise from upwards) and amplitude of a cell on a circle.
struct OnCircle {
    double degrees;
    double amplitude;
};
std::vector<OnCircle> onCircle(const Amplitudes& wave, const Spot& middle, double radius, double from,
                               double to) {
    std::vector<OnCircle> all;
    const int reach = static_cast<int>(radius) + 1, x0 = static_cast<int>(middle.x),
              y0 = static_cast<int>(middle.y);
    for (int y = y0 - reach; y <= y0 + reach; ++y)
        for (int x = x0 - reach; x <= x0 + reach; ++x) {
            const double dx = x - middle.x, dy = y - middle.y, away = std::hypot(dx, dy);
            const double degrees = std::atan2(dx, -dy) * 180.0 / pi;
            if (std::abs(away - radius) > 0.5 || degrees < from || degrees > to) continue;
            all.push_back({degrees, wave.sizeAt(x, y) * std::sqrt(away)});
        }
    return all;
}

// Least-squares parabola a + b t + c t^2.
struct Parabola {
    double a, b, c;
};
template <class Points, class Of>
Parabola fitted(const Points& points, Of of) {
    double s[5] = {}, r[3] = {};
    for (const auto& point : points) {
        const auto [t, value] = of(point);
        double power = 1.0;
        for (int i = 0; i < 5; ++i, power *= t) {
            s[i] += power;
            if (i < 3) r[i] += power * value;
        }
    }
    const auto det = [](double a, double b, double c, double d, double e, double f, double g, double h,
                        double i) { return a * (e * i - f * h) - b * (d * i - f * g) + c * (d * h - e * g); };
    const double whole = det(s[0], s[1], s[2], s[1], s[2], s[3], s[2], s[3], s[4]);
    return {det(r[0], s[1], s[2], r[1], s[2], s[3], r[2], s[3], s[4]) / whole,
            det(s[0], r[0], s[2], s[1], r[1], s[3], s[2], r[2], s[4]) / whole,
            det(s[0], s[1], r[0], s[1], s[2], r[1], s[2], s[3], r[2]) / whole};
}

double peakOf(const std::vector<OnCircle>& lobe, double middle) {
    const Parabola peak = fitted(
        lobe, [middle](const OnCircle& each) { return std::pair(each.degrees - middle, each.amplitude); });
    return middle - peak.b / (2.0 * peak.c);
}

std::string problemsOf(const std::string& text) {
    const ReadExperiment result = readExperiment(text);
    std::string all;
    if (const auto* problems = std::get_if<std::vector<Problem>>(&result))
        for (const Problem& problem : *problems) all += lineOf(problem) + '\n';
    return all;
}

// Returns the signal's Fourier coefficient of the n-th sine harmonic.
double harmonicOf(const Source& source, int n) {
    double sum = 0.0;
    constexpr int samples = 1 << 14;
    for (int i = 0; i < samples; ++i) {
        const double turns = (i + 0.5) / samples;
        sum += signalAt(source, (3.0 + turns) / source.hertz) * std::sin(2.0 * pi * n * turns);
    }
    return 2.0 * sum / samples;
}

} // namespace

// 2m poles on a circle of radius R emit the wave of a point source times
// 4m (J_m(kR) cos(m t) + (-1)^m J_3m(kR) cos(3m t) + ...),
// with the angle t from the first pole (Jacobi-Anger expansion).
TEST(Sources, MultipolePatternMatchesTheory) {
    constexpr int period = 20;
    const Grid grid{241, 241};
    const Experiment point = poolWith(grid, {sourceAt(120, 120, sine(SourceForm::Point, period))});
    const Amplitudes alone(point, 700, period);
    const double number = 2.0 * pi / *wavelengthOf(point.rule, 1.0 / period, 20.0);
    for (const int m : {1, 2, 3}) {
        Source source = sine(SourceForm::Multipole, period);
        source.poles = 2 * m;
        source.radius = 1.2 / number;
        const double turned = m == 2 ? 17.0 : 0.0;
        const Amplitudes wave(poolWith(grid, {sourceAt(120, 120, source, turned)}), 700, period);
        const double strongest = 4 * m * std::cyl_bessel_j(double(m), 1.2);
        for (int degrees = 0; degrees < 360; degrees += 5) {
            const Spot off = Turn(degrees).there({100.0, 0.0});
            const int x = static_cast<int>(std::lround(120 + off.x)),
                      y = static_cast<int>(std::lround(120 + off.y));
            const double angle = std::atan2(y - 120, x - 120) - turned * pi / 180.0;
            const double expected =
                4 * m *
                (std::cyl_bessel_j(double(m), 1.2) * std::cos(m * angle) +
                 (m % 2 ? -1 : 1) * std::cyl_bessel_j(3.0 * m, 1.2) * std::cos(3 * m * angle));
            EXPECT_NEAR(wave.sizeAt(x, y) / alone.sizeAt(x, y), std::abs(expected), 0.03 * strongest)
                << m << ": " << degrees;
        }
    }
}

// Opposite poles cancel on the axis between them.
TEST(Sources, MultipolesCancelBetweenPoles) {
    constexpr int period = 20;
    for (const Stencil stencil : {Stencil::Cross, Stencil::Isotropic})
        for (const int poles : {2, 4, 8}) {
            Source source = sine(SourceForm::Multipole, period);
            source.poles = poles;
            source.radius = 6.0;
            // These angles are symmetry axes of the grid, too.
            const double angle = poles == 8 ? 22.5 : poles == 4 ? 45.0 : 0.0;
            const Amplitudes wave(poolWith({161, 161}, {sourceAt(80, 80, source, angle)}, stencil), 400,
                                  period);
            double largest = 0.0;
            for (int x = 0; x < 161; ++x) largest = std::max(largest, wave.sizeAt(x, 40));
            EXPECT_GT(largest, 0.02);
            for (int y = 20; y < 70; ++y) {
                EXPECT_LT(wave.sizeAt(80, y), 1e-4 * largest) << poles << ' ' << y;
                if (poles == 4) {
                    EXPECT_LT(wave.sizeAt(80 + (80 - y), 80), 1e-4 * largest);
                }
            }
        }
}

TEST(Sources, OppositePolesCancelInPairs) {
    const Grid grid{40, 40};
    Source source = sine(SourceForm::Multipole, 10);
    source.radius = 5.0;
    for (const int poles : {2, 3, 5, 32}) {
        source.poles = poles;
        double sum = 0.0;
        for (const Weight& weight : footprintOf(sourceAt(20, 20, source), grid, SceneKind::Pool, {20, 20}))
            sum += weight.share;
        EXPECT_NEAR(sum, poles % 2, 0.02) << poles;
    }
}

// The forcing needs ordered cells without duplicates.
TEST(Sources, OverlappingPolesListCellsOnceInOrder) {
    Source source = sine(SourceForm::Multipole, 10);
    source.width = 4.0;
    source.poles = 8;
    for (const Spot& at : {Spot{20, 20}, Spot{-3, 5}, Spot{39.5, 41}, Spot{200, 20}}) {
        const auto cells = footprintOf(sourceAt(20, 20, source), {40, 40}, SceneKind::Pool, at);
        EXPECT_EQ(cells.empty(), at.x == 200);
        EXPECT_LE(cells.size(), maxCellsOf(source, {40, 40}));
        for (std::size_t i = 1; i < cells.size(); ++i)
            ASSERT_TRUE(cells[i - 1].y < cells[i].y ||
                        (cells[i - 1].y == cells[i].y && cells[i - 1].x < cells[i].x));
        for (const Weight& cell : cells) ASSERT_TRUE(cell.x >= 0 && cell.x < 40 && cell.y >= 0 && cell.y < 40);
    }
}

// The far field and focus of N points is |sin(N p / 2) / (N sin(p / 2))|, with the phase
// difference p of neighbours.
TEST(Sources, SteeredArrayBeamMatchesTheory) {
    struct Case {
        Stencil stencil;
        double k, angle, steer;
    };
    constexpr int period = 16;
    for (const Case& each : {Case{Stencil::Isotropic, 0.5, 0, 0}, Case{Stencil::Isotropic, 0.5, 0, 25},
                             Case{Stencil::Isotropic, 0.5, 0, -40}, Case{Stencil::Isotropic, 0.2, 0, 30},
                             Case{Stencil::Cross, 0.5, 0, 30}, Case{Stencil::Cross, 0.25, 0, 15},
                             Case{Stencil::Cross, 0.25, 20, -35}, Case{Stencil::Moore, 0.1, 0, 30},
                             Case{Stencil::Diagonal, 0.3, 0, 20}, Case{Stencil::Isotropic, 0.5, -30, 50}}) {
        Source source = sine(SourceForm::Array, period);
        source.elements = 12;
        source.steer = each.steer;
        source.focus = 150.0;
        const double where = each.angle + each.steer;
        Experiment e = poolWith({321, 200}, {}, each.stencil, each.k);
        const double length = *wavelengthOf(e.rule, source.hertz, where - 90.0);
        source.length = 11 * 0.45 * length;
        e.objects = {sourceAt(160, 180, source, each.angle)};
        const Amplitudes wave(e, 900, period);
        const std::string name = std::string(toString(each.stencil)) + ", k " + std::to_string(each.k) + ", " +
                                 std::to_string(each.angle) + ", " + std::to_string(each.steer);
        // The lobe's zeros lie at N p / 2 = pi.
        const double half = std::asin(1.0 / (12 * 0.45)) / std::cos(each.steer * pi / 180.0) * 180.0 / pi;
        const auto lobe = onCircle(wave, {160, 180}, 150.0, where - 0.5 * half, where + 0.5 * half);
        ASSERT_GT(lobe.size(), 10u) << name;
        EXPECT_NEAR(peakOf(lobe, where), where, 1.0) << name;
        const double peak = std::ranges::max_element(lobe, {}, &OnCircle::amplitude)->amplitude;
        // The peak must be the circle's maximum.
        for (const OnCircle& other : onCircle(wave, {160, 180}, 150.0, -80, 80))
            EXPECT_LE(other.amplitude, peak);
        if (each.stencil != Stencil::Isotropic) continue;
        for (const OnCircle& seen :
             onCircle(wave, {160, 180}, 150.0, where - 0.85 * half, where + 0.85 * half)) {
            const double p =
                2.0 * pi * 0.45 *
                (std::sin((seen.degrees - each.angle) * pi / 180.0) - std::sin(each.steer * pi / 180.0));
            const double expected =
                std::abs(p) < 1e-9 ? 1.0 : std::abs(std::sin(6 * p) / (12 * std::sin(p / 2)));
            EXPECT_NEAR(seen.amplitude / peak, expected, 0.04) << name << " at " << seen.degrees;
        }
    }
}

// Points in phase add their amplitudes.
TEST(Sources, ArrayAmplitudeIsSumOfElements) {
    constexpr int period = 16;
    Source source = sine(SourceForm::Array, period);
    source.elements = 8;
    source.length = 50.0;
    source.focus = 150.0;
    const Amplitudes alone(poolWith({321, 200}, {sourceAt(160, 180, sine(SourceForm::Point, period))}), 900,
                           period);
    const Amplitudes wave(poolWith({321, 200}, {sourceAt(160, 180, source)}), 900, period);
    // The outer elements are slightly farther away.
    double together = 0.0;
    for (int i = 0; i < 8; ++i) together += std::sqrt(150.0 / std::hypot(150.0, 50.0 * (i / 7.0 - 0.5)));
    EXPECT_NEAR(wave.sizeAt(160, 30) / alone.sizeAt(160, 30), together, 0.02 * together);
}

TEST(Sources, ArrayFocusesWaves) {
    constexpr int period = 16;
    struct Case {
        Stencil stencil;
        double k, steer, focus;
    };
    for (const Case& each : {Case{Stencil::Isotropic, 0.5, 0, 60}, Case{Stencil::Isotropic, 0.5, 20, 80},
                             Case{Stencil::Cross, 0.25, -15, 50}, Case{Stencil::Moore, 0.15, 0, 70}}) {
        Source source = sine(SourceForm::Array, period);
        source.elements = 40;
        source.length = 160.0;
        source.steer = each.steer;
        source.focus = each.focus;
        const Experiment e = poolWith({261, 180}, {sourceAt(130, 160, source)}, each.stencil, each.k);
        const double length = *wavelengthOf(e.rule, source.hertz);
        const Amplitudes wave(e, 900, period);
        Spot loudest;
        double max = 0.0;
        for (int y = 5; y < 160 - 1.5 * length; ++y)
            for (int x = 5; x < 256; ++x)
                if (wave.sizeAt(x, y) > max) {
                    max = wave.sizeAt(x, y);
                    loudest = {double(x), double(y)};
                }
        const Spot off = Turn(each.steer).there({0.0, -each.focus});
        EXPECT_LT(std::hypot(loudest.x - 130 - off.x, loudest.y - 160 - off.y), length)
            << toString(each.stencil) << ' ' << each.steer << ": " << loudest.x << ", " << loudest.y;
    }
}

// Bisection in `wavelengthOf` and Newton's method in `wavesAlong` must agree.
TEST(Sources, ArrayWavesMatchGridDispersion) {
    for (const Stencil stencil : {Stencil::Cross, Stencil::Diagonal, Stencil::Moore, Stencil::Isotropic})
        for (const double share : {0.1, 0.5, 0.9})
            for (const double period : {8.0, 16.0, 40.0})
                for (int degrees = 0; degrees < 360; degrees += 15) {
                    Rule rule = defaultExperiment(SceneKind::Pool).rule;
                    rule.stencil = stencil;
                    rule.k = share * 4.0 / weightsOf(stencil).largestEigenvalue();
                    const Spot way = Turn(degrees).there({1.0, 0.0});
                    const Spot waves = wavesAlong(rule, rule.k, 1.0 / period, way);
                    const double fronts = std::atan2(waves.y, waves.x) * 180.0 / pi;
                    const auto length = wavelengthOf(rule, 1.0 / period, fronts);
                    if (!length) {
                        EXPECT_NEAR(std::hypot(waves.x, waves.y) * longWaveSpeed(rule) * period, 1.0, 1e-9);
                        continue;
                    }
                    EXPECT_NEAR(std::hypot(waves.x, waves.y) * *length, 1.0, 1e-6)
                        << toString(stencil) << ' ' << share << ' ' << period << ' ' << degrees;
                    // Energy travels along the gradient of the frequency.
                    const auto frequency = [&](double x, double y) {
                        return frequencyOf(rule, 1.0 / std::hypot(x, y), std::atan2(y, x) * 180.0 / pi);
                    };
                    constexpr double beside = 1e-5;
                    const double alongX =
                        frequency(waves.x + beside, waves.y) - frequency(waves.x - beside, waves.y);
                    const double alongY =
                        frequency(waves.x, waves.y + beside) - frequency(waves.x, waves.y - beside);
                    const double off = way.x * alongY - way.y * alongX;
                    EXPECT_NEAR(off / std::hypot(alongX, alongY), 0.0, 1e-3)
                        << toString(stencil) << ' ' << share << ' ' << period << ' ' << degrees;
                }
}

TEST(Sources, GaussianLineEmitsGaussianBeam) {
    constexpr int period = 16;
    constexpr double waist = 18.0;
    Source source = sine(SourceForm::Line, period);
    source.profile = LineProfile::Gaussian;
    source.length = 4 * waist;
    const Experiment e = poolWith({321, 300}, {sourceAt(160, 270, source)});
    const double length = *wavelengthOf(e.rule, source.hertz);
    const double rayleigh = pi * waist * waist / length;
    const Amplitudes wave(e, 1100, period);
    double beside = 0.0;
    for (const double share : {0.1, 0.5, 1.0, 1.5, 2.0, 2.6}) {
        const int away = static_cast<int>(std::lround(share * rayleigh));
        ASSERT_LT(away, 265);
        const double z = away / rayleigh, width = waist * std::sqrt(1.0 + z * z);
        std::vector<int> columns;
        for (int x = -static_cast<int>(width); x <= width; ++x) columns.push_back(x);
        // Logarithm of exp(-(x / w)^2).
        const Parabola logs = fitted(
            columns, [&](int x) { return std::pair(double(x), std::log(wave.sizeAt(160 + x, 270 - away))); });
        EXPECT_NEAR(1.0 / std::sqrt(-logs.c), width, 0.03 * width) << share;
        // The wave is a few percent higher than the formula predicts.
        if (beside == 0.0) beside = std::exp(logs.a) / std::sqrt(waist / width);
        EXPECT_NEAR(std::exp(logs.a) / beside, std::sqrt(waist / width), 0.02) << share;
    }
}

// Circular waves, plane waves and beams have wavefronts on their crests.
TEST(Sources, DrawsWavefrontsOnCrests) {
    constexpr int period = 16;
    Source point = sine(SourceForm::Point, period), line = sine(SourceForm::Line, period);
    line.length = 150.0;
    Source beam = line;
    beam.profile = LineProfile::Gaussian;
    beam.length = 60.0;
    for (const Source& source : {point, line, beam})
        for (const double angle : {0.0, 20.0}) {
            const Experiment e = poolWith({321, 300}, {sourceAt(160, 250, source, angle)});
            Simulation run(e);
            run.advance(900);
            const std::vector<OverlayLine> fronts = overlayLines(run, Overlay::Fronts);
            Simulation later = run;
            later.advance(period / 4);
            ASSERT_GT(fronts.size(), 20u);
            int seen = 0;
            for (const OverlayLine& front : fronts) {
                // The ends of a line emit circular waves.
                std::vector<Spot> places = front.spots;
                if (places.size() == 2)
                    places = {{0.5 * (places[0].x + places[1].x), 0.5 * (places[0].y + places[1].y)}};
                for (const Spot& spot : places) {
                    const int x = static_cast<int>(std::floor(spot.x)),
                              y = static_cast<int>(std::floor(spot.y));
                    const double away = std::abs(Turn(angle).back({spot.x - 160.0, spot.y - 250.0}).y);
                    if (x < 5 || y < 5 || x > 315 || y > 230 || away < 20) continue;
                    if (front.spots.size() == 2 && away > 60) continue;
                    ++seen;
                    const double right = spot.x - x, down = spot.y - y;
                    const auto between = [&](const Simulation& at) {
                        return (1 - down) * ((1 - right) * at.height(x, y) + right * at.height(x + 1, y)) +
                               down * ((1 - right) * at.height(x, y + 1) + right * at.height(x + 1, y + 1));
                    };
                    // Phase error of the crest, in cycles.
                    EXPECT_NEAR(std::atan2(between(later), between(run)) / (2.0 * pi), 0.0, 0.02)
                        << toString(source.form) << ' ' << angle << ": " << spot.x << ", " << spot.y;
                }
            }
            EXPECT_GT(seen, source == line ? 2 : 150);
        }
}

TEST(Sources, DrawsNoTheoryForUnsupportedSources) {
    const auto linesOf = [](Source source, Overlay overlay) {
        Simulation run(
            poolWith({120, 90}, {sourceAt(30, 45, source), {"other", 90, 45, 0, sine(SourceForm::Point, 16)}}));
        run.advance(200);
        return overlayLines(run, overlay).size();
    };
    const auto noise = [] {
        Source source = sine(SourceForm::Point, 16);
        source.signal = Signal::Noise;
        return source;
    };
    Source circling = sine(SourceForm::Point, 16);
    circling.orbit = 10.0;
    circling.turns = 0.001;
    const std::size_t ofTwo = linesOf(sine(SourceForm::Point, 16), Overlay::Fronts);
    const std::size_t ofOne = linesOf(noise(), Overlay::Fronts);
    EXPECT_EQ(ofTwo, 2 * ofOne);
    EXPECT_EQ(linesOf(sine(SourceForm::Multipole, 16), Overlay::Fronts), ofOne);
    EXPECT_EQ(linesOf(sine(SourceForm::Array, 16), Overlay::Fronts), ofOne);
    EXPECT_EQ(linesOf(circling, Overlay::Fronts), ofTwo);
    EXPECT_GT(linesOf(sine(SourceForm::Point, 16), Overlay::Maxima), 0u);
    EXPECT_EQ(linesOf(noise(), Overlay::Maxima), 0u);
    EXPECT_EQ(linesOf(sine(SourceForm::Multipole, 16), Overlay::Maxima), 0u);
    EXPECT_EQ(linesOf(sine(SourceForm::Array, 16), Overlay::Maxima), 0u);
    EXPECT_EQ(linesOf(circling, Overlay::Maxima), 0u);
}

// Crests are circles about the source's position at emission. Rests emit no crest.
TEST(Sources, CrestsAreCentredOnEmissionPoint) {
    Source source = sine(SourceForm::Point, 10);
    source.orbit = 20.0;
    source.turns = 1.0 / 200.0;
    source.onFor = 60.0;
    source.offFor = 40.0;
    const PoolObject object = sourceAt(100, 80, source, 90.0);
    Simulation run(poolWith({200, 160}, {object}));
    run.advance(230);
    const std::vector<OverlayLine> fronts = overlayLines(run, Overlay::Fronts);
    ASSERT_FALSE(fronts.empty());
    for (const OverlayLine& front : fronts) {
        Spot middle;
        for (std::size_t i = 0; i + 1 < front.spots.size(); ++i) {
            middle.x += front.spots[i].x / static_cast<double>(front.spots.size() - 1);
            middle.y += front.spots[i].y / static_cast<double>(front.spots.size() - 1);
        }
        EXPECT_NEAR(std::hypot(middle.x - 100, middle.y - 80), 20.0, 1e-6);
        const double radius = std::hypot(front.spots[0].x - middle.x, front.spots[0].y - middle.y);
        const double sent = 230.0 - radius / phaseSpeed(run.rule(), *wavelengthOf(run.rule(), 0.1));
        const Spot then = placeAt(object, sent);
        EXPECT_NEAR(std::hypot(then.x - middle.x, then.y - middle.y), 0.0, 1e-6);
        EXPECT_LT(std::fmod(sent, 100.0), 60.0);
    }
}

// The circling source moves straight towards the observer at one point, straight away at the
// opposite point.
TEST(Sources, CirclingSourceShowsDopplerShift) {
    constexpr double period = 20.0;
    for (const double turns : {1.0 / 1000.0, -1.0 / 1000.0}) {
        Source source = sine(SourceForm::Point, int(period));
        const Rule rule = poolWith({10, 10}, {}).rule;
        const double speed = phaseSpeed(rule, *wavelengthOf(rule, 1.0 / period, 0.0));
        const double share = 0.25; // fraction of the wave speed
        source.turns = turns;
        source.orbit = share * speed / (2.0 * pi * std::abs(turns));
        Simulation run(poolWith({221, 161}, {sourceAt(70, 80, source)}));
        run.advance(1000);
        double before = run.height(190, 80), last = -1.0, shortest = 1e9, longest = 0.0;
        for (int step = 1; step <= 1300; ++step) {
            run.advance(1);
            const double now = run.height(190, 80);
            if (before < 0.0 && now >= 0.0) {
                const double rises = step - now / (now - before);
                if (last >= 0.0) {
                    shortest = std::min(shortest, rises - last);
                    longest = std::max(longest, rises - last);
                }
                last = rises;
            }
            before = now;
        }
        EXPECT_NEAR(shortest, period * (1.0 - share), 0.02 * period);
        EXPECT_NEAR(longest, period * (1.0 + share), 0.02 * period);
    }
}

TEST(Sources, OrbitingSourceFollowsItsCircle) {
    Source source;
    source.orbit = 10.0;
    source.turns = 0.25;
    source.from = 2.0;
    const auto isAt = [&](double seconds, double angle, const Spot& expected) {
        const Spot at = placeAt(sourceAt(50, 40, source, angle), seconds);
        EXPECT_NEAR(at.x, expected.x, 1e-9) << seconds;
        EXPECT_NEAR(at.y, expected.y, 1e-9) << seconds;
    };
    isAt(0.0, 0.0, {60, 40}); // waits at its starting point
    isAt(2.0, 0.0, {60, 40});
    isAt(3.0, 0.0, {50, 50}); // clockwise on the screen, because y grows downwards
    isAt(3.0, 180.0, {50, 30});
    source.turns = -0.25;
    isAt(3.0, 0.0, {50, 30});
    source.turns = 0.25;
    source.speed = 5.0;
    source.to = {70, 40};
    isAt(4.0, 0.0, {50, 40}); // ten cells along its path, half a turn
    source.turns = 0.0;
    source.speed = 0.0;
    EXPECT_FALSE(source.travels());
    isAt(9.0, 0.0, {60, 40});
}

TEST(Sources, TravellingSourceMovesToAndFro) {
    Source source;
    source.from = 1.0;
    source.speed = 5.0;
    source.to = {70, 40};
    const double expected[] = {50, 50, 55, 60, 65, 70, 65, 60, 55, 50, 55};
    for (int second = 0; second <= 10; ++second) {
        const Spot at = placeAt(sourceAt(50, 40, source), second);
        EXPECT_NEAR(at.x, expected[second], 1e-9) << second;
        EXPECT_EQ(at.y, 40.0);
    }
}

TEST(Sources, PulsesAndWavePacketsRepeatAtInterval) {
    Source source;
    source.height = 3.0;
    source.hertz = 2.0;
    source.from = 1.0;
    source.signal = Signal::Pulse;
    const auto isOver = [&](double seconds) { return signalAt(source, seconds) == 0.0; };
    EXPECT_NEAR(signalAt(source, 1.25), 3.0, 1e-12);
    EXPECT_TRUE(isOver(2.75));
    source.every = 1.5;
    for (const double begin : {1.0, 2.5, 4.0, 10.0}) {
        EXPECT_NEAR(signalAt(source, begin + 0.25), 3.0, 1e-12) << begin;
        EXPECT_NEAR(signalAt(source, begin + 0.125), 1.5, 1e-12) << begin;
        EXPECT_TRUE(isOver(begin + 0.75)) << begin;
    }
    source.signal = Signal::Packet;
    source.every = 4.0;
    for (double t = 1.0; t < 5.0; t += 0.01)
        EXPECT_NEAR(signalAt(source, t + 8.0), signalAt(source, t), 1e-9) << t;
    EXPECT_TRUE(isOver(0.9));
}

TEST(Sources, NoiseFillsBandAroundFrequency) {
    Source source;
    source.signal = Signal::Noise;
    source.height = 2.0;
    source.hertz = 5.0;
    source.cycles = 4.0;
    source.from = -100.0;
    constexpr int seeds = 40;
    constexpr double rate = 40.0, seconds = 80.0;
    const auto powerAt = [&](double hertz) {
        double power = 0.0;
        for (source.seed = 0; source.seed < seeds; ++source.seed) {
            Complex sum;
            for (int i = 0; i < rate * seconds; ++i)
                sum += signalAt(source, i / rate) * std::polar(1.0, -2.0 * pi * hertz * i / rate);
            power += std::norm(sum);
        }
        return power;
    };
    const double middle = powerAt(5.0), width = source.hertz / source.cycles;
    for (const double side : {-1.0, 1.0}) {
        EXPECT_NEAR(powerAt(5.0 + side * 0.36 * width) / middle, 0.5, 0.25);
        EXPECT_LT(powerAt(5.0 + side * 1.5 * width) / middle, 0.02);
        EXPECT_LT(powerAt(5.0 + side * 3.0 * width) / middle, 0.002);
    }
    double squares = 0.0, largest = 0.0, centre = 0.0, all = 0.0;
    source.seed = 7;
    for (int i = 0; i < 400'000; ++i) {
        const double height = signalAt(source, 0.01 * i);
        squares += height * height;
        largest = std::max(largest, std::abs(height));
    }
    EXPECT_NEAR(std::sqrt(squares / 400'000), 0.433 * 2.0, 0.02 * 2.0);
    EXPECT_LE(largest, 2.0);
    EXPECT_GT(largest, 1.6);
    for (double hertz = 2.0; hertz <= 8.0; hertz += 0.25) {
        const double power = powerAt(hertz);
        centre += hertz * power;
        all += power;
    }
    EXPECT_NEAR(centre / all, 5.0, 0.1);
}

TEST(Sources, NoiseDependsOnlyOnSeed) {
    Source source = sine(SourceForm::Point, 12);
    source.signal = Signal::Noise;
    Source other = source;
    other.seed = 2;
    double product = 0.0, square = 0.0;
    for (int i = 100; i < 60'000; ++i) {
        EXPECT_EQ(signalAt(source, i), signalAt(Source(source), i));
        product += signalAt(source, i) * signalAt(other, i);
        square += signalAt(source, i) * signalAt(source, i);
    }
    EXPECT_LT(std::abs(product / square), 0.1) << "they know nothing of each other";
    const auto hashOf = [](const Source& each) {
        Simulation run(poolWith({60, 50}, {sourceAt(30, 25, each)}));
        run.advance(300);
        return run.hash();
    };
    EXPECT_EQ(hashOf(source), hashOf(source));
    EXPECT_NE(hashOf(source), hashOf(other));
    // Holds in the far past and future, up to double precision.
    for (const double seconds : {-1e9, -0.5, 0.0, 1e9, 1e15}) {
        source.from = -2e9;
        EXPECT_LE(std::abs(signalAt(source, seconds)), source.height);
    }
}

// Fourier: 8 / (pi n)^2 for a triangle, 4 / (pi n) for a square, odd n only.
TEST(Sources, TriangleAndSquareHaveFourierHarmonics) {
    Source source;
    source.from = -10.0;
    for (int n = 1; n <= 9; ++n) {
        source.signal = Signal::Triangle;
        const double sign = n % 4 == 1 ? 1.0 : -1.0;
        EXPECT_NEAR(harmonicOf(source, n), n % 2 ? sign * 8.0 / (pi * pi * n * n) : 0.0, 1e-6) << n;
        source.signal = Signal::Square;
        EXPECT_NEAR(harmonicOf(source, n), n % 2 ? 4.0 / (pi * n) : 0.0, 1e-6) << n;
        source.signal = Signal::Sine;
        EXPECT_NEAR(harmonicOf(source, n), n == 1 ? 1.0 : 0.0, 1e-9) << n;
    }
}

TEST(Sources, SourceRestsBetweenBursts) {
    Source source;
    source.hertz = 4.0;
    source.from = 1.0;
    source.onFor = 2.0;
    source.offFor = 3.0;
    Source always = source;
    always.offFor = 0.0;
    always.from = -10.0;
    for (const Signal signal : {Signal::Sine, Signal::Triangle, Signal::Noise}) {
        source.signal = always.signal = signal;
        double before = 0.0;
        for (double t = 0.0; t < 16.0; t += 0.001) {
            const double now = signalAt(source, t), since = t < 1.0 ? 4.0 : std::fmod(t - 1.0, 5.0);
            if (since > 2.0) {
                EXPECT_EQ(now, 0.0) << t;
            } else if (since > 0.25 && since < 1.75) {
                EXPECT_NEAR(now, signalAt(always, t), 1e-9) << t;
            }
            EXPECT_LE(std::abs(now), 1.0);
            EXPECT_LT(std::abs(now - before), 0.04) << "swells and fades: " << t;
            before = now;
        }
    }
    source.until = 7.0;
    EXPECT_EQ(signalAt(source, 7.5), 0.0);
    // A pulse has no rests.
    source.signal = Signal::Pulse;
    EXPECT_FALSE(source.rests());
}

namespace {

// Returns a pool with this file's sources and events that change them.
Experiment busyPool() {
    Source poles = sine(SourceForm::Multipole, 9), array = sine(SourceForm::Array, 12), line = array,
           noise = poles;
    poles.poles = 5;
    array.elements = 7;
    array.length = 22.0;
    array.steer = 20.0;
    array.focus = 30.0;
    Source moving = array;
    moving.orbit = 6.0;
    moving.turns = 0.01;
    moving.offFor = 7.0;
    moving.onFor = 11.0;
    line.form = SourceForm::Line;
    line.profile = LineProfile::Gaussian;
    line.length = 14.0;
    line.orbit = 70.0; // outside the pool for some time
    line.turns = -0.003;
    noise.form = SourceForm::Point;
    noise.signal = Signal::Noise;
    noise.cycles = 2.0;
    Experiment e = poolWith({90, 60}, {{"poles", 20, 20, 10, poles},
                                       {"array", 60, 40, 30, array},
                                       {"moving array", 30, 40, 0, moving},
                                       {"beam", 45, 30, 77, line},
                                       {"noise", 70, 15, 0, noise}});
    MediumRegion region;
    region.factor = 0.6;
    e.objects.push_back({"slow", 60, 40, 0, region});
    moving.steer = -30.0;
    e.events = {{40, ObjectsChange{{{"moving array", 31, 40, 5, moving}}, {}, {}}},
                {80, Settings{{"k", 0.3}}},
                {120, ObjectsChange{{}, {}, {"slow"}}}};
    EXPECT_TRUE(validate(e).empty());
    return e;
}

} // namespace

// Velocity damping adds a velocity field that must be driven, too.
TEST(Sources, TinyDampingHardlyChangesWaves) {
    Experiment e = poolWith({61, 61}, {sourceAt(30, 30, sine(SourceForm::Point, 12))});
    Simulation undamped(e);
    e.rule.damping.velocity = 1.0 - 1e-6;
    Simulation damped(e);
    undamped.advance(60);
    damped.advance(60);
    EXPECT_GT(undamped.largestHeight(), 0.1);
    for (int y = 0; y < 61; ++y)
        for (int x = 0; x < 61; ++x)
            EXPECT_NEAR(damped.height(x, y), undamped.height(x, y), 1e-3 * undamped.largestHeight())
                << x << ' ' << y;
}

TEST(Sources, HashIsIndependentOfSplitAndThreads) {
    const Experiment experiment = busyPool();
    const auto hashAfter = [&](const std::vector<std::int64_t>& stops, int threads) {
        Simulation run(experiment);
        run.setThreads(threads);
        for (const std::int64_t stop : stops) run.advance(stop - run.frame());
        return run.hash();
    };
    const std::uint64_t expected = hashAfter({200}, 1);
    EXPECT_EQ(hashAfter({1, 2, 39, 40, 41, 79, 80, 90, 121, 150, 200}, 1), expected);
    EXPECT_EQ(hashAfter({66, 133, 200}, 2), expected);
    std::vector<std::int64_t> single;
    for (std::int64_t step = 1; step <= 200; ++step) single.push_back(step);
    EXPECT_EQ(hashAfter(single, 3), expected);
    // A run restored from a snapshot must match, too.
    Simulation run(experiment), other(experiment);
    run.advance(90);
    const Simulation::Snapshot snapshot = run.snapshot();
    const std::vector<Event> log(run.log().begin(), run.log().end());
    other.returnTo(snapshot, log);
    other.advance(110);
    EXPECT_EQ(other.hash(), expected);
}

TEST(Sources, FileRoundTripIsExact) {
    const Experiment experiment = busyPool();
    const ReadExperiment again = readExperiment(writeExperiment(experiment));
    ASSERT_TRUE(std::holds_alternative<Experiment>(again));
    EXPECT_EQ(std::get<Experiment>(again), experiment);
    // Default values are not written, so that older files stay unchanged.
    const std::string plain = writeExperiment(poolWith({20, 20}, {sourceAt(5, 5, sine(SourceForm::Point, 9))}));
    for (const char* key :
         {"profile", "poles", "radius", "elements", "steer", "focus", "seed", "turns", "onFor"})
        EXPECT_EQ(plain.find('"' + std::string(key) + '"'), std::string::npos) << key;
}

TEST(Sources, RefusesInvalidValues) {
    const auto onString = [](const std::string& rest) {
        return problemsOf(R"({"seiche": 1, "medium": "string", "things": [{"kind": "source", "at": [5], )" +
                          rest + "}]}");
    };
    const auto inPool = [](const std::string& rest) {
        return problemsOf(R"({"seiche": 1, "medium": "pool", "things": [{"kind": "source", "at": [5, 5], )" +
                          rest + "}]}");
    };
    EXPECT_EQ(onString(R"("form": "multipole")"),
              "things[0].form: \"multipole\" is not allowed (on a string: point, line, held)\n");
    EXPECT_EQ(onString(R"("form": "array")"),
              "things[0].form: \"array\" is not allowed (on a string: point, line, held)\n");
    EXPECT_EQ(onString(R"("form": "line", "profile": "gaussian")"),
              "things[0].profile: \"gaussian\" is not allowed (on a string: even)\n");
    EXPECT_EQ(onString(R"("orbit": 3)"), "things[0].orbit: 3 is not allowed (on a string: 0)\n");
    EXPECT_EQ(onString(R"("signal": "noise", "offFor": 2, "onFor": 0.5)"), "");
    EXPECT_EQ(inPool(R"("poles": 33)"),
              "things[0].poles: 33 is not allowed (an integer, at least 2, at most 32)\n");
    EXPECT_EQ(inPool(R"("poles": 2.5)"),
              "things[0].poles: 2.5 is not allowed (an integer, at least 2, at most 32)\n");
    EXPECT_EQ(inPool(R"("elements": 1)"),
              "things[0].elements: 1 is not allowed (an integer, at least 2, at most 256)\n");
    EXPECT_EQ(inPool(R"("steer": 91)"), "things[0].steer: 91 is not allowed (at least -90, at most 90)\n");
    EXPECT_EQ(inPool(R"("onFor": 0)"),
              "things[0].onFor: 0 is not allowed (greater than 0, at most 1000000000)\n");
    EXPECT_EQ(inPool(R"("form": "array", "signal": "noise", "orbit": 300)"), "");
    // Noise and rests are available on a string.
    Experiment e = defaultExperiment(SceneKind::String);
    Source source;
    source.form = SourceForm::Held;
    source.signal = Signal::Noise;
    source.offFor = 0.3;
    e.objects = {{"s", 0, 0, 0, source}};
    ASSERT_TRUE(validate(e).empty());
    Simulation run(e);
    run.advance(170);
    EXPECT_EQ(run.height(0), static_cast<float>(signalAt(source, 170 / e.stepsPerSecond)));
}

// A short file can request excessive memory or computing time.
TEST(Sources, CountsMemoryOfElementsAndPoles) {
    Experiment e = defaultExperiment(SceneKind::Pool);
    e.grid = {2000, 2000};
    for (const SourceForm form : {SourceForm::Array, SourceForm::Multipole}) {
        Source source;
        source.form = form;
        source.elements = 256;
        source.poles = 32;
        source.width = 400.0;
        e.objects = {{"s", 900, 900, 0, source}};
        EXPECT_FALSE(validate(e).empty());
        source.width = 3.0;
        e.objects = {{"s", 900, 900, 0, source}};
        EXPECT_TRUE(validate(e).empty());
    }
}

TEST(Sources, ForcingStaysWithinBound) {
    const Rule rule = poolWith({10, 10}, {}).rule;
    for (const SourceForm form :
         {SourceForm::Point, SourceForm::Line, SourceForm::Multipole, SourceForm::Array})
        for (const Signal signal : {Signal::Sine, Signal::Square, Signal::Noise}) {
            Source source = sine(form, 14);
            source.signal = signal;
            source.radius = 0.1;
            source.poles = 3;
            source.orbit = 4.0;
            const PoolObject object = sourceAt(20, 20, source);
            double largestShare = 0.0;
            for (const Weight& weight : footprintOf(object, {40, 40}, SceneKind::Pool, {20, 20}))
                largestShare = std::max(largestShare, std::abs(weight.share));
            for (std::int64_t frame = 0; frame < 400; ++frame)
                EXPECT_LE(largestShare * std::abs(forcingAt(object, rule, 0.4, 1.0, frame, 3.7)),
                          largestForcing(object, rule, 0.4, 1.0));
        }
}
