// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "record/film_order.h"

#include "files/file_series.h"
#include "files/output_file.h"
#include "picture/gif.h"
#include "picture/png.h"
#include "record/video_file.h"

#include <QCoreApplication>
#include <QFile>
#include <QFileInfo>
#include <QLocale>

namespace seiche {

namespace {

QString inWords(const char* text) { return QCoreApplication::translate("FilmOrder", text); }

QString local(const std::string& text) { return QString::fromLocal8Bit(text.c_str()); }

const char* const noMemory = QT_TRANSLATE_NOOP("FilmOrder", "There is not enough memory.");

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

class GifFile : public FilmFile {
public:
    explicit GifFile(const FilmOrder& order)
        : m_framesPerSecond(order.film.framesPerSecond), m_file(QFile::encodeName(order.path).toStdString()),
          m_gif(order.film.width, order.film.height, [this](std::string_view bytes) { m_file.write(bytes); }) {}

    bool add(std::int64_t number, const PixelView& picture) override {
        m_enoughMemory = m_gif.add(picture, hundredthsOf(static_cast<int>(number), m_framesPerSecond));
        return m_enoughMemory && m_file.good();
    }
    bool commit() override {
        m_enoughMemory = m_gif.finish() && m_enoughMemory;
        return m_enoughMemory && m_file.commit();
    }
    QString problem() const override { return m_enoughMemory ? local(m_file.problem()) : inWords(noMemory); }

private:
    double m_framesPerSecond;
    OutputFile m_file;
    GifWriter m_gif;
    bool m_enoughMemory = true;
};

class PictureFiles : public FilmFile {
public:
    explicit PictureFiles(const FilmOrder& order) : m_series(numbered(order.path)) {}

    bool add(std::int64_t, const PixelView& picture) override {
        return m_series.add([&](const auto& sink) { return writePng(picture, sink); });
    }
    bool commit() override { return m_series.commit(); }
    QString problem() const override { return local(m_series.problem()); }

private:
    FileSeries m_series;
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

QString make(FilmOrder order, const BackgroundWork::GoOn& goOn) {
    double done = 0.0;
    const auto note = [&](double share) {
        done = share;
        return goOn(share);
    };
    std::unique_ptr<FilmFile> file;
    if (needsFfmpeg(order.format)) file = std::make_unique<Video>(order, [&] { return goOn(done); });
    else if (order.format == FilmFormat::Gif) file = std::make_unique<GifFile>(order);
    else file = std::make_unique<PictureFiles>(order);
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
