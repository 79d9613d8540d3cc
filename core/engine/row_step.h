// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/formula.h"

#include <cstddef>
#include <cstdint>

namespace seiche {

/// One row of one step, or the first of several rows one below the other.
///
/// All pointers are to column 0 of a row of a `Field`: column -1 and the column after the last may be read, and
/// the memory up to a whole cache line on both sides exists. A row of a string has no rows above and below
/// (`up` and `down` are then not looked at).
template <class T>
struct Row {
    T* next;         ///< receives f[n+1]; may be `before`
    const T* before; ///< f[n-1]; not looked at with a velocity
    const T* now;    ///< f[n]
    const T* up;     ///< the row above, of the field the pull is taken from
    const T* source; ///< this row of that field
    const T* down;   ///< the row below the last of the rows
    std::ptrdiff_t pitch = 0;
    T* velocity = nullptr; ///< f[n] - f[n-1], where the formula keeps it; receives f[n+1] - f[n]
    /// Of the same rows, where the formula is uneven.
    const T* stiffnessUp = nullptr;
    const T* stiffness = nullptr;
    const T* stiffnessDown = nullptr;
};

/// Computes the columns begin <= x < end of a row, or of several. Cells beyond keep their heights.
template <class T, class F>
using RowStep = void (*)(const Row<T>& row, const F& formula, int begin, int end);

/// The loop over one row and the one over `tile` rows at once, which loads every height but once.
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
    double* next; ///< may be `before`
    const double* before;
    const double* now;
    const double* source;
    const float* stiffness = nullptr; ///< where the form is uneven
};
using StringStep = void (*)(const StringRow& row, const StringFormula& formula, int begin, int end);

/// Returns the largest of the bits of `count` numbers, each without its sign bit.
using LargestBits = std::int32_t (*)(const float* numbers, std::ptrdiff_t count);

/// The loops, once per instruction set. Each gives the same bits as the reference step. This header and what it
/// includes define no functions: the files that include it are compiled for processors that may not be there.
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
/// Where nothing that is computed can be denormal (WebAssembly only).
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
