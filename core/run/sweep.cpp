// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "run/sweep.h"

#include "run/precise_string.h"
#include "run/simulation.h"

#include <algorithm>
#include <atomic>
#include <cmath>
#include <exception>
#include <mutex>
#include <thread>

namespace seiche {

namespace {

// What may be left of the transient, relative to the largest height, at the first look and at the end.
constexpr double nearlySettled = 0.01;
constexpr double settled = 0.002;

template <class T>
double largestDifference(const Frame<T>& a, const Frame<T>& b) {
    double largest = 0.0;
    for (int y = 0; y < a.grid().height; ++y) {
        const T* rowA = a.row(y);
        const T* rowB = b.row(y);
        for (int x = 0; x < a.grid().width; ++x)
            largest = std::max(largest, std::abs(static_cast<double>(rowA[x]) - static_cast<double>(rowB[x])));
    }
    return largest;
}

// What is swung: any run ...
class AnyMedium {
public:
    explicit AnyMedium(const Sweep& sweep) : m_run(sweep.experiment), m_x(sweep.probeX), m_y(sweep.probeY) {
        if (!sweep.sine) m_pull = sweep.experiment.pullWith;
    }

    void pull() {
        if (m_pull) m_run.apply(*m_pull);
    }
    void advance(std::int64_t steps) { m_run.advance(steps); }
    double height() const { return std::abs(m_run.height(m_x, m_y)); }
    double largestHeight() const { return m_run.largestHeight(); }
    bool hasDiverged() const { return m_run.divergedAt().has_value(); }

    using State = std::variant<Wave<float>, Wave<std::int32_t>>;
    State state() const { return m_run.wave(); }
    // How far the state is from another one, as the largest difference of heights.
    double distance(const State& from) const {
        return std::visit(
            [&](const auto& wave) {
                const auto& other = std::get<std::decay_t<decltype(wave)>>(from);
                return std::max(largestDifference(wave.now, other.now),
                                largestDifference(wave.before, other.before));
            },
            m_run.wave());
    }

private:
    Simulation m_run;
    std::optional<Pull> m_pull; ///< nothing: the run has a drive
    int m_x;
    int m_y;
};

// ... or the classroom's string without the rounding of float32.
class FineString {
public:
    explicit FineString(const Sweep& sweep) : m_string(sweep.experiment), m_x(sweep.probeX) {}

    void pull() { m_string.pull(); }
    void advance(std::int64_t steps) { m_string.advance(steps); }
    double height() const { return std::abs(m_string.height(m_x)); }
    double largestHeight() const { return m_string.largestHeight(); }
    bool hasDiverged() const { return !(m_string.largestHeight() <= Simulation::divergenceHeight); }

