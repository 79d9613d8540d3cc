// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "pages/step_row.h"

#include "pages/equation_view.h"
#include "pages/miniature_card.h"
#include "pages/prose.h"
#include "theme/theme.h"

#include <QBoxLayout>
#include <QEvent>

#include <algorithm>

namespace seiche {

namespace {

/// Minimum width, at scale 1, for a miniature beside the text.
constexpr double besideFrom = 820;

} // namespace

StepRow::StepRow(const TheoryText::Step& step, const QString& title, const QMap<QString, QString>& spoken,
                 QWidget* parent)
    : QWidget(parent), m_layout(new QBoxLayout(QBoxLayout::LeftToRight, this)) {
    auto* text = new QVBoxLayout;
    text->setSpacing(0);
    // Consecutive paragraphs form one text for selections across them.
    QString html = title.isEmpty() ? QString() : QStringLiteral("<h2>%1</h2>").arg(title.toHtmlEscaped());
    const auto flush = [&] {
        if (html.isEmpty()) return;
        Prose* prose = new Prose(html, this);
        connect(prose, &QTextBrowser::anchorClicked, this, &StepRow::linkChosen);
        text->addWidget(prose);
        m_prose.push_back(prose);
        m_parts.push_back(prose);
        html.clear();
    };
    for (const TheoryText::Block& block : step.blocks) {
        html += block.html;
        if (block.equation.isEmpty()) continue;
        flush();
        EquationView* equation = new EquationView(block.equation, spoken.value(block.equation), this);
        text->addWidget(equation);
        m_equations.push_back(equation);
        m_parts.push_back(equation);
    }
    flush();
    text->addStretch();
    m_layout->setContentsMargins(0, 0, 0, 0);
    m_layout->addLayout(text, 6);
    if (const MiniatureKind* kind = findMiniature(step.miniature)) {
        m_side = new QWidget(this);
        m_miniature = new MiniatureCard(*kind, m_side);
        m_miniature->installEventFilter(this);
        m_side->installEventFilter(this);
        m_layout->addWidget(m_side, 5);
    }
}

void StepRow::setTextSize(double pixels) {
    m_textSize = pixels;
    for (Prose* prose : m_prose) prose->setTextSize(pixels);
    arrange();
}

void StepRow::hold() {
    for (Prose* prose : m_prose) prose->hold();
}

void StepRow::write() {
    for (Prose* prose : m_prose) prose->write();
    for (EquationView* equation : m_equations) equation->setTextSize(m_textSize);
}

void StepRow::follow(int top) {
    m_top = top;
    place();
}

void StepRow::place() {
    if (!m_side) return;
    const int width = m_side->width();
    const int height = m_miniature->hasHeightForWidth() ? m_miniature->heightForWidth(width)
                                                        : m_miniature->sizeHint().height();
    m_side->setMinimumHeight(height);
    m_miniature->setGeometry(0, std::clamp(m_top, 0, std::max(0, m_side->height() - height)), width, height);
}

// Positions the miniature. The side has no layout because the miniature has to move.
bool StepRow::eventFilter(QObject* watched, QEvent* event) {
    if ((watched == m_side && event->type() == QEvent::Resize) ||
        (watched == m_miniature && event->type() == QEvent::LayoutRequest))
        place();
    return QWidget::eventFilter(watched, event);
}

void StepRow::resizeEvent(QResizeEvent* event) {
    QWidget::resizeEvent(event);
    arrange();
}

// Arranges the miniature beside or below the text, depending on type size.
void StepRow::arrange() {
    const Theme& theme = Theme::current();
    m_layout->setSpacing(theme.px(28));
    m_layout->setDirection(width() >= theme.px(besideFrom) ? QBoxLayout::LeftToRight : QBoxLayout::TopToBottom);
}

} // namespace seiche

#include "moc_step_row.cpp"
