// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "objects/string_tools.h"

#include "canvas/string_canvas.h"
#include "objects/new_objects.h"

#include <QMenu>

namespace seiche {

StringTools::StringTools(StringCanvas& canvas)
    : ToolColumn(canvas), m_session(canvas.run()), m_selection(Selection::of(m_session)), m_instruments(m_session) {
    setObjectName(QStringLiteral("stringTools"));
    addMore();
    m_measure = addMenu("measureString", Glyph::Tape);
    m_probe = addTool("probeString", Glyph::Probe);
    m_freeze = addTool("freezeString", Glyph::Freeze, true);
    m_beads = addTool("beads", Glyph::Beads, true);
    m_join = addMenu("joinString", Glyph::Region);
    m_arrange = addTool("arrangeString", Glyph::Select, true);
    m_values = addTool("valuesOfString", Glyph::Values);
    connect(m_probe, &QToolButton::clicked, this, [this] {
        m_selection.placeProbe();
        emit done();
    });
    connect(m_freeze, &QToolButton::clicked, this, [this](bool on) {
        m_instruments.setFrozen(on);
        refresh();
        emit done();
    });
    connect(m_beads, &QToolButton::clicked, this, [this](bool on) {
        m_instruments.setBeads(on);
        emit done();
    });
    connect(m_arrange, &QToolButton::clicked, this, [this](bool on) {
        m_selection.setArranging(on);
        emit done();
    });
    connect(m_values, &QToolButton::clicked, &m_selection, &Selection::askForValues);
    connect(&m_session, &Session::settingsChanged, this, &StringTools::refresh);
    connect(&m_session, &Session::runReplaced, this, &StringTools::refresh);
    connect(&m_selection, &Selection::changed, this, &StringTools::refresh);
    restyle();
    retranslate();
    refresh();
}

void StringTools::fillMenus() {
    m_measure->menu()->clear();
    for (const NewObject& kind : newInstruments()) {
        QAction* action = m_measure->menu()->addAction(nameOf(kind));
        action->setObjectName(QLatin1String(kind.name));
        connect(action, &QAction::triggered, this, [this, &kind] {
            m_selection.place(madeFor(kind, m_session.settings()));
            emit done();
        });
    }
    m_join->menu()->clear();
    for (const NewObject& kind : newStretches()) {
        QAction* action = m_join->menu()->addAction(nameOf(kind));
        action->setObjectName(QLatin1String(kind.name));
        connect(action, &QAction::triggered, this, [this, &kind] {
            m_selection.add(madeFor(kind, m_session.settings()));
            emit done();
        });
    }
}

void StringTools::refresh() {
    if (m_session.scene() != SceneKind::String) return;
    m_arrange->setChecked(m_selection.arranging());
    m_freeze->setChecked(m_instruments.isFrozen());
    m_beads->setChecked(m_instruments.hasBeads());
    m_join->setEnabled(m_session.settings().rule.arithmetic == Arithmetic::Float);
}

void StringTools::retranslate() {
    name(m_measure, tr("Measure"), tr("Rulers, tape, stopwatch and marks: choose one, then click where it should be."));
    name(m_probe, tr("Probe"), tr("Shows the height at a point over time: click the point."));
    name(m_freeze, tr("Freeze"), tr("Keeps a dashed copy of the string as it is now, to compare."));
    name(m_beads, tr("Beads"), tr("A bead on every tenth point shows how the string itself moves."));
    name(m_join, tr("Join another string"), tr("A stretch of another mass: waves are reflected where it begins."));
    name(m_arrange, tr("Select and move"),
         tr("Click an object to select it, drag it to move it. Keys: arrows, Ctrl with arrows, Delete, Ctrl+D "
            "for a copy."));
    name(m_values, tr("Properties"), tr("All properties of the selected object (double-click the object)"));
    setAccessibleName(tr("Tools"));
    fillMenus();
}

} // namespace seiche

#include "moc_string_tools.cpp"
