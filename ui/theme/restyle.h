// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

class QWidget;

namespace seiche {

/// Sets a property used by the style sheet, and applies the style sheet again if it has changed.
void restyleWith(QWidget& widget, const char* property, bool value);

} // namespace seiche
