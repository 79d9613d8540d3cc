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

/// Real medium represented by the string or pool, below a fold: length, tension and linear density
/// of a string, depth of water, and the resulting speed, fundamental and slow-motion factor. Typing
/// a speed or fundamental sets the tension or depth.
class RealRows : public QWidget {
    Q_OBJECT

public:
    explicit RealRows(QWidget* parent = nullptr);
    ~RealRows() override;

    /// Shows the experiment. `fundamental` is in cycles per step, empty if unknown or hidden.
    void show(const Experiment& experiment, std::optional<double> fundamental);
    void retranslate();
    void setProblem(const QString& problem);

signals:
    /// Emitted with requested settings, possibly out of range.
    void wanted(const seiche::Settings& settings);
    void unfolded();

private:
    using QWidget::show;
    TypedRow makeRow(const char* name);
    void choose();
    void setValue(const ValueEntry* entry, double value);
    /// Returns settings that give the real medium this speed. Empty if its speed is fixed.
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
