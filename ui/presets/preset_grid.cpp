// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "presets/preset_grid.h"

#include "files/presets.h"
#include "presets/preset_card.h"
#include "presets/preset_model.h"
#include "presets/preset_sections.h"
#include "theme/theme.h"

#include <QKeyEvent>
#include <QPainter>
#include <QScrollBar>

#include <algorithm>
#include <cmath>

namespace seiche {

namespace {

constexpr int headingAbove = 14;
constexpr int headingBelow = 4;
constexpr int headingMargin = 5; ///< like the margin of items

int lineOf(Type type) {
    return static_cast<int>(std::ceil(QFontMetricsF(Theme::current().font(type)).lineSpacing()));
}

} // namespace

PresetGrid::PresetGrid(PresetSections& sections, QWidget* parent)
    : QListView(parent), m_sections(sections), m_card(new PresetCard(this)) {
    setModel(&sections);
    setItemDelegate(m_card);
    setSelectionMode(SingleSelection);
    setMouseTracking(true);
    setVerticalScrollMode(ScrollPerPixel);
    setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    setVerticalScrollBarPolicy(Qt::ScrollBarAlwaysOn);
    setFrameShape(QFrame::NoFrame);
    viewport()->setAutoFillBackground(false);
    connect(&sections, &QAbstractItemModel::modelReset, this, &PresetGrid::layOut);
    connect(verticalScrollBar(), &QScrollBar::valueChanged, this, &PresetGrid::scrolled);
}

void PresetGrid::measure() {
    m_cardHeights.clear();
    layOut();
}

void PresetGrid::layOut() {
    m_cardHeights.resize(presets().size());
    const QSize min = PresetCard::size();
    const int columns = std::max(1, viewport()->width() / min.width());
    const Theme& theme = Theme::current();
    m_cards.assign(static_cast<std::size_t>(m_sections.rowCount()), {});
    m_headings.clear();
    int y = 0;
    for (const PresetSections::Section& section : m_sections.sections()) {
        const int margin = theme.px(headingMargin);
        const int title = lineOf(Type::Title);
        const int wide = std::max(1, viewport()->width() - 2 * margin);
        const int sentence = section.sentence.isEmpty() ? 0
                                                        : QFontMetrics(theme.font(Type::Small))
                                                              .boundingRect(QRect(0, 0, wide, 10000),
                                                                            Qt::TextWordWrap, section.sentence)
                                                              .height();
        y += y > 0 ? theme.px(headingAbove) : 0;
        m_headings.push_back({{margin, y, wide, title + sentence}, title});
        y += title + sentence + theme.px(headingBelow);
        for (int first = section.first; first < section.first + section.count; first += columns) {
            const int last = std::min(first + columns, section.first + section.count);
            int height = 0;
            for (int row = first; row < last; ++row) {
                int& known = m_cardHeights[static_cast<std::size_t>(m_sections.presetOf(row))];
                if (known == 0) known = PresetCard::heightFor(m_sections.index(row));
                height = std::max(height, known);
            }
            for (int row = first; row < last; ++row) {
                const int column = isRightToLeft() ? columns - 1 - (row - first) : row - first;
                m_cards[static_cast<std::size_t>(row)] = {column * min.width(), y, min.width(), height};
            }
            y += height;
        }
    }
    m_height = y;
    updateGeometries();
    viewport()->update();
    emit scrolled();
}

// Replaces the layout of the base class.
void PresetGrid::doItemsLayout() { layOut(); }

void PresetGrid::updateGeometries() {
    QAbstractItemView::updateGeometries();
    verticalScrollBar()->setPageStep(viewport()->height());
    verticalScrollBar()->setSingleStep(Theme::current().px(48));
    verticalScrollBar()->setRange(0, std::max(0, m_height - viewport()->height()));
}

int PresetGrid::verticalOffset() const { return verticalScrollBar()->value(); }

void PresetGrid::scrollContentsBy(int, int) { viewport()->update(); }

void PresetGrid::resizeEvent(QResizeEvent* event) {
    QAbstractItemView::resizeEvent(event);
    layOut();
}

QRect PresetGrid::visualRect(const QModelIndex& index) const {
    if (!index.isValid() || index.row() >= static_cast<int>(m_cards.size())) return {};
    return m_cards[static_cast<std::size_t>(index.row())].translated(0, -verticalOffset());
}

QModelIndex PresetGrid::indexAt(const QPoint& point) const {
    const QPoint place = point + QPoint(0, verticalOffset());
    const auto it = std::ranges::find_if(m_cards, [&](const QRect& card) { return card.contains(place); });
    return it == m_cards.end() ? QModelIndex() : m_sections.index(static_cast<int>(it - m_cards.begin()));
}

int PresetGrid::sectionAtTop() const {
    const int top = verticalOffset();
    // At maximum scroll the last sections cannot reach the top, so the selection decides.
    if (top > 0 && top == verticalScrollBar()->maximum() && currentIndex().isValid() &&
        viewport()->rect().intersects(visualRect(currentIndex())))
        return m_sections.sectionOf(currentIndex().row());
    const auto after =
        std::ranges::find_if(m_headings, [&](const Heading& each) { return each.rect.top() > top + 1; });
    return std::max(0, static_cast<int>(after - m_headings.begin()) - 1);
}

void PresetGrid::showSection(int section) {
    if (section < 0 || section >= static_cast<int>(m_headings.size())) return;
    verticalScrollBar()->setValue(m_headings[static_cast<std::size_t>(section)].rect.top());
}

void PresetGrid::scrollTo(const QModelIndex& index, ScrollHint) {
    if (!index.isValid() || index.row() >= static_cast<int>(m_cards.size())) return;
    const QRect card = m_cards[static_cast<std::size_t>(index.row())];
    const int section = m_sections.sectionOf(index.row());
    // The first row scrolls in with its heading.
    const int first = m_sections.sections()[static_cast<std::size_t>(section)].first;
    const int top = card.top() == m_cards[static_cast<std::size_t>(first)].top()
                        ? m_headings[static_cast<std::size_t>(section)].rect.top()
                        : card.top();
    QScrollBar* bar = verticalScrollBar();
    if (card.bottom() >= bar->value() + viewport()->height())
        bar->setValue(card.bottom() + 1 - viewport()->height());
    if (top < bar->value()) bar->setValue(top);
}

int PresetGrid::nearestIn(int top, int row) const {
    const int x = m_cards[static_cast<std::size_t>(row)].left();
    int nearest = row;
    int min = -1;
    for (std::size_t i = 0; i < m_cards.size(); ++i) {
        if (m_cards[i].top() != top) continue;
        const int away = std::abs(m_cards[i].left() - x);
        if (min >= 0 && away >= min) continue;
        min = away;
        nearest = static_cast<int>(i);
    }
    return nearest;
}

int PresetGrid::rowBeside(int row, int way) const {
    const int top = m_cards[static_cast<std::size_t>(row)].top();
    const int count = static_cast<int>(m_cards.size());
    for (int other = row; other >= 0 && other < count; other += way)
        if (m_cards[static_cast<std::size_t>(other)].top() != top)
            return nearestIn(m_cards[static_cast<std::size_t>(other)].top(), row);
    return row;
}

QModelIndex PresetGrid::moveCursor(CursorAction action, Qt::KeyboardModifiers) {
    const int count = m_sections.rowCount();
    if (count == 0) return {};
    if (!currentIndex().isValid()) return m_sections.index(0);
    int row = currentIndex().row();
    const int forward = isRightToLeft() ? -1 : 1;
    const auto page = [&](int way) {
        const int far = visualRect(currentIndex()).top() + verticalOffset() + way * viewport()->height();
        for (int next = rowBeside(row, way); next != row; next = rowBeside(row, way)) {
            const int top = m_cards[static_cast<std::size_t>(next)].top();
            if (way > 0 ? top > far : top < far) break;
            row = next;
        }
    };
    switch (action) {
    case MoveLeft: row -= forward; break;
    case MoveRight: row += forward; break;
    case MovePrevious: --row; break;
    case MoveNext: ++row; break;
    case MoveUp: row = rowBeside(row, -1); break;
    case MoveDown: row = rowBeside(row, 1); break;
    case MoveHome: row = 0; break;
    case MoveEnd: row = count - 1; break;
    case MovePageUp: page(-1); break;
    case MovePageDown: page(1); break;
    }
    return m_sections.index(std::clamp(row, 0, count - 1));
}

void PresetGrid::setSelection(const QRect& rect, QItemSelectionModel::SelectionFlags command) {
    const QModelIndex index = indexAt(rect.center());
    selectionModel()->select(index.isValid() ? QItemSelection(index, index) : QItemSelection(), command);
}

QRegion PresetGrid::visualRegionForSelection(const QItemSelection& selection) const {
    QRegion region;
    for (const QModelIndex& index : selection.indexes()) region += visualRect(index);
    return region;
}

bool PresetGrid::isOnStar(QPoint place) const {
    const QModelIndex index = indexAt(place);
    return index.isValid() && PresetCard::starRect(visualRect(index)).contains(place);
}

void PresetGrid::mousePressEvent(QMouseEvent* event) {
    if (event->button() == Qt::LeftButton && isOnStar(event->pos()))
        return emit starClicked(indexAt(event->pos()));
    QListView::mousePressEvent(event);
}

// Double clicks on a star count as two clicks.
void PresetGrid::mouseDoubleClickEvent(QMouseEvent* event) {
    if (event->button() == Qt::LeftButton && isOnStar(event->pos())) return mousePressEvent(event);
    QListView::mouseDoubleClickEvent(event);
}

void PresetGrid::mouseMoveEvent(QMouseEvent* event) {
    const QModelIndex below = indexAt(event->pos());
    if (below != m_near) {
        viewport()->update(visualRect(m_near));
        m_near = below;
        viewport()->update(visualRect(m_near));
    }
    viewport()->setCursor(isOnStar(event->pos()) ? Qt::PointingHandCursor : Qt::ArrowCursor);
    if (event->buttons() == Qt::NoButton) QAbstractItemView::mouseMoveEvent(event);
}

void PresetGrid::leaveEvent(QEvent* event) {
    viewport()->update(visualRect(m_near));
    m_near = QModelIndex();
    QListView::leaveEvent(event);
}

void PresetGrid::keyPressEvent(QKeyEvent* event) {
    if (event->key() == Qt::Key_F && !(event->modifiers() & ~Qt::ShiftModifier) && currentIndex().isValid())
        return emit favouriteToggleRequested(currentIndex());
    QListView::keyPressEvent(event);
}

void PresetGrid::paintHeading(QPainter& painter, int section) const {
    const Theme& theme = Theme::current();
    const Heading& heading = m_headings[static_cast<std::size_t>(section)];
    const PresetSections::Section& texts = m_sections.sections()[static_cast<std::size_t>(section)];
    const QRect rect = heading.rect.translated(0, -verticalOffset());
    const int side = isRightToLeft() ? Qt::AlignRight : Qt::AlignLeft;
    painter.setFont(theme.font(Type::Title));
    painter.setPen(theme.tokens().text);
    painter.drawText(QRect(rect.topLeft(), QSize(rect.width(), heading.below)), side | Qt::AlignVCenter,
                     texts.title);
    painter.setFont(theme.font(Type::Small));
    painter.setPen(theme.tokens().quiet);
    painter.drawText(rect.adjusted(0, heading.below, 0, 0), side | Qt::TextWordWrap, texts.sentence);
}

void PresetGrid::paintEvent(QPaintEvent* event) {
    QPainter painter(viewport());
    for (std::size_t i = 0; i < m_headings.size(); ++i)
        if (m_headings[i].rect.translated(0, -verticalOffset()).intersects(event->rect()))
            paintHeading(painter, static_cast<int>(i));
    QStyleOptionViewItem option;
    initViewItemOption(&option);
    for (int row = 0; row < m_sections.rowCount(); ++row) {
        const QModelIndex index = m_sections.index(row);
        option.rect = visualRect(index);
        if (!option.rect.intersects(event->rect())) continue;
        option.state.setFlag(QStyle::State_Selected, selectionModel()->isSelected(index));
        option.state.setFlag(QStyle::State_MouseOver, index == m_near);
        m_card->paint(&painter, option, index);
    }
}

} // namespace seiche

#include "moc_preset_grid.cpp"
