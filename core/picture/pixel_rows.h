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

INLINE Floats clamped(Floats value, float min, float largest) {
    const Floats atLeast = value > min ? value : splat(min);
    return atLeast < largest ? atLeast : splat(largest);
}

INLINE Ints whole(Floats value) { return __builtin_convertvector(value, Ints); }
INLINE Floats real(Ints value) { return __builtin_convertvector(value, Floats); }

// Calls paint(x) for vectors of pixels that cover first <= x < last. The last vector overlaps its
// neighbour. Returns false if the row is shorter than a vector.
template <class Paint>
INLINE bool inVectors(int first, int last, Paint paint) {
    if (last - first < lanes) return false;
    for (int x = first; x < last - lanes; x += lanes) paint(x);
    paint(last - lanes);
    return true;
}

// Writes palette colours by index, 0 ... 255, at x.
#if SEICHE_LANES == 16
// The table fills sixteen registers; a permutation of two registers looks up 32 colours.
struct Colours {
    __m512i of[16];

    INLINE explicit Colours(const PaletteRow& row) {
        for (int i = 0; i < 16; ++i) of[i] = _mm512_loadu_si512(row.colours + 16 * i);
    }
    INLINE void write(const PaletteRow& row, Ints numbers, int x) const {
        const __m512i at = reinterpret_cast<__m512i>(numbers);
        const auto has = [at](int bit)
                             INLINE_CALL { return _mm512_test_epi32_mask(at, _mm512_set1_epi32(bit)); };
        const __mmask16 odd = has(32), upper = has(64), last = has(128);
        __m512i halves[2];
        for (int i = 0; i < 2; ++i) {
            const __m512i* part = of + 8 * i;
            const auto among = [&](int j)
                                   INLINE_CALL { return _mm512_permutex2var_epi32(part[j], at, part[j + 1]); };
            halves[i] = _mm512_mask_blend_epi32(upper, _mm512_mask_blend_epi32(odd, among(0), among(2)),
                                                _mm512_mask_blend_epi32(odd, among(4), among(6)));
        }
        _mm512_storeu_si512(row.pixels + x, _mm512_mask_blend_epi32(last, halves[0], halves[1]));
    }
};
#else
struct Colours {
    INLINE explicit Colours(const PaletteRow&) {}
    INLINE void write(const PaletteRow& row, Ints numbers, int x) const {
        for (int i = 0; i < lanes; ++i) row.pixels[x + i] = row.colours[numbers[i]];
    }
};
#endif

INLINE void lookUp(const Colours& colours, const PaletteRow& row, Floats height, int x) {
    const Floats level = 128.0f + height * row.scale;
    colours.write(row, whole(clamped(level == level ? level : splat(128.0f), 0.0f, 255.0f)), x);
}

void paint(const PaletteRow& given) {
    const PaletteRow row = given;
    const Colours colours(row);
    const auto vector = [&](int x) INLINE_CALL { lookUp(colours, row, load(row.heights + x), x); };
    if (!inVectors(0, row.width, vector)) plainPaint(row, 0, row.width);
}

void paintLit(const PaletteRow& given) {
    const PaletteRow row = given;
    const Colours colours(row);
    const auto vector = [&](int x) INLINE_CALL {
        const Floats rise = (load(row.heights + x + 1) - load(row.heights + x - 1)) +
                            (load(row.below + x) - load(row.above + x));
        lookUp(colours, row, load(row.heights + x) + row.light * rise, x);
    };
    if (!inVectors(1, row.width - 1, vector)) return plainPaintLit(row, 0, row.width);
    plainPaintLit(row, 0, 1);
    plainPaintLit(row, row.width - 1, row.width);
}

void paintWrapped(const PaletteRow& given) {
    const PaletteRow row = given;
    const Colours colours(row);
    const auto vector = [&](int x) INLINE_CALL {
        const Floats level = load(row.heights + x) * row.scale + 128.0f;
        const Floats bounded = clamped(level == level ? level : splat(128.0f), -1e9f, 1e9f);
        const Ints cut = whole(bounded);
        colours.write(row, (real(cut) > bounded ? cut - 1 : cut) & 255, x);
    };
    if (!inVectors(0, row.width, vector)) plainPaintWrapped(row, 0, row.width);
}

// Loads the pixels at `index` and their right neighbours. Uses single loads because gather
// instructions are nowhere faster and on some processors much slower.
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

