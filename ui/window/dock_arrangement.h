// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "session/session.h"
#include "stage/stage.h"

#include <QByteArray>
#include <QObject>
#include <QTimer>

#include <vector>

class QAction;
class QMainWindow;

namespace seiche {

class CardDock;
struct PanelMaker;

/// Arranges the panels at the sides of the window: at the first start, on a projector, in large type, while the
/// theory or the large chart has their room.
class DockArrangement : public QObject {
    Q_OBJECT

public:
    /// Makes a dock for every panel of `panelList`.
    DockArrangement(Session& session, QMainWindow& window);
    ~DockArrangement() override;

    const std::vector<CardDock*>& docks() const { return m_docks; }
    /// What shows and hides each of them, in their order.
    QList<QAction*> actions() const;
    /// The panel of the resonance lab.
    QWidget* lab() const;
    /// Opens the panel with this object name, and puts it on top.
    void show(const QString& name);

    /// The docks are for others to place, until they are back as before. Of those that were open the lowest
    /// stays so on a string; a pool, or the lab in large, is to be seen first.
    void leaveDesk(SceneKind scene);
    void backToDesk();
    bool isAtDesk() const { return m_atDesk.isEmpty(); }
    /// The page of its help: "help/medium".
    QString helpPageOf(const CardDock& dock) const;
    /// Where its card lies on the stage.
    Stage::Side sideOf(const CardDock& dock) const;
    /// In large type the panels at the right share one place as tabs.
    void setTextSize(double factor);
    /// Whether that would move any.
    bool changesWith(double factor) const;
    /// The theory has the whole window: nothing at its sides, lessons included; or all as before.
    void setReading(bool on);
    /// The lab in large takes the place of its panel, or gives it back.
    void setLargeChart(bool on);

    /// The window's place and the arrangement as in the settings; at the first start, or when they are of
    /// another version, as suits the screen.
    void restore();
    void remember() const;

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    void add(CardDock* dock, bool extra);
    const PanelMaker& makerOf(const CardDock& dock) const;
    /// A panel that is not open at first shares a place with all others, the lab, or its kind, as tabs.
    void placeExtra(CardDock* dock);
    /// A panel of the pool shares the place of the resonance lab, so that the canvas keeps its room.
    void moveToLab(CardDock* dock);
    /// All panels share one place as tabs.
    bool areTogether() const { return !m_beforeTogether.isEmpty(); }
    void putTogether();
    /// As before that; those that have been opened or closed since stay so.
    void takeApart();
    /// Panels one above the other that need more room than the window has are put together, until it has.
    void fitIntoWindow();
    /// In a narrow window the place of the panels gets no more than half of it, if they can do with that.
    void leaveCanvasRoom();
    /// Makes the window as large as they need together at least.
    void grow();
    void nameTabs();
    QByteArray now() const;
    /// The arrangement, but for the panel of the lab where the large chart has come or gone since.
    void putBack(const QByteArray& arrangement);
    void dressActions();
    void stackForLowWindow();
    void shareHeights();

    QMainWindow& m_window;
    std::vector<CardDock*> m_docks;  ///< in the order of `panelList`
    std::vector<CardDock*> m_extras; ///< those that are not open at first
    CardDock* m_lab = nullptr;
    CardDock* m_latest = nullptr; ///< of the extras, the one opened last
    bool m_largeType = false;
    bool m_isCramped = false; ///< the panels one above the other do not fit into the window
    QSize m_neededApart;      ///< of the window then
    std::vector<CardDock*> m_openWhenCramped;
    QSize m_fitted; ///< the window when it was last looked whether they fit
    QSize m_growTo; ///< what they needed together a moment ago
    QTimer m_fitSoon;
    QTimer m_growSoon;
    bool m_isChartLarge = false;
    bool m_wasChartLarge = false; ///< at the desk, before others placed the docks
    bool m_labWasOpen = false;    ///< before the lab in large took its place
    QSize m_windowAtDesk;
    QByteArray m_backAgain;      ///< an arrangement that waits for the window to have its size again
    QByteArray m_atDesk;         ///< the arrangement there, while the docks are elsewhere
    QByteArray m_beforeReading;  ///< empty: nobody reads
    QByteArray m_beforeTogether; ///< empty: they are not
};

} // namespace seiche
