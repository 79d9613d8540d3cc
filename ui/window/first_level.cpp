// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "window/first_level.h"

#include "column/compare_block.h"
#include "column/control_column.h"
#include "column/measure_block.h"
#include "column/medium_block.h"
#include "panels/panel.h"
#include "stage/card_dock.h"
#include "window/central_pages.h"
#include "window/dock_arrangement.h"
#include "window/header.h"
#include "window/transport_bar.h"

namespace seiche {

FirstLevel::FirstLevel(const WindowParts& parts, QObject* parent) : QObject(parent), m_parts(parts) {
    ControlColumn& column = parts.column;
    column.hide();
    connect(&column, &ControlColumn::backRequested, this, [this] {
        close();
        emit finished();
    });
    const auto openNamed = [this](const char* name) {
        return [this, name] { m_parts.docks.show(QLatin1String(name)); };
    };
    connect(&column.measure(), &MeasureBlock::moreRequested, this, openNamed("resonancePanel"));
    connect(&column.medium(), &MediumBlock::moreRequested, this, openNamed("mediumPanel"));
    connect(&column.compare(), &CompareBlock::moreRequested, this, openNamed("comparePanel"));
    connect(&parts.docks, &DockArrangement::panelRequested, this, [this](CardDock* dock) {
        if (dock == m_open) close();
        else open(dock);
    });
    connect(&parts.docks, &DockArrangement::panelClosed, this, [this](CardDock* dock) {
        if (dock == m_open) close();
    });
}

void FirstLevel::setOn(bool on) {
    if (on == m_on) return;
    m_on = on;
    if (!on) close();
    m_parts.docks.setFirstLevel(on);
    for (CardDock* dock : m_parts.docks.docks()) dock->setReplaced(on && !m_parts.docks.isExtra(*dock));
    m_parts.column.setVisible(on);
    m_parts.pages.setFirstLevel(on);
    m_parts.header.setFirstLevel(on);
    m_parts.transport.setFirstLevel(on);
}

void FirstLevel::open(CardDock* dock) {
    close();
    m_open = dock;
    if (auto* panel = qobject_cast<Panel*>(dock->panel())) panel->unfold();
    m_parts.column.showPanel(dock->lend(), dock->windowTitle());
}

void FirstLevel::close() {
    if (!m_open) return;
    m_parts.column.showBlocks();
    m_open->takeBack();
    m_open = nullptr;
}

} // namespace seiche

#include "moc_first_level.cpp"
