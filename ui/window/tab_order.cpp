// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "window/tab_order.h"

#include <algorithm>

namespace seiche {

namespace {

bool takesTab(const QWidget& widget, const QWidget& window) {
    return (widget.focusPolicy() & Qt::TabFocus) == Qt::TabFocus && widget.isVisible() && widget.isEnabled() &&
           !widget.focusProxy() && widget.window() == &window;
}

} // namespace

QWidget* nextInTabOrder(QWidget& window, bool forward, const std::vector<const QWidget*>& first,
                        const std::vector<const QWidget*>& then) {
    std::vector<QWidget*> order;
    for (QWidget* each = window.nextInFocusChain(); each != &window; each = each->nextInFocusChain())
        if (takesTab(*each, window)) order.push_back(each);
    if (order.empty()) return nullptr;
    const auto holds = [](const QWidget* part, const QWidget* widget) {
        return part && (part == widget || part->isAncestorOf(widget));
    };
    // Widgets in neither list rank last.
    const auto rank = [&](const QWidget* widget) {
        const auto isIn = [&](const QWidget* part) { return holds(part, widget); };
        const auto later = std::ranges::find_if(then, isIn);
        const auto count = static_cast<std::ptrdiff_t>(first.size());
        if (later != then.end()) return count + (later - then.begin());
        const std::ptrdiff_t place = std::ranges::find_if(first, isIn) - first.begin();
        return place < count ? place : count + static_cast<std::ptrdiff_t>(then.size());
    };
    std::ranges::stable_sort(order, {}, rank);
    const auto now = std::ranges::find(order, window.focusWidget());
    if (now == order.end()) return forward ? order.front() : order.back();
    const auto count = static_cast<std::ptrdiff_t>(order.size());
    const std::ptrdiff_t at = now - order.begin() + (forward ? 1 : count - 1);
    return order[static_cast<std::size_t>(at % count)];
}

} // namespace seiche
