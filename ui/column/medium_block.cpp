// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "column/medium_block.h"

#include "column/more_button.h"
#include "theme/icons.h"
#include "theme/theme.h"
#include "theory/half_life.h"
#include "widgets/named_slider.h"
#include "widgets/tension_scale.h"
#include "wording/names.h"
#include "wording/problems.h"

#include <QHBoxLayout>
#include <QLocale>
#include <QVBoxLayout>

#include <cmath>
#include <limits>

namespace seiche {

namespace {

constexpr std::array offeredEnds{Edge::Fixed, Edge::Free, Edge::Absorbing};
constexpr std::array endSigns{Glyph::FixedEnd, Glyph::FreeEnd, Glyph::AbsorbingEnd};
/// Half-lives at the ends of the slider, in seconds.
constexpr double longestRinging = 100.0;
constexpr double shortestRinging = 0.1;

/// Returns the damping factor of both kinds together.
double factorOf(const Damping& damping) { return damping.update * damping.velocity; }

QString written(double value, int digits) { return QLocale().toString(value, 'g', digits); }

} // namespace

MediumBlock::MediumBlock(Session& session, QWidget* parent)
    : Panel(session, QStringLiteral("mediumBlock"), parent), m_tension(new NamedSlider("tension", this)),
      m_damping(new NamedSlider("ringing", this)), m_endsName(new QLabel(this)),
      m_more(moreButton("mediumDetails", this)) {
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->addWidget(m_tension);
    column->addWidget(m_damping);
    for (const Parameter& parameter : parameters())
        if (parameter.slider) addRow(parameter);
    auto* row = new QHBoxLayout;
    row->addWidget(m_endsName, 1);
    for (std::size_t i = 0; i < offeredEnds.size(); ++i) {
        auto* button = m_ends[i] = new QToolButton(this);
        button->setObjectName(QStringLiteral("ends-") + QLatin1String(toString(offeredEnds[i]).data()));
        button->setProperty("tool", true);
        button->setCheckable(true);
        button->setFocusPolicy(Qt::TabFocus);
        connect(button, &QToolButton::clicked, this, [this, i] { setEnds(offeredEnds[i]); });
        row->addWidget(button);
    }
    row->addWidget(m_more);
    column->addLayout(row);

    bind(*m_tension, "k");
    connect(m_damping, &NamedSlider::chosen, this, [this](double factor) {
        setHalfLife(halfLife({.update = 1.0, .velocity = factor}, this->session().settings().stepsPerSecond));
    });
    connect(m_damping, &NamedSlider::typed, this, &MediumBlock::setHalfLife);
    connect(m_damping, &NamedSlider::refused, this, [this](const QString& text) {
        if (text.trimmed().isEmpty() || text.trimmed().startsWith(QChar(0x221e)))
            setHalfLife(std::numeric_limits<double>::infinity());
        else m_damping->setProblem(tr("\"%1\" is not a number of seconds.").arg(text.trimmed()));
    });
    connect(m_more, &QToolButton::clicked, this, &MediumBlock::moreRequested);
    for (auto changed : {&Session::settingsChanged, &Session::runReplaced, &Session::theoryChanged})
        connect(&session, changed, this, &MediumBlock::refreshNow);
    connect(&Theme::current(), &Theme::changed, this, &MediumBlock::restyle);
    restyle();
    retranslate();
}

void MediumBlock::setGap(int pixels) { layout()->setSpacing(pixels); }

void MediumBlock::restyle() {
    const Theme& theme = Theme::current();
    for (std::size_t i = 0; i < m_ends.size(); ++i) {
        m_ends[i]->setIcon(icon(endSigns[i], theme.tokens().text));
        m_ends[i]->setIconSize({theme.px(22), theme.px(22)});
    }
}

void MediumBlock::addRow(const Parameter& parameter) {
    const std::string id(parameter.id);
    auto* slider = new NamedSlider(id.c_str(), this);
    slider->slider()->setScale(
        {ValueScale::Kind::Linear, parameter.slider->min, parameter.slider->max, parameter.fineStep});
    bind(*slider, id);
    layout()->addWidget(slider);
    m_rows.push_back({&parameter, slider});
}

void MediumBlock::bind(NamedSlider& slider, const std::string& id) {
    const auto set = [this, id, &slider](double value) { apply({{id, value}}, slider); };
    connect(&slider, &NamedSlider::chosen, this, set);
    connect(&slider, &NamedSlider::typed, this, set);
    connect(&slider, &NamedSlider::refused, this, [&slider](const QString& text) {
        slider.setProblem(tr("\"%1\" is not a number.").arg(text.trimmed()));
    });
}

void MediumBlock::apply(const Settings& settings, NamedSlider& slider) {
    const std::vector<Problem> problems = session().set(settings);
    refreshNow();
    if (!problems.empty()) slider.setProblem(problemInWords(problems.front()));
}

// With both kinds of damping, adjusts the velocity damping.
void MediumBlock::setHalfLife(double seconds) {
    const Damping now = session().settings().rule.damping;
    const bool update = now.update < 1.0 && now.velocity == 1.0;
    const double steps = session().settings().stepsPerSecond;
    const double factor =
        seconds > 0.0 ? factorForHalfLife(seconds, update ? now.velocity : now.update, steps) : 0.0;
    if (factor > 0.0) return apply({{update ? "damping.update" : "damping.velocity", factor}}, *m_damping);
    m_damping->setProblem(seconds > 0.0 ? tr("This time is too short: one step cannot damp that much.")
                                        : tr("The time must be more than 0 seconds."));
}

void MediumBlock::setEnds(Edge edge) {
    const std::string word(toString(edge));
    Settings settings{{"edges.left", word}, {"edges.right", word}};
    if (session().scene() == SceneKind::Pool) {
        settings.push_back({"edges.top", word});
        settings.push_back({"edges.bottom", word});
    }
    session().set(settings);
    refreshNow();
}

void MediumBlock::refresh() {
    const Experiment& now = session().settings();
    const bool whole = now.rule.arithmetic == Arithmetic::Integer;
    m_tension->setVisible(!whole);
    m_damping->setVisible(!whole);
    for (const Row& row : m_rows) {
        const double value = row.parameter->number(now);
        const NumberStyle style{row.parameter->decimals, row.parameter->decimals, {}};
        row.slider->setVisible(applies(*row.parameter, now));
        const QString words = writtenNumber(value, style, QLocale());
        row.slider->show(value, value, style, words, words);
    }
    showTension();
    showDamping();
    showEnds();
}

void MediumBlock::showTension() {
    const double k = session().settings().rule.k;
    const std::optional<double> largest = largestStableTension(session().run());
    const std::optional<double> limit = session().isLimitHidden() ? std::nullopt : largest;
    m_tension->slider()->setScale(tensionScale(session().settings().rule, largest));
    m_tension->slider()->setMark(limit, tr("This is the stability limit. Drag again to go beyond."));
    const QString plain = tr("k = %1").arg(written(k, 4));
    m_tension->show(k, k, {3, 6, {}},
                    limit ? tr("k = %1, stable up to %2").arg(written(k, 4), written(*limit, 3)) : plain,
                    plain);
}

void MediumBlock::showDamping() {
    const Experiment& now = session().settings();
    const double steps = now.stepsPerSecond;
    const double seconds = halfLife(now.rule.damping, steps);
    m_damping->slider()->setScale({ValueScale::Kind::SpongeCell,
                                   1.0 - factorForHalfLife(longestRinging, 1.0, steps),
                                   1.0 - factorForHalfLife(shortestRinging, 1.0, steps)});
    const NumberStyle style{0, 3, tr("s", "seconds")};
    m_damping->show(factorOf(now.rule.damping), seconds, style, halfLifeInWords(seconds),
                    std::isfinite(seconds) ? tr("%1 s").arg(written(seconds, 2)) : QString(QChar(0x221e)));
}

QString MediumBlock::halfLifeInWords(double seconds) const {
    const bool isString = session().scene() == SceneKind::String;
    if (!std::isfinite(seconds)) return isString ? tr("rings for ever") : tr("waves last for ever");
    return (isString ? tr("rings for %1 s") : tr("waves last %1 s")).arg(written(seconds, 2));
}

void MediumBlock::showEnds() {
    const Rule& rule = session().settings().rule;
    const bool pool = rule.scene == SceneKind::Pool;
    m_endsName->setText(pool ? tr("Sides") : tr("Ends"));
    const Edges& now = rule.edges;
    for (std::size_t i = 0; i < m_ends.size(); ++i) {
        QToolButton* button = m_ends[i];
        const Edge edge = offeredEnds[i];
        button->setChecked(now.left == edge && now.right == edge &&
                           (!pool || (now.top == edge && now.bottom == edge)));
        // Integer water has no absorbing layer.
        button->setEnabled(edge != Edge::Absorbing || rule.arithmetic == Arithmetic::Float);
        button->setAccessibleName(pool ? tr("All sides: %1").arg(nameOf(edge))
                                       : tr("Both ends: %1").arg(nameOf(edge)));
    }
}

void MediumBlock::retranslate() {
    //: The symbol of the tension follows
    m_tension->setName(tr("%1 k").arg(nameOf(*findParameter("k"))), descriptionOf(*findParameter("k")));
    m_damping->setName(tr("Damping"), tr("Time after which a wave has half its height."));
    for (const Row& row : m_rows) row.slider->setName(nameOf(*row.parameter), descriptionOf(*row.parameter));
    m_ends[0]->setToolTip(tr("Fixed: a wave is reflected upside down."));
    m_ends[1]->setToolTip(tr("Free: a wave is reflected upright."));
    m_ends[2]->setToolTip(tr("Absorbing: a wave leaves."));
    m_more->setText(tr("More ▸"));
    m_more->setAccessibleName(tr("More about the medium"));
    m_more->setToolTip(tr("Kind of damping, size, single ends, steps, scheme, real units"));
    refreshSoon();
}

} // namespace seiche

#include "moc_medium_block.cpp"
