// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "show/film_files.h"

#include "picture/png.h"

namespace seiche {

GifFile::GifFile(const Film& film, const std::string& path)
    : m_framesPerSecond(film.framesPerSecond), m_file(path),
      m_gif(film.width, film.height, [this](std::string_view bytes) { m_file.write(bytes); }) {}

bool GifFile::add(std::int64_t number, const PixelView& picture) {
    m_enoughMemory = m_gif.add(picture, hundredthsOf(static_cast<int>(number), m_framesPerSecond));
    return m_enoughMemory && m_file.good();
}

bool GifFile::commit() {
    m_enoughMemory = m_gif.finish() && m_enoughMemory;
    return m_enoughMemory && m_file.good() && m_file.commit();
}

std::optional<FilmProblem> GifFile::problem() const {
    if (!m_file.good()) return FilmProblem{m_file.path(), m_file.problem()};
    return m_enoughMemory ? std::nullopt : std::optional(FilmProblem{m_file.path(), {}});
}

bool PictureFiles::add(std::int64_t, const PixelView& picture) {
    return m_series.add([&](const auto& sink) { return writePng(picture, sink); });
}

std::optional<FilmProblem> PictureFiles::problem() const {
    const std::string& problem = m_series.problem();
    if (problem.empty()) return std::nullopt;
    const std::size_t colon = problem.rfind(": ");
    return FilmProblem{problem.substr(0, colon), problem.substr(colon + 2)};
}

} // namespace seiche
