// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "run/simulation.h"
#include "widgets/value_row.h"

namespace seiche {

/// The stiffness of a string against bending.
///
/// The slider goes as far as the highest, stiffest strings of a piano: overtones n sqrt(1 + B n^2) with B =
/// 0.01. More can be typed.
class StiffnessRow : public ValueRow {
public:
    explicit StiffnessRow(QWidget* parent = nullptr);

    /// `tellsLimit`: the slider has a mark where the string would be at the stable limit with the k it has.
    void show(const Simulation& run, bool tellsLimit);
};

/// Whether a run is one of a string that can be stiff.
bool canBeStiff(const Experiment& experiment);

} // namespace seiche
