// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "objects/string_tools.h"

#include "canvas/string_canvas.h"
#include "model/limits.h"
#include "objects/new_objects.h"
#include "objects/pull_kind.h"
#include "objects/tool_row.h"

#include <QMenu>
#include <QVBoxLayout>

#include <algorithm>
#include <cmath>

namespace seiche {

namespace {

constexpr ValueScale pullWidths{ValueScale::Kind::Logarithmic, 0.5, 200.0, 0.1};
constexpr ValueScale pullHeights{ValueScale::Kind::Logarithmic, 0.01, 1000.0, 0.01};
constexpr double leastWidth = 0.01;

} // namespace

StringTools::StringTools(StringCanvas& canvas)
    : ToolColumn(canvas), m_touch(canvas.touch()), m_session(canvas.run()),
      m_selection(Selection::of(m_session)), m_instruments(m_session) {
    setObjectName(QStringLiteral("stringTools"));
    addMore();
    m_pull = addTool("pullSettings", Glyph::Medium, true);
    m_carry = addTool("carryString", Glyph::Hand, true);
    m_draw = addTool("drawString", Glyph::Pencil, true);
    m_oscillator = addTool("oscillator", Glyph::Oscillator);
    m_generator = addTool("pulseGenerator", Glyph::PulseGenerator);
    m_measure = addMenu("measureString", Glyph::Tape);
    m_probe = addTool("probeString", Glyph::Probe);
    m_freeze = addTool("freezeString", Glyph::Freeze, true);
    m_beads = addTool("beads", Glyph::Beads, true);
    m_join = addMenu("joinString", Glyph::Region);
    m_arrange = addTool("arrangeString", Glyph::Select, true);
    m_values = addTool("valuesOfString", Glyph::Values);
    makeCard();
    makeTouches();
    connect(m_oscillator, &QToolButton::clicked, this, [this] { placeSource(0); });
    connect(m_generator, &QToolButton::clicked, this, [this] { placeSource(1); });
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

void StringTools::makeCard() {
    m_card = addCard(m_pull);
    auto* column = new QVBoxLayout(m_card);
    auto* kind = new PullKind(m_session, m_card);
    m_width = new ToolRow("pullWidth", pullWidths, m_card);
    m_height = new ToolRow("pullHeight", pullHeights, m_card);
    for (QWidget* part : std::initializer_list<QWidget*>{kind, m_width, m_height}) column->addWidget(part);
    connect(kind, &PullKind::done, this, &StringTools::done);
    connect(m_width, &ToolRow::chosen, this, [this](double width) {
        Pull pull = m_session.settings().pullWith;
        pull.width = std::clamp(width, leastWidth, limits::pullWidth);
        m_session.setPullWith(pull);
        refresh();
    });
    connect(m_height, &ToolRow::chosen, this, [this](double height) {
        Pull pull = m_session.settings().pullWith;
        const bool whole = m_session.settings().rule.arithmetic == Arithmetic::Integer;
        const double most = whole ? limits::integerHeight : limits::height;
        pull.height = std::clamp(height, -most, most);
        m_session.setPullWith(pull);
        refresh();
    });
}

void StringTools::makeTouches() {
    using Kind = StringTouch::Kind;
    for (const auto& [tool, kind] : {std::pair(m_carry, Kind::Carry), std::pair(m_draw, Kind::Draw)})
        connect(tool, &QToolButton::clicked, this, [this, kind = kind](bool on) {
            m_selection.setArranging(false);
            m_touch.setKind(on ? kind : Kind::Pluck);
            emit done();
        });
    connect(&m_touch, &StringTouch::kindChanged, this, &StringTools::refresh);
}

void StringTools::placeSource(std::size_t kind) {
    m_selection.place(madeFor(newStringSources()[kind], m_session.settings()));
    emit done();
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
    m_carry->setChecked(m_touch.kind() == StringTouch::Kind::Carry);
    m_draw->setChecked(m_touch.kind() == StringTouch::Kind::Draw);
    m_arrange->setChecked(m_selection.arranging());
    m_freeze->setChecked(m_instruments.isFrozen());
    m_beads->setChecked(m_instruments.hasBeads());
    const Pull& pull = m_session.settings().pullWith;
    m_width->show(pull.width);
    m_width->setEnabled(pull.shape != PullShape::Point);
    m_width->setLabel(pull.shape == PullShape::Mode ? tr("Half waves") : tr("Width"));
    m_height->show(pull.height);
    const bool inFloats = m_session.settings().rule.arithmetic == Arithmetic::Float;
    for (QToolButton* tool : {m_join, m_oscillator, m_generator}) tool->setEnabled(inFloats);
}

void StringTools::retranslate() {
    name(m_pull, tr("The pull"), tr("Shape, width and height of what SPACE and clicks do."));
    m_width->setMeaning(tr("Width of the pull in points"),
                        tr("How wide the pull is, in points; of a standing wave, how many half waves it has"));
    m_height->setLabel(tr("Height"));
    m_height->setMeaning(tr("Height of the pull"), tr("How far the string is moved; less than 0: downwards"));
    name(m_carry, tr("Move by hand"),
         tr("Drag any point up and down: the string follows. An end can always be dragged. Keys: up and down, "
            "Enter lets go."));
    name(m_draw, tr("Draw a shape"),
         tr("Draw over the string; when you let go, it has this shape. Keys: arrows, Enter lets go, Escape "
            "gives "
            "up."));
    name(m_oscillator, nameOf(newStringSources()[0]),
         tr("Swings a point of the string on and on: click the point. Near an end it takes the end."));
    name(
        m_generator, nameOf(newStringSources()[1]),
        tr("Sends a pulse along the string, and another whenever you want one: click the point. Near an end it "
           "takes the end."));
    name(m_measure, tr("Measure"),
         tr("Rulers, tape, stopwatch and marks: choose one, then click where it should be."));
    name(m_probe, tr("Probe"), tr("Shows the height at a point over time: click the point."));
    name(m_freeze, tr("Freeze"), tr("Keeps a dashed copy of the string as it is now, to compare."));
    name(m_beads, tr("Beads"), tr("A bead on every tenth point shows how the string itself moves."));
    name(m_join, tr("Join another string"),
         tr("A stretch of another mass: waves are reflected where it begins."));
    name(m_arrange, tr("Select and move"),
         tr("Click an object to select it, drag it to move it. Keys: arrows, Ctrl with arrows, Delete, Ctrl+D "
            "for a copy."));
    name(m_values, tr("Properties"), tr("All properties of the selected object (double-click the object)"));
    setAccessibleName(tr("Tools"));
    fillMenus();
}

void StringTools::restyle() {
    m_card->setFixedWidth(Theme::current().px(cardWidth));
    m_card->layout()->setSpacing(Theme::current().px(6));
    ToolColumn::restyle();
}

} // namespace seiche

#include "moc_string_tools.cpp"
