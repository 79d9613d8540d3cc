// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/popup_tips.h"

#include <QApplication>
#include <QEvent>
#include <QScreen>
#include <QWidget>

#include <algorithm>

namespace seiche {

namespace {

/// Qt has a single tooltip label, with no API for its geometry.
bool isTip(const QWidget& widget) { return widget.objectName() == QLatin1String("qtooltip_label"); }

bool isPopup(const QWidget& widget) { return widget.isVisible() && widget.windowType() == Qt::Popup; }

/// Returns a position right, left, below or above the popups, wherever the tooltip fits.
QPoint besides(const QRect& popups, const QRect& tip, const QRect& screen) {
    const int x = std::clamp(tip.x(), screen.left(), std::max(screen.left(), screen.right() - tip.width()));
    const int y = std::clamp(tip.y(), screen.top(), std::max(screen.top(), screen.bottom() - tip.height()));
    const QPoint right(popups.right() + 1, y), left(popups.left() - tip.width(), y);
    const QPoint below(x, popups.bottom() + 1), above(x, popups.top() - tip.height());
    for (const QPoint place : {right, left, below, above})
        if (screen.contains(QRect(place, tip.size()))) return place;
    return right;
}

void moveBesidesPopups(QWidget& tip) {
    QRect popups;
    const QWidgetList windows = QApplication::topLevelWidgets();
    for (const QWidget* each : windows)
        if (isPopup(*each)) popups |= each->frameGeometry();
    if (popups.isNull() || !popups.intersects(tip.geometry())) return;
    tip.move(besides(popups, tip.geometry(), tip.screen()->availableGeometry()));
}

void hideTips() {
    const QWidgetList windows = QApplication::topLevelWidgets();
    for (QWidget* each : windows)
        if (isTip(*each)) each->hide();
}

} // namespace

PopupTips::PopupTips(QObject* parent) : QObject(parent) { qApp->installEventFilter(this); }

bool PopupTips::eventFilter(QObject* watched, QEvent* event) {
    // Early exit, because all application events arrive here.
    const QEvent::Type type = event->type();
    const bool isPlaced = type == QEvent::Show || type == QEvent::Move || type == QEvent::Resize;
    if ((!isPlaced && type != QEvent::ToolTip) || !watched->isWidgetType()) return false;
    auto& widget = static_cast<QWidget&>(*watched);
    if (type == QEvent::ToolTip) {
        const QWidget* open = QApplication::activePopupWidget();
        return open && widget.window() != open;
    }
    if (type == QEvent::Show && isPopup(widget)) hideTips();
    if (isTip(widget)) moveBesidesPopups(widget);
    return false;
}

} // namespace seiche

#include "moc_popup_tips.cpp"
