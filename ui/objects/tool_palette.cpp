// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "objects/tool_palette.h"

#include "objects/new_objects.h"

#include <QCoreApplication>
#include <QEvent>
#include <QHBoxLayout>
#include <QMenu>
#include <QScrollBar>
#include <QStyle>

#include <algorithm>
#include <cmath>

namespace seiche {

namespace {

constexpr ValueScale widthScale{ValueScale::Kind::Logarithmic, 0.5, 60.0, 0.1};
constexpr ValueScale heightScale{ValueScale::Kind::Logarithmic, 0.01, 1000.0, 0.01};
constexpr ValueScale smoothingScale{ValueScale::Kind::Linear, 0.0, 1.0, 0.05};
constexpr ValueScale rateScale{ValueScale::Kind::Logarithmic, 0.1, 200.0, 0.1};
constexpr double columnWidth = 126;
/// What two columns must leave beside them, pixels.
constexpr int roomForPool = 560;

} // namespace

ToolPalette::ToolPalette(PoolCanvas& canvas, QWidget* parent)
    : QScrollArea(parent), m_session(canvas.run()), m_canvas(canvas), m_selection(Selection::of(m_session)),
      m_column(new QWidget(this)), m_grid(new QGridLayout(m_column)), m_touchTitle(new QLabel(m_column)) {
    setObjectName(QStringLiteral("toolPalette"));
    m_column->setProperty("panel", true);
    setWidgetResizable(true);
    setFrameShape(QFrame::NoFrame);
    setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    m_touchTitle->setProperty("type", "title");
    put(m_touchTitle, false);
    constexpr std::array<const char*, 4> names{"touchUp", "touchDown", "touchHold", "touchCalm"};
    for (std::size_t i = 0; i < m_touches.size(); ++i) m_touches[i] = makeButton(names[i], true);
    m_width = makeRow("brushWidth", widthScale, &ToolPalette::setWidth);
    m_strength = makeRow("brushStrength", heightScale, &ToolPalette::setStrength);
    m_rain = new QCheckBox(m_column);
    m_rain->setObjectName(QStringLiteral("rain"));
    put(m_rain, true);
    m_seedBox = new QWidget(m_column);
    m_seedLabel = new QLabel(m_seedBox);
    m_seedLabel->setProperty("type", "small");
    m_seed = new ValueEntry(m_seedBox);
    m_seed->setStyle({0, 0, {}});
    m_seed->setObjectName(QStringLiteral("rainSeed"));
    auto* seed = new QHBoxLayout(m_seedBox);
    seed->setContentsMargins(0, 0, 0, 0);
    seed->addWidget(m_seedLabel, 1);
    seed->addWidget(m_seed);
    put(m_seedBox, true);
    m_rainRate = makeRow("rainRate", rateScale, &ToolPalette::setRainRate);
    m_rainSize = makeRow("rainSize", widthScale, &ToolPalette::setRainSize);
    m_putTitle = new QLabel(m_column);
    m_putTitle->setProperty("type", "title");
    put(m_putTitle, false);
    constexpr std::array<const char*, 4> groups{"putWall", "putMedium", "putSource", "putMeasure"};
    for (std::size_t i = 0; i < m_put.size(); ++i) {
        m_put[i] = makeButton(groups[i], false);
        m_put[i]->setPopupMode(QToolButton::InstantPopup);
        m_put[i]->setMenu(new QMenu(m_put[i]));
    }
    m_probe = makeButton("putProbe", false);
    m_arrange = makeButton("arrange", true);
    m_values = makeButton("values", false);
    setWidget(m_column);
    arrange(false);
    connectParts();
    restyle();
    retranslate();
    refresh();
}

void ToolPalette::put(QWidget* part, bool isHalf) { m_places.push_back({part, isHalf}); }

void ToolPalette::connectParts() {
    for (std::size_t i = 0; i < m_touches.size(); ++i)
        connect(m_touches[i], &QToolButton::clicked, this, [this, i] {
            m_selection.setArranging(false);
            m_canvas.strokes().setTouch(static_cast<Touch>(i));
            refresh();
            emit done();
        });
    connect(m_probe, &QToolButton::clicked, this, [this] {
        const Pull& mark = m_session.settings().pullWith;
        m_selection.addProbe(static_cast<int>(mark.x), static_cast<int>(mark.y));
        m_selection.askForProbes();
        emit done();
    });
    connect(m_arrange, &QToolButton::clicked, this, [this](bool on) {
        m_selection.setArranging(on);
        emit done();
    });
    connect(m_values, &QToolButton::clicked, &m_selection, &Selection::askForValues);
    connect(m_rain, &QCheckBox::clicked, this, [this](bool on) {
        setRain("rain.rate", on ? m_lastRate : 0.0);
        emit done();
    });
    connect(m_seed, &ValueEntry::typed, this,
            [this](double value) { setRain("rain.seed", std::round(value)); });
    connect(m_seed, &ValueEntry::stepsWanted, this,
            [this](int steps) { setRain("rain.seed", std::max(0.0, m_session.settings().rain.seed + steps)); });
    connect(&m_session, &Session::settingsChanged, this, &ToolPalette::refresh);
    connect(&m_session, &Session::runReplaced, this, &ToolPalette::refresh);
    connect(&m_selection, &Selection::changed, this, &ToolPalette::refresh);
    connect(&m_canvas.strokes(), &PoolStrokes::touchChanged, this, &ToolPalette::refresh);
    connect(&Theme::current(), &Theme::changed, this, &ToolPalette::restyle);
}

ToolPalette::Row ToolPalette::makeRow(const char* name, const ValueScale& scale,
                                      void (ToolPalette::*take)(double)) {
    auto* box = new QWidget(m_column);
    Row row{box, new QLabel(box), new ValueEntry(box), new ValueSlider(box)};
    row.label->setProperty("type", "small");
    row.entry->setObjectName(QLatin1String(name));
    row.slider->setObjectName(QLatin1String(name) + QLatin1String("Slider"));
    row.entry->setStyle({0, 3, {}});
    row.slider->setScale(scale);
    auto* grid = new QGridLayout(box);
    grid->setContentsMargins(0, 0, 0, 0);
    connect(row.entry, &ValueEntry::typed, this, take);
    connect(row.slider, &ValueSlider::chosen, this, take);
    put(box, false);
    return row;
}

QToolButton* ToolPalette::makeButton(const char* name, bool checkable) {
    auto* button = new QToolButton(m_column);
    button->setObjectName(QLatin1String(name));
    button->setCheckable(checkable);
    button->setToolButtonStyle(Qt::ToolButtonTextOnly);
    button->setProperty("tool", true);
    button->setFocusPolicy(Qt::TabFocus);
    button->setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
    put(button, true);
    return button;
}

void ToolPalette::arrange(bool inTwo) {
    m_inTwo = inTwo;
    for (const Place& place : m_places) m_grid->removeWidget(place.part);
    int line = 0, column = 0;
    for (std::size_t i = 0; i < m_places.size(); ++i) {
        const auto& [part, isHalf] = m_places[i];
        // The last of an odd number of halves has the line to itself.
        const bool isAlone =
            column == 0 && (i + 1 == m_places.size() || !m_places[i + 1].isHalf) && part != m_rain;
        const bool half = inTwo && isHalf && !isAlone;
        if (!half && column == 1) {
            ++line;
            column = 0;
        }
        m_grid->addWidget(part, line, half ? column : 0, 1, half ? 1 : 2);
        column = half && column == 0 ? 1 : 0;
        if (column == 0) ++line;
    }
    for (int i = 0; i < m_grid->rowCount(); ++i) m_grid->setRowStretch(i, 0);
    m_grid->setRowStretch(line, 1);
    for (const Row* row : {&m_width, &m_strength, &m_rainRate, &m_rainSize}) {
        auto* grid = static_cast<QGridLayout*>(row->box->layout());
        for (QWidget* part : std::initializer_list<QWidget*>{row->label, row->entry, row->slider})
            grid->removeWidget(part);
        grid->addWidget(row->label, 0, 0);
        grid->addWidget(row->entry, 0, 1);
        // Beside them or below.
        if (inTwo) grid->addWidget(row->slider, 0, 2);
        else grid->addWidget(row->slider, 1, 0, 1, 2);
        grid->setColumnStretch(0, inTwo ? 0 : 1);
        grid->setColumnStretch(2, inTwo ? 1 : 0);
    }
    // Titles and broad rims cost height that there is not.
    for (QWidget* part : findChildren<QWidget*>()) {
        if (!part->property("tool").toBool() && !qobject_cast<ValueEntry*>(part)) continue;
        part->setProperty("dense", inTwo);
        part->style()->unpolish(part);
        part->style()->polish(part);
    }
    m_touchTitle->setVisible(!inTwo);
    m_putTitle->setVisible(!inTwo);
}

int ToolPalette::heightInOne() const {
    int height = m_grid->contentsMargins().top() + m_grid->contentsMargins().bottom();
    for (const Place& place : m_places) {
        const bool isTitle = place.part == m_touchTitle || place.part == m_putTitle;
        if (place.part->isHidden() && !isTitle) continue;
        height += m_grid->spacing();
        const Row* found = nullptr;
        for (const Row* row : {&m_width, &m_strength, &m_rainRate, &m_rainSize})
            if (row->box == place.part) found = row;
        height += !found ? place.part->sizeHint().height()
                         : std::max(found->label->sizeHint().height(), found->entry->sizeHint().height()) +
                               m_grid->spacing() + found->slider->sizeHint().height();
    }
    return height;
}

int ToolPalette::widthInTwo() const {
    const int gap = m_grid->spacing();
    int half = 0, whole = 0;
    for (const Place& place : m_places)
        if (place.isHalf) half = std::max(half, place.part->minimumSizeHint().width());
    for (const Row* row : {&m_width, &m_strength, &m_rainRate, &m_rainSize})
        whole = std::max(whole, row->label->minimumSizeHint().width() + row->entry->maximumWidth() +
                                    row->slider->minimumSizeHint().width() + 3 * gap);
    return std::max(2 * half + gap, whole) + m_grid->contentsMargins().left() +
           m_grid->contentsMargins().right();
}

// The texts' sizes are known once they have the new type.
void ToolPalette::fit() {
    // In two columns everything is a little lower; back to one only where there is room to spare.
    const int spare = m_inTwo ? Theme::current().px(60) : 0;
    const bool inTwo =
        heightInOne() + spare > height() && widthInTwo() + roomForPool <= parentWidget()->width();
    if (inTwo != m_inTwo) arrange(inTwo);
    const int wanted = sizeHint().width();
    if (minimumWidth() != wanted || maximumWidth() != wanted) setFixedWidth(wanted);
}

QSize ToolPalette::sizeHint() const {
    // Wide enough for its texts, whatever their language, with the bar to scroll where even two columns are too
    // high.
    const QSize least = m_column->minimumSizeHint();
    const int bar = least.height() > height() ? verticalScrollBar()->sizeHint().width() : 0;
    return {std::max(Theme::current().px(columnWidth), least.width() + bar), 300};
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
        m_touches[i]->setChecked(!m_selection.arranging() && static_cast<std::size_t>(strokes.touch()) == i);
    m_arrange->setChecked(m_selection.arranging());
    const auto show = [](const Row& row, double value) {
        row.entry->show(value);
        row.slider->show(value);
    };
    const bool smoothing = strokes.touch() == Touch::Smooth;
    m_strength.slider->setScale(smoothing ? smoothingScale : heightScale);
    show(m_width, experiment.pullWith.width);
    show(m_strength, smoothing ? strokes.smoothing() : std::abs(experiment.pullWith.height));
    const Rain& rain = experiment.rain;
    m_rain->setChecked(rain.isOn());
    if (rain.isOn()) m_lastRate = rain.rate;
    show(m_rainRate, rain.rate);
    show(m_rainSize, rain.width);
    m_seed->show(rain.seed);
    for (QWidget* part : {m_rainRate.box, m_rainSize.box, m_seedBox}) part->setVisible(rain.isOn());
    const bool whole = experiment.rule.arithmetic == Arithmetic::Integer;
    for (std::size_t i = 0; i + 1 < m_put.size(); ++i) m_put[i]->setEnabled(!whole);
    const Edges& edges = experiment.rule.edges;
    m_rim->setChecked(edges == Edges{Edge::Absorbing, Edge::Absorbing, Edge::Absorbing, Edge::Absorbing});
}

void ToolPalette::setRim(bool absorbing) {
    const std::string edge(toString(absorbing ? Edge::Absorbing : Edge::Fixed));
    m_session.set({{"edges.left", edge}, {"edges.right", edge}, {"edges.top", edge}, {"edges.bottom", edge}});
    emit done();
}

void ToolPalette::fillMenus() {
    for (QToolButton* button : m_put) button->menu()->clear();
    for (const NewObject& kind : newObjects()) {
        QAction* action = m_put[static_cast<std::size_t>(kind.group)]->menu()->addAction(nameOf(kind));
        action->setObjectName(QLatin1String(kind.name));
        connect(action, &QAction::triggered, this, [this, &kind] {
            PoolObject object = madeFor(kind, m_session.settings());
            if (Instrument* instrument = std::get_if<Instrument>(&object.is);
                instrument && instrument->kind == InstrumentKind::Stopwatch)
                instrument->from = m_session.run().seconds();
            m_selection.add(object);
            emit done();
        });
    }
    if (QMenu* walls = m_put[0]->menu()) {
        QAction* paint = walls->addAction(tr("Painted by hand"));
        paint->setObjectName(QStringLiteral("paintWall"));
        connect(paint, &QAction::triggered, this, [this] {
            m_selection.setPainting(true);
            emit done();
        });
        walls->addSeparator();
        m_rim = walls->addAction(tr("Absorbing rim"));
        m_rim->setObjectName(QStringLiteral("absorbingRim"));
        m_rim->setCheckable(true);
        connect(m_rim, &QAction::triggered, this, &ToolPalette::setRim);
    }
}

void ToolPalette::retranslate() {
    m_touchTitle->setText(tr("Tools"));
    m_touches[0]->setText(tr("Raise"));
    m_touches[1]->setText(tr("Push down"));
    m_touches[2]->setText(tr("Hold"));
    m_touches[3]->setText(tr("Smooth out"));
    m_touches[0]->setToolTip(tr("A click raises the water; hold or drag to go on. Enter does it at the ring."));
    m_touches[1]->setToolTip(tr("A click pushes the water down."));
    m_touches[2]->setToolTip(tr("Holds the water at a height as long as the button is down."));
    m_touches[3]->setToolTip(tr("Smooths waves out."));
    m_width.label->setText(tr("Size"));
    m_strength.label->setText(tr("Strength"));
    m_width.entry->setAccessibleName(tr("Size of the tool in cells"));
    m_strength.entry->setAccessibleName(tr("Strength of the tool"));
    m_width.entry->setToolTip(tr("How wide the tool is, in cells"));
    m_strength.entry->setToolTip(
        tr("How far the tool moves the water, or which share of the waves it smooths out"));
    m_rain->setText(tr("Rain"));
    m_rain->setToolTip(tr("Drops at random places; the same seed gives the same rain"));
    m_rainRate.label->setText(tr("Drops/s"));
    m_rainRate.entry->setAccessibleName(tr("Drops of rain per second"));
    m_rainSize.label->setText(tr("Drop size"));
    m_rainSize.entry->setAccessibleName(tr("Size of a drop in cells"));
    m_seedLabel->setText(tr("Seed"));
    m_seed->setAccessibleName(tr("Seed of the rain"));
    for (const Row* row : {&m_width, &m_strength, &m_rainRate, &m_rainSize})
        row->slider->setAccessibleName(row->entry->accessibleName());
    m_putTitle->setText(tr("Add"));
    m_put[0]->setText(tr("Wall ▾"));
    m_put[1]->setText(tr("Medium ▾"));
    m_put[2]->setText(tr("Source ▾"));
    m_put[3]->setText(tr("Measure ▾"));
    m_probe->setText(tr("Probe"));
    m_probe->setToolTip(tr("Shows the height at the ring over time, in the Probes panel"));
    m_arrange->setText(tr("Select and move"));
    m_arrange->setToolTip(
        tr("Click an object to select it, drag it to move it; the round handle turns it, the square one "
           "resizes it. Keys: arrows, Ctrl with arrows, Delete, Ctrl+D for a copy."));
    m_values->setText(tr("Properties"));
    m_values->setToolTip(tr("All properties of the selected object (double-click the object)"));
    setAccessibleName(tr("Tools"));
    fillMenus();
}

bool ToolPalette::event(QEvent* event) {
    const bool done = QScrollArea::event(event);
    if (event->type() == QEvent::LayoutRequest) fit();
    return done;
}

void ToolPalette::resizeEvent(QResizeEvent* event) {
    QScrollArea::resizeEvent(event);
    // Not here: what lies inside is about to be laid out for this size.
    QCoreApplication::postEvent(this, new QEvent(QEvent::LayoutRequest));
}

void ToolPalette::restyle() {
    const Theme& theme = Theme::current();
    m_grid->setContentsMargins(theme.px(8), theme.px(6), theme.px(8), theme.px(6));
    m_grid->setSpacing(theme.px(3));
    for (const Row* row : {&m_width, &m_strength, &m_rainRate, &m_rainSize}) {
        row->box->layout()->setContentsMargins(theme.px(2), 0, theme.px(2), 0);
        static_cast<QGridLayout*>(row->box->layout())->setSpacing(theme.px(3));
    }
    for (ValueEntry* entry : {m_width.entry, m_strength.entry, m_rainRate.entry, m_rainSize.entry, m_seed})
        entry->setFixedWidth(theme.px(54));
}

void ToolPalette::changeEvent(QEvent* event) {
    if (event->type() == QEvent::LanguageChange) {
        retranslate();
        refresh();
    }
    QScrollArea::changeEvent(event);
}

} // namespace seiche

#include "moc_tool_palette.cpp"
