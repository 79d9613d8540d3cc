// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/kernels.h"

namespace seiche {

namespace {

template <class F>
auto select(const F& formula, Isa isa) {
#if defined(__x86_64__)
    if (isa == Isa::Avx512) return avx512::stepsFor(formula);
    if (isa == Isa::Avx2) return avx2::stepsFor(formula);
#endif
    static_cast<void>(isa);
    return baseline::stepsFor(formula);
}

} // namespace

FloatSteps stepsFor(const Formula& formula, Isa isa) { return select(formula, isa); }
IntegerSteps stepsFor(const IntegerFormula& formula, Isa isa) { return select(formula, isa); }
StringStep stepsFor(const StringFormula& formula, Isa isa) { return select(formula, isa); }
PmlSteps stepsFor(const PmlKind& kind, Isa isa) { return select(kind, isa); }

LargestBits largestBitsFor(Isa isa) {
#if defined(__x86_64__)
    if (isa == Isa::Avx512) return avx512::largestBits();
    if (isa == Isa::Avx2) return avx2::largestBits();
#endif
    static_cast<void>(isa);
    return baseline::largestBits();
}

} // namespace seiche
