// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "medium/typed_row.h"
#include "model/experiment.h"
#include "widgets/problem_label.h"

#include <QWidget>

namespace seiche {

/// Number of points of a string, or columns and rows of a pool, and the width of the absorbing
/// layer.
///
/// There are no sliders because every change restarts the run. The owner reports a rejected number
/// with `setProblem`. The number stays visible until corrected, or until Escape restores the old
/// one.
class SizeRows : public QWidget {
    Q_OBJECT

public:
    explicit SizeRows(QWidget* parent = nullptr);
    ~SizeRows() override;

    void show(const Experiment& experiment);
    void retranslate();
    /// Shows the problem of the last requested number.
    void setProblem(const QString& problem);

signals:
    // Emitted with integers that may be out of range.
    void sizeRequested(const seiche::Grid& grid);
    void rimRequested(int cells);

private:
    using QWidget::show;
    TypedRow makeRow(const char* name);
    void setValue(ValueEntry* entry, double value);
    /// Returns the range of an entry as text, for cells within the total limit.
    QString rangeOf(const ValueEntry* entry) const;
    void restyle();

    Grid m_grid;
    SceneKind m_scene = SceneKind::String;
    TypedRow m_columns; ///< points, on a string
    TypedRow m_rows;
    TypedRow m_rim;
    ProblemLabel* m_problem;
    ValueEntry* m_typed; ///< entry that the problem belongs to
};

} // namespace seiche
