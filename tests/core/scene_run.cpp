// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/scene_run.h"

#include "files/presets.h"
#include "model/validate.h"
#include "theory/dispersion.h"

#include <algorithm>
#include <array>
#include <cmath>

using namespace seiche;

namespace {

constexpr double turn = 2.0 * std::numbers::pi;

std::set<std::string>& registeredClaims() {
    static std::set<std::string> ids;
    return ids;
}

// Turns "double-slit" into "DoubleSlit", because GoogleTest filters reserve the hyphen.
std::string testNameOf(std::string_view id) {
    std::string name;
    bool begins = true;
    for (const char c : id) {
        if (c == '-') begins = true;
        else {
            name += begins && c >= 'a' && c <= 'z' ? static_cast<char>(c - 'a' + 'A') : c;
            begins = false;
        }
    }
    return name;
}

class ClaimCase : public testing::Test {
public:
    ClaimCase(std::string id, ClaimTest::Body body) : m_id(std::move(id)), m_body(body) {}
    void TestBody() override { m_body(m_id); }

private:
    std::string m_id;
    ClaimTest::Body m_body;
};

std::array<double, 4> cubicShares(double t) {
    return {0.5 * t * (-1 + t * (2 - t)), 1 + 0.5 * t * t * (-5 + 3 * t), 0.5 * t * (1 + t * (4 - 3 * t)),
            0.5 * t * t * (t - 1)};
}

} // namespace

Experiment sceneOf(std::string_view id) {
    const std::optional<Experiment> experiment = loadPreset(id);
    EXPECT_TRUE(experiment) << id;
    const Experiment scene = experiment.value_or(defaultExperiment(SceneKind::Pool));
    EXPECT_TRUE(validate(scene).empty()) << id;
    return scene;
}

Experiment sceneWithout(std::string_view id, const std::vector<std::string>& names) {
    Experiment scene = sceneOf(id);
    for (const std::string& name : names)
        EXPECT_EQ(std::erase_if(scene.objects, [&](const PoolObject& o) { return o.name == name; }), 1u)
            << name;
    return scene;
}

SceneRun::SceneRun(std::string_view id) : m_run(sceneOf(id)) {}

void SceneRun::advanceSeconds(double seconds) { advance(std::llround(seconds * stepsPerSecond())); }

Spot SceneRun::probe(std::string_view name) const {
    for (const Probe& probe : experiment().probes)
        if (probe.name == name) return {double(probe.x), double(probe.y)};
    ADD_FAILURE() << "no probe " << name;
    return {};
}

const PoolObject& SceneRun::object(std::string_view name) const {
    for (const PoolObject& object : experiment().objects)
        if (object.name == name) return object;
    ADD_FAILURE() << "no object " << name;
    static const PoolObject none{"", 0, 0, 0, Source{}};
    return none;
}

const Source& SceneRun::source(std::string_view name) const {
    const PoolObject& found = object(name);
    EXPECT_TRUE(std::holds_alternative<Source>(found.is)) << name;
    static const Source none;
    const Source* source = std::get_if<Source>(&found.is);
    return source ? *source : none;
}

double SceneRun::speed(double factor) const { return std::sqrt(m_run.rule().k * factor) * stepsPerSecond(); }

double SceneRun::wavelength(double hertz, double factor, double degrees) const {
    Rule rule = m_run.rule();
    rule.k *= factor;
    return wavelengthOf(rule, hertz / stepsPerSecond(), degrees).value();
}

double SceneRun::heightAt(const Spot& at) const {
    const Grid& grid = m_run.grid();
    const bool flat = grid.height == 1;
    const int x = static_cast<int>(std::floor(at.x)), y = flat ? 0 : static_cast<int>(std::floor(at.y));
    const double partX = at.x - x, partY = flat ? 0.0 : at.y - y;
    if (partX == 0.0 && partY == 0.0) return m_run.height(x, y);
    const auto alongX = cubicShares(partX), alongY = cubicShares(partY);
    const auto inside = [](int i, int size) { return std::clamp(i, 0, size - 1); };
    double sum = 0.0;
    for (int j = 0; j < 4; ++j) {
        if (alongY[static_cast<std::size_t>(j)] == 0.0) continue;
        for (int i = 0; i < 4; ++i)
            sum += alongY[static_cast<std::size_t>(j)] * alongX[static_cast<std::size_t>(i)] *
                   m_run.height(inside(x + i - 1, grid.width), inside(y + j - 1, grid.height));
    }
    return sum;
}

std::vector<Series> SceneRun::record(const std::vector<Spot>& places, std::int64_t steps) {
    std::vector<Series> all(places.size());
    for (std::int64_t step = 0; step < steps; ++step) {
        m_run.advance(1);
        for (std::size_t i = 0; i < places.size(); ++i) all[i].push_back(heightAt(places[i]));
    }
    EXPECT_FALSE(m_run.divergedAt());
    return all;
}

