// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QSyntaxHighlighter>

namespace seiche {

/// Colours C++: words of the language, types, numbers, comments.
///
/// In the theme's colours, when they have changed with the next `rehighlight`; comments are slanted and words
/// of the language bold, so that no colour is needed to distinguish them.
class CodeHighlighter : public QSyntaxHighlighter {
    Q_OBJECT

public:
    explicit CodeHighlighter(QTextDocument* document);

protected:
    void highlightBlock(const QString& text) override;
};

} // namespace seiche
