// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "render_film.h"

#include "interruption.h"
#include "report.h"

#include "show/film_files.h"

#include <algorithm>
#include <memory>
#include <optional>
#include <vector>

namespace seiche::cli {

namespace {

using Files = std::vector<std::unique_ptr<FilmFiles>>;

Files filesFor(const Film& film, const FilmPaths& paths) {
    Files files;
    if (!paths.gif.empty()) files.push_back(std::make_unique<GifFile>(film, paths.gif));
    if (!paths.png.empty()) files.push_back(std::make_unique<PictureFiles>(*NumberedName::from(paths.png)));
    return files;
}

// Prints the first problem. Returns whether there is any.
bool reportProblem(const Files& files) {
    for (const auto& each : files)
        if (const std::optional<Problem> problem = each->problem()) {
            addProblem(*problem);
            return true;
        }
    return false;
}

} // namespace

Status renderFilm(const std::string& name, Simulation& run, const Film& film, const FilmPaths& paths) {
    const Files files = filesFor(film, paths);
    // Reports unwritable files before the long computation.
    if (reportProblem(files)) return CouldNotBeDone;
    const Interruption interruption;
    FilmEnd end;
    {
        Progress progress("filming");
        end = shoot(
            run, film,
            [&](std::int64_t number, const PixelView& picture) {
                return std::ranges::all_of(files, [&](const auto& each) { return each->add(number, picture); });
            },
            [&](double share) {
                progress.show(share);
                return !interruption.hasCome();
            });
    }
    if (end == FilmEnd::Diverged) {
        addProblem(name, "diverged at step " + std::to_string(*run.divergedAt()));
        return CouldNotBeDone;
    }
    if (interruption.hasCome()) {
        addProblem(name, "interrupted");
        return CouldNotBeDone;
    }
    const bool written =
        end == FilmEnd::Complete && std::ranges::all_of(files, [](const auto& each) { return each->commit(); });
    if (written) return Done;
    reportProblem(files);
    return CouldNotBeDone;
}

} // namespace seiche::cli
