// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// Largest magnitude of a row of numbers.
// Include inside the namespace of one instruction set, after machine/vectors.h.

// Without sign bits floats order as integers; infinity and NaN are largest.
inline std::int32_t largestBitsOfRow(const float* numbers, std::ptrdiff_t count) {
    const auto* bits = reinterpret_cast<const LooseInt*>(numbers);
    std::int32_t largest = 0;
    const auto look = [&](std::int32_t number) INLINE_CALL {
        if ((number & 0x7fffffff) > largest) largest = number & 0x7fffffff;
    };
    Ints max{};
    std::ptrdiff_t x = 0;
    for (; x + lanes <= count; x += lanes) {
        const Ints here = *reinterpret_cast<const LooseInts*>(bits + x) & 0x7fffffff;
        max = select(here > max, here, max);
    }
    for (int i = 0; i < lanes; ++i) look(max[i]);
    for (; x < count; ++x) look(bits[x]);
    return largest;
}
