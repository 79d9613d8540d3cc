// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "wording/problems.h"

#include "model/elided.h"
#include "wording/names.h"

namespace seiche {

QString problemInWords(const Message& problem) {
    return QString::fromStdString(
        sentence(problem, [](const Translatable& code) { return translated(code).toStdString(); }));
}

QStringList problemsInWords(std::span<const Problem> problems) {
    QStringList lines;
    for (const Problem& problem : problems) {
        const QString words = problemInWords(problem);
        const QString path = QString::fromStdString(problem.path);
        lines << (path.isEmpty() ? words : QStringLiteral("%1: %2").arg(path, words));
    }
    return lines;
}

QString elided(const QString& text, int max) {
    return QString::fromStdString(elided(text.toStdString(), static_cast<std::size_t>(max)));
}

} // namespace seiche
