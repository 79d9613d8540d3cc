// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "session/session.h"

#include <QObject>

namespace seiche {

class Actions;

/// From one built-in experiment to the next or the one before, for a demonstration: by Page Down and Page Up,
/// as a presenter's remote sends them, or from the menu.
///
/// The keys belong to what has the focus where it turns pages or steps itself: sliders, fields, lists. In a
/// lesson they go through its steps.
class SceneSteps : public QObject {
    Q_OBJECT

public:
    SceneSteps(const Session& session, const Actions& actions, QObject* parent);

    void setEnabled(bool on);
    /// Of what is opened from among the favourites on, the steps stay among them.
    void setAmongFavourites(bool on) { m_amongFavourites = on; }
    void noteOpened(const QString& id);

signals:
    void sceneWanted(const QString& id);

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    void step(int by);
    QString shown() const;

    const Session& m_session;
    const Actions& m_actions;
    QString m_last;
    bool m_amongFavourites = false;
};

} // namespace seiche
