// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "canvas/pool_canvas.h"
#include "things/selection.h"
#include "widgets/value_entry.h"
#include "widgets/value_slider.h"

#include <QCheckBox>
#include <QLabel>
#include <QScrollArea>
#include <QToolButton>

#include <array>

namespace seiche {

/// The tools beside the pool: what a finger does to the water, how wide and how strong it is, rain, and things to put in.
class ToolPalette : public QScrollArea {
    Q_OBJECT

public:
    ToolPalette(PoolCanvas& canvas, QWidget* parent = nullptr);

    QSize sizeHint() const override;
    QSize minimumSizeHint() const override { return {sizeHint().width(), 100}; }

signals:
    /// A choice has been made; the keys belong to the pool again.
    void done();

protected:
    bool event(QEvent* event) override;
    void changeEvent(QEvent* event) override;

private:
    /// A number with its slider.
    struct Row {
        QLabel* label = nullptr;
        ValueEntry* entry = nullptr;
        ValueSlider* slider = nullptr;
    };
    Row makeRow(const char* name, const ValueScale& scale, QLayout* into, void (ToolPalette::*take)(double));
    QToolButton* makeButton(const char* name, QLayout* into, bool checkable);
    void setWidth(double width);
    void setStrength(double strength);
    void setRainRate(double rate);
    void setRainSize(double size);
    void setRain(const char* id, double value);
    void setRim(bool absorbing);
    void fillMenus();
    void refresh();
    void retranslate();
    void restyle();

    Session& m_session;
    PoolCanvas& m_canvas;
    Selection& m_selection;
    QWidget* m_column;
    QLabel* m_touchTitle;
    std::array<QToolButton*, 4> m_touches{};
    QToolButton* m_arrange = nullptr;
    Row m_width, m_strength;
    QCheckBox* m_rain = nullptr;
    Row m_rainRate, m_rainSize;
    QLabel* m_seedLabel = nullptr;
    ValueEntry* m_seed = nullptr;
    QLabel* m_putTitle = nullptr;
    std::array<QToolButton*, 4> m_put{};
    QToolButton *m_probe = nullptr, *m_values = nullptr;
    QAction* m_rim = nullptr; ///< in the menu of walls
    double m_lastRate = 5.0;
};

} // namespace seiche
