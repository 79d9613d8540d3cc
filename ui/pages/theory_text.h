// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QMap>
#include <QString>
#include <QStringList>

#include <vector>

namespace seiche {

/// The derivation in docs/theory/derivation.LANGUAGE.txt (see docs/theory/README.md): sections of
/// short steps, each with paragraphs, equations and a miniature.
struct TheoryText {
    struct Block {
        QString html;     ///< a paragraph, a list or a table; empty for an equation
        QString equation; ///< name of an equation in docs/theory/equations
    };
    struct Step {
        QString miniature; ///< see `miniatureKinds`
        std::vector<Block> blocks;
    };
    struct Section {
        QString id;
        QString title;
        QString language; ///< actual language of the text
        std::vector<Step> steps;
    };
    std::vector<Section> sections;

    /// Parses the text. Lines with errors become paragraphs and are listed in `problems`.
    static TheoryText parse(const QString& text, const QString& language, QStringList* problems = nullptr);
    /// Returns the derivation in this language ("el"). Missing sections are in English, in the
    /// English order.
    static TheoryText in(const QString& language);
};

/// Returns the spoken text of each equation in this language, or in English if missing.
QMap<QString, QString> spokenEquations(const QString& language);

/// Converts inline markup to HTML: emphasis *so* and **so**, `code`, [label](link), and indices
/// f_{n}, z^{2}. Escapes all other text.
QString inlineHtml(const QString& text);

/// Returns a built-in file of docs/theory. Empty if missing.
QString theoryFile(const QString& name);

} // namespace seiche
