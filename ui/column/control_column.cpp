// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "column/control_column.h"

#include "column/compare_block.h"
#include "column/measure_block.h"
#include "column/medium_block.h"
#include "column/more_button.h"
#include "theme/first_level_sizes.h"
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
constexpr double narrowColumn = 320;
constexpr double wideGap = 20, narrowGap = 12, betweenBlocks = 16;
constexpr double smallGap = 10, tightBetween = 6;
constexpr double betweenRows = 14, tightRows = 4;
constexpr double chartHeight = 220, minChartHeight = 96;
/// Part of the window's width that the column may always take.
constexpr double maxWidth = 0.42;

bool isBrief(const ControlColumn::Part& part) {
    const auto* panel = qobject_cast<const Panel*>(part.panel);
    return panel && panel->isBrief();
}

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
    page->installEventFilter(this);
    m_blocks = new QVBoxLayout(page);
    showAllBlocks();
    scroll->setWidget(page);
    page->setAutoFillBackground(false);
    return scroll;
}

std::array<QWidget*, 3> ControlColumn::blocks() const { return {m_measure, m_medium, m_compare}; }

void ControlColumn::clearParts() {
    for (QWidget* block : blocks()) {
        block->hide();
        block->setEnabled(false); // also for programs that press hidden buttons
    }
    while (QLayoutItem* item = m_blocks->takeAt(0)) delete item;
    for (QWidget* each : std::exchange(m_between, {})) {
        each->hide();
        each->deleteLater(); // may be a button that was just clicked
    }
}

void ControlColumn::addLine() {
    auto* line = new QWidget;
    line->setProperty("hairline", true);
    line->setAttribute(Qt::WA_StyledBackground);
    line->setFixedHeight(1);
    m_blocks->addWidget(line);
    m_between.push_back(line);
}

void ControlColumn::addPart(QWidget* part, int stretch) {
    m_blocks->addWidget(part, stretch);
    part->setEnabled(true);
    part->show();
}

// A block has its own button for more, and a whole panel needs none.
void ControlColumn::addTitle(const Part& part) {
    auto* row = new QWidget;
    auto* line = new QHBoxLayout(row);
    line->setContentsMargins(0, 0, 0, 0);
    auto* title = new QLabel(part.panel->windowTitle());
    title->setProperty("type", "heading");
    connect(part.panel, &QWidget::windowTitleChanged, title, &QLabel::setText);
    line->addWidget(title, 1);
    if (isBrief(part)) {
        auto* more = moreButton("partDetails", row);
        more->setText(tr("More ▸"));
        more->setAccessibleName(tr("More of %1").arg(part.panel->windowTitle()));
        connect(more, &QToolButton::clicked, this, [this, whole = part.panel] { emit moreRequested(whole); });
        line->addWidget(more);
    }
    m_blocks->addWidget(row);
    m_between.push_back(row);
}

void ControlColumn::showParts(const std::vector<Part>& parts) {
    clearParts();
    const auto all = blocks();
    bool isFilled = false;
    for (const Part& part : parts) {
        if (m_blocks->count() > 0) addLine();
        addTitle(part);
        const bool isWhole = std::ranges::find(all, part.widget) == all.end() && !isBrief(part);
        addPart(part.widget, isWhole ? 1 : 0);
        isFilled = isFilled || isWhole;
    }
    if (!isFilled) m_blocks->addStretch(1);
    fit();
}

void ControlColumn::showAllBlocks() {
    clearParts();
    for (QWidget* block : blocks()) {
        if (m_blocks->count() > 0) addLine();
        addPart(block, 0);
    }
    m_blocks->addStretch(1);
    fit();
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

int ControlColumn::neededWidth() const { return (m_panel ? m_details : m_blocks)->minimumSize().width(); }

void ControlColumn::fit() {
    const Theme& theme = Theme::current();
    const bool isNarrow = window()->width() < theme.px(roomForThreeColumns);
    const int usual = std::min(theme.px(isNarrow ? narrowColumn : columnWidth),
                               static_cast<int>(maxWidth * window()->width()));
    const double side = isNarrow ? narrowGap : wideGap;
    setGaps(side, betweenBlocks);
    setFixedWidth(std::clamp(neededWidth(), usual, std::max(usual, window()->width() / 2)));
    fitHeight(side);
    m_needed = neededWidth();
}

void ControlColumn::fitHeight(double side) {
    const Theme& theme = Theme::current();
    const int high = theme.px(chartHeight), low = theme.px(minChartHeight);
    for (const auto& [padding, between] : {std::pair(side, betweenBlocks), std::pair(smallGap, tightBetween)}) {
        setGaps(padding, between);
        m_measure->setChartHeight(high);
        m_blocks->invalidate();
        const int missing = std::max(0, m_blocks->totalHeightForWidth(minimumWidth()) - height());
        const int left = high - missing;
        m_measure->setChartHeight(left >= low ? left : 0);
        const int canShrink = m_measure->isHidden() ? 0 : high - low; // hidden in some steps of lessons
        if (missing <= canShrink) return;
    }
}

void ControlColumn::showEvent(QShowEvent* event) {
    QWidget::showEvent(event);
    window()->installEventFilter(this);
    fit();
}

bool ControlColumn::eventFilter(QObject* watched, QEvent* event) {
    // A shown panel hides what it does not need a little later.
    const bool isOther = event->type() == QEvent::LayoutRequest && neededWidth() != m_needed;
    if (watched == window() ? event->type() == QEvent::Resize : isOther) fit();
    return QWidget::eventFilter(watched, event);
}

void ControlColumn::resizeEvent(QResizeEvent* event) {
    QWidget::resizeEvent(event);
    fit();
}

} // namespace seiche

#include "moc_control_column.cpp"
