// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "lesson/observations.h"

#include <QString>

#include <map>

namespace seiche {

/// The saved progress in a lesson.
struct LessonProgress {
    std::map<QString, CheckResult> passed; ///< results by step id
    QString step;                          ///< id of the last step

    /// Loads the progress by lesson id or file path.
    static LessonProgress load(const QString& lesson);
    void save(const QString& lesson) const;
    /// Deletes the progress and the saved picture.
    static void forget(const QString& lesson);
};

} // namespace seiche
