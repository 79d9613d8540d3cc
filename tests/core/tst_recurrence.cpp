// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// Frequency measurement of known signals and of runs.
#include "files/experiment_file.h"
#include "files/presets.h"
#include "measure/probe_record.h"
#include "model/real_scale.h"
#include "run/pacer.h"
#include "run/simulation.h"
#include "wave/split_mix.h"

#include <cmath>
#include <functional>
#include <gtest/gtest.h>
#include <numbers>

using namespace seiche;

namespace {

using HeightAt = std::function<double(double)>; // displacement over seconds

constexpr double window = 5.0; // evaluated time, in seconds
constexpr int signals = 300;   // number of signals per kind

double sine(double turns) { return std::sin(2.0 * std::numbers::pi * turns); }

class RandomSequence {
public:
    explicit RandomSequence(std::uint64_t seed) : m_numbers(seed) {}
    double between(double min, double max) {
        return min + (max - min) * static_cast<double>(m_numbers.next() >> 11) * 0x1p-53;
    }
    int upTo(int max) { return static_cast<int>(between(0.0, max + 1.0)); }

private:
    SplitMix m_numbers;
};

// Returns steps as the window samples them: at most `stride` apart, and at every frame of about
// 1/60 s.
std::vector<std::int64_t> sampledSteps(RandomSequence& dice, double stepsPerSecond, double from, double to) {
    const auto stride = std::max<std::int64_t>(1, static_cast<std::int64_t>(stepsPerSecond / 200.0));
    std::vector<std::int64_t> steps;
    auto step = static_cast<std::int64_t>(from * stepsPerSecond);
    const auto end = static_cast<std::int64_t>(to * stepsPerSecond);
    while (step < end) {
        const double picture = std::max(1.0, stepsPerSecond / 60.0 * dice.between(0.8, 1.2));
        const std::int64_t next = std::min(end, step + static_cast<std::int64_t>(picture));
        while (step < next) steps.push_back(step = std::min(next, step + stride));
    }
    return steps;
}

std::vector<ProbeSample> recordOf(const HeightAt& height, RandomSequence& dice) {
    constexpr double rates[] = {60.0, 120.0, 200.0, 400.0, 638.0, 1000.0};
    const double rate = rates[dice.upTo(5)], end = dice.between(0.5, 12.0);
    std::vector<ProbeSample> record;
    for (const std::int64_t step : sampledSteps(dice, rate, std::max(0.0, end - window), end)) {
        const double time = static_cast<double>(step) / rate;
        record.push_back({time, double{static_cast<float>(height(time))}});
    }
    return record;
}

double unitOf(const MeasuredFrequency& seen) { return std::pow(10.0, -seen.decimals()); }

// Returns the frequency rounded to its certain digits.
double shownOf(const MeasuredFrequency& seen) {
    return std::round(seen.frequency / unitOf(seen)) * unitOf(seen);
}

// Expects every measured frequency to be right to its last digit. Returns the number with four
// digits.
int readRightly(std::uint64_t seed, double min, double max,
                const std::function<HeightAt(RandomSequence&, double)>& make) {
    RandomSequence dice(seed);
    int precise = 0;
    for (int i = 0; i < signals; ++i) {
        const double frequency = dice.between(min, max);
        const HeightAt signal = make(dice, frequency);
        const auto seen = measuredFrequencyOf(recordOf(signal, dice));
        if (!seen) continue;
        EXPECT_LE(std::abs(shownOf(*seen) - frequency), unitOf(*seen) * (1.0 + 1e-9))
            << i << ": " << frequency << " read as " << seen->frequency << " +- " << seen->error;
        precise += seen->digits() == 4 ? 1 : 0;
    }
    return precise;
}

// Returns a bump of height 1 and total width `width` at every integer number of turns.
double pulse(double turns, double width) {
    const double away = (turns - std::round(turns)) / width;
    return std::abs(away) < 0.5 ? 0.5 + 0.5 * sine(away + 0.25) : 0.0;
}

Experiment experimentOf(const std::string& text) {
    const ReadExperiment result = readExperiment(text);
    EXPECT_TRUE(std::holds_alternative<Experiment>(result));
    return std::holds_alternative<Experiment>(result) ? std::get<Experiment>(result)
                                                      : defaultExperiment(SceneKind::String);
}

// Calls `look` with the record of each probe, about 12 times per simulated second.
void watch(const Experiment& e, double seconds,
           const std::function<void(const Probe&, double, const std::optional<MeasuredFrequency>&)>& look) {
    Simulation run(e);
    RandomSequence dice(5);
    std::vector<ProbeRecord> records(e.probes.size());
    const std::int64_t stride = stepsBetweenSamples(e);
    while (run.seconds() < seconds) {
        for (int picture = 0; picture < 5; ++picture) {
            const double steps = std::max(1.0, e.stepsPerSecond / 60.0 * dice.between(0.8, 1.2));
            const std::int64_t next = run.frame() + static_cast<std::int64_t>(steps);
            while (run.frame() < next) {
                run.advance(std::min(stride, next - run.frame()));
                for (std::size_t i = 0; i < records.size(); ++i)
                    records[i].add(run.seconds(), run.height(e.probes[i].x, e.probes[i].y));
            }
        }
        for (std::size_t i = 0; i < records.size(); ++i)
            look(e.probes[i], run.seconds(), records[i].frequency(window));
    }
}

} // namespace

