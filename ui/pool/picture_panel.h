// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "canvas/picture_settings.h"
#include "canvas/theory_lines.h"
#include "model/parameter.h"
#include "panels/panel.h"
#include "widgets/value_entry.h"
#include "widgets/value_slider.h"
#include "widgets/wrapped_label.h"

#include <QCheckBox>
#include <QGridLayout>
#include <QLineEdit>
#include <QPushButton>

#include <vector>

namespace seiche {

/// Panel of the pool view settings that apply to the current view: refractive index and depth,
/// floor, camera, colour range, cell length, theory overlays.
class PicturePanel : public Panel {
    Q_OBJECT

public:
    explicit PicturePanel(Session& session, QWidget* parent = nullptr);

    QSize sizeHint() const override;

protected:
    void retranslate() override;
    void refresh() override;

private:
    /// A number field for a parameter of the look.
    struct Row {
        const Parameter* parameter;
        QLabel* label;
        ValueSlider* slider;
        ValueEntry* entry;
        bool (*applies)(PoolView);
    };
    void addRow(const char* id, ValueScale::Kind kind, bool (*applies)(PoolView));

    std::vector<Row> m_rows;
    QGridLayout* m_grid;
    QCheckBox* m_fixed;
    ValueEntry* m_range;
    QLabel *m_floorLabel, *m_cellLabel;
    QPushButton *m_floor, *m_tiles;
    WrappedLabel* m_problem;
    ValueEntry* m_cell;
    QLineEdit* m_unit;
    TheoryLines& m_theory;
    QLabel* m_theoryTitle;
    std::vector<std::pair<Overlay, QCheckBox*>> m_overlays;
    WrappedLabel* m_mean;    ///< averaging window of intensities
    WrappedLabel* m_nothing; ///< overlays without content
    double m_last = 1.0;     ///< last used fixed range
};

} // namespace seiche
