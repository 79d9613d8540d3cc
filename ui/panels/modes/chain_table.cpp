// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "modes/chain_table.h"

#include "theme/theme.h"
#include "theory/modes.h"
#include "widgets/axis_ticks.h"
#include "widgets/wrapped_label.h"
#include "wording/real_units.h"

#include <QHeaderView>
#include <QTableWidget>
#include <QVBoxLayout>

#include <cmath>
#include <numbers>

namespace seiche {

namespace {

constexpr int maxOfChain = 12;
constexpr double rowHeight = 24.0;

QString chainHalfWaves(double count) {
    return QLocale().toString(count, 'f', count == std::floor(count) ? 0 : 1);
}

} // namespace

ChainTable::ChainTable(QWidget* parent)
    : QWidget(parent), m_words(new WrappedLabel(this)), m_table(new QTableWidget(0, 4, this)) {
    m_table->setObjectName(QStringLiteral("chainTable"));
    m_words->setObjectName(QStringLiteral("chainWords"));
    m_words->setProperty("type", "small");
    m_table->verticalHeader()->hide();
    m_table->horizontalHeader()->setSectionResizeMode(QHeaderView::ResizeToContents);
    m_table->horizontalHeader()->setStretchLastSection(true);
    m_table->setEditTriggers(QAbstractItemView::NoEditTriggers);
    m_table->setSelectionBehavior(QAbstractItemView::SelectRows);
    m_table->setTabKeyNavigation(false);
    m_table->setShowGrid(false);
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->addWidget(m_words);
    layout->addWidget(m_table, 1);
    const auto restyle = [this] {
        this->layout()->setSpacing(Theme::current().px(6));
        m_table->verticalHeader()->setDefaultSectionSize(Theme::current().px(rowHeight));
    };
    connect(&Theme::current(), &Theme::changed, this, restyle);
    restyle();
}

bool ChainTable::isChain(const Experiment& experiment) {
    return experiment.rule.scene == SceneKind::String && experiment.grid.width <= maxOfChain;
}

void ChainTable::show(const Experiment& experiment, bool arePlain, bool isTheoryShown) {
    const auto modes =
        arePlain && isChain(experiment) ? Modes::of(experiment.rule, experiment.grid) : std::nullopt;
    m_table->setVisible(modes.has_value());
    if (!modes) return m_words->setText(tr("No standing waves are predicted here."));
    m_words->setText(
        isTheoryShown ? tr("A chain of beads and the string it approximates. On the string, n half-wavelengths "
                           "have n times the frequency of one. On the beads, the frequency is lower.")
                      : tr("Switch on Theory in the Resonance panel to compare the frequencies of the beads "
                           "and the string."));
    const QLocale locale;
    const double speed = longWaveSpeed(experiment.rule);
    const AxisModes& axis = modes->alongX();
    const RealUnits units(experiment);
    const RealUnits::Unit unit =
        units.frequencyUnit(modes->mode(axis.count() - 1).motion.frequency(experiment.stepsPerSecond));
    m_table->setColumnCount(isTheoryShown ? 4 : 1);
    m_table->setRowCount(0);
    double last = -1.0;
    for (int m = 0; m < axis.count(); ++m) {
        const Mode mode = modes->mode(m);
        // Skip the second of two equal modes of a periodic string, and the flat string, which does
        // not oscillate.
        if (mode.halfWavesX == last || mode.halfWavesX == 0.0) continue;
        last = mode.halfWavesX;
        // The angle per cell is pi times half-wavelengths over length, so f = n c / (2 L) on the
        // string.
        const double beads = unit.factor * mode.motion.frequency(experiment.stepsPerSecond);
        const double string =
            unit.factor * speed * axis.angle(m) / (2.0 * std::numbers::pi) * experiment.stepsPerSecond;
        const QString texts[] = {chainHalfWaves(mode.halfWavesX), readable(beads, locale),
                                 readable(string, locale), locale.toString(beads / string, 'f', 3)};
        const int row = m_table->rowCount();
        m_table->insertRow(row);
        for (int column = 0; column < m_table->columnCount(); ++column) {
            auto* item = new QTableWidgetItem(texts[column]);
            item->setTextAlignment(Qt::AlignRight | Qt::AlignVCenter);
            m_table->setItem(row, column, item);
        }
    }
    m_table->setHorizontalHeaderLabels(
        {tr("n", "half waves of a mode"),
         units.areReal() ? tr("beads (%1)", "unit of a frequency").arg(unit.name) : tr("beads (Hz)"),
         units.areReal() ? tr("string (%1)", "unit of a frequency").arg(unit.name) : tr("string (Hz)"),
         tr("ratio", "of two frequencies")});
    const QString name = tr("Frequencies of a chain and of a string");
    m_table->setAccessibleName(name);
    m_table->setToolTip(name);
}

} // namespace seiche

#include "moc_chain_table.cpp"
