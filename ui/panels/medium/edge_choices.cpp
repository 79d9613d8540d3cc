// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "medium/edge_choices.h"

#include "theme/theme.h"
#include "theory/end_reflection.h"
#include "wording/names.h"

#include <QGridLayout>
#include <QHBoxLayout>
#include <QLocale>

namespace seiche {

namespace {

const std::vector<Edge> allEdges = {Edge::Fixed, Edge::Free, Edge::Absorbing, Edge::Periodic};
// Periodic comes last: passing it with the keys also changes the other end.
const std::vector<Edge> stringEdges = {Edge::Fixed, Edge::Free, Edge::Absorbing, Edge::Impedance,
                                       Edge::Periodic};
const std::vector<Edge> integerEdges = {Edge::Fixed, Edge::Free, Edge::Periodic};
constexpr std::array<const char*, 4> ids = {"edges.left", "edges.right", "edges.top", "edges.bottom"};
constexpr std::array<const char*, 2> impedanceIds = {"edges.leftImpedance", "edges.rightImpedance"};
// Useful slider range. Larger impedances can be typed.
constexpr ValueScale impedanceScale{ValueScale::Kind::Linear, 0.0, 5.0, 0.01, 0.001};

QString echoInWords(double impedance) {
    const double echo = endReflection(impedance);
    const QString share = QLocale().toString(std::abs(echo), 'f', 2);
    if (std::abs(echo) < 0.005) return EdgeChoices::tr("Predicted reflection 0: nothing is reflected.");
    return echo > 0.0 ? EdgeChoices::tr("Predicted reflection %1: upright.").arg(share)
                      : EdgeChoices::tr("Predicted reflection −%1: upside down.").arg(share);
}

} // namespace

EdgeChoices::EdgeChoices(QWidget* parent)
    : QWidget(parent), m_leftLabel(new QLabel(this)), m_rightLabel(new QLabel(this)),
      m_middle(new QLabel(this)) {
    // Not fixed, because the height of the wrapped texts depends on the width.
    setSizePolicy(QSizePolicy::Preferred, QSizePolicy::Minimum);
    auto* grid = new QGridLayout(this);
    grid->setContentsMargins(0, 0, 0, 0);
    for (int side = Left; side <= Bottom; ++side) {
        auto*& choice = m_choices[static_cast<std::size_t>(side)];
        choice = new Choice<Edge>(allEdges, [](Edge edge) { return nameOf(edge); }, this);
        choice->setObjectName(QLatin1String(ids[static_cast<std::size_t>(side)]));
        connect(choice, &QComboBox::activated, this, [this, side] { choose(static_cast<Side>(side)); });
    }
    for (QLabel* label : {m_leftLabel, m_rightLabel, m_middle}) label->setProperty("type", "small");
    m_middle->setAlignment(Qt::AlignCenter);
    m_rightLabel->setAlignment(Qt::AlignRight | Qt::AlignVCenter);
    grid->addWidget(m_leftLabel, 0, 0);
    grid->addWidget(m_rightLabel, 0, 2);
    // Each choice takes half of the width because boundary names are long in some languages.
    const auto addInMiddle = [grid](QWidget* choice, int row) {
        auto* line = new QHBoxLayout;
        line->addStretch(1);
        line->addWidget(choice, 2);
        line->addStretch(1);
        grid->addLayout(line, row, 0, 1, 3);
    };
    addInMiddle(m_choices[Top], 0);
    grid->addWidget(m_choices[Left], 1, 0);
    grid->addWidget(m_middle, 1, 1);
    grid->addWidget(m_choices[Right], 1, 2);
    addInMiddle(m_choices[Bottom], 2);
    for (const int column : {0, 2}) grid->setColumnStretch(column, 1);
    for (int i = 0; i < 2; ++i) {
        const std::size_t end = static_cast<std::size_t>(i);
        auto* row = m_impedances[end] = new ValueRow(*findParameter(impedanceIds[end]), impedanceScale, this);
        auto* echo = m_echoes[end] = new WrappedLabel(this);
        row->setNumberStyle({2, 6, {}});
        echo->setProperty("type", "small");
        echo->setObjectName(QLatin1String(impedanceIds[end]) + QStringLiteral(".echo"));
        grid->addWidget(row, 3 + 2 * i, 0, 1, 3);
        grid->addWidget(echo, 4 + 2 * i, 0, 1, 3);
        connect(row, &ValueRow::chosen, this,
                [this, end](double value) { emit wanted({{impedanceIds[end], value}}); });
    }
    setTabOrder(m_choices[Top], m_choices[Left]);
    setTabOrder(m_choices[Left], m_choices[Right]);
    setTabOrder(m_choices[Right], m_choices[Bottom]);
    setTabOrder(m_choices[Bottom], m_impedances[0]);
    setTabOrder(m_impedances[0], m_impedances[1]);
    const auto restyle = [grid] { grid->setSpacing(Theme::current().px(5)); };
    connect(&Theme::current(), &Theme::changed, this, restyle);
    restyle();
    retranslate();
}

void EdgeChoices::show(const Experiment& experiment) {
    m_edges = experiment.rule.edges;
    m_pool = experiment.rule.scene == SceneKind::Pool;
    const bool whole = experiment.rule.arithmetic == Arithmetic::Integer;
    const std::array<Edge, 4> now = {m_edges.left, m_edges.right, m_edges.top, m_edges.bottom};
    for (std::size_t side = 0; side < 4; ++side) {
        m_choices[side]->offer(whole ? integerEdges : m_pool ? allEdges : stringEdges);
        m_choices[side]->show(now[side]);
    }
    m_choices[Top]->setVisible(m_pool);
    m_choices[Bottom]->setVisible(m_pool);
    m_leftLabel->setVisible(!m_pool);
    m_rightLabel->setVisible(!m_pool);
    m_middle->setVisible(m_pool);
    for (std::size_t end = 0; end < 2; ++end) {
        const bool shown = applies(m_impedances[end]->parameter(), experiment);
        m_impedances[end]->setVisible(shown);
        m_echoes[end]->setVisible(shown);
        m_impedances[end]->show(m_impedances[end]->parameter().number(experiment));
    }
    showEchoes();
}

void EdgeChoices::showEchoes() {
    m_echoes[0]->setText(echoInWords(m_edges.leftImpedance));
    m_echoes[1]->setText(echoInWords(m_edges.rightImpedance));
    for (std::size_t end = 0; end < 2; ++end)
        m_impedances[end]->entry()->setAccessibleDescription(m_echoes[end]->text());
}

void EdgeChoices::choose(Side side) {
    constexpr std::array<Side, 4> across = {Right, Left, Bottom, Top};
    const std::array<Edge, 4> now = {m_edges.left, m_edges.right, m_edges.top, m_edges.bottom};
    const Edge edge = m_choices[side]->value();
    if (edge == now[side]) return;
    Settings settings = {{ids[side], std::string(toString(edge))}};
    const Side other = across[side];
    if (edge == Edge::Periodic || now[side] == Edge::Periodic)
        settings.push_back({ids[other], std::string(toString(edge))});
    emit wanted(settings);
}

void EdgeChoices::retranslate() {
    const std::array<QString, 4> names = {m_pool ? tr("Left side") : tr("Left end"),
                                          m_pool ? tr("Right side") : tr("Right end"), tr("Top side"),
                                          tr("Bottom side")};
    for (std::size_t side = 0; side < 4; ++side) {
        m_choices[side]->retranslate();
        m_choices[side]->setAccessibleName(names[side]);
        m_choices[side]->setToolTip(
            tr("%1. Fixed: a wave is reflected upside down. Free: it is reflected upright. Absorbing: it "
               "leaves. Periodic: it re-enters on the opposite side.")
                .arg(names[side]) +
            (m_pool ? QString()
                    : QLatin1Char(' ') + tr("Impedance: a damper, in between free and fixed. Matched to the "
                                            "string (1), the damper absorbs every wave.")));
    }
    m_impedances[0]->setLabel(tr("Z, left end"));
    m_impedances[1]->setLabel(tr("Z, right end"));
    showEchoes();
    m_leftLabel->setText(tr("Left end"));
    m_rightLabel->setText(tr("Right end"));
    m_middle->setText(tr("sides", "of the pool"));
}

} // namespace seiche

#include "moc_edge_choices.cpp"
