// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "wave/field.h"

#include <gtest/gtest.h>

#include <cstdint>

using namespace seiche;

namespace {

template <class T>
void expectWholeLines() {
    constexpr int line = Field<T>::lineCells;
    const auto lineStart = [](int x) { return (x - (x < 0 ? line - 1 : 0)) / line * line; };
    for (SceneKind scene : {SceneKind::String, SceneKind::Pool})
        for (int width : {1, 15, 16, 17, 31, 64})
            for (int left : {0, 1, 8, 15, 16, 24, 40, 96})
                for (int right : {0, 1, 24, 96}) {
                    const Grid grid{width, scene == SceneKind::Pool ? 3 : 1};
                    const Field<T> field(grid, scene, {left, right, 0, 0});
                    SCOPED_TRACE(testing::Message() << width << " cells, hidden: " << left << ", " << right);
                    for (int y = -field.ghostRows(); y < grid.height + field.ghostRows(); ++y)
                        EXPECT_EQ(reinterpret_cast<std::uintptr_t>(field.row(y)) % Field<T>::lineBytes, 0u);
                    EXPECT_GE(field.pitch(), lineStart(width + right) + line - lineStart(-left - 1));
                }
}

} // namespace

// Row loops access whole cache lines, counted from column 0.
TEST(Field, AlignsRowsToWholeLines) {
    expectWholeLines<float>();
    expectWholeLines<double>();
    expectWholeLines<std::int32_t>();
}

TEST(Field, KeepsHeightsInDifferentSurround) {
    Field<float> narrow({3, 2}, SceneKind::Pool);
    narrow.at(0, 0) = 5;
    narrow.at(2, 1) = 7;
    const Field<float> wide(narrow, {24, 1, 2, 3});
    EXPECT_EQ(wide.cells(), (Cells{-24, 4, -2, 5}));
    EXPECT_EQ(wide.at(0, 0), 5);
    EXPECT_EQ(wide.at(2, 1), 7);
    EXPECT_EQ(wide.at(-24, -2), 0);
    EXPECT_EQ(Field<float>(wide, Surround{}).at(2, 1), 7);
}
