// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "files/floor_picture.h"

#include "run/input_file.h"

#include <QBuffer>
#include <QCoreApplication>
#include <QFile>
#include <QImageReader>
#include <QPainter>

#include <cstdlib>
#include <limits>

namespace seiche {

namespace {

/// Room for the largest picture allowed with 16 bits a channel, MiB.
constexpr int decodedMegabytes = 256;

QString inFloor(const char* text) { return QCoreApplication::translate("seiche::FloorPicture", text); }

/// The format that the first bytes tell; empty for any other than the three allowed.
QByteArray formatOf(const QByteArray& bytes) {
    if (bytes.startsWith(QByteArrayLiteral("\x89PNG\r\n\x1a\n"))) return "png";
    if (bytes.startsWith(QByteArrayLiteral("\xff\xd8\xff"))) return "jpeg";
    if (bytes.startsWith("BM")) return "bmp";
    return {};
}

bool isAllowed(QSize size) {
    return size.width() <= floor_limits::side && size.height() <= floor_limits::side &&
           qint64{size.width()} * size.height() <= floor_limits::pixels;
}

QImage opaque(const QImage& picture) {
    if (!picture.hasAlphaChannel()) return picture.convertToFormat(QImage::Format_RGB32);
    QImage ground(picture.size(), QImage::Format_RGB32);
    ground.fill(Qt::white);
    QPainter(&ground).drawImage(0, 0, picture);
    return ground;
}

} // namespace

std::optional<QImage> readFloorPicture(const QString& path, Trouble& trouble) {
    const auto refuse = [&](const QString& why) -> std::optional<QImage> {
        trouble.heading =
            inFloor(QT_TRANSLATE_NOOP("seiche::FloorPicture", "%1 cannot be the floor of the pool.")).arg(path);
        trouble.problems = {why};
        return std::nullopt;
    };
    const InputFile file = readInputFile(QFile::encodeName(path).toStdString(), floor_limits::fileBytes);
    if (file.tooLarge)
        return refuse(inFloor(QT_TRANSLATE_NOOP("seiche::FloorPicture", "The file is larger than 16 MiB.")));
    if (!file.problem.empty()) return refuse(QString::fromStdString(file.problem));

    QByteArray bytes = QByteArray::fromRawData(file.text.data(), static_cast<qsizetype>(file.text.size()));
    const QByteArray format = formatOf(bytes);
    if (format.isEmpty())
        return refuse(
            inFloor(QT_TRANSLATE_NOOP("seiche::FloorPicture", "It is not a PNG, JPEG or BMP picture.")));
    QBuffer buffer(&bytes);
    buffer.open(QIODevice::ReadOnly);
    QImageReader::setAllocationLimit(decodedMegabytes);
    QImageReader reader(&buffer, format);
    // Otherwise a file with one format's first bytes could be read by the decoder of another.
    reader.setAutoDetectImageFormat(false);
    reader.setAutoTransform(true);
    QSize size = reader.size();
    // A BMP with a negative height is stored from the top.
    if (format == "bmp" && size.height() > std::numeric_limits<int>::min())
        size.setHeight(std::abs(size.height()));
    if (size.isEmpty())
        return refuse(inFloor(QT_TRANSLATE_NOOP("seiche::FloorPicture", "The picture is damaged.")));
    if (!isAllowed(size))
        return refuse(inFloor(QT_TRANSLATE_NOOP("seiche::FloorPicture",
                                                "It has %1 × %2 pixels. Allowed are 8192 on each side, and 32 "
                                                "million in all."))
                          .arg(size.width())
                          .arg(size.height()));
    const QImage picture = reader.read();
    if (picture.isNull())
        return refuse(inFloor(QT_TRANSLATE_NOOP("seiche::FloorPicture", "The picture is damaged.")));
    return opaque(picture);
}

} // namespace seiche
