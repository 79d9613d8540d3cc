// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QMap>
#include <QString>
#include <QStringList>

#include <vector>

namespace seiche {

/// A passage of the program's own source, from the file that was compiled.
struct CodePassage {
    QString id;
    QString file;      ///< "core/engine/reference.cpp"
    int firstLine = 0; ///< line number in the file, from 1
    QStringList lines;
};

/// Returns the loops that the theory explains, from the step of a whole wave to the innermost
/// vector loop. A passage is empty if not found in its file.
std::vector<CodePassage> codePassages();

/// Returns a built-in source file of the core, such as "core/engine/reference.cpp".
QString builtInSource(const QString& file);

/// Explanations of every passage and its lines, from docs/theory/code.LANGUAGE.txt.
struct CodeGuide {
    struct Entry {
        QString title;
        QString about;                ///< HTML
        QMap<QString, QString> lines; ///< trimmed code line → explanation as HTML
    };
    QMap<QString, Entry> passages;

    static CodeGuide parse(const QString& text);
    /// Returns the guide in this language. Missing passages are in English.
    static CodeGuide in(const QString& language);
    /// Returns the explanation of a line. Empty if none.
    QString explanation(const QString& passage, const QString& line) const;
};

} // namespace seiche
