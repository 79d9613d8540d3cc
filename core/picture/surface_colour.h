// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <cstring>

#if defined(__SSE2__)
#include <emmintrin.h>
#endif

namespace seiche {

/// A colour as a vector of blue, green, red and a fourth number for free use. Either light (1: a
/// white floor in full sun, proportional to energy) or a pixel (0 ... 255, its square root), as
/// stated at each use.
typedef float Colour4 __attribute__((vector_size(16)));

inline Colour4 pixelColour(std::uint32_t pixel) {
    const auto channel = [pixel](int shift) { return static_cast<float>(pixel >> shift & 255); };
    return Colour4{channel(0), channel(8), channel(16), 0.0f};
}

/// Loads four adjacent numbers.
inline Colour4 fourAt(const float* numbers) {
    Colour4 four;
    std::memcpy(&four, numbers, sizeof four);
    return four;
}
inline void storeFour(float* numbers, Colour4 four) { std::memcpy(numbers, &four, sizeof four); }

/// Transposes the 4 x 4 matrix of four vectors.
inline void transpose(Colour4& a, Colour4& b, Colour4& c, Colour4& d) {
    const Colour4 firstAB = __builtin_shufflevector(a, b, 0, 4, 1, 5);
    const Colour4 lastAB = __builtin_shufflevector(a, b, 2, 6, 3, 7);
    const Colour4 firstCD = __builtin_shufflevector(c, d, 0, 4, 1, 5);
    const Colour4 lastCD = __builtin_shufflevector(c, d, 2, 6, 3, 7);
    a = __builtin_shufflevector(firstAB, firstCD, 0, 1, 4, 5);
    b = __builtin_shufflevector(firstAB, firstCD, 2, 3, 6, 7);
    c = __builtin_shufflevector(lastAB, lastCD, 0, 1, 4, 5);
    d = __builtin_shufflevector(lastAB, lastCD, 2, 3, 6, 7);
}

/// Returns a texture pixel's reflected light in full sun.
inline Colour4 lightOf(std::uint32_t pixel) {
    const Colour4 colour = pixelColour(pixel);
    return colour * colour * (1.0f / (255.0f * 255.0f));
}

/// Returns the pixel for numbers 0 ... 255, rounded down.
inline std::uint32_t pixelOf(Colour4 colour) {
    typedef std::int32_t Whole4 __attribute__((vector_size(16)));
    const Whole4 whole = __builtin_convertvector(colour, Whole4);
#if defined(__SSE2__)
    const __m128i halves = _mm_packs_epi32(reinterpret_cast<__m128i>(whole), _mm_setzero_si128());
    return 0xff000000u | static_cast<std::uint32_t>(_mm_cvtsi128_si32(_mm_packus_epi16(halves, halves)));
#else
    return 0xff000000u | static_cast<std::uint32_t>(whole[2] << 16 | whole[1] << 8 | whole[0]);
#endif
}

/// Converts light to an unrounded pixel, compressing bright light to avoid burnt-out white. Light
/// of 0 ... infinity gives 0 ... 247.
Colour4 exposed(Colour4 light);

} // namespace seiche
