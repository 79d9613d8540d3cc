// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/event.h"
#include "model/experiment.h"
#include "widgets/choice.h"
#include "widgets/value_row.h"

#include <QWidget>

namespace seiche {

/// Active kinds of damping.
enum class DampingChoice { Velocity, Update, Both };

/// Damping of a medium: kind, factor per step of each kind on a logarithmic scale of the loss, and
/// the resulting half-life in seconds, which can also be typed.
class DampingRows : public QWidget {
    Q_OBJECT

public:
    explicit DampingRows(QWidget* parent = nullptr);
    ~DampingRows() override;

    void show(const Experiment& experiment);
    void retranslate();
    /// Sets whether the names may take two lines.
    void setNarrow(bool narrow);
    /// Shows or hides the kind of damping and the half-life, below the factors.
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

} // namespace seiche
