// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "record/video_file.h"

#include "posix/open_file.h"

#include <QCoreApplication>
#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QStandardPaths>

#include <cerrno>
#include <cstdio>
#include <cstring>

namespace seiche {

namespace {

constexpr int waitMilliseconds = 100;
constexpr qsizetype maxReported = 4096;
constexpr char diskFull[] = "No space left on device";

QString translated(const char* text) { return QCoreApplication::translate("VideoFile", text); }

QStringList argumentsFor(const Film& film, const QString& out) {
    QStringList arguments{// pixels of 32 bits, in memory order
                          QStringLiteral("-hide_banner"), QStringLiteral("-nostdin"),
                          QStringLiteral("-loglevel"), QStringLiteral("error"), QStringLiteral("-y"),
                          QStringLiteral("-f"), QStringLiteral("rawvideo"), QStringLiteral("-pixel_format"),
                          Q_BYTE_ORDER == Q_LITTLE_ENDIAN ? QStringLiteral("bgra") : QStringLiteral("argb"),
                          QStringLiteral("-video_size"),
                          QStringLiteral("%1x%2").arg(film.width).arg(film.height),
                          QStringLiteral("-framerate"), QString::number(film.framesPerSecond, 'g', 9),
                          QStringLiteral("-i"), QStringLiteral("pipe:0"), QStringLiteral("-an"),
                          // Many players need even numbers of columns and rows.
                          QStringLiteral("-vf"), QStringLiteral("pad=ceil(iw/2)*2:ceil(ih/2)*2"),
                          QStringLiteral("-pix_fmt"), QStringLiteral("yuv420p")};
    if (out.endsWith(QLatin1String(".webm"), Qt::CaseInsensitive))
        arguments << QStringLiteral("-c:v") << QStringLiteral("libvpx-vp9") << QStringLiteral("-crf")
                  << QStringLiteral("28") << QStringLiteral("-b:v") << QStringLiteral("0")
                  << QStringLiteral("-row-mt") << QStringLiteral("1") << QStringLiteral("-cpu-used")
                  << QStringLiteral("4");
    else
        arguments << QStringLiteral("-c:v") << QStringLiteral("libx264") << QStringLiteral("-crf")
                  << QStringLiteral("18") << QStringLiteral("-movflags") << QStringLiteral("+faststart");
    return arguments << out;
}

} // namespace

QString ffmpegProgram() { return QStandardPaths::findExecutable(QStringLiteral("ffmpeg")); }

QString VideoFile::placeOf(const QString& path) {
    QFileInfo place(path);
    for (int links = 0; place.isSymLink() && links < 40; ++links) place.setFile(place.symLinkTarget());
    return place.absoluteFilePath();
}

VideoFile::VideoFile(const QString& ffmpeg, const QString& path, const Film& film, std::function<bool()> goOn)
    : m_path(placeOf(path)), m_goOn(std::move(goOn)),
      m_folder(QFileInfo(m_path).absolutePath() + QStringLiteral("/.seiche-XXXXXX")) {
    const QFileInfo target(m_path);
    if (target.exists() && !target.isFile()) {
        fail(translated(target.isDir() ? QT_TRANSLATE_NOOP("VideoFile", "It is a folder.")
                                       : QT_TRANSLATE_NOOP("VideoFile", "It is not a regular file.")));
        return;
    }
    if (target.exists() && !target.isWritable()) {
        fail(QString::fromLocal8Bit(std::strerror(EACCES)));
        return;
    }
    if (!m_folder.isValid()) {
        fail(m_folder.errorString());
        return;
    }
    m_name = m_folder.filePath(QStringLiteral("film.") + target.suffix().toLower());
    m_process.setStandardOutputFile(QProcess::nullDevice());
    m_process.start(ffmpeg, argumentsFor(film, m_name), QIODevice::ReadWrite);
    if (!m_process.waitForStarted())
        fail(translated(QT_TRANSLATE_NOOP("VideoFile", "ffmpeg could not be started.")));
}

VideoFile::~VideoFile() {
    if (m_process.state() == QProcess::NotRunning) return;
    m_process.kill();
    m_process.waitForFinished();
}

bool VideoFile::fail(const QString& what) {
    if (m_problem.isEmpty()) m_problem = what;
    return false;
}

// Sets the problem to the last error line of ffmpeg, usually the most specific.
bool VideoFile::failed() {
    m_said += m_process.readAllStandardError();
    QString last;
    for (const QByteArray& line : m_said.right(maxReported).split('\n'))
        if (!line.trimmed().isEmpty() && !line.contains("Last message repeated"))
            last = QString::fromLocal8Bit(line.trimmed());
    return fail(last.isEmpty()
                    ? translated(QT_TRANSLATE_NOOP("VideoFile", "ffmpeg stopped without giving a reason."))
                    : translated(QT_TRANSLATE_NOOP("VideoFile", "ffmpeg reports: %1")).arg(last));
}

bool VideoFile::add(const PixelView& picture) {
    if (!m_problem.isEmpty()) return false;
    for (int y = 0; y < picture.height; ++y)
        m_process.write(reinterpret_cast<const char*>(picture.row(y)), qint64{4} * picture.width);
    while (m_process.bytesToWrite() > 0) {
        m_process.waitForBytesWritten(waitMilliseconds);
        m_said = (m_said + m_process.readAllStandardError()).right(maxReported);
        // ffmpeg itself would continue on a full disk.
        if (m_process.state() != QProcess::Running || m_said.contains(diskFull)) return failed();
        if (!m_goOn()) return false;
    }
    return true;
}

bool VideoFile::commit() {
    if (!m_problem.isEmpty()) return false;
    m_process.closeWriteChannel();
    while (m_process.state() == QProcess::Running) {
        m_process.waitForFinished(waitMilliseconds);
        if (!m_goOn()) return false;
    }
    m_said += m_process.readAllStandardError();
    if (m_process.exitStatus() != QProcess::NormalExit || m_process.exitCode() != 0) return failed();
    // Some ffmpeg versions exit normally on a full disk.
    if (m_said.contains(diskFull) || QFileInfo(m_name).size() == 0) return failed();
    return moveToPlace();
}

bool VideoFile::moveToPlace() {
    const QByteArray from = QFile::encodeName(m_name);
    OpenFile file = OpenFile::toRead(from.constData());
    // Some file systems report a full disk only here.
    if (!file.isOpen() || !file.sync()) return fail(QString::fromLocal8Bit(std::strerror(errno)));
    if (std::rename(from.constData(), QFile::encodeName(m_path).constData()) == 0) return true;
    return fail(QString::fromLocal8Bit(std::strerror(errno)));
}

} // namespace seiche
