// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "lab/damping_view.h"

#include "lab/lab_text.h"
#include "theme/theme.h"
#include "widgets/real_axis.h"
#include "widgets/wrapped_label.h"

#include <QEvent>
#include <QGridLayout>
#include <QLocale>
#include <QVBoxLayout>

namespace seiche {

DampingView::DampingView(Session& session, ResonanceLab& lab, QWidget* parent)
    : QWidget(parent), m_session(session), m_lab(lab), m_chart(new Chart(this)),
      m_sentence(new WrappedLabel(this)), m_work([this] { refresh(); }) {
    setObjectName(QStringLiteral("dampingView"));
    m_chart->setObjectName(QStringLiteral("dampingChart"));
    m_velocity = m_chart->addSeries(Drawn::Line, Trace::Main);
    m_height = m_chart->addSeries(Drawn::Line, Trace::ComparisonRun);
    m_sentence->setObjectName(QStringLiteral("dampingSentence"));

    auto* grid = new QGridLayout;
    grid->setHorizontalSpacing(18);
    for (int row = 0; row < 4; ++row)
        for (int column = 0; column < 4; ++column) {
            auto*& cell = m_cells[static_cast<std::size_t>(row)][static_cast<std::size_t>(column)];
            cell = new QLabel(this);
            cell->setTextFormat(Qt::PlainText);
            if (column > 0) cell->setAlignment(Qt::AlignRight | Qt::AlignVCenter);
            grid->addWidget(cell, row, column);
        }
    for (int i = 0; i < 2; ++i) {
        auto*& button = m_try[static_cast<std::size_t>(i)];
        button = new QPushButton(this);
        button->setObjectName(i == 0 ? QStringLiteral("tryVelocity") : QStringLiteral("tryHeight"));
        grid->addWidget(button, 4, 2 + i);
        connect(button, &QPushButton::clicked, this,
                [this, i] { attempt((i == 0 ? shown().velocity : shown().height).rule.damping); });
    }
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->addWidget(m_chart, 1);
    auto* below = new QHBoxLayout;
    below->setSpacing(18);
    below->addWidget(m_sentence, 1);
    below->addLayout(grid);
    column->addLayout(below);
    connect(&lab, &ResonanceLab::resonatorChanged, this, &DampingView::requestCurve);
    connect(&session, &Session::theoryChanged, this, &DampingView::requestCurve);
    retranslate();
}

void DampingView::attempt(const Damping& damping) {
    m_session.set({{"damping.velocity", damping.velocity}, {"damping.update", damping.update}});
}

void DampingView::showEvent(QShowEvent* event) {
    QWidget::showEvent(event);
    requestCurve();
}

void DampingView::requestCurve() {
    if (!isVisible()) return;
    Resonator resonator = m_lab.resonator();
    resonator.sine = false;
    if (m_session.isTheoryShown()) m_work.request(resonator, m_lab.watchX(), m_lab.watchY());
    refresh();
}

void DampingView::refresh() {
    const bool told = m_session.isTheoryShown();
    const bool there = m_work.isUpToDate() && told;
    const TwoDampings& both = m_work.result();
    const double onePull = there ? m_lab.onePull() : 0.0;
    const auto points = [&](const TwoDampings::Kind& kind) {
        std::vector<ChartPoint> all;
        if (!(onePull > 0.0)) return all;
        for (const CurvePoint& point : kind.curve) all.push_back({point.hertz, point.amplitude / onePull});
        return all;
    };
    m_chart->replace(m_velocity, points(both.velocity));
    m_chart->replace(m_height, points(both.height));
    const double fastest = there && !both.velocity.curve.empty() ? both.velocity.curve.back().hertz : 1.0;
    m_chart->setUpperAxis(realFrequencyAxis(m_lab.unitsOf(m_lab.resonator()), fastest));
    std::vector<ChartMark> marks;
    if (there && both.velocity.hertz > 0.0) marks.push_back({both.velocity.hertz, QStringLiteral("s")});
    if (there && both.height.hertz > 0.0) marks.push_back({both.height.hertz, QStringLiteral("d")});
    m_chart->setMarks(marks);

    const QLocale locale;
    const auto digits = [&](double value) {
        return value > 0.0 ? locale.toString(value, 'f',
                                             value < 10.0    ? 3
                                             : value < 100.0 ? 1
                                                             : 0)
                           : QStringLiteral("–");
    };
    const auto set = [&](std::size_t row, std::size_t column, const QString& text) {
        m_cells[row][column]->setText(there ? text : QString());
    };
    const double rate = m_lab.resonator().stepsPerSecond;
    const QString factor = locale.toString(both.factor, 'g', 6);
    set(1, 1, QStringLiteral("1"));
    set(1, 2, tr("s = %1").arg(factor));
    set(1, 3, tr("d = %1").arg(factor));
    set(2, 1, digits(both.undampedPeriod));
    set(2, 2, digits(both.velocity.period));
    set(2, 3, digits(both.height.period));
    set(3, 1, digits(both.undampedPeriod > 0.0 ? rate / both.undampedPeriod : 0.0));
    set(3, 2, digits(both.velocity.hertz));
    set(3, 3, digits(both.height.hertz));
    if (m_session.isChallenge()) m_sentence->setText(tr("Hidden until you find the resonance of the string."));
    else if (!told) m_sentence->setText(tr("Switch on Theory to see the prediction."));
    else if (!there) m_sentence->setText(tr("Computing…"));
    else
        m_sentence->setText(
            tr("Both kinds reduce every oscillating wave equally: half of its height is left after %1 steps "
               "(%2 s). Velocity damping is friction, so the frequencies stay almost the same. Height damping "
               "also pulls the medium back to rest, as springs would. Then no wave can oscillate more slowly "
               "than once in %3 steps. The resonance with height damping comes from the damping itself.")
                .arg(digits(both.halfLife), digits(both.halfLife / rate), digits(both.longestPeriod)) +
            (both.obstacle == Obstacle::None ? QString() : QLatin1Char('\n') + obstacleText(both.obstacle)));
    for (QPushButton* button : m_try) button->setEnabled(there);
    m_chart->setSpoken(tr("Two kinds of damping"), m_sentence->text());
}

void DampingView::changeEvent(QEvent* event) {
    QWidget::changeEvent(event);
    if (event->type() == QEvent::LanguageChange) retranslate();
}

void DampingView::retranslate() {
    m_chart->setName(m_velocity, tr("velocity damping"));
    m_chart->setName(m_height, tr("height damping"));
    m_chart->setXAxis({tr("tapping frequency (Hz)"), Scale::Linear, 0.0, std::nullopt});
    m_chart->setYAxis({tr("× single tap"), Scale::Linear, 0.0, std::nullopt});
    m_cells[0][1]->setText(tr("undamped"));
    m_cells[0][2]->setText(tr("velocity damping"));
    m_cells[0][3]->setText(tr("height damping"));
    m_cells[1][0]->setText(tr("damping factor"));
    m_cells[2][0]->setText(tr("lowest mode (steps)"));
    m_cells[3][0]->setText(tr("lowest mode (Hz)"));
    m_try[0]->setText(tr("Try it", "damp the velocity"));
    m_try[0]->setAccessibleName(tr("Use velocity damping in this run"));
    m_try[1]->setText(tr("Try it", "damp the height"));
    m_try[1]->setAccessibleName(tr("Use height damping in this run"));
    refresh();
}

} // namespace seiche

#include "moc_damping_view.cpp"
