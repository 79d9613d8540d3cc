// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "lab/challenge_game.h"
#include "lab/lab_view.h"

#include <QAction>
#include <QTimer>
#include <QToolButton>

namespace seiche {

class ChallengeRow;
class DampingView;

/// Resonance chart over most of the canvas, for a projector: the chart (or the damping comparison),
/// the challenge, and a way back to the string alone.
class LargeChartPage : public QWidget {
    Q_OBJECT

public:
    /// `sine` switches between taps and a sine drive.
    LargeChartPage(Session& session, ResonanceLab& lab, ChallengeGame& game, QAction* sine,
                   QWidget* parent = nullptr);

    /// Returns whether no refresh is due.
    bool isUpToDate() const { return !m_pause.isActive(); }

    void showDampings(bool on);
    void showChallenge(bool on);
    /// Shows the challenge row and begins a challenge, unless a challenge is being played.
    void startChallenge();

signals:
    void closed();
    /// See `LabView::basinRequested`.
    void basinRequested();

protected:
    void resizeEvent(QResizeEvent* event) override;
    void showEvent(QShowEvent* event) override;
    void changeEvent(QEvent* event) override;

private:
    void refreshSoon();
    void restyle();
    void retranslate();

    LabView* m_view;
    DampingView* m_dampings;
    ChallengeRow* m_challenge;
    QToolButton* m_dampingsButton;
    QToolButton* m_challengeButton;
    QToolButton* m_close;
    QTimer m_pause;
};

} // namespace seiche
