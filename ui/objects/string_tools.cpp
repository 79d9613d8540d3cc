// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "objects/string_tools.h"

#include "canvas/string_canvas.h"
#include "canvas/string_display_actions.h"
#include "model/limits.h"
#include "objects/display_picture.h"
#include "objects/formula_dialog.h"
#include "objects/new_objects.h"
#include "objects/object_picture.h"
#include "objects/pull_kind.h"
#include "objects/tool_row.h"

#include <QVBoxLayout>

#include <algorithm>
#include <cmath>
#include <utility>

namespace seiche {

namespace {

constexpr ValueScale pullWidths{ValueScale::Kind::Logarithmic, 0.5, 200.0, 0.1};
constexpr ValueScale pullHeights{ValueScale::Kind::Logarithmic, 0.01, 1000.0, 0.01};
constexpr double minWidth = 0.01;

} // namespace

StringTools::StringTools(StringCanvas& canvas)
    : ToolColumn(canvas), m_touch(canvas.touch()), m_session(canvas.run()),
      m_selection(Selection::of(m_session)), m_instruments(m_session) {
    setObjectName(QStringLiteral("stringTools"));
    addMore();
    m_pull = addTool("pullSettings", Glyph::Medium, true);
    m_carry = addTool("carryString", Glyph::Hand, true);
    m_draw = addTool("drawString", Glyph::Pencil, true);
    m_finger = addTool("touchString", Glyph::Finger, true);
    m_oscillator = addTool("oscillator", Glyph::Oscillator);
    m_generator = addTool("pulseGenerator", Glyph::PulseGenerator);
    m_measure = addSheet("measureString", Glyph::Tape);
    m_probe = addTool("probeString", Glyph::Probe);
    m_freeze = addTool("freezeString", Glyph::Freeze, true);
    m_beads = addTool("beads", Glyph::Beads, true);
    m_shows = addSheet("stringShows", Glyph::Visibility);
    StringDisplayActions::of(m_session).addTo(actionsBehind(m_shows));
    m_join = addSheet("joinString", Glyph::Region);
    nameTools();
    makeCard();
    makeTouches();
    connect(m_oscillator, &QToolButton::clicked, this, [this] { placeSource(0); });
    connect(m_generator, &QToolButton::clicked, this, [this] { placeSource(1); });
    connect(m_probe, &QToolButton::clicked, this, [this] {
        m_selection.placeProbe();
        emit finished();
    });
    connect(m_freeze, &QToolButton::clicked, this, [this](bool on) {
        m_instruments.setFrozen(on);
        refresh();
        emit finished();
    });
    connect(m_beads, &QToolButton::clicked, this, [this](bool on) {
        m_instruments.setBeads(on);
        emit finished();
    });
    connect(&actionsBehind(m_shows), &QMenu::triggered, this, &StringTools::finished);
    connect(&m_session, &Session::settingsChanged, this, &StringTools::refresh);
    connect(&m_session, &Session::runReplaced, this, &StringTools::refresh);
    connect(&m_selection, &Selection::changed, this, &StringTools::refresh);
    restyle();
    retranslate();
    refresh();
}

void StringTools::nameTools() {
    using enum ToolNamed;
    setTools(m_carry, {Move});
    setTools(m_draw, {Draw});
    setTools(m_finger, {Touch});
    setTools(m_oscillator, {Oscillator});
    setTools(m_generator, {Pulse});
    setTools(m_measure, {Measure});
    setTools(m_probe, {ToolNamed::Probe});
    setTools(m_freeze, {Freeze});
    setTools(m_beads, {Beads});
    setTools(m_shows, {Show});
    setTools(m_join, {Join});
}

void StringTools::makeCard() {
    m_card = addCard(m_pull);
    auto* column = new QVBoxLayout(m_card);
    auto* kind = new PullKind(m_session, m_card);
    m_width = new ToolRow("pullWidth", pullWidths, m_card);
    m_height = new ToolRow("pullHeight", pullHeights, m_card);
    m_formula = new QPushButton(m_card);
    m_formula->setObjectName(QStringLiteral("formulaButton"));
    m_formula->setAutoDefault(true);
    for (QWidget* part : std::initializer_list<QWidget*>{kind, m_width, m_height, m_formula})
        column->addWidget(part);
    connect(m_formula, &QPushButton::clicked, this, [this] {
        FormulaDialog::open(m_session, window());
        emit finished();
    });
    connect(kind, &PullKind::finished, this, &StringTools::finished);
    connect(m_width, &ToolRow::chosen, this, [this](double width) {
        Pull pull = m_session.settings().pullWith;
        pull.width = std::clamp(width, minWidth, limits::pullWidth);
        m_session.setPullWith(pull);
        refresh();
    });
    connect(m_height, &ToolRow::chosen, this, [this](double height) {
        Pull pull = m_session.settings().pullWith;
        const bool whole = m_session.settings().rule.arithmetic == Arithmetic::Integer;
        const double max = whole ? limits::integerHeight : limits::height;
        pull.height = std::clamp(height, -max, max);
        m_session.setPullWith(pull);
        refresh();
    });
}

void StringTools::makeTouches() {
    using Kind = StringTouch::Kind;
    for (const auto& [tool, kind] :
         {std::pair(m_carry, Kind::Carry), std::pair(m_draw, Kind::Draw), std::pair(m_finger, Kind::Finger)})
        connect(tool, &QToolButton::clicked, this, [this, kind](bool on) {
            m_selection.cancelPlacing();
            m_touch.setKind(on ? kind : Kind::Pluck);
            emit finished();
        });
    connect(&m_touch, &StringTouch::kindChanged, this, &StringTools::refresh);
}

void StringTools::placeSource(std::size_t kind) {
    m_selection.place(madeFor(newStringSources()[kind], m_session.settings()));
    emit finished();
}

SheetTool StringTools::plainTap() {
    return {.name = QStringLiteral("sheet-tapString"),
            .text = tr("Tap"),
            .help = tr("A click taps the string. Drag the string to pluck it."),
            .icon = icon(Glyph::Tap, Theme::current().tokens().text),
            .isChecked = m_touch.kind() == StringTouch::Kind::Pluck,
            .choose = [this] {
                m_selection.cancelPlacing();
                m_touch.setKind(StringTouch::Kind::Pluck);
                emit finished();
            }};
}

QString StringTools::nameOfActiveTool() const {
    const QToolButton* tool = activeTool();
    return tool ? tool->text() : tr("Tap");
}

SheetSection StringTools::sectionBehind(const QToolButton* button) const {
    if (button == m_shows)
        return sectionOfActions(button, [](const QString& name) { return displayPicture(name); });
    const std::span<const NewObject> kinds = button == m_join ? newStretches() : newInstruments();
    return sectionOfActions(button, [this, kinds](const QString& name) {
        const auto kind = std::ranges::find_if(
            kinds, [&](const NewObject& each) { return name == QLatin1String(each.name); });
        return pictureOf(madeFor(*kind, m_session.settings()));
    });
}

std::vector<SheetSection> StringTools::sheetOf(ToolGroup group) {
    std::vector<SheetSection> sections;
    switch (group) {
    case ToolGroup::Tap:
        sections.push_back(sectionOf({}, {m_carry, m_draw, m_finger}));
        sections.back().tools.insert(sections.back().tools.begin(), plainTap());
        break;
    case ToolGroup::Add:
        sections.push_back(sectionOf({}, {m_oscillator, m_generator}));
        sections.push_back(sectionBehind(m_join));
        break;
    case ToolGroup::Measure:
        sections.push_back(sectionBehind(m_measure));
        sections.push_back(sectionOf({}, {m_probe}));
        break;
    case ToolGroup::Show:
        sections.push_back(sectionBehind(m_shows));
        sections.push_back(sectionOf({}, {m_freeze, m_beads}));
        break;
    }
    std::erase_if(sections, [](const SheetSection& section) { return section.tools.empty(); });
    return sections;
}

void StringTools::fillMenus() {
    actionsBehind(m_measure).clear();
    for (const NewObject& kind : newInstruments()) {
        QAction* action = actionsBehind(m_measure).addAction(nameOf(kind));
        action->setObjectName(QLatin1String(kind.name));
        connect(action, &QAction::triggered, this, [this, &kind] {
            m_selection.place(madeFor(kind, m_session.settings()));
            emit finished();
        });
    }
    actionsBehind(m_join).clear();
    for (const NewObject& kind : newStretches()) {
        QAction* action = actionsBehind(m_join).addAction(nameOf(kind));
        action->setObjectName(QLatin1String(kind.name));
        connect(action, &QAction::triggered, this, [this, &kind] {
            m_selection.add(madeFor(kind, m_session.settings()));
            emit finished();
        });
    }
}

const QToolButton* StringTools::activeTool() const {
    switch (m_touch.kind()) {
    case StringTouch::Kind::Carry: return m_carry;
    case StringTouch::Kind::Draw: return m_draw;
    case StringTouch::Kind::Finger: return m_finger;
    case StringTouch::Kind::Pluck: break;
    }
    return nullptr;
}

void StringTools::releaseTool() {
    m_selection.cancelPlacing();
    m_selection.select({});
    m_touch.setKind(StringTouch::Kind::Pluck);
}

void StringTools::refresh() {
    if (m_session.scene() != SceneKind::String) return;
    m_carry->setChecked(m_touch.kind() == StringTouch::Kind::Carry);
    m_draw->setChecked(m_touch.kind() == StringTouch::Kind::Draw);
    m_finger->setChecked(m_touch.kind() == StringTouch::Kind::Finger);
    m_freeze->setChecked(m_instruments.isFrozen());
    m_beads->setChecked(m_instruments.hasBeads());
    const Pull& pull = m_session.settings().pullWith;
    m_width->show(pull.width);
    m_width->setEnabled(pull.shape != PullShape::Point);
    m_width->setLabel(pull.shape == PullShape::Mode ? tr("Half-wavelengths") : tr("Width"));
    m_height->show(pull.height);
    const bool inFloats = m_session.settings().rule.arithmetic == Arithmetic::Float;
    for (QToolButton* tool : {m_join, m_oscillator, m_generator}) tool->setEnabled(inFloats);
    emit toolsChanged();
}

void StringTools::retranslate() {
    name(m_pull, tr("Tap settings"), tr("Shape, width and height of the pulse made by SPACE or a click."));
    m_width->setMeaning(tr("Pulse width in points"),
                        tr("Pulse width in points; for a standing wave, the number of half-wavelengths"));
    m_formula->setText(tr("Set shape from formula…"));
    m_height->setLabel(tr("Height"));
    m_height->setMeaning(tr("Tap height"), tr("How far a tap moves the string; negative: downwards"));
    name(m_carry, tr("Move by hand"),
         tr("Drag any point up or down and the string follows. The ends can always be dragged. Keys: Up and "
            "Down move the point, Enter releases it."));
    name(m_draw, tr("Draw a shape"),
         tr("Draw the new shape over the string, then release. Keys: arrows draw, Enter releases, Escape "
            "cancels."));
    name(m_finger, tr("Touch with a finger"),
         tr("A finger slows the point it touches. Standing waves with a node there continue, and all others "
            "fade. Keys: Enter places the finger at the marker or lifts it."));
    name(m_oscillator, nameOf(newStringSources()[0]),
         tr("Click a point to keep it oscillating. Close to an end, the oscillator drives the end."));
    name(m_generator, nameOf(newStringSources()[1]),
         tr("Click a point to send pulses from it whenever you want. Close to an end, the generator drives the "
            "end."));
    name(m_measure, tr("Measure"), tr("Rulers, tape, stopwatch and more. Choose one, then click to place it."));
    name(m_probe, tr("Probe"), tr("Click a point to record its displacement over time."));
    name(m_freeze, tr("Keep trace"), tr("Keeps a dashed copy of the current shape for comparison."));
    name(m_beads, tr("Beads"), tr("A bead on every tenth point shows how the string itself moves."));
    name(m_shows, tr("String view"),
         tr("Displacement, velocity or force; travelling waves; nodes, energy, springs."));
    name(m_join, tr("Join another string"),
         tr("A section of different mass. Waves are reflected at its boundary."));
    setAccessibleName(tr("Tools"));
    fillMenus();
}

void StringTools::fitCard(int) {
    const int width = Theme::current().px(cardWidth);
    m_card->setFixedWidth(areInSheets() ? std::max(2 * width, m_card->layout()->minimumSize().width()) : width);
}

void StringTools::restyle() {
    fitCard(0);
    m_card->layout()->setSpacing(Theme::current().px(6));
    ToolColumn::restyle();
}

} // namespace seiche

#include "moc_string_tools.cpp"
