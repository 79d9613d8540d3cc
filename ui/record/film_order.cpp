// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "record/film_order.h"

#include "record/video_file.h"
#include "show/film_files.h"
#include "wording/problems.h"

#include <QCoreApplication>
#include <QFile>
#include <QFileInfo>
#include <QLocale>

namespace seiche {

namespace {

QString inWords(const char* text) { return QCoreApplication::translate("FilmOrder", text); }

// Returns the name pattern: "wave.png" becomes wave-0000.png, … Percent signs are escaped.
NumberedName numbered(const QString& path) {
    const QFileInfo place(path);
    QString name = place.completeBaseName();
    name.replace(QLatin1Char('%'), QLatin1String("%%"));
    const QString pattern = place.absolutePath() + QLatin1Char('/') + name + QStringLiteral("-%04d.png");
    return *NumberedName::from(QFile::encodeName(pattern).toStdString());
}

class Video : public FilmFiles {
public:
    Video(const FilmOrder& order, const std::string& path, std::function<bool()> goOn)
        : m_path(path), m_file(ffmpegProgram(), order.path, order.film, std::move(goOn)) {}

    bool add(std::int64_t, const PixelView& picture) override { return m_file.add(picture); }
    bool commit() override { return m_file.commit(); }
    std::optional<Problem> problem() const override {
        const QString problem = m_file.problem();
        return problem.isEmpty() ? std::nullopt
                                 : std::optional(Problem(m_path, verbatim(problem.toStdString())));
    }

private:
    std::string m_path;
    VideoFile m_file;
};

} // namespace

bool needsFfmpeg(FilmFormat format) { return format == FilmFormat::Mp4 || format == FilmFormat::WebM; }

QString extensionOf(FilmFormat format) {
    switch (format) {
    case FilmFormat::Gif: return QStringLiteral(".gif");
    case FilmFormat::Pictures: return QStringLiteral(".png");
    case FilmFormat::Mp4: return QStringLiteral(".mp4");
    case FilmFormat::WebM: return QStringLiteral(".webm");
    }
    return {};
}

QString make(FilmOrder order, const GoOn& goOn) {
    double done = 0.0;
    const auto note = [&](double share) {
        done = share;
        return goOn(share);
    };
    const std::string path = QFile::encodeName(order.path).toStdString();
    std::unique_ptr<FilmFiles> files;
    if (needsFfmpeg(order.format)) files = std::make_unique<Video>(order, path, [&] { return goOn(done); });
    else if (order.format == FilmFormat::Gif) files = std::make_unique<GifFile>(order.film, path);
    else files = std::make_unique<PictureFiles>(numbered(order.path));
    const auto problem = [&]() -> QString {
        const std::optional<Problem> found = files->problem();
        if (!found) return {};
        // Name the file only if it is one of many.
        return found->path == path ? problemInWords(*found) : problemsInWords({&*found, 1}).front();
    };
    // Report errors before an hour of computing, not afterwards.
    if (files->problem()) return problem();
    const FilmEnd end = shoot(
        order.run, order.film,
        [&](std::int64_t number, const PixelView& picture) { return files->add(number, picture); }, note);
    if (end == FilmEnd::Diverged)
        return inWords(QT_TRANSLATE_NOOP("FilmOrder", "The simulation explodes at step %1, before the video "
                                                      "ends. Choose an earlier last step."))
            .arg(QLocale().toString(qlonglong{*order.run.divergedAt()}));
    if (end == FilmEnd::Complete) files->commit();
    return problem();
}

} // namespace seiche
