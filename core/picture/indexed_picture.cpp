// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "picture/indexed_picture.h"

#include <algorithm>
#include <array>

namespace seiche {

namespace {

constexpr std::size_t maxColours = 256;

/// Set of the colours found so far, with their indices. Fails beyond the maximum number.
class ColourSet {
public:
    ColourSet() { m_slots.fill(empty); }

    /// Returns the colour's index; -1 if the set is full.
    int numberOf(std::uint32_t colour) {
        // Multiplicative hashing; load factor at most 1/4.
        for (std::size_t slot = (colour * 2654435761u) >> 22;; slot = (slot + 1) % m_slots.size()) {
            const int number = m_slots[slot];
            if (number == empty) {
                if (m_colours.size() == maxColours) return -1;
                m_slots[slot] = static_cast<std::int16_t>(m_colours.size());
                m_colours.push_back(colour);
                return m_slots[slot];
            }
            if (m_colours[static_cast<std::size_t>(number)] == colour) return number;
        }
    }
    const std::vector<std::uint32_t>& colours() const { return m_colours; }

private:
    static constexpr std::int16_t empty = -1;
    std::array<std::int16_t, 1024> m_slots;
    std::vector<std::uint32_t> m_colours;
};

constexpr std::uint32_t opaque(std::uint32_t pixel) { return pixel | 0xff000000u; }

bool indexExactly(const PixelView& picture, IndexedPicture& result) {
    ColourSet set;
    std::size_t at = 0;
    for (int y = 0; y < picture.height; ++y)
        for (int x = 0; x < picture.width; ++x) {
            const int number = set.numberOf(opaque(picture.row(y)[x]));
            if (number < 0) return false;
            result.indices[at++] = static_cast<std::uint8_t>(number);
        }
    result.colours = set.colours();
    std::ranges::sort(result.colours);
    std::array<std::uint8_t, maxColours> sorted{};
    for (std::size_t i = 0; i < set.colours().size(); ++i)
        sorted[i] = static_cast<std::uint8_t>(std::ranges::lower_bound(result.colours, set.colours()[i]) -
                                              result.colours.begin());
    for (std::uint8_t& index : result.indices) index = sorted[index];
    return true;
}

constexpr unsigned binBits = 6;

/// Pixels whose colours share the upper channel bits.
struct Bin {
    std::array<std::uint32_t, 3> place{}; ///< upper bits
    std::array<std::uint64_t, 3> sum{};   ///< sum of the full colours
    std::uint64_t pixels = 0;
    std::uint8_t box = 0;
};

constexpr std::uint32_t binMask = (1u << binBits) - 1;

std::size_t binOf(std::uint32_t pixel) {
    std::uint32_t bin = 0;
    for (unsigned top = 24; top > 0; top -= 8) bin = bin << binBits | (pixel >> (top - binBits) & binMask);
    return bin;
}

/// A range of bins that share one colour.
struct Box {
    std::size_t first, last; ///< `last` is exclusive
    std::uint64_t pixels = 0;
    std::array<std::uint32_t, 3> min{}, max{}; ///< bounds of the upper bits
    int axis = 0;                              ///< longest axis
    std::uint32_t length = 0;

