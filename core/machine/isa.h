// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "wave/enum_names.h"

#include <vector>

namespace seiche {

/// Instruction sets of the step code, with identical results.
enum class Isa {
    Baseline, ///< minimum: SSE2 on x86-64, 128-bit compiler vectors elsewhere
    Avx2,
    Avx512
};

template <>
struct EnumNames<Isa> {
    static constexpr std::array<std::pair<Isa, std::string_view>, 3> all{
        {{Isa::Baseline, "baseline"}, {Isa::Avx2, "avx2"}, {Isa::Avx512, "avx512"}}};
};

/// Returns the supported instruction sets, fastest last.
std::vector<Isa> availableIsas();

/// Returns the fastest instruction set, unless the environment variable SEICHE_ISA names a slower
/// one. Chosen once.
Isa chosenIsa();

} // namespace seiche
