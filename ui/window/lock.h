// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QAction>
#include <QDockWidget>
#include <QObject>
#include <QPointer>

#include <vector>

namespace seiche {

/// Keeps actions disabled and docks in place while a class works.
///
/// Actions that become enabled by themselves meanwhile are disabled again; all are as they should be
/// afterwards.
class Lock : public QObject {
    Q_OBJECT

public:
    using QObject::QObject;

    void close(const std::vector<QAction*>& actions, const std::vector<QDockWidget*>& docks);
    void open();
    bool isClosed() const { return m_closed; }

private:
    struct LockedAction {
        QPointer<QAction> action;
        bool enabled; ///< what it will be when the lock opens
    };
    struct LockedDock {
        QPointer<QDockWidget> dock;
        QDockWidget::DockWidgetFeatures features;
    };

    void watch(QAction* action);

    bool m_closed = false;
    std::vector<LockedAction> m_actions;
    std::vector<LockedDock> m_docks;
};

} // namespace seiche
