// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/row_loops.h"

#if defined(__wasm__)
#include <algorithm>
#include <bit>
#include <cstdint>
#endif

namespace seiche {

#if defined(__wasm__)

namespace {

// 24-bit numbers that are 0 or at least 2^-60 are multiples of 2^-83, as are their sums and
// differences. Factors of at least 2^-20 are multiples of 2^-43. So all products and their sums
// are multiples of 2^-126, the least normal number. Valid for one factor in a row, not for two.
constexpr float minHeight = 0x1p-60f;
constexpr float minFactor = 0x1p-20f;

bool isFactor(float number) { return number == 0.0f || number >= minFactor; }

bool hasOneFactorInARow(const Formula& formula) {
    return !formula.uneven && formula.updateLoss == 0.0f && isFactor(formula.k) && isFactor(formula.kCorners) &&
           isFactor(formula.velocityLoss);
}

// Returns a magnitude key with 0 above all.
std::uint32_t sizeOf(float number) { return (std::bit_cast<std::uint32_t>(number) << 1) - 1; }

std::uint32_t minOf(const float* numbers, int begin, int end) {
    std::uint32_t min = UINT32_MAX;
    for (int x = begin; x < end; ++x) min = std::min(min, sizeOf(numbers[x]));
    return min;
}

bool staysNormal(const Row<float>& rows, int count, bool seesRowsBeside, int begin, int end) {
    std::uint32_t min = UINT32_MAX;
    const auto look = [&](const float* row, int beside) {
        min = std::min(min, minOf(row, begin - beside, end + beside));
    };
    if (seesRowsBeside) {
        look(rows.up, 1);
        look(rows.down, 1);
    }
    for (int i = 0; i < count; ++i) {
        look(rows.source + i * rows.pitch, 1);
        if (rows.now != rows.source) look(rows.now + i * rows.pitch, 0);
        look((rows.velocity ? rows.velocity : rows.previous) + i * rows.pitch, 0);
    }
    return min >= sizeOf(minHeight);
}

} // namespace

FloatLoops::FloatLoops(const Formula& formula, Isa isa)
    : m_steps(stepsFor(formula, isa)), m_unflushed(unflushed::stepsFor(formula)),
      m_mayStayNormal(hasOneFactorInARow(formula)) {}

void FloatLoops::byPieces(const Row<float>& rows, const Formula& formula, int count, int begin, int end) const {
    constexpr int piece = 64; // whole vectors
    const auto stepOf = [count](const FloatSteps& steps) { return count == 1 ? steps.one : steps.several; };
    if (!m_mayStayNormal) return stepOf(m_steps)(rows, formula, begin, end);
    const bool seesRowsBeside = formula.neighbours != Neighbours::Line;
    for (int x = begin; x < end;) {
        const int beyond = std::min(end, (x & -piece) + piece);
        stepOf(staysNormal(rows, count, seesRowsBeside, x, beyond) ? m_unflushed : m_steps)(rows, formula, x,
                                                                                            beyond);
        x = beyond;
    }
}

#else

FloatLoops::FloatLoops(const Formula& formula, Isa isa) : m_steps(stepsFor(formula, isa)) {}

#endif

} // namespace seiche
