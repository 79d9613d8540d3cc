// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "show/film.h"
#include "show/overlay_picture.h"
#include "show/pool_picture.h"

#include <QString>

#include <optional>

namespace seiche {

/// How a film shows its run.
struct FilmView {
    std::optional<PoolView> pool; ///< nothing: a string

    QString name() const;
    /// The film shows this run as the canvas does now: in its colours, with the water, floor and eye that are
    /// set, with what theory draws over a pool, or with what is shown of a string. For any thread.
    void useFor(Film& film, const Simulation& run, std::vector<Overlay> overlays) const;
};

/// All views of a medium, the one that the canvas shows first.
std::vector<FilmView> filmViews(SceneKind scene);

} // namespace seiche
