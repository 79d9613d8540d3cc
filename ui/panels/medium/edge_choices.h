// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/event.h"
#include "model/experiment.h"
#include "widgets/choice.h"
#include "widgets/value_row.h"
#include "widgets/wrapped_label.h"

#include <QLabel>
#include <QWidget>

#include <array>

namespace seiche {

/// Boundary conditions at the ends of a string or the sides of a pool.
///
/// The four lists of a pool are placed like its sides. Periodic joins two opposite sides, so both
/// change together. Each impedance end of a string has a row for the impedance and a line with the
/// predicted reflection.
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
    void showEchoes();

    Edges m_edges;
    bool m_pool = false;
    std::array<Choice<Edge>*, 4> m_choices;
    QLabel* m_leftLabel;
    QLabel* m_rightLabel;
    QLabel* m_middle;
    // of the left and the right end
    std::array<ValueRow*, 2> m_impedances;
    std::array<WrappedLabel*, 2> m_echoes;
};

} // namespace seiche
