// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "documents/floor_picture.h"

#include "wording/problems.h"

#include <QCoreApplication>

namespace seiche {

std::optional<QImage> readFloorPicture(const QString& path, FileError& error) {
    QString why;
    std::optional<QImage> picture = readPicture(path, why);
    if (picture) return picture;
    error.heading = QCoreApplication::translate("seiche::FloorPicture", "%1 cannot be used as a floor picture.")
                        .arg(elided(path));
    error.problems = {why};
    return std::nullopt;
}

} // namespace seiche
