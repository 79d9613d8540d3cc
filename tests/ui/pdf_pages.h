// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QFile>
#include <QRegularExpression>

namespace seiche {

/// Returns the bytes of a file. Empty if the file is unreadable.
inline QByteArray contents(const QString& path) {
    QFile file(path);
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
}

/// Returns the number of pages of a PDF. 0 if the data is not a PDF.
inline qsizetype pagesOf(const QByteArray& pdf) {
    return QString::fromLatin1(pdf).count(QRegularExpression(QStringLiteral("/Type /Page\\b")));
}

} // namespace seiche
