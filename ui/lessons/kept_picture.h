// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QImage>
#include <QString>

namespace seiche {

/// The student's saved chart for the results.
struct KeptPicture {
    QImage image;
    QString step; ///< id of the chart's step

    /// Loads the picture by the lesson's progress name (see `LessonProgress`). Null image if none.
    static KeptPicture load(const QString& lesson);
    /// Saves the picture. Failures are ignored.
    void save(const QString& lesson) const;
    static void forget(const QString& lesson);
};

} // namespace seiche
