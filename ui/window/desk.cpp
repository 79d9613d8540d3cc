// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "window/desk.h"

#include "lessons/lesson_panel.h"
#include "stage/card_dock.h"
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
/// Window width from which a lesson fits beside canvas and controls.
constexpr double wideWindow = 1280;
/// Part of the window's height that a lesson below the canvas may take.
constexpr double maxLessonHeight = 0.42;

} // namespace

Desk::Desk(QWidget* pages, QWidget* column, QWidget* parent)
    : QWidget(parent), m_pages(pages), m_grid(new QGridLayout(this)), m_place(new QFrame(this)) {
    m_place->setObjectName(QStringLiteral("lessonSide"));
    m_place->hide();
    auto* inside = new QVBoxLayout(m_place);
    inside->setSpacing(0);
    m_grid->setContentsMargins(0, 0, 0, 0);
    m_grid->setSpacing(0);
    m_grid->addWidget(pages, 0, 1);
    m_grid->addWidget(column, 0, 2);
    m_grid->setColumnStretch(1, 1);
    m_grid->setRowStretch(0, 1);
    connect(&Theme::current(), &Theme::changed, this, &Desk::placeLesson);
}

void Desk::showLesson(CardDock& lesson) {
    if (m_lesson) return;
    m_lesson = &lesson;
    m_panel = qobject_cast<LessonPanel*>(lesson.panel());
    m_body = lesson.lend();
    m_place->layout()->addWidget(m_body);
    m_body->show();
    m_place->show();
    m_panel->installEventFilter(this);
    placeLesson();
}

void Desk::takeBackLesson() {
    if (!m_lesson) return;
    m_panel->removeEventFilter(this);
    m_panel->setWide(false);
    m_place->hide();
    m_lesson->takeBack();
    m_lesson = nullptr;
    m_panel = nullptr;
    m_body = nullptr;
}

bool Desk::hasRoomBeside() const { return width() >= Theme::current().px(wideWindow); }

void Desk::placeLesson() {
    if (!m_lesson) return;
    const Theme& theme = Theme::current();
    m_isBeside = hasRoomBeside();
    m_grid->removeWidget(m_place);
    if (m_isBeside) m_grid->addWidget(m_place, 0, 0);
    else m_grid->addWidget(m_place, 1, 0, 1, 3);
    const int side = theme.px(16), end = theme.px(m_isBeside ? 14 : 8);
    m_place->layout()->setContentsMargins(side, end, theme.px(12), end);
    m_panel->setWide(!m_isBeside);
    fit();
}

void Desk::fit() {
    if (!m_lesson) return;
    const Theme& theme = Theme::current();
    constexpr int unlimited = QWIDGETSIZE_MAX;
    const int beside = theme.px(lessonWidth);
    m_place->setMinimumWidth(m_isBeside ? beside : 0);
    m_place->setMaximumWidth(m_isBeside ? beside : unlimited);
    if (m_isBeside) {
        m_place->setMinimumHeight(0);
        m_place->setMaximumHeight(unlimited);
        return;
    }
    const QMargins margins = m_place->layout()->contentsMargins() + m_body->layout()->contentsMargins();
    const int bar = style()->pixelMetric(QStyle::PM_ScrollBarExtent);
    const int text = m_panel->heightFor(width() - margins.left() - margins.right() - bar);
    const int border = m_place->height() - m_place->contentsRect().height();
    const int wanted = std::max(theme.px(minLessonHeight), text + margins.top() + margins.bottom() + border);
    // Scrolls in very large type, so that the canvas stays visible.
    const int room = std::max(theme.px(lowestLesson), height() - m_pages->minimumSizeHint().height());
    m_place->setFixedHeight(std::min({wanted, static_cast<int>(maxLessonHeight * window()->height()), room}));
}

void Desk::resizeEvent(QResizeEvent* event) {
    QWidget::resizeEvent(event);
    if (m_lesson && hasRoomBeside() != m_isBeside) placeLesson();
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
