// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "render_film.h"

#include "interruption.h"
#include "report.h"

#include "picture/gif.h"
#include "picture/png.h"

#include <optional>

namespace seiche::cli {

namespace {

/// The files of a film while it is shot. Nothing is left of them unless all are complete.
class Outputs {
public:
    Outputs(const Film& film, const FilmFiles& files) : m_framesPerSecond(film.framesPerSecond) {
        if (!files.png.empty()) m_pictures.emplace(*NumberedName::from(files.png));
        if (files.gif.empty()) return;
        m_file.emplace(files.gif);
        m_gif.emplace(film.width, film.height, [this](std::string_view bytes) { m_file->write(bytes); });
    }

    bool good() const {
        return (!m_pictures || m_pictures->problem().empty()) && (!m_file || m_file->good()) && m_enoughMemory;
    }

    bool add(std::int64_t number, const PixelView& picture) {
        if (m_gif)
            m_enoughMemory = m_gif->add(picture, hundredthsOf(static_cast<int>(number), m_framesPerSecond));
        if (m_pictures) m_pictures->add([&](const auto& sink) { return writePng(picture, sink); });
        return good();
    }

    bool commit() {
        if (m_gif) m_enoughMemory = m_gif->finish() && m_enoughMemory;
        return good() && (!m_file || m_file->commit()) && (!m_pictures || m_pictures->commit());
    }

    void complainAbout() const {
        if (m_pictures && !m_pictures->problem().empty()) {
            const std::string& problem = m_pictures->problem();
            const std::size_t colon = problem.rfind(": ");
            complain(problem.substr(0, colon), problem.substr(colon + 2));
        } else if (m_file && !m_file->good()) {
            complain(m_file->path(), m_file->problem());
        } else {
            complain(m_file ? m_file->path() : "--gif", "the film could not be written");
        }
    }

private:
    double m_framesPerSecond;
    std::optional<FileSeries> m_pictures;
    std::optional<OutputFile> m_file;
    std::optional<GifWriter> m_gif;
    bool m_enoughMemory = true;
};

} // namespace

Status renderFilm(const std::string& name, Simulation& run, const Film& film, const FilmFiles& files) {
    Outputs outputs(film, files);
    // Before an hour of computing, not after it.
    if (!outputs.good()) {
        outputs.complainAbout();
        return couldNotBeDone;
    }
    const Interruption interruption;
    FilmEnd end;
    {
        Progress progress("filming");
        end = shoot(
            run, film,
            [&](std::int64_t number, const PixelView& picture) { return outputs.add(number, picture); },
            [&](double share) {
                progress.show(share);
                return !interruption.hasCome();
            });
    }
    if (end == FilmEnd::Diverged) {
        complain(name, "diverged at step " + std::to_string(*run.divergedAt()));
        return couldNotBeDone;
    }
    if (interruption.hasCome()) {
        complain(name, "interrupted");
        return couldNotBeDone;
    }
    if (end == FilmEnd::Complete && outputs.commit()) return done;
    outputs.complainAbout();
    return couldNotBeDone;
}

} // namespace seiche::cli
