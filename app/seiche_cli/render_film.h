// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "commands.h"

#include "show/film.h"

#include <string>

namespace seiche::cli {

/// Where a film goes; what is empty is not written.
struct FilmPaths {
    std::string gif;
    std::string png; ///< of a film: a numbered name
};

/// Shoots a valid film of `run` and writes it. Says what goes wrong; `name` is what the experiment is called.
Status renderFilm(const std::string& name, Simulation& run, const Film& film, const FilmPaths& paths);

} // namespace seiche::cli
