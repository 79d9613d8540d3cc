// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "canvas/picture_settings.h"
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

/// Everything that can be chosen about the picture of the pool, as far as the present view has it: the water's index and depth,
/// the floor, the place of the eye, the range of the colours, the length of a cell.
class PicturePanel : public Panel {
    Q_OBJECT

public:
    explicit PicturePanel(Session& session, QWidget* parent = nullptr);

    QSize sizeHint() const override;

protected:
    void retranslate() override;
    void refresh() override;

private:
    struct Row {
        QLabel* label;
        ValueSlider* slider;
        ValueEntry* entry;
        double (*read)(const PoolLook&);
        bool (*applies)(PoolView);
    };
    void addRow(const char* name, const ValueScale& scale, int decimals, double (*read)(const PoolLook&),
                void (*write)(PoolLook&, double), bool (*applies)(PoolView));

    std::vector<Row> m_rows;
    QGridLayout* m_grid;
    QCheckBox* m_fixed;
    ValueEntry* m_range;
    QLabel *m_floorLabel, *m_cellLabel;
    QPushButton *m_floor, *m_tiles;
    WrappedLabel* m_problem;
    ValueEntry* m_cell;
    QLineEdit* m_unit;
    double m_last = 1.0; ///< the fixed range that was used last
};

} // namespace seiche
