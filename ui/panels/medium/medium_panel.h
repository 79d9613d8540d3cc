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
class WrappedLabel;

/// Panel of the medium: k, stiffness and damping always visible; size, ends, steps per second,
/// stencil and scheme below a fold.
///
/// Other parameters with a slider follow if they apply: integer water has a divisor and a damping
/// share instead of k and damping. Every change becomes an event of the run, except size and
/// absorbing layer, which restart the run. Rejected values are explained here.
class MediumPanel : public Panel {
    Q_OBJECT

public:
    explicit MediumPanel(Session& session, QWidget* parent = nullptr);

    void unfold() override;

protected:
    void retranslate() override;
    void refresh() override;
    bool canBeTight() const override { return true; }

private:
    void requestSettings(const Settings& settings);
    void bind(ValueRow* row);
    void setUnfolded(bool open);
    QString courantInWords() const;
    /// Fundamental frequency in cycles per step. Empty if there is none or theory is hidden.
    std::optional<double> fundamental() const;

    ValueRow* m_k;
    StiffnessRow* m_stiffness;
    DampingRows* m_damping;
    std::vector<ValueRow*> m_rows; ///< one row for each parameter with a slider
    ProblemLabel* m_problem;
    QToolButton* m_fold;
    QWidget* m_more;
    WrappedLabel* m_courant;
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
