// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "stability/stability_panel.h"

#include "model/parameter.h"
#include "stability/advice.h"
#include "stability/growth_watch.h"
#include "stability/roots_view.h"
#include "stability/stability_map_view.h"
#include "study/run_stability.h"
#include "theme/figures.h"
#include "theme/theme.h"
#include "theory/dispersion.h"
#include "widgets/chart.h"
#include "widgets/legend.h"
#include "wording/explosion_words.h"
#include "wording/names.h"

#include <QGridLayout>
#include <QVBoxLayout>

#include <algorithm>
#include <cmath>
#include <limits>

namespace seiche {

namespace {

constexpr double longestWave = 64.0;
constexpr int curvePoints = 200;
constexpr double diagonalDegrees = 45.0;

std::vector<ChartPoint> growthCurve(const Rule& rule, double degrees) {
    const double shortest = shortestWavelength(degrees);
    std::vector<ChartPoint> curve;
    for (int i = 0; i <= curvePoints; ++i) {
        const double length = shortest * std::pow(longestWave / shortest, static_cast<double>(i) / curvePoints);
        curve.push_back({length, growthOf(rule, eigenvalueOfWave(rule, length, degrees))});
    }
    return curve;
}

QString signOf(Verdict verdict) {
    switch (verdict) {
    case Verdict::Stable: return QStringLiteral("●");
    case Verdict::Limit: return QStringLiteral("▲");
    case Verdict::Unstable: return QStringLiteral("✕");
    }
    return {};
}

} // namespace

StabilityPanel::StabilityPanel(Session& session, QWidget* parent)
    : Panel(session, QStringLiteral("stabilityPanel"), parent), m_watch(new GrowthWatch(session, this)),
      m_advice(new QLabel(this)), m_choices(new QWidget(this)), m_schemeLabel(new QLabel(m_choices)),
      m_scheme(new Choice<Scheme>(
          {}, [](Scheme scheme) { return nameOf(scheme); }, m_choices)),
      m_stencilLabel(new QLabel(m_choices)),
      m_stencil(new Choice<Stencil>(
          {}, [](Stencil stencil) { return nameOf(stencil); }, m_choices)),
      m_map(new StabilityMapView(this)), m_roots(new RootsView(this)), m_wave(new QLabel(this)),
      m_predicted(new FigureLabel(this)), m_predictedLabel(new QLabel(this)), m_measured(new FigureLabel(this)),
      m_measuredLabel(new QLabel(this)), m_note(new QLabel(this)), m_legend(new Legend(this)),
      m_growth(new Chart(this)) {
    arrange();
    connect(m_map, &StabilityMapView::wanted, this, [this](double k, double factor) {
        const bool velocity = m_map->kind() == DampingKind::Velocity;
        requestSettings({{"k", k}, {velocity ? "damping.velocity" : "damping.update", factor}});
    });
    connect(m_scheme, &QComboBox::activated, this,
            [this] { requestSettings({{"scheme", std::string(toString(m_scheme->value()))}}); });
    connect(m_stencil, &QComboBox::activated, this,
            [this] { requestSettings({{"stencil", std::string(toString(m_stencil->value()))}}); });
    connect(m_growth, &Chart::pointed, this, &StabilityPanel::point);
    connect(&session, &Session::settingsChanged, this, &StabilityPanel::refreshNow);
    connect(&session, &Session::runReplaced, this, &StabilityPanel::refreshNow);
    connect(&session, &Session::comparisonsChanged, this, &StabilityPanel::refreshNow);
    connect(&session, &Session::advanced, this, &StabilityPanel::refreshSoon);
    connect(&Theme::current(), &Theme::changed, this, &StabilityPanel::restyle);
    restyle();
    retranslate();
}

void StabilityPanel::arrange() {
    m_advice->setObjectName(QStringLiteral("stabilityAdvice"));
    m_advice->setWordWrap(true);
    m_scheme->setObjectName(QStringLiteral("stabilityScheme"));
    m_stencil->setObjectName(QStringLiteral("stabilityStencil"));
    m_schemeLabel->setBuddy(m_scheme);
    m_stencilLabel->setBuddy(m_stencil);
    m_predicted->setObjectName(QStringLiteral("predictedGrowth"));
    m_measured->setObjectName(QStringLiteral("measuredGrowth"));
    for (QLabel* label : {m_predicted, m_measured}) label->setProperty("type", "result");
    m_note->setObjectName(QStringLiteral("growthNote"));
    m_growth->setObjectName(QStringLiteral("growthChart"));
    m_wave->setProperty("type", "title");
    for (QLabel* label : {m_predictedLabel, m_measuredLabel, m_note}) label->setProperty("type", "small");
    for (QLabel* label : {m_wave, m_note, m_predictedLabel, m_measuredLabel}) label->setWordWrap(true);
    // Map and chart share the available height.
    m_growth->setSizePolicy(QSizePolicy::Preferred, QSizePolicy::Expanding);
    m_growth->setLegend(m_legend);
    m_along = m_growth->addSeries(Drawn::Line, Trace::Main);
    m_diagonal = m_growth->addSeries(Drawn::Line, Trace::ComparisonRun);

    auto* choices = new QGridLayout(m_choices);
    choices->setContentsMargins(0, 0, 0, 0);
    choices->addWidget(m_schemeLabel, 0, 0);
    choices->addWidget(m_scheme, 0, 1);
    choices->addWidget(m_stencilLabel, 1, 0);
    choices->addWidget(m_stencil, 1, 1);
    choices->setColumnStretch(1, 1);
    auto* figures = new QGridLayout;
    figures->addWidget(m_wave, 0, 0, 1, 2);
    figures->addWidget(m_predictedLabel, 1, 0);
    figures->addWidget(m_predicted, 1, 1, Qt::AlignRight);
    figures->addWidget(m_measuredLabel, 2, 0);
    figures->addWidget(m_measured, 2, 1, Qt::AlignRight);
    figures->addWidget(m_note, 3, 0, 1, 2);
    figures->setColumnStretch(0, 1);
    figures->setRowStretch(4, 1);
    auto* wave = new QHBoxLayout;
    wave->addWidget(m_roots, 0, Qt::AlignTop);
    wave->addLayout(figures, 1);
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->addWidget(m_advice);
    layout->addWidget(m_choices);
    layout->addWidget(m_map, 3);
    layout->addLayout(wave);
    layout->addWidget(m_legend);
    layout->addWidget(m_growth, 2);
    setDetails(m_map, {m_advice, m_choices, m_roots, m_wave, m_predictedLabel, m_predicted, m_measuredLabel,
                       m_measured, m_note, m_legend, m_growth});
}

void StabilityPanel::restyle() {
    const Theme& theme = Theme::current();
    layout()->setSpacing(theme.px(8));
    m_map->setMinimumHeight(theme.px(130));
    // A dock asks the layout for its minimum width.
    m_growth->setMinimumWidth(theme.px(260));
    m_growth->setMinimumHeight(theme.px(96));
    m_drawn.reset();
    refreshSoon();
}

void StabilityPanel::showEvent(QShowEvent* event) {
    m_watch->setActive(true);
    Panel::showEvent(event);
}

void StabilityPanel::hideEvent(QHideEvent* event) {
    m_watch->setScheme(std::nullopt);
    m_watch->setActive(false);
    Panel::hideEvent(event);
}

void StabilityPanel::explain(Scheme scheme) {
    m_watch->setScheme(scheme);
    refreshNow();
}

const Simulation& StabilityPanel::run() const { return m_watch->watched(); }

void StabilityPanel::requestSettings(const Settings& settings) {
    // Restore the shown values after an out-of-range input.
    if (!session().set(settings).empty()) refreshNow();
}

void StabilityPanel::point(double wavelength) {
    m_pointed = std::isfinite(wavelength) ? std::optional(wavelength) : std::nullopt;
    refreshNow();
}

void StabilityPanel::refresh() {
    const Rule stiffest = run().stiffestRule();
    if (m_drawn != stiffest || m_drawnFactor != run().largestFactor()) {
        showSetting();
        drawGrowth(stiffest);
        m_drawn = stiffest;
        m_drawnFactor = run().largestFactor();
    }
    showWave();
}

void StabilityPanel::showSetting() {
    const Simulation& run = this->run();
    const Experiment& now = run.settings();
    const Rule& rule = now.rule;
    const bool whole = rule.arithmetic == Arithmetic::Integer, pool = rule.scene == SceneKind::Pool;
    m_stability = stabilityOf(run);
    m_map->setVisible(!whole);
    if (!whole) m_map->show(rule, run.largestFactor());
    QString advice = adviceOn(run.stiffestRule(), m_stability, now.stepsPerSecond, m_map->kind());
    if (run.largestFactor() > 1.0)
        advice = tr("%1 The stiffest medium, with k = %2, sets the limit.")
                     .arg(advice, QLocale().toString(run.stiffestRule().k, 'g', 4));
    m_advice->setText(tr("%1 %2", "sign and sentence").arg(signOf(m_stability.verdict), advice));
    m_advice->setAccessibleName(advice);
    const Tokens& tokens = Theme::current().tokens();
    QPalette palette = m_advice->palette();
    palette.setColor(QPalette::WindowText, m_stability.usable() ? tokens.text : tokens.unstable);
    m_advice->setPalette(palette);

    m_scheme->offerFrom(allSchemes, [&](Scheme each) { return takes(rule.scene, each); });
    m_scheme->show(rule.scheme);
    m_scheme->setEnabled(!isAboutComparison()); // the choice is for the main run
    m_stencil->offerFrom(allStencils, [&](Stencil each) { return takes(rule.arithmetic, each); });
    m_stencil->show(rule.stencil);
    m_schemeLabel->setVisible(!whole);
    m_scheme->setVisible(!whole);
    m_stencilLabel->setVisible(pool);
    m_stencil->setVisible(pool);
}

void StabilityPanel::drawGrowth(const Rule& rule) {
    const bool pool = rule.scene == SceneKind::Pool;
    std::vector<ChartPoint> along = growthCurve(rule, 0.0);
    std::vector<ChartPoint> diagonal = pool ? growthCurve(rule, diagonalDegrees) : std::vector<ChartPoint>{};
    double min = 1.0, max = 1.0;
    for (const std::vector<ChartPoint>* curve : {&along, &diagonal})
        for (const ChartPoint& point : *curve) {
            min = std::min(min, point.y);
            max = std::max(max, point.y);
        }
    const double room = std::max(0.0026, 0.12 * (max - min));
    m_growth->setXAxis({tr("wavelength (cells)"), Scale::Logarithmic,
                        along.front().x / (pool ? std::sqrt(2.0) : 1.0), longestWave});
    m_growth->setYAxis({{}, Scale::Linear, min - room, max + room});
    m_growth->replace(m_along, std::move(along));
    m_growth->replace(m_diagonal, std::move(diagonal));
    const QString alongName = pool ? tr("along the axes") : tr("growth per step");
    m_growth->setName(m_along, alongName);
    m_growth->setName(m_diagonal, tr("diagonally"));
    if (pool)
        m_legend->setTexts(tr("growth per step"),
                           {{alongName, Trace::Main}, {tr("diagonally"), Trace::ComparisonRun}});
    else m_legend->setTexts(alongName, {});
    const double worst = m_stability.worst.length();
    std::vector<ChartMark> marks;
    if (std::isfinite(worst) && (!m_stability.usable() || std::isfinite(m_stability.limitK)))
        marks.push_back({worst, {}});
    m_growth->setMarks(marks);
    m_growth->setSpoken(tr("Growth per step against wavelength"), m_advice->accessibleName());
}

void StabilityPanel::showWave() {
    const Rule rule = run().stiffestRule();
    const bool pool = rule.scene == SceneKind::Pool;
    const PlaneWave watched = m_watch->wave();
    // The worst wave may not fit exactly between the ends; use its name if it nearly does.
    const double worst = m_stability.worst.length();
    const bool nearly = std::abs(watched.length() - worst) < 0.02 * worst;
    const double length = m_pointed.value_or(nearly ? worst : watched.length());
    double degrees = watched.direction();
    // Under the cursor show waves along the sides; the shortest exist only along the diagonal.
    if (m_pointed) degrees = pool && length < shortestWavelength(0.0) ? diagonalDegrees : 0.0;
    const double shown = std::max(length, shortestWavelength(degrees));
    m_roots->show(rule, shown, degrees);
    m_wave->setText(std::isfinite(shown) ? tr("Wavelength %1 cells").arg(cellsInFigures(shown))
                                         : tr("Flat surface"));
    const double predicted =
        m_pointed ? growthOf(rule, eigenvalueOfWave(rule, shown, degrees)) : m_watch->predicted();
    m_predicted->setText(tr("×%1", "growth per step").arg(growthInFigures(predicted)));
    const bool measured = !m_pointed && m_watch->finding() == GrowthWatch::Finding::Measured;
    m_measured->setText(measured ? tr("×%1", "growth per step").arg(growthInFigures(m_watch->growth()))
                                 : QStringLiteral("–"));
    m_note->setText(measuredInWords());
}

QString StabilityPanel::measuredInWords() const {
    if (m_pointed) return {};
    if (run().divergedAt() && m_watch->finding() != GrowthWatch::Finding::Measured)
        return tr("The simulation has exploded. Start it again to measure.");
    switch (m_watch->finding()) {
    case GrowthWatch::Finding::Still: return tr("Nothing is moving yet. Tap SPACE to measure.");
    case GrowthWatch::Finding::Hidden: return tr("This wave has not appeared yet.");
    case GrowthWatch::Finding::Waiting: return tr("Measuring…");
    case GrowthWatch::Finding::NotHere:
        if (hasImpedanceEnd(session().settings().rule))
            return tr(
                "A damper at an end absorbs energy from every wave, so there is no standing wave to measure.");
        return m_watch->isUneven()
                   ? tr("Walls and media distort all waves, so only growing waves are measured here.")
                   : tr("Waves leave at the ends, so there is no standing wave to measure.");
    case GrowthWatch::Finding::Measured: break;
    }
    const auto count = explosionOf(session().comparison(), run().rule().scheme);
    return count ? tr("Measured until the simulation exploded, %1.").arg(inWords(*count)) : QString();
}

void StabilityPanel::retranslate() {
    setWindowTitle(tr("Stability"));
    m_schemeLabel->setText(nameOf(*findParameter("scheme")));
    m_stencilLabel->setText(nameOf(*findParameter("stencil")));
    m_scheme->retranslate();
    m_stencil->retranslate();
    m_scheme->setAccessibleName(m_schemeLabel->text());
    m_stencil->setAccessibleName(m_stencilLabel->text());
    m_predictedLabel->setText(tr("predicted"));
    m_measuredLabel->setText(tr("measured"));
    m_predicted->setToolTip(tr("The factor by which the wave grows per step, according to theory"));
    m_measured->setToolTip(tr("The factor by which the wave grows per step in the run"));
    m_map->retranslate();
    m_roots->retranslate();
    m_drawn.reset();
}

} // namespace seiche

#include "moc_stability_panel.cpp"
