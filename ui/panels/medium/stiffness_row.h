// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "run/simulation.h"
#include "widgets/value_row.h"

namespace seiche {

/// Bending stiffness of a string.
///
/// The slider ends at the highest, stiffest strings of a piano: overtones n sqrt(1 + B n^2) with B
/// = 0.01. Larger values can be typed.
class StiffnessRow : public ValueRow {
public:
    explicit StiffnessRow(QWidget* parent = nullptr);

    /// Shows the stiffness of the run. `showsLimit` adds a mark at the stability limit for the
    /// current k.
    void show(const Simulation& run, bool showsLimit);
};

/// Returns whether this is a string that can be stiff: only with float arithmetic.
bool canBeStiff(const Experiment& experiment);

} // namespace seiche
