// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "lab/challenge_game.h"
#include "lab/resonance_lab.h"
#include "panels/panel.h"

#include <QMenu>
#include <QPointer>
#include <QToolButton>

namespace seiche {

class LabView;
class PointTable;

/// Panel of the resonance lab (see `LabView`), with a menu for table, files and large chart.
class ResonancePanel : public Panel {
    Q_OBJECT

public:
    explicit ResonancePanel(Session& session, QWidget* parent = nullptr);
    ~ResonancePanel() override;

    ResonanceLab& lab() const { return *m_lab; }
    ChallengeGame& challenge() const { return *m_challenge; }
    /// Checkable action: drive with a sine instead of taps.
    QAction* sine() const { return m_sine; }
    QSize sizeHint() const override;

    /// Initial content of the large chart page.
    enum class Large { Curve, Dampings, Challenge };

signals:
    void largeRequested(seiche::ResonancePanel::Large what);
    /// Emitted when this panel or the large chart requests a small tank (see
    /// `LabView::basinRequested`).
    void basinRequested();

protected:
    void retranslate() override;
    void refresh() override;
    void showBrief() override;

private:
    void makeMenu();
    void enableMenu();
    void showTable();
    QString fileName(const QString& ending) const;
    void saveCsv();
    void savePicture();

    ResonanceLab* m_lab;
    ChallengeGame* m_challenge;
    LabView* m_view;
    QToolButton* m_more;
    QMenu* m_menu;
    QAction* m_sine;
    QAction* m_large;
    QAction* m_dampings;
    QAction* m_isChallenge;
    QAction* m_table;
    QAction* m_csv;
    QAction* m_picture;
    QAction* m_clear;
    QPointer<PointTable> m_pointTable;
};

} // namespace seiche
