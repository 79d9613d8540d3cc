// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "documents/floor_picture.h"
#include "window_test.h"

#include <QBuffer>
#include <QFile>
#include <QImageWriter>
#include <QPainter>
#include <QTemporaryDir>
#include <QTest>
#include <QtEndian>

#include <limits>
#include <sys/stat.h>

using namespace seiche;

namespace {

QByteArray encoded(const QImage& image, const char* format) {
    QByteArray bytes;
    QBuffer buffer(&bytes);
    buffer.open(QIODevice::WriteOnly);
    image.save(&buffer, format);
    return bytes;
}

QByteArray bigEndian(quint32 value) {
    QByteArray bytes(4, Qt::Uninitialized);
    qToBigEndian(value, bytes.data());
    return bytes;
}

/// Returns the CRC-32 as defined by PNG.
quint32 checkSum(const QByteArray& bytes) {
    quint32 sum = 0xffffffff;
    for (const char byte : bytes) {
        sum ^= static_cast<quint8>(byte);
        for (int bit = 0; bit < 8; ++bit) sum = (sum >> 1) ^ (sum & 1 ? 0xedb88320 : 0);
    }
    return ~sum;
}

/// Returns a valid one-pixel PNG with a forged size and a correct checksum.
QByteArray pngThatClaims(quint32 width, quint32 height) {
    QByteArray png = encoded(QImage(1, 1, QImage::Format_RGB32), "png");
    png.replace(16, 8, bigEndian(width) + bigEndian(height));
    return png.replace(29, 4, bigEndian(checkSum(png.mid(12, 17))));
}

QByteArray bmpThatClaims(qint32 width, qint32 height) {
    QByteArray bmp = encoded(QImage(1, 1, QImage::Format_RGB32), "bmp");
    qToLittleEndian(width, bmp.data() + 18);
    qToLittleEndian(height, bmp.data() + 22);
    return bmp;
}

/// Returns a black-and-white BMP of 4 × 2 pixels with the run lengths `runs`.
QByteArray bmpOfRuns(const QByteArray& runs) {
    QImage image(4, 2, QImage::Format_Indexed8);
    QList<QRgb> colours(17, qRgb(0, 0, 0)); // up to 16 colours take half a byte per pixel
    colours[1] = qRgb(255, 255, 255);
    image.setColorTable(colours);
    image.fill(0);
    QByteArray bmp = encoded(image, "bmp");
    constexpr int compression = 30, length = 34;
    qToLittleEndian<quint32>(1, bmp.data() + compression);
    qToLittleEndian<quint32>(quint32(runs.size()), bmp.data() + length);
    const auto begin = qsizetype(qFromLittleEndian<quint32>(bmp.constData() + 10));
    return bmp.left(begin) + runs;
}

QByteArray jpegThatClaims(quint16 width, quint16 height) {
    QByteArray jpeg = encoded(QImage(8, 8, QImage::Format_RGB32), "jpeg");
    const qsizetype frame = jpeg.indexOf(QByteArrayLiteral("\xff\xc0"));
    qToBigEndian(height, jpeg.data() + frame + 5);
    qToBigEndian(width, jpeg.data() + frame + 7);
    return jpeg;
}

QImage tiles(int width, int height) {
    QImage image(width, height, QImage::Format_Mono);
    image.fill(0);
    return image;
}

} // namespace

class FloorPictureTest : public QObject {
    Q_OBJECT

    QTemporaryDir m_folder;
    FileError m_error;

    std::optional<QImage> read(const QByteArray& bytes, const char* name = "floor.png") {
        const QString path = m_folder.filePath(QLatin1String(name));
        QFile file(path);
        if (!file.open(QIODevice::WriteOnly) || file.write(bytes) != bytes.size()) qFatal("no room for a test");
        file.close();
        m_error = {};
        return readFloorPicture(path, m_error);
    }

private slots:
    void readsPngJpegAndBmp() {
        QImage image(30, 20, QImage::Format_RGB32);
        image.fill(QColor(200, 100, 50));
        for (const char* format : {"png", "jpeg", "bmp"}) {
            const std::optional<QImage> picture = read(encoded(image, format));
            QVERIFY2(picture, format);
            QCOMPARE(picture->size(), image.size());
            QCOMPARE(picture->format(), QImage::Format_RGB32);
            const QColor middle = picture->pixelColor(15, 10);
            QVERIFY(qAbs(middle.red() - 200) < 4 && qAbs(middle.green() - 100) < 4);
        }
    }

    void readsTopDownBmp() {
        const std::optional<QImage> picture = read(bmpThatClaims(1, -1));
        QVERIFY2(picture, qPrintable(m_error.problems.join(QLatin1Char(' '))));
        QCOMPARE(picture->size(), QSize(1, 1));
        for (const qint32 height : {std::numeric_limits<qint32>::min(), -8193})
            QVERIFY(!read(bmpThatClaims(1, height)));
    }

    void detectsFormatByContent() {
        QVERIFY(read(encoded(tiles(4, 4), "bmp"), "floor.jpeg"));
        QVERIFY(read(encoded(tiles(4, 4), "png"), "floor"));
        for (const char* format : {"ppm", "xpm", "xbm"}) {
            QVERIFY(!read(encoded(tiles(4, 4), format), "floor.png"));
            QVERIFY2(m_error.problems.front().contains(QLatin1String("not a PNG, JPEG or BMP")), format);
        }
        QVERIFY(!read("<svg xmlns='http://www.w3.org/2000/svg' width='4' height='4'/>", "floor.png"));
        QVERIFY(!read("GIF89a\1\0\1\0", "floor.png"));
        QVERIFY(!read("", "floor.png"));
        QVERIFY(m_error.problems.front().contains(QLatin1String("not a PNG, JPEG or BMP")));
        QVERIFY(m_error.heading.contains(QLatin1String("floor.png")));
    }

