// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QToolButton>

namespace seiche {

/// Makes a quiet text button that opens details.
inline QToolButton* moreButton(const char* name, QWidget* parent) {
    auto* button = new QToolButton(parent);
    button->setObjectName(QLatin1String(name));
    button->setProperty("fold", true);
    button->setFocusPolicy(Qt::TabFocus);
    return button;
}

} // namespace seiche
