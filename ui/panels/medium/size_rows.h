// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "medium/typed_row.h"
#include "model/experiment.h"
#include "widgets/problem_label.h"

#include <QWidget>

namespace seiche {

/// How many points a string has, or columns and rows a pool; and how wide the rim is where its sides absorb.
///
/// Each is a field to type into, without a slider: the run begins again with every new number. The owner says
/// with `setProblem` why one was refused; it stays to be seen until it is corrected, or Escape brings the old
/// one back.
class SizeRows : public QWidget {
    Q_OBJECT

public:
    explicit SizeRows(QWidget* parent = nullptr);
    ~SizeRows() override;

    void show(const Experiment& experiment);
    void retranslate();
    /// Of what was wanted last.
    void setProblem(const QString& problem);

signals:
    // Whole numbers, which need not be allowed.
    void sizeWanted(const seiche::Grid& grid);
    void rimWanted(int cells);

private:
    using QWidget::show;
    TypedRow makeRow(const char* name);
    void take(ValueEntry* entry, double value);
    /// Which numbers an entry takes; of cells as many as the limit leaves.
    QString rangeOf(const ValueEntry* entry) const;
    void restyle();

    Grid m_grid;
    SceneKind m_scene = SceneKind::String;
    TypedRow m_columns; ///< of points, on a string
    TypedRow m_rows;
    TypedRow m_rim;
    ProblemLabel* m_problem;
    ValueEntry* m_typed; ///< the one that the problem belongs to
};

} // namespace seiche
