// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "session/session.h"

#include <QByteArray>
#include <QObject>

#include <vector>

class QAction;
class QMainWindow;

namespace seiche {

class CardDock;

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

    /// On a projector one panel is shown, the lowest that was open, or none where the lab in large is; or all
    /// as before.
    void setProjector(bool on, bool largeChart);
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

private:
    void add(CardDock* dock, bool extra, bool besideLab);
    /// A panel of the pool shares the place of the resonance lab, so that the canvas keeps its room.
    void moveToLab(CardDock* dock);
    /// A panel that is not open at first shares its side with others of its kind as tabs.
    void openExtra(CardDock* dock);
    void nameTabs();
    QByteArray now() const;
    void showAlone(CardDock* dock);
    void stackForLowWindow();
    void shareHeights();

    QMainWindow& m_window;
    std::vector<CardDock*> m_docks;  ///< in the order of `panelList`
    std::vector<CardDock*> m_extras; ///< those that are not open at first
    CardDock* m_lab = nullptr;
    bool m_projector = false;
    bool m_largeType = false;
    bool m_labWasOpen = false; ///< before the lab in large took its place
    QByteArray m_beforeProjector;
    QByteArray m_beforeReading;
    QByteArray m_beforeLargeType;
};

} // namespace seiche
