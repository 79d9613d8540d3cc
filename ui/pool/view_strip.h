// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "canvas/picture_settings.h"
#include "widgets/choice.h"

#include <QCheckBox>
#include <QWidget>

namespace seiche {

/// A line above the pool to choose its picture: the view, the map of colours, lines of equal height, the cross-section.
class ViewStrip : public QWidget {
    Q_OBJECT

public:
    explicit ViewStrip(QWidget* parent = nullptr);

signals:
    /// A choice has been made; the keys belong to the pool again.
    void done();

protected:
    void changeEvent(QEvent* event) override;

private:
    void refresh();
    void retranslate();

    Choice<PoolView>* m_view;
    Choice<ColourMap>* m_map;
    QCheckBox* m_lines;
    QCheckBox* m_section;
};

} // namespace seiche