    using State = std::pair<std::vector<double>, std::vector<double>>;
    State state() const { return {m_string.now(), m_string.before()}; }
    double distance(const State& from) const {
        double largest = 0.0;
        for (std::size_t i = 1; i + 1 < from.first.size(); ++i)
            largest = std::max({largest, std::abs(m_string.now()[i] - from.first[i]),
                                std::abs(m_string.before()[i] - from.second[i])});
        return largest;
    }

private:
    PreciseString m_string;
    int m_x;
};

// The steps a wave needs to cross the medium and come back.
double roundTrip(const Experiment& e) {
    const double k = e.rule.arithmetic == Arithmetic::Integer ? 1.0 / e.rule.divisor : e.rule.k;
    return 2.0 * std::max(e.grid.width, e.grid.height) / std::sqrt(k);
}

std::int64_t longestFor(const Grid& grid) {
    constexpr std::int64_t cellSteps = 2'000'000'000;
    return std::clamp<std::int64_t>(cellSteps / grid.cells(), 2'000, 400'000);
}

// One period, watched at every frame: the largest |height| at the probe.
template <class Swung>
double watchOnePeriod(Swung& run, std::int64_t period) {
    run.pull();
    double largest = run.height();
    for (std::int64_t n = 1; n < period; ++n) {
        run.advance(1);
        largest = std::max(largest, run.height());
    }
    run.advance(1);
    return largest;
}

// From period to period the change of the state shrinks by some factor q; taken over blocks of at least one round
// trip it does so evenly. All changes still to come then add up to change * q / (1 - q) at most. A wave that dies
// more slowly can hide behind a larger one, so the amplitude must still be the same half as long again later.
template <class Swung>
void swing(Swung& run, SweepPoint& point, std::int64_t longest, std::int64_t periodsPerBlock,
           std::stop_token stop) {
    double changeBefore = 0.0;
    std::int64_t frame = 0;
    std::int64_t nextLook = 0;
    while (!stop.stop_requested() && !run.hasDiverged() && frame < longest) {
        double change = 0.0;
        for (std::int64_t i = 0; i < periodsPerBlock && !stop.stop_requested(); ++i) {
            const typename Swung::State start = run.state();
            run.pull();
            run.advance(point.period);
            frame += point.period;
            change = std::max(change, run.distance(start));
        }
        const bool shrinks = change < changeBefore;
        const double q =
            shrinks ? std::pow(change / changeBefore, 1.0 / static_cast<double>(periodsPerBlock)) : 1.0;
        changeBefore = change;
        if (frame < nextLook || (!shrinks && change != 0.0)) continue;
        const double rest = change == 0.0 ? 0.0 : change * q / (1.0 - q);
        if (rest > nearlySettled * run.largestHeight()) continue;
        const double amplitudeBefore = point.amplitude;
        point.amplitude = watchOnePeriod(run, point.period);
        frame += point.period;
        // A probe on a node is judged by the medium around it.
        const double scale = std::max(point.amplitude, 1e-3 * run.largestHeight());
        point.steady = nextLook > 0 && std::abs(point.amplitude - amplitudeBefore) <= settled * scale;
        if (point.steady) return;
        nextLook = frame + frame / 2;
    }
    if (!run.hasDiverged()) point.amplitude = watchOnePeriod(run, point.period);
    point.diverged = run.hasDiverged();
    if (point.diverged) point.amplitude = 0.0;
}

} // namespace

std::vector<std::int64_t> sweepPeriods(double stepsPerSecond, double fromHertz, double toHertz, int points) {
    if (!(fromHertz > 0.0) || !(toHertz >= fromHertz) || points < 1) return {};
    const double longest = std::floor(stepsPerSecond / fromHertz);
    const double shortest = std::max(1.0, std::ceil(stepsPerSecond / toHertz));
    std::vector<std::int64_t> periods;
    if (!(shortest <= longest)) return periods;
    for (int i = 0; i < points; ++i) {
        const double hertz =
            points == 1 ? 0.5 * (fromHertz + toHertz) : fromHertz + (toHertz - fromHertz) * i / (points - 1);
        const double nearest = std::clamp(std::round(stepsPerSecond / hertz), shortest, longest);
        const std::int64_t period = static_cast<std::int64_t>(nearest);
        if (periods.empty() || period < periods.back()) periods.push_back(period);
    }
    return periods;
}

SweepPoint measureAtPeriod(const Sweep& sweep, std::int64_t period, std::stop_token stop) {
    SweepPoint point;
    point.period = period;
    point.hertz = sweep.experiment.stepsPerSecond / static_cast<double>(period);

    Sweep atRest = sweep;
    atRest.experiment.events.clear();
    const std::int64_t longest = sweep.longestRun > 0 ? sweep.longestRun : longestFor(sweep.experiment.grid);
    const double inRoundTrip = std::ceil(roundTrip(sweep.experiment) / static_cast<double>(period));
    const std::int64_t periodsPerBlock = static_cast<std::int64_t>(std::clamp(inRoundTrip, 1.0, 1e6));
    if (sweep.sine) {
        const Pull& with = sweep.experiment.pullWith;
        const double frequency = 1.0 / static_cast<double>(period);
        atRest.experiment.drive = {
            2.0 * frequency * with.height, frequency, 0.0, with.shape, with.width, with.x, with.y};
    }
    if (!sweep.sine && PreciseString::canRun(atRest.experiment)) {
        FineString run(atRest);
        swing(run, point, longest, periodsPerBlock, stop);
    } else {
        AnyMedium run(atRest);
        swing(run, point, longest, periodsPerBlock, stop);
    }
    return point;
}

std::vector<SweepPoint> measure(const Sweep& sweep, int threads, const SweepProgress& progress,
                                std::stop_token stop) {
    const std::vector<std::int64_t> periods =
        sweepPeriods(sweep.experiment.stepsPerSecond, sweep.fromHertz, sweep.toHertz, sweep.points);
    std::vector<SweepPoint> points;
    std::atomic<std::size_t> next = 0;
    std::mutex mutex;
    std::exception_ptr failure;

    const auto work = [&] {
        try {
            while (!stop.stop_requested()) {
                const std::size_t i = next++;
                if (i >= periods.size()) return;
                const SweepPoint point = measureAtPeriod(sweep, periods[i], stop);
                const std::lock_guard lock(mutex);
                if (stop.stop_requested() || failure) return;
                points.push_back(point);
                if (progress)
                    progress(point, static_cast<int>(points.size()), static_cast<int>(periods.size()));
            }
        } catch (...) {
            const std::lock_guard lock(mutex);
            if (!failure) failure = std::current_exception();
            next = periods.size();
        }
    };
    if (threads <= 0) threads = static_cast<int>(std::max(1u, std::thread::hardware_concurrency()));
    {
        std::vector<std::jthread> others;
        for (int i = 1; i < threads && i < static_cast<int>(periods.size()); ++i) others.emplace_back(work);
        work();
    }
    if (failure) std::rethrow_exception(failure);
    std::ranges::sort(points, {}, &SweepPoint::hertz);
    return points;
}

} // namespace seiche
