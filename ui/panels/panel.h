// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "session/session.h"

#include <QPointer>
#include <QTimer>
#include <QWidget>

#include <vector>

namespace seiche {

/// The common base of all side panels: it sets the texts again when the language changes, and does no work
/// while it is hidden.
///
/// A panel calls `refreshSoon` whenever what it shows may have changed; `refresh` then runs at most ten times a
/// second, only while the panel is visible, and once when it is shown. While the run is a riddle a panel that
/// would give the answer away shows one sentence instead.
class Panel : public QWidget {
    Q_OBJECT

public:
    /// Whether the panel shows the present state: no refresh is due.
    bool isUpToDate() const { return !m_wanted; }

protected:
    /// What a panel shows of a run that is a riddle (`Session::isSecret`).
    enum class Tells { TheAnswer, NothingSecret };

    Panel(Session& session, const QString& name, QWidget* parent, Tells tells = Tells::TheAnswer);
    ~Panel() override;

    Session& session() const { return m_session; }
    void refreshSoon();
    /// Refreshes at once if the panel is visible: for what the user has just done.
    void refreshNow();

    /// Sets every text. The panel's constructor calls it at its end.
    virtual void retranslate() = 0;
    /// Shows the state of the session.
    virtual void refresh() = 0;

    void showEvent(QShowEvent* event) override;
    void changeEvent(QEvent* event) override;

private:
    void keepSecret();

    Session& m_session;
    Tells m_tells;
    QWidget* m_cover = nullptr; ///< in place of everything else while that would give the answer away
    std::vector<QPointer<QWidget>> m_covered;
    QTimer m_pause;
    bool m_wanted = false;
};

} // namespace seiche
