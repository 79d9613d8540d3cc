// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/event.h"
#include "model/experiment.h"
#include "widgets/choice.h"

#include <QLabel>
#include <QWidget>

#include <array>

namespace seiche {

/// What the ends of a string or the sides of a pool do to a wave.
///
/// The pool's four lists stand where its sides are. A ring joins two opposite sides: both change together.
class EdgeChoices : public QWidget {
    Q_OBJECT

public:
    explicit EdgeChoices(QWidget* parent = nullptr);

    void show(const Experiment& experiment);
    void retranslate();

signals:
    void wanted(const seiche::Settings& settings);

private:
    using QWidget::show;
    enum Side { Left, Right, Top, Bottom };
    void choose(Side side);

    Edges m_edges;
    bool m_pool = false;
    std::array<Choice<Edge>*, 4> m_choices;
    QLabel* m_leftLabel;
    QLabel* m_rightLabel;
    QLabel* m_middle;
};

} // namespace seiche
