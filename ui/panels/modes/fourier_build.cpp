// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "modes/fourier_build.h"

#include "modes/start_height.h"
#include "theme/theme.h"
#include "widgets/axis_ticks.h"
#include "widgets/choice.h"
#include "widgets/shape_preview.h"
#include "widgets/value_entry.h"
#include "widgets/value_slider.h"
#include "widgets/wrapped_label.h"

#include <QGridLayout>
#include <QLabel>
#include <QPushButton>
#include <QVBoxLayout>

#include <algorithm>
#include <cmath>

namespace seiche {

namespace {

constexpr int maxTerms = 50;
/// Maximum number of modes, and of points times modes, for a fast series.
constexpr int maxModes = 320;
constexpr std::int64_t maxModeCells = 20'000'000;
constexpr int buildMilliseconds = 16;
constexpr int firstBuildStroke = 3'000'000; // see `Session::change`
/// Maximum number of terms listed individually in the text.
constexpr int namedTerms = 5;

QString nameOfShape(BuiltShape shape) {
    switch (shape) {
    case BuiltShape::Square: return FourierBuild::tr("Square");
    case BuiltShape::Triangle: return FourierBuild::tr("Triangle");
    case BuiltShape::Saw: return FourierBuild::tr("Sawtooth");
    case BuiltShape::Drawn: return FourierBuild::tr("Last drawn shape");
    case BuiltShape::Present: return FourierBuild::tr("Current shape");
    }
    return {};
}

const DrawnShape* lastDrawn(const Simulation& run) {
    const DrawnShape* last = nullptr;
    for (const Event& event : run.log())
        if (const auto* drawn = std::get_if<DrawnShape>(&event.what)) last = drawn;
    return last;
}

double highestOf(const std::vector<double>& heights) {
    double highest = 0.0;
    for (const double height : heights) highest = std::max(highest, std::abs(height));
    return highest;
}

QString halfWavesWritten(double count) {
    return QLocale().toString(count, 'f', count == std::floor(count) ? 0 : 1);
}

} // namespace

FourierBuild::FourierBuild(Session& session, QWidget* parent)
    : QWidget(parent), m_session(session), m_shapeLabel(new QLabel(this)),
      m_shape(new Choice<BuiltShape>(
          {BuiltShape::Square, BuiltShape::Triangle, BuiltShape::Saw, BuiltShape::Present}, nameOfShape, this)),
      m_preview(new ShapePreview(this)), m_termsLabel(new QLabel(this)), m_slider(new ValueSlider(this)),
      m_entry(new ValueEntry(this)), m_build(new QPushButton(this)), m_words(new WrappedLabel(this)),
      m_stroke(firstBuildStroke) {
    arrange();
    m_frame.setSingleShot(true);
    m_frame.setInterval(buildMilliseconds);
    connect(&m_frame, &QTimer::timeout, this, &FourierBuild::build);
    connect(m_shape, &QComboBox::activated, this, [this] {
        m_isBuilt = false;
        rebuildSeries();
    });
    connect(m_slider, &ValueSlider::chosen, this, &FourierBuild::setTerms);
    connect(m_entry, &ValueEntry::typed, this, &FourierBuild::setTerms);
    connect(m_entry, &ValueEntry::refused, this, [this] { m_entry->setProblem(tr("an integer, 1 or more")); });
    connect(m_entry, &ValueEntry::stepsRequested, this, [this](int steps) { setTerms(m_terms + steps); });
    connect(m_build, &QPushButton::clicked, this, [this] {
        ++m_stroke;
        // Use the shape at the time of the click.
        if (isFromString()) rebuildSeries();
        build();
    });
    for (const auto another : {&Session::runReplaced, &Session::seeked})
        connect(&session, another, this, [this] {
            m_isBuilt = false;
            m_frame.stop();
        });
    connect(&Theme::current(), &Theme::changed, this, &FourierBuild::restyle);
    restyle();
}

void FourierBuild::arrange() {
    m_shape->setObjectName(QStringLiteral("builtShape"));
    m_preview->setObjectName(QStringLiteral("buildPreview"));
    m_preview->setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Expanding);
    m_slider->setObjectName(QStringLiteral("buildTermsSlider"));
    m_entry->setObjectName(QStringLiteral("buildTerms"));
    m_build->setObjectName(QStringLiteral("buildShape"));
    m_words->setObjectName(QStringLiteral("buildWords"));
    m_words->setProperty("type", "small");
    m_build->setAutoDefault(true);
    m_shapeLabel->setBuddy(m_shape);
    m_termsLabel->setBuddy(m_entry);
    auto* rows = new QGridLayout;
    rows->addWidget(m_shapeLabel, 0, 0);
    rows->addWidget(m_shape, 0, 1, 1, 2);
    rows->addWidget(m_termsLabel, 1, 0);
    rows->addWidget(m_slider, 1, 1);
    rows->addWidget(m_entry, 1, 2);
    rows->setColumnStretch(1, 1);
    auto* buttons = new QHBoxLayout;
    buttons->addWidget(m_build);
    buttons->addStretch(1);
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->addLayout(rows);
    layout->addWidget(m_preview, 1);
    layout->addWidget(m_words);
    layout->addLayout(buttons);
}

