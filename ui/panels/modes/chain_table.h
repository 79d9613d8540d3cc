// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/experiment.h"

#include <QWidget>

class QTableWidget;

namespace seiche {

class WrappedLabel;

/// The frequencies of a chain of a few beads beside those of the same string without beads.
class ChainTable : public QWidget {
    Q_OBJECT

public:
    explicit ChainTable(QWidget* parent);

    /// Whether a medium is short enough to be looked at as beads.
    static bool isChain(const Experiment& experiment);
    /// The frequencies only where theory may be told.
    void show(const Experiment& experiment, bool arePlain, bool isTheoryShown);

private:
    using QWidget::show;

    WrappedLabel* m_words;
    QTableWidget* m_table;
};

} // namespace seiche
