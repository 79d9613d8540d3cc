// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "wave/expects.h"
#include "wave/wave.h"

#include <cstdint>

namespace seiche {

/// The update formula of `Rule`, written to be read: one plain loop over the cells that may move. `next`
/// receives f[n+1]; for the leapfrog scheme it may be `wave.before` itself. A velocity that the wave keeps
/// becomes that of f[n+1]. The ghosts of the field the
/// Laplacian is taken from must be filled, and those of the stiffness. Every faster path gives the same bits.
void referenceStep(Wave<float>& wave, const Rule& rule, Field<float>& next);

/// Integer water: next = (sum of neighbours) div divisor - before; next -= next div dampingShare.
void referenceStep(const Wave<std::int32_t>& wave, const Rule& rule, Field<std::int32_t>& next);

/// The whole engine in its plainest form: ghosts, reference step, and the fields change places; cells held by a
/// fixed edge keep their height. Every faster path gives the same bits.
void referenceSteps(Wave<float>& wave, const Rule& rule, std::int64_t steps);
void referenceSteps(Wave<std::int32_t>& wave, const Rule& rule, std::int64_t steps);

/// The field whose Laplacian leapfrog and the textbook schemes take: f[n], f[n-1] or f[n-2]. The wave keeps
/// `older` for the delayed scheme. `AnyWave` is a wave of float heights, constant or not.
template <class AnyWave>
auto& laplacianSource(AnyWave& wave, Scheme scheme) {
    SEICHE_EXPECTS(scheme != Scheme::DelayedEuler || wave.older);
    if (scheme == Scheme::DelayedEuler) return *wave.older;
    return scheme == Scheme::Euler ? wave.before : wave.now;
}

/// Whether the f[n] term of the leapfrog formula vanishes exactly, so that the short form
/// d * (c * sum of neighbours - f[n-1]) is used: no velocity damping and k at the limit of the string (1), the
/// cross and the diagonal stencil (1/2) or the Moore neighbourhood at k = 1/4.
bool hasShortForm(const Rule& rule);

} // namespace seiche
