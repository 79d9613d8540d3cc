// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#define SEICHE_ISA_SPACE baseline
#define SEICHE_LANES 4
#include "picture/pixel_rows.h"
