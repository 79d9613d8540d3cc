// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "show/film.h"

#include <QProcess>
#include <QString>
#include <QTemporaryDir>

#include <functional>

namespace seiche {

/// Where the program ffmpeg is, which makes videos; empty when it is not installed.
QString ffmpegProgram();

/// A video (MP4 or WebM, by the ending of its name), made by ffmpeg beside its place and moved there in the
/// end: it is complete, or the old file is untouched.
///
/// To be used by one thread; `goOn` is asked again and again and ends the waiting when it is false.
class VideoFile {
public:
    VideoFile(const QString& ffmpeg, const QString& path, const Film& film, std::function<bool()> goOn);
    ~VideoFile(); ///< without `commit`: leaves no trace
    VideoFile(const VideoFile&) = delete;
    VideoFile& operator=(const VideoFile&) = delete;

    /// The next picture; false when it could not be taken.
    bool add(const PixelView& picture);
    bool commit();
    /// What went wrong; empty while all is well, and when `goOn` has ended it.
    const QString& problem() const { return m_problem; }

private:
    /// Where the file will stand: links are written through.
    static QString placeOf(const QString& path);
    bool fail(const QString& what);
    bool failed();
    bool moveToPlace();

    QString m_path;
    QString m_name;
    std::function<bool()> m_goOn;
    QTemporaryDir m_folder;
    QProcess m_process;
    QByteArray m_said;
    QString m_problem;
};

} // namespace seiche
