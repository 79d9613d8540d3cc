// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/formula.h"

#include <cstddef>
#include <cstdint>

namespace seiche {

/// One row of one step, or the first of several consecutive rows.
///
/// All pointers are to column 0 of a row of a `Field`. Column -1 and the column after the last may
/// be read; memory exists up to a whole cache line on both sides. On a string `up` and `down` are
/// ignored.
template <class T>
struct Row {
    T* next;           ///< receives f[n+1]; may be `previous`
    const T* previous; ///< f[n-1]; ignored if there is a velocity
    const T* now;      ///< f[n]
    const T* up;       ///< the row above, in the source field
    const T* source;   ///< this row in the source field
    const T* down;     ///< the row below the last row
    std::ptrdiff_t pitch = 0;
    T* velocity = nullptr; ///< f[n] - f[n-1], if kept; receives f[n+1] - f[n]
    /// Stiffness of these rows, if uneven.
    const T* stiffnessUp = nullptr;
    const T* stiffness = nullptr;
    const T* stiffnessDown = nullptr;
};

/// Computes the columns begin <= x < end of one or several rows. Cells beyond keep their heights.
template <class T, class F>
using RowStep = void (*)(const Row<T>& row, const F& formula, int begin, int end);

/// The loop over one row, and the loop over `tile` rows, which loads every height only once.
template <class T, class F>
struct Steps {
    RowStep<T, F> one;
    RowStep<T, F> several;
    int tile;
};
using FloatSteps = Steps<float, Formula>;
using IntegerSteps = Steps<std::int32_t, IntegerFormula>;

/// The rows of a string, see `Row`.
struct StringRow {
    double* next; ///< may be `previous`
    const double* previous;
    const double* now;
    const double* source;
    const float* stiffness = nullptr; ///< for the uneven form only
};
using StringStep = void (*)(const StringRow& row, const StringFormula& formula, int begin, int end);

/// Returns the largest bit pattern without sign bits.
using LargestBits = std::int32_t (*)(const float* numbers, std::ptrdiff_t count);

/// The loops, once per instruction set, bit-identical to the reference step.
///
/// This header and its includes define no functions: the files that include it are compiled for
/// processors that may be absent.
namespace baseline {
FloatSteps stepsFor(const Formula& formula);
StringStep stepsFor(const StringFormula& formula);
IntegerSteps stepsFor(const IntegerFormula& formula);
LargestBits largestBits();
} // namespace baseline
namespace avx2 {
FloatSteps stepsFor(const Formula& formula);
StringStep stepsFor(const StringFormula& formula);
IntegerSteps stepsFor(const IntegerFormula& formula);
LargestBits largestBits();
} // namespace avx2
/// Loops without denormal flushing (WebAssembly only).
namespace unflushed {
FloatSteps stepsFor(const Formula& formula);
} // namespace unflushed
namespace avx512 {
FloatSteps stepsFor(const Formula& formula);
StringStep stepsFor(const StringFormula& formula);
IntegerSteps stepsFor(const IntegerFormula& formula);
LargestBits largestBits();
} // namespace avx512

} // namespace seiche
