// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/write_whole.h"

#include "files/output_file.h"
#include "wording/problems.h"

#include <QFile>

namespace seiche {

QString writeWhole(const QString& path, const QByteArray& bytes) {
    OutputFile file(QFile::encodeName(path).toStdString());
    file.write({bytes.constData(), static_cast<std::size_t>(bytes.size())});
    return file.commit() ? QString() : problemInWords(*file.problem());
}

} // namespace seiche
