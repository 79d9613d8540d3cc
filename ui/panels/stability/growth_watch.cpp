// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "stability/growth_watch.h"

#include "study/run_stability.h"

#include "measure/energy.h"
#include "theory/symbol.h"

#include <algorithm>
#include <cmath>
#include <numbers>

namespace seiche {

namespace {

constexpr std::size_t maxSamples = 2000;
/// Rounding to float excites every wave by about this fraction of the total motion.
constexpr double roundingPart = 3e-6;

// Returns the mode with the angle nearest to `angle`.
int nearestMode(const AxisModes& axis, double angle) {
    int low = 0, high = axis.count() - 1;
    while (high - low > 1) {
        const int middle = (low + high) / 2;
        (axis.angle(middle) <= angle ? low : high) = middle;
    }
    return angle - axis.angle(low) <= axis.angle(high) - angle ? low : high;
}

} // namespace

GrowthWatch::GrowthWatch(Session& session, QObject* parent) : QObject(parent), m_session(session) {
    connect(&session, &Session::sampled, this, &GrowthWatch::sample);
    const auto follow = [this] {
        const Simulation& run = watched();
        const bool same =
            run.stiffestRule() == m_rule && run.grid() == m_grid && seiche::isUneven(run) == m_uneven;
        if (m_active && !same) choose();
    };
    connect(&session, &Session::settingsChanged, this, follow);
    connect(&session, &Session::comparisonsChanged, this, follow);
    const auto anew = [this] {
        if (m_active) choose();
    };
    connect(&session, &Session::runReplaced, this, anew);
    connect(&session, &Session::seeked, this, anew);
    // Take the last sample regardless of the sampling interval.
    connect(&session, &Session::diverged, this, [this] {
        if (m_active) sampleNow();
    });
}

void GrowthWatch::setScheme(std::optional<Scheme> scheme) {
    if (scheme == m_scheme) return;
    m_scheme = scheme;
    if (m_active) choose();
}

const Simulation& GrowthWatch::watched() const {
    const Comparison& runs = m_session.comparison();
    const Comparison::ComparisonRun* other = m_scheme ? runs.comparisonRun(*m_scheme) : nullptr;
    return other ? other->run : runs.main();
}

void GrowthWatch::setActive(bool active) {
    if (active == m_active) return;
    m_active = active;
    if (active) choose();
}

void GrowthWatch::choose() {
    const Experiment& now = m_session.settings();
    const Rule& rule = watched().rule();
    m_rule = watched().stiffestRule();
    m_grid = now.grid;
    m_uneven = seiche::isUneven(watched());
    const Stability stability = stabilityOf(m_rule);
    const bool grows = stability.verdict == Verdict::Unstable;
    const auto modes = m_uneven ? std::nullopt : Modes::of(rule, now.grid);
    m_amplitude.reset();
    m_byStir = !modes && grows;
    m_wave = stability.worst;
    m_predicted = stability.growthPerStep;
    if (modes) {
        const AxisModes& x = modes->alongX();
        const AxisModes& y = modes->alongY();
        const bool pool = rule.scene == SceneKind::Pool;
        int m = nearestMode(x, stability.worst.alpha), n = pool ? nearestMode(y, stability.worst.beta) : 0;
        if (!grows) {
            // Choose the longest wave, except the flat surface.
            m = n = 0;
            if (x.eigenvalue(0) + (pool ? y.eigenvalue(0) : 0.0) < 1e-14) {
                const bool alongX = !pool || y.count() < 2 || (x.count() > 1 && x.angle(1) <= y.angle(1));
                (alongX ? m : n) = std::min(1, (alongX ? x : y).count() - 1);
            }
        }
        const double lambda = modes->eigenvalue(m, n);
        m_wave = {x.angle(m), pool ? y.angle(n) : 0.0};
        m_predicted = growthOf(rule, lambda);
        m_amplitude.emplace(rule, lambda);
        m_shapeX.resize(static_cast<std::size_t>(x.size()));
        x.shapes(m, 0, m_shapeX);
        m_shapeY.resize(static_cast<std::size_t>(y.size()));
        y.shapes(n, 0, m_shapeY);
    }
    // Long enough to average, short enough to follow changes.
    const double slope = std::abs(std::log(std::max(m_predicted, 1e-9)));
    m_frames = std::clamp(slope > 0.0 ? 8.0 / slope : 1e9, 16.0, 2.0 * now.stepsPerSecond + 16.0);
    forget();
}

void GrowthWatch::forget() {
    m_samples.clear();
    m_events = watched().eventsActed();
    m_whole = 0.0;
    m_finding = m_amplitude || m_byStir ? Finding::Still : Finding::NotHere;
    sampleNow();
}

void GrowthWatch::sample() {
    if (!m_active) return;
    if (m_budget.allows(watched().frame(), m_session.settings().stepsPerSecond)) sampleNow();
}

template <class T>
GrowthWatch::Seen GrowthWatch::seenIn(const Wave<T>& wave) const {
    double now = 0.0, before = 0.0, older = 0.0, squares = 0.0;
    const Grid& grid = wave.grid();
    const auto along = [&](const T* row) {
        double sum = 0.0;
        for (std::size_t x = 0; x < m_shapeX.size(); ++x) sum += m_shapeX[x] * static_cast<double>(row[x]);
        return sum;
    };
    for (int y = 0; y < grid.height; ++y) {
        const double weight = m_shapeY[static_cast<std::size_t>(y)];
        const T* row = wave.now.row(y);
        for (int x = 0; x < grid.width; ++x)
            squares += static_cast<double>(row[x]) * static_cast<double>(row[x]);
        if (weight == 0.0) continue;
        now += weight * along(row);
        before += weight * along(wave.previous.row(y));
        if (wave.older) older += weight * along(wave.older->row(y));
    }
    return {m_amplitude->lasting(now, before, older), std::sqrt(squares)};
}

std::optional<GrowthWatch::Seen> GrowthWatch::currentSample() const {
    const Simulation& run = watched();
    if (m_amplitude) return std::visit([this](const auto& wave) { return seenIn(wave); }, run.wave());
    if (!m_byStir) return std::nullopt;
    const double height = std::sqrt(
        std::visit([&run](const auto& wave) { return squaredMotionOf(wave, run.rule()); }, run.wave()));
    return Seen{height, height};
}

void GrowthWatch::sampleNow() {
    const Simulation& run = watched();
    // A tap or new setting restarts the measurement. The old result stays until there is a new
    // one.
    if (run.eventsActed() != m_events) m_samples.clear();
    m_events = run.eventsActed();
    if (!m_samples.empty() && run.frame() <= m_samples.back().frame) return;
    m_budget.spend(run.grid().cells());
    const std::optional<Seen> seen = currentSample();
    if (!seen || !std::isfinite(seen->part) || !std::isfinite(seen->whole)) return;
    // An oscillation passes through zero without having less energy: let the maximum decay slowly.
    m_whole = std::max(seen->whole, 0.98 * m_whole);
    if (!(seen->part > roundingPart * m_whole) || seen->part < 1e-30) {
        m_samples.clear();
        if (m_finding != Finding::Measured) m_finding = m_whole > 1e-30 ? Finding::Hidden : Finding::Still;
        return;
    }
    m_samples.push_back({run.frame(), std::log(seen->part)});
    if (m_samples.size() > maxSamples) m_samples.pop_front();
    measure();
}

void GrowthWatch::measure() {
    const std::int64_t last = m_samples.back().frame;
    double count = 0, sumX = 0, sumY = 0, sumXX = 0, sumXY = 0;
    for (auto sample = m_samples.rbegin();
         sample != m_samples.rend() && (count < 3 || static_cast<double>(last - sample->frame) <= m_frames);
         ++sample) {
        // Relative to the last step, for precision.
        const double x = static_cast<double>(sample->frame - last);
        count += 1;
        sumX += x;
        sumY += sample->logarithm;
        sumXX += x * x;
        sumXY += x * sample->logarithm;
    }
    const double spread = count * sumXX - sumX * sumX;
    if (count < 3 || !(spread > 0.0)) {
        if (m_finding != Finding::Measured) m_finding = Finding::Waiting;
        return;
    }
    m_growth = std::exp((count * sumXY - sumX * sumY) / spread);
    m_finding = Finding::Measured;
}

} // namespace seiche

#include "moc_growth_watch.cpp"
