// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "show/film.h"
#include "show/overlay_picture.h"
#include "show/pool_picture.h"

#include <QString>

#include <optional>

namespace seiche {

/// View of the run in a video.
struct FilmView {
    std::optional<PoolView> pool; ///< empty: a string

    QString name() const;
    /// Configures the video to look like the canvas: its colours; water, floor and camera; overlays
    /// of theory over a pool, or the string's display options. The video can then be made on any
    /// thread.
    void useFor(Film& film, const Simulation& run, std::vector<Overlay> overlays) const;
};

/// Returns all views of a medium, with the current view of the canvas first.
std::vector<FilmView> filmViews(SceneKind scene);

} // namespace seiche