// Pixels split into even and odd bytes, to compute two channels at once in the halves of a lane.
struct Channels {
    Uints even, odd;
};

// Multiplies both halves of the lanes. No product may exceed a half.
INLINE Uints times(Uints a, Uints b) {
    typedef std::uint16_t Halves __attribute__((vector_size(SEICHE_LANES * 4)));
    return reinterpret_cast<Uints>(reinterpret_cast<Halves>(a) * reinterpret_cast<Halves>(b));
}
INLINE Uints inBothHalves(Ints v) { return reinterpret_cast<Uints>(v | v << 16); }

// The four floor pixels around each point: left and right, in the upper and the lower row.
struct Corners {
    Uints pixels[4];
};

INLINE Corners cornersAt(const WaterRow& row, Ints cellX, Ints cellY) {
    Corners corners;
    alignas(64) std::int32_t index[lanes];
    store(index, cellY * static_cast<int>(row.floorPitch) + cellX);
    pairsAt(row.floor, index, corners.pixels[0], corners.pixels[1]);
    pairsAt(row.floor + row.floorPitch, index, corners.pixels[2], corners.pixels[3]);
    return corners;
}

#if SEICHE_LANES == 16
// Loads corners from 32 columns of two or three rows, enough on gentle slopes. Returns false if
// the points lie further apart.
INLINE bool cornersNearby(const WaterRow& row, Ints cellX, Ints cellY, Corners& corners) {
    constexpr int columns = 2 * lanes;
    const auto all = [](Ints where) INLINE_CALL {
        return _mm512_movepi32_mask(reinterpret_cast<__m512i>(where)) == 0xffff;
    };
    const int max = row.lastX + 2 - columns;
    if (max < 0) return false;
    const int wished = cellX[0] - lanes / 2;
    const int left = wished < 0 ? 0 : wished < max ? wished : max;
    const Ints x = cellX - left;
    const __m512i at = reinterpret_cast<__m512i>(x), beside = reinterpret_cast<__m512i>(x + 1);
    if (!all((x >= 0) & (x < columns - 1))) return false;
    const auto pixelsOf = [&](int y, __m512i places) INLINE_CALL {
        const std::uint32_t* pixels = row.floor + y * row.floorPitch + left;
        return _mm512_permutex2var_epi32(_mm512_loadu_si512(pixels), places,
                                         _mm512_loadu_si512(pixels + lanes));
    };
    const auto write = [&corners](int i, __m512i pixels)
                           INLINE_CALL { corners.pixels[i] = reinterpret_cast<Uints>(pixels); };
    int top = cellY[0];
    if (all(cellY == top)) {
        write(0, pixelsOf(top, at));
        write(1, pixelsOf(top, beside));
        write(2, pixelsOf(top + 1, at));
        write(3, pixelsOf(top + 1, beside));
        return true;
    }
    if (!all(cellY >= top)) --top;
    const Ints isLower = cellY == top + 1;
    if (!all(isLower | (cellY == top))) return false;
    const __mmask16 lower = _mm512_movepi32_mask(reinterpret_cast<__m512i>(isLower));
    for (int side = 0; side < 2; ++side) {
        const __m512i places = side == 0 ? at : beside;
        const __m512i middle = pixelsOf(top + 1, places);
        write(side, _mm512_mask_blend_epi32(lower, pixelsOf(top, places), middle));
        write(2 + side, _mm512_mask_blend_epi32(lower, middle, pixelsOf(top + 2, places)));
    }
    return true;
}
#else
INLINE bool cornersNearby(const WaterRow&, Ints, Ints, Corners&) { return false; }
#endif

INLINE Channels mixed(const Corners& corners, Ints partX, Ints partY) {
    const Uints x = inBothHalves(partX), y = inBothHalves(partY);
    const Uints both = inBothHalves((partX * partY) >> 8);
    const Uints weights[] = {0x01000100u - x - y + both, x - both, y - both, both};
    Channels sum{};
    for (int i = 0; i < 4; ++i) {
        sum.even += times(corners.pixels[i] & evenBytes, weights[i]);
        sum.odd += times(corners.pixels[i] >> 8 & evenBytes, weights[i]);
    }
    return {sum.even >> 8 & evenBytes, sum.odd >> 8 & evenBytes};
}

