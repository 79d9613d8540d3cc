// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QImage>
#include <QString>

namespace seiche {

/// The student's own chart for the work sheet, kept from one start of the program to the next beside the
/// progress of the lesson.
struct KeptPicture {
    QImage image;
    QString step; ///< the id of the step it belongs to

    /// An empty image when none is kept. `lesson` is the name its progress is kept by (see LessonProgress).
    static KeptPicture load(const QString& lesson);
    /// What cannot be kept (no room, no place) is missing after the next start, and nothing else.
    void save(const QString& lesson) const;
    static void forget(const QString& lesson);
};

} // namespace seiche
