// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "panels/resonance_panel.h"

#include "lab/metronome_row.h"
#include "lab/point_table.h"
#include "lab/resonance_chart.h"
#include "lab/save_dialog.h"
#include "lab/wording.h"
#include "theme/icons.h"
#include "theme/theme.h"
#include "widgets/big_number.h"
#include "widgets/flow_layout.h"
#include "widgets/write_whole.h"

#include <QLocale>
#include <QVBoxLayout>

#include <algorithm>

namespace seiche {

ResonancePanel::ResonancePanel(Session& session, QWidget* parent)
    : Panel(session, QStringLiteral("resonancePanel"), parent), m_lab(new ResonanceLab(session, this)) {
    m_rhythm = new BigNumber(this);
    m_amplitude = new BigNumber(this);
    m_chart = new ResonanceChart(*m_lab, this);
    m_state = new QLabel(this);
    m_state->setProperty("type", "hint");
    m_state->setWordWrap(true);
    m_state->setAlignment(Qt::AlignLeft | Qt::AlignTop);
    m_metronome = new MetronomeRow(session, this);
    m_answer = new QCheckBox(this);
    m_answer->setObjectName(QStringLiteral("showAnswer"));
    m_sweep = new QPushButton(this);
    m_sweep->setObjectName(QStringLiteral("sweep"));
    m_more = new QToolButton(this);
    makeMenu();

    QVBoxLayout* column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(4);
    FlowLayout* numbers = new FlowLayout(12);
    numbers->addWidget(m_rhythm);
    numbers->addWidget(m_amplitude);
    column->addLayout(numbers);
    column->addWidget(m_chart, 1);
    column->addWidget(m_state);
    column->addWidget(m_metronome);
    FlowLayout* last = new FlowLayout;
    last->addWidget(m_answer);
    QWidget* gap = new QWidget(this);
    gap->setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
    last->addWidget(gap);
    last->addWidget(m_sweep);
    last->addWidget(m_more);
    column->addLayout(last);

    connect(m_lab, &ResonanceLab::changed, this, &ResonancePanel::refreshSoon);
    connect(m_answer, &QCheckBox::toggled, m_chart, &ResonanceChart::setModesShown);
    connect(m_sweep, &QPushButton::clicked, this, &ResonancePanel::toggleSweep);
    connect(&Theme::current(), &Theme::changed, this, &ResonancePanel::retranslate);
    retranslate();
}

ResonancePanel::~ResonancePanel() { delete m_pointTable; }

QSize ResonancePanel::sizeHint() const { return {Theme::current().px(300), Theme::current().px(290)}; }

void ResonancePanel::makeMenu() {
    m_menu = new QMenu(this);
    m_curve = m_menu->addAction(QString());
    m_curve->setCheckable(true);
    m_curve->setChecked(true);
    connect(m_curve, &QAction::toggled, m_chart, &ResonanceChart::setCurveShown);
    m_sine = m_menu->addAction(QString());
    m_sine->setCheckable(true);
    m_sine->setObjectName(QStringLiteral("sineDrive"));
    connect(m_sine, &QAction::toggled, m_metronome, &MetronomeRow::setSine);
    m_menu->addSeparator();
    m_table = m_menu->addAction(QString(), this, &ResonancePanel::showTable);
    m_csv = m_menu->addAction(QString(), this, &ResonancePanel::saveCsv);
    m_picture = m_menu->addAction(QString(), this, &ResonancePanel::savePicture);
    m_menu->addSeparator();
    m_clear = m_menu->addAction(QString(), m_lab, &ResonanceLab::clear);
    m_clear->setObjectName(QStringLiteral("clearResonance"));
    m_more->setMenu(m_menu);
    m_more->setPopupMode(QToolButton::InstantPopup);
}

void ResonancePanel::refresh() {
    const Said rhythm = saidRhythm(m_lab->rhythm());
    m_rhythm->setNumber(rhythm.number, rhythm.rest);
    const Said amplitude = saidAmplitude(m_lab->amplitude(), m_lab->onePull());
    m_amplitude->setNumber(amplitude.number, amplitude.rest);
    const PredictedResonance& predicted = m_lab->prediction();
    const QString obstacle = saidObstacle(predicted.obstacle);
    say(obstacle.isEmpty() || m_lab->isTapping() ? saidState(*m_lab) : obstacle);
    m_chart->refresh();
    m_metronome->setRange(predicted.fromHertz, predicted.toHertz);

    const BackgroundSweep& sweep = m_lab->sweep();
    m_sweep->setText(sweep.isRunning()
                         ? tr("Stop %1 %", "progress of the sweep")
                               .arg(QLocale().toString(100 * sweep.done() / std::max(1, sweep.total())))
                         : tr("Sweep", "measure the whole curve"));
    m_sweep->setEnabled(sweep.isRunning() || (predicted.toHertz > 0.0 && !m_lab->resonator().sine));
    const bool any = !m_lab->log().points().empty() || !sweep.points().empty();
    for (QAction* action : {m_table, m_csv, m_clear}) action->setEnabled(any);

    // How sharp: from what was measured, once it encloses the peak, beside the same peak of the predicted curve.
    QString note;
    if (const std::optional<ResonancePeak> peak = peakOf(m_lab->measuredCurve())) {
        const auto theory = peakBetween(predicted.curve, 0.8 * peak->hertz, 1.25 * peak->hertz);
        const QString measured = QLocale().toString(peak->quality(), 'f', 1);
        note = theory ? tr("Q %1 · theory %2", "quality factor, measured and predicted")
                            .arg(measured, QLocale().toString(theory->quality(), 'f', 1))
                      : tr("Q %1", "quality factor").arg(measured);
    }
    setProperty("note", note);
}

// Room for two lines always, so that the chart stands still, and for more where a sentence needs more.
void ResonancePanel::say(const QString& sentence) {
    m_state->setText(sentence);
    const int twoLines = 2 * m_state->fontMetrics().lineSpacing();
    m_state->setMinimumHeight(std::max(twoLines, m_state->heightForWidth(width())));
}

void ResonancePanel::resizeEvent(QResizeEvent* event) {
    Panel::resizeEvent(event);
    say(m_state->text());
}

void ResonancePanel::toggleSweep() {
    if (m_lab->sweep().isRunning()) m_lab->sweep().cancel();
    else m_lab->startSweep();
    refreshNow();
}

void ResonancePanel::showTable() {
    if (!m_pointTable) m_pointTable = new PointTable(*m_lab, window());
    m_pointTable->show();
    m_pointTable->raise();
    m_pointTable->activateWindow();
}

void ResonancePanel::saveCsv() {
    const QByteArray csv = QByteArray::fromStdString(m_lab->asCsv());
    askWhereToSave(*this, tr("Save the points"), tr("resonance.csv", "file name"), tr("Table (*.csv)"),
                   [csv](const QString& path) { return writeWhole(path, csv); });
}

void ResonancePanel::savePicture() {
    QPointer<ResonanceChart> chart = m_chart;
    askWhereToSave(*this, tr("Save the chart"), tr("resonance.png", "file name"), tr("Picture (*.png)"),
                   [chart](const QString& path) {
                       return chart ? chart->savePicture(path, {960, 540}) : QString();
                   });
}

void ResonancePanel::retranslate() {
    setWindowTitle(tr("Resonance"));
    m_rhythm->setCaption(tr("rhythm, Hz"));
    m_amplitude->setCaption(tr("amplitude, pulls"));
    m_amplitude->setToolTip(tr("How many times as far as one pull alone"));
    m_answer->setText(tr("Show answer"));
    m_answer->setToolTip(tr("Marks the frequencies of the modes 1, 2, 3 ..."));
    m_sweep->setToolTip(tr("Measures the whole curve on copies of this string or pool, in the background"));
    m_more->setIcon(icon(Glyph::Menu, Theme::current().tokens().text));
    m_more->setToolTip(tr("More"));
    m_more->setAccessibleName(tr("More about resonance"));
    m_curve->setText(tr("Predicted curve"));
    m_sine->setText(tr("Sine drive instead of taps"));
    m_table->setText(tr("Table of all points"));
    m_csv->setText(tr("Save points as CSV ..."));
    m_picture->setText(tr("Save chart as picture ..."));
    m_clear->setText(tr("Clear"));
    refreshSoon();
}

} // namespace seiche
