// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "measure/tap_series.h"

#include <cmath>
#include <gtest/gtest.h>
#include <random>

using namespace seiche;

namespace {

constexpr double resolution = 1.0 / 638.0;

struct Kept {
    double hertz;
    double amplitude;
    int taps;

    friend bool operator==(const Kept&, const Kept&) = default;
};

/// Taps on a model whose displacement reveals the tapping frequency.
///
/// Each interval peaks at the height of the previous tap. Points are kept from the fourth tap on
/// and take the value of `finished` when a series ends.
class Tapper {
public:
    void tap(double seconds, double height) {
        seconds = std::round(seconds / resolution) * resolution;
        if (m_before) {
            // Three samples within the interval, highest in the middle.
            const double length = seconds - *m_before;
            for (double share : {0.4, 0.5, 0.6})
                m_series.sample(*m_before + share * length, share == 0.5 ? m_height : -m_height);
        }
        if (m_series.tap(seconds)) {
            m_open.reset();
            if (m_series.finished()) keep(*m_series.finished());
            finish();
        }
        if (m_series.reading()) keep(*m_series.reading());
        m_before = seconds;
        m_height = height;
    }
    void finish() {
        if (m_open) m_points.push_back(*m_open);
        m_open.reset();
    }
    const std::vector<Kept>& points() const { return m_points; }
    const TapSeries& series() const { return m_series; }

private:
    void keep(const TapSeries::Reading& reading) {
        if (reading.rhythm.taps >= 4 && reading.amplitude)
            m_open = Kept{reading.rhythm.hertz, reading.amplitude->value, reading.rhythm.taps};
    }

    TapSeries m_series{resolution};
    std::optional<double> m_before;
    double m_height = 0.0;
    std::optional<Kept> m_open;
    std::vector<Kept> m_points;
};

/// Adds `count` taps with scattered intervals, the first at `start`. Each tap lets the wave rise to
/// `height`. Returns the time of the last tap.
double tapOn(Tapper& tapper, double start, double hertz, int count, double height, double scatter,
             std::mt19937& random) {
    std::normal_distribution<double> normal(0.0, scatter);
    double time = start;
    for (int i = 0; i < count; ++i) {
        if (i > 0) time += (1.0 + normal(random)) / hertz;
        tapper.tap(time, height);
    }
    return time;
}

} // namespace

// 10 taps at 2 Hz, 7 at 0.8 Hz and 10 at 3 Hz, with pauses between.
TEST(TapSeries, SeparatesFrequenciesAfterPauses) {
    for (double pause : {0.9, 1.0, 1.1, 2.0, 5.0}) {
        std::mt19937 random(1);
        Tapper tapper;
        double last = tapOn(tapper, 0.0, 2.0, 10, 2.0, 0.0, random);
        last = tapOn(tapper, last + pause, 0.8, 7, 0.8, 0.0, random);
        tapOn(tapper, last + pause, 3.0, 10, 3.0, 0.0, random);
        tapper.finish();
        ASSERT_EQ(tapper.points().size(), 3u) << pause;
        const double hertz[] = {2.0, 0.8, 3.0};
        const int taps[] = {10, 7, 10};
        for (std::size_t i = 0; i < 3; ++i) {
            EXPECT_NEAR(tapper.points()[i].hertz, hertz[i], 0.01 * hertz[i]) << pause;
            EXPECT_NEAR(tapper.points()[i].amplitude, hertz[i], 1e-9) << pause;
            EXPECT_EQ(tapper.points()[i].taps, taps[i]) << pause;
        }
    }
}

TEST(TapSeries, SeparatesFrequenciesWithoutPauses) {
    std::mt19937 random(1);
    Tapper tapper;
    double last = tapOn(tapper, 0.0, 2.0, 10, 2.0, 0.0, random);
    last = tapOn(tapper, last + 1.0 / 0.8, 0.8, 7, 0.8, 0.0, random);
    tapOn(tapper, last + 1.0 / 3.0, 3.0, 10, 3.0, 0.0, random);
    tapper.finish();
    ASSERT_EQ(tapper.points().size(), 3u);
    const double hertz[] = {2.0, 0.8, 3.0};
    for (std::size_t i = 0; i < 3; ++i) EXPECT_NEAR(tapper.points()[i].hertz, hertz[i], 0.002 * hertz[i]);
}