// `above` is 256 * (brightness - 1).
INLINE Uints lit(const Channels& pixel, Ints above) {
    const Uints own = inBothHalves(256 - (above < 0 ? -above : above));
    const Uints white = times(inBothHalves(above < 0 ? Ints{} : above), evenBytes - Uints{});
    const Uints even = times(pixel.even, own) + white;
    const Uints odd = times(pixel.odd, own) + white;
    return 0xff000000u | (even >> 8 & evenBytes) | (odd & ~evenBytes);
}

// Floor points and brightness of a vector of pixels.
struct Refracted {
    alignas(64) std::int32_t cellX[lanes];
    alignas(64) std::int32_t cellY[lanes];
    alignas(64) std::int32_t partX[lanes];
    alignas(64) std::int32_t partY[lanes];
    alignas(64) std::int32_t above[lanes];
};

INLINE void bendLight(const WaterRow& row, int at, Refracted& bent) {
    const float y = static_cast<float>(row.y);
    const float lastX = static_cast<float>(row.width - 1), lastY = static_cast<float>(row.height - 1);
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
    store(bent.cellX, cellX);
    store(bent.cellY, cellY);
    store(bent.partX, whole((floorX - real(cellX)) * 256.0f));
    store(bent.partY, whole((floorY - real(cellY)) * 256.0f));

    const Floats curvature = ((left + right) + (above + below)) - 4.0f * height;
    const Floats spread = clamped(1.0f + row.focus * curvature, 1.0f / 2.2f, 1.0f / 0.4f);
    const Floats facing = row.lampX * slopeX + row.lampY * slopeY;
    const Floats brightness = clamped((row.plainLight + row.caustics / spread) - facing, 0.0f, 2.0f);
    store(bent.above, whole(brightness * 256.0f) - 256);
}

// Computes refraction for several vectors before their pixels, to hide the latency of divisions
// and of loads after stores.
void paintWater(const WaterRow& given) {
    constexpr int atOnce = 8;
    const WaterRow row = given;
    const int last = row.width - 1 - lanes;
    if (last < 1) return plainPaintWater(row, 0, row.width);
    Refracted bent[atOnce];
    for (int first = 1; first < row.width - 1; first += atOnce * lanes) {
        // The last vector overlaps its neighbour.
        const auto startOf = [=](int i)
                                 INLINE_CALL { return first + i * lanes < last ? first + i * lanes : last; };
        int count = 0;
        for (; count < atOnce && first + count * lanes < row.width - 1; ++count)
            bendLight(row, startOf(count), bent[count]);
        for (int i = 0; i < count; ++i) {
            const Ints cellX = load(bent[i].cellX), cellY = load(bent[i].cellY);
            Corners corners;
            if (!cornersNearby(row, cellX, cellY, corners)) corners = cornersAt(row, cellX, cellY);
            const Channels floor = mixed(corners, load(bent[i].partX), load(bent[i].partY));
            store(row.pixels + startOf(i), lit(floor, load(bent[i].above)));
        }
    }
    plainPaintWater(row, 0, 1);
    plainPaintWater(row, row.width - 1, row.width);
}

// 2 * lanes cells for lookup by lane index.
struct LaneTable {
#if SEICHE_LANES > 4
    Floats low, high;

    INLINE explicit LaneTable(const float* cells) : low(load(cells)), high(load(cells + lanes)) {}
#else
    const float* cells;

    INLINE explicit LaneTable(const float* first) : cells(first) {}
#endif
    INLINE Floats at(Ints places) const {
#if SEICHE_LANES == 16
        return _mm512_permutex2var_ps(low, reinterpret_cast<__m512i>(places), high);
#elif SEICHE_LANES == 8
        const __m256i index = reinterpret_cast<__m256i>(places);
        const Floats inLow = _mm256_permutevar8x32_ps(low, index);
        const Floats inHigh = _mm256_permutevar8x32_ps(high, index);
        return places < lanes ? inLow : inHigh;
#else
        return Floats{cells[places[0]], cells[places[1]], cells[places[2]], cells[places[3]]};
#endif
    }
};

