// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "show/film.h"

#include <QProcess>
#include <QString>
#include <QTemporaryDir>

#include <functional>

namespace seiche {

/// Returns the path of ffmpeg. Empty if not installed.
QString ffmpegProgram();

/// A video (MP4 or WebM, according to its extension), encoded by ffmpeg in a temporary folder
/// beside its target and moved at the end. The file is complete, or the old file is unchanged.
///
/// Use from a single thread. Polls `goOn` and stops waiting if it returns false.
class VideoFile {
public:
    VideoFile(const QString& ffmpeg, const QString& path, const Film& film, std::function<bool()> goOn);
    ~VideoFile(); ///< removes all traces unless committed
    VideoFile(const VideoFile&) = delete;
    VideoFile& operator=(const VideoFile&) = delete;

    /// Adds the next frame. Returns false on error or if stopped.
    bool add(const PixelView& picture);
    bool commit();
    /// The error message. Empty if successful or stopped.
    const QString& problem() const { return m_problem; }

private:
    /// Returns the target path, following symbolic links.
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
