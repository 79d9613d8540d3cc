// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "objects/tool_palette.h"

#include "canvas/theory_lines.h"
#include "objects/display_picture.h"
#include "objects/formula_dialog.h"
#include "objects/new_objects.h"
#include "objects/object_picture.h"
#include "objects/pull_kind.h"
#include "objects/view_picture.h"

#include <QHBoxLayout>
#include <QVBoxLayout>

#include <algorithm>
#include <cmath>

namespace seiche {

namespace {

constexpr ValueScale widthScale{ValueScale::Kind::Logarithmic, 0.5, 60.0, 0.1};
constexpr ValueScale heightScale{ValueScale::Kind::Logarithmic, 0.01, 1000.0, 0.01};
constexpr ValueScale smoothingScale{ValueScale::Kind::Linear, 0.0, 1.0, 0.05, 0.005};
constexpr ValueScale rateScale{ValueScale::Kind::Logarithmic, 0.1, 200.0, 0.1};

template <class E>
QString nameInFiles(E value) {
    const std::string_view word = toString(value);
    return QString::fromUtf8(word.data(), qsizetype(word.size()));
}

} // namespace

ToolPalette::ToolPalette(PoolCanvas& canvas)
    : ToolColumn(canvas), m_session(canvas.run()), m_canvas(canvas), m_selection(Selection::of(m_session)) {
    setObjectName(QStringLiteral("toolPalette"));
    constexpr std::array<std::pair<const char*, Glyph>, 4> touches{{{"touchUp", Glyph::Raise},
                                                                    {"touchDown", Glyph::PushDown},
                                                                    {"touchHold", Glyph::Hold},
                                                                    {"touchCalm", Glyph::SmoothOut}}};
    for (std::size_t i = 0; i < m_touches.size(); ++i)
        m_touches[i] = addTool(touches[i].first, touches[i].second, true);
    m_brush = addTool("brush", Glyph::Medium, true);
    addMore();
    constexpr std::array<std::pair<const char*, Glyph>, 4> groups{{{"putWall", Glyph::Wall},
                                                                   {"putMedium", Glyph::Region},
                                                                   {"putSource", Glyph::Source},
                                                                   {"putMeasure", Glyph::Tape}}};
    for (std::size_t i = 0; i < m_put.size(); ++i) m_put[i] = addSheet(groups[i].first, groups[i].second);
    m_probe = addTool("putProbe", Glyph::Probe);
    m_picture = addTool("poolPicture", Glyph::Picture, true);
    using enum ToolNamed;
    setTools(m_put[1], {Join});
    setTools(m_put[2], {Oscillator, Pulse});
    setTools(m_put[3], {Measure});
    setTools(m_probe, {ToolNamed::Probe});
    makeSettings();
    connectParts();
    restyle();
    retranslate();
    refresh();
}

void ToolPalette::makeSettings() {
    m_settings = addCard(m_brush);
    m_settingsParts = new QBoxLayout(QBoxLayout::TopToBottom, m_settings);
    const auto addPart = [this] {
        auto* part = new QVBoxLayout;
        m_settingsParts->addLayout(part, 1);
        return part;
    };
    QVBoxLayout* finger = addPart();
    m_width = addRow(*finger, "brushWidth", widthScale, &ToolPalette::setWidth);
    m_strength = addRow(*finger, "brushStrength", heightScale, &ToolPalette::setStrength);
    auto* kind = new PullKind(m_session, m_settings);
    connect(kind, &PullKind::finished, this, &ToolPalette::finished);
    finger->addWidget(kind);
    m_formula = new QPushButton(m_settings);
    m_formula->setObjectName(QStringLiteral("poolFormulaButton"));
    m_formula->setAutoDefault(true);
    connect(m_formula, &QPushButton::clicked, this, [this] { requestProperties(DrawnSubject::Pool); });
    finger->addWidget(m_formula);
    finger->addStretch();
    QVBoxLayout* rain = addPart();
    m_rain = new QCheckBox(m_settings);
    m_rain->setObjectName(QStringLiteral("rain"));
    rain->addWidget(m_rain);
    m_rainKind = new FallingKind(m_session, m_settings);
    connect(m_rainKind, &FallingKind::finished, this, &ToolPalette::finished);
    rain->addWidget(m_rainKind);
    m_seedBox = new QWidget(m_settings);
    m_seedLabel = new QLabel(m_seedBox);
    m_seedLabel->setProperty("type", "small");
    m_seed = new ValueEntry(m_seedBox);
    m_seed->setStyle({0, 0, {}});
    m_seed->setObjectName(QStringLiteral("rainSeed"));
    auto* seed = new QHBoxLayout(m_seedBox);
    seed->setContentsMargins(0, 0, 0, 0);
    seed->addWidget(m_seedLabel, 1);
    seed->addWidget(m_seed);
    rain->addWidget(m_seedBox);
    m_rainRate = addRow(*rain, "rainRate", rateScale, &ToolPalette::setRainRate);
    m_rainSize = addRow(*rain, "rainSize", widthScale, &ToolPalette::setRainSize);
    // The space for the rain settings is kept, so that the layout does not shift.
    for (QWidget* part : std::initializer_list<QWidget*>{m_rainKind, m_rainRate, m_rainSize, m_seedBox}) {
        QSizePolicy policy = part->sizePolicy();
        policy.setRetainSizeWhenHidden(true);
        part->setSizePolicy(policy);
    }
    rain->addStretch();
}

void ToolPalette::connectParts() {
    for (std::size_t i = 0; i < m_touches.size(); ++i)
        connect(m_touches[i], &QToolButton::clicked, this, [this, i] {
            m_selection.cancelPlacing();
            m_canvas.strokes().setTouch(static_cast<Touch>(i));
            refresh();
            emit finished();
        });
    connect(m_probe, &QToolButton::clicked, this, [this] {
        m_selection.placeProbe();
        emit finished();
    });
    connect(m_rain, &QCheckBox::clicked, this, [this](bool on) {
        setRain("rain.rate", on ? m_lastRate : 0.0);
        emit finished();
    });
    connect(m_seed, &ValueEntry::typed, this,
            [this](double value) { setRain("rain.seed", std::round(value)); });
    connect(m_seed, &ValueEntry::stepsRequested, this,
            [this](int steps) { setRain("rain.seed", std::max(0.0, m_session.settings().rain.seed + steps)); });
    connect(&m_session, &Session::settingsChanged, this, &ToolPalette::refresh);
    connect(&m_session, &Session::runReplaced, this, &ToolPalette::refresh);
    connect(&m_selection, &Selection::changed, this, &ToolPalette::refresh);
    connect(&m_canvas.strokes(), &PoolStrokes::touchChanged, this, &ToolPalette::refresh);
}

// Touch action and rain stand side by side if they do not fit above each other.
void ToolPalette::fitCard(int height) {
    const int width = Theme::current().px(cardWidth);
    m_settings->setFixedWidth(width);
    m_settingsParts->setDirection(QBoxLayout::TopToBottom);
    m_settingsParts->activate();
    if (m_settings->sizeHint().height() <= height) return;
    m_settingsParts->setDirection(QBoxLayout::LeftToRight);
    m_settingsParts->activate();
    const int inSheet = std::max(3 * width, m_settingsParts->minimumSize().width());
    m_settings->setFixedWidth(areInSheets() ? inSheet : 2 * width);
}

ToolRow* ToolPalette::addRow(QVBoxLayout& part, const char* name, const ValueScale& scale,
                             void (ToolPalette::*take)(double)) {
    auto* row = new ToolRow(name, scale, m_settings);
    connect(row, &ToolRow::chosen, this, take);
    part.addWidget(row);
    return row;
}

bool ToolPalette::isForAll(const QToolButton* tool) const {
    return tool == m_brush || std::ranges::find(m_touches, tool) != m_touches.end();
}

void ToolPalette::setWidth(double width) {
    Pull pull = m_session.settings().pullWith;
    pull.width = std::clamp(width, 0.01, 1000.0);
    m_session.setPullWith(pull);
    refresh();
}

void ToolPalette::setStrength(double strength) {
    if (m_canvas.strokes().touch() == Touch::Smooth) return m_canvas.strokes().setSmoothing(strength);
    Pull pull = m_session.settings().pullWith;
    pull.height = std::copysign(std::clamp(std::abs(strength), 0.0, 1e5), pull.height);
    m_session.setPullWith(pull);
    refresh();
}

void ToolPalette::setRain(const char* id, double value) {
    m_session.set({{id, value}});
    refresh();
}
void ToolPalette::setRainRate(double rate) { setRain("rain.rate", rate); }
void ToolPalette::setRainSize(double size) { setRain("rain.width", size); }

void ToolPalette::refresh() {
    if (m_session.scene() != SceneKind::Pool) return;
    const Experiment& experiment = m_session.settings();
    const PoolStrokes& strokes = m_canvas.strokes();
    for (std::size_t i = 0; i < m_touches.size(); ++i)
        m_touches[i]->setChecked(static_cast<std::size_t>(strokes.touch()) == i);
    const bool smoothing = strokes.touch() == Touch::Smooth;
    m_strength->setScale(smoothing ? smoothingScale : heightScale);
    m_width->show(experiment.pullWith.width);
    m_strength->show(smoothing ? strokes.smoothing() : std::abs(experiment.pullWith.height));
    const Rain& rain = experiment.rain;
    m_rain->setChecked(rain.isOn());
    if (rain.isOn()) m_lastRate = rain.rate;
    m_rainRate->show(rain.rate);
    m_rainSize->show(rain.width);
    m_seed->show(rain.seed);
    for (QWidget* part : std::initializer_list<QWidget*>{m_rainKind, m_rainRate, m_rainSize, m_seedBox})
        part->setVisible(rain.isOn());
    const bool whole = experiment.rule.arithmetic == Arithmetic::Integer;
    for (std::size_t i = 0; i + 1 < m_put.size(); ++i) m_put[i]->setEnabled(!whole);
    const Edges& edges = experiment.rule.edges;
    m_rim->setChecked(edges == Edges{Edge::Absorbing, Edge::Absorbing, Edge::Absorbing, Edge::Absorbing});
    emit toolsChanged();
}

void ToolPalette::setRim(bool absorbing) {
    const std::string edge(toString(absorbing ? Edge::Absorbing : Edge::Fixed));
    m_session.set({{"edges.left", edge}, {"edges.right", edge}, {"edges.top", edge}, {"edges.bottom", edge}});
    emit finished();
}

void ToolPalette::requestProperties(DrawnSubject subject) {
    FormulaDialog::open(m_session, window(), subject);
    emit finished();
}

QString ToolPalette::nameOfActiveTool() const {
    return m_touches[static_cast<std::size_t>(m_canvas.strokes().touch())]->text();
}

SheetSection ToolPalette::sectionBehind(const QToolButton* button) const {
    return sectionOfActions(button, [this](const QString& name) {
        const auto kind = std::ranges::find_if(
            newObjects(), [&](const NewObject& each) { return name == QLatin1String(each.name); });
        if (kind != newObjects().end()) return pictureOf(madeFor(*kind, m_session.settings()));
        const Glyph glyph = name == QLatin1String("paintWall")      ? Glyph::Pencil
                            : name == QLatin1String("absorbingRim") ? Glyph::AbsorbingEnd
                                                                    : Glyph::Values;
        return icon(glyph, Theme::current().tokens().text);
    });
}

SheetSection ToolPalette::views() const {
    SheetSection section{tr("Pool view"), {}};
    for (const auto& [view, action] : m_display.views)
        section.tools.push_back(toolOf(action, nameInFiles(view), pictureOf(view)));
    return section;
}

SheetSection ToolPalette::lines() const {
    const QColor colour = Theme::current().tokens().text;
    SheetSection section{tr("Lines"), {}};
    section.tools.push_back(
        toolOf(m_display.levelLines, QStringLiteral("levelLines"), icon(Glyph::Source, colour)));
    section.tools.push_back(
        toolOf(m_display.crossSection, QStringLiteral("crossSection"), icon(Glyph::Resonance, colour)));
    TheoryLines& theory = TheoryLines::of(m_session);
    for (const auto& [overlay, action] : m_display.overlays)
        if (isMeasured(overlay) || theory.isOn(overlay) || theory.applies(overlay))
            section.tools.push_back(toolOf(action, nameInFiles(overlay), displayPicture(overlay)));
    return section;
}

std::vector<SheetSection> ToolPalette::sheetOf(ToolGroup group) {
    std::vector<SheetSection> sections;
    switch (group) {
    case ToolGroup::Tap:
        sections.push_back(sectionOf({}, {m_touches[0], m_touches[1], m_touches[2], m_touches[3]}));
        break;
    case ToolGroup::Add:
        for (std::size_t i = 0; i < 3; ++i) sections.push_back(sectionBehind(m_put[i]));
        break;
    case ToolGroup::Measure:
        sections.push_back(sectionBehind(m_put[3]));
        sections.push_back(sectionOf({}, {m_probe}));
        break;
    case ToolGroup::Show:
        if (isLocked()) break;
        sections.push_back(views());
        sections.push_back(lines());
        break;
    }
    std::erase_if(sections, [](const SheetSection& section) { return section.tools.empty(); });
    return sections;
}

void ToolPalette::fillMenus() {
    for (QToolButton* button : m_put) actionsBehind(button).clear();
    for (const NewObject& kind : newObjects()) {
        QAction* action = actionsBehind(m_put[static_cast<std::size_t>(kind.group)]).addAction(nameOf(kind));
        action->setObjectName(QLatin1String(kind.name));
        connect(action, &QAction::triggered, this, [this, &kind] {
            const PoolObject object = madeFor(kind, m_session.settings());
            if (kind.isDrawn) m_selection.draw(object);
            else m_selection.place(object, kind.inIt ? kind.inIt() : AddedModes());
            emit finished();
        });
    }
    QMenu& walls = actionsBehind(m_put[0]);
    QAction* paint = walls.addAction(tr("Freehand wall"));
    paint->setObjectName(QStringLiteral("paintWall"));
    connect(paint, &QAction::triggered, this, [this] {
        m_selection.setPainting(true);
        emit finished();
    });
    m_rim = walls.addAction(tr("Absorbing layer"));
    m_rim->setObjectName(QStringLiteral("absorbingRim"));
    m_rim->setCheckable(true);
    connect(m_rim, &QAction::triggered, this, &ToolPalette::setRim);
    const auto addValues = [this](QToolButton* tool, const QString& text, const char* called,
                                  DrawnSubject subject) {
        QAction* action = actionsBehind(tool).addAction(text);
        action->setObjectName(QLatin1String(called));
        connect(action, &QAction::triggered, this, [this, subject] { requestProperties(subject); });
    };
    addValues(m_put[1], tr("Speed from formula or picture…"), "speedFromFormula", DrawnSubject::Medium);
    addValues(m_put[2], tr("Signal from formula or curve…"), "swingFromFormula", DrawnSubject::Source);
}

void ToolPalette::retranslate() {
    name(m_touches[0], tr("Raise"),
         tr("Click to raise the water; hold or drag to continue. Enter raises the water at the marker."));
    name(m_touches[1], tr("Push down"), tr("Click to push the water down."));
    name(m_touches[2], tr("Hold"), tr("Holds the water at one height while the mouse button is pressed."));
    name(m_touches[3], tr("Smooth out"), tr("Smooths out waves."));
    name(m_brush, tr("Size, strength, rain"));
    m_width->setLabel(tr("Size"));
    m_width->setMeaning(tr("Tool size in cells"), tr("Width of the tool in cells"));
    m_strength->setLabel(tr("Strength"));
    m_strength->setMeaning(tr("Tool strength"),
                           tr("How far the tool moves the water, or how much it smooths the waves"));
    m_formula->setText(tr("Set surface from formula…"));
    m_formula->setToolTip(tr("Starts the water at rest with heights from a formula, a curve or a picture"));
    m_rain->setText(tr("Rain"));
    m_rain->setToolTip(tr("Drops at random places; the same seed gives the same rain"));
    m_rainRate->setLabel(tr("Drops/s"));
    m_rainRate->setMeaning(tr("Drops of rain per second"), {});
    m_rainSize->setLabel(tr("Drop size"));
    m_rainSize->setMeaning(tr("Size of a drop in cells"), {});
    m_seedLabel->setText(tr("Seed"));
    m_seed->setAccessibleName(tr("Seed of the rain"));
    name(m_put[0], tr("Wall"));
    name(m_put[1], tr("Medium"));
    name(m_put[2], tr("Source"));
    name(m_put[3], tr("Measure"));
    name(m_probe, tr("Probe"), tr("Click a place to record its height over time in the Probes panel."));
    name(m_picture, tr("Pool view"));
    setAccessibleName(tr("Tools"));
    fillMenus();
}

void ToolPalette::restyle() {
    const Theme& theme = Theme::current();
    for (int i = 0; i < m_settingsParts->count(); ++i)
        m_settingsParts->itemAt(i)->layout()->setSpacing(theme.px(6));
    m_settingsParts->setSpacing(theme.px(6));
    m_seed->setFixedWidth(theme.px(64));
    setPlace({theme.px(12), theme.px(12)});
    ToolColumn::restyle();
}

} // namespace seiche

#include "moc_tool_palette.cpp"
