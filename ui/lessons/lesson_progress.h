// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "lesson/observations.h"

#include <QString>

#include <map>

namespace seiche {

/// The progress in a lesson, kept from one start of the program to the next.
struct LessonProgress {
    std::map<QString, CheckResult> passed; ///< by the steps' ids
    QString step;                          ///< where he was

    /// `lesson` is the id of a built-in lesson or the path of a file.
    static LessonProgress load(const QString& lesson);
    void save(const QString& lesson) const;
    /// Of the picture as well.
    static void forget(const QString& lesson);
};

} // namespace seiche
