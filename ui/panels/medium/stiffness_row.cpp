// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "medium/stiffness_row.h"

#include "theory/stability.h"

#include <algorithm>
#include <cmath>
#include <numbers>

namespace seiche {

namespace {

constexpr double stiffestPiano = 0.01; // B

ValueScale scaleOfStiffness(int points) {
    const double length = std::max(points - 1, 1);
    const double max = stiffestPiano * length * length / (std::numbers::pi * std::numbers::pi);
    const double decade = std::pow(10.0, std::floor(std::log10(max)));
    const double round = std::clamp(decade * std::ceil(max / decade), 1.0, findParameter("bending")->max);
    return {ValueScale::Kind::Linear, 0.0, round, round / 1000.0, round / 10'000.0};
}

// Returns the stiffness at which this k reaches the stability limit: k (1 + 4 bending) equals the
// limit without stiffness. Empty if k is already above.
std::optional<double> largestStableStiffness(Rule rule) {
    rule.bending = 0.0;
    const double limit = stabilityOf(rule).limitK;
    if (!std::isfinite(limit) || !(limit > rule.k)) return std::nullopt;
    return 0.25 * (limit / rule.k - 1.0);
}

} // namespace

StiffnessRow::StiffnessRow(QWidget* parent)
    : ValueRow(*findParameter("bending"), scaleOfStiffness(Grid{}.width), parent) {
    setNumberStyle({1, 4, {}});
}

void StiffnessRow::show(const Simulation& run, bool showsLimit) {
    setScale(scaleOfStiffness(run.grid().width));
    setMark(showsLimit ? largestStableStiffness(run.rule()) : std::nullopt);
    ValueRow::show(run.rule().bending);
}

bool canBeStiff(const Experiment& experiment) {
    return experiment.rule.scene == SceneKind::String && experiment.rule.arithmetic == Arithmetic::Float;
}

} // namespace seiche
