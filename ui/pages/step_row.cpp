// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "pages/step_row.h"

#include "pages/equation_view.h"
#include "pages/miniature_card.h"
#include "pages/prose.h"
#include "theme/theme.h"

#include <QBoxLayout>

namespace seiche {

namespace {

/// Narrower rows have the miniature below the text; at scale 1.
constexpr double besideFrom = 820;

} // namespace

StepRow::StepRow(const TheoryText::Step& step, const QString& title, const QMap<QString, QString>& spoken,
                 QWidget* parent)
    : QWidget(parent), m_layout(new QBoxLayout(QBoxLayout::LeftToRight, this)) {
    auto* text = new QVBoxLayout;
    text->setSpacing(0);
    // Paragraphs that follow each other are one text, so that a selection can reach over them.
    QString html = title.isEmpty() ? QString() : QStringLiteral("<h2>%1</h2>").arg(title.toHtmlEscaped());
    const auto flush = [&] {
        if (html.isEmpty()) return;
        Prose* prose = new Prose(html, this);
        connect(prose, &QTextBrowser::anchorClicked, this, &StepRow::linkChosen);
        text->addWidget(prose);
        m_prose.push_back(prose);
        html.clear();
    };
    for (const TheoryText::Block& block : step.blocks) {
        html += block.html;
        if (block.equation.isEmpty()) continue;
        flush();
        EquationView* equation = new EquationView(block.equation, spoken.value(block.equation), this);
        text->addWidget(equation);
        m_equations.push_back(equation);
    }
    flush();
    text->addStretch();
    m_layout->setContentsMargins(0, 0, 0, 0);
    m_layout->addLayout(text, 6);
    if (const MiniatureKind* kind = findMiniature(step.miniature)) {
        m_miniature = new MiniatureCard(*kind, this);
        m_layout->addWidget(m_miniature, 5, Qt::AlignTop);
    }
}

void StepRow::setTextSize(double pixels) {
    for (Prose* prose : m_prose) prose->setTextSize(pixels);
    for (EquationView* equation : m_equations) equation->setTextSize(pixels);
}

void StepRow::resizeEvent(QResizeEvent* event) {
    QWidget::resizeEvent(event);
    const Theme& theme = Theme::current();
    m_layout->setSpacing(theme.px(28));
    m_layout->setDirection(width() >= theme.px(besideFrom) ? QBoxLayout::LeftToRight : QBoxLayout::TopToBottom);
}

} // namespace seiche
