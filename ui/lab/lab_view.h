// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "lab/resonance_lab.h"

#include <QCheckBox>
#include <QHBoxLayout>
#include <QLabel>
#include <QPushButton>
#include <QVBoxLayout>
#include <QWidget>

namespace seiche {

class BigNumber;
class FlowLayout;
class MetronomeRow;
class ResonanceChart;

/// View of the resonance lab: frequency and amplitude in large digits, the chart of measured
/// points, the next action, metronome, theory and sweep.
///
/// The owner must call `refresh`.
class LabView : public QWidget {
    Q_OBJECT

public:
    /// Tall: for a panel at the side. Wide: the largest possible chart, with one row of controls
    /// above and one below. Plain: only the two numbers without errors, the chart around the taps
    /// and the metronome.
    enum class Shape { Tall, Wide, Plain };

    LabView(Session& session, ResonanceLab& lab, Shape shape, QWidget* parent = nullptr);

    /// Adds a button to the last row.
    void addTool(QWidget* tool);
    /// Shows `other` in place of the chart, or the chart again if null. Does not take ownership.
    void showInstead(QWidget* other);
    /// Shows only the chart and the two numbers.
    void setBrief(bool brief);
    void refresh();
    void retranslate();

    ResonanceChart& chart() const { return *m_chart; }
    MetronomeRow& metronome() const { return *m_metronome; }
    /// Quality factor as text, "Q 43.1 · theory 43.4". Empty until enough is measured.
    QString sharpness() const { return m_sharpness; }

signals:
    /// Emitted when the user requests a small tank because the pool is too large for taps.
    void basinRequested();

protected:
    void resizeEvent(QResizeEvent* event) override;

private:
    bool isPlain() const { return m_shape == Shape::Plain; }
    void placeNumbersAbove();
    void showMessage(const QString& sentence);
    void toggleSweep();

    Session& m_session;
    ResonanceLab& m_lab;
    Shape m_shape;
    BigNumber* m_rhythm;
    BigNumber* m_amplitude;
    ResonanceChart* m_chart;
    QWidget* m_instead = nullptr;
    QLabel* m_state;
    QPushButton* m_basin;
    MetronomeRow* m_metronome;
    QCheckBox* m_theory;
    QPushButton* m_sweep;
    QLayout* m_numbers;
    QLayout* m_last;
    QHBoxLayout* m_middle;
    QVBoxLayout* m_beside = nullptr; ///< holds the numbers in a brief view
    bool m_brief = false;
    QString m_sharpness;
};

} // namespace seiche
