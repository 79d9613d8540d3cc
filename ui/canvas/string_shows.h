// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "session/session.h"

#include <QAction>
#include <QObject>

#include <functional>
#include <vector>

class QMenu;

namespace seiche {

/// What the canvas of a string shows, as actions for menus: height, velocity or force, and what is drawn
/// beside it. Each changes a key `preview.…` of the run, which can be undone.
///
/// There is one for a session. Nothing can be chosen while a pool is shown.
class StringShows : public QObject {
    Q_OBJECT

public:
    static StringShows& of(Session& session);

    void addTo(QMenu& menu) const;
    /// The object name of each is the key: "preview.quantity.velocity", "preview.parts" ...
    QAction* action(const char* name) const;
    void retranslate();

private:
    explicit StringShows(Session& session);

    struct Choice {
        QAction* action;
        std::function<bool(const Preview&)> isOn;
        std::function<QString()> text;
        std::function<QString()> help;
    };
    /// One of several, which is on for a value of a key.
    void addQuantity(StringQuantity quantity, std::function<QString()> text, std::function<QString()> help);
    /// A key that has two values.
    void addSwitch(const char* key, const char* off, const char* on, std::function<bool(const Preview&)> isOn,
                   std::function<QString()> text, std::function<QString()> help);
    void refresh();

    Session& m_session;
    std::vector<Choice> m_choices;
    std::size_t m_quantities = 0; ///< the first so many choose what the line is
};

} // namespace seiche
