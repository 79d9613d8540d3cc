// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#if defined(__wasm__)
#define SEICHE_ISA_SPACE unflushed
#define SEICHE_LANES 4
#define SEICHE_TILE 4
#define SEICHE_UNFLUSHED
#include "engine/rows.h"
#endif
