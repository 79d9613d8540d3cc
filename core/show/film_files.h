// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "files/file_series.h"
#include "files/output_file.h"
#include "picture/gif.h"
#include "show/film.h"

#include <optional>
#include <string>

namespace seiche {

/// Output files for the frames of a video, in order.
///
/// The files are all complete or all absent: without `commit`, all are removed.
class FilmFiles {
public:
    virtual ~FilmFiles() = default;

    /// Adds the next frame. Returns false after a problem.
    virtual bool add(std::int64_t number, const PixelView& picture) = 0;
    /// Moves the files into place. Returns false on failure.
    virtual bool commit() = 0;
    /// Returns the problem and its file; empty if none. An unwritable destination is detected
    /// before the first frame.
    virtual std::optional<Problem> problem() const = 0;
};

/// An animated GIF.
class GifFile : public FilmFiles {
public:
    GifFile(const Film& film, const std::string& path);

    bool add(std::int64_t number, const PixelView& picture) override;
    bool commit() override;
    std::optional<Problem> problem() const override;

private:
    double m_framesPerSecond;
    OutputFile m_file;
    GifWriter m_gif;
    bool m_enoughMemory = true;
};

/// Numbered PNG files.
class PictureFiles : public FilmFiles {
public:
    explicit PictureFiles(NumberedName names) : m_series(std::move(names)) {}

    bool add(std::int64_t number, const PixelView& picture) override;
    bool commit() override { return m_series.commit(); }
    std::optional<Problem> problem() const override { return m_series.problem(); }

private:
    FileSeries m_series;
};

} // namespace seiche
