// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/experiment.h"

#include <QWidget>

class QTableWidget;

namespace seiche {

class WrappedLabel;

/// Frequencies of a chain of a few beads, next to the frequencies of the continuous string.
class ChainTable : public QWidget {
    Q_OBJECT

public:
    explicit ChainTable(QWidget* parent);

    /// Returns whether the medium is a chain of few points.
    static bool isChain(const Experiment& experiment);
    /// Shows the modes of the experiment, with frequencies only if theory is shown.
    void show(const Experiment& experiment, bool arePlain, bool isTheoryShown);

private:
    using QWidget::show;

    WrappedLabel* m_words;
    QTableWidget* m_table;
};

} // namespace seiche
