// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// The loops over one row, compiled once per instruction set.
//
// The including file defines SEICHE_LANES (floats per vector), SEICHE_TILE (rows at once) and
// SEICHE_ISA_SPACE (the namespace). Headers with inline functions must not be included here, because
// the linker could keep a copy for a processor that is absent.
#include "engine/pml_step.h"
#include "engine/row_step.h"

#if defined(__wasm__) && !defined(SEICHE_UNFLUSHED)
#define SEICHE_FLUSHES_BY_HAND
#include "wave/flushing.h"
#include <limits>
#include <type_traits>
#endif

#if defined(__AVX2__)
#include <immintrin.h>
#endif

namespace seiche::SEICHE_ISA_SPACE {

namespace {
#include "machine/vectors.h"

#include "engine/sliding_row.h"

#include "engine/float_rows.h"
#include "engine/integer_rows.h"
#include "engine/magnitude_row.h"
#include "engine/pml_rows.h"
#include "engine/string_row.h"
} // namespace

FloatSteps stepsFor(const Formula& formula) {
    switch (formula.neighbours) {
    case Neighbours::Line: return stepsAround<Line, 1>(formula);
    case Neighbours::Sides: return stepsAround<Sides, SEICHE_TILE>(formula);
    case Neighbours::Corners: return stepsAround<Corners, SEICHE_TILE>(formula);
    case Neighbours::All: return stepsAround<All, SEICHE_TILE>(formula);
    case Neighbours::Weighted: break;
    }
    return stepsAround<Weighted, SEICHE_TILE>(formula);
}

StringStep stepsFor(const StringFormula& formula) {
    return formula.updateFactor != 1.0 ? stringRowFor<true>(formula.form) : stringRowFor<false>(formula.form);
}

PmlSteps stepsFor(const PmlKind& kind) {
    if (kind.uneven) return kind.corners ? pmlStepsFor<true, true>(kind) : pmlStepsFor<true, false>(kind);
    return kind.corners ? pmlStepsFor<false, true>(kind) : pmlStepsFor<false, false>(kind);
}

IntegerSteps stepsFor(const IntegerFormula& formula) {
    switch (formula.neighbours) {
    case Neighbours::Line: return integerRowAround<Neighbours::Line>(formula);
    case Neighbours::Sides: return integerRowAround<Neighbours::Sides>(formula);
    case Neighbours::Corners: return integerRowAround<Neighbours::Corners>(formula);
    default: break;
    }
    return integerRowAround<Neighbours::All>(formula);
}

LargestBits largestBits() { return largestBitsOfRow; }

} // namespace seiche::SEICHE_ISA_SPACE