void FourierBuild::restyle() {
    const Theme& theme = Theme::current();
    layout()->setSpacing(theme.px(8));
    m_entry->setFixedWidth(theme.px(58));
    m_preview->setMinimumHeight(theme.px(120));
}

void FourierBuild::offer() {
    std::vector<BuiltShape> shapes{BuiltShape::Square, BuiltShape::Triangle, BuiltShape::Saw,
                                   BuiltShape::Present};
    if (lastDrawn(m_session.run())) shapes.insert(shapes.end() - 1, BuiltShape::Drawn);
    m_shape->offer(std::move(shapes));
}

bool FourierBuild::isFromString() const {
    return m_shape->value() == BuiltShape::Drawn || m_shape->value() == BuiltShape::Present;
}

void FourierBuild::refresh(bool arePlain) {
    offer();
    const Experiment& now = m_session.settings();
    const DrawnShape* drawn = lastDrawn(m_session.run());
    const bool isDrawnAnew = drawn ? m_takenDrawn != *drawn : m_takenDrawn.has_value();
    if (isDrawnAnew && isFromString()) m_isBuilt = false;
    const bool isSame = m_takenFor && m_takenFor->rule == now.rule && m_takenFor->grid == now.grid &&
                        m_takenFor->pullWith == now.pullWith && m_arePlain == arePlain;
    m_arePlain = arePlain;
    // After the build, a change of terms keeps the shape of the click.
    if (!isSame || (isFromString() && !m_isBuilt)) rebuildSeries();
}

std::vector<double> FourierBuild::chosenShape() const {
    const Simulation& run = m_session.run();
    const int points = run.grid().width;
    const auto standard = [&](FourierShape shape) {
        std::vector<double> heights = idealShape(shape, run.rule().edges, points);
        const double height = heightToStart(m_session.settings());
        for (double& each : heights) each *= height;
        return heights;
    };
    switch (m_shape->value()) {
    case BuiltShape::Square: return standard(FourierShape::Square);
    case BuiltShape::Triangle: return standard(FourierShape::Triangle);
    case BuiltShape::Saw: return standard(FourierShape::Saw);
    case BuiltShape::Drawn:
    case BuiltShape::Present: break;
    }
    const DrawnShape* drawn = m_shape->value() == BuiltShape::Drawn ? lastDrawn(run) : nullptr;
    std::vector<double> heights;
    for (int i = 0; i < points; ++i) heights.push_back(drawn ? drawn->heightAt(i, points) : run.height(i));
    return heights;
}

