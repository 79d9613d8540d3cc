// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QPointF>

#include <string>

class QKeyEvent;

namespace seiche {

class Canvas;
class Selection;

/// Handles a key while something is selected. Returns whether it did.
///
/// Arrows move the selection (Shift: by ten cells), Ctrl+Left and Ctrl+Right rotate (Shift: to
/// multiples of 15 degrees), Ctrl+Up and Ctrl+Down resize. Enter opens the properties. Escape
/// deselects.
bool arrangeByKey(const QKeyEvent& event, Selection& selection);

/// Opens the menu of the selection and the named object. Opens the menu of the position if `name`
/// is empty.
void openMenuOf(const std::string& name, QPointF pixel, Canvas& canvas);

/// Opens the menu of the selection, or of the marker without one, for the menu key and Shift+F10.
/// Returns whether it did.
bool openMenuByKey(const QKeyEvent& event, Canvas& canvas);

} // namespace seiche