    std::uint64_t weight() const { return pixels * length; }
};

Box boxOf(const std::vector<Bin*>& bins, std::size_t first, std::size_t last) {
    Box box{first, last};
    for (int axis = 0; axis < 3; ++axis) {
        std::uint32_t min = 1u << binBits, max = 0;
        for (std::size_t i = first; i < last; ++i) {
            min = std::min(min, bins[i]->place[static_cast<std::size_t>(axis)]);
            max = std::max(max, bins[i]->place[static_cast<std::size_t>(axis)]);
        }
        box.min[static_cast<std::size_t>(axis)] = min;
        box.max[static_cast<std::size_t>(axis)] = max;
        if (max - min <= box.length) continue;
        box.length = max - min;
        box.axis = axis;
    }
    for (std::size_t i = first; i < last; ++i) box.pixels += bins[i]->pixels;
    return box;
}

/// Number of boxes cut by length only, regardless of pixel counts. Even if all colours occur, the
/// longest box is then 64 of 256 levels long.
constexpr std::size_t cutByLength = 192;

/// Halves the longest box first, so that rare colours also have a near match. Then cuts the box of
/// maximum weight at the median along its longest axis (median cut, Heckbert 1982).
std::vector<Box> cut(std::vector<Bin*>& bins) {
    std::vector<Box> boxes{boxOf(bins, 0, bins.size())};
    while (boxes.size() < maxColours) {
        const bool byLength = boxes.size() < cutByLength;
        const auto widest = byLength ? std::ranges::max_element(boxes, {}, &Box::length)
                                     : std::ranges::max_element(boxes, {}, &Box::weight);
        if (widest->length == 0) break;
        const Box box = *widest;
        const auto begin = bins.begin() + static_cast<std::ptrdiff_t>(box.first);
        const auto end = bins.begin() + static_cast<std::ptrdiff_t>(box.last);
        const auto axis = static_cast<std::size_t>(box.axis);
        std::stable_sort(begin, end,
                         [axis](const Bin* a, const Bin* b) { return a->place[axis] < b->place[axis]; });
        std::size_t middle = box.first;
        if (byLength) {
            const std::uint32_t half = box.min[axis] + box.length / 2;
            while (bins[middle]->place[axis] <= half) ++middle;
        } else {
            std::uint64_t below = 0;
            while (middle < box.last - 1 && (middle == box.first || 2 * below < box.pixels))
                below += bins[middle++]->pixels;
        }
        *widest = boxOf(bins, box.first, middle);
        boxes.push_back(boxOf(bins, middle, box.last));
    }
    return boxes;
}

void indexNearly(const PixelView& picture, IndexedPicture& result) {
    std::vector<Bin> all(std::size_t{1} << (3 * binBits));
    for (int y = 0; y < picture.height; ++y)
        for (int x = 0; x < picture.width; ++x) {
            const std::uint32_t pixel = picture.row(y)[x];
            Bin& bin = all[binOf(pixel)];
            ++bin.pixels;
            for (std::size_t axis = 0; axis < 3; ++axis) bin.sum[axis] += pixel >> (16 - 8 * axis) & 255u;
        }
    std::vector<Bin*> used;
    for (std::size_t i = 0; i < all.size(); ++i) {
        if (all[i].pixels == 0) continue;
        for (std::size_t axis = 0; axis < 3; ++axis)
            all[i].place[axis] = static_cast<std::uint32_t>(i >> (binBits * (2 - axis)) & binMask);
        used.push_back(&all[i]);
    }
    const std::vector<Box> boxes = cut(used);
    // The colour of a box is the mean of its pixels, clamped so that no pixel differs by more than
    // half of the longest box.
    constexpr std::uint32_t levels = 256u >> binBits; // per bin
    const std::uint32_t farthest = levels * (std::ranges::max(boxes, {}, &Box::length).length + 1) / 2;
    for (std::size_t i = 0; i < boxes.size(); ++i) {
        std::uint32_t colour = 0xffu;
        for (std::size_t axis = 0; axis < 3; ++axis) {
            std::uint64_t sum = 0;
            for (std::size_t bin = boxes[i].first; bin < boxes[i].last; ++bin) sum += used[bin]->sum[axis];
            const auto mean = static_cast<std::uint32_t>((sum + boxes[i].pixels / 2) / boxes[i].pixels);
            const std::uint32_t min = levels * boxes[i].min[axis], max = levels * (boxes[i].max[axis] + 1) - 1;
            colour = colour << 8 | std::clamp(mean, max - std::min(max, farthest), min + farthest);
        }
        result.colours.push_back(colour);
        for (std::size_t bin = boxes[i].first; bin < boxes[i].last; ++bin)
            used[bin]->box = static_cast<std::uint8_t>(i);
    }
    std::size_t at = 0;
    for (int y = 0; y < picture.height; ++y)
        for (int x = 0; x < picture.width; ++x) result.indices[at++] = all[binOf(picture.row(y)[x])].box;
    result.exact = false;
}

} // namespace

IndexedPicture indexed(const PixelView& picture) {
    IndexedPicture result;
    result.indices.resize(static_cast<std::size_t>(picture.width) * static_cast<std::size_t>(picture.height));
    if (!indexExactly(picture, result)) indexNearly(picture, result);
    return result;
}

} // namespace seiche
