// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "lessons/kept_picture.h"

#include "widgets/write_whole.h"

#include <QBuffer>
#include <QCryptographicHash>
#include <QDir>
#include <QFile>
#include <QImageReader>
#include <QStandardPaths>

namespace seiche {

namespace {

QString stepKey() { return QStringLiteral("step"); }

/// Paths of custom lessons are invalid as file names.
QString fileOf(const QString& lesson) {
    const QByteArray name = QCryptographicHash::hash(lesson.toUtf8(), QCryptographicHash::Sha256).toHex();
    return QStandardPaths::writableLocation(QStandardPaths::AppDataLocation) + QStringLiteral("/lessons/") +
           QString::fromLatin1(name) + QStringLiteral(".png");
}

} // namespace

KeptPicture KeptPicture::load(const QString& lesson) {
    QImageReader reader(fileOf(lesson), "png");
    KeptPicture kept;
    kept.image = reader.read();
    if (!kept.image.isNull()) kept.step = kept.image.text(stepKey());
    return kept;
}

void KeptPicture::save(const QString& lesson) const {
    QImage marked = image;
    marked.setText(stepKey(), step);
    QBuffer bytes;
    bytes.open(QIODevice::WriteOnly);
    const QString path = fileOf(lesson);
    if (!marked.save(&bytes, "PNG") || !QDir().mkpath(QFileInfo(path).path())) return;
    writeWhole(path, bytes.data());
}

void KeptPicture::forget(const QString& lesson) { QFile::remove(fileOf(lesson)); }

} // namespace seiche
