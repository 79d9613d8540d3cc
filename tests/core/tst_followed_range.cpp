// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "show/followed_range.h"
#include "show/pool_picture.h"

#include <gtest/gtest.h>

using namespace seiche;

namespace {

/// Pool of uniform height; the range settles at 4 times this height.
class Level {
public:
    explicit Level(float height) : m_cells(12, height) {}
    HeightView view() const { return {m_cells.data(), 4, 3, 4}; }

private:
    std::vector<float> m_cells;
};

} // namespace

TEST(FollowedRange, OpensQuicklyAndClosesSlowly) {
    const Level low(1.0f), high(10.0f);
    FollowedRange range;
    range.follow(low.view(), PoolView::Signed, 5, 0.0);
    EXPECT_NEAR(range.range(), 4.0, 1e-6) << "the first picture is right at once";
    range.follow(high.view(), PoolView::Signed, 6, 0.0);
    const double opened = (range.range() - 4.0) / 36.0;
    EXPECT_GT(opened, 0.1);
    EXPECT_LE(opened, 0.5) << "but does not pump";
    for (int frame = 7; frame < 200; ++frame) range.follow(high.view(), PoolView::Signed, frame, 0.0);
    EXPECT_NEAR(range.range(), 40.0, 0.01);
    range.follow(low.view(), PoolView::Signed, 200, 0.0);
    const double closed = (40.0 - range.range()) / 36.0;
    EXPECT_GT(closed, 0.0);
    EXPECT_LT(closed, opened / 5.0);
}

TEST(FollowedRange, RepaintingKeepsRange) {
    const Level low(1.0f), high(10.0f);
    FollowedRange range;
    range.follow(low.view(), PoolView::Signed, 5, 0.0);
    range.follow(high.view(), PoolView::Signed, 6, 0.0);
    const double once = range.range();
    range.follow(high.view(), PoolView::Signed, 6, 0.0);
    EXPECT_EQ(range.range(), once);
}

TEST(FollowedRange, RestartsAtEarlierStepOrDifferentView) {
    const Level low(1.0f), high(10.0f);
    FollowedRange range;
    range.follow(low.view(), PoolView::Signed, 5, 0.0);
    range.follow(high.view(), PoolView::Signed, 4, 0.0);
    EXPECT_NEAR(range.range(), 40.0, 1e-5);
    range.follow(low.view(), PoolView::Deep, 5, 0.0);
    EXPECT_NEAR(range.range(), 4.0, 1e-6);
    range.forget();
    range.follow(high.view(), PoolView::Deep, 6, 0.0);
    EXPECT_NEAR(range.range(), 40.0, 1e-5);
}

TEST(FollowedRange, StaysAboveMinimumForWeakWaves) {
    const Level still(0.0f);
    FollowedRange range;
    range.follow(still.view(), PoolView::Signed, 0, -20.0);
    EXPECT_GT(range.range(), 0.1);
    EXPECT_LT(range.range(), 2.0);
    range.fix(3.0, PoolView::Signed);
    EXPECT_EQ(range.range(), 3.0);
}
