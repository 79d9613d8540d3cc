// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "documents/recovery.h"

namespace seiche {

/// Ends the program without a core dump on an unhandled lack of memory: one sentence, status 1.
void endOnLackOfMemory();

/// Saves unsaved work when the program ends abruptly: out of memory, or because a library calls
/// exit(), such as Qt when the display dies. In these cases neither an event loop nor destructors
/// on the stack of `main` run. At most one object at a time.
class EmergencySave {
public:
    explicit EmergencySave(Recovery& recovery);
    ~EmergencySave(); ///< called at a normal end
    EmergencySave(const EmergencySave&) = delete;
    EmergencySave& operator=(const EmergencySave&) = delete;
};

} // namespace seiche
