// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "stage/stage.h"

#include "stage/card_dock.h"
#include "theme/theme.h"

#include <QEvent>

#include <algorithm>
#include <array>
#include <climits>

namespace seiche {

namespace {

/// Waves in the pool stay visible through a panel.
constexpr double cardOpacity = 0.88;
/// Minimum width of a column and its increment, relative to the room.
constexpr double minShare = 0.34;
constexpr double shareStep = 0.02;
constexpr std::size_t maxTried = 6;
/// Widths of panels over the pool, relative to the room.
constexpr double leftShare = 0.26;
constexpr double rightShare = 0.38;
/// Width of a lesson beside pool objects, relative to the room.
constexpr double besideObjects = 0.62;
/// Maximum height of a panel over the pool, relative to the stage.
constexpr double maxOver = 0.26;
/// Height below which a column need not be wider, relative to the room.
constexpr double lowEnough = 0.4;
/// Height for the string, relative to the stage: panels hide dispensable parts below the first, and
/// cover the string below the second.
constexpr double goalForWave = 0.44;
constexpr double minForWave = 0.2;
/// Number of panels up to which none closes to uncover the string.
constexpr std::size_t maxInLesson = 3;
/// Milliseconds until the sizes of all panels are stable.
constexpr int settling = 100;

int minWidthOf(const std::vector<CardDock*>& column) {
    int width = 0;
    for (const CardDock* card : column) width = std::max(width, card->minWidth());
    return width;
}

/// Stacks the panels from the top of `room`, shrinking the last ones. Returns whether each has at
/// least half of its preferred height.
bool stack(const std::vector<CardDock*>& column, const QRect& room, int gap) {
    int top = room.top();
    bool fits = true;
    for (CardDock* card : column) {
        const int wanted = card->heightForWidth(room.width());
        const int height = std::clamp(room.bottom() - top, std::min(wanted, 40), wanted);
        card->setGeometry(room.left(), top, room.width(), height);
        top += height + gap;
        fits &= 2 * height >= wanted;
    }
    return fits;
}

/// Returns the area of `places` covered by `card`, in square pixels.
double covered(const QRectF& card, const std::vector<QRectF>& places) {
    double area = 0.0;
    for (const QRectF& place : places) {
        const QRectF common = place & card;
        area += common.width() * common.height();
    }
    return area;
}

/// Heights of each panel for several column widths. The left column has the fraction `shareAt(i)`
/// of the width, the right column the rest.
class Heights {
public:
    static constexpr int shares = 17;
    static double shareAt(int i) { return minShare + (1.0 - 2.0 * minShare) * i / (shares - 1); }

