// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

namespace seiche {

/// Whether a class is locked in. While it is, nothing in the window asks for a file: dialogs for files can also
/// delete and rename them.
bool isClassLocked();
void setClassLocked(bool locked);

} // namespace seiche
