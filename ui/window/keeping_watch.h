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
class KeepingWatch : public QObject {
    Q_OBJECT

public:
    explicit KeepingWatch(Banner& banner, QObject* parent);
    ~KeepingWatch() override;

    /// Tests both now, and reports later failures of `recovery`.
    void watch(Recovery& recovery);

protected:
    bool eventFilter(QObject* object, QEvent* event) override;

private:
    /// Returns why saving is impossible. Empty if possible.
    using Obstacle = std::function<QString()>;
    void sayWorkIsNotKept(const QString& why, const Recovery& recovery);
    void say(const QString& heading, const QString& why, Obstacle obstacle);
    void sayWhatHasWaited();

    Banner& m_banner;
    bool m_isSaid = false;
    QString m_heading; ///< pending message while the banner is in use
    Obstacle m_obstacle;
};

} // namespace seiche
