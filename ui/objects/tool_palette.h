// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "canvas/pool_canvas.h"
#include "objects/selection.h"
#include "theme/icons.h"
#include "widgets/value_entry.h"
#include "widgets/value_slider.h"

#include <QCheckBox>
#include <QFrame>
#include <QGridLayout>
#include <QLabel>
#include <QToolButton>

#include <array>
#include <vector>

namespace seiche {

class Fading;

/// The tools over the pool's left edge, as signs with names: what a finger does to the water, objects to put
/// in, the picture; and beside them, when asked for, how wide and strong the finger is, and rain.
///
/// It lies on the canvas, in as many columns as the height needs. On the stage it shows what a finger does, and
/// the rest when asked for; it fades while nobody moves the mouse.
class ToolPalette : public QWidget {
    Q_OBJECT

public:
    explicit ToolPalette(PoolCanvas& canvas);

    /// What choosing the pool's picture shows and hides; checkable.
    QToolButton* picture() const { return m_picture; }
    void setOnStage(bool on);
    /// A class that is locked in keeps to what a finger does.
    void setLocked(bool locked);
    /// Pixels at the canvas's left edge.
    int columnsWidth() const;

signals:
    /// A choice has been made; the keys belong to the pool again.
    void done();

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;
    void changeEvent(QEvent* event) override;

private:
    /// A number with its slider.
    struct Row {
        QWidget* box = nullptr;
        QLabel* label = nullptr;
        ValueEntry* entry = nullptr;
        ValueSlider* slider = nullptr;
    };
    Row makeRow(const char* name, const ValueScale& scale, void (ToolPalette::*take)(double));
    QToolButton* makeButton(const char* name, Glyph sign, bool checkable);
    void makeSettings();
    void connectParts();
    void name(QToolButton* button, const QString& text, const QString& help = {});
    /// Which signs are shown, and where.
    void arrange();
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

    /// A sign and what is drawn on it.
    struct Sign {
        QToolButton* button;
        Glyph glyph;
    };

    Session& m_session;
    PoolCanvas& m_canvas;
    Selection& m_selection;
    QWidget* m_signsBox;
    QGridLayout* m_grid;
    std::vector<Sign> m_signs; ///< from top to bottom
    std::array<QToolButton*, 4> m_touches{};
    QToolButton* m_brush = nullptr; ///< shows the settings
    QToolButton* m_more = nullptr;  ///< on the stage: shows the other signs
    QFrame* m_settings = nullptr;
    Row m_width, m_strength;
    QCheckBox* m_rain = nullptr;
    Row m_rainRate, m_rainSize;
    QWidget* m_seedBox = nullptr;
    QLabel* m_seedLabel = nullptr;
    ValueEntry* m_seed = nullptr;
    std::array<QToolButton*, 4> m_put{};
    QToolButton *m_probe = nullptr, *m_arrange = nullptr, *m_values = nullptr, *m_picture = nullptr;
    QAction* m_rim = nullptr; ///< in the menu of walls
    double m_lastRate = 5.0;
    Fading* m_fading;
    bool m_onStage = false;
    bool m_locked = false;
};

} // namespace seiche
