// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "medium/real_rows.h"

#include "model/parameter.h"
#include "theme/theme.h"
#include "widgets/value_row.h"
#include "wording/names.h"
#include "wording/real_units.h"

#include <QGridLayout>
#include <QLocale>
#include <QVBoxLayout>

#include <cmath>

namespace seiche {

namespace {

constexpr double gravity = 9.81; // m/s^2

// Returns default values: A string of a guitar, harbour, room, a few wavelengths of light,
// transmitter.
RealMedium typical(World world) {
    RealMedium real;
    real.world = world;
    switch (world) {
    case World::None: break;
    case World::String:
        real.length = 0.65;
        real.tension = 70.0;
        real.massPerLength = 0.0034;
        break;
    case World::Water:
        real.length = 200.0;
        real.depth = 5.0;
        break;
    case World::Sound: real.length = 10.0; break;
    case World::Light: real.length = 1e-5; break;
    case World::Radio: real.length = 1000.0; break;
    }
    return real;
}

Settings settingsOf(const RealMedium& real) {
    return {{"real.world", std::string(toString(real.world))},
            {"real.length", real.length},
            {"real.tension", real.tension},
            {"real.massPerLength", real.massPerLength},
            {"real.depth", real.depth}};
}

double fourDigits(double value) { return QString::number(value, 'g', 6).toDouble(); }

} // namespace

RealRows::RealRows(QWidget* parent)
    : QWidget(parent), m_fold(new QToolButton(this)), m_more(new QWidget(this)),
      m_worldLabel(new QLabel(m_more)),
      m_world(new Choice<World>(
          {World::None, World::String, World::Water, World::Sound, World::Light, World::Radio},
          [](World world) { return nameOf(world); }, m_more)),
      m_length(makeRow("real.length")), m_tension(makeRow("real.tension")),
      m_mass(makeRow("real.massPerLength")), m_depth(makeRow("real.depth")), m_speed(makeRow("real.speed")),
      m_frequency(makeRow("real.fundamental")), m_report(new WrappedLabel(m_more)),
      m_problem(new ProblemLabel(m_more)) {
    m_fold->setObjectName(QStringLiteral("realMore"));
    m_fold->setToolButtonStyle(Qt::ToolButtonTextBesideIcon);
    m_fold->setProperty("fold", true);
    m_world->setObjectName(QStringLiteral("real.world"));
    m_worldLabel->setBuddy(m_world);
    m_report->setObjectName(QStringLiteral("real.report"));
    m_report->setProperty("type", "small");
    m_problem->setObjectName(QStringLiteral("real.problem"));
    auto* grid = new QGridLayout(m_more);
    grid->setContentsMargins(0, 0, 0, 0);
    grid->setColumnStretch(0, 1);
    grid->addWidget(m_worldLabel, 0, 0);
    grid->addWidget(m_world, 0, 1, 1, 2);
    std::size_t unit = 0;
    for (const TypedRow& row : {m_length, m_tension, m_mass, m_depth, m_speed, m_frequency})
        grid->addWidget(m_units[unit++], row.addTo(*grid), 2);
    grid->addWidget(m_report, grid->rowCount(), 0, 1, 3);
    grid->addWidget(m_problem, grid->rowCount(), 0, 1, 3);
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->addWidget(m_fold, 0, Qt::AlignLeft);
    column->addWidget(m_more);
    connect(m_fold, &QToolButton::clicked, this, [this] { unfold(!m_more->isVisibleTo(this)); });
    connect(m_world, &QComboBox::activated, this, &RealRows::choose);
    connect(&Theme::current(), &Theme::changed, this, &RealRows::restyle);
    unfold(false);
    restyle();
}

// A destroyed entry must not emit its text, see `ValueRow`.
RealRows::~RealRows() {
    for (const TypedRow& row : {m_length, m_tension, m_mass, m_depth, m_speed, m_frequency})
        row.entry->disconnect(this);
}

TypedRow RealRows::makeRow(const char* name) {
    const TypedRow row(name, 9, m_more);
    ValueEntry* entry = row.entry;
    m_units.push_back(new QLabel(m_more));
    connect(entry, &ValueEntry::typed, this, [this, entry](double value) { setValue(entry, value); });
    connect(entry, &ValueEntry::refused, this,
            [this](const QString& text) { setProblem(ValueRow::tr("“%1” is not a number.").arg(text)); });
    connect(entry, &ValueEntry::restored, this, [this] { setProblem({}); });
    return row;
}

void RealRows::unfold(bool open) {
    m_more->setVisible(open);
    m_fold->setArrowType(open ? Qt::DownArrow : Qt::RightArrow);
    emit unfolded();
}

void RealRows::choose() {
    setProblem({});
    emit wanted(settingsOf(typical(m_world->value())));
}

void RealRows::setValue(const ValueEntry* entry, double value) {
    setProblem({});
    if (entry == m_speed.entry || entry == m_frequency.entry) {
        double speed = value;
        if (entry == m_frequency.entry) {
            if (!m_fundamental) return;
            // Frequency is proportional to speed.
            const std::optional<RealScale> scale = realScaleOf(m_shown);
            if (!scale) return;
            speed = speedOf(m_shown.real) * value / scale->hertz(*m_fundamental);
        }
        if (const auto settings = withSpeed(speed)) emit wanted(*settings);
        return;
    }
    emit wanted({{entry->objectName().toStdString(), value}});
}

std::optional<Settings> RealRows::withSpeed(double speed) const {
    if (!(speed > 0.0)) {
        // Out of range: the row of the tension or depth reports the problem.
        return m_shown.real.world == World::Water ? Settings{{"real.depth", speed}}
                                                  : Settings{{"real.tension", speed}};
    }
    if (m_shown.real.world == World::String)
        return Settings{{"real.tension", fourDigits(m_shown.real.massPerLength * speed * speed)}};
    if (m_shown.real.world == World::Water)
        return Settings{{"real.depth", fourDigits(speed * speed / gravity)}};
    return std::nullopt;
}

void RealRows::show(const Experiment& experiment, std::optional<double> fundamental) {
    m_shown = experiment;
    m_fundamental = fundamental;
    const RealMedium& real = experiment.real;
    std::vector<World> worlds{World::None};
    if (experiment.rule.scene == SceneKind::String) worlds.push_back(World::String);
    worlds.insert(worlds.end(), {World::Water, World::Sound, World::Light, World::Radio});
    m_world->offer(worlds);
    m_world->show(real.world);
    m_length.entry->show(real.length);
    m_tension.entry->show(real.tension);
    m_mass.entry->show(real.massPerLength);
    m_depth.entry->show(real.depth);
    m_speed.entry->show(fourDigits(speedOf(real)));
    const std::optional<RealScale> scale = realScaleOf(experiment);
    if (scale && fundamental) m_frequency.entry->show(fourDigits(scale->hertz(*fundamental)));
    const bool isString = real.world == World::String, isWater = real.world == World::Water;
    m_speed.entry->setReadOnly(!isString && !isWater);
    m_frequency.entry->setReadOnly(!isString && !isWater);
    const std::pair<const TypedRow&, bool> shown[] = {
        {m_length, scale.has_value()}, {m_tension, scale && isString}, {m_mass, scale && isString},
        {m_depth, scale && isWater},   {m_speed, scale.has_value()},   {m_frequency, scale && fundamental}};
    std::size_t unit = 0;
    for (const auto& [row, isShown] : shown) {
        row.setVisible(isShown);
        m_units[unit++]->setVisible(isShown);
    }
    m_report->setVisible(scale.has_value());
    retranslate();
}

void RealRows::setProblem(const QString& problem) { m_problem->showProblem(problem); }

void RealRows::retranslate() {
    const bool isString = m_shown.rule.scene == SceneKind::String;
    m_fold->setText(isString ? tr("Real string") : tr("Real units"));
    const Parameter& world = *findParameter("real.world");
    m_worldLabel->setText(nameOf(world));
    m_world->setAccessibleName(nameOf(world));
    m_world->setToolTip(descriptionOf(world));
    m_world->retranslate();
    std::size_t unit = 0;
    for (const TypedRow& row : {m_length, m_tension, m_mass, m_depth}) {
        const Parameter& parameter = *findParameter(row.entry->objectName().toStdString());
        row.setTexts(nameOf(parameter), descriptionOf(parameter));
        m_units[unit++]->setText(unitOf(parameter));
    }
    m_speed.setTexts(tr("Wave speed"), isString
                                           ? tr("√(T/μ). Enter a speed and the tension is adjusted to match.")
                                           : tr("Speed of long waves."));
    m_frequency.setTexts(tr("Fundamental"),
                         isString
                             ? tr("The lowest frequency. Enter a value and the tension is adjusted to match.")
                             : tr("The lowest frequency."));
    m_units[unit++]->setText(QStringLiteral("m/s"));
    m_units[unit++]->setText(QStringLiteral("Hz"));
    const std::optional<RealScale> scale = realScaleOf(m_shown);
    if (!scale) return m_report->setText({});
    const double slow = slowMotionOf(m_shown, *scale);
    const QLocale locale;
    const QString courant = locale.toString(longWaveSpeed(m_shown.rule), 'g', 4);
    const QString pace = slow >= 1.0
                             ? tr("Slow motion by a factor of %1.").arg(locale.toString(slow, 'g', 4))
                             : tr("Fast motion by a factor of %1.").arg(locale.toString(1.0 / slow, 'g', 4));
    m_report->setText(tr("One cell is %1, one step is %2. Courant number: %3. %4")
                          .arg(inSi(scale->metresPerCell, QStringLiteral("m")),
                               inSi(scale->secondsPerStep, QStringLiteral("s")), courant, pace));
}

void RealRows::restyle() {
    const Theme& theme = Theme::current();
    restyleRows(*static_cast<QGridLayout*>(m_more->layout()),
                {m_length, m_tension, m_mass, m_depth, m_speed, m_frequency});
    layout()->setSpacing(theme.px(3));
    m_fold->setIconSize({theme.px(12), theme.px(12)});
}

} // namespace seiche

#include "moc_real_rows.cpp"