void FourierBuild::rebuildSeries() {
    const Experiment& now = m_session.settings();
    m_takenFor = now;
    const DrawnShape* drawn = lastDrawn(m_session.run());
    m_takenDrawn = drawn ? std::optional(*drawn) : std::nullopt;
    m_series.reset();
    m_ideal.clear();
    if (now.rule.scene == SceneKind::String && m_arePlain && !m_session.run().divergedAt()) {
        m_ideal = chosenShape();
        m_highest = highestOf(m_ideal);
        const int modes =
            static_cast<int>(std::clamp<std::int64_t>(maxModeCells / now.grid.width, 8, maxModes));
        m_series = FourierSeries::of(now.rule, now.grid, m_ideal, modes);
    }
    const int max = m_series ? std::clamp(m_series->terms(), 1, maxTerms) : 1;
    m_slider->setScale({ValueScale::Kind::Linear, 1.0, std::max(2.0, static_cast<double>(max)), 1.0});
    const bool any = m_series && m_series->terms() > 0;
    for (QWidget* each : std::initializer_list<QWidget*>{m_slider, m_entry, m_build}) each->setEnabled(any);
    drawSum();
}

void FourierBuild::setTerms(double terms) {
    const int max = m_series ? std::min(m_series->terms(), maxTerms) : 1;
    if (!(terms >= 1.0 && terms <= max + 0.5))
        return m_entry->setProblem(tr("an integer from 1 to %1").arg(max));
    const int whole = std::clamp(static_cast<int>(std::lround(terms)), 1, std::max(1, max));
    if (whole == m_terms) return;
    m_terms = whole;
    drawSum();
    if (m_isBuilt && !m_frame.isActive()) m_frame.start();
}

void FourierBuild::build() {
    if (!m_series || m_session.run().divergedAt()) return;
    AddedModes added{m_series->modes(shownTerms()), true};
    if (added.modes.empty()) return;
    m_session.change(added, tr("built from standing waves"), m_stroke);
    m_isBuilt = true;
    emit built();
}

// The current shape may temporarily have fewer terms.
int FourierBuild::shownTerms() const {
    return m_series ? std::clamp(m_terms, 1, std::max(1, m_series->terms())) : m_terms;
}

void FourierBuild::drawSum() {
    const int shown = shownTerms();
    m_slider->show(shown);
    m_entry->show(shown);
    if (!m_series || m_series->terms() == 0 || !(m_highest > 0.0)) {
        m_preview->showSum({}, {});
        m_words->setText(m_series ? tr("There is no wave on the string to build from.")
                                  : tr("No standing waves are predicted here, so no shape can be built."));
        return;
    }
    std::vector<double> sum = m_series->sum(shown);
    const double highest = highestOf(sum);
    std::vector<double> ideal = m_ideal;
    for (std::vector<double>* heights : {&sum, &ideal})
        for (double& height : *heights) height /= m_highest;
    m_preview->showSum(std::move(sum), std::move(ideal));
    QStringList named;
    for (int term = 0; term < std::min(shown, namedTerms); ++term)
        named << halfWavesWritten(m_series->halfWaves(term));
    QString list = named.join(QStringLiteral(", "));
    if (shown > namedTerms)
        list = tr("%1 … %2", "half waves, to the last")
                   .arg(list, halfWavesWritten(m_series->halfWaves(shown - 1)));
    m_words->setText(tr("Half-wavelengths: %1. Highest point: %2 % of the shape's height.")
                         .arg(list, QLocale().toString(100.0 * highest / m_highest, 'f', 1)));
    m_preview->setAccessibleName(tr("The shape and the sum of its first terms"));
    m_preview->setAccessibleDescription(m_words->text());
}

void FourierBuild::retranslate() {
    m_shapeLabel->setText(tr("Shape"));
    m_termsLabel->setText(tr("Terms"));
    m_shape->retranslate();
    m_shape->setAccessibleName(tr("Shape to build"));
    m_slider->setAccessibleName(tr("Number of terms"));
    m_entry->setAccessibleName(tr("Number of terms"));
    m_build->setText(tr("Build"));
    m_build->setToolTip(tr("Starts the string at rest with the sum of these modes and updates it when the "
                           "number of terms changes"));
    drawSum();
}

} // namespace seiche

#include "moc_fourier_build.cpp"
