// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "objects/tool_pills.h"

#include "objects/tool_sheet.h"
#include "theme/first_level_sizes.h"
#include "theme/theme.h"

#include <QEvent>

#include <algorithm>
#include <iterator>

namespace seiche {

ToolPills::ToolPills(QWidget* parent)
    : QWidget(parent), m_grid(new QGridLayout(this)), m_sheet(new ToolSheet(this)) {
    setObjectName(QStringLiteral("toolPills"));
    setAttribute(Qt::WA_StyledBackground);
    constexpr std::array names{"tapPill", "addPill", "measurePill", "showPill"};
    for (ToolGroup group : allToolGroups) {
        auto*& pill = m_pills[static_cast<std::size_t>(group)];
        pill = new QPushButton(this);
        pill->setObjectName(QLatin1String(names[static_cast<std::size_t>(group)]));
        pill->setFocusPolicy(Qt::TabFocus);
        pill->setAutoDefault(true); // ENTER activates the button
        connect(pill, &QPushButton::clicked, this, [this, group] { open(group); });
    }
    connect(&Theme::current(), &Theme::changed, this, &ToolPills::restyle);
    restyle();
    retranslate();
}

void ToolPills::setTools(ToolColumn& tools) {
    if (m_tools) m_tools->disconnect(this);
    m_tools = &tools;
    connect(&tools, &ToolColumn::toolsChanged, this, &ToolPills::refresh);
    refresh();
}

void ToolPills::open(ToolGroup group) {
    const QPushButton& pill = *m_pills[static_cast<std::size_t>(group)];
    const bool all = m_isFolded;
    const auto sections = [this, group, all] {
        std::vector<SheetSection> found;
        for (ToolGroup each : allToolGroups)
            if (each == group || all) std::ranges::move(m_tools->sheetOf(each), std::back_inserter(found));
        return found;
    };
    m_sheet->open(all ? tr("Tools") : textOf(group), sections,
                  group == ToolGroup::Tap ? m_tools->tapSettings() : nullptr,
                  QRect(pill.mapToGlobal(QPoint()), pill.size()));
}

// The first pill shows the chosen tool.
void ToolPills::refresh() {
    if (!m_tools || !isVisible()) return;
    for (ToolGroup group : allToolGroups) {
        QPushButton& pill = *m_pills[static_cast<std::size_t>(group)];
        const QString name = group == ToolGroup::Tap ? m_tools->nameOfActiveTool() : textOf(group);
        pill.setText(QStringLiteral("%1 ▾").arg(name));
        pill.setAccessibleName(name);
        pill.setVisible(!m_tools->isLocked() || !m_tools->sheetOf(group).empty());
    }
    m_isFolded = window()->height() < Theme::current().px(roomForRows) && widthOfRow() > width();
    if (m_isFolded) {
        for (QPushButton* pill : m_pills) pill->setVisible(pill == m_pills.front());
        m_pills.front()->setText(QStringLiteral("%1 ▾").arg(tr("Tools")));
        m_pills.front()->setAccessibleName(tr("Tools"));
    }
    arrange();
}

int ToolPills::widthOfRow() const {
    const QMargins margins = m_grid->contentsMargins();
    int wide = margins.left() + margins.right();
    for (const QPushButton* pill : m_pills)
        if (!pill->isHidden()) wide += pill->sizeHint().width() + m_grid->spacing();
    return wide;
}

void ToolPills::arrange() {
    int shown = 0;
    for (QPushButton* pill : m_pills) {
        m_grid->removeWidget(pill);
        shown += pill->isHidden() ? 0 : 1;
    }
    const int columns = widthOfRow() <= width() ? std::max(shown, 1) : 2;
    int i = 0;
    for (QPushButton* pill : m_pills) {
        if (pill->isHidden()) continue;
        m_grid->addWidget(pill, i / columns, 1 + i % columns);
        ++i;
    }
    // Free room at both ends.
    for (int column = 0; column < m_grid->columnCount(); ++column) m_grid->setColumnStretch(column, 0);
    m_grid->setColumnStretch(0, 1);
    m_grid->setColumnStretch(columns + 1, 1);
}

QSize ToolPills::minimumSizeHint() const { return {1, QWidget::minimumSizeHint().height()}; }

void ToolPills::resizeEvent(QResizeEvent* event) {
    QWidget::resizeEvent(event);
    refresh();
}

void ToolPills::showEvent(QShowEvent* event) {
    QWidget::showEvent(event);
    refresh();
}

// Returns the settings in the sheet to their owner, also before the window ends.
void ToolPills::hideEvent(QHideEvent* event) {
    QWidget::hideEvent(event);
    m_sheet->hide();
}

QString ToolPills::textOf(ToolGroup group) const {
    switch (group) {
    case ToolGroup::Tap: return tr("Tap");
    case ToolGroup::Add: return tr("Add");
    case ToolGroup::Measure: return tr("Measure");
    case ToolGroup::Show: return tr("Show");
    }
    return {};
}

void ToolPills::retranslate() {
    setAccessibleName(tr("Tools"));
    m_pills[0]->setToolTip(tr("What a click or a drag does, and the height and width of a tap"));
    m_pills[1]->setToolTip(tr("Sources, walls and media"));
    m_pills[2]->setToolTip(tr("Rulers, stopwatch and probes"));
    m_pills[3]->setToolTip(tr("What is drawn of the waves"));
    refresh();
}

void ToolPills::changeEvent(QEvent* event) {
    if (event->type() == QEvent::LanguageChange) retranslate();
    QWidget::changeEvent(event);
}

void ToolPills::restyle() {
    const Theme& theme = Theme::current();
    m_grid->setSpacing(theme.px(12));
    m_grid->setContentsMargins(theme.px(12), theme.px(8), theme.px(12), theme.px(16));
    arrange();
}

} // namespace seiche

#include "moc_tool_pills.cpp"
