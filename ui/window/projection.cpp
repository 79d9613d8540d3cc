// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "window/projection.h"

#include "canvas/pool_canvas.h"
#include "canvas/string_canvas.h"
#include "objects/object_outline.h"
#include "objects/string_tools.h"
#include "objects/tool_palette.h"
#include "stage/card_dock.h"
#include "stage/stage.h"
#include "widgets/set_available.h"
#include "window/actions.h"
#include "window/central_pages.h"
#include "window/dock_arrangement.h"
#include "window/header.h"
#include "window/menus.h"
#include "window/stage_bar.h"
#include "window/timeline_bar.h"
#include "window/transport_bar.h"
#include "window/viewing.h"

#include <QLayout>
#include <QMainWindow>
#include <QToolBar>

namespace seiche {

namespace {

/// Returns the objects' bounding rectangles in canvas pixels.
std::vector<QRectF> placesOfObjects(const PoolCanvas& canvas) {
    constexpr double min = 12.0; // pixels
    std::vector<QRectF> places;
    const auto add = [&](const std::vector<QPointF>& cells) {
        QPolygonF seen;
        for (const QPointF& cell : cells) seen << canvas.toPixels(cell);
        places.push_back(seen.boundingRect().adjusted(-min, -min, min, min));
    };
    for (const PoolObject& object : canvas.run().settings().objects) {
        const std::vector<Outline> outlines = outlinesOf(object);
        for (const Outline& outline : outlines) add(outline.points);
        if (outlines.empty()) add({{object.x, object.y}});
    }
    return places;
}

} // namespace

Projection::Projection(const WindowParts& parts)
    : QObject(&parts.window), m_parts(parts), m_stage(new Stage(parts.pages.canvases())),
      m_stageBar(new StageBar(parts.actions, parts.docks.actions(), parts.menus.all(), &parts.pages)) {
    connect(m_stage, &Stage::freeChanged, this, &Projection::updateFreeArea);
    connect(m_stageBar, &StageBar::resized, this, &Projection::updateBottomMargin);
    m_stage->setPlaces([this] {
        std::vector<QRectF> places = placesOfObjects(m_parts.pages.pool());
        places.emplace_back(m_parts.pages.tools().geometry());
        return places;
    });
    m_stage->setTypeReducer([this] { return m_parts.viewing.reduceProjectorText(); });
    connect(parts.actions.cards, &QAction::toggled, m_stage,
            [this](bool shown) { m_stage->setCardsHidden(!shown); });
    connect(&parts.session, &Session::runReplaced, this, &Projection::followScene);
}

void Projection::setOn(bool on, bool pause) {
    if (!on && m_on && pause) m_openBefore = openOf(m_parts.docks.docks());
    if (!on && !pause) m_openBefore.reset();
    if (on == m_on) return;
    m_on = on;
    m_parts.viewing.useChosenType();
    setAvailable(m_parts.actions.cards, on);
    if (on) enterProjectorView();
    else restoreDesktopView();
}

void Projection::setLocked(bool locked) {
    m_stageBar->setLocked(locked);
    m_parts.pages.tools().setLocked(locked);
    m_parts.pages.stringTools().setLocked(locked);
}

void Projection::setNeeded(const std::vector<ToolNamed>& tools) {
    m_parts.pages.tools().setNeeded(tools);
    m_parts.pages.stringTools().setNeeded(tools);
}

void Projection::enterProjectorView() {
    m_parts.docks.enterProjectorView(m_parts.session.scene());
    if (m_openBefore) openOnly(m_parts.docks.docks(), *m_openBefore);
    m_parts.header.hide();
    m_parts.bar.hide();
    m_stage->addCard(&m_parts.lesson, Stage::Side::Lesson);
    for (CardDock* dock : m_parts.docks.docks()) m_stage->addCard(dock, m_parts.docks.sideOf(*dock));
    m_parts.transport.setQuiet(true);
    m_stageBar->addBars(&m_parts.transport, m_parts.pages.giveTimeline());
    m_stageBar->show();
    m_parts.pages.setOnStage(true);
    m_stage->raise();
    m_stageBar->raise();
    followScene();
}

void Projection::restoreDesktopView() {
    m_stageBar->hide();
    m_stage->restorePanels();
    m_parts.pages.string().setRoom({});
    m_parts.pages.pool().setBarRoom({});
    m_parts.pages.placeBars();
    m_parts.pages.setOnStage(false);
    m_parts.pages.takeTimelineBack();
    m_parts.transport.setQuiet(false);
    m_parts.shelf.layout()->addWidget(&m_parts.transport);
    m_parts.transport.show();
    m_parts.bar.show();
    m_parts.header.show();
    m_parts.window.addDockWidget(Qt::LeftDockWidgetArea, &m_parts.lesson);
    m_parts.lesson.hide(); // the desktop view shows its panel without the dock
    m_parts.docks.restoreDesktopView();
}

void Projection::updateFreeArea() {
    if (!m_on) return;
    const QRect free = m_stage->free();
    m_parts.pages.string().setRoom(free);
    m_parts.pages.pool().setBarRoom(free);
    m_parts.pages.placeBars();
    const int margin = Theme::current().px(4);
    m_parts.pages.stringTools().setPlace(free.topLeft() + QPoint(margin, margin),
                                         free.height() - m_stageBar->height() - margin);
}

// Panels at the lower edge leave room for the tools of a pool; panels over a string stay.
void Projection::updateBottomMargin() {
    const bool over = m_parts.session.scene() == SceneKind::Pool;
    m_stage->setBottomMargin(over ? m_stageBar->height() : m_stageBar->quietHeight());
    m_parts.pages.setBottomMargin(m_stageBar->quietHeight());
}

void Projection::followScene() {
    m_stage->setOver(m_parts.session.scene() == SceneKind::Pool);
    updateBottomMargin();
}

} // namespace seiche

#include "moc_projection.cpp"
