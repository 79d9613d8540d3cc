// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "student_sheet_file.h"

#include "files/lessons.h"
#include "lessons/student_paper.h"
#include "model/elided.h"

#include <QFile>
#include <QFileInfo>

#include <cstdio>

namespace seiche {

int writeStudentSheet(const QString& idOrFile, const QString& out) {
    const std::string name = QFile::encodeName(idOrFile).toStdString();
    const LessonLookup sought = lookUpLesson(name);
    for (const Problem& problem : sought.problems)
        std::fprintf(stderr, "seiche: lesson %s: %s\n", elided(name).c_str(), lineOf(problem).c_str());
    if (!sought.lesson) return 2;
    const QString failed = studentPaper(*sought.lesson, QFileInfo(idOrFile).fileName()).savePdf(out);
    if (failed.isEmpty()) return 0;
    std::fprintf(stderr, "seiche: %s\n", qPrintable(failed));
    return 1;
}

} // namespace seiche
