// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "canvas/pool_canvas.h"
#include "objects/selection.h"
#include "widgets/value_entry.h"
#include "widgets/value_slider.h"

#include <QCheckBox>
#include <QGridLayout>
#include <QLabel>
#include <QScrollArea>
#include <QToolButton>

#include <array>
#include <vector>

namespace seiche {

/// The tools beside the pool: what a finger does to the water, how wide and how strong it is, rain, and objects
/// to put in.
///
/// One column, or two where the window is too low for one (on a projector, with large type): there is room at
/// the side then, since a pool is no wider than its height allows.
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
    void resizeEvent(QResizeEvent* event) override;
    void changeEvent(QEvent* event) override;

private:
    /// A number with its slider.
    struct Row {
        QWidget* box = nullptr;
        QLabel* label = nullptr;
        ValueEntry* entry = nullptr;
        ValueSlider* slider = nullptr;
    };
    /// What stands in the column, from top to bottom.
    struct Place {
        QWidget* part;
        bool isHalf; ///< two of them share a line where there are two columns
    };
    Row makeRow(const char* name, const ValueScale& scale, void (ToolPalette::*take)(double));
    QToolButton* makeButton(const char* name, bool checkable);
    void put(QWidget* part, bool isHalf);
    void connectParts();
    /// Puts everything into its place in one column or two.
    void arrange(bool inTwo);
    int heightInOne() const;
    int widthInTwo() const;
    void fit();
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
    QGridLayout* m_grid;
    std::vector<Place> m_places;
    bool m_inTwo = false;
    QLabel* m_touchTitle;
    std::array<QToolButton*, 4> m_touches{};
    QToolButton* m_arrange = nullptr;
    Row m_width, m_strength;
    QCheckBox* m_rain = nullptr;
    Row m_rainRate, m_rainSize;
    QWidget* m_seedBox = nullptr;
    QLabel* m_seedLabel = nullptr;
    ValueEntry* m_seed = nullptr;
    QLabel* m_putTitle = nullptr;
    std::array<QToolButton*, 4> m_put{};
    QToolButton *m_probe = nullptr, *m_values = nullptr;
    QAction* m_rim = nullptr; ///< in the menu of walls
    double m_lastRate = 5.0;
};

} // namespace seiche
