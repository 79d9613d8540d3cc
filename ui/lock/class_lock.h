// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "lesson/tools.h"

#include <vector>

namespace seiche {

/// What a locked class may change besides pulling, time, undo and the way back to the set-up.
struct ClassRights {
    bool medium = false;  ///< settings of the medium
    bool twins = false;   ///< runs to compare with
    bool objects = false; ///< walls, media, sources, probes
    /// What these put, change and remove, and what they draw, even where it has none of the rights above.
    std::vector<ToolNamed> tools = {};
};

/// Who wants something: what a lesson does by itself is never refused.
enum class AskedBy { User, Lesson };

/// Whether a class is locked in. While it is, no experiment or file is opened or saved, nothing asks for a file
/// (dialogs for files can also delete and rename them), and of the run only what the class has a right to is
/// changed. Whoever does these things refuses them; that they cannot be reached either is for the eye.
bool isClassLocked();
/// True while no class is locked in.
bool mayClass(bool ClassRights::* what);
/// The same for a change of objects and probes of `before`, and for a setting that a tool changes.
bool mayClassMake(const ObjectsChange& change, const Experiment& before);
bool mayClassSet(const Setting& setting);
/// Locks a class in, or gives it other rights.
void lockClass(const ClassRights& rights);
void unlockClass();

} // namespace seiche
