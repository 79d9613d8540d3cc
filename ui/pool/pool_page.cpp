// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "pool/pool_page.h"

#include "canvas/picture_settings.h"
#include "objects/tool_palette.h"
#include "pool/screen_graph.h"
#include "pool/section_graph.h"
#include "pool/view_strip.h"

#include <QVBoxLayout>

namespace seiche {

PoolPage::PoolPage(Session& session, QWidget* parent)
    : QWidget(parent), m_canvas(new PoolCanvas(session, this)), m_strip(new ViewStrip(session, this)),
      m_graph(new SectionGraph(*m_canvas, this)), m_screen(new ScreenGraph(*m_canvas, this)),
      m_tools(new ToolPalette(*m_canvas)), m_objects(session), m_falling(session) {
    m_canvas->add(&TheoryLines::of(session));
    m_canvas->add(&m_objects);
    m_canvas->add(&m_falling);
    m_canvas->add(&m_line);
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(0);
    layout->addWidget(m_strip);
    auto* column = new QVBoxLayout;
    column->setSpacing(0);
    column->addWidget(m_canvas, 1);
    column->addWidget(m_graph);
    column->addWidget(m_screen);
    layout->addLayout(column, 1);
    m_strip->hide();
    connect(m_tools->picture(), &QToolButton::toggled, m_strip, &QWidget::setVisible);
    setFocusProxy(m_canvas);
    connect(m_strip, &ViewStrip::finished, m_canvas, qOverload<>(&QWidget::setFocus));
    connect(m_tools, &ToolPalette::finished, m_canvas, qOverload<>(&QWidget::setFocus));
    connect(&TheoryLines::of(session), &TheoryLines::changed, m_canvas, qOverload<>(&QWidget::update));
    for (auto signal : {&Session::opened, &Session::wasReset})
        connect(&session, signal, this, [&session] {
            if (session.scene() == SceneKind::Pool)
                PictureSettings::current().apply(session.settings().view, session.run().grid());
        });
    const Selection& selection = Selection::of(session);
    connect(&selection, &Selection::changed, m_canvas, [this, &session, &selection] {
        const bool isOn = session.scene() == SceneKind::Pool;
        m_canvas->setAccessibleSelection(isOn ? selection.spoken() : QString());
        m_canvas->update();
    });
    connect(&PictureSettings::current(), &PictureSettings::changed, this, &PoolPage::arrange);
    arrange();
}

void PoolPage::setOnStage(bool on) {
    m_canvas->setFilling(on);
    m_tools->setOnStage(on);
}

void PoolPage::arrange() { m_graph->setVisible(PictureSettings::current().section().shown); }

} // namespace seiche

#include "moc_pool_page.cpp"
