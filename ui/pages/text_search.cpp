// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "pages/text_search.h"

#include "theme/theme.h"

#include <QTextDocument>

namespace seiche {

void TextSearch::setTexts(std::vector<QTextEdit*> texts) {
    m_hits.clear();
    m_present = -1;
    m_texts.assign(texts.begin(), texts.end());
}

void TextSearch::find(const QString& words) {
    m_hits.clear();
    m_present = -1;
    for (const QPointer<QTextEdit>& text : m_texts) {
        if (!text || words.isEmpty()) continue;
        for (QTextCursor at = text->document()->find(words); !at.isNull();
             at = text->document()->find(words, at))
            m_hits.push_back({text, at});
    }
    mark();
}

const TextSearch::Hit* TextSearch::go(int way) {
    if (m_hits.empty()) return nullptr;
    const int count = this->count();
    m_present = m_present < 0 ? (way > 0 ? 0 : count - 1) : (m_present + way + count) % count;
    mark();
    return &m_hits[static_cast<std::size_t>(m_present)];
}

void TextSearch::mark() {
    const Tokens& tokens = Theme::current().tokens();
    for (const QPointer<QTextEdit>& text : m_texts) {
        if (!text) continue;
        QList<QTextEdit::ExtraSelection> marks;
        for (std::size_t i = 0; i < m_hits.size(); ++i) {
            if (m_hits[i].where != text) continue;
            const bool present = static_cast<int>(i) == m_present;
            QTextCharFormat format;
            format.setBackground(present ? tokens.main : tokens.soft);
            format.setForeground(present ? tokens.onMain : tokens.text);
            if (!present) format.setFontUnderline(true);
            marks.push_back({m_hits[i].cursor, format});
        }
        if (!marks.isEmpty() || !text->extraSelections().isEmpty()) text->setExtraSelections(marks);
    }
}

} // namespace seiche
