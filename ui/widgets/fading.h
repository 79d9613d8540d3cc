// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>
#include <QTimer>

#include <functional>

class QGraphicsOpacityEffect;
class QPropertyAnimation;
class QWidget;

namespace seiche {

/// Lets a widget fade away while nobody needs it: some seconds after it was last woken, unless it is in use.
///
/// It is in use while the pointer or the keys are in it, a menu is open, or `isInUse` says so. With less motion
/// it goes at once.
class Fading : public QObject {
    Q_OBJECT

public:
    explicit Fading(QWidget* widget, std::function<bool()> isInUse = {});

    /// Off: the widget stays.
    void setOn(bool on);
    /// It is wanted now.
    void wake();

signals:
    /// The widget has been shown, or hidden.
    void changed();

private:
    bool isInUse() const;
    void rest();
    void show(bool shown);

    QWidget* m_widget;
    std::function<bool()> m_isInUse;
    QGraphicsOpacityEffect* m_opacity;
    QPropertyAnimation* m_fade;
    QTimer m_idle;
    bool m_on = false;
};

} // namespace seiche
