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

// "wave.png" becomes wave-0000.png, ...; a percent sign is a letter.
NumberedName numbered(const QString& path) {
    const QFileInfo place(path);
    QString name = place.completeBaseName();
    name.replace(QLatin1Char('%'), QLatin1String("%%"));
    const QString pattern = place.absolutePath() + QLatin1Char('/') + name + QStringLiteral("-%04d.png");
    return *NumberedName::from(QFile::encodeName(pattern).toStdString());
}

/// One kind of file that a film can become.
class FilmFile {
public:
    virtual ~FilmFile() = default;
    virtual bool add(std::int64_t number, const PixelView& picture) = 0;
    virtual bool commit() = 0;
    virtual QString problem() const = 0;
};

/// A GIF or numbered pictures.
class OwnFiles : public FilmFile {
public:
    OwnFiles(std::unique_ptr<FilmFiles> files, const QString& path)
        : m_files(std::move(files)), m_path(QFile::encodeName(path).toStdString()) {}

    bool add(std::int64_t number, const PixelView& picture) override { return m_files->add(number, picture); }
    bool commit() override { return m_files->commit(); }
    QString problem() const override {
        const std::optional<Problem> problem = m_files->problem();
        if (!problem) return {};
        // Of one file it is known which; of many it is said.
        return problem->path == m_path ? problemInWords(*problem) : problemsInWords({&*problem, 1}).front();
    }

private:
    std::unique_ptr<FilmFiles> m_files;
    std::string m_path;
};

class Video : public FilmFile {
public:
    Video(const FilmOrder& order, std::function<bool()> goOn)
        : m_file(ffmpegProgram(), order.path, order.film, std::move(goOn)) {}

    bool add(std::int64_t, const PixelView& picture) override { return m_file.add(picture); }
    bool commit() override { return m_file.commit(); }
    QString problem() const override { return m_file.problem(); }

private:
    VideoFile m_file;
};

} // namespace

bool needsFfmpeg(FilmFormat format) { return format == FilmFormat::Mp4 || format == FilmFormat::WebM; }

QString endingOf(FilmFormat format) {
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
    std::unique_ptr<FilmFile> file;
    if (needsFfmpeg(order.format)) file = std::make_unique<Video>(order, [&] { return goOn(done); });
    else if (order.format == FilmFormat::Gif)
        file = std::make_unique<OwnFiles>(
            std::make_unique<GifFile>(order.film, QFile::encodeName(order.path).toStdString()), order.path);
    else file = std::make_unique<OwnFiles>(std::make_unique<PictureFiles>(numbered(order.path)), order.path);
    // Before an hour of computing, not after it.
    if (!file->problem().isEmpty()) return file->problem();
    const FilmEnd end = shoot(
        order.run, order.film,
        [&](std::int64_t number, const PixelView& picture) { return file->add(number, picture); }, note);
    if (end == FilmEnd::Diverged)
        return inWords(QT_TRANSLATE_NOOP(
                           "FilmOrder",
                           "The run explodes at step %1, before the film ends. Choose an earlier end."))
            .arg(QLocale().toString(qlonglong{*order.run.divergedAt()}));
    if (end == FilmEnd::Complete) file->commit();
    return file->problem();
}

} // namespace seiche
