// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/elided.h"

#include <gtest/gtest.h>

using namespace seiche;

TEST(Elided, KeepsShortText) {
    EXPECT_EQ(elided(""), "");
    EXPECT_EQ(elided("edges.left"), "edges.left");
    const std::string longest(80, 'a');
    EXPECT_EQ(elided(longest), longest);
    EXPECT_EQ(elided("abcde", 5), "abcde");
}

TEST(Elided, KeepsBothEndsOfLongText) {
    EXPECT_EQ(elided("abcdefgh", 7), "ab...gh");
    EXPECT_EQ(elided("abcdefgh", 6), "ab...h");
    EXPECT_EQ(elided("begin" + std::string(1'000'000, 'x') + "end"),
              "begin" + std::string(34, 'x') + "..." + std::string(35, 'x') + "end");
}

TEST(Elided, CutsBetweenCharacters) {
    EXPECT_EQ(elided("αβγδεζηθ", 7), "αβ...ηθ");
    std::string waves;
    for (int i = 0; i < 100; ++i) waves += "🌊";
    const std::string shortened = elided(waves);
    EXPECT_EQ(shortened.size(), 77u * 4 + 3);
    EXPECT_EQ(shortened.find("..."), 39u * 4);
}

TEST(Elided, ShortensInvalidUtf8) {
    EXPECT_LE(elided(std::string(100'000, '\x80')).size(), 80u);
    EXPECT_LE(elided("a" + std::string(100'000, '\xbf')).size(), 80u);
    EXPECT_LE(elided(std::string(100'000, '\xff')).size(), 80u);
    EXPECT_EQ(elided("\x80"), "\x80");
}

TEST(Elided, EscapesControlCharacters) {
    EXPECT_EQ(elided("a\nb\x1b[31m\x7f"), "a\\x0ab\\x1b[31m\\x7f");
    EXPECT_EQ(elided(std::string("a\0b", 3)), "a\\x00b");
}
