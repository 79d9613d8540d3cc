// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/pml.h"
#include "wave/wave.h"

#include <optional>

namespace seiche {

/// The classical Runge-Kutta scheme of fourth order on (height, velocity): f' = v, v' = k L f, one unit of
/// time a step. v is recovered from the two fields as f[n] - f[n-1]; after the step
///   now = d * f,   before = now - s * v.
/// Undamped it is stable while k lambda <= 8. A dashpot at an end of a string is one more force in every stage
/// (see `massAtEnd`). String and pool, every stencil. The stages are computed in
/// double precision; the two fields are rounded once. Holds scratch
/// memory only. `stiffness`, with its ghosts filled, is given where cells have one of their own (see
/// `Wave::stiffness`). Where sides absorb (then `pml` is given) what their layers remember stays as it is
/// during a step.
class RungeKutta {
public:
    template <class T>
    void step(Wave<T>& wave, const Rule& rule, const Domain& domain, Pml* pml = nullptr,
              const Field<float>* stiffness = nullptr);

    /// Takes the memory that steps of this wave need.
    template <class T>
    void reserve(const Wave<T>& wave, SceneKind scene);
    /// How much that is for float heights.
    static std::size_t bytesFor(const Grid& visible, const Rule& rule);

private:
    /// The heights or velocities on the way to the next field. They move while they are worked on: see
    /// `replaceAll`.
    std::optional<Field<double>> m_stage;
    std::optional<Field<float>> m_next;          ///< f[n+1], while f[n] is still needed
    std::optional<Field<double>> m_nextInDouble; ///< the same, for such waves
};

extern template void RungeKutta::step(Wave<float>&, const Rule&, const Domain&, Pml*, const Field<float>*);
extern template void RungeKutta::step(Wave<double>&, const Rule&, const Domain&, Pml*, const Field<float>*);
extern template void RungeKutta::reserve(const Wave<float>&, SceneKind);

} // namespace seiche
