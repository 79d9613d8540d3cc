// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/implicit.h"
#include "engine/runge_kutta.h"
#include "wave/wave.h"

#include <cstdint>
#include <optional>

namespace seiche {

/// The steps of every scheme in double precision, for long measurements that are compared with theory; the
/// formulas are those of `Rule`.
///
/// Plain loops on one thread, several times slower than the engine for a large pool.
class DoublePrecisionStepper {
public:
    /// Floating-point heights and no absorbing side.
    static bool canRun(const Rule& rule);

    /// The wave must fit the rule (an `older` field for the delayed scheme); cells held by a fixed edge are at
    /// height 0, and there are no objects.
    void step(Wave<double>& wave, const Rule& rule, std::int64_t steps);

private:
    void textbook(Wave<double>& wave, const Rule& rule, const Domain& domain);
    Field<double>& spare(const Wave<double>& wave, const Rule& rule);

    std::optional<Field<double>> m_spare;
    ImplicitString m_implicit;
    RungeKutta m_rungeKutta;
};

} // namespace seiche
