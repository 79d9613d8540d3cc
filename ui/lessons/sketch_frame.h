// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "lesson/student_sheet.h"
#include "paper/sheet.h"

namespace seiche {

/// Adds what a student draws on: axes with their names and a grid, without numbers; for a picture of the string
/// its line at rest, for one of the pool its shape with its walls.
void addSketchFrame(Sheet& sheet, SheetPicture picture, const Experiment& experiment, const SheetWords& words);

} // namespace seiche
