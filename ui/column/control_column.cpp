// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "column/control_column.h"

#include "column/compare_block.h"
#include "column/measure_block.h"
#include "column/medium_block.h"
#include "theme/theme.h"

#include <QEvent>
#include <QHBoxLayout>
#include <QKeyEvent>
#include <QLabel>
#include <QScrollArea>
#include <QVBoxLayout>

#include <algorithm>
#include <utility>

namespace seiche {

namespace {

/// Pixels at scale 1.
constexpr double columnWidth = 344;
constexpr double wideGap = 20, betweenBlocks = 16;
constexpr double smallGap = 10, tightBetween = 6;
constexpr double betweenRows = 14, tightRows = 4;
constexpr double chartHeight = 220, minChartHeight = 96;
/// Part of the window's width that the column may always take.
constexpr double maxWidth = 0.42;

} // namespace

ControlColumn::ControlColumn(Session& session, ResonanceLab& lab, QWidget* parent)
    : QWidget(parent), m_measure(new MeasureBlock(session, lab, this)),
      m_medium(new MediumBlock(session, this)), m_compare(new CompareBlock(session, this)),
      m_pages(new QStackedWidget(this)) {
    setObjectName(QStringLiteral("controlColumn"));
    setAttribute(Qt::WA_StyledBackground);
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->addWidget(m_pages);
    m_pages->addWidget(makeBlocks());
    m_pages->addWidget(makeDetails());
    connect(m_back, &QPushButton::clicked, this, &ControlColumn::backRequested);
    connect(&Theme::current(), &Theme::changed, this, &ControlColumn::restyle);
    restyle();
    retranslate();
}

QWidget* ControlColumn::makeBlocks() {
    auto* page = new QWidget;
    auto* scroll = new QScrollArea; // scrolls only in very large type
    scroll->setWidgetResizable(true);
    scroll->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    scroll->setFrameShape(QFrame::NoFrame);
    scroll->setFocusPolicy(Qt::NoFocus);
    scroll->viewport()->setAutoFillBackground(false);
    m_blocks = new QVBoxLayout(page);
    m_blocks->addWidget(m_measure);
    for (QWidget* block : std::initializer_list<QWidget*>{m_medium, m_compare}) {
        auto* line = new QWidget;
        line->setProperty("hairline", true);
        line->setAttribute(Qt::WA_StyledBackground);
        line->setFixedHeight(1);
        m_blocks->addWidget(line);
        m_blocks->addWidget(block);
    }
    m_blocks->addStretch(1);
    scroll->setWidget(page);
    page->setAutoFillBackground(false);
    return scroll;
}

QWidget* ControlColumn::makeDetails() {
    auto* page = new QWidget;
    m_details = new QVBoxLayout(page);
    m_back = new QPushButton;
    m_back->setObjectName(QStringLiteral("columnBack"));
    m_back->setProperty("flat", true);
    m_back->setAutoDefault(true); // ENTER activates the button
    m_title = new QLabel;
    m_title->setProperty("type", "heading");
    auto* top = new QHBoxLayout;
    top->addWidget(m_title, 1);
    top->addWidget(m_back);
    m_details->addLayout(top);
    return page;
}

void ControlColumn::showPanel(QWidget* panel, const QString& title) {
    showBlocks();
    m_panel = panel;
    m_title->setText(title);
    m_details->addWidget(panel, 1);
    panel->show();
    m_pages->setCurrentIndex(1);
    fit();
    m_back->setFocus(Qt::OtherFocusReason);
}

void ControlColumn::showBlocks() {
    if (!m_panel) return;
    m_pages->setCurrentIndex(0);
    m_details->removeWidget(m_panel);
    m_panel = nullptr;
    fit();
}

void ControlColumn::keyPressEvent(QKeyEvent* event) {
    if (event->key() == Qt::Key_Escape && m_panel) return emit backRequested();
    QWidget::keyPressEvent(event);
}

void ControlColumn::changeEvent(QEvent* event) {
    if (event->type() == QEvent::LanguageChange) retranslate();
    QWidget::changeEvent(event);
}

void ControlColumn::retranslate() {
    m_back->setText(tr("‹ Back"));
    m_back->setToolTip(tr("Shows the main controls again (Escape)"));
    setAccessibleName(tr("Controls"));
    fit();
}

void ControlColumn::restyle() {
    const Theme& theme = Theme::current();
    const int between = theme.px(betweenBlocks);
    m_details->setContentsMargins(theme.px(12), between, theme.px(4), between);
    m_details->setSpacing(theme.px(8));
    fit();
}

void ControlColumn::setGaps(double padding, double between) {
    const Theme& theme = Theme::current();
    const int side = theme.px(padding), gap = theme.px(between);
    m_blocks->setContentsMargins(side, gap, side, gap);
    m_blocks->setSpacing(gap);
    m_medium->setGap(theme.px(between < betweenBlocks ? tightRows : betweenRows));
    m_blocks->activate();
}

void ControlColumn::fit() {
    const Theme& theme = Theme::current();
    const int usual = std::min(theme.px(columnWidth), static_cast<int>(maxWidth * window()->width()));
    const int needed = (m_panel ? m_details : m_blocks)->minimumSize().width();
    setFixedWidth(std::clamp(needed, usual, std::max(usual, window()->width() / 2)));
    const int high = theme.px(chartHeight), low = theme.px(minChartHeight);
    for (const auto& [padding, between] :
         {std::pair(wideGap, betweenBlocks), std::pair(smallGap, tightBetween)}) {
        setGaps(padding, between);
        m_measure->setChartHeight(high);
        m_blocks->invalidate();
        const int missing = std::max(0, m_blocks->totalHeightForWidth(minimumWidth()) - height());
        const int left = high - missing;
        m_measure->setChartHeight(left >= low ? left : 0);
        if (left >= low) return;
    }
}

void ControlColumn::showEvent(QShowEvent* event) {
    QWidget::showEvent(event);
    window()->installEventFilter(this);
    fit();
}

bool ControlColumn::eventFilter(QObject* watched, QEvent* event) {
    if (watched == window() && event->type() == QEvent::Resize) fit();
    return QWidget::eventFilter(watched, event);
}

void ControlColumn::resizeEvent(QResizeEvent* event) {
    QWidget::resizeEvent(event);
    fit();
}

} // namespace seiche

#include "moc_control_column.cpp"
