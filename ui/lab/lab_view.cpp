// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "lab/lab_view.h"

#include "lab/lab_text.h"
#include "lab/metronome_row.h"
#include "lab/resonance_chart.h"
#include "lock/class_lock.h"
#include "theme/theme.h"
#include "widgets/big_number.h"
#include "widgets/flow_layout.h"
#include "wording/problems.h"

#include <QLocale>
#include <QVBoxLayout>

#include <algorithm>

namespace seiche {

LabView::LabView(Session& session, ResonanceLab& lab, Shape shape, QWidget* parent)
    : QWidget(parent), m_session(session), m_lab(lab), m_shape(shape), m_rhythm(new BigNumber(this)),
      m_amplitude(new BigNumber(this)), m_chart(new ResonanceChart(lab, this)), m_state(new QLabel(this)),
      m_basin(new QPushButton(this)), m_metronome(new MetronomeRow(session, this)),
      m_theory(new QCheckBox(this)), m_sweep(new QPushButton(this)) {
    m_state->setProperty("type", "hint");
    m_state->setWordWrap(true);
    m_state->setAlignment(Qt::AlignLeft | Qt::AlignTop);
    m_basin->setObjectName(QStringLiteral("openBasin"));
    m_basin->hide();
    m_theory->setObjectName(QStringLiteral("theorySwitch"));
    m_sweep->setObjectName(QStringLiteral("sweep"));

    QVBoxLayout* column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(4);
    if (isPlain()) {
        m_numbers = new QHBoxLayout;
        m_last = new QHBoxLayout;
        m_chart->setAxis(ResonanceChart::Axis::AroundTaps);
        m_metronome->setPlain();
    } else {
        m_numbers = new FlowLayout(12);
        m_last = new FlowLayout;
    }
    placeNumbersAbove();
    m_middle = new QHBoxLayout;
    m_middle->addWidget(m_chart, 1);
    column->addLayout(m_numbers);
    column->addLayout(m_middle, 1);
    if (isPlain()) {
        for (QWidget* part : std::initializer_list<QWidget*>{m_state, m_theory, m_sweep}) part->hide();
        m_last->addWidget(m_metronome);
        m_last->addWidget(m_basin);
    } else if (shape == Shape::Tall) {
        column->addWidget(m_state);
        column->addWidget(m_basin, 0, Qt::AlignLeft);
        column->addWidget(m_metronome);
    } else {
        m_numbers->addWidget(m_state);
        m_state->setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Preferred);
        m_state->setMinimumWidth(240);
        m_last->addWidget(m_basin);
        m_last->addWidget(m_metronome);
    }
    if (!isPlain()) m_last->addWidget(m_theory);
    QWidget* gap = new QWidget(this);
    gap->setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
    m_last->addWidget(gap);
    if (!isPlain()) m_last->addWidget(m_sweep);
    column->addLayout(m_last);

    const auto giveChartRoom = [this, column] {
        const Theme& theme = Theme::current();
        if (!m_brief) m_chart->setMinimumHeight(theme.px(96));
        if (isPlain()) column->setSpacing(theme.px(8));
    };
    connect(&Theme::current(), &Theme::changed, this, giveChartRoom);
    giveChartRoom();
    connect(m_theory, &QCheckBox::clicked, this, [this](bool on) {
        m_session.showTheory(on);
        refresh();
    });
    connect(m_basin, &QPushButton::clicked, this, &LabView::basinRequested);
    connect(m_sweep, &QPushButton::clicked, this, &LabView::toggleSweep);
    retranslate();
}

// The two captions may have different numbers of lines.
void LabView::placeNumbersAbove() {
    for (BigNumber* number : {m_rhythm, m_amplitude}) {
        m_numbers->addWidget(number);
        m_numbers->setAlignment(number, Qt::AlignTop);
        if (isPlain()) number->setTall(true);
    }
}

void LabView::addTool(QWidget* tool) { m_last->addWidget(tool); }

void LabView::setBrief(bool brief) {
    if (brief == m_brief) return;
    m_brief = brief;
    m_chart->setAxis(brief ? ResonanceChart::Axis::AroundTaps : ResonanceChart::Axis::Predicted);
    for (BigNumber* number : {m_rhythm, m_amplitude}) {
        number->setTall(brief);
        m_numbers->removeWidget(number);
    }
    auto* column = static_cast<QVBoxLayout*>(layout());
    delete m_beside;
    m_beside = nullptr;
    if (brief) {
        m_beside = new QVBoxLayout;
        m_beside->addWidget(m_rhythm);
        m_beside->addWidget(m_amplitude);
        m_beside->addWidget(m_basin);
        m_beside->addStretch(1);
        m_middle->insertLayout(0, m_beside);
    } else {
        placeNumbersAbove();
        column->insertWidget(column->indexOf(m_metronome), m_basin, 0, Qt::AlignLeft);
    }
    for (int i = 0; i < m_last->count(); ++i)
        if (QWidget* tool = m_last->itemAt(i)->widget()) tool->setVisible(!brief);
    for (QWidget* part : std::initializer_list<QWidget*>{m_state, m_metronome}) part->setVisible(!brief);
    column->invalidate();
}