// New taps must not change the finished reading.
TEST(TapSeries, FinishedSeriesExcludesNewTaps) {
    std::mt19937 random(1);
    Tapper tapper;
    const double last = tapOn(tapper, 0.0, 1.0, 10, 1.0, 0.0, random);
    const TapSeries::Reading before = *tapper.series().reading();
    // 13 % faster: no single interval is an outlier.
    tapOn(tapper, last + 1.0 / 1.13, 1.13, 12, 7.0, 0.0, random);
    ASSERT_TRUE(tapper.series().finished());
    EXPECT_EQ(*tapper.series().finished(), before);
    EXPECT_NEAR(tapper.series().reading()->rhythm.hertz, 1.13, 0.005);
    EXPECT_NEAR(tapper.series().reading()->amplitude->value, 7.0, 1e-9);
}

TEST(TapSeries, ExcludesMissedTapsAndIgnoresDoubleTaps) {
    Tapper tapper;
    // Time of each tap and height of the next interval.
    const std::pair<double, double> taps[] = {{0, 1}, {1, 1},   {2, 1}, {3, 9}, {5, 1},
                                              {6, 1}, {6.3, 2}, {7, 1}, {8, 1}, {9, 1}};
    for (const auto& [time, height] : taps) tapper.tap(time, height);
    const TapSeries::Reading reading = *tapper.series().reading();
    EXPECT_EQ(reading.rhythm.missed, 1);
    EXPECT_EQ(reading.rhythm.doubled, 1);
    EXPECT_EQ(reading.amplitude->periods, 7); // 9 periods without the two of the missed tap
    EXPECT_LE(reading.amplitude->value, 2.0); // excludes the height 9 of the missed tap
}

// Simulated tappers with many pairs of frequencies and pauses. At most one in 1000 gets a point
// between its frequencies, and one in 100 a split series. Finished points never change.
TEST(TapSeries, PlacesNoPointsBetweenTappedFrequencies) {
    const double rhythms[] = {0.5, 0.8, 1.0, 1.2, 1.5, 2.0, 2.5, 3.0, 4.0};
    int hands = 0, split = 0, between = 0, lost = 0;
    for (double scatter : {0.0, 0.02, 0.04, 0.06}) {
        for (double first : rhythms)
            for (double second : rhythms)
                for (int pause = 0; pause <= 12; ++pause) {
                    if (first == second) continue;
                    std::mt19937 random(static_cast<unsigned>(++hands));
                    const int firstTaps = 6 + static_cast<int>(random() % 25);
                    const int secondTaps = 6 + static_cast<int>(random() % 25);
                    Tapper tapper;
                    double last = tapOn(tapper, 0.0, first, firstTaps, first, scatter, random);
                    last += pause > 0 ? 0.25 * pause : 1.0 / second;
                    tapOn(tapper, last, second, secondTaps, second, scatter, random);
                    const std::vector<Kept> before = tapper.points();
                    tapper.finish();
                    for (std::size_t i = 0; i < before.size(); ++i) ASSERT_EQ(before[i], tapper.points()[i]);
                    // Three standard errors of the mean of at least five intervals, plus the
                    // effect of a pause as long as an interval.
                    const double near = 0.025 + 3.0 * scatter / std::sqrt(5.0);
                    bool hasFirst = false, hasSecond = false;
                    for (const Kept& point : tapper.points()) {
                        const bool isFirst = std::abs(point.hertz / first - 1.0) < near;
                        const bool isSecond = std::abs(point.hertz / second - 1.0) < near;
                        between += isFirst || isSecond ? 0 : 1;
                        hasFirst = hasFirst || isFirst;
                        hasSecond = hasSecond || isSecond;
                    }
                    lost += (hasFirst ? 0 : 1) + (hasSecond ? 0 : 1);
                    split += tapper.points().size() > 2 ? 1 : 0;
                }
    }
    EXPECT_EQ(hands, 4 * 72 * 13);
    EXPECT_LE(between, hands / 1000);
    EXPECT_LE(split, hands / 100);
    EXPECT_LE(lost, hands / 200);
}

