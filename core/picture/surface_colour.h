// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>

#if defined(__SSE2__)
#include <emmintrin.h>
#endif

namespace seiche {

/// A colour as four numbers at once: blue, green, red, and one that the user of it has for something else. As
/// light (1: that of a white floor in full sun, proportional to its energy) or as a pixel (0 ... 255, the root
/// of it), as is said where it is used.
typedef float Colour4 __attribute__((vector_size(16)));

inline Colour4 pixelColour(std::uint32_t pixel) {
    const auto channel = [pixel](int shift) { return static_cast<float>(pixel >> shift & 255); };
    return Colour4{channel(0), channel(8), channel(16), 0.0f};
}

/// The light that a pixel of a texture sends back in full sun.
inline Colour4 lightOf(std::uint32_t pixel) {
    const Colour4 colour = pixelColour(pixel);
    return colour * colour * (1.0f / (255.0f * 255.0f));
}

/// The pixel (numbers from 0 to 255, rounded down).
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

/// Light as a pixel (not yet rounded): what is dim nearly as it is, the brighter the more held back, so that
/// nothing burns out to white. Light of 0 ... infinity gives 0 ... 247.
Colour4 exposed(Colour4 light);

} // namespace seiche
