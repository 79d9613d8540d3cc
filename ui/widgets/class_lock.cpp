// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/class_lock.h"

namespace seiche {

namespace {

bool locked = false;

} // namespace

bool isClassLocked() { return locked; }

void setClassLocked(bool now) { locked = now; }

} // namespace seiche
