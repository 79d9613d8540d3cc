// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "objects/instruments.h"
#include "objects/selection.h"
#include "objects/tool_column.h"

#include <QFrame>
#include <QPushButton>

namespace seiche {

class PullKind;
class StringCanvas;
class StringTouch;
class ToolRow;

/// Tools of the string: taps by SPACE and clicks, pointer action, instruments and probes, kept
/// trace, beads, sections to join.
class StringTools : public ToolColumn {
    Q_OBJECT

public:
    explicit StringTools(StringCanvas& canvas);

    std::vector<SheetSection> sheetOf(ToolGroup group) override;
    QString nameOfActiveTool() const override;

private:
    SheetTool plainTap();
    /// Assigns the tool names that lessons use.
    void nameTools();
    void makeCard();
    void makeTouches();
    void placeSource(std::size_t kind);
    void fillMenus();
    SheetSection sectionBehind(const QToolButton* button) const override;
    const QToolButton* activeTool() const override;
    void releaseTool() override;
    void fitCard(int height) override;
    void refresh() override;
    void retranslate() override;
    void restyle() override;

    StringTouch& m_touch;
    Session& m_session;
    Selection& m_selection;
    Instruments m_instruments;
    QToolButton* m_pull; ///< shows the panel of tap settings
    QToolButton *m_carry, *m_draw, *m_finger;
    QToolButton *m_oscillator, *m_generator;
    QFrame* m_card;
    ToolRow *m_width, *m_height;
    QPushButton* m_formula;
    QToolButton *m_measure, *m_probe, *m_freeze, *m_beads, *m_shows, *m_join;
};

} // namespace seiche
