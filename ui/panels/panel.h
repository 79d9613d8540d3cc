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

/// Base class of all side panels. Translates all texts after a language change and does no work
/// while hidden.
///
/// A panel calls `refreshSoon` when its content may have changed. `refresh` then runs at most ten
/// times per second, only while visible, and once when shown. During a challenge, a panel that
/// reveals the answer shows a sentence instead.
class Panel : public QWidget {
    Q_OBJECT

public:
    /// Returns whether no refresh is due.
    bool isUpToDate() const { return !m_wanted; }

    /// Makes the panel brief, for a stage of this size in pixels: only the essential content,
    /// large. Empty: shows everything.
    void setBrief(QSize stage);
    bool isBrief() const { return !m_stage.isEmpty(); }
    /// Hides dispensable parts of a brief panel. Returns false if there are none left.
    bool tighten();
    /// Sets the size visible without scrolling, in pixels, with room for the scroll bar. Empty on
    /// the stage, where a panel has its full height.
    void setRoom(QSize room);
    /// Requirements of a lesson step: parameters to set, and schemes to compare with.
    struct RequiredControls {
        std::vector<std::string> parameters;
        std::vector<Scheme> comparisonRuns;
        friend bool operator==(const RequiredControls&, const RequiredControls&) = default;
    };
    /// Opens the folded part of the panel, if any.
    virtual void unfold() {}
    /// Sets parts to show even if brief.
    void setRequiredControls(RequiredControls asked);
    bool hasRequiredControls() const { return m_askedFor != RequiredControls{}; }
    /// Returns whether the panel has a brief form.
    bool canBeBrief() const { return m_canBeBrief; }

protected:
    /// Content of a panel during a challenge (`Session::isChallenge`).
    enum class RevealsAnswer { Yes, No };

    Panel(Session& session, const QString& name, QWidget* parent,
          RevealsAnswer revealsAnswer = RevealsAnswer::Yes);
    ~Panel() override;

    Session& session() const { return m_session; }
    void refreshSoon();
    /// Refreshes immediately if visible, after a user action.
    void refreshNow();

    /// Sets all texts. Derived constructors call it last.
    virtual void retranslate() = 0;
    /// Shows the state of the session.
    virtual void refresh() = 0;
    /// Sets the main part of a brief panel (null: everything not in `details`) and the parts to
    /// hide. Other code must not show or hide these widgets.
    void setDetails(QWidget* main, std::vector<QWidget*> details);
    /// Returns whether the lesson requires a parameter with this prefix.
    bool isAskedFor(std::string_view beginning) const;
    bool isAnyAskedFor() const { return !m_askedFor.parameters.empty(); }
    const std::vector<Scheme>& requiredComparisons() const { return m_askedFor.comparisonRuns; }
    /// Called when the panel becomes brief or full.
    virtual void showBrief() {}
    QSize room() const { return m_room; }
    /// Returns the size given to `setBrief`.
    QSize stage() const { return m_stage; }
    /// Returns whether `tighten` would hide anything.
    virtual bool canBeTight() const { return false; }
    bool isTight() const { return isBrief() && m_tight; }
    /// Shows the parts hidden by `tighten` again.
    void loosen() { m_tight = false; }

    void showEvent(QShowEvent* event) override;
    void changeEvent(QEvent* event) override;

private:
    void keepChallenge();

    Session& m_session;
    RevealsAnswer m_revealsAnswer;
    QWidget* m_cover = nullptr; ///< covers the panel during a challenge
    std::vector<QPointer<QWidget>> m_covered;
    QTimer m_pause;
    bool m_wanted = false;
    QSize m_stage; ///< pixels; empty: not brief
    QSize m_room;
    bool m_tight = false;
    bool m_canBeBrief = false;
    QWidget* m_main = nullptr;
    QSize m_mainAtDesk; ///< minimum size of `m_main` in a full panel
    std::vector<QWidget*> m_details;
    RequiredControls m_askedFor;
};

} // namespace seiche
