// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#if defined(__AVX2__)
#define SEICHE_ISA_SPACE avx2
#define SEICHE_LANES 8
#include "picture/pixel_rows.h"
#endif
