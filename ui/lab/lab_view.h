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

/// The view of the resonance lab: rhythm and amplitude in big numbers, the chart where taps become points, what
/// to do next, metronome, theory and sweep.
///
/// Its owner calls `refresh`.
class LabView : public QWidget {
    Q_OBJECT

public:
    /// Tall: for a card at the side. Wide: as much chart as there is room for, all else in one line above and
    /// one below.
    enum class Shape { Tall, Wide };

    LabView(Session& session, ResonanceLab& lab, Shape shape, QWidget* parent = nullptr);

    /// One more button in the last row.
    void addTool(QWidget* tool);
    /// In place of the chart; nullptr: the chart again. Stays the caller's.
    void showInstead(QWidget* other);
    /// The chart with the two numbers beside it, and nothing else.
    void setBrief(bool brief);
    void refresh();
    void retranslate();

    ResonanceChart& chart() const { return *m_chart; }
    MetronomeRow& metronome() const { return *m_metronome; }
    /// "Q 43.1 · theory 43.4", as soon as enough is measured.
    QString sharpness() const { return m_sharpness; }

signals:
    /// The pool is too large for a hand; a basin is asked for.
    void basinWanted();

protected:
    void resizeEvent(QResizeEvent* event) override;

private:
    void placeNumbersAbove();
    void say(const QString& sentence);
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
    FlowLayout* m_numbers;
    FlowLayout* m_last;
    QHBoxLayout* m_middle;
    QVBoxLayout* m_beside = nullptr; ///< for the numbers, where the view is brief
    bool m_brief = false;
    QString m_sharpness;
};

} // namespace seiche
