// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "pages/code_text.h"
#include "pages/text_search.h"

#include <QTextEdit>
#include <QWidget>

#include <vector>

class QLabel;

namespace seiche {

class CodeHighlighter;

/// Page with the program's own code and an explanation of the line under the cursor.
class CodePage : public QWidget {
    Q_OBJECT

public:
    explicit CodePage(QWidget* parent = nullptr);

    const std::vector<CodePassage>& passages() const { return m_passages; }
    std::vector<QTextEdit*> texts() const { return {m_code}; }
    /// Sources for the search: the code and the explanations.
    std::vector<TextSearch::Source> sources() const;
    void setTextSize(double pixels);
    /// Moves to the line of a search hit.
    void showLineAt(const QTextCursor& cursor);
    /// Marks these words in the explanation of every line.
    void mark(const QString& words);
    const QString& explanation() const { return m_said; }

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    struct Place {
        int passage = -1; ///< -1 between two passages
        int line = 0;     ///< index within the passage
    };
    Place placeOf(int block) const;
    void explain();
    QTextEdit::ExtraSelection lineMark() const;
    void moveBy(int lines);

    std::vector<CodePassage> m_passages;
    CodeGuide m_guide;
    QString m_marked; ///< words to mark in the explanation
    QString m_said;   ///< the explanation without marks
    QTextEdit* m_code;
    CodeHighlighter* m_highlighter;
    QLabel* m_title;
    QLabel* m_about;
    QLabel* m_line;
    QLabel* m_explanation;
    QLabel* m_where;
};

} // namespace seiche
