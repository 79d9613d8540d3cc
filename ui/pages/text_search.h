// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QPointer>
#include <QTextCursor>
#include <QTextEdit>

#include <vector>

namespace seiche {

/// Searches several texts that follow each other, and the descriptions of what is not text; marks what was
/// found in texts.
class TextSearch {
public:
    /// A text; or, with `words`, something those are said about: an equation, or a line of a text.
    struct Source {
        QPointer<QWidget> where;
        QString words;
        QTextCursor line; ///< null unless it is a line
    };
    struct Hit {
        QPointer<QWidget> where;
        QTextCursor cursor; ///< null when it is no text
        bool isSaid;        ///< found in the words, not in the text
    };

    /// In the order of reading.
    void setSources(std::vector<Source> sources);
    /// Looks for the words, without regard to case; empty: no marks any more.
    void find(const QString& words);

    int count() const { return static_cast<int>(m_hits.size()); }
    /// Which of the hits is the present one, from 0; -1: none.
    int present() const { return m_present; }
    /// The next hit (or the one before), round and round; null when there is none.
    const Hit* go(int way);
    const std::vector<Hit>& hits() const { return m_hits; }

private:
    void mark();

    std::vector<Source> m_sources;
    std::vector<Hit> m_hits;
    int m_present = -1;
};

} // namespace seiche