std::vector<std::complex<double>> SceneRun::phasors(const std::vector<Spot>& places, double hertz,
                                                    double periods) {
    const std::vector<Series> all = record(places, std::llround(periods * periodOf(hertz)));
    std::vector<std::complex<double>> amplitudes;
    for (const Series& series : all) amplitudes.push_back(phasorOf(series, hertz / stepsPerSecond()));
    return amplitudes;
}

Spot SceneRun::waveVectorAt(const Spot& at, double reach, double hertz, double periods) {
    const int side = 2 * static_cast<int>(reach / 2) + 1;
    const double first = -(side - 1.0);
    std::vector<Spot> places;
    for (int j = 0; j < side; ++j)
        for (int i = 0; i < side; ++i)
            places.push_back({std::round(at.x) + first + 2 * i, std::round(at.y) + first + 2 * j});
    const std::vector<std::complex<double>> heights = phasors(places, hertz, periods);
    std::complex<double> alongX, alongY; // phase factor from each position to the next
    const auto index = [side](int i, int j) { return static_cast<std::size_t>(j * side + i); };
    for (int j = 0; j + 1 < side; ++j)
        for (int i = 0; i + 1 < side; ++i) {
            alongX += heights[index(i + 1, j)] * std::conj(heights[index(i, j)]);
            alongY += heights[index(i, j + 1)] * std::conj(heights[index(i, j)]);
        }
    Spot vector{std::arg(alongX) / 2, std::arg(alongY) / 2};
    const auto likeness = [&](const Spot& tried) {
        std::complex<double> sum;
        for (std::size_t i = 0; i < places.size(); ++i) {
            const double dx = places[i].x - std::round(at.x), dy = places[i].y - std::round(at.y);
            const double share = (1 + std::cos(std::numbers::pi * dx / (side + 1))) *
                                 (1 + std::cos(std::numbers::pi * dy / (side + 1)));
            sum += share * heights[i] * std::polar(1.0, -tried.x * dx - tried.y * dy);
        }
        return std::abs(sum);
    };
    double best = likeness(vector);
    for (double step = 0.02; step > 1e-4; step /= 2)
        for (const Spot& way : {Spot{step, 0}, Spot{-step, 0}, Spot{0, step}, Spot{0, -step}})
            for (;;) {
                const Spot tried{vector.x + way.x, vector.y + way.y};
                const double found = likeness(tried);
                if (found <= best) break;
                best = found;
                vector = tried;
            }
    return vector;
}

OnAndBack onAndBack(const std::vector<std::complex<double>>& phasors, double angle) {
    std::complex<double> cross, on, back;
    const double n = static_cast<double>(phasors.size());
    for (std::size_t i = 0; i < phasors.size(); ++i) {
        const std::complex<double> wave = std::polar(1.0, angle * static_cast<double>(i));
        cross += std::conj(wave) * std::conj(wave);
        on += std::conj(wave) * phasors[i];
        back += wave * phasors[i];
    }
    const double whole = n * n - std::norm(cross);
    return {(n * on - cross * back) / whole, (n * back - std::conj(cross) * on) / whole};
}

std::vector<Spot> placesAlong(const Spot& from, const Spot& to, int count) {
    std::vector<Spot> places;
    for (int i = 0; i < count; ++i) {
        const double share = count > 1 ? double(i) / (count - 1) : 0.0;
        places.push_back({from.x + share * (to.x - from.x), from.y + share * (to.y - from.y)});
    }
    return places;
}

std::vector<Spot> placesAround(const Spot& middle, double radius, const std::vector<double>& degrees) {
    std::vector<Spot> places;
    for (const double angle : degrees)
        places.push_back({middle.x + radius * std::cos(angle * turn / 360.0),
                          middle.y + radius * std::sin(angle * turn / 360.0)});
    return places;
}

std::vector<double> numbersFrom(double first, double last, double by) {
    std::vector<double> numbers;
    const int count = static_cast<int>(std::floor((last - first) / by + 1e-9)) + 1;
    for (int i = 0; i < count; ++i) numbers.push_back(first + i * by);
    return numbers;
}

