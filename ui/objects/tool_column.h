// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "canvas/canvas.h"
#include "lesson/tools.h"
#include "theme/icons.h"

#include <QFrame>
#include <QGridLayout>
#include <QScrollArea>
#include <QScrollBar>
#include <QToolButton>

#include <vector>

namespace seiche {

class Fading;

/// Tools over the left edge of a canvas, as signs with names.
///
/// It lies on the canvas, in as many columns as the room needs that the window has for canvases. What takes a
/// part of that for a while (a message, a graph, a panel) moves no sign: then they scroll in their place. On
/// the stage, and where the columns would take too much of the window's width, it shows what `isForAll` says
/// and what a lesson needs, and the rest when asked for; it fades while nobody moves the mouse, unless a lesson
/// needs it.
class ToolColumn : public QWidget {
    Q_OBJECT

public:
    void setOnStage(bool on);
    /// A class that is locked in keeps to what is for all.
    void setLocked(bool locked);
    /// What the step of a lesson needs: it is shown on the stage and to a locked class, too. What was in hand
    /// for the step before and is not among it is laid down.
    void setNeeded(std::vector<ToolNamed> tools);
    /// On the stage: where its upper left corner is, and how high it may be; 0: down to the canvas's lower
    /// edge.
    void setPlace(QPoint corner, int height = 0);
    /// How high a canvas is in this window where nothing stands above or below it for a while, pixels.
    void setRoom(int height);

signals:
    /// A choice has been made; the keys belong to the canvas again.
    void done();

protected:
    static constexpr double cardWidth = 190; ///< pixels at scale 1

    explicit ToolColumn(Canvas& canvas);

    /// A sign under those before it, with what is drawn on it.
    QToolButton* addTool(const char* name, Glyph glyph, bool checkable = false);
    /// A sign with a menu.
    QToolButton* addMenu(const char* name, Glyph glyph);
    /// The sign belongs to these, of which a lesson needs one or another.
    void setTools(const QToolButton* sign, std::vector<ToolNamed> tools);
    /// An empty card that stands beside the signs while this one is shown and checked.
    QFrame* addCard(QToolButton* tool);
    /// On the stage: the sign that shows the others.
    void addMore();
    static void name(QToolButton* button, const QString& text, const QString& help = {});

    /// Whether a sign is shown on the stage and to a locked class, too.
    virtual bool isForAll(const QToolButton* /*tool*/) const { return false; }
    bool isLocked() const { return m_locked; }
    /// The sign of what is in hand; null where that needs no tool.
    virtual const QToolButton* inHand() const { return nullptr; }
    /// What is in hand is laid down: its sign may be gone.
    virtual void layDown() {}
    /// The window is unlocked: what was in hand before may be again.
    virtual void takeUp() {}
    /// The card is about to be shown, and may be as high as this, whatever is switched on in it.
    virtual void fitCard(int /*height*/) {}
    virtual void retranslate() = 0;
    virtual void refresh() = 0;
    virtual void restyle();
    /// Which signs are shown, and where.
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
    /// Whether all signs would leave the medium too little of a low window.
    bool isCramped() const;
    /// The room that the columns are made for, and what there is of it now.
    int roomBelow(QPoint corner) const;
    int seenBelow(QPoint corner) const;
    /// Puts those signs into columns; returns how many.
    int fillColumns(const std::vector<QToolButton*>& shown, int rows);
    /// As high as can be seen now, at the place it was scrolled to.
    void scrollWithin(int height);

    Canvas& m_canvas;
    QScrollArea* m_scroll;
    QScrollBar* m_bar; ///< over the right edge of the signs, so that they need no room for it
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
    std::vector<ToolNamed> m_needed;
};

} // namespace seiche
