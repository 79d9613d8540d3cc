// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QPointer>
#include <QTextCursor>
#include <QTextEdit>

#include <vector>

namespace seiche {

/// Searches a sequence of texts and the descriptions of equations and code lines, and marks the
/// hits in texts.
class TextSearch {
public:
    /// A searched text. With `words`: an equation or a line of a text, described by `words`.
    struct Source {
        QPointer<QWidget> where;
        QString words;
        QTextCursor line; ///< null unless a line of a text
    };
    struct Hit {
        QPointer<QWidget> where;
        QTextCursor cursor; ///< null if not in a text
        bool isShown;       ///< found in the description, not in the text
    };

    /// Sets the sources, in reading order.
    void setSources(std::vector<Source> sources);
    /// Searches for the words, ignoring case. Empty: removes marks.
    void find(const QString& words);

    int count() const { return static_cast<int>(m_hits.size()); }
    /// Index of the current hit. -1 if none.
    int present() const { return m_present; }
    /// Moves to the next or previous hit, cyclically. Null if there is none.
    const Hit* goToHit(int way);
    const std::vector<Hit>& hits() const { return m_hits; }

private:
    void mark();

    std::vector<Source> m_sources;
    std::vector<Hit> m_hits;
    int m_present = -1;
};

} // namespace seiche
