// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "commands.h"

#include "show/film.h"

#include <string>

namespace seiche::cli {

/// Output files of a video; empty paths are disabled.
struct FilmPaths {
    std::string gif;
    std::string png; ///< numbered name for a video
};

/// Records a valid video of `run` and writes it. Prints problems; `name` is the name of the
/// experiment.
Status renderFilm(const std::string& name, Simulation& run, const Film& film, const FilmPaths& paths);

} // namespace seiche::cli
