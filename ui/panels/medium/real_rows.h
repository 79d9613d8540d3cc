// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "medium/typed_row.h"
#include "model/experiment.h"
#include "widgets/choice.h"
#include "widgets/problem_label.h"

#include <QToolButton>

#include <vector>

namespace seiche {

/// What real medium the string or pool stands for, below a fold of its own: length, tension and mass of a
/// string, depth of water, and what speed, fundamental and slow motion follow from them. A speed or fundamental
/// that is typed sets the tension, or the depth.
class RealRows : public QWidget {
    Q_OBJECT

public:
    explicit RealRows(QWidget* parent = nullptr);
    ~RealRows() override;

    /// `fundamental`: of the experiment, cycles per step; nothing where there is none, or it is not to be told.
    void show(const Experiment& experiment, std::optional<double> fundamental);
    void retranslate();
    void setProblem(const QString& problem);

signals:
    /// May be outside of what is allowed.
    void wanted(const seiche::Settings& settings);
    void unfolded();

private:
    using QWidget::show;
    TypedRow makeRow(const char* name);
    void choose();
    void take(const ValueEntry* entry, double value);
    /// Settings that give the real medium this speed.
    std::optional<Settings> withSpeed(double speed) const;
    void unfold(bool open);
    void restyle();

    Experiment m_shown;
    std::optional<double> m_fundamental;
    QToolButton* m_fold;
    QWidget* m_more;
    QLabel* m_worldLabel;
    Choice<World>* m_world;
    std::vector<QLabel*> m_units;
    TypedRow m_length, m_tension, m_mass, m_depth, m_speed, m_frequency;
    WrappedLabel* m_report;
    ProblemLabel* m_problem;
};

} // namespace seiche
