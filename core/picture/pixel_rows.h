// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// The pictures of plain_rows.cpp, a vector of pixels at a time, compiled once per instruction set (see
// engine/rows.h). The pixels that do not fill a vector are left to the plain loops.
#include "picture/plain_rows.h"

#if defined(__AVX2__)
#include <immintrin.h>
#endif

namespace seiche::SEICHE_ISA_SPACE {

namespace {
#include "machine/vectors.h"

INLINE Floats clamped(Floats value, float least, float largest) {
    const Floats atLeast = value > least ? value : splat(least);
    return atLeast < largest ? atLeast : splat(largest);
}

INLINE Ints whole(Floats value) { return __builtin_convertvector(value, Ints); }
INLINE Floats real(Ints value) { return __builtin_convertvector(value, Floats); }

// Runs paint(x) for vectors of pixels that together are first <= x < last, the last one overlapping its
// neighbour; false when there are too few.
template <class Paint>
INLINE bool inVectors(int first, int last, Paint paint) {
    if (last - first < lanes) return false;
    for (int x = first; x < last - lanes; x += lanes) paint(x);
    paint(last - lanes);
    return true;
}

INLINE void lookUp(const PaletteRow& row, Floats height, int x) {
    const Floats level = 128.0f + height * row.scale;
    const Ints colour = whole(clamped(level == level ? level : splat(128.0f), 0.0f, 255.0f));
    for (int i = 0; i < lanes; ++i) row.pixels[x + i] = row.colours[colour[i]];
}

void paint(const PaletteRow& given) {
    const PaletteRow row = given;
    const auto vector = [&](int x) INLINE_CALL { lookUp(row, load(row.heights + x), x); };
    if (!inVectors(0, row.width, vector)) plainPaint(row, 0, row.width);
}

void paintLit(const PaletteRow& given) {
    const PaletteRow row = given;
    const auto vector = [&](int x) INLINE_CALL {
        const Floats rise = (load(row.heights + x + 1) - load(row.heights + x - 1)) +
                            (load(row.below + x) - load(row.above + x));
        lookUp(row, load(row.heights + x) + row.light * rise, x);
    };
    if (!inVectors(1, row.width - 1, vector)) return plainPaintLit(row, 0, row.width);
    plainPaintLit(row, 0, 1);
    plainPaintLit(row, row.width - 1, row.width);
}

void paintWrapped(const PaletteRow& given) {
    const PaletteRow row = given;
    const auto vector = [&](int x) INLINE_CALL {
        const Floats level = load(row.heights + x) * row.scale + 128.0f;
        const Floats bounded = clamped(level == level ? level : splat(128.0f), -1e9f, 1e9f);
        const Ints cut = whole(bounded);
        const Ints colour = (real(cut) > bounded ? cut - 1 : cut) & 255;
        for (int i = 0; i < lanes; ++i) row.pixels[x + i] = row.colours[colour[i]];
    };
    if (!inVectors(0, row.width, vector)) plainPaintWrapped(row, 0, row.width);
}

// The pixels at `index` and the ones to the right of them. (Loads one by one; the processor's own gathering is
// no faster anywhere and much slower on some.)
INLINE void pairsAt(const std::uint32_t* pixels, const std::int32_t* index, Uints& left, Uints& right) {
    typedef std::int64_t Pairs __attribute__((vector_size(SEICHE_LANES * 4)));
    typedef std::int64_t LoosePair __attribute__((aligned(4), may_alias));
    const auto pair = [&](int i) INLINE_CALL { return *reinterpret_cast<const LoosePair*>(pixels + index[i]); };
#if SEICHE_LANES == 16
    const Pairs low{pair(0), pair(1), pair(2), pair(3), pair(4), pair(5), pair(6), pair(7)};
    const Pairs high{pair(8), pair(9), pair(10), pair(11), pair(12), pair(13), pair(14), pair(15)};
    left = __builtin_shufflevector(reinterpret_cast<Uints>(low), reinterpret_cast<Uints>(high), 0, 2, 4, 6, 8,
                                   10, 12, 14, 16, 18, 20, 22, 24, 26, 28, 30);
    right = __builtin_shufflevector(reinterpret_cast<Uints>(low), reinterpret_cast<Uints>(high), 1, 3, 5, 7, 9,
                                    11, 13, 15, 17, 19, 21, 23, 25, 27, 29, 31);
#elif SEICHE_LANES == 8
    const Pairs low{pair(0), pair(1), pair(2), pair(3)};
    const Pairs high{pair(4), pair(5), pair(6), pair(7)};
    left = __builtin_shufflevector(reinterpret_cast<Uints>(low), reinterpret_cast<Uints>(high), 0, 2, 4, 6, 8,
                                   10, 12, 14);
    right = __builtin_shufflevector(reinterpret_cast<Uints>(low), reinterpret_cast<Uints>(high), 1, 3, 5, 7, 9,
                                    11, 13, 15);
#else
    const Pairs low{pair(0), pair(1)};
    const Pairs high{pair(2), pair(3)};
    left = __builtin_shufflevector(reinterpret_cast<Uints>(low), reinterpret_cast<Uints>(high), 0, 2, 4, 6);
    right = __builtin_shufflevector(reinterpret_cast<Uints>(low), reinterpret_cast<Uints>(high), 1, 3, 5, 7);
#endif
}

constexpr std::uint32_t evenBytes = 0x00ff00ff;

// Pixels taken apart: every second byte, so that two channels are reckoned with at once, in the halves of a
// lane.
struct Channels {
    Uints even, odd;
};

// Both halves of a lane times both halves of another; no product exceeds a half.
INLINE Uints times(Uints a, Uints b) {
    typedef std::uint16_t Halves __attribute__((vector_size(SEICHE_LANES * 4)));
    return reinterpret_cast<Uints>(reinterpret_cast<Halves>(a) * reinterpret_cast<Halves>(b));
}
INLINE Uints inBothHalves(Ints v) { return reinterpret_cast<Uints>(v | v << 16); }

INLINE Channels mixed(const std::uint32_t* floor, std::ptrdiff_t pitch, const std::int32_t* index, Ints partX,
                      Ints partY) {
    const Uints x = inBothHalves(partX), y = inBothHalves(partY);
    const Uints both = inBothHalves((partX * partY) >> 8);
    const Uints weights[] = {0x01000100u - x - y + both, x - both, y - both, both};
    Uints pixels[4];
    pairsAt(floor, index, pixels[0], pixels[1]);
    pairsAt(floor + pitch, index, pixels[2], pixels[3]);
    Channels sum{};
    for (int i = 0; i < 4; ++i) {
        sum.even += times(pixels[i] & evenBytes, weights[i]);
        sum.odd += times(pixels[i] >> 8 & evenBytes, weights[i]);
    }
    return {sum.even >> 8 & evenBytes, sum.odd >> 8 & evenBytes};
}

// `above`: 256 times the brightness, above 1.
INLINE Uints lit(const Channels& pixel, Ints above) {
    const Uints own = inBothHalves(256 - (above < 0 ? -above : above));
    const Uints white = times(inBothHalves(above < 0 ? Ints{} : above), evenBytes - Uints{});
    const Uints even = times(pixel.even, own) + white;
    const Uints odd = times(pixel.odd, own) + white;
    return 0xff000000u | (even >> 8 & evenBytes) | (odd & ~evenBytes);
}

// Which floor pixels a vector of pixels shows, and how bright.
struct Bent {
    alignas(64) std::int32_t index[lanes];
    alignas(64) std::int32_t partX[lanes];
    alignas(64) std::int32_t partY[lanes];
    alignas(64) std::int32_t above[lanes];
};

INLINE void bendLight(const WaterRow& row, int at, Bent& bent) {
    const float y = static_cast<float>(row.y);
    const float lastX = static_cast<float>(row.width - 1), lastY = static_cast<float>(row.height - 1);
    const int pitch = static_cast<int>(row.floorPitch);
    const Floats height = load(row.heights + at);
    const Floats left = load(row.heights + at - 1), right = load(row.heights + at + 1);
    const Floats above = load(row.above + at), below = load(row.below + at);
    const Floats slopeX = row.slope * (right - left);
    const Floats slopeY = row.slope * (below - above);

    const Floats bend = row.bendAtRest + row.bend * height;
    const Floats floorX = clamped(real(laneNumber + at) + bend * slopeX, 0.0f, lastX);
    const Floats floorY = clamped(y + bend * slopeY, 0.0f, lastY);
    const Ints wholeX = whole(floorX), wholeY = whole(floorY);
    const Ints cellX = wholeX > row.lastX ? row.lastX - Ints{} : wholeX;
    const Ints cellY = wholeY > row.lastY ? row.lastY - Ints{} : wholeY;
    store(bent.index, cellY * pitch + cellX);
    store(bent.partX, whole((floorX - real(cellX)) * 256.0f));
    store(bent.partY, whole((floorY - real(cellY)) * 256.0f));

    const Floats curvature = ((left + right) + (above + below)) - 4.0f * height;
    const Floats spread = clamped(1.0f + row.focus * curvature, 1.0f / 2.2f, 1.0f / 0.4f);
    const Floats facing = row.lampX * slopeX + row.lampY * slopeY;
    const Floats brightness = clamped((row.plainLight + row.caustics / spread) - facing, 0.0f, 2.0f);
    store(bent.above, whole(brightness * 256.0f) - 256);
}

// First for some vectors where the light goes, then their pixels: what the one waits for (division, loads of
// what has just been stored) is over when the other begins.
void paintWater(const WaterRow& given) {
    constexpr int atOnce = 8;
    const WaterRow row = given;
    const int last = row.width - 1 - lanes;
    if (last < 1) return plainPaintWater(row, 0, row.width);
    Bent bent[atOnce];
    for (int first = 1; first < row.width - 1; first += atOnce * lanes) {
        // The last vector overlaps its neighbour.
        const auto startOf = [=](int i)
                                 INLINE_CALL { return first + i * lanes < last ? first + i * lanes : last; };
        int count = 0;
        for (; count < atOnce && first + count * lanes < row.width - 1; ++count)
            bendLight(row, startOf(count), bent[count]);
        for (int i = 0; i < count; ++i) {
            const Channels floor =
                mixed(row.floor, row.floorPitch, bent[i].index, load(bent[i].partX), load(bent[i].partY));
            store(row.pixels + startOf(i), lit(floor, load(bent[i].above)));
        }
    }
    plainPaintWater(row, 0, 1);
    plainPaintWater(row, row.width - 1, row.width);
}

// Cells of the 2 * lanes from `cells` on, by their places there.
INLINE Floats among(const float* cells, Ints places) {
#if SEICHE_LANES == 16
    return _mm512_permutex2var_ps(load(cells), reinterpret_cast<__m512i>(places), load(cells + lanes));
#elif SEICHE_LANES == 8
    const __m256i index = reinterpret_cast<__m256i>(places);
    const Floats low = _mm256_permutevar8x32_ps(load(cells), index);
    const Floats high = _mm256_permutevar8x32_ps(load(cells + lanes), index);
    return places < lanes ? low : high;
#else
    return Floats{cells[places[0]], cells[places[1]], cells[places[2]], cells[places[3]]};
#endif
}

// Where a vector's cells lie close together, as they do unless there are to be much fewer, they are taken from
// two vectors.
void widen(const WidenedRow& given) {
    const WidenedRow row = given;
    const auto vector = [&](int x) INLINE_CALL {
        const int least = row.first[x];
        if (row.first[x + lanes - 1] - least >= 2 * lanes || least + row.taps - 1 + 2 * lanes > row.fromWidth)
            return plainWiden(row, x, x + lanes);
        const Ints places = load(row.first + x) - least;
        Floats sum = load(row.weights + x) * among(row.from + least, places);
        for (int tap = 1; tap < row.taps; ++tap)
            sum +=
                load(row.weights + std::ptrdiff_t{tap} * row.width + x) * among(row.from + least + tap, places);
        store(row.result + x, sum);
    };
    if (!inVectors(0, row.width, vector)) plainWiden(row, 0, row.width);
}

void blend(const BlendedRow& given) {
    const BlendedRow row = given;
    const auto vector = [&](int x) INLINE_CALL {
        Floats sum = row.weights[0] * load(row.rows[0] + x);
        for (int tap = 1; tap < row.taps; ++tap) sum += row.weights[tap] * load(row.rows[tap] + x);
        store(row.result + x, sum);
    };
    if (!inVectors(0, row.width, vector)) plainBlend(row, 0, row.width);
}

} // namespace

const PixelLoops pixelLoops = {paint, paintLit, paintWrapped, paintWater, widen, blend};

} // namespace seiche::SEICHE_ISA_SPACE
