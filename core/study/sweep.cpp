// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "study/sweep.h"

#include "machine/thread_pool.h"
#include "model/limits.h"
#include "model/run_memory.h"
#include "run/simulation.h"
#include "study/double_precision_run.h"

#include <algorithm>
#include <atomic>
#include <cmath>
#include <complex>
#include <exception>
#include <limits>
#include <mutex>
#include <numbers>

namespace seiche {

namespace {

// What may be left of the transient, relative to the largest height, at the first look and at the end.
constexpr double nearlySettled = 0.01;
constexpr double settled = 0.002;

// f[n] and f[n-1] of every cell, row after row: frames would take their rims, too.
template <class T>
using Heights = std::vector<T>;

template <class T>
Heights<T> heightsOf(const Wave<T>& wave) {
    Heights<T> heights;
    heights.reserve(2 * static_cast<std::size_t>(wave.grid().cells()));
    for (const Field<T>* field : {&wave.now, &wave.before})
        for (int y = 0; y < wave.grid().height; ++y)
            heights.insert(heights.end(), field->row(y), field->row(y) + wave.grid().width);
    return heights;
}

template <class T>
double largestDifference(const Wave<T>& wave, const Heights<T>& from) {
    double largest = 0.0;
    const T* other = from.data();
    for (const Field<T>* field : {&wave.now, &wave.before})
        for (int y = 0; y < wave.grid().height; ++y) {
            const T* row = field->row(y);
            for (int x = 0; x < wave.grid().width; ++x)
                largest =
                    std::max(largest, std::abs(static_cast<double>(row[x]) - static_cast<double>(other[x])));
            other += wave.grid().width;
        }
    return largest;
}

// What is swung: any run ...
class FloatRun {
public:
    static constexpr double rounding = 2e-6; ///< changes below this part of the largest height are none

    explicit FloatRun(const Sweep& sweep) : m_run(sweep.experiment), m_x(sweep.probeX), m_y(sweep.probeY) {
        m_run.setThreads(1); // the other points are measured by the other threads
        if (!sweep.sine) m_pull = sweep.experiment.pullWith;
    }

    void pull() {
        if (m_pull) m_run.apply(*m_pull);
    }
    void advance(std::int64_t steps) { m_run.advance(steps); }
    double height() const { return m_run.height(m_x, m_y); }
    std::int64_t frame() const { return m_run.frame(); }
    double largestHeight() const { return m_run.largestHeight(); }
    bool hasDiverged() const { return m_run.divergedAt().has_value(); }

    using State = std::variant<Heights<float>, Heights<std::int32_t>>;
    State state() const {
        return std::visit([](const auto& wave) { return State(heightsOf(wave)); }, m_run.wave());
    }
    // How far the state is from another one, as the largest difference of heights.
    double distance(const State& from) const {
        return std::visit(
            [&]<class T>(const Wave<T>& wave) { return largestDifference(wave, std::get<Heights<T>>(from)); },
            m_run.wave());
    }

private:
    Simulation m_run;
    std::optional<Pull> m_pull; ///< nothing: the run has a drive
    int m_x;
    int m_y;
};

// ... or one without the rounding of float32.
class DoubleRun {
public:
    static constexpr double rounding = 1e-13;

    explicit DoubleRun(const Sweep& sweep) : m_run(sweep.experiment), m_x(sweep.probeX), m_y(sweep.probeY) {
        m_driven = sweep.sine;
    }

    void pull() {
        if (!m_driven) m_run.pull();
    }
    void advance(std::int64_t steps) { m_run.advance(steps); }
    double height() const { return m_run.height(m_x, m_y); }
    std::int64_t frame() const { return m_run.wave().frame; }
    double largestHeight() const { return m_run.largestHeight(); }
    bool hasDiverged() const { return !(m_run.largestHeight() <= Simulation::divergenceHeight); }

