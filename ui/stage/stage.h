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

/// Cards over a canvas that fills the whole picture, as on a projector.
///
/// It covers a sibling, the canvas, and lets the mouse through wherever there is no card. The cards that are
/// open lie where the wave is not: above it (`free` is left to the wave), or over it in the corners
/// (`setOver`). Where the user has moved a card, there it stays. Where there is no room for one more, the one
/// that was opened first closes.
class Stage : public QWidget {
    Q_OBJECT

public:
    /// `below` stays the caller's.
    explicit Stage(QWidget* below);

    /// On which side of the picture a card lies, if nobody moves it.
    enum class Side { Lesson, Left, Right };
    /// The card belongs to the stage from now on, in this order from the top.
    void take(CardDock* card, Side side);
    /// All cards leave; the caller docks them again.
    void giveBack();
    bool isEmpty() const { return m_cards.empty(); }

    /// The cards lie over what is seen, and show something of it.
    void setOver(bool over);
    /// Pixels at the lower edge that are not for cards.
    void setFoot(int height);
    /// All cards are out of sight, and come back as they were.
    void setCardsHidden(bool hidden);
    bool areCardsHidden() const { return m_hidden; }
    /// Asked when the cards have no room, even tightened: makes the type smaller, or returns false.
    void setEasing(std::function<bool()> ease) { m_ease = std::move(ease); }

    /// Asked for what the cards over the canvas leave free where they can, in its pixels.
    void setPlaces(std::function<std::vector<QRectF>()> places) { m_places = std::move(places); }

    /// What the cards leave of the canvas, in its pixels.
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
    /// Whether there is room for all of them.
    bool arrangeAbove(const std::vector<Card>& open, QRect room);
    void arrangeAlone(const Card& card, QRect room);
    bool arrangeOver(const std::vector<Card>& open, QRect room);
    /// Where the lesson lies over the canvas: in `room`, at most as wide as `widest`, at its left or right
    /// edge.
    QRect placeOver(const CardDock& lesson, QRect room, int widest, bool atRight) const;
    /// Whether no card is cut off.
    bool isWhole(const std::vector<Card>& open) const;
    void closeOldest(const std::vector<Card>& open);
    void placeMoved(CardDock* card, QRect room);
    void cutOut();
    int gap() const;

    QWidget* m_below;
    QList<CardDock*> m_recent; ///< by when they were opened, the last one last
    std::vector<Card> m_cards;
    QSet<CardDock*> m_right;           ///< in the right column, where they lie above the wave
    QHash<CardDock*, QPointF> m_moved; ///< where the user has put it, in parts of the room
    QTimer m_soon;
    QTimer m_again; ///< runs while a card is cut off
    std::function<bool()> m_ease;
    std::function<std::vector<QRectF>()> m_places;
    QRect m_free;
    int m_foot = 0;
    bool m_over = false;
    bool m_hidden = false;
};

} // namespace seiche
