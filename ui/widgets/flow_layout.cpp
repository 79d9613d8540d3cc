// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/flow_layout.h"

#include <QStyle>
#include <QWidget>

#include <algorithm>

namespace seiche {

FlowLayout::~FlowLayout() = default;

void FlowLayout::addItem(QLayoutItem* item) { m_items.emplace_back(item); }

QLayoutItem* FlowLayout::itemAt(int index) const {
    return index >= 0 && index < count() ? m_items[static_cast<std::size_t>(index)].get() : nullptr;
}

QLayoutItem* FlowLayout::takeAt(int index) {
    if (index < 0 || index >= count()) return nullptr;
    QLayoutItem* item = m_items[static_cast<std::size_t>(index)].release();
    m_items.erase(m_items.begin() + index);
    return item;
}

QSize FlowLayout::sizeHint() const {
    int width = 0;
    int height = 0;
    for (const auto& item : m_items) {
        if (item->isEmpty()) continue;
        width += item->sizeHint().width() + (width > 0 ? m_gap : 0);
        height = std::max(height, item->sizeHint().height());
    }
    return QSize(width, height).grownBy(contentsMargins());
}

QSize FlowLayout::minimumSize() const {
    QSize min(0, 0);
    for (const auto& item : m_items)
        if (!item->isEmpty()) min = min.expandedTo(item->minimumSize());
    return min.grownBy(contentsMargins());
}

void FlowLayout::setGeometry(const QRect& room) {
    QLayout::setGeometry(room);
    arrange(room.marginsRemoved(contentsMargins()), true);
}

int FlowLayout::heightForWidth(int width) const {
    const QMargins margins = contentsMargins();
    return arrange({0, 0, width - margins.left() - margins.right(), 0}, false) + margins.top() +
           margins.bottom();
}

int FlowLayout::arrange(const QRect& room, bool place) const {
    int top = room.top();
    for (std::size_t first = 0; first < m_items.size();) {
        int used = 0;
        int tall = 0;
        int expanding = 0;
        std::size_t end = first;
        // Expanding items may shrink to their minimum before the line wraps.
        for (; end < m_items.size(); ++end) {
            const QLayoutItem& item = *m_items[end];
            if (item.isEmpty()) continue;
            const bool expands = item.expandingDirections() & Qt::Horizontal;
            const int width = expands ? item.minimumSize().width() : item.sizeHint().width();
            if (used > 0 && used + m_gap + width > room.width()) break;
            used += width + (used > 0 ? m_gap : 0);
            tall = std::max(tall, item.sizeHint().height());
            expanding += expands ? 1 : 0;
        }
        const int spare = std::max(0, room.width() - used);
        int x = room.left();
        for (std::size_t i = first; place && i < end; ++i) {
            QLayoutItem& item = *m_items[i];
            if (item.isEmpty()) continue;
            const bool expands = item.expandingDirections() & Qt::Horizontal;
            const int wished =
                expands ? item.minimumSize().width() + spare / expanding : item.sizeHint().width();
            const int width = std::min(wished, room.width());
            const int height = std::min(item.sizeHint().height(), tall);
            const int above = item.alignment() & Qt::AlignTop ? 0 : (tall - height) / 2;
            const QRect at(x, top + above, width, height);
            const Qt::LayoutDirection direction =
                parentWidget() ? parentWidget()->layoutDirection() : Qt::LeftToRight;
            item.setGeometry(QStyle::visualRect(direction, room, at));
            x += width + m_gap;
        }
        top += tall + (end < m_items.size() ? m_gap : 0);
        first = end;
    }
    return top - room.top();
}

} // namespace seiche
