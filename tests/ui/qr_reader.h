// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QImage>
#include <QProcess>
#include <QString>
#include <QTemporaryDir>

namespace seiche {

/// Returns the text that zbarimg decodes from a picture of a QR code. Empty if none is found.
inline QString readBack(const QImage& picture) {
    constexpr int longest = 60000; // milliseconds
    const QTemporaryDir folder;
    const QString path = folder.filePath(QStringLiteral("code.png"));
    if (!picture.save(path)) return {};
    QProcess zbar;
    zbar.start(QStringLiteral("zbarimg"), {QStringLiteral("--raw"), QStringLiteral("-q"), path});
    zbar.waitForFinished(longest);
    return QString::fromUtf8(zbar.readAllStandardOutput()).trimmed();
}

} // namespace seiche
