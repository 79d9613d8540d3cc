// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "session/background_job.h"
#include "show/film.h"

#include <QString>

namespace seiche {

enum class FilmFormat { Gif, Pictures, Mp4, WebM };

/// Whether only ffmpeg can make it.
bool needsFfmpeg(FilmFormat format);
/// ".gif", ...
QString endingOf(FilmFormat format);

/// A film to be made: a copy of the run, what to take of it, and where it goes.
struct FilmOrder {
    Simulation run; ///< at frame `film.from` or before it
    Film film;      ///< valid
    FilmFormat format = FilmFormat::Gif;
    QString path; ///< of numbered pictures: "wave.png" becomes wave-0000.png, wave-0001.png, ...
};

/// Makes the film. It is complete or absent; what went wrong is returned, nothing when all is well or `goOn`
/// has stopped it. For any thread.
QString make(FilmOrder order, const GoOn& goOn);

} // namespace seiche