    Heights(const std::vector<CardDock*>& cards, int both, int gap) : m_gap(gap) {
        for (const CardDock* card : cards) {
            const int min = card->minWidth();
            std::array<int, shares> heights{};
            for (int i = 0; i < shares; ++i) {
                const int width = static_cast<int>(shareAt(i) * both);
                // Penalise widths that would cut off a panel.
                heights[static_cast<std::size_t>(i)] =
                    card->heightForWidth(width) + 100 * std::max(0, min - width);
            }
            m_all.push_back(heights);
        }
    }
    /// Height of the higher column and the width fraction that minimises it. Bit i of `right`:
    /// panel i is in the right column.
    struct Best {
        int height = INT_MAX;
        int share = 0;
    };
    Best best(std::size_t right) const {
        Best best;
        int lowestSum = INT_MAX;
        for (int share = 0; share < shares; ++share) {
            std::array<int, 2> columns{};
            for (std::size_t card = 0; card < m_all.size(); ++card) {
                const bool atRight = right >> card & 1;
                columns[atRight] +=
                    m_all[card][static_cast<std::size_t>(atRight ? shares - 1 - share : share)] + m_gap;
            }
            // Equal heights leave more width to the column that gets lower by it.
            const int height = std::max(columns[0], columns[1]), sum = columns[0] + columns[1];
            if (height < best.height || (height == best.height && sum < lowestSum)) {
                best = {height, share};
                lowestSum = sum;
            }
        }
        return best;
    }

private:
    std::vector<std::array<int, shares>> m_all;
    int m_gap;
};

} // namespace

Stage::Stage(QWidget* below) : QWidget(below->parentWidget()), m_below(below) {
    setObjectName(QStringLiteral("stage"));
    hide();
    below->installEventFilter(this);
    m_soon.setSingleShot(true);
    m_soon.setInterval(0);
    connect(&m_soon, &QTimer::timeout, this, &Stage::arrange);
    m_again.setSingleShot(true);
    m_again.setInterval(settling);
    connect(&m_again, &QTimer::timeout, this, [this] {
        if (m_ease) m_ease();
    });
    connect(&Theme::current(), &Theme::changed, this, &Stage::arrangeSoon);
}

void Stage::addCard(CardDock* card, Side side) {
    m_cards.push_back({card, side});
    m_recent.push_back(card);
    const bool open = !card->isHidden();
    card->setParent(this);
    card->setOnStage(true);
    card->setVisible(open);
    card->installEventFilter(this);
    connect(card, &CardDock::roomRequested, this, &Stage::arrangeSoon);
    connect(card, &CardDock::moved, this, [this, card] {
        const QSize room = size() - card->size();
        Moved& moved = m_moved[card];
        moved.at = {static_cast<double>(card->x()) / std::max(1, room.width()),
                    static_cast<double>(card->y()) / std::max(1, room.height())};
        if (!card->isFolded()) moved.width = card->width();
        cutOut();
    });
    setVisible(!m_hidden);
    raise();
    arrangeSoon();
}

void Stage::restorePanels() {
    for (const Card& card : m_cards) {
        card.dock->removeEventFilter(this);
        card.dock->disconnect(this);
        card.dock->setOnStage(false);
    }
    m_cards.clear();
    m_recent.clear();
    hide();
}

void Stage::setOver(bool over) {
    if (over == m_over) return;
    m_over = over;
    arrangeSoon();
}

void Stage::setBottomMargin(int height) {
    if (height == m_foot) return;
    m_foot = height;
    arrangeSoon();
}

void Stage::setCardsHidden(bool hidden) {
    m_hidden = hidden;
    setVisible(!hidden && !m_cards.empty());
    arrangeSoon();
}

int Stage::gap() const { return Theme::current().px(8); }

void Stage::arrange() {
    setGeometry(m_below->geometry());
    const int margin = gap();
    const QRect all = rect().adjusted(0, 0, 0, -m_foot);
    const QRect room = all.adjusted(margin, margin, -margin, -margin);
    std::vector<Card> open;
    if (!m_hidden)
        for (const Card& card : m_cards) {
            if (card.dock->isHidden()) continue;
            card.dock->setStage(size());
            card.dock->setOpacity(m_over ? cardOpacity : 1.0);
            if (m_moved.contains(card.dock)) {
                placeMoved(card.dock, room);
                continue;
            }
            open.push_back(card);
        }
    const bool fits = m_over ? arrangeOver(open, room) : arrangeAbove(open, room);
    cutOut();
    const int goal = static_cast<int>(all.bottom() - goalForWave * height());
    const auto covers = [&](const Card& card) {
        const QRect place = card.dock->geometry();
        return m_over ? place.height() > maxOver * height() : place.bottom() + margin > goal;
    };
    // A column without a panel that covers the wave keeps everything.
    QSet<int> tooHigh;
    for (const Card& card : open)
        if (covers(card)) tooHigh.insert(card.dock->x());
    bool gaveWay = false;
    for (const Card& card : open)
        if (!fits || tooHigh.contains(card.dock->x())) gaveWay |= card.dock->tighten();
    if (gaveWay) return arrangeSoon();
    const int highest = static_cast<int>(all.bottom() - minForWave * height());
    const bool buriesWave = !m_over && std::ranges::any_of(open, [&](const Card& card) {
        return card.dock->geometry().bottom() > highest;
    });
    if (!fits) {
        if (!m_ease || !m_ease()) closeOldest(open);
    } else if (buriesWave && open.size() > maxInLesson) {
        closeOldest(open);
    } else if (isWhole(open)) {
        m_again.stop();
    } else if (!m_again.isActive()) {
        m_again.start();
    }
    QRect free = all;
    if (!m_over) {
        for (const Card& card : open)
            free.setTop(std::max(free.top(), card.dock->geometry().bottom() + margin));
        free.setTop(std::min(free.top(), highest));
    }
    if (free == m_free) return;
    m_free = free;
    emit freeChanged();
}

// Arranges two columns at the upper edge, as low as possible. The lesson is at the left. An open
// panel stays in its column if there is room and the other column is not much better.
bool Stage::arrangeAbove(const std::vector<Card>& open, QRect room) {
    std::vector<CardDock*> cards;
    for (const Card& card : open) cards.push_back(card.dock);
    if (cards.size() < 2) {
        m_right.clear();
        if (!cards.empty()) arrangeAlone(open.front(), room);
        return true;
    }
    const int between = gap(), both = room.width() - between;
    const Heights heights(cards, both, between);
    std::size_t now = 0, usual = 0;
    for (std::size_t i = 0; i < open.size(); ++i) {
        now |= std::size_t{m_right.contains(open[i].dock)} << i;
        usual |= std::size_t{open[i].side == Side::Right} << i;
    }
    const std::size_t all = (std::size_t{1} << open.size()) - 1;
    const auto isAllowed = [&](std::size_t right) {
        return right != 0 && right != all && !(open.front().side == Side::Lesson && right & 1);
    };
    std::size_t chosen = isAllowed(usual) ? usual : all & ~std::size_t{1};
    // Try all distributions if the panels are few.
    if (open.size() <= maxTried) {
        int lowest = INT_MAX;
        for (std::size_t right = 1; right < all; ++right) {
            if (!isAllowed(right)) continue;
            const int high = heights.best(right).height;
            const bool fits = high < room.height() - goalForWave * this->height();
            const int bonus = right == now && fits ? room.height() / 10
                              : right == usual     ? room.height() / 50
                                                   : 0;
            const int height = high - bonus;
            if (height >= lowest) continue;
            lowest = height;
            chosen = right;
        }
    }
    std::vector<CardDock*> left, right;
    for (std::size_t i = 0; i < cards.size(); ++i) (chosen >> i & 1 ? right : left).push_back(cards[i]);
    m_right = QSet<CardDock*>(right.begin(), right.end());
    const int width = static_cast<int>(Heights::shareAt(heights.best(chosen).share) * both);
    const bool leftFits = stack(left, QRect(room.topLeft(), QSize(width, room.height())), between);
    const QRect beside(room.left() + width + between, room.top(), both - width, room.height());
    return stack(right, beside, between) && leftFits;
}

// Chooses the smallest width that gives a low panel.
void Stage::arrangeAlone(const Card& card, QRect room) {
    const int low =
        std::max(card.dock->heightForWidth(room.width()), static_cast<int>(lowEnough * room.height()));
    const auto widthOf = [&](double share) {
        return std::min(room.width(), std::max(card.dock->minWidth(), static_cast<int>(share * room.width())));
    };
    double share = minShare;
    while (share < 1.0 && card.dock->heightForWidth(widthOf(share)) > low) share += shareStep;
    QRect column = room;
    if (card.side == Side::Right) column.setLeft(room.right() + 1 - widthOf(share));
    else column.setWidth(widthOf(share));
    stack({card.dock}, column, gap());
}

// Arranges the lesson at the lower edge and all other panels from the upper corners.
bool Stage::arrangeOver(const std::vector<Card>& open, QRect room) {
    const int between = gap();
    std::vector<CardDock*> left, right, lesson;
    for (const Card& card : open)
        (card.side == Side::Lesson ? lesson : card.side == Side::Left ? left : right).push_back(card.dock);
    const auto widthOf = [&](const std::vector<CardDock*>& column, double share) {
        return std::min(room.width(), std::max(minWidthOf(column), static_cast<int>(share * room.width())));
    };
    const int narrow = widthOf(left, leftShare), wide = widthOf(right, rightShare);
    bool fits = stack(left, QRect(room.topLeft(), QSize(narrow, room.height())), between);
    fits &= stack(right, QRect(room.right() + 1 - wide, room.top(), wide, room.height()), between);
    // A low strip along the lower edge hides less than a square panel.
    int below = room.top();
    for (CardDock* card : right) below = std::max(below, card->geometry().bottom() + between);
    const std::vector<QRectF> places = m_places && !lesson.empty() ? m_places() : std::vector<QRectF>();
    for (CardDock* card : lesson) {
        const int low = card->heightForWidth(room.width());
        const bool isFree = right.empty() || below + low <= room.bottom();
        QRect place =
            placeOver(*card, room, isFree ? room.width() : widthOf(lesson, 1.0 - rightShare - 0.02), false);
        if (isFree)
            for (const double share : {1.0, besideObjects}) {
                const QRect other = placeOver(*card, room, widthOf(lesson, share), true);
                if (covered(other, places) < covered(place, places)) place = other;
            }
        card->setGeometry(place);
    }
    return fits;
}

QRect Stage::placeOver(const CardDock& lesson, QRect room, int widest, bool atRight) const {
    const int lowest = lesson.heightForWidth(widest);
    int width = std::min(widest, std::max(lesson.minWidth(), static_cast<int>(minShare * room.width())));
    while (width < widest && lesson.heightForWidth(width) > lowest)
        width = std::min(widest, width + static_cast<int>(shareStep * room.width()));
    const int height = std::min(lowest, room.height());
    return {atRight ? room.right() + 1 - width : room.left(), room.bottom() + 1 - height, width, height};
}

bool Stage::isWhole(const std::vector<Card>& open) const {
    return std::ranges::all_of(open, [&](const Card& card) {
        const QRect place = card.dock->geometry();
        return rect().contains(place) && place.width() >= card.dock->minWidth() &&
               place.height() >= card.dock->heightForWidth(place.width());
    });
}

// Keeps the last opened panel: the user requested it.
void Stage::closeOldest(const std::vector<Card>& open) {
    CardDock* oldest = nullptr;
    for (const Card& card : open) {
        const bool older = !oldest || m_recent.indexOf(card.dock) < m_recent.indexOf(oldest);
        if (card.side != Side::Lesson && older && card.dock != m_recent.back()) oldest = card.dock;
    }
    if (oldest) oldest->hide();
}

void Stage::placeMoved(CardDock* card, QRect room) {
    const Moved& moved = m_moved[card];
    const int wanted = card->isFolded() ? card->width() : moved.width;
    const int width = std::clamp(wanted, std::min(card->minWidth(), room.width()), room.width());
    const int height = std::min(card->heightForWidth(width), room.height());
    card->setGeometry(static_cast<int>(moved.at.x() * (this->width() - width)),
                      static_cast<int>(moved.at.y() * (this->height() - height)), width, height);
}

// Limits the mask to the panels, so that the mouse reaches the canvas elsewhere.
void Stage::cutOut() {
    QRegion region;
    for (const Card& card : m_cards)
        if (!card.dock->isHidden()) region += card.dock->geometry();
    if (region.isEmpty()) region = QRect(-1, -1, 1, 1); // an empty mask would mean no mask
    setMask(region);
}

bool Stage::eventFilter(QObject* watched, QEvent* event) {
    if (watched == m_below && (event->type() == QEvent::Resize || event->type() == QEvent::Move)) arrange();
    const bool isCard = watched != m_below;
    // A new layout may need a wider panel.
    const bool changes = event->type() == QEvent::ShowToParent || event->type() == QEvent::HideToParent ||
                         event->type() == QEvent::LayoutRequest;
    if (isCard && event->type() == QEvent::ShowToParent) {
        auto* card = static_cast<CardDock*>(watched);
        m_recent.removeOne(card);
        m_recent.push_back(card);
    }
    if (isCard && changes) arrangeSoon();
    return QWidget::eventFilter(watched, event);
}

} // namespace seiche

#include "moc_stage.cpp"