    using State = Heights<double>;
    State state() const { return heightsOf(m_run.wave()); }
    double distance(const State& from) const { return largestDifference(m_run.wave(), from); }

private:
    DoublePrecisionRun m_run;
    bool m_driven;
    int m_x;
    int m_y;
};

// The steps a wave needs to cross the medium and come back.
double roundTrip(const Experiment& e) {
    return 2.0 * std::max(e.grid.width, e.grid.height) / longWaveSpeed(e.rule);
}

// A large pool takes several times as long in double precision, and its runs are too short for the rounding of
// float32 to show.
bool isSmall(const Experiment& experiment) {
    constexpr std::int64_t mostCellsOfAPool = 20'000;
    return experiment.rule.scene == SceneKind::String || experiment.grid.cells() <= mostCellsOfAPool;
}

bool isMeasuredInDouble(const Experiment& experiment) {
    return isSmall(experiment) && DoublePrecisionRun::canRun(experiment);
}

void leaveOnlyTheMedium(Experiment& experiment) {
    experiment.events.clear();
    experiment.drive = {};
    experiment.rain = {};
    std::erase_if(experiment.objects,
                  [](const PoolObject& object) { return std::holds_alternative<Source>(object.is); });
}

// How many points can be measured at once.
int mostAtOnce(const Sweep& sweep) {
    constexpr std::size_t memory = 200'000'000; // bytes
    return static_cast<int>(std::max<std::size_t>(1, memory / bytesOfPoint(sweep.experiment)));
}

// What a drive at its crest adds to a cell.
double heightAt(const Experiment& experiment, const Drive& drive, int x, int y) {
    Wave<float> wave(experiment.grid, experiment.rule.scene);
    applyPull(wave, experiment.rule, {drive.shape, drive.width, drive.height, PullMode::Add, drive.x, drive.y});
    return wave.now.at(x, y);
}

// In parts, so that it stops soon after a request: a period may be long, and a pool large.
template <class Swung>
void advanceUnlessStopped(Swung& run, std::int64_t steps, std::int64_t cells, const std::stop_token& stop) {
    constexpr std::int64_t cellStepsAtOnce = 10'000'000;
    const std::int64_t part = std::max<std::int64_t>(1, cellStepsAtOnce / cells);
    for (; steps > 0 && !stop.stop_requested(); steps -= part) run.advance(std::min(part, steps));
}

// One period, watched at every frame.
template <class Swung>
double watchOnePeriod(Swung& run, std::optional<double> driven, std::int64_t period,
                      const std::stop_token& stop) {
    run.pull();
    double largest = 0.0;
    std::complex<double> sum;
    for (std::int64_t n = 0; n < period && !stop.stop_requested(); ++n) {
        const double height = run.height();
        largest = std::max(largest, std::abs(height));
        const double turns = static_cast<double>(run.frame() % period) / static_cast<double>(period);
        if (driven) sum += height * std::polar(1.0, -2.0 * std::numbers::pi * turns);
        run.advance(1);
    }
    if (!driven) return largest;
    // The heights were read before the drive's own pull, which is height * sin.
    const std::complex<double> pulled(0.0, -*driven);
    return std::abs(2.0 / static_cast<double>(period) * sum + pulled);
}

// How much the state changed from one period to the next, as the largest of each block of periods. A dying wave
// beats with the pulls, so only thirds of the whole run are compared: from one to the next the largest change
// shrinks by the same factor.
class Changes {
public:
    explicit Changes(std::int64_t periodsPerBlock) : m_periods(static_cast<double>(periodsPerBlock)) {}

    void add(double change) { m_blocks.push_back(change); }
    std::size_t blocks() const { return m_blocks.size(); }

