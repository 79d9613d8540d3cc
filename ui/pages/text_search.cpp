// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "pages/text_search.h"

#include "theme/theme.h"

#include <QTextDocument>

namespace seiche {

void TextSearch::setSources(std::vector<Source> sources) {
    m_hits.clear();
    m_present = -1;
    m_sources = std::move(sources);
}

void TextSearch::find(const QString& words) {
    m_hits.clear();
    m_present = -1;
    for (const Source& source : m_sources) {
        if (!source.where || words.isEmpty()) continue;
        if (!source.words.isEmpty()) {
            if (source.words.contains(words, Qt::CaseInsensitive))
                m_hits.push_back({source.where, source.line, true});
            continue;
        }
        const auto* text = qobject_cast<const QTextEdit*>(source.where);
        if (!text) continue;
        for (QTextCursor at = text->document()->find(words); !at.isNull();
             at = text->document()->find(words, at))
            m_hits.push_back({source.where, at, false});
    }
    mark();
}

const TextSearch::Hit* TextSearch::goToHit(int way) {
    if (m_hits.empty()) return nullptr;
    const int count = this->count();
    m_present = m_present < 0 ? (way > 0 ? 0 : count - 1) : (m_present + way + count) % count;
    mark();
    return &m_hits[static_cast<std::size_t>(m_present)];
}

void TextSearch::mark() {
    const Tokens& tokens = Theme::current().tokens();
    for (const Source& source : m_sources) {
        auto* text = qobject_cast<QTextEdit*>(source.where);
        if (!text || !source.words.isEmpty()) continue;
        QList<QTextEdit::ExtraSelection> marks;
        for (std::size_t i = 0; i < m_hits.size(); ++i) {
            if (m_hits[i].where != text || m_hits[i].isShown) continue;
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
