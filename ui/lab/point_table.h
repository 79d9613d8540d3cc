// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "lab/resonance_lab.h"

#include <QTableWidget>

namespace seiche {

/// All points of the resonance chart as a table in a separate window, for screen readers and exact
/// numbers.
class PointTable : public QWidget {
    Q_OBJECT

public:
    PointTable(ResonanceLab& lab, QWidget* parent);

protected:
    void showEvent(QShowEvent* event) override;
    void changeEvent(QEvent* event) override;

private:
    void refresh();
    void retranslate();
    void setHeader();
    void giveHeadsTheirWidth();

    ResonanceLab& m_lab;
    QTableWidget* m_table;
};

} // namespace seiche
