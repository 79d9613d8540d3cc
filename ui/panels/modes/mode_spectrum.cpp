// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "modes/mode_spectrum.h"

#include "theory/named_mode.h"

#include <algorithm>
#include <cmath>
#include <numbers>

namespace seiche {

namespace {

/// Maximum of cells times modes, for ten measurements per second.
constexpr std::int64_t maxWork = 2'000'000;

/// Fraction of the target amplitude below which a wave is rounding error.
constexpr double rounding = 1e-4;

double cyclesOf(std::complex<double> swing) {
    const double cycles = std::arg(swing) / (2.0 * std::numbers::pi);
    return cycles < 0.0 ? cycles + 1.0 : cycles;
}

} // namespace

ModeSpectrum::Axis ModeSpectrum::axisOf(const AxisModes& modes, Edge low, Edge high, int max) {
    Axis axis;
    for (int m = 0; m < modes.count(); ++m) {
        const NamedMode named = namedMode(modes, m, low, high);
        const bool isTwin = !axis.halfWaves.empty() && axis.halfWaves.back() == named.halfWaves;
        if (!isTwin) {
            if (static_cast<int>(axis.halfWaves.size()) == max) break;
            axis.halfWaves.push_back(named.halfWaves);
        }
        Shape shape{axis.halfWaves.size() - 1, m, 0.0, named.place, named.scale, {}};
        shape.values.resize(static_cast<std::size_t>(modes.size()));
        modes.shapes(m, 0, shape.values);
        if (named.scale < 0.0) { // use the sign convention of events
            for (double& value : shape.values) value = -value;
            shape.eventUnit = -shape.eventUnit;
        }
        for (double value : shape.values) shape.crest = std::max(shape.crest, std::abs(value));
        axis.shapes.push_back(std::move(shape));
    }
    return axis;
}

void ModeSpectrum::follow(const Rule& rule, const Grid& grid, int maxX, int maxY) {
    if (rule == m_rule && grid == m_grid && maxX == m_maxX && maxY == m_maxY) return;
    m_rule = rule;
    m_grid = grid;
    m_maxX = maxX;
    m_maxY = maxY;
    m_waves.clear();
    m_parts.clear();
    m_x = m_y = {};
    const auto modes = Modes::of(rule, grid);
    if (!modes || maxX <= 0 || maxY <= 0) return;
    if (rule.scene == SceneKind::String)
        maxX = static_cast<int>(std::min<std::int64_t>(maxX, std::max<std::int64_t>(4, maxWork / grid.width)));
    const Edges& edges = rule.edges;
    m_x = axisOf(modes->alongX(), edges.left, edges.right, maxX);
    // A string has a single constant mode along y.
    const bool isPool = rule.scene == SceneKind::Pool;
    m_y = isPool ? axisOf(modes->alongY(), edges.top, edges.bottom, maxY)
                 : axisOf(modes->alongY(), Edge::Free, Edge::Free, 1);
    m_waves.resize(columns() * rows());
    for (std::size_t y = 0; y < m_y.shapes.size(); ++y)
        for (std::size_t x = 0; x < m_x.shapes.size(); ++x) {
            const Mode mode = modes->mode(m_x.shapes[x].m, m_y.shapes[y].m);
            const std::size_t number = m_y.shapes[y].wave * columns() + m_x.shapes[x].wave;
            Wave& wave = m_waves[number];
            wave.halfWavesX = mode.halfWavesX;
            wave.halfWavesY = mode.halfWavesY;
            wave.motion = mode.motion;
            m_parts.push_back({number, x, y, ModalAmplitude(rule, mode.lambda), mode.lambda});
        }
}

template <class T>
std::vector<double> ModeSpectrum::amountsIn(const Field<T>& field) const {
    const std::size_t across = m_x.shapes.size();
    std::vector<double> amounts(m_parts.size(), 0.0);
    std::vector<double> along(across);
    for (int row = 0; row < m_grid.height; ++row) {
        const T* heights = field.row(row);
        for (std::size_t x = 0; x < across; ++x) {
            const std::vector<double>& shape = m_x.shapes[x].values;
            double sum = 0.0;
            for (std::size_t i = 0; i < shape.size(); ++i) sum += shape[i] * static_cast<double>(heights[i]);
            along[x] = sum;
        }
        for (std::size_t y = 0; y < m_y.shapes.size(); ++y) {
            const double weight = m_y.shapes[y].values[static_cast<std::size_t>(row)];
            for (std::size_t x = 0; x < across; ++x) amounts[y * across + x] += weight * along[x];
        }
    }
    return amounts;
}

void ModeSpectrum::measure(const Simulation& run) {
    if (empty() || run.grid() != m_grid) return;
    std::vector<double> now, before, older;
    std::visit(
        [&](const auto& wave) {
            now = amountsIn(wave.now);
            before = amountsIn(wave.previous);
            if (wave.older) older = amountsIn(*wave.older);
        },
        run.wave());
    const double k = m_rule.arithmetic == Arithmetic::Integer ? 1.0 / m_rule.divisor : m_rule.k;
    std::vector<double> highest(m_waves.size(), -1.0);
    for (Wave& wave : m_waves) wave.amplitude = wave.phase = wave.height = wave.energy = 0.0;
    for (std::size_t i = 0; i < m_parts.size(); ++i) {
        Part& part = m_parts[i];
        const double third = older.empty() ? 0.0 : older[i];
        part.now = now[i];
        part.swing = part.modal.swing(now[i], before[i], third);
        const double amplitude = crestOf(part) * std::abs(part.swing);
        const double height = crestOf(part) * part.now;
        Wave& wave = m_waves[part.wave];
        wave.amplitude = std::hypot(wave.amplitude, amplitude);
        wave.height = wave.height == 0.0 ? height : std::hypot(wave.height, height);
        if (amplitude > highest[part.wave]) {
            highest[part.wave] = amplitude;
            wave.phase = cyclesOf(part.swing);
        }
        const double velocity = now[i] - before[i];
        wave.energy += 0.5 * velocity * velocity + 0.5 * k * part.lambda * now[i] * before[i];
    }
}

std::vector<double> ModeSpectrum::shape(std::size_t wave) const {
    std::vector<const Part*> parts;
    for (const Part& part : m_parts)
        if (part.wave == wave) parts.push_back(&part);
    std::vector<double> sum(static_cast<std::size_t>(m_grid.width), 0.0);
    const bool moves =
        parts.size() > 1 && std::ranges::any_of(parts, [](const Part* part) { return part->now != 0.0; });
    for (const Part* part : parts) {
        const double weight = moves ? part->now : part == parts.front() ? 1.0 : 0.0;
        const std::vector<double>& values = m_x.shapes[part->x].values;
        for (std::size_t i = 0; i < sum.size(); ++i) sum[i] += weight * values[i];
    }
    double crest = 0.0;
    for (double value : sum) crest = std::max(crest, std::abs(value));
    if (crest > 0.0)
        for (double& value : sum) value /= crest;
    return sum;
}

std::vector<AddedMode> ModeSpectrum::changeTo(std::size_t wave, double amplitude, double phase) const {
    const Wave& present = m_waves.at(wave);
    const std::complex<double> wanted = std::polar(1.0, 2.0 * std::numbers::pi * phase);
    const std::complex<double> turned =
        wanted /
        std::polar(1.0, 2.0 * std::numbers::pi * present.phase); // rotates all parts of the wave together
    const bool isAboveRounding = present.amplitude > rounding * amplitude;
    std::vector<AddedMode> added;
    bool isFirst = true;
    for (const Part& part : m_parts) {
        if (part.wave != wave) continue;
        const Shape& x = m_x.shapes[part.x];
        const Shape& y = m_y.shapes[part.y];
        const double unit = x.eventUnit * y.eventUnit;
        std::complex<double> change;
        if (isAboveRounding) change = unit * part.swing * (turned * (amplitude / present.amplitude) - 1.0);
        else if (isFirst) change = unit * amplitude / crestOf(part) * wanted;
        isFirst = false;
        if (change == 0.0) continue;
        added.push_back(
            {present.halfWavesX, present.halfWavesY, std::abs(change), cyclesOf(change), x.place, y.place});
    }
    return added;
}

} // namespace seiche
