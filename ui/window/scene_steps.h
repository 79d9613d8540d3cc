// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "session/session.h"

#include <QObject>

namespace seiche {

class Actions;

/// Steps through the examples by Page Down and Page Up, the keys of a presenter's remote, or from
/// the menu. A focused slider, field or list uses these keys itself; a lesson uses them for its
/// steps.
class SceneSteps : public QObject {
    Q_OBJECT

public:
    SceneSteps(const Session& session, const Actions& actions, QObject* parent);

    void setEnabled(bool on);
    /// Restricts the steps to the favourites.
    void setAmongFavourites(bool on) { m_amongFavourites = on; }
    void noteOpened(const QString& id);

signals:
    void sceneRequested(const QString& id);

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
