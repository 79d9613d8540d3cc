// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "documents/picture_file.h"

#include "files/input_file.h"
#include "wording/problems.h"

#include <QBuffer>
#include <QCoreApplication>
#include <QFile>
#include <QImageReader>
#include <QPainter>
#include <QtEndian>

#include <cstdint>
#include <cstdlib>
#include <limits>

namespace seiche {

namespace {

/// Decoder memory in MiB for the largest allowed picture at 16 bits per channel.
constexpr int decodedMegabytes = 256;

QString aboutPicture(const char* text) { return QCoreApplication::translate("seiche::FloorPicture", text); }

/// Returns the format from the first bytes: png, jpeg or bmp. Empty for any other.
QByteArray formatOf(const QByteArray& bytes) {
    if (bytes.startsWith(QByteArrayLiteral("\x89PNG\r\n\x1a\n"))) return "png";
    if (bytes.startsWith(QByteArrayLiteral("\xff\xd8\xff"))) return "jpeg";
    if (bytes.startsWith("BM")) return "bmp";
    return {};
}

std::uint32_t numberAt(const QByteArray& bytes, qsizetype at) {
    return at + 4 <= bytes.size() ? qFromLittleEndian<std::uint32_t>(bytes.constData() + at) : 0;
}

/// Returns whether all chunks are complete. The decoder ignores missing chunks.
bool isWholePng(const QByteArray& bytes) {
    constexpr qint64 signature = 8, aroundData = 12; // length and type before the data, checksum after
    for (qint64 at = signature; at + aroundData <= bytes.size();) {
        if (bytes.mid(at + 4, 4) == "IEND") return true;
        at += aroundData + qFromBigEndian<std::uint32_t>(bytes.constData() + at);
    }
    return false;
}

/// Returns whether the end marker is present. The decoder fills missing data with grey.
bool isWholeJpeg(const QByteArray& bytes) {
    const auto byte = [&](qsizetype at) { return static_cast<unsigned char>(bytes[at]); };
    qsizetype at = 2;
    while (at + 2 <= bytes.size()) {
        const unsigned marker = byte(at + 1);
        // In compressed data, 0xff precedes only 0 or a restart marker (d0 to d7).
        if (byte(at) != 0xff || marker == 0xff) {
            ++at;
        } else if (marker == 0xd9) {
            return true;
        } else if (marker <= 0x01 || (marker >= 0xd0 && marker <= 0xd8)) {
            at += 2;
        } else {
            if (at + 4 > bytes.size()) return false;
            at += 2 + (qsizetype{byte(at + 2)} << 8 | byte(at + 3));
        }
    }
    return false;
}

/// Returns whether the run lengths reach the end marker or fill every row. 4 or 8 bits per pixel.
bool areWholeRuns(const QByteArray& bytes, qint64 at, int rows, bool halfBytes) {
    const auto byte = [&](qint64 place) { return static_cast<unsigned char>(bytes[place]); };
    while (at + 2 <= bytes.size()) {
        const unsigned count = byte(at), what = byte(at + 1);
        at += 2;
        if (count > 0) continue; // run of one colour
        if (what == 1) return true;
        if (what == 0) {
            if (--rows == 0) return true;
        } else if (what == 2) {
            at += 2; // position offset
        } else {
            const qint64 literal = halfBytes ? (what + 1) / 2 : what;
            at += literal + literal % 2;
        }
    }
    return false;
}

/// Returns whether all pixel data is present. The decoder leaves missing pixels black.
bool isWholeBmp(const QByteArray& bytes, QSize size) {
    const qint64 begin = numberAt(bytes, 10);
    const bool isOld = numberAt(bytes, 14) == 12;
    const unsigned bits = numberAt(bytes, isOld ? 24 : 28) & 0xffff;
    const unsigned compression = isOld ? 0 : numberAt(bytes, 30);
    if (compression == 1 || compression == 2)
        return areWholeRuns(bytes, begin, size.height(), compression == 2);
    const qint64 row = (qint64{size.width()} * bits + 31) / 32 * 4;
    return begin + row * size.height() <= bytes.size();
}

bool isAllowed(QSize size) {
    return size.width() <= picture_limits::side && size.height() <= picture_limits::side &&
           qint64{size.width()} * size.height() <= picture_limits::pixels;
}

QImage opaque(const QImage& picture) {
    if (!picture.hasAlphaChannel()) return picture.convertToFormat(QImage::Format_RGB32);
    QImage ground(picture.size(), QImage::Format_RGB32);
    ground.fill(Qt::white);
    QPainter(&ground).drawImage(0, 0, picture);
    return ground;
}

} // namespace

std::optional<QImage> readPicture(const QString& path, QString& why) {
    const auto refuse = [&](const QString& reason) -> std::optional<QImage> {
        why = reason;
        return std::nullopt;
    };
    const InputFile file = readInputFile(QFile::encodeName(path).toStdString(), picture_limits::fileBytes);
    if (file.tooLarge)
        return refuse(
            aboutPicture(QT_TRANSLATE_NOOP("seiche::FloorPicture", "The file is larger than 16 MiB.")));
    if (file.problem) return refuse(problemInWords(*file.problem));

    QByteArray bytes = QByteArray::fromRawData(file.text.data(), static_cast<qsizetype>(file.text.size()));
    const QByteArray format = formatOf(bytes);
    if (format.isEmpty())
        return refuse(aboutPicture(
            QT_TRANSLATE_NOOP("seiche::FloorPicture", "The file is not a PNG, JPEG or BMP picture.")));
    QBuffer buffer(&bytes);
    buffer.open(QIODevice::ReadOnly);
    QImageReader::setAllocationLimit(decodedMegabytes);
    QImageReader reader(&buffer, format);
    // The decoder must match the checked format.
    reader.setAutoDetectImageFormat(false);
    reader.setAutoTransform(true);
    QSize size = reader.size();
    // A negative BMP height means top-down rows.
    if (format == "bmp" && size.height() > std::numeric_limits<int>::min())
        size.setHeight(std::abs(size.height()));
    if (size.isEmpty())
        return refuse(aboutPicture(QT_TRANSLATE_NOOP("seiche::FloorPicture", "The picture is damaged.")));
    if (!isAllowed(size))
        return refuse(aboutPicture(QT_TRANSLATE_NOOP("seiche::FloorPicture",
                                                     "The picture has %1 × %2 pixels. The maximum is 8192 "
                                                     "pixels per side and 32 million in total."))
                          .arg(size.width())
                          .arg(size.height()));
    const bool isWhole = format == "jpeg"  ? isWholeJpeg(bytes)
                         : format == "bmp" ? isWholeBmp(bytes, size)
                                           : isWholePng(bytes);
    const QImage picture = isWhole ? reader.read() : QImage();
    if (picture.isNull())
        return refuse(aboutPicture(QT_TRANSLATE_NOOP("seiche::FloorPicture", "The picture is damaged.")));
    return opaque(picture);
}

} // namespace seiche
