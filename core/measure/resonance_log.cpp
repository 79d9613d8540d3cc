// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "measure/resonance_log.h"

#include <algorithm>
#include <cmath>

namespace seiche {

namespace {

constexpr double shareOfPeak = 0.4;

} // namespace

void ResonanceLog::measureOn(const Resonator& resonator) {
    if (m_current >= 0 && m_resonators[static_cast<std::size_t>(m_current)] == resonator) return;
    endTrain();
    const auto known = std::ranges::find(m_resonators, resonator);
    m_current = static_cast<int>(known - m_resonators.begin());
    if (known != m_resonators.end()) return;
    // Only strings with points are kept while a slider moves.
    const int last = static_cast<int>(m_resonators.size()) - 1;
    if (last >= 0 &&
        std::ranges::none_of(m_points, [&](const auto& point) { return point.resonator == last; })) {
        m_resonators.back() = resonator;
        m_current = last;
    } else {
        m_resonators.push_back(resonator);
    }
}

void ResonanceLog::update(const Rhythm& rhythm, const Amplitude& amplitude, double onePull, double began,
                          double ended) {
    if (!m_open) m_points.emplace_back();
    m_open = true;
    ResonancePoint& point = m_points.back();
    point.hertz = rhythm.hertz;
    point.hertzError = rhythm.error;
    point.amplitude = amplitude.value;
    point.amplitudeError = amplitude.error;
    point.onePull = onePull;
    point.taps = rhythm.taps;
    point.how = amplitude.how;
    point.resonator = m_current;
    point.began = began;
    point.ended = ended;
}

void ResonanceLog::withdraw() {
    if (m_open) m_points.pop_back();
    m_open = false;
}

void ResonanceLog::clear() {
    m_points.clear();
    m_open = false;
}

std::optional<ResonancePeak> peakOf(std::span<const CurvePoint> curve) {
    if (curve.size() < 3) return std::nullopt;
    std::vector<CurvePoint> sorted(curve.begin(), curve.end());
    std::ranges::sort(sorted, {}, &CurvePoint::hertz);
    const auto top = std::ranges::max_element(sorted, {}, &CurvePoint::amplitude);
    const double enough = shareOfPeak * top->amplitude;
    auto first = top;
    while (first != sorted.begin() && (first - 1)->amplitude >= enough) --first;
    auto end = top + 1;
    while (end != sorted.end() && end->amplitude >= enough) ++end;
    if (end - first < 3 || top->amplitude <= 0.0) return std::nullopt;

    // Least squares of y = 1 / A^2 = c0 + c1 x + c2 x^2, x from the highest point, with equal
    // relative errors (weights 1 / y^2). Scaled to values around 1.
    const double width = std::max((end - 1)->hertz - first->hertz, 1e-12);
    double moments[5] = {};
    double right[3] = {};
    for (auto point = first; point != end; ++point) {
        const double x = (point->hertz - top->hertz) / width;
        const double y = std::pow(top->amplitude / point->amplitude, 2);
        double term = 1.0 / (y * y);
        for (int i = 0; i < 5; ++i, term *= x) {
            moments[i] += term;
            if (i < 3) right[i] += term * y;
        }
    }
    const auto& [m0, m1, m2, m3, m4] = moments;
    const double determinant = m0 * (m2 * m4 - m3 * m3) - m1 * (m1 * m4 - m2 * m3) + m2 * (m1 * m3 - m2 * m2);
    if (std::abs(determinant) < 1e-12 * m0 * m0 * m0) return std::nullopt;
    const double c0 = (right[0] * (m2 * m4 - m3 * m3) - m1 * (right[1] * m4 - right[2] * m3) +
                       m2 * (right[1] * m3 - right[2] * m2)) /
                      determinant;
    const double c1 = (m0 * (right[1] * m4 - right[2] * m3) - right[0] * (m1 * m4 - m2 * m3) +
                       m2 * (m1 * right[2] - m2 * right[1])) /
                      determinant;
    const double c2 = (m0 * (m2 * right[2] - m3 * right[1]) - m1 * (m1 * right[2] - m2 * right[1]) +
                       right[0] * (m1 * m3 - m2 * m2)) /
                      determinant;
    if (!(c2 > 0.0)) return std::nullopt;
    const double atPeak = -c1 / (2.0 * c2);
    const double min = c0 - c1 * c1 / (4.0 * c2);
    ResonancePeak peak;
    peak.hertz = top->hertz + atPeak * width;
    if (!(min > 0.0) || peak.hertz < first->hertz || peak.hertz > (end - 1)->hertz) return std::nullopt;
    peak.amplitude = top->amplitude / std::sqrt(min);
    peak.halfWidth = std::sqrt(min / c2) * width;
    return peak;
}

std::optional<ResonancePeak> peakBetween(std::span<const CurvePoint> curve, double fromHertz, double toHertz) {
    std::vector<CurvePoint> part;
    for (const CurvePoint& point : curve)
        if (point.hertz >= fromHertz && point.hertz <= toHertz) part.push_back(point);
    return peakOf(part);
}

bool standsOut(std::span<const CurvePoint> curve) {
    constexpr double timesTheMean = 1.3;
    std::vector<CurvePoint> sorted(curve.begin(), curve.end());
    std::ranges::sort(sorted, {}, &CurvePoint::hertz);
    double area = 0.0, highest = 0.0;
    for (std::size_t i = 0; i < sorted.size(); ++i) {
        highest = std::max(highest, sorted[i].amplitude);
        if (i > 0)
            area +=
                0.5 * (sorted[i].amplitude + sorted[i - 1].amplitude) * (sorted[i].hertz - sorted[i - 1].hertz);
    }
    if (sorted.empty() || !(area > 0.0)) return false;
    return highest * (sorted.back().hertz - sorted.front().hertz) >= timesTheMean * area;
}

} // namespace seiche
