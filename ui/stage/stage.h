// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QHash>
#include <QPointF>
#include <QSet>
#include <QTimer>
#include <QWidget>

#include <functional>
#include <utility>
#include <vector>

namespace seiche {

class CardDock;

/// Panels over a canvas that fills the window, as on a projector.
///
/// Covers its sibling, the canvas, and passes the mouse through between the panels. Open panels are
/// placed above the wave (`free` is the room left), or over the corners of the pool (`setOver`). A
/// panel moved by the user keeps its position. If there is no room for a new panel, the oldest open
/// one closes.
class Stage : public QWidget {
    Q_OBJECT

public:
    /// Does not take ownership of `below`.
    explicit Stage(QWidget* below);

    /// Default side of a panel.
    enum class Side { Lesson, Left, Right };
    /// Adds a panel, in this order from the top.
    void addCard(CardDock* card, Side side);
    /// Removes all panels. The caller must dock them again.
    void restorePanels();
    bool isEmpty() const { return m_cards.empty(); }

    /// Places the panels, translucent, over the canvas.
    void setOver(bool over);
    /// Reserves pixels at the lower edge.
    void setBottomMargin(int height);
    /// Hides all panels, or shows them again unchanged.
    void setCardsHidden(bool hidden);
    bool areCardsHidden() const { return m_hidden; }
    /// Sets a callback for missing room even after tightening. It must reduce the type size or
    /// return false.
    void setTypeReducer(std::function<bool()> ease) { m_ease = std::move(ease); }

    /// Sets a callback for the areas, in canvas pixels, that panels over the canvas should avoid.
    void setPlaces(std::function<std::vector<QRectF>()> places) { m_places = std::move(places); }

    /// Free part of the canvas, in canvas pixels.
    QRect free() const { return m_free; }

signals:
    void freeChanged();

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    struct Card {
        CardDock* dock;
        Side side;
    };
    void arrangeSoon() { m_soon.start(); }
    void arrange();
    /// Arranges the panels above the wave. Returns whether all fit.
    bool arrangeAbove(const std::vector<Card>& open, QRect room);
    void arrangeAlone(const Card& card, QRect room);
    bool arrangeOver(const std::vector<Card>& open, QRect room);
    /// Returns the rectangle of the lesson over the canvas: within `room`, at most `widest` wide,
    /// at the left or right edge.
    QRect placeOver(const CardDock& lesson, QRect room, int widest, bool atRight) const;
    /// Returns whether no panel is cut off.
    bool isWhole(const std::vector<Card>& open) const;
    void closeOldest(const std::vector<Card>& open);
    void placeMoved(CardDock* card, QRect room);
    void cutOut();
    int gap() const;

    QWidget* m_below;
    QList<CardDock*> m_recent; ///< in order of opening, the latest last
    std::vector<Card> m_cards;
    QSet<CardDock*> m_right; ///< panels in the right column above the wave
    /// Place chosen by the user.
    struct Moved {
        QPointF at;    ///< as fractions of the room
        int width = 0; ///< pixels, also while collapsed
    };
    QHash<CardDock*, Moved> m_moved;
    QTimer m_soon;
    QTimer m_again; ///< runs while a panel is cut off
    std::function<bool()> m_ease;
    std::function<std::vector<QRectF>()> m_places;
    QRect m_free;
    int m_foot = 0;
    bool m_over = false;
    bool m_hidden = false;
};

} // namespace seiche
