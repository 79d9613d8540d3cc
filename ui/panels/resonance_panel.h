// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "lab/resonance_lab.h"
#include "panels/panel.h"

#include <QCheckBox>
#include <QLabel>
#include <QMenu>
#include <QPointer>
#include <QPushButton>
#include <QToolButton>

namespace seiche {

class BigNumber;
class MetronomeRow;
class PointTable;
class ResonanceChart;

/// The resonance lab in small: the rhythm of the taps and the amplitude they reach in big numbers, the chart where
/// they land on the predicted curve, metronome, sweep, and a menu with the rest.
class ResonancePanel : public Panel {
    Q_OBJECT

public:
    explicit ResonancePanel(Session& session, QWidget* parent = nullptr);
    ~ResonancePanel() override;

    ResonanceLab& lab() const { return *m_lab; }
    QSize sizeHint() const override;

protected:
    void retranslate() override;
    void refresh() override;
    void resizeEvent(QResizeEvent* event) override;

private:
    void say(const QString& sentence);
    void makeMenu();
    void toggleSweep();
    void showTable();
    void saveCsv();
    void savePicture();

    ResonanceLab* m_lab;
    BigNumber* m_rhythm;
    BigNumber* m_amplitude;
    ResonanceChart* m_chart;
    QLabel* m_state;
    MetronomeRow* m_metronome;
    QCheckBox* m_answer;
    QPushButton* m_sweep;
    QToolButton* m_more;
    QMenu* m_menu;
    QAction* m_curve;
    QAction* m_sine;
    QAction* m_table;
    QAction* m_csv;
    QAction* m_picture;
    QAction* m_clear;
    QPointer<PointTable> m_pointTable;
};

} // namespace seiche
