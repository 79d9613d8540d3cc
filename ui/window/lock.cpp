// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "window/lock.h"

namespace seiche {

void Lock::close(const std::vector<QAction*>& actions, const std::vector<QDockWidget*>& docks) {
    if (m_closed) return;
    m_closed = true;
    for (QAction* action : actions) {
        m_actions.push_back({action, action->isEnabled()});
        action->setEnabled(false);
        connect(action, &QAction::enabledChanged, this, [this, action] { watch(action); });
    }
    for (QDockWidget* dock : docks) {
        m_docks.push_back({dock, dock->features()});
        dock->setFeatures(QDockWidget::NoDockWidgetFeatures);
    }
}

void Lock::watch(QAction* action) {
    if (!m_closed || !action->isEnabled()) return;
    for (LockedAction& locked : m_actions)
        if (locked.action == action) locked.enabled = true;
    action->setEnabled(false);
}

void Lock::open() {
    if (!m_closed) return;
    m_closed = false;
    for (const LockedAction& locked : m_actions) {
        if (!locked.action) continue;
        locked.action->disconnect(this);
        locked.action->setEnabled(locked.enabled);
    }
    for (const LockedDock& locked : m_docks)
        if (locked.dock) locked.dock->setFeatures(locked.features);
    m_actions.clear();
    m_docks.clear();
}

} // namespace seiche

#include "moc_lock.cpp"
