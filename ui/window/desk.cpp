// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "window/desk.h"

#include "lessons/lesson_panel.h"
#include "stage/card_dock.h"
#include "theme/first_level_sizes.h"
#include "theme/theme.h"

#include <QEvent>
#include <QFrame>
#include <QGridLayout>
#include <QStyle>
#include <QVBoxLayout>

#include <algorithm>

namespace seiche {

namespace {

/// Pixels at scale 1.
constexpr double lessonWidth = 344;
constexpr double minLessonHeight = 168, lowestLesson = 20;
/// Height of the canvas beyond its minimum, for all its texts.
constexpr double canvasReserve = 20;
/// Part of the window's height that a lesson below the canvas may take.
constexpr double maxLessonHeight = 0.42;
/// Part of the window's width that a lesson above the controls may take, as the controls may.
constexpr double maxLessonWidth = 0.42;

} // namespace

Desk::Desk(QWidget* pages, QWidget* column, QWidget* parent)
    : QWidget(parent), m_pages(pages), m_column(column), m_grid(new QGridLayout(this)),
      m_lessonSide(new QFrame(this)) {
    m_lessonSide->setObjectName(QStringLiteral("lessonSide"));
    m_lessonSide->hide();
    auto* inside = new QVBoxLayout(m_lessonSide);
    inside->setSpacing(0);
    m_grid->setContentsMargins(0, 0, 0, 0);
    m_grid->setSpacing(0);
    m_grid->addWidget(pages, 0, 1, 2, 1);
    m_grid->addWidget(column, 0, 2, 2, 1);
    m_grid->setColumnStretch(1, 1);
    m_grid->setRowStretch(0, 1);
    m_grid->setRowStretch(1, 1);
    connect(&Theme::current(), &Theme::changed, this, &Desk::placeLesson);
}

void Desk::showLesson(CardDock& lesson) {
    if (m_lesson) return;
    m_lesson = &lesson;
    m_panel = qobject_cast<LessonPanel*>(lesson.panel());
    m_body = lesson.lend();
    m_lessonSide->layout()->addWidget(m_body);
    m_body->show();
    m_lessonSide->show();
    m_panel->installEventFilter(this);
    placeLesson();
}

void Desk::takeBackLesson() {
    if (!m_lesson) return;
    m_panel->removeEventFilter(this);
    m_panel->setWide(false);
    m_lessonSide->hide();
    placeColumn(0, 2);
    m_lesson->takeBack();
    m_lesson = nullptr;
    m_panel = nullptr;
    m_body = nullptr;
}

Desk::Place Desk::placeNow() const {
    const Theme& theme = Theme::current();
    if (width() >= theme.px(roomForThreeColumns)) return Place::Left;
    return window()->height() < theme.px(roomForRows) ? Place::AboveControls : Place::Below;
}

void Desk::placeColumn(int row, int rows) {
    m_grid->removeWidget(m_column);
    m_grid->addWidget(m_column, row, 2, rows, 1);
}

void Desk::placeLesson() {
    if (!m_lesson) return;
    const Theme& theme = Theme::current();
    m_place = placeNow();
    if (m_place == Place::AboveControls) placeColumn(1, 1);
    else placeColumn(0, 2);
    m_grid->removeWidget(m_lessonSide);
    switch (m_place) {
    case Place::Left: m_grid->addWidget(m_lessonSide, 0, 0, 2, 1); break;
    case Place::Below: m_grid->addWidget(m_lessonSide, 2, 0, 1, 3); break;
    case Place::AboveControls: m_grid->addWidget(m_lessonSide, 0, 2); break;
    }
    const int side = theme.px(16), end = theme.px(m_place == Place::Left    ? 14
                                                  : m_place == Place::Below ? 8
                                                                            : 3);
    m_lessonSide->layout()->setContentsMargins(side, end, theme.px(12), end);
    m_panel->setWide(m_place == Place::Below);
    fit();
}

void Desk::fit() {
    if (!m_lesson) return;
    const Theme& theme = Theme::current();
    QSize min(0, 0), max(QWIDGETSIZE_MAX, QWIDGETSIZE_MAX);
    if (m_place == Place::Below) {
        min.setHeight(heightBelow());
        max.setHeight(min.height());
    } else {
        min.setWidth(std::min(theme.px(lessonWidth), static_cast<int>(maxLessonWidth * width())));
        if (m_place == Place::Left) max.setWidth(min.width());
    }
    m_lessonSide->setMinimumSize(min);
    m_lessonSide->setMaximumSize(max);
}

// In very large type the lesson scrolls, so that the canvas stays visible.
int Desk::heightBelow() const {
    const Theme& theme = Theme::current();
    const QMargins margins = m_lessonSide->layout()->contentsMargins() + m_body->layout()->contentsMargins();
    const int bar = style()->pixelMetric(QStyle::PM_ScrollBarExtent);
    const int text = m_panel->heightFor(width() - margins.left() - margins.right() - bar);
    const int border = m_lessonSide->height() - m_lessonSide->contentsRect().height();
    const int wanted = std::max(theme.px(minLessonHeight), text + margins.top() + margins.bottom() + border);
    const int others = m_pages->minimumSizeHint().height() + theme.px(canvasReserve);
    const int room = std::max(theme.px(lowestLesson), height() - others);
    return std::min({wanted, static_cast<int>(maxLessonHeight * window()->height()), room});
}

void Desk::resizeEvent(QResizeEvent* event) {
    QWidget::resizeEvent(event);
    if (m_lesson && placeNow() != m_place) placeLesson();
    else fit();
}

bool Desk::event(QEvent* event) {
    if (event->type() == QEvent::LayoutRequest) fit();
    return QWidget::event(event);
}

bool Desk::eventFilter(QObject* watched, QEvent* event) {
    if (watched == m_panel && event->type() == QEvent::LayoutRequest) fit();
    return QWidget::eventFilter(watched, event);
}

} // namespace seiche

#include "moc_desk.cpp"
