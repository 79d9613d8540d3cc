// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "session/session.h"

#include <QPointer>
#include <QTimer>
#include <QWidget>

#include <string>
#include <string_view>
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

    /// On a stage of this size, pixels: only what a class looks for, large; the rest is hidden. Empty: all of
    /// it.
    void setBrief(QSize stage);
    bool isBrief() const { return !m_stage.isEmpty(); }
    /// Brief, it gives up what a class can do without; false if there is no such thing (any more).
    bool tighten();
    /// At the desk, the width and height that can be seen without scrolling, pixels, as if the bar were there;
    /// empty on the stage, where a card has the height it needs.
    void setRoom(QSize room);
    /// What the step of a lesson asks for: parameters to set, and schemes to compare with.
    struct AskedFor {
        std::vector<std::string> parameters;
        std::vector<Scheme> twins;
        friend bool operator==(const AskedFor&, const AskedFor&) = default;
    };
    /// Brief, it shows what is needed for that, too.
    void setAskedFor(AskedFor asked);
    /// Whether that makes a difference.
    bool canBeBrief() const { return m_canBeBrief; }

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
    /// What a class looks for (null: all that is left), and what is not for the stage. Others must not show or
    /// hide these.
    void setDetails(QWidget* main, std::vector<QWidget*> details);
    /// Whether a parameter whose id begins like this is asked for.
    bool isAskedFor(std::string_view beginning) const;
    bool isAnyAskedFor() const { return !m_askedFor.parameters.empty(); }
    const std::vector<Scheme>& twinsAskedFor() const { return m_askedFor.twins; }
    /// The panel has become brief, or no longer is.
    virtual void showBrief() {}
    QSize room() const { return m_room; }
    /// Whether there is something that `tighten` would take away.
    virtual bool canBeTight() const { return false; }
    bool isTight() const { return isBrief() && m_tight; }
    /// What has been given up comes back, until there is no room for it again.
    void loosen() { m_tight = false; }

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
    QSize m_stage; ///< pixels; empty: not brief
    QSize m_room;
    bool m_tight = false;
    bool m_canBeBrief = false;
    QWidget* m_main = nullptr;
    QSize m_mainAtDesk; ///< its least size there
    std::vector<QWidget*> m_details;
    AskedFor m_askedFor;
};

} // namespace seiche
