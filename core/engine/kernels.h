// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/pml_step.h"
#include "engine/row_step.h"
#include "machine/isa.h"

namespace seiche {

/// Returns the loop for a formula and an instruction set.
FloatSteps stepsFor(const Formula& formula, Isa isa);
IntegerSteps stepsFor(const IntegerFormula& formula, Isa isa);
StringStep stepsFor(const StringFormula& formula, Isa isa);
PmlSteps stepsFor(const PmlKind& kind, Isa isa);
LargestBits largestBitsFor(Isa isa);

} // namespace seiche