TEST(Recurrence, ReadsPeriodicSignalsToLastDigit) {
    EXPECT_GT(readRightly(1, 0.7, 12.0,
                          [](RandomSequence& dice, double f) {
                              const double phase = dice.between(0, 1), middle = dice.between(-1, 1);
                              return [=](double t) { return middle + sine(f * t + phase); };
                          }),
              250);
    const auto harmonics = [](RandomSequence& dice, double f) {
        std::vector<double> heights{dice.between(0.3, 1.0)}, phases{dice.between(0, 1)};
        for (int m = 2; m <= 6; ++m) {
            heights.push_back(dice.between(-1, 1) / m);
            phases.push_back(dice.between(0, 1));
        }
        return [=](double t) {
            double sum = 0.0;
            for (std::size_t m = 0; m < 6; ++m)
                sum += heights[m] * sine(static_cast<double>(m + 1) * f * t + phases[m]);
            return sum;
        };
    };
    EXPECT_GT(readRightly(2, 0.7, 4.0, harmonics), 200);
    const auto pulses = [](RandomSequence& dice, double f) {
        struct Pulse {
            double height, phase, width;
        };
        std::vector<Pulse> all;
        for (int i = dice.upTo(3); i >= 0; --i)
            all.push_back(
                {dice.between(-1, 1) + (i == 0 ? 2.0 : 0.0), dice.between(0, 1), f * dice.between(0.03, 0.08)});
        return [=](double t) {
            double sum = 0.0;
            for (const Pulse& each : all) sum += each.height * pulse(f * t - each.phase, each.width);
            return sum;
        };
    };
    EXPECT_GT(readRightly(3, 0.7, 2.0, pulses), 150);
}

TEST(Recurrence, ReadsDecayingSignalsToLastDigit) {
    EXPECT_GT(readRightly(4, 0.7, 12.0,
                          [](RandomSequence& dice, double f) {
                              const double phase = dice.between(0, 1), decay = f * dice.between(0.0, 0.4);
                              return [=](double t) { return std::exp(-decay * t) * sine(f * t + phase); };
                          }),
              150);
    EXPECT_GT(readRightly(5, 0.7, 2.0,
                          [](RandomSequence& dice, double f) {
                              const double phase = dice.between(0, 1), decay = f * dice.between(0.0, 0.1);
                              const double width = f * dice.between(0.06, 0.2);
                              return
                                  [=](double t) { return std::exp(-decay * t) * pulse(f * t - phase, width); };
                          }),
              180);
}

