// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>
#include <QString>

#include <functional>

namespace seiche {

class Banner;
class Recovery;

/// Says in the banner, once in the life of the window, that settings or unsaved work cannot be kept: a full
/// disk, a folder without the right to write. What the banner says already is left to be read first; when the
/// obstacle has gone by then, nothing is said.
class KeepingWatch : public QObject {
    Q_OBJECT

public:
    explicit KeepingWatch(Banner& banner, QObject* parent);
    ~KeepingWatch() override;

    /// Tries both out now; later failures of `recovery` are said, too.
    void watch(Recovery& recovery);

protected:
    bool eventFilter(QObject* object, QEvent* event) override;

private:
    /// In words why something cannot be kept now; empty when it can.
    using Obstacle = std::function<QString()>;
    void sayWorkIsNotKept(const QString& why, const Recovery& recovery);
    void say(const QString& heading, const QString& why, Obstacle obstacle);
    void sayWhatHasWaited();

    Banner& m_banner;
    bool m_isSaid = false;
    QString m_heading; ///< while it has to wait
    Obstacle m_obstacle;
};

} // namespace seiche