// Fits a cosine, a sine and a constant (normal equations, Cramer's rule).
std::complex<double> phasorOf(const Series& series, double cyclesPerStep) {
    double cc = 0, ss = 0, cs = 0, c1 = 0, s1 = 0, hc = 0, hs = 0, h1 = 0;
    const double n = static_cast<double>(series.size());
    for (std::size_t i = 0; i < series.size(); ++i) {
        const double angle = turn * cyclesPerStep * static_cast<double>(i);
        const double c = std::cos(angle), s = std::sin(angle), h = series[i];
        cc += c * c, ss += s * s, cs += c * s, c1 += c, s1 += s, hc += h * c, hs += h * s, h1 += h;
    }
    const auto determinant = [](double a, double b, double c, double d, double e, double f, double g, double h,
                                double i) {
        return a * (e * i - f * h) - b * (d * i - f * g) + c * (d * h - e * g);
    };
    const double whole = determinant(cc, cs, c1, cs, ss, s1, c1, s1, n);
    return {determinant(hc, cs, c1, hs, ss, s1, h1, s1, n) / whole,
            determinant(cc, hc, c1, cs, hs, s1, c1, h1, n) / whole};
}

double strongestFrequency(const Series& series, double min, double max) {
    const double n = static_cast<double>(series.size());
    double mean = 0.0;
    for (const double height : series) mean += height / n;
    Series windowed;
    for (std::size_t i = 0; i < series.size(); ++i)
        windowed.push_back((series[i] - mean) * (1 - std::cos(turn * (static_cast<double>(i) + 0.5) / n)));
    const auto power = [&](double frequency) { // Goertzel algorithm
        const double twice = 2 * std::cos(turn * frequency);
        double now = 0.0, before = 0.0;
        for (const double height : windowed) {
            const double next = height + twice * now - before;
            before = now;
            now = next;
        }
        return now * now + before * before - twice * now * before;
    };
    double best = min, bestPower = -1.0;
    for (double frequency = min; frequency <= max; frequency += 0.25 / n) {
        const double found = power(frequency);
        if (found > bestPower) bestPower = found, best = frequency;
    }
    for (double step = 0.125 / n; step > 1e-4 / n; step /= 2)
        for (const double tried : {best - step, best + step}) {
            const double found = power(tried);
            if (found > bestPower) bestPower = found, best = tried;
        }
    return best;
}

double largestOf(const Series& series) {
    double largest = 0.0;
    for (const double height : series) largest = std::max(largest, std::abs(height));
    return largest;
}

double arrivalOf(const Series& series, double share) {
    const double level = share * largestOf(series);
    for (std::size_t i = 0; i < series.size(); ++i) {
        const double now = std::abs(series[i]), before = i ? std::abs(series[i - 1]) : 0.0;
        if (now >= level && level > 0.0)
            return static_cast<double>(i + 1) - (now > before ? (now - level) / (now - before) : 0.0);
    }
    return NAN;
}

double topNear(const std::vector<double>& values, double index) {
    const std::size_t last = values.size() - 1;
    std::size_t i =
        static_cast<std::size_t>(std::clamp(std::llround(index), 0LL, static_cast<long long>(last)));
    while (i < last && values[i + 1] > values[i]) ++i;
    while (i > 0 && values[i - 1] > values[i]) --i;
    if (i == 0 || i == last) return static_cast<double>(i);
    const double left = values[i - 1], middle = values[i], right = values[i + 1];
    const double bend = left - 2 * middle + right;
    return static_cast<double>(i) + (bend < 0.0 ? 0.5 * (left - right) / bend : 0.0);
}

std::vector<double> unwrapped(const std::vector<std::complex<double>>& phasors) {
    std::vector<double> phases;
    for (const std::complex<double>& phasor : phasors) {
        const double phase = std::arg(phasor);
        phases.push_back(phases.empty() ? phase : phases.back() + std::remainder(phase - phases.back(), turn));
    }
    return phases;
}

double slopeOf(const std::vector<double>& values) {
    const double middle = (static_cast<double>(values.size()) - 1) / 2;
    double above = 0.0, below = 0.0;
    for (std::size_t i = 0; i < values.size(); ++i) {
        const double x = static_cast<double>(i) - middle;
        above += x * values[i];
        below += x * x;
    }
    return above / below;
}

// J_n(x) = 1/pi times the integral of cos(n a - x sin a) over half a turn (DLMF 10.9.2). For
// periodic functions the trapezoidal rule converges faster than any power of the number of nodes.
double besselJ(int n, double x) {
    const int parts = 64 + 4 * static_cast<int>(std::abs(x));
    double sum = 0.0;
    for (int i = 0; i < 2 * parts; ++i) {
        const double angle = turn * i / (2 * parts);
        sum += std::cos(n * angle - x * std::sin(angle));
    }
    return sum / (2 * parts);
}

ClaimTest::ClaimTest(const char* id, Body body, const char* file, int line) {
    EXPECT_TRUE(registeredClaims().insert(id).second) << id << " is claimed twice";
    const std::string name = testNameOf(id);
    const std::string scene = id;
    testing::RegisterTest("SceneClaims", name.c_str(), nullptr, nullptr, file, line,
                          [scene, body]() -> testing::Test* { return new ClaimCase(scene, body); });
}

const std::set<std::string>& testedClaims() { return registeredClaims(); }
