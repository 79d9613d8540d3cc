// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// The decompressor of the browser version, compared with zlib.
#include "files/base64url.h"
#include "files/compression.h"
#include "files/inflate.h"

#include <gtest/gtest.h>
#include <random>
#include <vector>
#include <zlib.h>

using namespace seiche;

namespace {

using enum Decompressed::End;

// Returns data compressed by zlib with stored, fixed or dynamic codes.
std::string compressedAs(const std::string& bytes, int level, int strategy) {
    z_stream stream{};
    EXPECT_EQ(deflateInit2(&stream, level, Z_DEFLATED, 15, 8, strategy), Z_OK);
    std::string small(deflateBound(&stream, static_cast<uLong>(bytes.size())), '\0');
    stream.next_in = reinterpret_cast<Bytef*>(const_cast<char*>(bytes.data()));
    stream.avail_in = static_cast<uInt>(bytes.size());
    stream.next_out = reinterpret_cast<Bytef*>(small.data());
    stream.avail_out = static_cast<uInt>(small.size());
    EXPECT_EQ(deflate(&stream, Z_FINISH), Z_STREAM_END);
    small.resize(stream.total_out);
    deflateEnd(&stream);
    return small;
}

std::vector<std::string> someTexts() {
    std::mt19937 dice(7);
    std::vector<std::string> all{"", "a", std::string(300'000, 'x'), "abcabcabcabcabcabcabcabd"};
    std::string noise, hills, words;
    for (int i = 0; i < 70'000; ++i) noise += static_cast<char>(dice() & 0xff);
    for (int i = 0; i < 150'000; ++i) hills += static_cast<char>((i / 17 * (i / 1000)) & 0xff);
    for (int i = 0; i < 20'000; ++i) words += dice() % 3 ? "wave " : dice() % 2 ? "seiche " : "pool\n";
    all.insert(all.end(), {noise, hills, words, hills + noise + words});
    return all;
}

} // namespace

TEST(Inflate, ReadsZlibOutput) {
    for (const std::string& text : someTexts())
        for (const int level : {0, 1, 6, 9})
            for (const int strategy : {Z_DEFAULT_STRATEGY, Z_HUFFMAN_ONLY, Z_RLE, Z_FIXED}) {
                const Decompressed whole = inflated(compressedAs(text, level, strategy), text.size());
                EXPECT_EQ(whole.end, Whole) << text.size() << ' ' << level << ' ' << strategy;
                EXPECT_EQ(whole.bytes, text);
            }
}

TEST(Inflate, StoredDataIsReadableByZlib) {
    for (const std::string& text : someTexts()) {
        EXPECT_EQ(decompressed(stored(text), text.size()).bytes, text);
        EXPECT_EQ(inflated(stored(text), text.size()).bytes, text);
    }
}

TEST(Inflate, StopsAtSizeLimit) {
    for (const int level : {0, 6}) {
        const std::string bomb = compressedAs(std::string(20'000'000, 'x'), level, Z_DEFAULT_STRATEGY);
        EXPECT_EQ(inflated(bomb, 1000).end, TooLong);
        EXPECT_TRUE(inflated(bomb, 1000).bytes.empty());
    }
    const std::string small = compressed("12345");
    EXPECT_EQ(inflated(small, 5).end, Whole);
    EXPECT_EQ(inflated(small, 4).end, TooLong);
}

// Truncated, changed or extended data.
TEST(Inflate, RejectsBrokenDataLikeZlib) {
    EXPECT_EQ(inflated("", 10).end, Broken);
    EXPECT_EQ(inflated("nonsense", 10).end, Broken);
    std::mt19937 dice(3);
    for (const std::string& text : someTexts()) {
        if (text.size() > 100'000) continue;
        const std::string good = compressedAs(text, 6, Z_DEFAULT_STRATEGY);
        for (std::size_t cut = 0; cut < good.size(); cut += 1 + good.size() / 40)
            EXPECT_EQ(inflated(good.substr(0, cut), text.size()).end, Broken) << cut;
        EXPECT_EQ(inflated(good + "x", text.size()).end, Broken);
        for (int i = 0; i < 300; ++i) {
            std::string changed = good;
            changed[dice() % changed.size()] ^= static_cast<char>(1 << dice() % 8);
            const Decompressed mine = inflated(changed, text.size()),
                               theirs = decompressed(changed, text.size());
            EXPECT_EQ(mine.end == Whole, theirs.end == Whole);
            EXPECT_EQ(mine.bytes, theirs.bytes);
        }
    }
}

// RFC 1951, 3.2.3. A block of fixed codes copies three bytes from distance 1 and has the checksum
// of three zeros.
TEST(Inflate, RejectsDistanceBeforeBeginning) {
    using namespace std::string_literals;
    const std::string before = "\x78\x01\x03\x02\x00\x00\x03\x00\x01"s;
    EXPECT_EQ(inflated(before, 10).end, Broken);
    EXPECT_EQ(decompressed(before, 10).end, Broken);
}

TEST(Inflate, Base64urlMatchesRfc4648) {
    EXPECT_EQ(base64urlOf(""), "");
    EXPECT_EQ(base64urlOf("f"), "Zg");
    EXPECT_EQ(base64urlOf("foobar"), "Zm9vYmFy");
    EXPECT_EQ(base64urlOf("\xfb\xff"), "-_8");
    EXPECT_EQ(bytesOfBase64url("Zm9vYmE"), "fooba");
    EXPECT_FALSE(bytesOfBase64url(""));
    EXPECT_FALSE(bytesOfBase64url("Zm9vY"));
    EXPECT_FALSE(bytesOfBase64url("Zm+v"));
    for (const std::string& text : someTexts()) {
        if (text.empty()) continue;
        EXPECT_EQ(bytesOfBase64url(base64urlOf(text)), text);
    }
}
