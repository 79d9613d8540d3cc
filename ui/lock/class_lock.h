// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "lesson/tools.h"

#include <vector>

namespace seiche {

/// Rights of a locked class besides tapping and undo.
struct ClassRights {
    bool medium = false;         ///< settings of the medium
    bool comparisonRuns = false; ///< comparison runs
    bool objects = false;        ///< walls, media, sources, probes
    /// Permitted tools, with the objects that they place, change and remove, even without the
    /// rights above.
    std::vector<ToolNamed> tools = {};
};

/// Origin of a request. Lessons are never refused.
enum class AskedBy { User, Lesson };

/// Returns whether the window is locked for a class. Then no experiment or file is opened or saved,
/// no file dialog appears (such dialogs can delete and rename files), and only permitted parts of
/// the run change. The changing functions enforce this; disabled widgets are only cosmetic.
bool isClassLocked();
/// Returns whether the class has this right. True if unlocked.
bool mayClass(bool ClassRights::* what);
/// Returns whether the class may make this change of objects and probes in `previous`, or change this
/// setting. True if unlocked.
bool mayClassMake(const ObjectsChange& change, const Experiment& before);
bool mayClassSet(const Setting& setting);
/// Locks the window, or changes the class's rights.
void lockClass(const ClassRights& rights);
void unlockClass();

} // namespace seiche
