// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "window/first_level.h"

#include "column/compare_block.h"
#include "column/control_column.h"
#include "column/measure_block.h"
#include "column/medium_block.h"
#include "panels/panel.h"
#include "stage/card_dock.h"
#include "theme/theme.h"
#include "window/central_pages.h"
#include "window/desk.h"
#include "window/dock_arrangement.h"
#include "window/header.h"
#include "window/transport_bar.h"

#include <algorithm>
#include <utility>

namespace seiche {

namespace {

/// Stage in pixels at scale 1 for which a brief panel has the width of the column.
constexpr double briefWidth = 800, briefHeight = 500;

} // namespace

FirstLevel::FirstLevel(const WindowParts& parts, QObject* parent) : QObject(parent), m_parts(parts) {
    ControlColumn& column = parts.column;
    column.hide();
    connect(&column, &ControlColumn::backRequested, this, [this] {
        close();
        emit finished();
    });
    connect(&column, &ControlColumn::moreRequested, this,
            [this](QWidget* panel) { m_parts.docks.show(panel->objectName()); });
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
    if (!on) {
        takeBackOpen();
        takeBackParts();
        m_parts.desk.takeBackLesson();
    }
    m_parts.docks.setFirstLevel(on);
    for (CardDock* dock : m_parts.docks.docks()) dock->setReplaced(on && !m_parts.docks.isExtra(*dock));
    m_parts.column.setVisible(on);
    m_parts.pages.setFirstLevel(on);
    m_parts.header.setFirstLevel(on);
    m_parts.transport.setFirstLevel(on);
    if (on) showParts();
}

void FirstLevel::setStep(std::optional<Step> step) {
    if (step == m_step) return;
    takeBackOpen();
    takeBackParts();
    m_step = std::move(step);
    if (m_on) showParts();
}

Panel* FirstLevel::blockFor(const CardDock& dock) const {
    const ControlColumn& column = m_parts.column;
    const auto& [parameters, schemes] = m_step->controls;
    const auto isPanel = [&dock](const char* name) {
        return dock.panel()->objectName() == QLatin1String(name);
    };
    if (isPanel("resonancePanel")) return &column.measure();
    if (isPanel("mediumPanel"))
        return std::ranges::all_of(parameters, [](const std::string& id) { return id == "k"; })
                   ? &column.medium()
                   : nullptr;
    if (isPanel("comparePanel"))
        return std::ranges::all_of(schemes, [](Scheme scheme) { return scheme == Scheme::Euler; })
                   ? &column.compare()
                   : nullptr;
    return nullptr;
}

void FirstLevel::showParts() {
    ControlColumn& column = m_parts.column;
    for (Panel* block : std::initializer_list<Panel*>{&column.measure(), &column.medium(), &column.compare()})
        block->setRequiredControls({});
    if (!m_step) {
        m_parts.desk.takeBackLesson();
        column.showAllBlocks();
        column.show();
        return;
    }
    m_parts.desk.showLesson(*m_step->lesson);
    std::vector<ControlColumn::Part> parts;
    for (CardDock* dock : m_step->panels) {
        if (Panel* block = blockFor(*dock)) {
            block->setRequiredControls(m_step->controls);
            parts.push_back({dock->panel(), block});
            continue;
        }
        auto* panel = qobject_cast<Panel*>(dock->panel());
        if (panel && !panel->hasRequiredControls()) panel->unfold();
        else if (panel)
            panel->setBrief(QSize(Theme::current().px(briefWidth), Theme::current().px(briefHeight)));
        parts.push_back({dock->panel(), dock->lend()});
        m_lent.push_back(dock);
    }
    column.showParts(parts);
    column.setVisible(!parts.empty());
}

void FirstLevel::takeBackParts() {
    m_parts.column.showAllBlocks();
    for (CardDock* dock : std::exchange(m_lent, {})) {
        if (auto* panel = qobject_cast<Panel*>(dock->panel())) panel->setBrief({});
        dock->takeBack();
    }
}

void FirstLevel::open(CardDock* dock) {
    takeBackOpen();
    takeBackParts();
    m_open = dock;
    if (auto* panel = qobject_cast<Panel*>(dock->panel())) panel->unfold();
    m_parts.column.showPanel(dock->lend(), dock->windowTitle());
    m_parts.column.show();
}

void FirstLevel::close() {
    if (!m_open) return;
    takeBackOpen();
    showParts();
}

void FirstLevel::takeBackOpen() {
    if (!m_open) return;
    m_parts.column.showBlocks();
    m_open->takeBack();
    m_open = nullptr;
}

} // namespace seiche

#include "moc_first_level.cpp"
