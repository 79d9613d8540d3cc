// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/write_whole.h"

#include "files/output_file.h"
#include "wording/problems.h"

#include <QDir>
#include <QFile>

#include <string>

namespace seiche {

QString writeWhole(const QString& path, const QByteArray& bytes) {
    OutputFile file(QFile::encodeName(path).toStdString());
    file.write({bytes.constData(), static_cast<std::size_t>(bytes.size())});
    return file.commit() ? QString() : problemInWords(*file.problem());
}

QString obstacleToWriting(const QString& folder) {
    QDir().mkpath(folder);
    OutputFile file(QFile::encodeName(folder + QStringLiteral("/.seiche-trial")).toStdString());
    constexpr int parts = 32; // 128 KiB, more than is buffered before writing
    const std::string part(4096, '\0');
    for (int i = 0; i < parts; ++i) file.write(part);
    return file.good() ? QString() : problemInWords(*file.problem());
}

} // namespace seiche
