// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "objects/tool_column.h"

#include <QGridLayout>
#include <QPushButton>
#include <QWidget>

#include <array>

namespace seiche {

class ToolSheet;

/// The four tool buttons of the first level: Tap, Add, Measure, Show. Each opens a sheet with the
/// tools of the shown canvas. In a low window without room for one row, one button opens all tools.
class ToolPills : public QWidget {
    Q_OBJECT

public:
    explicit ToolPills(QWidget* parent = nullptr);

    /// Sets the tools of the shown canvas.
    void setTools(ToolColumn& tools);

    QSize minimumSizeHint() const override;

protected:
    void changeEvent(QEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;
    void showEvent(QShowEvent* event) override;
    void hideEvent(QHideEvent* event) override;

private:
    void open(ToolGroup group);
    void retranslate();
    void refresh();
    void restyle();
    /// Arranges the buttons in one row, or in two if the canvas is narrow.
    void arrange();
    /// Width of the visible buttons in one row, in pixels.
    int widthOfRow() const;
    QString textOf(ToolGroup group) const;

    ToolColumn* m_tools = nullptr;
    std::array<QPushButton*, allToolGroups.size()> m_pills{};
    QGridLayout* m_grid;
    ToolSheet* m_sheet;
    bool m_isFolded = false; ///< the first button opens all tools
};

} // namespace seiche
