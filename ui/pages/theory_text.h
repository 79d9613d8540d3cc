// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QMap>
#include <QString>
#include <QStringList>

#include <vector>

namespace seiche {

/// The derivation as it is written in docs/theory/derivation.LANGUAGE.txt (see docs/theory/README.md):
/// sections, each a row of short steps, each step with a miniature beside its paragraphs and equations.
struct TheoryText {
    struct Block {
        QString html;     ///< a paragraph, a list or a table; or
        QString equation; ///< the name of an equation in docs/theory/equations
    };
    struct Step {
        QString miniature; ///< see `miniatureKinds`
        std::vector<Block> blocks;
    };
    struct Section {
        QString id;
        QString title;
        QString language; ///< what it is really written in
        std::vector<Step> steps;
    };
    std::vector<Section> sections;

    /// What cannot be understood is taken for a paragraph: `problems` lists it by line.
    static TheoryText parse(const QString& text, const QString& language, QStringList* problems = nullptr);
    /// In this language ("el"); sections that it lacks are English, in the English order.
    static TheoryText in(const QString& language);
};

/// What is said for each equation in this language, English where it lacks one.
QMap<QString, QString> spokenEquations(const QString& language);

/// Emphasis *so* and **so**, `code`, [label](link), and indices: f_{n}, z^{2}; everything else is plain text.
QString inlineHtml(const QString& text);

/// A file of docs/theory that is built in; empty when there is none.
QString theoryFile(const QString& name);

} // namespace seiche
