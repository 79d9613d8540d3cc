// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "pages/miniature_view.h"

#include <QFrame>
#include <QLabel>

namespace seiche {

/// A miniature with title, legend, knobs, a line of numbers, and buttons to tap, restart and pause.
class MiniatureCard : public QFrame {
    Q_OBJECT

public:
    explicit MiniatureCard(const MiniatureKind& kind, QWidget* parent = nullptr);

    MiniatureView* view() const { return m_view; }

private:
    void addKnobs();
    QLayout* makeButtons();
    void updateSentence();
    QString sentence() const;

    MiniatureView* m_view;
    QLabel* m_sentence;
};

} // namespace seiche
