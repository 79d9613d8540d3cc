// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "machine/isa.h"

#include <algorithm>
#include <cstdlib>

namespace seiche {

std::vector<Isa> availableIsas() {
    std::vector<Isa> isas{Isa::Baseline};
#if defined(__x86_64__)
    if (__builtin_cpu_supports("avx2") && __builtin_cpu_supports("fma")) isas.push_back(Isa::Avx2);
    if (isas.back() == Isa::Avx2 && __builtin_cpu_supports("avx512f") && __builtin_cpu_supports("avx512vl") &&
        __builtin_cpu_supports("avx512bw") && __builtin_cpu_supports("avx512dq"))
        isas.push_back(Isa::Avx512);
#endif
    return isas;
}

Isa chosenIsa() {
    static const Isa chosen = [] {
        const std::vector<Isa> isas = availableIsas();
        const char* name = std::getenv("SEICHE_ISA");
        const auto wanted = name ? fromString<Isa>(name) : std::nullopt;
        return wanted && std::ranges::count(isas, *wanted) > 0 ? *wanted : isas.back();
    }();
    return chosen;
}

} // namespace seiche
