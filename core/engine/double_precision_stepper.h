// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/implicit.h"
#include "engine/implicit_stiff.h"
#include "engine/runge_kutta.h"
#include "wave/wave.h"

#include <cstdint>
#include <optional>

namespace seiche {

/// Steps of every scheme in double precision, by the formulas of `Rule`.
///
/// Serves short strings with damping or bending and long measurements that are compared with
/// theory. Plain loops on one thread: several times slower than `Engine` for a large pool.
class DoublePrecisionStepper {
public:
    /// Returns whether heights are floats and no side absorbs.
    static bool canRun(const Rule& rule);

    /// Advances the wave by `steps` >= 0 steps.
    ///
    /// The wave has floating-point heights and must fit the rule (with `older` for the delayed
    /// scheme). `pml` is given if a side absorbs, ready for these steps. `stiffness` is that of a
    /// string of several media, with filled ghosts (see `Wave::stiffness`).
    void step(Wave<double>& wave, const Rule& rule, std::int64_t steps, Pml* pml = nullptr,
              const Field<float>* stiffness = nullptr);
    /// Frees the scratch memory.
    void forget();

private:
    void leapfrog(Wave<double>& wave, const Rule& rule, const Domain& domain, Pml* pml);
    void textbook(Wave<double>& wave, const Rule& rule, const Domain& domain, Pml* pml);
    Field<double>& spare(const Wave<double>& wave);

    std::optional<Field<double>> m_spare;
    ImplicitString m_implicit;
    ImplicitStiffString m_implicitStiff;
    RungeKutta m_rungeKutta;
    const Field<float>* m_stiffness = nullptr; ///< set during `step` only
};

} // namespace seiche
