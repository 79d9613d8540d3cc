// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>
#include <QString>

#include <functional>

namespace seiche {

class Banner;
class Recovery;

/// Warns in the banner, once per window, that settings or unsaved work cannot be kept (disk full,
/// no write permission). A visible banner is not replaced. If the obstacle is gone afterwards, no
/// warning is shown.
class StorageMonitor : public QObject {
    Q_OBJECT

public:
    explicit StorageMonitor(Banner& banner, QObject* parent);
    ~StorageMonitor() override;

    /// Tests both now, and reports later failures of `recovery`.
    void watch(Recovery& recovery);

protected:
    bool eventFilter(QObject* object, QEvent* event) override;

private:
    /// Returns why saving is impossible. Empty if possible.
    using Obstacle = std::function<QString()>;
    void showWorkNotSaved(const QString& why, const Recovery& recovery);
    void showWarning(const QString& heading, const QString& why, Obstacle obstacle);
    void showPending();

    Banner& m_banner;
    bool m_isShown = false;
    QString m_heading; ///< pending message while the banner is in use
    Obstacle m_obstacle;
};

} // namespace seiche
