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

std::optional<Problem> GifFile::problem() const {
    if (m_file.problem()) return Problem(m_file.path(), *m_file.problem());
    if (m_enoughMemory) return std::nullopt;
    return Problem(m_file.path(), TRANSLATABLE("Problem", "there is not enough memory"));
}

bool PictureFiles::add(std::int64_t, const PixelView& picture) {
    return m_series.add([&](const auto& sink) { return writePng(picture, sink); });
}

} // namespace seiche
