// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QDockWidget>

#include <vector>

class QMainWindow;

namespace seiche {

class Panel;

/// A card with a panel, docked at a side of the window or lying on the stage.
///
/// Its title bar is the card's upper part; docked, the panel scrolls in the lower part when the window is low.
/// Takes its title and object name from the panel, and shows the panel's property "note" (a few words, e.g. its
/// main number) at the end of the title. Its property "leastHeight" (pixels at scale 1) is how much of it stays
/// in view however low the window is. On the stage the panel is brief (see `Panel::setBrief`) until all of it
/// is asked for; the card can be moved by its title, or with Ctrl and the arrow keys, and folded.
class CardDock : public QDockWidget {
    Q_OBJECT

public:
    CardDock(QWidget* panel, QWidget* parent);

    QWidget* panel() const { return m_panel; }

    /// Lies on the stage from now on: brief, without gaps around it; or docked again.
    void setOnStage(bool on);
    bool isOnStage() const { return m_onStage; }
    /// As wide as its panel needs, even where tabs with names for all that share its place need more.
    void setNarrow(bool narrow);
    bool isNarrow() const { return m_narrow; }
    /// All panels share one place, and each has all of its height: none is kept in view at the cost of others.
    void setTogether(bool together);
    bool isTogether() const { return m_together; }
    /// Where something that is seen lies below, that can be made out through the card; 1: nothing.
    void setOpacity(double opacity);
    double opacity() const { return m_opacity; }
    /// Only the title is shown.
    void setFolded(bool folded);
    bool isFolded() const { return m_folded; }
    /// All of the panel, on the stage, too.
    void setWhole(bool whole);
    bool isWhole() const { return m_whole; }
    /// Gives up what a class can do without; false if there is no such thing (any more).
    bool tighten();
    /// What it needs on the stage, pixels.
    int heightForWidth(int width) const override;
    /// The stage is of this size, pixels.
    void setStage(QSize size);
    int leastWidth() const;

    void setVisible(bool visible) override;

signals:
    /// On the stage: it needs more room, or less.
    void roomWanted();
    /// On the stage: the user has moved it.
    void moved();

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    friend class CardTitle;
    void fitToPanel();
    bool moveByKey(const QKeyEvent& event);
    /// Within the stage.
    void moveTo(QPoint place);
    void showParts();
    void letTextsTell();

    QWidget* m_panel;
    Panel* m_brief;      ///< the panel, if it can be brief
    int m_preferred = 0; ///< the height the panel wished for lately
    bool m_onStage = false;
    bool m_narrow = false;
    bool m_together = false;
    QSize m_stage;
    bool m_folded = false;
    bool m_whole = false;
    double m_opacity = 1.0;
};

/// Those of them that are open.
std::vector<CardDock*> openOf(const std::vector<CardDock*>& cards);
/// Opens these of them, and closes the others.
void openOnly(const std::vector<CardDock*>& cards, const std::vector<CardDock*>& these);
/// The card that is being dragged, if any, stays where it is; if it cannot float, it goes back. Before cards
/// are taken elsewhere.
void letGoOfCards();
/// What QMainWindow saves and restores, with all cards let go first: it would end a drag in the midst of its
/// work, and put back what it is about to replace. The window's layout rests until all are restored. False if
/// `arrangement` is of another version.
QByteArray saveDocks(const QMainWindow& window, int version);
bool restoreDocks(QMainWindow& window, const QByteArray& arrangement, int version);

} // namespace seiche
