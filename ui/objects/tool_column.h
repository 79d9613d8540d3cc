// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "canvas/canvas.h"
#include "lesson/tools.h"
#include "objects/tool_sheet.h"
#include "theme/icons.h"

#include <QFrame>
#include <QGridLayout>
#include <QMenu>
#include <QScrollArea>
#include <QScrollBar>
#include <QToolButton>

#include <array>
#include <initializer_list>
#include <vector>

namespace seiche {

class Fading;

/// Groups of tools at the first level.
enum class ToolGroup { Tap, Add, Measure, Show };
inline constexpr std::array allToolGroups{ToolGroup::Tap, ToolGroup::Add, ToolGroup::Measure, ToolGroup::Show};

/// Icon buttons over the left edge of a canvas.
///
/// The number of columns depends on the height that the window reserves for canvases. If a message,
/// graph or panel temporarily covers part of that height, the buttons scroll instead of moving.
///
/// On the stage, or if the columns take too much of the window width, only `isForAll` tools and
/// lesson tools are visible, the rest on request. The column fades while the mouse rests, unless a
/// lesson needs it.
///
/// At the first level the column is hidden, and `ToolPills` offers the same tools in sheets.
class ToolColumn : public QWidget {
    Q_OBJECT

public:
    void setOnStage(bool on);
    /// Restricts a locked class to the `isForAll` tools.
    void setLocked(bool locked);
    bool isLocked() const { return m_locked; }
    /// Sets the tools of the lesson step, visible also on the stage and to a locked class. Releases
    /// an active tool that the new step does not need.
    void setNeeded(std::vector<ToolNamed> tools);
    /// Sets the upper left corner and maximum height on the stage. Height 0 extends to the lower
    /// edge of the canvas.
    void setPlace(QPoint corner, int height = 0);
    /// Sets the canvas height without temporary widgets above or below, in pixels.
    void setRoom(int height);
    /// Hides the column, because the tools are in sheets.
    void setInSheets(bool on);
    /// Returns the tools of a group. Empty if a locked class may use none.
    virtual std::vector<SheetSection> sheetOf(ToolGroup group) = 0;
    /// Returns the settings of taps. Null for a locked class.
    QFrame* tapSettings();
    /// Returns the name of the tool that acts on a click or a drag.
    virtual QString nameOfActiveTool() const = 0;

signals:
    /// Emitted when tools or the active tool have changed.
    void toolsChanged();
    /// Emitted after a choice. The canvas regains the keys.
    void finished();

protected:
    static constexpr double cardWidth = 190; ///< pixels at scale 1, wider in a sheet

    explicit ToolColumn(Canvas& canvas);

    /// Appends a button with an icon.
    QToolButton* addTool(const char* name, Glyph glyph, bool checkable = false);
    /// Appends a button that opens the sheet of `sectionBehind`.
    QToolButton* addSheet(const char* name, Glyph glyph);
    /// Returns the menu with the actions behind a button of `addSheet`.
    static QMenu& actionsBehind(const QToolButton* button);
    /// Returns the tools behind a button of `addSheet`. Empty if a locked class may not use them.
    virtual SheetSection sectionBehind(const QToolButton* button) const = 0;
    /// Assigns lesson tools to the button. It is shown if a lesson needs any of them.
    void setTools(const QToolButton* sign, std::vector<ToolNamed> tools);
    /// Adds an empty panel beside the buttons, shown while `tool` is visible and checked.
    QFrame* addCard(QToolButton* tool);
    /// Adds the button for the remaining stage tools.
    void addMore();
    static void name(QToolButton* button, const QString& text, const QString& help = {});

    /// Returns whether the tool is visible on the stage and to a locked class.
    virtual bool isForAll(const QToolButton* /*tool*/) const { return false; }
    /// Returns these tools as a section of a sheet, without those that a locked class may not use.
    SheetSection sectionOf(const QString& title, std::initializer_list<QToolButton*> buttons) const;
    /// Returns the action as a tool, with this object name.
    static SheetTool toolOf(QAction* action, const QString& name, const QIcon& picture);
    /// Returns the actions behind this button as a section of a sheet with its name.
    SheetSection sectionOfActions(const QToolButton* button,
                                  const std::function<QIcon(const QString& objectName)>& picture) const;
    /// Returns whether a locked class, or anybody else, may use the tool.
    bool isPermitted(const QToolButton* button) const;
    /// Returns the button of the active tool. Null if none is needed.
    virtual const QToolButton* activeTool() const { return nullptr; }
    /// Releases the active tool before its button disappears.
    virtual void releaseTool() {}
    bool areInSheets() const { return m_inSheets; }
    /// Adapts the panel to a maximum height before it is shown, for any of its settings.
    virtual void fitCard(int height) = 0;
    virtual void retranslate() = 0;
    virtual void refresh() = 0;
    virtual void restyle();
    /// Selects and lays out the visible buttons.
    void arrange();

    bool eventFilter(QObject* watched, QEvent* event) override;
    void changeEvent(QEvent* event) override;

private:
    struct Tool {
        QToolButton* button;
        Glyph glyph;
        std::vector<ToolNamed> of = {};
    };

    bool isNeeded(const Tool& tool) const;
    int rowsWithin(int height) const;
    /// Returns whether all buttons would take too much of a low window.
    bool isCramped() const;
    /// Return the height for the layout of the columns, and the currently visible height.
    int roomBelow(QPoint corner) const;
    int seenBelow(QPoint corner) const;
    /// Lays out the buttons. Returns the number of columns.
    int fillColumns(const std::vector<QToolButton*>& shown, int rows);
    /// Limits the column to the visible height and keeps the scroll position.
    void scrollWithin(int height);

    Canvas& m_canvas;
    ToolSheet* m_sheet;
    QScrollArea* m_scroll;
    QScrollBar* m_bar; ///< overlaps the buttons, so it takes no width
    QWidget* m_signs;
    QGridLayout* m_grid;
    std::vector<Tool> m_tools; ///< from top to bottom
    QToolButton* m_more = nullptr;
    QToolButton* m_cardTool = nullptr;
    QFrame* m_card = nullptr;
    Fading* m_fading;
    QPoint m_corner;
    int m_height = 0;
    int m_room = 0;
    bool m_onStage = false;
    bool m_locked = false;
    bool m_inSheets = false;
    std::vector<ToolNamed> m_needed;
};

} // namespace seiche
