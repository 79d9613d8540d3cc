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

/// The files that the pictures of a film go to, in order.
///
/// They are all complete or all absent: without `commit` nothing is left of them.
class FilmFiles {
public:
    virtual ~FilmFiles() = default;

    /// Takes the next picture; false after a problem.
    virtual bool add(std::int64_t number, const PixelView& picture) = 0;
    /// Puts the files in their places. True when they are there.
    virtual bool commit() = 0;
    /// Of which file, and what; nothing while all is well. A place that cannot be written is known before the
    /// first picture.
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

/// Numbered pictures, PNG.
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