void LabView::showInstead(QWidget* other) {
    auto* column = static_cast<QVBoxLayout*>(layout());
    if (m_instead) m_instead->hide();
    m_instead = other;
    for (QWidget* part :
         std::initializer_list<QWidget*>{m_chart, m_rhythm, m_amplitude, m_state, m_metronome, m_sweep})
        part->setVisible(!other);
    if (other) m_basin->hide();
    if (!other) return;
    if (column->indexOf(other) < 0) column->insertWidget(column->indexOf(m_middle), other, 1);
    other->show();
}

void LabView::refresh() {
    const LabText rhythm = rhythmText(m_lab.rhythm());
    m_rhythm->setNumber(rhythm.number, isPlain() ? QString() : rhythm.rest);
    const RealUnits units = m_lab.unitsOf(m_lab.resonator());
    m_rhythm->setNote(!units.areReal()
                          ? QString()
                          : tr("real frequency: %1", "the frequency of the real medium")
                                .arg(m_lab.rhythm() ? units.frequency(m_lab.rhythm()->hertz) : rhythm.number));
    const std::optional<Amplitude> reached = m_lab.amplitude();
    const LabText amplitude = amplitudeText(reached, reached ? m_lab.onePull() : 0.0);
    m_amplitude->setNumber(amplitude.number, isPlain() ? QString() : amplitude.rest);
    const PredictedResonance& predicted = m_lab.prediction();
    const bool told = m_session.isTheoryShown();
    const bool hopeless = m_session.scene() == SceneKind::Pool && m_lab.isFlat();
    const QString obstacle = hopeless ? noResonanceText() : told ? obstacleText(predicted.obstacle) : QString();
    showMessage(obstacle.isEmpty() || m_lab.isTapping() ? stateText(m_lab) : obstacle);
    // A brief view has room for the sentence only in the chart.
    m_chart->setEmptyHint(hopeless && (m_brief || isPlain()) ? obstacle : QString());
    m_chart->refresh();
    m_metronome->setRange(predicted.fromHertz, predicted.toHertz);
    m_metronome->setResonances(told ? resonatingModes(predicted) : std::vector<double>());
    // Keep the metronome on one line if possible.
    if (m_shape == Shape::Wide)
        m_metronome->setMinimumWidth(std::min(m_metronome->sizeHint().width(), parentWidget()->width()));

    const bool secret = m_session.isChallenge();
    const BackgroundSweep& sweep = m_lab.sweep();
    m_sweep->setText(sweep.isRunning()
                         ? tr("Stop %1 %", "progress of the sweep").arg(QLocale().toString(sweep.percent()))
                         : tr("Sweep", "measure the whole curve"));
    m_sweep->setEnabled(sweep.isRunning() || m_lab.canSweep());
    if (const std::optional<Problem> inTheWay = m_lab.obstacle())
        m_sweep->setToolTip(problemInWords(*inTheWay));
    else
        m_sweep->setToolTip(
            m_lab.hasRoomForASweep()
                ? tr("Measures the whole curve in the background, on copies of this string or pool")
                : tr("A copy of this run would take too much memory."));
    m_basin->setVisible(hopeless && !m_instead && !isClassLocked());
    if (isPlain()) m_metronome->setVisible(m_basin->isHidden());
    m_theory->setEnabled(!secret);
    m_theory->setChecked(told);

    // Measured quality factor, once the points enclose the peak, next to the quality of the same
    // peak in the theoretical curve.
    m_sharpness.clear();
    if (const std::optional<ResonancePeak> peak = m_lab.peak()) {
        const PredictedResonance::Range own = predicted.around(peak->hertz);
        const auto theory = told ? peakBetween(predicted.curve, own.fromHertz, own.toHertz) : std::nullopt;
        const QString measured = QLocale().toString(peak->quality(), 'f', 1);
        m_sharpness = theory ? tr("Q %1 · theory %2", "quality factor, measured and predicted")
                                   .arg(measured, QLocale().toString(theory->quality(), 'f', 1))
                             : tr("Q %1", "quality factor").arg(measured);
    }
}

// Always reserves two lines so that the chart does not move, and more if the sentence is longer.
void LabView::showMessage(const QString& sentence) {
    m_state->setText(sentence);
    if (isPlain()) return;
    const int twoLines = 2 * m_state->fontMetrics().lineSpacing();
    m_state->setMinimumHeight(std::max(twoLines, m_state->heightForWidth(m_state->width())));
}

void LabView::resizeEvent(QResizeEvent* event) {
    QWidget::resizeEvent(event);
    showMessage(m_state->text());
}

void LabView::toggleSweep() {
    if (m_lab.sweep().isRunning()) m_lab.sweep().cancel();
    else m_lab.startSweep();
    refresh();
}

void LabView::retranslate() {
    m_rhythm->setCaption(tr("frequency (Hz)"));
    QString amplitude = tr("amplitude (× single tap)");
    m_amplitude->setCaption(
        amplitude.replace(QStringLiteral("× "), QStringLiteral("×\u00a0"))); // no line break after ×
    m_amplitude->setToolTip(tr("Relative to the amplitude of a single tap"));
    m_basin->setText(tr("Open small tank"));
    m_basin->setToolTip(tr("A small pool in which taps can excite a resonance"));
    m_theory->setText(tr("Theory", "what it predicts of the resonances"));
    m_theory->setToolTip(
        tr("Shows the theoretical curve and the modes 1, 2, 3… here, and their frequencies in other panels"));
}

} // namespace seiche

#include "moc_lab_view.cpp"