    // What all changes still to come add up to; infinity while they do not shrink. Changes of `rounding` are
    // none.
    double rest(double rounding) const {
        const std::size_t third = m_blocks.size() / 3;
        if (third == 0) return std::numeric_limits<double>::infinity();
        const auto end = m_blocks.end();
        const auto apart = static_cast<std::ptrdiff_t>(third);
        const double last = *std::max_element(end - apart, end);
        const double earlier = *std::max_element(end - 2 * apart, end - apart);
        if (last <= rounding) return 0.0;
        if (!(last < earlier)) return std::numeric_limits<double>::infinity();
        const double shrunk = last / earlier;
        const double q = std::pow(shrunk, 1.0 / (m_periods * static_cast<double>(third)));
        return last * shrunk * q / (1.0 - q);
    }

private:
    double m_periods;
    std::vector<double> m_blocks;
};

// A wave that dies more slowly can hide behind a larger one, so the amplitude must still be the same half as
// long again later. `driven` is the height of the sine drive at the probe; nothing when the run is pulled.
template <class Swung>
void swing(Swung& run, std::optional<double> driven, SweepPoint& point, std::int64_t longest,
           std::int64_t periodsPerBlock, std::int64_t cells, const std::stop_token& stop) {
    Changes changes(periodsPerBlock);
    std::size_t nextJudgement = 0;
    std::int64_t frame = 0;
    std::int64_t nextLook = 0;
    while (!stop.stop_requested() && !run.hasDiverged() && frame < longest) {
        double change = 0.0;
        for (std::int64_t i = 0; i < periodsPerBlock && frame < longest && !stop.stop_requested(); ++i) {
            const typename Swung::State start = run.state();
            run.pull();
            advanceUnlessStopped(run, point.period, cells, stop);
            frame += point.period;
            change = std::max(change, run.distance(start));
        }
        changes.add(change);
        if (frame < nextLook || changes.blocks() < nextJudgement) continue;
        nextJudgement = changes.blocks() + changes.blocks() / 16;
        const double largest = run.largestHeight();
        if (!(changes.rest(Swung::rounding * largest) <= nearlySettled * largest)) continue;
        const double amplitudeBefore = point.amplitude;
        point.amplitude = watchOnePeriod(run, driven, point.period, stop);
        frame += point.period;
        // A probe on a node shows nothing but rounding.
        const double scale = std::max(point.amplitude, 1e3 * Swung::rounding * largest);
        point.steady = nextLook > 0 && std::abs(point.amplitude - amplitudeBefore) <= settled * scale;
        if (point.steady) return;
        nextLook = frame + frame / 2;
    }
    if (!run.hasDiverged()) point.amplitude = watchOnePeriod(run, driven, point.period, stop);
    point.diverged = run.hasDiverged();
    if (point.diverged) point.amplitude = 0.0;
}

} // namespace

std::vector<std::int64_t> sweepPeriods(double stepsPerSecond, double fromHertz, double toHertz, int points) {
    if (!(fromHertz > 0.0) || !(toHertz >= fromHertz) || points < 1) return {};
    const double longest =
        std::min(std::floor(stepsPerSecond / fromHertz), static_cast<double>(limits::lastStep));
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

std::int64_t longestRun(const Sweep& sweep) {
    constexpr std::int64_t cellSteps = 2'000'000'000;
    if (sweep.longestRun > 0) return sweep.longestRun;
    return std::clamp<std::int64_t>(cellSteps / sweep.experiment.grid.cells(), 2'000, 400'000);
}

std::vector<std::int64_t> sweepPeriods(const Sweep& sweep) {
    const double stepsPerSecond = sweep.experiment.stepsPerSecond;
    const double to = sweep.sine ? std::min(sweep.toHertz, stepsPerSecond / 3.0) : sweep.toHertz;
    return sweepPeriods(stepsPerSecond, sweep.fromHertz, to, sweep.points);
}

std::size_t bytesOfPoint(const Experiment& experiment) {
    const std::size_t heights = 2 * static_cast<std::size_t>(experiment.grid.cells());
    return isSmall(experiment) ? 2 * bytesOfRun(experiment) + heights * sizeof(double)
                               : bytesOfRun(experiment) + heights * sizeof(float);
}

SweepPoint measureAtPeriod(const Sweep& sweep, std::int64_t period, std::stop_token stop) {
    SweepPoint point;
    point.period = period;
    point.hertz = sweep.experiment.stepsPerSecond / static_cast<double>(period);

    Sweep alone = sweep;
    Experiment& experiment = alone.experiment;
    leaveOnlyTheMedium(experiment);
    const double inRoundTrip = std::ceil(roundTrip(experiment) / static_cast<double>(period));
    const std::int64_t periodsPerBlock = static_cast<std::int64_t>(std::clamp(inRoundTrip, 1.0, 1e6));
    std::optional<double> driven;
    if (sweep.sine) {
        const Pull& with = experiment.pullWith;
        const double frequency = 1.0 / static_cast<double>(period);
        experiment.drive = {
            2.0 * frequency * with.height, frequency, 0.0, with.shape, with.width, with.x, with.y};
        driven = heightAt(experiment, experiment.drive, sweep.probeX, sweep.probeY);
    }
    const std::int64_t cells = experiment.grid.cells();
    if (isMeasuredInDouble(experiment)) {
        DoubleRun run(alone);
        swing(run, driven, point, longestRun(sweep), periodsPerBlock, cells, stop);
    } else {
        FloatRun run(alone);
        swing(run, driven, point, longestRun(sweep), periodsPerBlock, cells, stop);
    }
    return point;
}

std::vector<SweepPoint> measure(const Sweep& sweep, int threads, const SweepProgress& progress,
                                std::stop_token stop) {
    const std::vector<std::int64_t> periods = sweepPeriods(sweep);
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
    if (threads <= 0) threads = ThreadPool::cores();
    threads = std::min({threads, mostAtOnce(sweep), std::max(1, static_cast<int>(periods.size()))});
    ThreadPool pool; // not the shared one: small runs may still use that
    ThreadPool::Lease lease(pool, threads);
    lease.run(lease.threads(), [&](int) { work(); });
    if (failure) std::rethrow_exception(failure);
    std::ranges::sort(points, {}, &SweepPoint::hertz);
    return points;
}

} // namespace seiche
