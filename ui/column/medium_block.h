// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/parameter.h"
#include "panels/panel.h"

#include <QLabel>
#include <QToolButton>

#include <array>
#include <optional>
#include <vector>

namespace seiche {

class NamedSlider;

/// Block of the control column with the medium: tension k, damping as the time that a wave lasts, and one
/// choice for all ends or sides. Integer water has its own parameters instead of k and damping.
class MediumBlock : public Panel {
    Q_OBJECT

public:
    MediumBlock(Session& session, QWidget* parent);

    /// Sets the gap between the rows in pixels.
    void setGap(int pixels);

signals:
    /// Emitted when the user requests the whole panel of the medium.
    void moreRequested();

protected:
    void retranslate() override;
    void refresh() override;

private:
    struct Row {
        const Parameter* parameter;
        NamedSlider* slider;
    };

    void addRow(const Parameter& parameter);
    /// Applies chosen and typed values of the slider to a parameter.
    void bind(NamedSlider& slider, const std::string& id);
    /// Applies the settings, or shows at the slider why they are refused.
    void apply(const Settings& settings, NamedSlider& slider);
    void setHalfLife(double seconds);
    void setEnds(Edge edge);
    void showTension();
    void showDamping();
    void showEnds();
    void restyle();
    QString halfLifeInWords(double seconds) const;

    NamedSlider* m_tension;
    NamedSlider* m_damping;
    std::vector<Row> m_rows; ///< the other parameters with a slider
    QLabel* m_endsName;
    std::array<QToolButton*, 3> m_ends{}; ///< fixed, free, absorbing
    QToolButton* m_more;
};

} // namespace seiche