// A frequency measured while the wave builds up must be right to its last digit, or empty.
TEST(Recurrence, IgnoresTransientStart) {
    const auto swelling = [](RandomSequence& dice, double f) {
        const double middle = dice.between(0.0, 3.0), time = dice.between(0.1, 2.0);
        return [=](double t) { return (1.0 + std::tanh((t - middle) / time)) * sine(f * t); };
    };
    EXPECT_GT(readRightly(6, 2.0, 12.0, swelling), 100);
    const auto ringing = [](RandomSequence& dice, double f) {
        const double own = f * dice.between(0.8, 1.25), time = dice.between(0.1, 1.5);
        return [=](double t) { return sine(f * t) - std::exp(-t / time) * sine(own * t); };
    };
    EXPECT_GT(readRightly(7, 2.0, 12.0, ringing), 80);
    // The phase of this wave shifts as well.
    const auto arriving = [](RandomSequence& dice, double f) {
        const double start = dice.between(0.0, 2.0), time = dice.between(0.1, 0.6);
        return [=](double t) {
            const double since = (t - start) / time;
            return since < 0.0 ? 0.0
                               : since * since / (1.0 + since * since) * sine(f * t + 0.08 / (1.0 + since));
        };
    };
    EXPECT_GT(readRightly(8, 2.0, 12.0, arriving), 40);
}

TEST(Recurrence, RejectsNonrecurringSignals) {
    RandomSequence dice(9);
    const double golden = 0.5 * (1.0 + std::sqrt(5.0));
    for (int i = 0; i < signals; ++i) {
        const double f = dice.between(1.0, 8.0), height = dice.between(0.3, 1.0),
                     change = dice.between(0.3, 1.0);
        std::vector<double> partials, phases;
        for (int m = 0; m < 40; ++m) {
            partials.push_back(dice.between(0.5, 8.0));
            phases.push_back(dice.between(0.0, 1.0));
        }
        const HeightAt all[] = {
            [&](double) { return dice.between(-1.0, 1.0); },
            [&](double t) { return sine(f * t) + height * sine(golden * f * t + 0.2); },
            [&](double t) { return sine(f * t) + height * sine(std::numbers::sqrt2 * f * t + 0.2); },
            [&](double t) { return sine((2.0 + 0.5 * change * t) * t); },
            [&](double t) {
                double sum = 0.0;
                for (std::size_t m = 0; m < partials.size(); ++m) sum += sine(partials[m] * t + phases[m]);
                return sum;
            },
            [&](double t) { return t; },
            [&](double t) { return std::exp(-t); },
            [&](double) { return 0.25; },
        };
        for (std::size_t kind = 0; kind < std::size(all); ++kind) {
            const auto seen = measuredFrequencyOf(recordOf(all[kind], dice));
            EXPECT_FALSE(seen) << i << ": kind " << kind << " read as " << seen->frequency;
        }
    }
}

// Two tones recur only near a ratio of integers.
TEST(Recurrence, ReadsTonePairsOnlyAtIntegerRatios) {
    RandomSequence dice(10);
    int read = 0;
    for (int i = 0; i < 5 * signals; ++i) {
        const double f = dice.between(1.0, 8.0), other = f * dice.between(1.1, 3.0),
                     height = dice.between(0.3, 1.0);
        const auto seen = measuredFrequencyOf(
            recordOf([=](double t) { return sine(f * t) + height * sine(other * t + 0.2); }, dice));
        if (!seen) continue;
        ++read;
        for (const double tone : {f, other}) {
            const double multiple = std::round(tone / seen->frequency);
            EXPECT_LE(std::abs(tone / multiple - shownOf(*seen)), unitOf(*seen)) << f << ' ' << other;
        }
    }
    EXPECT_LT(read, signals / 2);
}

TEST(Recurrence, NeedsThreePeriods) {
    const auto recordTo = [](double end) {
        std::vector<ProbeSample> record;
        for (int i = 0; i < 200 * end; ++i) record.push_back({i / 200.0, sine(1.25 * i / 200.0)});
        return record;
    };
    EXPECT_FALSE(measuredFrequencyOf(recordTo(2.3)));
    const auto seen = measuredFrequencyOf(recordTo(2.5));
    ASSERT_TRUE(seen);
    EXPECT_NEAR(seen->frequency, 1.25, 1e-4);
    EXPECT_EQ(seen->digits(), 4);
    EXPECT_FALSE(measuredFrequencyOf({}));
}

