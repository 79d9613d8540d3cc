// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "documents/recovery.h"

namespace seiche {

/// From now on a lack of memory that nobody deals with ends the program with one sentence and status 1, and
/// without a core dump.
void endOnLackOfMemory();

/// Keeps unsaved work when the program ends in the middle of something: for lack of memory, or because a
/// library calls exit(), as Qt does when the display dies. No event loop sees that, and nothing on the stack of
/// `main` is destroyed. One object at a time.
class SuddenEnd {
public:
    explicit SuddenEnd(Recovery& recovery);
    ~SuddenEnd(); ///< the program ends normally
    SuddenEnd(const SuddenEnd&) = delete;
    SuddenEnd& operator=(const SuddenEnd&) = delete;
};

} // namespace seiche