// Loads the cells of a vector from two vectors if they are close together, as in all but strong
// reductions: one pair for all taps, or a pair per tap.
void widen(const WidenedRow& given) {
    const WidenedRow row = given;
    const auto vector = [&](int x) INLINE_CALL {
        const int min = row.first[x], reach = row.first[x + lanes - 1] - min;
        if (reach >= 2 * lanes || min + row.taps - 1 + 2 * lanes > row.fromWidth)
            return plainWiden(row, x, x + lanes);
        const float* from = row.from + min;
        __builtin_prefetch(from + row.toNext);
        __builtin_prefetch(from + row.toNext + lanes);
        const auto weights = [&](int tap) INLINE_CALL {
            return load(row.weights + std::ptrdiff_t{tap} * row.width + x);
        };
        const Ints places = load(row.first + x) - min;
        const LaneTable first(from);
        Floats sum = weights(0) * first.at(places);
        if (reach + row.taps <= 2 * lanes) {
            for (int tap = 1; tap < row.taps; ++tap) sum += weights(tap) * first.at(places + tap);
        } else {
            for (int tap = 1; tap < row.taps; ++tap) sum += weights(tap) * LaneTable(from + tap).at(places);
        }
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

void sendBeams(const BeamRow& given) {
    const BeamRow row = given;
    const float y = static_cast<float>(row.y);
    const float lastX = static_cast<float>(row.width - 1), lastY = static_cast<float>(row.height - 1);
    const auto vector = [&](int x) INLINE_CALL {
        const Floats still = row.depths ? row.depth * load(row.depths + x) : splat(row.depth);
        const Floats bent = row.bend * (still + load(row.heights + x));
        const Floats toX = (real(laneNumber + x) + still * row.asideX) +
                           bent * (load(row.heights + x + 1) - load(row.heights + x - 1));
        const Floats toY = (y + still * row.asideY) + bent * (load(row.below + x) - load(row.above + x));
        const Floats atX = clamped(toX, -0.5f, lastX + 0.5f), atY = clamped(toY, -0.5f, lastY + 0.5f);
        store(row.inX + x, whole(8.0f * atX + 8.0f) - 12);
        store(row.inY + x, whole(8.0f * atY + 8.0f) - 12);
        const Ints isOn = (atX == toX) & (atY == toY);
        store(row.beam + x, isOn & whole(load(row.sun + x) * row.full));
    };
    if (!inVectors(1, row.width - 1, vector)) return plainSendBeams(row, 0, row.width);
    plainSendBeams(row, 0, 1);
    plainSendBeams(row, row.width - 1, row.width);
}

INLINE Floats reciprocalRoot(Floats value) {
    Floats guess = reinterpret_cast<Floats>(0x5f375a86 - (reinterpret_cast<Ints>(value) >> 1));
    guess = guess * (1.5f - 0.5f * value * guess * guess);
    return guess * (1.5f - 0.5f * value * guess * guess);
}

void refractSight(const SightRow& given) {
    const SightRow row = given;
    const auto vector = [&](int x) INLINE_CALL {
        const Floats height = load(row.heights + x);
        const Floats slopeX = 0.5f * (load(row.heights + x + 1) - load(row.heights + x - 1));
        const Floats slopeY = 0.5f * (load(row.below + x) - load(row.above + x));
        const Floats up = reciprocalRoot(1.0f + (slopeX * slopeX + slopeY * slopeY));
        const Floats normalX = -slopeX * up, normalY = -slopeY * up;
        Floats eyeX = row.eyeX - real(laneNumber + x);
        Floats eyeY = splat(row.eyeY - static_cast<float>(row.y));
        Floats eyeUp = row.eyeUp - height;
        const Floats nearness = reciprocalRoot(eyeX * eyeX + eyeY * eyeY + eyeUp * eyeUp);
        eyeX *= nearness, eyeY *= nearness, eyeUp *= nearness;
        const Floats cosine = clamped(normalX * eyeX + normalY * eyeY + up * eyeUp, 0.02f, 1.0f);
        const float ratio = 1.0f / row.n;
        const Floats square = 1.0f - ratio * ratio * (1.0f - cosine * cosine);
        const Floats bend = ratio * cosine - square * reciprocalRoot(square);
        const Floats downwards = clamped(ratio * eyeUp - bend * up, 0.25f, 1.0f);
        const Floats perDown = 1.0f / downwards;
        store(row.aside + x, (bend * normalX - ratio * eyeX) * perDown);
        store(row.along + x, (bend * normalY - ratio * eyeY) * perDown);
        store(row.way + x, perDown);
        const Floats grazing = 1.0f - cosine;
        const Floats second = grazing * grazing;
        store(row.mirror + x, 0.02f + 0.98f * (second * second * grazing));
        const Floats twice = 2.0f * cosine;
        const Floats backX = twice * normalX - eyeX, backY = twice * normalY - eyeY,
                     backUp = twice * up - eyeUp;
        store(row.upwards + x, clamped(backUp, 0.0f, 1.0f));
        Floats glint = clamped(backX * row.sunX + backY * row.sunY + backUp * row.sunUp, 0.0f, 1.0f);
        for (int doubling = 0; doubling < 5; ++doubling) glint = glint * glint;
        store(row.glint + x, glint);
        store(row.facing + x, normalX * row.sunX + normalY * row.sunY + up * row.sunUp);
    };
    if (!inVectors(1, row.width - 1, vector)) return plainLookInto(row, 0, row.width);
    plainLookInto(row, 0, 1);
    plainLookInto(row, row.width - 1, row.width);
}

INLINE Floats mirrored(Floats at, float last) {
    const Floats inside = at < 0.0f ? -at : at;
    return clamped(inside > last ? 2.0f * last - inside : inside, 0.0f, last);
}

void landOn(const SightRow& given) {
    const SightRow row = given;
    const float y = static_cast<float>(row.y);
    const float lastX = static_cast<float>(row.width - 1), lastY = static_cast<float>(row.height - 1);
    const auto vector = [&](int x) INLINE_CALL {
        const Floats depth = load(row.depth + x);
        const Floats toX = mirrored(real(laneNumber + x) + depth * load(row.aside + x), lastX);
        const Floats toY = mirrored(y + depth * load(row.along + x), lastY);
        const Ints wholeX = whole(toX), wholeY = whole(toY);
        const Ints cellX = wholeX > row.lastX ? row.lastX - Ints{} : wholeX;
        const Ints cellY = wholeY > row.lastY ? row.lastY - Ints{} : wholeY;
        store(row.cell + x, cellY * row.pitch + cellX);
        store(row.partX + x, toX - real(cellX));
        store(row.partY + x, toY - real(cellY));
        // The tail is left to the plain loop because `way` is updated in place: overlapping
        // vectors would update it twice.
        store(row.way + x, depth * (load(row.way + x) + row.sunWay) * row.perDepth);
    };
    int x = 0;
    for (; x + lanes <= row.width; x += lanes) vector(x);
    plainLandOn(row, x, row.width);
}

void colourWater(const SightRow& given) {
    using Tones = SurfaceTones;
    const SightRow row = given;
    const auto vector = [&](int x) INLINE_CALL {
        const Floats crest = clamped(load(row.heights + x) * row.perRelief, -1.35f, 1.6f);
        const Floats towards = load(row.facing + x), sun = load(row.sun + x), glint = load(row.glint + x);
        const Floats facing = towards > 0.0f ? towards : Floats{};
        const Floats lit =
            (Tones::ambient + Tones::sunlight * sun * (0.35f + 0.9f * facing)) * (1.0f + 0.55f * crest);
        const Floats near = glint * glint;
        const Floats shine = sun * (0.10f * glint + 0.55f * (near * near));
        const Floats way = load(row.way + x), mirror = load(row.mirror + x), upwards = load(row.upwards + x);
        for (int i = 0; i < 3; ++i) {
            const Floats dim = Tones::dimming[i] * way;
            const Floats through = 1.0f / (1.0f + dim * (1.0f + 0.5f * dim));
            const Floats own =
                load(row.floor[i] + x) * through + Tones::scattered[i] * lit * (1.0f - 0.65f * through);
            const Floats sky = Tones::horizon[i] + upwards * (Tones::zenith[i] - Tones::horizon[i]);
            const Floats light = own + mirror * (sky - own) + Tones::sun[i] * shine;
            const Floats bounded = clamped(light, 1e-6f, Tones::brightest);
            const Floats held =
                bounded * (Tones::first + bounded * Tones::second) / (1.0f + Tones::third * bounded);
            const Floats value = held < Tones::max ? held : splat(Tones::max);
            store(row.colour[i] + x, 255.0f * (value * reciprocalRoot(value)));
        }
    };
    if (!inVectors(0, row.width, vector)) plainColourWater(row, 0, row.width);
}

} // namespace

const PixelLoops pixelLoops = {paint, paintLit,  paintWrapped, paintWater, widen,
                               blend, sendBeams, refractSight, landOn,     colourWater};

} // namespace seiche::SEICHE_ISA_SPACE