TEST(Recurrence, ShowsOnlyCertainDigits) {
    EXPECT_EQ((MeasuredFrequency{9.0, 0.0}).digits(), 4);
    EXPECT_EQ((MeasuredFrequency{9.0, 0.0004}).digits(), 4);
    EXPECT_EQ((MeasuredFrequency{9.0, 0.0006}).digits(), 3);
    EXPECT_EQ((MeasuredFrequency{110.4, 0.06}).digits(), 3);
    EXPECT_EQ((MeasuredFrequency{110.4, 0.6}).digits(), 0);
    EXPECT_EQ((MeasuredFrequency{110.4, 0.04}).decimals(), 1);
    EXPECT_EQ((MeasuredFrequency{110.4, 0.06}).decimals(), 0);
    EXPECT_EQ((MeasuredFrequency{0.25, 0.0}).decimals(), 4);
    EXPECT_EQ((MeasuredFrequency{1234.0, 3.0}).decimals(), -1);
    // 0.99999 is shown as 1.000.
    EXPECT_EQ((MeasuredFrequency{0.99999, 0.0001}).digits(), 4);
    EXPECT_EQ((MeasuredFrequency{0.99999, 0.0001}).decimals(), 3);
}

// At k = 1 without damping, a string of 320 points repeats exactly after 2 * 319 steps.
TEST(Recurrence, ReadsOneHertzForReflectedPulse) {
    const Experiment e = experimentOf(R"({ "seiche": 1, "medium": "string", "size": [320], "k": 1,
        "stepsPerSecond": 638,
        "probes": [ { "name": "P", "at": [100] }, { "name": "Q", "at": [160] }, { "name": "R", "at": [40] } ],
        "events": [ { "step": 10, "pull": { "at": [160], "width": 20, "mode": "pluck" } } ] })");
    int looks = 0;
    watch(e, 12.0, [&](const Probe& probe, double seconds, const std::optional<MeasuredFrequency>& seen) {
        if (seconds < 3.1) return;
        ++looks;
        ASSERT_TRUE(seen) << probe.name << ' ' << seconds;
        EXPECT_EQ(seen->digits(), 4) << probe.name << ' ' << seconds << ' ' << seen->error;
        EXPECT_NEAR(seen->frequency, 1.0, 0.0005) << probe.name << ' ' << seconds;
    });
    EXPECT_GT(looks, 300);
}

TEST(Recurrence, MatchesSourceBehindDoubleSlit) {
    int precise = 0;
    watch(loadPreset("double-slit").value(), 10.0,
          [&](const Probe& probe, double seconds, const std::optional<MeasuredFrequency>& seen) {
              if (!seen) {
                  EXPECT_LT(seconds, 6.0) << probe.name;
                  return;
              }
              EXPECT_LE(std::abs(shownOf(*seen) - 9.0), unitOf(*seen) * (1.0 + 1e-9))
                  << probe.name << ' ' << seconds << ": " << seen->frequency << " +- " << seen->error;
              if (seconds < 8.0) return;
              ++precise;
              EXPECT_EQ(seen->digits(), 4) << probe.name << ' ' << seen->error;
          });
    EXPECT_GT(precise, 30);
}

// Plucked at a seventh: f = sqrt(T / mu) / (2 L) with 0.65 m, 70 N and 3.4 g/m.
TEST(Recurrence, MatchesPitchOfGuitarString) {
    const double pitch = std::sqrt(70.0 / 0.0034) / (2.0 * 0.65);
    const Experiment e = experimentOf(R"({ "seiche": 1, "medium": "string", "size": [281], "k": 1,
        "stepsPerSecond": 560, "real": { "world": "string", "length": 0.65, "tension": 70, "massPerLength": 0.0034 },
        "probes": [ { "name": "P", "at": [100] } ], "events": [ { "step": 0,
        "draw": { "heights": [0, 1, 0.833333, 0.666667, 0.5, 0.333333, 0.166667, 0] } } ] })");
    const double factor = realScaleOf(e).value().hertz(1.0 / e.stepsPerSecond);
    int looks = 0;
    watch(e, 8.0, [&](const Probe&, double seconds, const std::optional<MeasuredFrequency>& seen) {
        if (seconds < 3.1) return;
        ++looks;
        ASSERT_TRUE(seen) << seconds;
        const MeasuredFrequency real{seen->frequency * factor, seen->error * factor};
        EXPECT_EQ(real.digits(), 4) << real.error;
        EXPECT_NEAR(real.frequency, pitch, 0.05) << seconds;
    });
    EXPECT_GT(looks, 40);
}
