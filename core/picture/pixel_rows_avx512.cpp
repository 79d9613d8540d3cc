// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#if defined(__AVX512F__)
#define SEICHE_ISA_SPACE avx512
#define SEICHE_LANES 16
#include "picture/pixel_rows.h"
#endif