    void transparencyBecomesWhite() {
        QImage image(4, 4, QImage::Format_ARGB32);
        image.fill(QColor(255, 0, 0, 0));
        const std::optional<QImage> picture = read(encoded(image, "png"));
        QVERIFY(picture);
        QCOMPARE(picture->pixelColor(1, 1), QColor(Qt::white));
    }

    void sizeLimitsAreExact() {
        QVERIFY(read(encoded(tiles(8192, 1), "png")));
        QVERIFY(read(encoded(tiles(1, 8192), "png")));
        QVERIFY(!read(encoded(tiles(8193, 1), "png")));
        QVERIFY2(m_error.problems.front().contains(QStringLiteral("8193 × 1")),
                 qPrintable(m_error.problems.front()));
        QVERIFY(!read(encoded(tiles(1, 8193), "png")));
        QVERIFY(read(encoded(tiles(8000, 4000), "png")));
        QVERIFY(!read(encoded(tiles(8000, 4001), "png")));
        QVERIFY(m_error.problems.front().contains(QLatin1String("32 million")));
    }

    void refusesHugeClaimedSizeBeforeDecoding() {
        for (const QByteArray& bomb :
             {pngThatClaims(60'000, 60'000), pngThatClaims(999'999, 1), pngThatClaims(8192, 8192),
              bmpThatClaims(9000, 9000), bmpThatClaims(8192, -8192), jpegThatClaims(65'500, 65'500)}) {
            QVERIFY(!read(bomb));
            QVERIFY2(m_error.problems.front().contains(QLatin1String("The maximum is 8192")),
                     qPrintable(m_error.problems.front()));
        }
    }

    void refusesDamagedPicture() {
        const QByteArray png = encoded(QImage(200, 200, QImage::Format_RGB32), "png");
        for (const QByteArray& broken :
             {png.left(8), png.left(40), png.left(png.size() / 2), pngThatClaims(4000, 4000),
              pngThatClaims(0, 5), QByteArray("BM"), QByteArray("\xff\xd8\xff\xe0"), bmpThatClaims(0, 0),
              bmpThatClaims(-5, 7)}) {
            QVERIFY(!read(broken));
            QVERIFY2(m_error.problems.front().contains(QLatin1String("damaged")),
                     qPrintable(m_error.problems.front()));
        }
    }

    void refusesTruncatedPicture() {
        QImage image(64, 48, QImage::Format_RGB32);
        for (int y = 0; y < image.height(); ++y)
            for (int x = 0; x < image.width(); ++x) image.setPixel(x, y, qRgb(x * 4, y * 5, (x * y) % 256));
        for (const char* format : {"png", "jpeg", "bmp"}) {
            const QByteArray whole = encoded(image, format);
            QVERIFY2(read(whole), format);
            for (const qsizetype share : {60, 80, 95}) {
                QVERIFY2(!read(whole.left(whole.size() * share / 100)), format);
                QCOMPARE(m_error.problems, QStringList{QStringLiteral("The picture is damaged.")});
            }
            QVERIFY2(!read(whole.left(whole.size() - 1)), format);
            // Cameras and phones append data after the end.
            QVERIFY2(read(whole + QByteArray(100, 'm')), format);
        }
        const QByteArray indexed = encoded(image.convertToFormat(QImage::Format_Indexed8), "bmp");
        QVERIFY(read(indexed));
        QVERIFY(!read(indexed.left(indexed.size() - 1)));
        const QByteArray runs = bmpOfRuns(QByteArrayLiteral(
            "\4\1\0\0\0\3\1\0\1\0\1\0\0\1")); // run of four, end of line, three literals, run of one, end
        QVERIFY(read(runs));
        for (qsizetype less = 1; less <= 13; ++less) QVERIFY(!read(runs.left(runs.size() - less)));
        QVERIFY2(read(bmpOfRuns(QByteArrayLiteral("\4\1\0\0\4\0\0\0"))), "every row has come to its end");
        QByteArray progressive;
        QBuffer buffer(&progressive);
        QImageWriter writer(&buffer, "jpeg");
        writer.setProgressiveScanWrite(true);
        QVERIFY(writer.write(image));
        QVERIFY(read(progressive));
        QVERIFY(!read(progressive.left(progressive.size() - 2)));
    }

    void refusesFileOverLimitUnread() {
        QByteArray large = encoded(tiles(4, 4), "bmp");
        large.append(QByteArray(int(floor_limits::fileBytes - std::size_t(large.size())), '\0'));
        QVERIFY(read(large));
        large.append('\0');
        QVERIFY(!read(large));
        QVERIFY(m_error.problems.front().contains(QLatin1String("16 MiB")));
    }

    void refusesSpecialFilesWithoutBlocking() {
        const QString pipe = m_folder.filePath(QStringLiteral("pipe.png"));
        QCOMPARE(::mkfifo(QFile::encodeName(pipe).constData(), 0600), 0);
        for (const QString& path : {pipe, m_folder.path(), QStringLiteral("/dev/zero"),
                                    m_folder.filePath(QStringLiteral("missing.png"))}) {
            m_error = {};
            QVERIFY(!readFloorPicture(path, m_error));
            QVERIFY(m_error.heading.contains(path));
            QVERIFY(!m_error.problems.front().isEmpty());
        }
    }
};

SEICHE_WIDGET_TEST(FloorPictureTest)
#include "tst_floor_picture.moc"
