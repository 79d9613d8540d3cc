// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "lab/challenge_game.h"
#include "lab/resonance_lab.h"
#include "widgets/value_entry.h"

#include <QLabel>
#include <QPushButton>
#include <QSpinBox>

namespace seiche {

/// Row of the challenge: number, tap count, answer field, score and start button.
class ChallengeRow : public QWidget {
    Q_OBJECT

public:
    ChallengeRow(ChallengeGame& game, ResonanceLab& lab, QWidget* parent = nullptr);

    /// Begins the challenge with the number in the field, unless a challenge is being played.
    void draw();

protected:
    void changeEvent(QEvent* event) override;

private:
    void start();
    void refresh();
    void retranslate();
    QString sentence() const;

    ChallengeGame& m_game;
    ResonanceLab& m_lab;
    QLabel* m_sentence;
    ValueEntry* m_hertz;
    double m_proposed = 1.0; ///< frequency in the entry, Hz
    bool m_wasOver = false;
    QPushButton* m_answer;
    QPushButton* m_giveUp;
    QSpinBox* m_number;
    QPushButton* m_start;
};

} // namespace seiche