namespace {

/// Taps at one frequency.
struct Tapped {
    double hertz; ///< measured from the first to the last tap
    std::vector<double> times;
};

/// Gap between two series of taps.
enum class Between { Pause, LongPause, LastInterval, NextInterval };

/// Returns `series` series of taps, each at least 25 % faster or slower than the previous series.
/// `jitter`: maximum deviation of an interval. `misses`: about every third series lacks a tap.
std::vector<Tapped> randomHand(std::mt19937& random, int series, double jitter, bool misses, Between between) {
    const auto draw = [&](double from, double to) {
        return std::uniform_real_distribution<double>(from, to)(random);
    };
    std::vector<Tapped> hand;
    double time = 1.0, before = 0.0;
    for (int k = 0; k < series; ++k) {
        double hertz = 0.0;
        do hertz = std::exp(draw(std::log(0.5), std::log(4.0)));
        while (before > 0.0 && std::max(hertz / before, before / hertz) < 1.25);
        const int taps = 7 + static_cast<int>(random() % 12);
        if (k > 0) {
            if (between == Between::Pause) time += draw(0.8, 2.0);
            if (between == Between::LongPause) time += draw(4.2, 8.0) / before;
            if (between == Between::LastInterval) time += 1.0 / before;
            if (between == Between::NextInterval) time += 1.0 / hertz;
        }
        const int missed = misses && random() % 3 == 0 ? 2 + static_cast<int>(random() % (taps - 4)) : -1;
        Tapped each{0.0, {}};
        for (int i = 0; i < taps; ++i) {
            if (i > 0) time += (1.0 + draw(-jitter, jitter)) / hertz;
            if (i != missed) each.times.push_back(time);
        }
        each.hertz = (taps - 1) / (each.times.back() - each.times.front());
        before = hertz;
        hand.push_back(std::move(each));
    }
    return hand;
}

/// Counts the tappers whose points differ from the tapped frequencies by more than 1 %. Fails if a
/// finished point changes.
int wrongHands(int hands, double jitter, bool misses, Between between) {
    int wrong = 0;
    for (int seed = 0; seed < hands; ++seed) {
        std::mt19937 random(static_cast<unsigned>(seed));
        const std::vector<Tapped> hand = randomHand(random, 3 + seed % 4, jitter, misses, between);
        Tapper tapper;
        std::vector<Kept> finished;
        for (const Tapped& each : hand)
            for (double time : each.times) {
                tapper.tap(time, each.hertz);
                for (std::size_t i = 0; i < finished.size(); ++i) EXPECT_EQ(tapper.points()[i], finished[i]);
                finished = tapper.points();
            }
        tapper.finish();
        bool right = tapper.points().size() == hand.size();
        for (std::size_t i = 0; right && i < hand.size(); ++i)
            right = std::abs(tapper.points()[i].hertz / hand[i].hertz - 1.0) < 0.01;
        wrong += right ? 0 : 1;
    }
    return wrong;
}

} // namespace

TEST(TapSeries, FindsRandomFrequenciesExactly) {
    for (const Between between :
         {Between::Pause, Between::LongPause, Between::LastInterval, Between::NextInterval}) {
        EXPECT_EQ(wrongHands(500, 0.0, false, between), 0) << static_cast<int>(between);
        // A pause of similar length may count as an interval.
        EXPECT_LE(wrongHands(500, 0.03, false, between), between == Between::Pause ? 2 : 0);
        // A missed tap before a doubled frequency may look like a double tap.
        EXPECT_LE(wrongHands(500, 0.03, true, between), between == Between::LongPause ? 0 : 6);
    }
}

// A slow series with a missed tap looks like a pause.
TEST(TapSeries, ToleratesEarlyMissedTap) {
    for (int missed = 1; missed <= 5; ++missed) {
        Tapper tapper;
        for (int i = 0; i < 10; ++i) tapper.tap(0.5 * i, 1.0);
        for (int i = 0; i < 7; ++i)
            if (i != missed) tapper.tap(5.6 + 1.25 * i, 1.0);
        for (int i = 0; i < 10; ++i) tapper.tap(14.1 + i / 3.0, 1.0);
        tapper.finish();
        ASSERT_EQ(tapper.points().size(), 3u) << missed;
        EXPECT_NEAR(tapper.points()[0].hertz, 2.0, 0.02) << missed;
        EXPECT_NEAR(tapper.points()[1].hertz, 0.8, 0.008) << missed;
        EXPECT_NEAR(tapper.points()[2].hertz, 3.0, 0.03) << missed;
    }
}

TEST(TapSeries, IrregularTapsKeepFinishedSeries) {
    Tapper tapper;
    for (int i = 0; i < 10; ++i) tapper.tap(0.5 * i, 1.0);
    const TapSeries::Reading before = *tapper.series().reading();
    for (double time : {5.3, 5.5, 6.7, 7.4, 7.75}) tapper.tap(time, 9.0);
    ASSERT_TRUE(tapper.series().finished());
    EXPECT_EQ(*tapper.series().finished(), before);
}
