// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QPointer>
#include <QTextCursor>
#include <QTextEdit>

#include <vector>

namespace seiche {

/// Finds a text in several texts that follow each other, and marks what was found.
class TextSearch {
public:
    struct Hit {
        QPointer<QTextEdit> where;
        QTextCursor cursor;
    };

    /// The texts in the order of reading.
    void setTexts(std::vector<QTextEdit*> texts);
    /// Looks for the words, without regard to case; empty: no marks any more.
    void find(const QString& words);

    int count() const { return static_cast<int>(m_hits.size()); }
    /// Which of the hits is the present one, from 0; -1: none.
    int present() const { return m_present; }
    /// The next hit (or the one before), round and round; null when there is none.
    const Hit* go(int way);

private:
    void mark();

    std::vector<QPointer<QTextEdit>> m_texts;
    std::vector<Hit> m_hits;
    int m_present = -1;
};

} // namespace seiche
