// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "wave/expects.h"

#if defined(SEICHE_ASSERTIONS) && SEICHE_ASSERTIONS
#include <cstdio>
#include <cstdlib>

namespace seiche {

void abortAtCondition(const char* file, int line, const char* condition) {
    std::fprintf(stderr, "%s:%d: expected: %s\n", file, line, condition);
    std::abort();
}

} // namespace seiche
#endif
