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

/// Taps on a model whose height reveals the rhythm in which it is tapped: in a span that began at a known time
/// it swings once as far as `heightAt` says. The points are kept as a lab would: from the fourth tap on, taken
/// back to `finished` when a series ends.
class Tapper {
public:
    void tap(double seconds, double height) {
        seconds = std::round(seconds / resolution) * resolution;
        if (m_before) {
            // Three samples with the highest in the middle, well inside the span.
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

/// So many taps in a rhythm with scattered intervals, the first of them at `start`; each lets the wave swing to
/// `height`.
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

// 10 taps at 2 Hz, a pause of a second, 7 at 0.8 Hz, a pause of a second, 10 at 3 Hz.
TEST(TapSeries, EveryRhythmHasAPointOfItsOwn) {
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

TEST(TapSeries, NoPauseIsNeeded) {
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

// What the first taps of a new rhythm have done to the old one's numbers is taken back.
TEST(TapSeries, TheOldSeriesEndsWithItsOwnLastTap) {
    std::mt19937 random(1);
    Tapper tapper;
    const double last = tapOn(tapper, 0.0, 1.0, 10, 1.0, 0.0, random);
    const TapSeries::Reading before = *tapper.series().reading();
    // 13 % more: no single interval is strange.
    tapOn(tapper, last + 1.0 / 1.13, 1.13, 12, 7.0, 0.0, random);
    ASSERT_TRUE(tapper.series().finished());
    EXPECT_EQ(*tapper.series().finished(), before);
    EXPECT_NEAR(tapper.series().reading()->rhythm.hertz, 1.13, 0.005);
    EXPECT_NEAR(tapper.series().reading()->amplitude->value, 7.0, 1e-9);
}

TEST(TapSeries, APeriodWithMissedTapsIsLeftOutAndADoubleTapDividesNone) {
    Tapper tapper;
    // A span's own height, as the tap before it has left it.
    const std::pair<double, double> taps[] = {{0, 1}, {1, 1},   {2, 1}, {3, 9}, {5, 1},
                                              {6, 1}, {6.3, 2}, {7, 1}, {8, 1}, {9, 1}};
    for (const auto& [time, height] : taps) tapper.tap(time, height);
    const TapSeries::Reading reading = *tapper.series().reading();
    EXPECT_EQ(reading.rhythm.missed, 1);
    EXPECT_EQ(reading.rhythm.doubled, 1);
    EXPECT_EQ(reading.amplitude->periods, 7); // 9 from first to last, without the two of the missed tap
    EXPECT_LE(reading.amplitude->value, 2.0); // not the 9 of the period without a tap
}

// Simulated hands, many pairs of rhythms, with and without a pause between them: every point is near one of the
// two (a hand in a thousand may have scattered more), one series in a hundred is split; a point that stands is
// never touched again.
TEST(TapSeries, NoPointStandsWhereNobodyTapped) {
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
                    // The mean of the five intervals that a series has at least, at three standard errors; and
                    // what a pause may do that happens to be as long as a beat.
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

/// One of several rhythms in a row.
struct Tapped {
    double hertz; ///< as it was tapped: from the first tap to the last
    std::vector<double> times;
};

/// How one rhythm follows another.
enum class Between { Pause, LongPause, LastInterval, NextInterval };

/// `series` rhythms, each at least a fourth faster or slower than the one before, every interval off by up to
/// `jitter`; with `misses` in every third one tap is left out.
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

/// How many of `hands` do not give exactly the points that were tapped, to 1 %. Fails when a finished point
/// changes.
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

TEST(TapSeries, RandomRhythmsGiveExactlyTheirPoints) {
    for (const Between between :
         {Between::Pause, Between::LongPause, Between::LastInterval, Between::NextInterval}) {
        EXPECT_EQ(wrongHands(500, 0.0, false, between), 0) << static_cast<int>(between);
        // A pause that happens to be an interval long, to the scatter of the hand, may be taken for one.
        EXPECT_LE(wrongHands(500, 0.03, false, between), between == Between::Pause ? 2 : 0);
        // A tap left out where the next rhythm is twice as fast may be taken for a double tap.
        EXPECT_LE(wrongHands(500, 0.03, true, between), between == Between::LongPause ? 0 : 6);
    }
}

// After fast taps a slow rhythm whose third tap is missing looks like a pause.
TEST(TapSeries, AMissedTapIsForgivenAtTheBeginningToo) {
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

TEST(TapSeries, TapsInNoRhythmDoNotSpoilTheOneBefore) {
    Tapper tapper;
    for (int i = 0; i < 10; ++i) tapper.tap(0.5 * i, 1.0);
    const TapSeries::Reading before = *tapper.series().reading();
    for (double time : {5.3, 5.5, 6.7, 7.4, 7.75}) tapper.tap(time, 9.0);
    ASSERT_TRUE(tapper.series().finished());
    EXPECT_EQ(*tapper.series().finished(), before);
}
