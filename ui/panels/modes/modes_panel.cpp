// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "modes/modes_panel.h"

#include "model/limits.h"
#include "modes/energy_trail.h"
#include "modes/mode_preview.h"
#include "study/one_pull.h"
#include "study/run_stability.h"
#include "theme/theme.h"
#include "theory/dispersion.h"
#include "widgets/axis_ticks.h"
#include "widgets/chart.h"
#include "widgets/legend.h"
#include "widgets/wrapped_label.h"

#include <QHBoxLayout>
#include <QHeaderView>
#include <QKeyEvent>
#include <QVBoxLayout>

#include <algorithm>
#include <cmath>

namespace seiche {

namespace {

constexpr int leastBars = 12;
constexpr int mostBars = 120;
constexpr double barSpacing = 7.5; // px at scale 1
constexpr std::size_t listed = 40;
constexpr double longestShown = 64.0;
constexpr int speedPoints = 160;
constexpr double alongDiagonal = 45.0;

std::vector<ChartPoint> speeds(const Rule& rule, double degrees) {
    const double shortest = shortestWavelength(degrees);
    std::vector<ChartPoint> curve;
    for (int i = 0; i <= speedPoints; ++i) {
        const double length =
            shortest * std::pow(longestShown / shortest, static_cast<double>(i) / speedPoints);
        curve.push_back({length, phaseSpeed(rule, length, degrees)});
    }
    return curve;
}

QString halfWavesInFigures(double count) {
    return QLocale().toString(count, 'f', count == std::floor(count) ? 0 : 1);
}

// As large as a few pulls in rhythm make it.
double heightToStart(const Experiment& experiment) {
    const Pull& with = experiment.pullWith;
    double once = swingAfterOnePull(experiment, static_cast<int>(with.x), static_cast<int>(with.y));
    if (!(once > 0.0)) once = with.height != 0.0 ? std::abs(with.height) : 1.0;
    const double most =
        experiment.rule.arithmetic == Arithmetic::Integer ? limits::integerHeight : limits::height;
    return std::min(with.mode == PullMode::Add ? 6.0 * once : once, most);
}

} // namespace

ModesPanel::ModesPanel(Session& session, QWidget* parent)
    : Panel(session, QStringLiteral("modesPanel"), parent), m_trail(new EnergyTrail(session, this)),
      m_onString(new QWidget(this)), m_barsLegend(new Legend(m_onString)), m_bars(new Chart(m_onString)),
      m_preview(new ModePreview(m_onString)), m_name(new QLabel(m_onString)), m_share(new QLabel(m_onString)),
      m_start(new QPushButton(m_onString)), m_add(new QPushButton(m_onString)),
      m_list(new QTableWidget(0, 4, this)), m_none(new WrappedLabel(this)), m_energyLegend(new Legend(this)),
      m_energy(new Chart(this)), m_dispersionLegend(new Legend(this)), m_dispersion(new Chart(this)) {
    arrange();
    connect(m_bars, &Chart::pointClicked, this, [this](int, int point) { choose(point); });
    connect(m_start, &QPushButton::clicked, this, [this] { start(true); });
    connect(m_add, &QPushButton::clicked, this, [this] { start(false); });
    connect(&session, &Session::settingsChanged, this, &ModesPanel::refreshNow);
    connect(&session, &Session::runReplaced, this, &ModesPanel::refreshNow);
    connect(&session, &Session::theoryChanged, this, [this] {
        m_shown.reset();
        refreshNow();
    });
    connect(&session, &Session::advanced, this, &ModesPanel::refreshSoon);
    connect(&Theme::current(), &Theme::changed, this, &ModesPanel::restyle);
    restyle();
    retranslate();
}

void ModesPanel::arrange() {
    m_bars->setObjectName(QStringLiteral("modeBars"));
    m_start->setObjectName(QStringLiteral("startMode"));
    m_add->setObjectName(QStringLiteral("addMode"));
    m_list->setObjectName(QStringLiteral("modeList"));
    m_energy->setObjectName(QStringLiteral("energyChart"));
    m_dispersion->setObjectName(QStringLiteral("dispersionChart"));
    m_name->setObjectName(QStringLiteral("modeName"));
    m_share->setObjectName(QStringLiteral("modeShare"));
    m_name->setProperty("type", "title");
    m_share->setProperty("type", "small");
    m_share->setWordWrap(true);
    m_add->setProperty("flat", true);
    // SPACE pulls the string wherever the focus is; ENTER presses a button.
    m_start->setAutoDefault(true);
    m_add->setAutoDefault(true);
    // They share what height there is.
    for (Chart* chart : {m_bars, m_energy, m_dispersion})
        chart->setSizePolicy(QSizePolicy::Preferred, QSizePolicy::Expanding);
    m_series = m_bars->addSeries(Drawn::Bars, Trace::Main);
    m_bars->installEventFilter(this);
    m_kinetic = m_energy->addSeries(Drawn::Line, Trace::Main);
    m_potential = m_energy->addSeries(Drawn::Line, Trace::Twin);
    m_exact = m_dispersion->addSeries(Drawn::Thin);
    m_along = m_dispersion->addSeries(Drawn::Line, Trace::Main);
    m_diagonal = m_dispersion->addSeries(Drawn::Line, Trace::Twin);
    m_list->verticalHeader()->hide();
    m_list->horizontalHeader()->setSectionResizeMode(QHeaderView::ResizeToContents);
    m_list->horizontalHeader()->setStretchLastSection(true);
    m_list->setEditTriggers(QAbstractItemView::NoEditTriggers);
    m_list->setSelectionBehavior(QAbstractItemView::SelectRows);
    m_list->setTabKeyNavigation(false);
    m_list->setShowGrid(false);

    auto* words = new QVBoxLayout;
    words->addWidget(m_name);
    words->addWidget(m_share);
    words->addStretch(1);
    auto* alone = new QHBoxLayout;
    alone->addWidget(m_preview, 3);
    alone->addLayout(words, 2);
    auto* buttons = new QHBoxLayout;
    buttons->addWidget(m_start);
    buttons->addWidget(m_add);
    buttons->addStretch(1);
    auto* string = new QVBoxLayout(m_onString);
    string->setContentsMargins(0, 0, 0, 0);
    string->addWidget(m_barsLegend);
    string->addWidget(m_bars, 1);
    string->addLayout(alone);
    string->addLayout(buttons);
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->addWidget(m_onString, 3);
    layout->addWidget(m_list, 3);
    m_none->setObjectName(QStringLiteral("noModes"));
    m_none->setAlignment(Qt::AlignCenter);
    layout->addWidget(m_none);
    layout->addWidget(m_energyLegend);
    layout->addWidget(m_energy, 2);
    layout->addWidget(m_dispersionLegend);
    layout->addWidget(m_dispersion, 2);
    setDetails(m_bars, {m_preview, m_name, m_share, m_start, m_add, m_energyLegend, m_energy,
                        m_dispersionLegend, m_dispersion});
}

void ModesPanel::restyle() {
    const Theme& theme = Theme::current();
    layout()->setSpacing(theme.px(8));
    m_onString->layout()->setSpacing(theme.px(6));
    m_bars->setMinimumHeight(theme.px(104));
    // (A dock asks the layout how narrow it may become.)
    m_energy->setMinimumWidth(theme.px(270));
    m_energy->setMinimumHeight(theme.px(86));
    m_dispersion->setMinimumHeight(theme.px(86));
    m_list->setMinimumHeight(theme.px(160));
    m_list->verticalHeader()->setDefaultSectionSize(theme.px(24));
    refreshSoon();
}

void ModesPanel::showEvent(QShowEvent* event) {
    m_trail->setActive(true);
    Panel::showEvent(event);
}

void ModesPanel::hideEvent(QHideEvent* event) {
    m_trail->setActive(false);
    Panel::hideEvent(event);
}

bool ModesPanel::eventFilter(QObject* watched, QEvent* event) {
    if (watched != m_bars || event->type() != QEvent::KeyPress) return Panel::eventFilter(watched, event);
    const auto* key = static_cast<QKeyEvent*>(event);
    switch (key->key()) {
    case Qt::Key_Left: choose(static_cast<int>(m_chosen) - 1); return true;
    case Qt::Key_Right: choose(static_cast<int>(m_chosen) + 1); return true;
    case Qt::Key_Return:
    case Qt::Key_Enter: start(!(key->modifiers() & Qt::ShiftModifier)); return true;
    default: return false;
    }
}

void ModesPanel::choose(int wave) {
    if (wave < 0 || wave >= static_cast<int>(m_spectrum.waves().size())) return;
    m_chosen = static_cast<std::size_t>(wave);
    refreshNow();
}

void ModesPanel::start(bool alone) {
    if (!m_start->isEnabled() || m_chosen >= m_spectrum.waves().size()) return;
    const Experiment& now = session().settings();
    Pull pull = now.pullWith;
    pull.shape = PullShape::Mode;
    pull.mode = PullMode::Pluck;
    pull.width = m_spectrum.waves()[m_chosen].halfWaves;
    pull.height = heightToStart(now);
    if (alone) session().startLevel();
    session().pull(pull);
    refreshNow();
}

void ModesPanel::refresh() {
    const Experiment& now = session().settings();
    if (!m_shown || m_shown->rule != now.rule || m_shown->grid != now.grid ||
        m_shown->stepsPerSecond != now.stepsPerSecond || m_uneven != !hasPlainModes(session().run())) {
        m_uneven = !hasPlainModes(session().run());
        showMedium();
        m_shown = now;
    }
    if (now.rule.scene == SceneKind::String) {
        const int bars = std::clamp(static_cast<int>(m_bars->width() / (barSpacing * Theme::current().scale())),
                                    leastBars, mostBars);
        m_spectrum.follow(now.rule, now.grid, m_uneven ? 0 : bars);
        m_spectrum.look(session().run());
        drawBars();
        drawPreview();
    }
    drawEnergy();
}

void ModesPanel::showMedium() {
    const bool onString = session().settings().rule.scene == SceneKind::String;
    m_onString->setVisible(onString);
    m_list->setVisible(!onString);
    m_none->setVisible(false);
    if (!onString) listModes();
    drawDispersion();
}

void ModesPanel::drawBars() {
    const std::vector<ModeSpectrum::Wave>& waves = m_spectrum.waves();
    if (m_chosen >= waves.size()) m_chosen = 0;
    // The level itself is no wave to begin with.
    if (m_chosen == 0 && waves.size() > 1 && waves[0].halfWaves == 0.0) m_chosen = 1;
    std::vector<ChartPoint> bars;
    double most = 0.0;
    for (const ModeSpectrum::Wave& wave : waves) {
        bars.push_back({wave.halfWaves, wave.amplitude});
        if (std::isfinite(wave.amplitude)) most = std::max(most, wave.amplitude);
    }
    const double step = waves.size() > 1 ? waves[1].halfWaves - waves[0].halfWaves : 1.0;
    ChartAxis x{tr("half waves on the string"), Scale::Linear, 0.0, 1.0};
    if (!waves.empty()) {
        x.least = waves.front().halfWaves - 0.6 * step;
        x.most = waves.back().halfWaves + 0.6 * step;
    }
    m_bars->setXAxis(x);
    m_bars->setEmptyText(noWavesInWords());
    m_bars->setYAxis({{}, Scale::Linear, 0.0, most > 1e-9 ? std::nullopt : std::optional(1.0)});
    m_bars->replace(m_series, std::move(bars));
    m_bars->setChosen(m_series, waves.empty() ? -1 : static_cast<int>(m_chosen));
}

QString ModesPanel::noWavesInWords() const {
    if (m_uneven && !isUneven(session().run()))
        return tr("A source holds a point of the string, so that other waves stand than those of the string "
                  "alone: none are predicted here.");
    if (m_uneven) return tr("There is no formula for standing waves between walls and media.");
    return hasImpedanceEnd(session().settings().rule)
               ? tr("A dashpot at an end takes energy from every wave: no standing waves are predicted here.")
               : tr("Waves leave at the ends: there is no standing wave here.");
}

void ModesPanel::drawPreview() {
    const std::vector<ModeSpectrum::Wave>& waves = m_spectrum.waves();
    const bool any = m_chosen < waves.size();
    m_start->setEnabled(any && waves[m_chosen].halfWaves > 0.0);
    m_add->setEnabled(m_start->isEnabled() && !session().run().divergedAt());
    if (!any) {
        m_preview->show({}, 0.0);
        m_name->clear();
        m_share->setText(noWavesInWords());
        m_bars->setSpoken(tr("Height of each standing wave"), m_share->text());
        return;
    }
    const QLocale locale;
    const ModeSpectrum::Wave& wave = waves[m_chosen];
    const double total = session().run().energy().total();
    const double share = total > 0.0 && std::isfinite(total) ? std::clamp(wave.energy / total, 0.0, 1.0) : 0.0;
    const bool there = wave.amplitude > 0.0 && std::isfinite(wave.amplitude);
    m_preview->show(m_spectrum.shape(m_chosen), there ? wave.height / wave.amplitude : 0.0);
    m_name->setText(wave.halfWaves == 1.0
                        ? tr("1 half wave")
                        : tr("%1 half waves", "a standing wave").arg(halfWavesInFigures(wave.halfWaves)));
    const double frequency = wave.motion.frequency(session().settings().stepsPerSecond);
    const QString hertz = locale.toString(frequency, 'f', frequency < 100.0 ? 3 : 1);
    const QString percent = locale.toString(100.0 * share, 'f', share < 0.1 ? 1 : 0);
    m_share->setText(session().isTheoryShown() ? tr("%1 Hz, %2 % of the energy").arg(hertz, percent)
                                               : tr("%1 % of the energy").arg(percent));
    const QString spoken =
        tr("Selected: %1, %2. Arrow keys select, Enter starts it alone.").arg(m_name->text(), m_share->text());
    m_bars->setSpoken(tr("Height of each standing wave"), spoken);
    m_preview->setAccessibleName(m_name->text());
    m_preview->setAccessibleDescription(m_share->text());
}

void ModesPanel::listModes() {
    const Experiment& now = session().settings();
    const auto modes = m_uneven ? std::nullopt : Modes::of(now.rule, now.grid);
    m_none->setText(m_uneven ? tr("There is no formula for standing waves between walls and media.")
                             : tr("Waves leave at the sides: there is no standing wave here."));
    m_none->setVisible(!modes);
    m_list->setVisible(modes.has_value());
    const std::vector<Mode> lowest = modes ? modes->lowest(listed) : std::vector<Mode>{};
    const QLocale locale;
    const bool told = session().isTheoryShown();
    m_list->setColumnCount(told ? 4 : 2);
    m_list->setRowCount(static_cast<int>(lowest.size()));
    for (int row = 0; row < m_list->rowCount(); ++row) {
        const Mode& mode = lowest[static_cast<std::size_t>(row)];
        const double period = mode.motion.period();
        const QString texts[] = {halfWavesInFigures(mode.halfWavesX), halfWavesInFigures(mode.halfWavesY),
                                 readable(mode.motion.frequency(now.stepsPerSecond), locale),
                                 std::isfinite(period) ? readable(period, locale) : QStringLiteral("–")};
        for (int column = 0; column < m_list->columnCount(); ++column) {
            auto* item = new QTableWidgetItem(texts[column]);
            item->setTextAlignment(Qt::AlignRight | Qt::AlignVCenter);
            m_list->setItem(row, column, item);
        }
    }
    m_list->setHorizontalHeaderLabels({tr("across", "half waves along x"), tr("down", "half waves along y"),
                                       tr("Hz"), tr("steps", "period of a mode")});
    const QString name = tr("Half waves of the lowest standing waves");
    m_list->setAccessibleName(name);
    m_list->setToolTip(name);
}

void ModesPanel::drawEnergy() {
    std::vector<ChartPoint> kinetic, potential;
    double last = 0.0;
    for (const EnergyTrail::Sample& sample : m_trail->samples()) {
        kinetic.push_back({sample.seconds, sample.energy.kinetic});
        potential.push_back({sample.seconds, sample.energy.potential});
        last = sample.seconds;
    }
    const double latest = std::max(last, EnergyTrail::window);
    m_energy->setXAxis({tr("seconds"), Scale::Linear, latest - EnergyTrail::window, latest});
    m_energy->setYAxis({{}, Scale::Linear, 0.0, {}});
    QString summary;
    if (!kinetic.empty())
        summary = tr("Kinetic %1, potential %2.")
                      .arg(readable(kinetic.back().y, QLocale()), readable(potential.back().y, QLocale()));
    m_energy->replace(m_kinetic, std::move(kinetic));
    m_energy->replace(m_potential, std::move(potential));
    m_energy->setSpoken(tr("Energy over time"), summary);
}

void ModesPanel::drawDispersion() {
    const Rule& rule = session().settings().rule;
    const bool pool = rule.scene == SceneKind::Pool;
    const double exact = longWaveSpeed(rule), shortest = shortestWavelength(pool ? alongDiagonal : 0.0);
    std::vector<ChartPoint> along = speeds(rule, 0.0);
    std::vector<ChartPoint> diagonal = pool ? speeds(rule, alongDiagonal) : std::vector<ChartPoint>{};
    double most = exact;
    for (const std::vector<ChartPoint>* curve : {&along, &diagonal})
        for (const ChartPoint& point : *curve) most = std::max(most, point.y);
    const QString summary = tr("The shortest waves travel at %1 cells per step; the wave equation says %2.")
                                .arg(readable(along.front().y, QLocale()), readable(exact, QLocale()));
    m_dispersion->setXAxis({tr("wavelength, cells"), Scale::Logarithmic, shortest, longestShown});
    m_dispersion->setYAxis({{}, Scale::Linear, 0.0, std::min(1.15 * most, 4.0 * exact)});
    m_dispersion->replace(m_exact, {{shortest, exact}, {longestShown, exact}});
    m_dispersion->replace(m_along, std::move(along));
    m_dispersion->replace(m_diagonal, std::move(diagonal));
    const QString names[] = {tr("exact"), pool ? tr("along the sides") : tr("as computed"), tr("diagonally")};
    m_dispersion->setName(m_exact, names[0]);
    m_dispersion->setName(m_along, names[1]);
    m_dispersion->setName(m_diagonal, names[2]);
    std::vector<Legend::Entry> entries{{names[0], {}}, {names[1], Trace::Main}};
    if (pool) entries.push_back({names[2], Trace::Twin});
    m_dispersionLegend->setTexts(tr("phase velocity"), std::move(entries));
    m_dispersion->setSpoken(tr("Phase velocity in cells per step against wavelength"), summary);
}

void ModesPanel::retranslate() {
    setWindowTitle(tr("Modes and energy"));
    m_start->setText(tr("Start it alone"));
    m_start->setToolTip(tr("A level string with only this standing wave (Enter)"));
    m_add->setText(tr("Add it"));
    m_add->setToolTip(tr("Adds this standing wave to what is there (Shift+Enter)"));
    m_barsLegend->setTexts(tr("height of the crests"), {});
    m_bars->setEmptyText(noWavesInWords());
    m_energy->setName(m_kinetic, tr("kinetic"));
    m_energy->setName(m_potential, tr("potential"));
    m_energyLegend->setTexts(tr("energy"), {{tr("kinetic"), Trace::Main}, {tr("potential"), Trace::Twin}});
    m_shown.reset();
}

} // namespace seiche

#include "moc_modes_panel.cpp"
