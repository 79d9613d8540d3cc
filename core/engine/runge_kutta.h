// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/pml.h"
#include "wave/wave.h"

#include <optional>

namespace seiche {

/// The classical fourth-order Runge-Kutta scheme on (height, velocity): f' = v, v' = k L f.
///
/// One unit of time per step. v is f[n] - f[n-1]; after the step
///   now = d * f,   before = now - s * v.
/// Undamped, it is stable while k lambda <= 8. A damper at an end of a string is an additional
/// force in every stage (see `massAtEnd`). For string and pool, every stencil. Stages are in double
/// precision; the two fields are rounded once. Holds scratch memory only. `stiffness`, with filled
/// ghosts, is given if cells have their own (see `Wave::stiffness`). If sides absorb, `pml` is
/// given, and the layers' memory stays constant during a step.
class RungeKutta {
public:
    template <class T>
    void step(Wave<T>& wave, const Rule& rule, const Domain& domain, Pml* pml = nullptr,
              const Field<float>* stiffness = nullptr);

    /// Allocates the memory for steps of this wave.
    template <class T>
    void reserve(const Wave<T>& wave, SceneKind scene);
    /// Returns the bytes that `reserve` allocates for float heights.
    static std::size_t bytesFor(const Grid& visible, const Rule& rule);

private:
    /// Heights or velocities of a stage; moves in memory (`replaceAll`).
    std::optional<Field<double>> m_stage;
    std::optional<Field<float>> m_next;          ///< f[n+1], while f[n] is still needed
    std::optional<Field<double>> m_nextInDouble; ///< f[n+1] of a wave in double precision
};

extern template void RungeKutta::step(Wave<float>&, const Rule&, const Domain&, Pml*, const Field<float>*);
extern template void RungeKutta::step(Wave<double>&, const Rule&, const Domain&, Pml*, const Field<float>*);
extern template void RungeKutta::reserve(const Wave<float>&, SceneKind);

} // namespace seiche
