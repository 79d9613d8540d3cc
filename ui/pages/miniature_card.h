// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "pages/miniature_view.h"

#include <QFrame>
#include <QLabel>

namespace seiche {

/// A miniature with everything around it: title, legend, knobs, what it says, and buttons to pull, to begin
/// again and to pause.
class MiniatureCard : public QFrame {
    Q_OBJECT

public:
    explicit MiniatureCard(const MiniatureKind& kind, QWidget* parent = nullptr);

    MiniatureView* view() const { return m_view; }

private:
    void addKnobs();
    QLayout* makeButtons();
    void tell();
    QString sentence() const;

    MiniatureView* m_view;
    QLabel* m_says;
};

} // namespace seiche
