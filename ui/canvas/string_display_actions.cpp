// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "canvas/string_display_actions.h"

#include <QActionGroup>
#include <QMenu>

#include <algorithm>
#include <string>
#include <utility>

namespace seiche {

StringDisplayActions& StringDisplayActions::of(Session& session) {
    StringDisplayActions* known =
        session.findChild<StringDisplayActions*>(QString(), Qt::FindDirectChildrenOnly);
    return known ? *known : *new StringDisplayActions(session);
}

StringDisplayActions::StringDisplayActions(Session& session) : QObject(&session), m_session(session) {
    addQuantity(
        StringQuantity::Height, [] { return tr("Displac&ement"); },
        [] { return tr("Shows the displacement of each point"); });
    addQuantity(
        StringQuantity::Velocity, [] { return tr("&Velocity"); },
        [] { return tr("Shows the vertical velocity of each point, on a separate scale"); });
    addQuantity(
        StringQuantity::Force, [] { return tr("&Force"); },
        [] { return tr("Shows the spring force on each point, on a separate scale"); });
    auto* group = new QActionGroup(this);
    for (const Choice& each : m_choices) group->addAction(each.action);
    m_quantities = m_choices.size();
    const auto addShown = [this](const char* key, Visibility Preview::* shown, std::function<QString()> text,
                                 std::function<QString()> help) {
        addSwitch(
            key, "hidden", "shown",
            [shown](const Preview& preview) { return preview.*shown == Visibility::Shown; }, std::move(text),
            std::move(help));
    };
    addShown(
        "preview.parts", &Preview::parts, [] { return tr("T&ravelling waves"); },
        [] {
            return tr("Shows the waves travelling right and left, which add up to the shape of the string");
        });
    addShown(
        "preview.nodes", &Preview::nodes, [] { return tr("&Nodes"); },
        [] {
            return tr("Marks the points of a standing wave that stay at rest, and the distance between them");
        });
    addShown(
        "preview.energy", &Preview::energy, [] { return tr("Ener&gy along the string"); },
        [] { return tr("Shows the kinetic and potential energy of each point"); });
    addShown(
        "preview.flow", &Preview::flow, [] { return tr("Energy fl&ow"); },
        [] { return tr("Shows the direction and strength of the energy flow as arrows"); });
    addShown(
        "preview.springs", &Preview::springs, [] { return tr("&Beads and springs"); },
        [] { return tr("Shows the model: masses joined by springs"); });
    addSwitch(
        "preview.swing", "across", "along",
        [](const Preview& preview) { return preview.polarization == Polarization::Longitudinal; },
        [] { return tr("&Longitudinal wave"); },
        [] { return tr("Shows the points moving along the string, as air does in a pipe"); });
    connect(&session, &Session::settingsChanged, this, &StringDisplayActions::refresh);
    connect(&session, &Session::runReplaced, this, &StringDisplayActions::refresh);
    retranslate();
    refresh();
}

void StringDisplayActions::addQuantity(StringQuantity quantity, std::function<QString()> text,
                                       std::function<QString()> help) {
    auto* action = new QAction(this);
    const std::string word(toString(quantity));
    action->setObjectName(QStringLiteral("preview.quantity.") + QString::fromStdString(word));
    action->setCheckable(true);
    connect(action, &QAction::triggered, this, [this, word] {
        m_session.set({{"preview.quantity", word}});
        refresh();
    });
    m_choices.push_back({action, [quantity](const Preview& preview) { return preview.quantity == quantity; },
                         std::move(text), std::move(help)});
}

void StringDisplayActions::addSwitch(const char* key, const char* off, const char* on,
                                     std::function<bool(const Preview&)> isOn, std::function<QString()> text,
                                     std::function<QString()> help) {
    auto* action = new QAction(this);
    action->setObjectName(QLatin1String(key));
    action->setCheckable(true);
    connect(action, &QAction::triggered, this, [this, key, off, on](bool checked) {
        m_session.set({{key, std::string(checked ? on : off)}});
        refresh(); // reverts the action if the class is locked
    });
    m_choices.push_back({action, std::move(isOn), std::move(text), std::move(help)});
}

void StringDisplayActions::addTo(QMenu& menu) const {
    menu.setToolTipsVisible(true);
    for (std::size_t i = 0; i < m_choices.size(); ++i) {
        if (i == m_quantities) menu.addSeparator();
        menu.addAction(m_choices[i].action);
    }
}

QAction* StringDisplayActions::action(const char* name) const {
    const auto found = std::ranges::find_if(
        m_choices, [name](const Choice& each) { return each.action->objectName() == QLatin1String(name); });
    return found == m_choices.end() ? nullptr : found->action;
}

void StringDisplayActions::refresh() {
    const bool onString = m_session.scene() == SceneKind::String;
    for (const Choice& each : m_choices) {
        each.action->setEnabled(onString);
        each.action->setChecked(each.isOn(m_session.settings().preview));
    }
}

void StringDisplayActions::retranslate() {
    for (const Choice& each : m_choices) {
        each.action->setText(each.text());
        each.action->setToolTip(each.help());
    }
}

} // namespace seiche

#include "moc_string_display_actions.cpp"
