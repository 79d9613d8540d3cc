// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/event.h"
#include "model/experiment.h"
#include "widgets/choice.h"
#include "widgets/value_row.h"

#include <QWidget>

namespace seiche {

/// Which of the two dampings is at work.
enum class DampingChoice { Velocity, Update, Both };

/// The damping of a medium: its kind, the factor per step of each kind on a logarithmic scale of the loss, and
/// what the two together mean in seconds: the half-life, which can be typed too.
class DampingRows : public QWidget {
    Q_OBJECT

public:
    explicit DampingRows(QWidget* parent = nullptr);
    ~DampingRows() override;

    void show(const Experiment& experiment);
    void retranslate();
    /// Below the factors: what is damped, and the half-life.
    void setMeaningShown(bool kind, bool halfLife);

signals:
    void wanted(const seiche::Settings& settings);

private:
    using QWidget::show;
    void chooseKind(DampingChoice kind);
    void setHalfLife(double seconds);
    void arrange();

    Damping m_damping;
    double m_stepsPerSecond = 50.0;
    ValueRow* m_velocity;
    ValueRow* m_update;
    Choice<DampingChoice>* m_kind;
    QWidget* m_halfLifeRow;
    QLabel* m_halfLifeLabel;
    ValueEntry* m_halfLife;
};

/// Seconds until half of a height is left; infinity without damping. Both dampings make every wave fade by the
/// square root of their product per step.
double halfLifeSeconds(const Damping& damping, double stepsPerSecond);

} // namespace seiche
