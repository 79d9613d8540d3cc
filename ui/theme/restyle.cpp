// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "theme/restyle.h"

#include <QStyle>
#include <QVariant>
#include <QWidget>

namespace seiche {

void restyleWith(QWidget& widget, const char* property, bool value) {
    if (widget.property(property).toBool() == value) return;
    widget.setProperty(property, value);
    widget.style()->unpolish(&widget);
    widget.style()->polish(&widget);
}

} // namespace seiche
