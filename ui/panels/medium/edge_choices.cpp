// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "medium/edge_choices.h"

#include "theme/theme.h"
#include "wording/names.h"

#include <QGridLayout>

namespace seiche {

namespace {

const std::vector<Edge> allEdges = {Edge::Fixed, Edge::Free, Edge::Absorbing, Edge::Periodic};
const std::vector<Edge> integerEdges = {Edge::Fixed, Edge::Free, Edge::Periodic};
constexpr std::array<const char*, 4> ids = {"edges.left", "edges.right", "edges.top", "edges.bottom"};

} // namespace

EdgeChoices::EdgeChoices(QWidget* parent)
    : QWidget(parent), m_leftLabel(new QLabel(this)), m_rightLabel(new QLabel(this)),
      m_middle(new QLabel(this)) {
    setSizePolicy(QSizePolicy::Preferred, QSizePolicy::Fixed);
    auto* grid = new QGridLayout(this);
    grid->setContentsMargins(0, 0, 0, 0);
    for (int side = Left; side <= Bottom; ++side) {
        auto*& choice = m_choices[static_cast<std::size_t>(side)];
        choice = new Choice<Edge>(
            allEdges, [](Edge edge) { return nameOf(edge); }, this);
        choice->setObjectName(QLatin1String(ids[static_cast<std::size_t>(side)]));
        connect(choice, &QComboBox::activated, this, [this, side] { choose(static_cast<Side>(side)); });
    }
    for (QLabel* label : {m_leftLabel, m_rightLabel, m_middle}) label->setProperty("type", "small");
    m_middle->setAlignment(Qt::AlignCenter);
    m_rightLabel->setAlignment(Qt::AlignRight | Qt::AlignVCenter);
    grid->addWidget(m_leftLabel, 0, 0);
    grid->addWidget(m_rightLabel, 0, 2);
    grid->addWidget(m_choices[Top], 0, 1);
    grid->addWidget(m_choices[Left], 1, 0);
    grid->addWidget(m_middle, 1, 1);
    grid->addWidget(m_choices[Right], 1, 2);
    grid->addWidget(m_choices[Bottom], 2, 1);
    for (int column = 0; column < 3; ++column) grid->setColumnStretch(column, 1);
    setTabOrder(m_choices[Top], m_choices[Left]);
    setTabOrder(m_choices[Left], m_choices[Right]);
    setTabOrder(m_choices[Right], m_choices[Bottom]);
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
        m_choices[side]->offer(whole ? integerEdges : allEdges);
        m_choices[side]->show(now[side]);
    }
    m_choices[Top]->setVisible(m_pool);
    m_choices[Bottom]->setVisible(m_pool);
    m_leftLabel->setVisible(!m_pool);
    m_rightLabel->setVisible(!m_pool);
    m_middle->setVisible(m_pool);
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
            tr("%1: what happens to a wave there. Fixed: it comes back upside down. Free: it comes back "
               "upright. Absorbing: it leaves. Ring: it re-enters on the opposite side.")
                .arg(names[side]));
    }
    m_leftLabel->setText(tr("Left end"));
    m_rightLabel->setText(tr("Right end"));
    m_middle->setText(tr("sides", "of the pool"));
}

} // namespace seiche

#include "moc_edge_choices.cpp"
