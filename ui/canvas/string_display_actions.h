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

/// Menu actions for the display of a string: displacement, velocity or force, and overlays. Each
/// changes a key `preview.…` of the run and can be undone.
///
/// One instance per session. Disabled while a pool is shown.
class StringDisplayActions : public QObject {
    Q_OBJECT

public:
    static StringDisplayActions& of(Session& session);

    void addTo(QMenu& menu) const;
    /// Returns the action with this object name, which is its key: "preview.quantity.velocity",
    /// "preview.parts" ...
    QAction* action(const char* name) const;
    void retranslate();

private:
    explicit StringDisplayActions(Session& session);

    struct Choice {
        QAction* action;
        std::function<bool(const Preview&)> isOn;
        std::function<QString()> text;
        std::function<QString()> help;
    };
    /// Adds an exclusive action for one quantity.
    void addQuantity(StringQuantity quantity, std::function<QString()> text, std::function<QString()> help);
    /// Adds an action for a key with two values.
    void addSwitch(const char* key, const char* off, const char* on, std::function<bool(const Preview&)> isOn,
                   std::function<QString()> text, std::function<QString()> help);
    void refresh();

    Session& m_session;
    std::vector<Choice> m_choices;
    std::size_t m_quantities = 0; ///< number of leading actions that select the quantity
};

} // namespace seiche
