// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "study/sweep.h"

#include "machine/exceptions.h"
#include "machine/thread_pool.h"
#include "model/limits.h"
#include "model/run_memory.h"
#include "study/driven_run.h"
#include "study/fading.h"
#include "study/settling.h"
#include "wave/expects.h"
#include "wave/height_range.h"

#include <algorithm>
#include <atomic>
#include <cmath>
#include <complex>
#include <functional>
#include <numbers>
#include <span>

namespace seiche {

namespace {

// Required relative convergence of the whole medium at a look, if its decay is unknown.
constexpr double nearlySettled = 0.02;
// Minimum amplitude at the probe, as a fraction of the maximum height. It is smaller on a node or
// where no wave arrives.
constexpr double minSwing = 1e-6;

// Returns the round-trip time across the medium, in steps.
double roundTrip(const Experiment& e) {
    return 2.0 * std::max(e.grid.width, e.grid.height) / longWaveSpeed(e.rule);
}

// A large pool is several times slower in double precision, and its runs are too short for visible
// float32 rounding.
bool isSmall(const Experiment& experiment) {
    constexpr std::int64_t maxCellsOfAPool = 20'000;
    return experiment.rule.scene == SceneKind::String || experiment.grid.cells() <= maxCellsOfAPool;
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

// Returns the number of points measured in parallel.
int maxAtOnce(const Sweep& sweep) {
    constexpr std::size_t memory = 200'000'000; // bytes
    const double slowest = sweep.experiment.stepsPerSecond / sweep.fromHertz;
    const double window = std::min(std::max(slowest, roundTrip(sweep.experiment)) + slowest,
                                   static_cast<double>(maxRunSteps(sweep)));
    const std::size_t windows = (Settling::maxWindows + 1) * sizeof(double) * static_cast<std::size_t>(window);
    return static_cast<int>(std::max<std::size_t>(1, memory / (bytesOfPoint(sweep.experiment) + windows)));
}

// Returns the drive's contribution to a cell at its crest.
double heightAt(const Experiment& experiment, const Drive& drive, int x, int y) {
    Wave<float> wave(experiment.grid, experiment.rule.scene);
    applyPull(wave, experiment.rule, {drive.shape, drive.width, drive.height, PullMode::Add, drive.x, drive.y});
    return wave.now.at(x, y);
}

// Advances in parts, to stop soon after a request even if the period is long or the pool large.
template <class Swung>
void advanceUnlessStopped(Swung& run, std::int64_t steps, std::int64_t cells, const StopToken& stop) {
    constexpr std::int64_t cellStepsAtOnce = 10'000'000;
    const std::int64_t part = std::max<std::int64_t>(1, cellStepsAtOnce / cells);
    for (; steps > 0 && !stop.stop_requested(); steps -= part) run.advance(std::min(part, steps));
}

// Heights at every step of some whole periods, just after the tap, and relative to the initial
// mean level. (The mean level may differ each time. Its oscillation or rise is part of the
// amplitude and must become steady too.)
struct Watched {
    std::vector<double> heights;
    std::vector<double> aboveLevel;
};

template <class Swung>
Watched watch(Swung& run, std::int64_t period, std::int64_t frames, const StopToken& stop) {
    constexpr std::int64_t reservedAtMost = 1'000'000;
    const auto reserved = static_cast<std::size_t>(std::min(frames, reservedAtMost));
    Watched seen;
    seen.heights.reserve(reserved);
    seen.aboveLevel.reserve(reserved);
    const double level = run.level();
    for (std::int64_t n = 0; n < frames && !stop.stop_requested(); ++n) {
        if (n % period == 0) run.pull();
        seen.heights.push_back(run.height());
        seen.aboveLevel.push_back(run.height() - level);
        run.advance(1);
    }
    return seen;
}

// Returns the amplitude of the last period. `driven`: height of the sine drive at the probe; empty
// if tapped.
double amplitudeIn(const std::vector<double>& heights, std::int64_t period, std::optional<double> driven) {
    const std::size_t count = std::min(heights.size(), static_cast<std::size_t>(period));
    const std::span<const double> last = std::span(heights).last(count);
    if (!driven) {
        HeightRange range;
        for (const double height : last) range.include(height);
        return range.swing();
    }
    const double turn = 2.0 * std::numbers::pi / static_cast<double>(period);
    std::complex<double> sum;
    for (std::size_t n = 0; n < count; ++n) sum += last[n] * std::polar(1.0, -turn * static_cast<double>(n));
    // The heights exclude this step's drive, height * sin.
    const std::complex<double> pulled(0.0, -*driven);
    return std::abs(2.0 / static_cast<double>(period) * sum + pulled);
}

// Receives the computed steps and their approximate total.
using Steps = std::function<void(std::int64_t steps, double of)>;

// Taps or drives until steady, or until the time limit.
template <class Swung>
void swing(Swung& run, const Sweep& sweep, std::optional<double> driven, const Fading& fading,
           SweepPoint& point, const Steps& reportProgress, const StopToken& stop) {
    const std::int64_t longest = maxRunSteps(sweep), cells = sweep.experiment.grid.cells();
    Settling settling(point.period, roundTrip(sweep.experiment), fading.quarterLife);
    const double expected =
        std::min(settling.estimatedSettlingStep().value_or(1e300), static_cast<double>(longest));
    std::optional<typename Swung::State> before;
    std::int64_t frame = 0;
    const auto goTo = [&](std::int64_t target) {
        for (; frame < target && !stop.stop_requested() && !run.hasDiverged(); frame += point.period) {
            run.pull();
            advanceUnlessStopped(run, point.period, cells, stop);
            reportProgress(frame, expected);
        }
    };
    while (!fading.never && settling.nextWindow() <= longest - settling.windowSteps()) {
        goTo(settling.nextWindow());
        const bool moves =
            !fading.quarterLife && before && run.distance(*before) > nearlySettled * run.largestHeight();
        if (!fading.quarterLife) before = run.state();
        Watched seen = watch(run, point.period, settling.windowSteps(), stop);
        if (stop.stop_requested() || run.hasDiverged()) break;
        frame += settling.windowSteps();
        reportProgress(frame, expected);
        point.amplitude = amplitudeIn(seen.heights, point.period, driven);
        const double scale =
            std::max(point.amplitude, std::max(minSwing, 1e3 * Swung::rounding) * run.largestHeight());
        point.steady = settling.addWindow(std::move(seen.aboveLevel), scale) && !moves;
        if (point.steady) return;
    }
    goTo(longest);
    point.diverged = run.hasDiverged();
    const Watched last = watch(run, point.period, point.diverged ? 0 : point.period, stop);
    point.amplitude = amplitudeIn(last.heights, point.period, driven);
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

std::int64_t maxRunSteps(const Sweep& sweep) {
    constexpr std::int64_t cellSteps = 2'000'000'000;
    if (sweep.maxRunSteps > 0) return sweep.maxRunSteps;
    return std::clamp<std::int64_t>(cellSteps / sweep.experiment.grid.cells(), 2'000, 400'000);
}

std::vector<std::int64_t> sweepPeriods(const Sweep& sweep) {
    const double stepsPerSecond = sweep.experiment.stepsPerSecond;
    const double to = sweep.sine ? std::min(sweep.toHertz, stepsPerSecond / 3.0) : sweep.toHertz;
    return sweepPeriods(stepsPerSecond, sweep.fromHertz, to, sweep.points);
}

std::optional<Problem> obstacleToSweep(const Experiment& experiment) {
    for (std::size_t i = 0; i < experiment.objects.size(); ++i)
        if (std::holds_alternative<Source>(experiment.objects[i].is))
            return Problem("things[" + std::to_string(i) + "]",
                           TRANSLATABLE("Problem", "a source keeps making waves, so tapping cannot reach a "
                                                   "steady state; remove the source first"));
    return std::nullopt;
}

std::size_t bytesOfPoint(const Experiment& experiment) {
    const std::size_t heights = 2 * static_cast<std::size_t>(experiment.grid.cells());
    return isSmall(experiment) ? 2 * bytesOfRun(experiment) + heights * sizeof(double)
                               : bytesOfRun(experiment) + heights * sizeof(float);
}

namespace {

SweepPoint measured(const Sweep& alone, std::int64_t period, const Fading& fading, const Steps& reportProgress,
                    const StopToken& stop) {
    SweepPoint point;
    point.period = period;
    point.hertz = alone.experiment.stepsPerSecond / static_cast<double>(period);
    Sweep sweep = alone;
    Experiment& experiment = sweep.experiment;
    std::optional<double> driven;
    if (sweep.sine) {
        const Pull& with = experiment.pullWith;
        const double frequency = 1.0 / static_cast<double>(period);
        experiment.drive = {
            2.0 * frequency * with.height, frequency, 0.0, with.shape, with.width, with.x, with.y};
        driven = heightAt(experiment, experiment.drive, sweep.probeX, sweep.probeY);
    }
    if (isMeasuredInDouble(experiment)) {
        DoubleRun run(sweep);
        swing(run, sweep, driven, fading, point, reportProgress, stop);
    } else {
        FloatRun run(sweep);
        swing(run, sweep, driven, fading, point, reportProgress, stop);
    }
    return point;
}

// Sums the progress of all threads, in millionths of a point.
class Share {
public:
    Share(const SweepShare& show, std::size_t points) : m_show(show), m_points(static_cast<double>(points)) {}

    // Progress of one point, as already reported.
    class Point {
    public:
        explicit Point(Share& all) : m_all(all) {}
        ~Point() { reportProgress(1.0); }
        Point(const Point&) = delete;
        Point& operator=(const Point&) = delete;

        void reportProgress(double part) {
            const auto now = static_cast<std::int64_t>(1e6 * std::min(part, 1.0));
            if (now <= m_reported) return;
            m_all.add(now - m_reported);
            m_reported = now;
        }

    private:
        Share& m_all;
        std::int64_t m_reported = 0;
    };

private:
    void add(std::int64_t millionths) {
        const std::int64_t sum = m_done += millionths;
        if (!m_show) return;
        const MutexLock lock(m_mutex);
        m_show(static_cast<double>(sum) / (1e6 * m_points));
    }

    const SweepShare& m_show;
    double m_points;
    std::atomic<std::int64_t> m_done = 0;
    Mutex m_mutex;
};

} // namespace

SweepPoint measureAtPeriod(const Sweep& sweep, std::int64_t period, StopToken stop) {
    SEICHE_EXPECTS(period >= 1);
    Sweep alone = sweep;
    leaveOnlyTheMedium(alone.experiment);
    const Fading fading = fadingOf(alone.experiment, alone.sine, alone.probeX, alone.probeY);
    return measured(alone, period, fading, [](std::int64_t, double) {}, stop);
}

std::vector<SweepPoint> measure(const Sweep& sweep, int threads, const SweepProgress& progress, StopToken stop,
                                const SweepShare& share) {
    return measurePeriods(sweep, sweepPeriods(sweep), threads, progress, stop, share);
}

namespace {

// Returns periods near peaks. `points`: in order of frequency.
std::vector<std::int64_t> periodsAtPeaks(const std::vector<SweepPoint>& points) {
    constexpr double worth = 0.1;      // fraction of the highest point
    constexpr double standsOut = 1.01; // lower ratio: no peak, or top already known
    double highest = 0.0;
    for (const SweepPoint& point : points) highest = std::max(highest, point.amplitude);
    std::vector<std::int64_t> periods;
    const auto between = [&](const SweepPoint& one, const SweepPoint& other) {
        const std::int64_t middle = (one.period + other.period) / 2;
        if (middle != one.period && middle != other.period) periods.push_back(middle);
    };
    for (std::size_t i = 0; i < points.size(); ++i) {
        const double here = points[i].amplitude;
        const double left = i > 0 ? points[i - 1].amplitude : here;
        const double right = i + 1 < points.size() ? points[i + 1].amplitude : here;
        const bool isPeak = here >= std::max(left, right) && here > standsOut * std::min(left, right);
        if (!isPeak || here < worth * highest) continue;
        if (i > 0) between(points[i - 1], points[i]);
        if (i + 1 < points.size()) between(points[i], points[i + 1]);
    }
    std::ranges::sort(periods, std::greater());
    periods.erase(std::ranges::unique(periods).begin(), periods.end());
    return periods;
}

} // namespace

std::vector<SweepPoint> measureWithPeaks(const Sweep& sweep, int threads, const SweepProgress& progress,
                                         StopToken stop, const SweepShare& share) {
    constexpr double shareOfEven = 0.7; // approximate; each peak round takes half the rest
    std::vector<SweepPoint> points;
    double begun = 0.0, ends = shareOfEven;
    for (std::vector<std::int64_t> periods = sweepPeriods(sweep); !periods.empty();
         periods = periodsAtPeaks(points)) {
        const int before = static_cast<int>(points.size());
        const SweepProgress reportProgress = [&](const SweepPoint& point, int done, int total) {
            progress(point, before + done, before + total);
        };
        const SweepShare reportShare = [&](double part) { share(begun + (ends - begun) * part); };
        const std::vector<SweepPoint> more =
            measurePeriods(sweep, periods, threads, progress ? reportProgress : SweepProgress(), stop,
                           share ? reportShare : SweepShare());
        points.insert(points.end(), more.begin(), more.end());
        std::ranges::sort(points, {}, &SweepPoint::hertz);
        if (stop.stop_requested()) break;
        begun = ends;
        ends += 0.5 * (1.0 - ends);
    }
    return points;
}

std::vector<SweepPoint> measurePeriods(const Sweep& sweep, const std::vector<std::int64_t>& periods,
                                       int threads, const SweepProgress& progress, StopToken stop,
                                       const SweepShare& share) {
    if (periods.empty()) return {};
    Sweep alone = sweep;
    leaveOnlyTheMedium(alone.experiment);
    const Fading fading = fadingOf(alone.experiment, alone.sine, alone.probeX, alone.probeY);
    Share done(share, periods.size());
    std::vector<SweepPoint> points;
    std::atomic<std::size_t> next = 0;
    Mutex mutex;
    std::exception_ptr failure;

    const auto work = [&] {
        const std::exception_ptr thrown = thrownBy([&] {
            while (!stop.stop_requested()) {
                const std::size_t i = next++;
                if (i >= periods.size()) return;
                Share::Point part(done);
                const Steps reportProgress = [&part](std::int64_t steps, double of) {
                    part.reportProgress(static_cast<double>(steps) / of);
                };
                const SweepPoint point = measured(alone, periods[i], fading, reportProgress, stop);
                const MutexLock lock(mutex);
                if (stop.stop_requested() || failure) return;
                points.push_back(point);
                if (progress)
                    progress(point, static_cast<int>(points.size()), static_cast<int>(periods.size()));
            }
        });
        if (!thrown) return;
        const MutexLock lock(mutex);
        if (!failure) failure = thrown;
        next = periods.size();
    };
    if (threads <= 0) threads = ThreadPool::cores();
    threads = std::min({threads, maxAtOnce(sweep), std::max(1, static_cast<int>(periods.size()))});
    ThreadPool pool; // separate pool; small runs may use the shared one
    ThreadPool::Lease lease(pool, threads);
    lease.run(lease.threads(), [&](int) { work(); });
    if (failure) std::rethrow_exception(failure);
    std::ranges::sort(points, {}, &SweepPoint::hertz);
    return points;
}

} // namespace seiche
