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

QWidget* nextInTabOrder(QWidget& window, bool forward, const std::vector<const QWidget*>& first) {
    std::vector<QWidget*> order;
    for (QWidget* each = window.nextInFocusChain(); each != &window; each = each->nextInFocusChain())
        if (takesTab(*each, window)) order.push_back(each);
    if (order.empty()) return nullptr;
    const auto rank = [&first](const QWidget* widget) {
        return std::ranges::find_if(first,
                                    [&](const QWidget* part) {
                                        return part && (part == widget || part->isAncestorOf(widget));
                                    }) -
               first.begin();
    };
    std::ranges::stable_sort(order, {}, rank);
    const auto now = std::ranges::find(order, window.focusWidget());
    if (now == order.end()) return forward ? order.front() : order.back();
    const auto count = static_cast<std::ptrdiff_t>(order.size());
    const std::ptrdiff_t at = now - order.begin() + (forward ? 1 : count - 1);
    return order[static_cast<std::size_t>(at % count)];
}

} // namespace seiche
