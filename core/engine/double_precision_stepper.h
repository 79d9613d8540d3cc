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

/// The steps of every scheme in double precision, for short strings that lose velocity or resist bending and
/// for long measurements that are compared with theory; the formulas are those of `Rule`.
///
/// Plain loops on one thread, several times slower than the engine for a large pool.
class DoublePrecisionStepper {
public:
    /// Floating-point heights and no absorbing side.
    static bool canRun(const Rule& rule);

    /// Advances the wave, of floating-point heights, by `steps` >= 0 frames. The wave must fit the rule (an
    /// `older` field for the delayed scheme). `pml`, ready for these steps, is given where a side absorbs;
    /// `stiffness`, that of a string of several media, with its ghosts filled (see `Wave::stiffness`).
    void step(Wave<double>& wave, const Rule& rule, std::int64_t steps, Pml* pml = nullptr,
              const Field<float>* stiffness = nullptr);
    /// Its own memory is given back.
    void forget();

private:
    void leapfrog(Wave<double>& wave, const Rule& rule, const Domain& domain, Pml* pml);
    void textbook(Wave<double>& wave, const Rule& rule, const Domain& domain, Pml* pml);
    Field<double>& spare(const Wave<double>& wave);

    std::optional<Field<double>> m_spare;
    ImplicitString m_implicit;
    ImplicitStiffString m_implicitStiff;
    RungeKutta m_rungeKutta;
    const Field<float>* m_stiffness = nullptr; ///< of the steps being done
};

} // namespace seiche
