// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QPointF>

#include <string>

class QKeyEvent;

namespace seiche {

class Canvas;
class Selection;

/// What keys do while objects are arranged: the arrow keys move what is selected (with Shift by ten cells),
/// Ctrl with Left and Right turns (with Shift to multiples of 15 degrees), Ctrl with Up and Down resizes it;
/// Enter asks for its properties, Escape lets go of several, or goes back to the wave. False: the key means
/// something else.
bool arrangeByKey(const QKeyEvent& event, Selection& selection);

/// Opens the menu of the object at a pixel, and of what is selected with it; an empty name: of the place.
void openMenuOf(const std::string& name, QPointF pixel, Canvas& canvas);

/// The menu key, and Shift+F10, open the menu of what is selected, whether or not objects are arranged.
bool openMenuByKey(const QKeyEvent& event, Canvas& canvas);

} // namespace seiche
