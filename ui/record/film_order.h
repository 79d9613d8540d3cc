// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "session/background_job.h"
#include "show/film.h"

#include <QString>

namespace seiche {

enum class FilmFormat { Gif, Pictures, Mp4, WebM };

/// Returns whether the format needs ffmpeg.
bool needsFfmpeg(FilmFormat format);
/// Returns the file name extension, such as ".gif".
QString extensionOf(FilmFormat format);

/// A video to be made: a copy of the run, the `Film`, and the file.
struct FilmOrder {
    Simulation run; ///< at step `film.from` or earlier
    Film film;      ///< must be valid
    FilmFormat format = FilmFormat::Gif;
    QString path; ///< for numbered pictures, "wave.png" becomes wave-0000.png, wave-0001.png, …
};

/// Makes the video. Returns an error message, empty on success or if stopped by `goOn`. The file is
/// complete or absent. Thread-safe.
QString make(FilmOrder order, const GoOn& goOn);

} // namespace seiche
