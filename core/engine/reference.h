// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "wave/expects.h"
#include "wave/wave.h"

#include <cstdint>

namespace seiche {

/// Computes one step by the update formula of `Rule`, in one plain, readable loop over the moving
/// cells.
///
/// `next` receives f[n+1]; for leapfrog it may be `wave.previous` itself. A velocity that the wave
/// keeps becomes that of f[n+1]. The ghosts of the Laplacian's source field and of the stiffness
/// must be filled. Every faster path gives the same bits.
void referenceStep(Wave<float>& wave, const Rule& rule, Field<float>& next);

/// Computes one step of integer water: next = (sum of neighbours) div divisor - before; next -=
/// next div dampingShare.
void referenceStep(const Wave<std::int32_t>& wave, const Rule& rule, Field<std::int32_t>& next);

/// Advances the wave in the plainest form: ghosts, reference step, exchange of the fields.
///
/// Cells held by a fixed edge keep their height. Every faster path gives the same bits.
void referenceSteps(Wave<float>& wave, const Rule& rule, std::int64_t steps);
void referenceSteps(Wave<std::int32_t>& wave, const Rule& rule, std::int64_t steps);

/// Returns the source field of the Laplacian in leapfrog and the textbook schemes: f[n], f[n-1] or
/// f[n-2].
///
/// The wave keeps `older` for the delayed scheme. `AnyWave` is a wave of float heights, constant or
/// not.
template <class AnyWave>
auto& laplacianSource(AnyWave& wave, Scheme scheme) {
    SEICHE_EXPECTS(scheme != Scheme::DelayedEuler || wave.older);
    if (scheme == Scheme::DelayedEuler) return *wave.older;
    return scheme == Scheme::Euler ? wave.previous : wave.now;
}

/// Returns whether the short form d * (c * sum of neighbours - f[n-1]) applies.
///
/// The f[n] term of leapfrog then vanishes exactly: no velocity damping, and k is at the limit of
/// the string (1), of the cross and the diagonal stencil (1/2), or 1/4 for the Moore neighbourhood.
bool hasShortForm(const Rule& rule);

} // namespace seiche
