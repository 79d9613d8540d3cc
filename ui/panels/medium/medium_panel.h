// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "panels/panel.h"
#include "widgets/choice.h"

#include <QCheckBox>
#include <QLabel>
#include <QToolButton>

namespace seiche {

class DampingRows;
class EdgeChoices;
class ProblemLabel;
class RealRows;
class SizeRows;
class StiffnessRow;
class ValueRow;

/// What the wave runs on: k, stiffness and damping always in view; size, ends, steps per second, stencil and
/// scheme below a fold.
///
/// Below them come the parameters whose row in the table has a slider, where they apply: integer water has a
/// divisor and a damping share instead of k and damping. Every change becomes an event of the run, but for
/// another size or rim, with which the run begins again; what the run refuses is said here.
class MediumPanel : public Panel {
    Q_OBJECT

public:
    explicit MediumPanel(Session& session, QWidget* parent = nullptr);

protected:
    void retranslate() override;
    void refresh() override;
    bool canBeTight() const override { return true; }

private:
    void want(const Settings& settings);
    void bind(ValueRow* row);
    void unfold(bool open);
    /// Cycles per step; nothing where there is none, or it is not to be told.
    std::optional<double> fundamental() const;

    ValueRow* m_k;
    StiffnessRow* m_stiffness;
    DampingRows* m_damping;
    std::vector<ValueRow*> m_rows; ///< of every parameter with a slider
    ProblemLabel* m_problem;
    QToolButton* m_fold;
    QWidget* m_more;
    bool m_isUnfolded = false;
    RealRows* m_real;
    SizeRows* m_size;
    ValueRow* m_rate;
    EdgeChoices* m_edges;
    QCheckBox* m_conserve;
    QLabel* m_stencilLabel;
    Choice<Stencil>* m_stencil;
    QLabel* m_schemeLabel;
    Choice<Scheme>* m_scheme;
    QLabel* m_modelLabel;
    Choice<MediumModel>* m_model;
};

} // namespace seiche
