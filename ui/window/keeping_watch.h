// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>
#include <QString>

namespace seiche {

class Banner;
class Recovery;

/// Says in the banner, once in the life of the window, that settings or unsaved work cannot be kept: a full
/// disk, a folder without the right to write. What the banner says already is left to be read first.
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
    void sayWorkIsNotKept(const QString& why);
    void say(const QString& heading, const QString& why);
    void sayNow();

    Banner& m_banner;
    bool m_isSaid = false;
    QString m_heading; ///< while it has to wait
    QString m_why;
};

} // namespace seiche
