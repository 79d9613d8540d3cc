// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "measure/standing_wave_meter.h"

#include <algorithm>
#include <cmath>
#include <limits>
#include <numbers>

namespace seiche {

namespace {

constexpr double minCycles = 4.0;
constexpr int minSamples = 12;
constexpr double steadiness = 0.005; // maximum relative difference of two windows
constexpr double describedTo = 0.03; // maximum relative residual
constexpr double minEcho = 0.02;     // minimum reflection for nodes
constexpr double fullTurn = 2.0 * std::numbers::pi;

// Returns the steps of a round trip along the string.
double roundTrip(const Wave<float>& wave, const SteadyStretch& stretch) {
    const double speed = stretch.wavelength * stretch.cyclesPerStep;
    const double here = wave.stiffnessNear(0.5 * (stretch.from + stretch.to), 0);
    double steps = 0.0;
    for (int x = 0; x < wave.grid().width; ++x) {
        const double factor = wave.stiffnessNear(x, 0);
        if (factor > 0.0) steps += 2.0 / (speed * std::sqrt(factor / (here > 0.0 ? here : 1.0)));
    }
    return steps;
}

double squareOf(const std::vector<std::complex<double>>& points) {
    double sum = 0.0;
    for (const std::complex<double>& point : points) sum += std::norm(point);
    return sum;
}

} // namespace

StandingWaveMeter::StandingWaveMeter(const SteadyStretch& stretch) : m_stretch(stretch) {}

bool StandingWaveMeter::takes(const SteadyStretch& stretch, const Grid& grid) {
    return grid.height == 1 && stretch.from >= 0 && stretch.to < grid.width &&
           stretch.to - stretch.from >= std::max(2.0, 0.25 * stretch.wavelength) && stretch.wavelength > 2.0 &&
           stretch.cyclesPerStep > 0.0 && stretch.cyclesPerStep < 0.5 && stretch.decay >= 0.0;
}

void StandingWaveMeter::restart() {
    m_first.reset();
    m_points.clear();
    m_reading.reset();
}

void StandingWaveMeter::begin(const Wave<float>& wave) {
    m_begin = wave.frame;
    m_samples = 0;
    for (auto& row : m_gram) std::ranges::fill(row, 0.0);
    m_sums.assign(static_cast<std::size_t>(m_stretch.to - m_stretch.from) + 1, {});
}

void StandingWaveMeter::addStep(const Wave<float>& wave) {
    if (!takes(m_stretch, wave.grid())) return restart();
    if (m_first && wave.frame == m_last) return;
    if (m_first && wave.frame < m_last) restart();
    if (!m_first) {
        m_first = wave.frame;
        const double cycles =
            std::ceil(std::max(minCycles, roundTrip(wave, m_stretch) * m_stretch.cyclesPerStep));
        m_window = cycles / m_stretch.cyclesPerStep;
        begin(wave);
    }
    m_last = wave.frame;
    const double steps = static_cast<double>(wave.frame - *m_first);
    const double angle = fullTurn * std::fmod(m_stretch.cyclesPerStep * steps, 1.0);
    const double basis[3] = {std::cos(angle), std::sin(angle), 1.0};
    for (int i = 0; i < 3; ++i)
        for (int j = 0; j < 3; ++j) m_gram[i][j] += basis[i] * basis[j];
    const float* heights = wave.now.row(0) + m_stretch.from;
    for (std::size_t i = 0; i < m_sums.size(); ++i) {
        const double height = double{heights[i]};
        m_sums[i].cosine += basis[0] * height;
        m_sums[i].sine += basis[1] * height;
        m_sums[i].height += height;
    }
    ++m_samples;
    if (static_cast<double>(wave.frame + 1 - m_begin) < m_window || m_samples < minSamples) return;
    finishWindow();
    begin(wave);
}

void StandingWaveMeter::finishWindow() {
    // Eliminating the offset leaves two equations for all points.
    const auto left = [&](int i, int j) { return m_gram[i][j] - m_gram[i][2] * m_gram[2][j] / m_gram[2][2]; };
    const double cc = left(0, 0), cs = left(0, 1), ss = left(1, 1);
    const double determinant = cc * ss - cs * cs;
    std::vector<Complex> earlier;
    earlier.swap(m_points);
    m_reading.reset();
    // All samples may have met a single phase.
    if (!(determinant > 1e-3 * m_samples * m_samples)) return;
    for (const Sums& sums : m_sums) {
        const double c = sums.cosine - m_gram[0][2] * sums.height / m_gram[2][2];
        const double s = sums.sine - m_gram[1][2] * sums.height / m_gram[2][2];
        m_points.emplace_back((ss * c - cs * s) / determinant, -(cc * s - cs * c) / determinant);
    }
    if (agreesWith(earlier)) m_reading = read(earlier);
}

bool StandingWaveMeter::agreesWith(const std::vector<Complex>& earlier) const {
    if (earlier.size() != m_points.size()) return false;
    double apart = 0.0;
    for (std::size_t i = 0; i < earlier.size(); ++i) apart += std::norm(m_points[i] - earlier[i]);
    const double square = squareOf(m_points);
    return square > 0.0 && apart <= steadiness * steadiness * square; // false for NaN
}

std::vector<double> StandingWaveMeter::amplitudes() const {
    std::vector<double> all;
    for (const Complex& point : m_points) all.push_back(std::abs(point));
    return all;
}

std::optional<StandingWaveMeter::Parts> StandingWaveMeter::partsOf(const std::vector<Complex>& points) const {
    const double half = 0.5 * (m_stretch.to - m_stretch.from);
    const Complex turn(m_stretch.decay, fullTurn / m_stretch.wavelength);
    double rightRight = 0.0, leftLeft = 0.0;
    Complex rightLeft = 0.0, onRight = 0.0, onLeft = 0.0;
    for (std::size_t i = 0; i < points.size(); ++i) {
        const double x = static_cast<double>(i) - half;
        const Complex right = std::exp(-turn * x), left = std::exp(turn * x);
        rightRight += std::norm(right);
        leftLeft += std::norm(left);
        rightLeft += std::conj(right) * left;
        onRight += std::conj(right) * points[i];
        onLeft += std::conj(left) * points[i];
    }
    const double determinant = rightRight * leftLeft - std::norm(rightLeft);
    if (!(determinant > 1e-6 * rightRight * leftLeft)) return std::nullopt;
    Parts parts;
    parts.right = (leftLeft * onRight - rightLeft * onLeft) / determinant;
    parts.left = (rightRight * onLeft - std::conj(rightLeft) * onRight) / determinant;
    double over = 0.0;
    for (std::size_t i = 0; i < points.size(); ++i) {
        const double x = static_cast<double>(i) - half;
        over += std::norm(points[i] - parts.right * std::exp(-turn * x) - parts.left * std::exp(turn * x));
    }
    if (!(over <= describedTo * describedTo * squareOf(points))) return std::nullopt;
    // The two waves are similar in a short section, so the residual has more weight.
    parts.error = std::sqrt(over * (rightRight + leftLeft) / (2.0 * determinant));
    return parts;
}

std::optional<StandingWave> StandingWaveMeter::read(const std::vector<Complex>& earlier) const {
    const std::optional<Parts> parts = partsOf(m_points), before = partsOf(earlier);
    if (!parts || !before) return std::nullopt;
    const double middle = 0.5 * (m_stretch.from + m_stretch.to), half = middle - m_stretch.from;
    const double q = fullTurn / m_stretch.wavelength, decay = m_stretch.decay;
    const Complex turn(decay, q), a = parts->right, b = parts->left;
    const double right = std::abs(a), left = std::abs(b), difference = parts->difference();
    StandingWave wave;
    wave.running = std::max(right, left);
    wave.nodeDistance = 0.5 * m_stretch.wavelength;
    const double error = std::max(
        {(right + left) / largestRatio, parts->error, 4.0 * std::abs(difference - before->difference())});
    const bool areEqual = std::abs(difference) <= error;
    wave.ratio = areEqual ? std::numeric_limits<double>::infinity() : (right + left) / std::abs(difference);
    wave.towardsRight = areEqual ? m_stretch.isDrivenFromLeft : std::optional(difference > 0.0);
    wave.reflection = wave.phase = std::numeric_limits<double>::quiet_NaN();
    if (wave.towardsRight) {
        // Phase from the centre to the far end and back.
        const Complex echo = (*wave.towardsRight ? b / a : a / b) * std::exp(2.0 * turn * half);
        wave.reflection = std::abs(echo);
        wave.phase = std::arg(echo);
    }
    if (std::min(right, left) < minEcho * wave.running) return wave;
    // Positions in antiphase. Decay shifts the minimum slightly.
    const double angle = std::arg(b / a);
    const auto slope = [&](double x) {
        return 2.0 * decay *
                   (left * left * std::exp(2.0 * decay * x) - right * right * std::exp(-2.0 * decay * x)) -
               4.0 * q * right * left * std::sin(2.0 * q * x + angle);
    };
    const double first = (std::numbers::pi - angle) / (2.0 * q);
    const double begin = first - wave.nodeDistance * std::floor((first + half) / wave.nodeDistance + 1.0);
    const double bend = 8.0 * q * q * right * left, farthest = 0.1 * wave.nodeDistance;
    for (double x = begin; x <= half + wave.nodeDistance; x += wave.nodeDistance) {
        double place = x;
        for (int i = 0; i < 3; ++i) place -= std::clamp(slope(place) / bend, -farthest, farthest);
        if (place >= -half && place <= half) wave.nodes.push_back(middle + place);
    }
    return wave;
}

} // namespace seiche
