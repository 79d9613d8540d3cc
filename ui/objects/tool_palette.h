// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "canvas/pool_canvas.h"
#include "model/overlay.h"
#include "objects/drawn_subject.h"
#include "objects/falling_kind.h"
#include "objects/selection.h"
#include "objects/tool_column.h"
#include "objects/tool_row.h"
#include "widgets/value_entry.h"

#include <QBoxLayout>
#include <QCheckBox>
#include <QFrame>
#include <QLabel>
#include <QPushButton>

#include <array>
#include <utility>
#include <vector>

namespace seiche {

/// Tools over the left edge of the pool: touch action, new objects, pool view. A panel beside them
/// has brush width and strength, and rain.
class ToolPalette : public ToolColumn {
    Q_OBJECT

public:
    explicit ToolPalette(PoolCanvas& canvas);

    /// Actions of the display options, for the sheet *Show*.
    struct DisplayActions {
        std::vector<std::pair<PoolView, QAction*>> views;
        QAction* levelLines = nullptr;
        QAction* crossSection = nullptr;
        std::vector<std::pair<Overlay, QAction*>> overlays;
    };
    void setDisplayActions(DisplayActions actions) { m_display = std::move(actions); }

    std::vector<SheetSection> sheetOf(ToolGroup group) override;
    QString nameOfActiveTool() const override;

    /// Returns the checkable button that shows the view settings.
    QToolButton* picture() const { return m_picture; }

private:
    SheetSection sectionBehind(const QToolButton* button) const override;
    SheetSection views() const;
    SheetSection lines() const;
    void fitCard(int height) override;
    ToolRow* addRow(QVBoxLayout& part, const char* name, const ValueScale& scale,
                    void (ToolPalette::*take)(double));
    void makeSettings();
    void connectParts();
    /// Returns whether the tool is a touch action or the brush.
    bool isForAll(const QToolButton* tool) const override;
    void setWidth(double width);
    void setStrength(double strength);
    void setRainRate(double rate);
    void setRainSize(double size);
    void setRain(const char* id, double value);
    void setRim(bool absorbing);
    /// Opens the dialog of formulas, curves and images.
    void requestProperties(DrawnSubject subject);
    void fillMenus();
    void refresh() override;
    void retranslate() override;
    void restyle() override;

    Session& m_session;
    PoolCanvas& m_canvas;
    Selection& m_selection;
    std::array<QToolButton*, 4> m_touches{};
    QToolButton* m_brush = nullptr; ///< shows the settings
    QFrame* m_settings = nullptr;
    QBoxLayout* m_settingsParts = nullptr; ///< touch action and rain
    ToolRow *m_width = nullptr, *m_strength = nullptr;
    QPushButton* m_formula = nullptr;
    QCheckBox* m_rain = nullptr;
    FallingKind* m_rainKind = nullptr;
    ToolRow *m_rainRate = nullptr, *m_rainSize = nullptr;
    QWidget* m_seedBox = nullptr;
    QLabel* m_seedLabel = nullptr;
    ValueEntry* m_seed = nullptr;
    std::array<QToolButton*, 4> m_put{};
    QToolButton *m_probe = nullptr, *m_picture = nullptr;
    QAction* m_rim = nullptr; ///< behind the button of walls
    double m_lastRate = 5.0;
    DisplayActions m_display;
};

} // namespace seiche
