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

/// Arranges the side panels: at the first start, in the projector view, in large type, and beside
/// theory page or large chart.
class DockArrangement : public QObject {
    Q_OBJECT

public:
    /// Makes a dock for every panel of `panelList`.
    DockArrangement(Session& session, QMainWindow& window);
    ~DockArrangement() override;

    const std::vector<CardDock*>& docks() const { return m_docks; }
    /// The toggle actions of the docks, in dock order.
    QList<QAction*> actions() const;
    /// The panel of the resonance lab.
    QWidget* lab() const;
    /// Opens and raises the panel with this object name.
    void show(const QString& name);

    /// Hands the docks over to other layouts until `restoreDesktopView`. On a string the lowest open dock
    /// stays open. In a pool, or with the large chart, all docks are hidden.
    void enterProjectorView(SceneKind scene);
    void restoreDesktopView();
    bool isAtDesk() const { return m_atDesk.isEmpty(); }
    /// The help page of a dock, e.g. "help/medium".
    QString helpPageOf(const CardDock& dock) const;
    /// The side of a panel in the projector view.
    Stage::Side sideOf(const CardDock& dock) const;
    /// Sets the text scale. In large type the panels at the right share one place as tabs.
    void setTextSize(double factor);
    /// Returns whether this text scale would move any panel.
    bool changesWith(double factor) const;
    /// Hides all docks for the theory page, or restores the docks.
    void setReading(bool on);
    /// Hides all docks at the first level, or restores them. `show` and the toggle actions emit
    /// `panelRequested` meanwhile.
    void setFirstLevel(bool on);
    bool isAtFirstLevel() const { return !m_beforeFirstLevel.isEmpty(); }
    /// Closes the panel, also at the first level.
    void close(CardDock& dock);
    /// Returns whether the panel is closed by default.
    bool isExtra(const CardDock& dock) const;
    /// Hides the panel of the resonance lab while the large chart is shown, then restores the
    /// panel.
    void setLargeChart(bool on);

    /// Restores window position and arrangement from the settings. At the first start, or after a
    /// version change, uses a layout that suits the screen.
    void restore();
    void remember() const;

signals:
    /// Emitted at the first level when a panel is to be opened.
    void panelRequested(seiche::CardDock* dock);
    /// Emitted at the first level when a panel is to be closed.
    void panelClosed(seiche::CardDock* dock);

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    void add(CardDock* dock, bool extra);
    const PanelMaker& makerOf(const CardDock& dock) const;
    /// Places a panel that is closed by default as a tab beside all others, the lab or a panel of
    /// its kind.
    void placeExtra(CardDock* dock);
    /// Makes a pool panel a tab beside the resonance lab, so that the canvas keeps its width.
    void moveToLab(CardDock* dock);
    /// Returns whether all panels share one place as tabs.
    bool areTogether() const { return !m_beforeTogether.isEmpty(); }
    void putTogether();
    /// Restores the stacked panels. Panels opened or closed in the meantime keep that state.
    void takeApart();
    /// Turns stacked panels into tabs if the window is too small.
    void fitIntoWindow();
    /// Limits the panels to half the width of a narrow window, if their minimum size allows.
    void leaveCanvasRoom();
    /// Enlarges the window's minimum size to fit the tabbed panels.
    void grow();
    void nameTabs();
    QByteArray now() const;
    /// Restores the arrangement, except the lab panel if the large chart was opened or closed
    /// since.
    void putBack(const QByteArray& arrangement);
    void dressActions();
    void stackForLowWindow();
    void shareHeights();

    QMainWindow& m_window;
    std::vector<CardDock*> m_docks;  ///< in the order of `panelList`
    std::vector<CardDock*> m_extras; ///< docks that are closed by default
    CardDock* m_lab = nullptr;
    CardDock* m_latest = nullptr; ///< the extra dock opened last
    bool m_largeType = false;
    bool m_isCramped = false; ///< the stacked panels do not fit into the window
    QSize m_neededApart;      ///< required window size of the stacked panels
    std::vector<CardDock*> m_openWhenCramped;
    QSize m_fitted; ///< window size at the last fit
    QSize m_growTo; ///< required size of the tabs at the last check
    QTimer m_fitSoon;
    QTimer m_growSoon;
    bool m_isChartLarge = false;
    bool m_wasChartLarge = false; ///< `m_isChartLarge` when `enterProjectorView` was called
    bool m_labWasOpen = false;    ///< lab panel visible before the large chart
    QSize m_windowAtDesk;
    QByteArray m_backAgain;        ///< arrangement to restore at the earlier window size
    QByteArray m_atDesk;           ///< desktop arrangement while the docks are elsewhere
    QByteArray m_beforeReading;    ///< empty if the theory page is closed
    QByteArray m_beforeFirstLevel; ///< empty at the workbench
    QByteArray m_beforeTogether;   ///< empty if the panels are stacked
};

} // namespace seiche
