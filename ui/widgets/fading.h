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

/// Fades a widget out a few seconds after its last use.
///
/// The widget is in use while the pointer or focus is inside, a menu is open, or `isInUse` returns
/// true. With reduced motion it disappears at once.
class Fading : public QObject {
    Q_OBJECT

public:
    explicit Fading(QWidget* widget, std::function<bool()> isInUse = {});

    /// Enables fading. If disabled, the widget stays visible.
    void setOn(bool on);
    /// Shows the widget and restarts the delay.
    void wake();

signals:
    /// Emitted when the widget has been shown or hidden.
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
