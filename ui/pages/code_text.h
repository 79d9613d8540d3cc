// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QMap>
#include <QString>
#include <QStringList>

#include <vector>

namespace seiche {

/// A passage of the program's own source, taken from the file it was built from.
struct CodePassage {
    QString id;
    QString file;      ///< "core/engine/reference.cpp"
    int firstLine = 0; ///< its number in the file, from 1
    QStringList lines;
};

/// The loops that the theory explains, from the step of a whole wave down to the loop a processor is given. A
/// passage that is not found in its file is empty.
std::vector<CodePassage> codePassages();

/// A source file of the core that is built in: "core/engine/reference.cpp".
QString builtInSource(const QString& file);

/// What is said about a passage and about each of its lines, as written in docs/theory/code.LANGUAGE.txt.
struct CodeGuide {
    struct Entry {
        QString title;
        QString about;                ///< HTML
        QMap<QString, QString> lines; ///< a line without the blanks around it: its explanation, HTML
    };
    QMap<QString, Entry> passages;

    static CodeGuide parse(const QString& text);
    /// In this language; passages that it lacks are English.
    static CodeGuide in(const QString& language);
    /// Empty when there is none.
    QString explanation(const QString& passage, const QString& line) const;
};

} // namespace seiche
