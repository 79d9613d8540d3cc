// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "files/inflate.h"

#include <algorithm>
#include <array>
#include <cstdint>
#include <span>

namespace seiche {

namespace {

constexpr int maxCodeLength = 15;
constexpr std::size_t window = 32768; // maximum copy distance
constexpr int endOfBlock = 256;

// Base values and extra bits of the length codes 257 ... 285 and distance codes 0 ... 29 (RFC
// 1951, 3.2.5).
constexpr std::array<std::uint16_t, 29> lengthBase{3,  4,  5,  6,   7,   8,   9,   10,  11, 13,
                                                   15, 17, 19, 23,  27,  31,  35,  43,  51, 59,
                                                   67, 83, 99, 115, 131, 163, 195, 227, 258};
constexpr std::array<std::uint8_t, 29> lengthBits{0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 1, 1, 2, 2, 2,
                                                  2, 3, 3, 3, 3, 4, 4, 4, 4, 5, 5, 5, 5, 0};
constexpr std::array<std::uint16_t, 30> distanceBase{
    1,   2,   3,   4,   5,   7,    9,    13,   17,   25,   33,   49,   65,    97,    129,
    193, 257, 385, 513, 769, 1025, 1537, 2049, 3073, 4097, 6145, 8193, 12289, 16385, 24577};
constexpr std::array<std::uint8_t, 30> distanceBits{0, 0, 0, 0, 1, 1, 2, 2,  3,  3,  4,  4,  5,  5,  6,
                                                    6, 7, 7, 8, 8, 9, 9, 10, 10, 11, 11, 12, 12, 13, 13};
// Order of the code length codes (3.2.7).
constexpr std::array<std::uint8_t, 19> orderOfLengths{16, 17, 18, 0, 8,  7, 9,  6, 10, 5,
                                                      11, 4,  12, 3, 13, 2, 14, 1, 15};

std::uint32_t adlerOf(std::string_view bytes) {
    constexpr std::uint32_t prime = 65521;
    std::uint32_t sum = 1, sumOfSums = 0;
    for (const char byte : bytes) {
        sum = (sum + static_cast<std::uint8_t>(byte)) % prime;
        sumOfSums = (sumOfSums + sum) % prime;
    }
    return sumOfSums << 16 | sum;
}

// A canonical Huffman code from code lengths: shorter codes first, then smaller symbols (3.2.2).
class Huffman {
public:
    // Returns false if the code is oversubscribed.
    bool set(std::span<const std::uint8_t> lengths) {
        m_count.fill(0);
        for (const std::uint8_t length : lengths) ++m_count[length];
        m_count[0] = 0;
        int left = 1;
        std::array<std::uint16_t, maxCodeLength + 1> next{};
        for (std::size_t length = 1; length <= maxCodeLength; ++length) {
            left = 2 * left - m_count[length];
            if (left < 0) return false;
            next[length] = static_cast<std::uint16_t>(next[length - 1] + m_count[length - 1]);
        }
        for (std::size_t symbol = 0; symbol < lengths.size(); ++symbol)
            if (lengths[symbol] > 0) m_symbols[next[lengths[symbol]]++] = static_cast<std::uint16_t>(symbol);
        return true;
    }

    // Returns the next symbol; -1 if no code matches. `bit` returns the next bit.
    template <class Bit>
    int read(Bit bit) const {
        int code = 0, first = 0, index = 0;
        for (std::size_t length = 1; length <= maxCodeLength; ++length) {
            const int next = bit();
            if (next < 0) return -1;
            code |= next;
            const int count = m_count[length];
            if (code - count < first) return m_symbols[static_cast<std::size_t>(index + (code - first))];
            index += count;
            first = (first + count) << 1;
            code <<= 1;
        }
        return -1;
    }

private:
    std::array<std::uint16_t, maxCodeLength + 1> m_count{}; // number of codes per length
    std::array<std::uint16_t, 288> m_symbols{};             // in the order of their codes
};

class Inflating {
public:
    Inflating(std::string_view bytes, std::size_t max) : m_bytes(bytes), m_max(max) {}

    Decompressed whole() {
        using enum Decompressed::End;
        if (!readHead()) return {{}, Broken};
        for (bool isLast = false; !isLast;) {
            const int last = bits(1), kind = bits(2);
            if (last < 0 || kind < 0) return {{}, Broken};
            isLast = last == 1;
            const bool isGood = kind == 0   ? readStored()
                                : kind == 1 ? readFixed()
                                : kind == 2 ? readDynamic()
                                            : false;
            if (m_text.size() > m_max) return {{}, TooLong};
            if (!isGood) return {{}, Broken};
        }
        return isEnd() ? Decompressed{std::move(m_text), Whole} : Decompressed{{}, Broken};
    }

private:
    // Accepts Deflate with a window of at most 32 KiB and no preset dictionary (RFC 1950, 2.2).
    bool readHead() {
        if (m_bytes.size() < 2) return false;
        const unsigned method = byteAt(0), flags = byteAt(1);
        m_at = 2;
        return (method & 0x0f) == 8 && method >> 4 <= 7 && (method << 8 | flags) % 31 == 0 &&
               (flags & 0x20) == 0;
    }

    // Checks for a correct checksum and no further bytes.
    bool isEnd() const {
        if (m_bytes.size() != m_at + 4) return false;
        std::uint32_t sum = 0;
        for (std::size_t i = 0; i < 4; ++i) sum = sum << 8 | byteAt(m_at + i);
        return sum == adlerOf(m_text);
    }

    std::uint8_t byteAt(std::size_t at) const { return static_cast<std::uint8_t>(m_bytes[at]); }

