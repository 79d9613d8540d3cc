// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "modes/pool_waves.h"

#include "modes/mode_grid.h"
#include "modes/mode_rows.h"
#include "modes/start_height.h"
#include "theme/theme.h"
#include "widgets/axis_ticks.h"
#include "widgets/flow_layout.h"
#include "widgets/wrapped_label.h"
#include "wording/real_units.h"

#include <QHeaderView>
#include <QLabel>
#include <QPushButton>
#include <QTableWidget>
#include <QVBoxLayout>

#include <algorithm>
#include <cmath>

namespace seiche {

namespace {

constexpr int squaresAlong = 10;
constexpr std::size_t listed = 40;
/// Maximum size of a continuously measured pool. Larger pools are measured on a click.
constexpr std::int64_t watchedCells = 150'000;
/// Fraction of the highest wave below which a wave counts as absent. A click starts an absent wave.
constexpr double thereFrom = 0.02;

QString poolHalfWaves(double count) {
    return QLocale().toString(count, 'f', count == std::floor(count) ? 0 : 1);
}

double highestIn(const ModeSpectrum& spectrum) {
    double highest = 0.0;
    for (const ModeSpectrum::Wave& wave : spectrum.waves())
        if (!wave.isLevel() && std::isfinite(wave.amplitude)) highest = std::max(highest, wave.amplitude);
    return highest;
}

} // namespace

PoolWaves::PoolWaves(Session& session, QWidget* parent)
    : QWidget(parent), m_session(session), m_touch(session, m_spectrum), m_grid(new ModeGrid(this)),
      m_name(new QLabel(this)), m_rows(new ModeRows(m_touch, this)), m_toggle(new QPushButton(this)),
      m_alone(new QPushButton(this)), m_below(new QWidget(this)), m_list(new QTableWidget(0, 4, m_below)),
      m_none(new WrappedLabel(this)) {
    arrange();
    connect(m_grid, &ModeGrid::chosen, this, &PoolWaves::choose);
    connect(m_grid, &ModeGrid::toggled, this, &PoolWaves::toggle);
    connect(m_toggle, &QPushButton::clicked, this, [this] { toggle(m_chosen); });
    connect(m_alone, &QPushButton::clicked, this, &PoolWaves::startAlone);
    connect(&m_touch, &ModeTouch::touched, this, &PoolWaves::touched);
    connect(&Theme::current(), &Theme::changed, this, &PoolWaves::restyle);
    restyle();
}

void PoolWaves::arrange() {
    m_name->setObjectName(QStringLiteral("poolModeName"));
    m_name->setProperty("type", "small");
    m_name->setWordWrap(true);
    m_toggle->setObjectName(QStringLiteral("toggleMode"));
    m_alone->setObjectName(QStringLiteral("startPoolMode"));
    m_toggle->setAutoDefault(true);
    m_alone->setAutoDefault(true);
    m_toggle->setProperty("flat", true);
    m_list->setObjectName(QStringLiteral("modeList"));
    m_list->verticalHeader()->hide();
    m_list->horizontalHeader()->setSectionResizeMode(QHeaderView::ResizeToContents);
    m_list->horizontalHeader()->setStretchLastSection(true);
    m_list->setEditTriggers(QAbstractItemView::NoEditTriggers);
    m_list->setSelectionBehavior(QAbstractItemView::SelectRows);
    m_list->setTabKeyNavigation(false);
    m_list->setShowGrid(false);
    // The list takes the height that the squares leave.
    m_list->setSizePolicy(QSizePolicy::Preferred, QSizePolicy::Ignored);
    m_below->setSizePolicy(QSizePolicy::Preferred, QSizePolicy::Ignored);
    m_none->setObjectName(QStringLiteral("noModes"));
    m_none->setAlignment(Qt::AlignCenter);
    auto* buttons = new FlowLayout;
    buttons->addWidget(m_alone);
    buttons->addWidget(m_toggle);
    auto* below = new QVBoxLayout(m_below);
    below->setContentsMargins(0, 0, 0, 0);
    below->addWidget(m_list);
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->addWidget(m_none);
    layout->addWidget(m_grid, 3);
    layout->addWidget(m_name);
    layout->addWidget(m_rows);
    layout->addLayout(buttons);
    layout->addWidget(m_below, 2);
}

void PoolWaves::restyle() {
    const Theme& theme = Theme::current();
    layout()->setSpacing(theme.px(6));
    m_list->setMinimumHeight(theme.px(96));
    m_list->verticalHeader()->setDefaultSectionSize(theme.px(24));
}

std::vector<QWidget*> PoolWaves::details() const { return {m_name, m_rows, m_toggle, m_alone, m_below}; }

bool PoolWaves::isWatched() const { return m_session.run().grid().cells() <= watchedCells; }

void PoolWaves::choose(std::size_t wave) {
    m_chosen = wave;
    emit touched();
}

AddedMode PoolWaves::waveToStart(std::size_t wave) const {
    const ModeSpectrum::Wave& each = m_spectrum.waves().at(wave);
    AddedMode mode;
    mode.halfWavesX = each.halfWavesX;
    mode.halfWavesY = each.halfWavesY;
    const Experiment& now = m_session.settings();
    mode.height = m_rows->amplitude().value_or(std::max(heightToStart(now), std::abs(now.pullWith.height)));
    mode.phase = m_rows->cycles();
    return mode;
}

void PoolWaves::toggle(std::size_t wave) {
    if (wave >= m_spectrum.waves().size() || m_spectrum.waves()[wave].isLevel() || m_session.run().divergedAt())
        return;
    m_chosen = wave;
    m_session.catchUpFirst();
    m_spectrum.measure(m_session.run());
    const double amplitude = m_spectrum.waves()[wave].amplitude;
    const AddedMode start = waveToStart(wave);
    const bool isAboveRounding = amplitude > thereFrom * std::max(highestIn(m_spectrum), start.height);
    m_touch.beginStroke();
    if (isAboveRounding) m_touch.requestAmplitude(wave, 0.0);
    else m_touch.request(wave, start.height, start.phase);
    m_touch.endStroke();
    emit touched();
}

void PoolWaves::startAlone() {
    if (m_chosen >= m_spectrum.waves().size() || m_spectrum.waves()[m_chosen].isLevel()) return;
    m_session.change(AddedModes{{waveToStart(m_chosen)}, true}, tr("start mode"));
    emit touched();
}

void PoolWaves::showMedium(bool arePlain) {
    m_rows->forget();
    const Experiment& now = m_session.settings();
    m_spectrum.follow(now.rule, now.grid, arePlain ? squaresAlong : 0, squaresAlong);
    const bool any = !m_spectrum.empty();
    m_grid->setVisible(any);
    if (m_chosen >= m_spectrum.waves().size()) m_chosen = 0;
    if (m_chosen == 0 && m_spectrum.waves().size() > 1 && m_spectrum.waves()[0].isLevel()) m_chosen = 1;
    listModes(arePlain);
}

void PoolWaves::refresh(bool) {
    if (isWatched()) m_spectrum.measure(m_session.run());
    drawGrid();
}

void PoolWaves::drawGrid() {
    const std::vector<ModeSpectrum::Wave>& waves = m_spectrum.waves();
    if (waves.empty()) {
        m_name->setText({});
        m_rows->showNothing();
        m_toggle->setEnabled(false);
        m_alone->setEnabled(false);
        return;
    }
    std::vector<double> across, down;
    for (std::size_t x = 0; x < m_spectrum.columns(); ++x) across.push_back(waves[x].halfWavesX);
    for (std::size_t y = 0; y < m_spectrum.rows(); ++y)
        down.push_back(waves[y * m_spectrum.columns()].halfWavesY);
    const double highest = highestIn(m_spectrum);
    std::vector<ModeGrid::Square> squares;
    for (const ModeSpectrum::Wave& wave : waves) {
        const bool isKnown = isWatched() && highest > 0.0 && std::isfinite(wave.amplitude);
        const double share = isKnown ? wave.amplitude / highest : 0.0;
        squares.push_back({share > thereFrom ? share : 0.0, !wave.isLevel()});
    }
    m_grid->show(across, down, std::move(squares), m_chosen);
    const ModeSpectrum::Wave& chosen = waves[m_chosen];
    const bool canStart = !chosen.isLevel() && !m_session.run().divergedAt();
    m_toggle->setEnabled(canStart);
    m_alone->setEnabled(!chosen.isLevel());
    const QLocale locale;
    QString name = tr("%1 across, %2 down", "half waves of a pool")
                       .arg(poolHalfWaves(chosen.halfWavesX), poolHalfWaves(chosen.halfWavesY));
    if (m_session.isTheoryShown()) {
        const RealUnits units(m_session.settings());
        const double hertz = chosen.motion.frequency(m_session.settings().stepsPerSecond);
        name = units.areReal()
                   ? tr("%1: %2", "a standing wave and its frequency with its unit")
                         .arg(name, units.frequency(hertz))
                   : tr("%1: %2 Hz", "a standing wave and its frequency").arg(name, readable(hertz, locale));
    }
    m_name->setText(name);
    if (isWatched()) m_rows->show(m_chosen, chosen, highest, canStart);
    else m_rows->showNothing();
    m_grid->setSpoken(isWatched()
                          ? tr("Selected: %1, amplitude %2. Arrow keys select, Enter starts or stops it.")
                                .arg(name, readable(chosen.amplitude, locale))
                          : tr("Selected: %1. Arrow keys select, Enter starts or stops it.").arg(name));
}

void PoolWaves::listModes(bool arePlain) {
    const Experiment& now = m_session.settings();
    const auto modes = arePlain ? Modes::of(now.rule, now.grid) : std::nullopt;
    m_none->setText(arePlain ? tr("Waves leave at the sides, so there are no standing waves.")
                             : tr("There is no formula for standing waves in a pool with walls or media."));
    m_none->setVisible(!modes);
    m_list->setVisible(modes.has_value());
    const std::vector<Mode> lowest = modes ? modes->lowest(listed) : std::vector<Mode>{};
    const QLocale locale;
    const bool told = m_session.isTheoryShown();
    const RealUnits units(now);
    const RealUnits::Unit hertz =
        units.frequencyUnit(lowest.empty() ? 1.0 : lowest.back().motion.frequency(now.stepsPerSecond));
    m_list->setColumnCount(told ? 4 : 2);
    m_list->setRowCount(static_cast<int>(lowest.size()));
    for (int row = 0; row < m_list->rowCount(); ++row) {
        const Mode& mode = lowest[static_cast<std::size_t>(row)];
        const double period = mode.motion.period();
        const QString texts[] = {poolHalfWaves(mode.halfWavesX), poolHalfWaves(mode.halfWavesY),
                                 readable(hertz.factor * mode.motion.frequency(now.stepsPerSecond), locale),
                                 std::isfinite(period) ? readable(period, locale) : QStringLiteral("–")};
        for (int column = 0; column < m_list->columnCount(); ++column) {
            auto* item = new QTableWidgetItem(texts[column]);
            item->setTextAlignment(Qt::AlignRight | Qt::AlignVCenter);
            m_list->setItem(row, column, item);
        }
    }
    m_list->setHorizontalHeaderLabels({tr("across", "half waves along x"), tr("down", "half waves along y"),
                                       units.areReal() ? hertz.name : tr("Hz"),
                                       tr("steps", "period of a mode")});
    const QString name = tr("Half-wavelengths of the lowest modes");
    m_list->setAccessibleName(name);
    m_list->setToolTip(name);
}

void PoolWaves::retranslate() {
    m_grid->retranslate();
    m_rows->retranslate();
    m_alone->setText(tr("Start this mode"));
    m_alone->setToolTip(tr("Makes the water still, then starts only this mode"));
    m_toggle->setText(tr("Add or remove"));
    m_toggle->setToolTip(tr("Adds this mode to the current motion, or removes it (Enter)"));
}

} // namespace seiche

#include "moc_pool_waves.cpp"
