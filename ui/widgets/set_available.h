// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QAction>

namespace seiche {

/// Shows and enables an action, or hides it from the menus and disables its key.
inline void setAvailable(QAction* action, bool available) {
    action->setEnabled(available);
    action->setVisible(available);
}

} // namespace seiche
