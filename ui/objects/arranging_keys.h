// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

class QKeyEvent;

namespace seiche {

class Selection;

/// What keys do while objects are arranged: the arrow keys move what is selected (with Shift by ten cells),
/// Ctrl with Left and Right turns, Ctrl with Up and Down resizes it; Enter asks for its properties, Escape goes
/// back to the wave. False: the key means something else.
bool arrangeByKey(const QKeyEvent& event, Selection& selection);

} // namespace seiche