    int bit() {
        if (m_left == 0) {
            if (m_at >= m_bytes.size()) return -1;
            m_waiting = byteAt(m_at++);
            m_left = 8;
        }
        const int next = m_waiting & 1;
        m_waiting >>= 1;
        --m_left;
        return next;
    }
    // Returns `count` bits as a number, lowest first; -1 at the end of the input.
    int bits(int count) {
        int number = 0;
        for (int i = 0; i < count; ++i) {
            const int next = bit();
            if (next < 0) return -1;
            number |= next << i;
        }
        return number;
    }

    bool readStored() {
        m_left = 0;
        if (m_bytes.size() - m_at < 4) return false;
        const unsigned length = byteAt(m_at) | byteAt(m_at + 1) << 8;
        const unsigned inverse = byteAt(m_at + 2) | byteAt(m_at + 3) << 8;
        m_at += 4;
        if (length != (~inverse & 0xffff) || m_bytes.size() - m_at < length) return false;
        m_text +=
            m_bytes.substr(m_at, std::min<std::size_t>(length, m_max + 1 - std::min(m_max, m_text.size())));
        m_at += length;
        return true;
    }

    bool readFixed() {
        std::array<std::uint8_t, 288> lengths{};
        for (std::size_t symbol = 0; symbol < lengths.size(); ++symbol)
            lengths[symbol] = symbol < 144 ? 8 : symbol < 256 ? 9 : symbol < 280 ? 7 : 8;
        std::array<std::uint8_t, 30> distances{};
        distances.fill(5);
        return m_literals.set(lengths) && m_distances.set(distances) && readCodes();
    }

    bool readDynamic() {
        const int literals = bits(5) + 257, distances = bits(5) + 1, lengths = bits(4) + 4;
        if (literals < 257 || distances < 1 || lengths < 4 || literals > 286 || distances > 30) return false;
        std::array<std::uint8_t, 19> ofLengths{};
        for (int i = 0; i < lengths; ++i) {
            const int length = bits(3);
            if (length < 0) return false;
            ofLengths[orderOfLengths[static_cast<std::size_t>(i)]] = static_cast<std::uint8_t>(length);
        }
        if (!m_literals.set(ofLengths)) return false;
        std::array<std::uint8_t, 316> all{};
        const auto count = static_cast<std::size_t>(literals + distances);
        for (std::size_t at = 0; at < count;) {
            const int symbol = m_literals.read([this] { return bit(); });
            if (symbol < 0) return false;
            if (symbol < 16) {
                all[at++] = static_cast<std::uint8_t>(symbol);
                continue;
            }
            // Repeats the previous length, or zero.
            if (symbol == 16 && at == 0) return false;
            const std::uint8_t again = symbol == 16 ? all[at - 1] : std::uint8_t{0};
            const int more = symbol == 16 ? bits(2) : symbol == 17 ? bits(3) : bits(7);
            const int times = more + (symbol == 18 ? 11 : 3);
            if (more < 0 || at + static_cast<std::size_t>(times) > count) return false;
            for (int i = 0; i < times; ++i) all[at++] = again;
        }
        const std::span<const std::uint8_t> both(all);
        return all[endOfBlock] > 0 && m_literals.set(both.first(static_cast<std::size_t>(literals))) &&
               m_distances.set(
                   both.subspan(static_cast<std::size_t>(literals), static_cast<std::size_t>(distances))) &&
               readCodes();
    }

    bool readCodes() {
        while (m_text.size() <= m_max) {
            const int symbol = m_literals.read([this] { return bit(); });
            if (symbol < 0) return false;
            if (symbol < endOfBlock) m_text += static_cast<char>(symbol);
            else if (symbol == endOfBlock) return true;
            else if (!copy(symbol - endOfBlock - 1)) return false;
        }
        return true;
    }

    bool copy(int code) {
        if (code >= static_cast<int>(lengthBase.size())) return false;
        const auto which = static_cast<std::size_t>(code);
        const int moreLength = bits(lengthBits[which]);
        const int of = m_distances.read([this] { return bit(); });
        if (moreLength < 0 || of < 0 || of >= static_cast<int>(distanceBase.size())) return false;
        const int moreDistance = bits(distanceBits[static_cast<std::size_t>(of)]);
        if (moreDistance < 0) return false;
        const auto distance =
            static_cast<std::size_t>(distanceBase[static_cast<std::size_t>(of)] + moreDistance);
        if (distance > std::min(m_text.size(), window)) return false;
        for (int i = lengthBase[which] + moreLength; i > 0; --i) m_text += m_text[m_text.size() - distance];
        return true;
    }

    std::string_view m_bytes;
    std::size_t m_max;
    std::size_t m_at = 0; // index of the next byte
    unsigned m_waiting = 0;
    int m_left = 0; // remaining bits of the current byte
    std::string m_text;
    Huffman m_literals, m_distances;
};

} // namespace

Decompressed inflated(std::string_view bytes, std::size_t maxBytes) {
    return Inflating(bytes, maxBytes).whole();
}

std::string stored(std::string_view bytes) {
    constexpr std::size_t maxInABlock = 65535;
    const std::uint32_t sum = adlerOf(bytes);
    std::string text("\x78\x01");
    do {
        const std::string_view part = bytes.substr(0, maxInABlock);
        bytes.remove_prefix(part.size());
        const auto length = static_cast<unsigned>(part.size());
        text += bytes.empty() ? '\1' : '\0';
        for (const unsigned number : {length, ~length})
            for (const unsigned shift : {0u, 8u}) text += static_cast<char>(number >> shift & 0xff);
        text += part;
    } while (!bytes.empty());
    for (int shift = 24; shift >= 0; shift -= 8) text += static_cast<char>(sum >> shift & 0xff);
    return text;
}

} // namespace seiche
