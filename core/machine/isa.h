// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "wave/enum_names.h"

#include <vector>

namespace seiche {

/// The instruction sets a step is compiled for. All give the same bits.
enum class Isa {
    Baseline, ///< what every processor of this kind has: SSE2 on x86-64, the compiler's vectors of 128 bits
              ///< elsewhere
    Avx2,
    Avx512
};

template <>
struct EnumNames<Isa> {
    static constexpr std::array<std::pair<Isa, std::string_view>, 3> all{
        {{Isa::Baseline, "baseline"}, {Isa::Avx2, "avx2"}, {Isa::Avx512, "avx512"}}};
};

/// Those this processor and this build have, the fastest last.
std::vector<Isa> availableIsas();

/// The one to use: the fastest, unless the environment variable SEICHE_ISA names a slower one. Chosen once.
Isa chosenIsa();

} // namespace seiche
