// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "lesson/student_sheet.h"
#include "paper/sheet.h"

namespace seiche {

/// Adds an empty frame to draw in: labelled axes with a grid but no numbers, the string at rest, or
/// the pool outline with walls.
void addSketchFrame(Sheet& sheet, SheetPicture picture, const Experiment& experiment, const SheetWords& words);

} // namespace seiche
