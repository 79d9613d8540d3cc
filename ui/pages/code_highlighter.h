// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QSyntaxHighlighter>

namespace seiche {

/// Highlights C++: keywords, types, numbers and comments.
///
/// Uses the colours of the theme; after a theme change call `rehighlight`. Comments are italic and
/// keywords bold, so that they differ without colour.
class CodeHighlighter : public QSyntaxHighlighter {
    Q_OBJECT

public:
    explicit CodeHighlighter(QTextDocument* document);

protected:
    void highlightBlock(const QString& text) override;
};

} // namespace seiche
