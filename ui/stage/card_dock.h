// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QDockWidget>

#include <vector>

class QMainWindow;

namespace seiche {

class Panel;

/// Dock with a panel, at a side of the window or on the stage.
///
/// When docked in a low window, the panel scrolls below the title bar. Title and object name come
/// from the panel. Its property "note" (a few words, e.g. its main number) is shown in the title
/// bar. Its property "minHeight" (pixels at scale 1) is the height that always stays visible.
///
/// On the stage the panel is brief (see `Panel::setBrief`) unless shown whole. It can be moved by
/// its title bar or with Ctrl and the arrow keys, and folded.
class CardDock : public QDockWidget {
    Q_OBJECT

public:
    CardDock(QWidget* panel, QWidget* parent);

    QWidget* panel() const { return m_panel; }

    /// Lends the panel with its scroll area to a different place of the window, without title bar
    /// and frame, until `takeBack`. The dock must stay hidden meanwhile.
    QWidget* lend();
    void takeBack();
    bool isLent() const { return m_lent; }
    /// Sets whether a different part of the window has the essential controls of the panel.
    void setReplaced(bool replaced) { m_replaced = replaced; }
    /// Returns whether the user can use the panel, or what replaces it.
    bool isOffered() const { return !isHidden() || m_lent || m_replaced; }

    /// Switches between the stage (brief, without gaps around) and docked.
    void setOnStage(bool on);
    bool isOnStage() const { return m_onStage; }
    /// Uses only the width of the panel, even if the tab names of stacked docks need more.
    void setNarrow(bool narrow);
    bool isNarrow() const { return m_narrow; }
    /// Sets whether all panels are stacked as tabs at full height, without a reserved minimum
    /// height.
    void setTogether(bool together);
    bool isTogether() const { return m_together; }
    /// Sets the opacity, below 1 to show content behind the panel.
    void setOpacity(double opacity);
    double opacity() const { return m_opacity; }
    /// Shows only the title bar.
    void setFolded(bool folded);
    bool isFolded() const { return m_folded; }
    /// Shows the whole panel, even on the stage.
    void setWhole(bool whole);
    bool isWhole() const { return m_whole; }
    /// Hides dispensable parts of the panel. Returns false if there are none left.
    bool tighten();
    /// Returns the height needed on the stage, in pixels.
    int heightForWidth(int width) const override;
    /// Sets the size of the stage, in pixels.
    void setStage(QSize size);
    int minWidth() const;

    void setVisible(bool visible) override;

signals:
    /// Emitted on the stage if the needed room changes.
    void roomRequested();
    /// Emitted after the user moved the panel on the stage.
    void moved();

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    friend class CardTitle;
    void fitToPanel();
    bool moveByKey(const QKeyEvent& event);
    /// Moves to a position, limited to the stage.
    void moveTo(QPoint place);
    void showParts();
    void updateTextHeights();

    QWidget* m_panel;
    QWidget* m_body; ///< the panel in its scroll area
    bool m_lent = false;
    bool m_replaced = false;
    Panel* m_brief;      ///< the panel, null if it has no brief form
    int m_preferred = 0; ///< last preferred height of the panel
    bool m_onStage = false;
    bool m_narrow = false;
    bool m_together = false;
    QSize m_stage;
    bool m_folded = false;
    bool m_whole = false;
    double m_opacity = 1.0;
};

/// Returns the open docks.
std::vector<CardDock*> openOf(const std::vector<CardDock*>& cards);
/// Opens the docks in `these` and closes all others.
void openOnly(const std::vector<CardDock*>& cards, const std::vector<CardDock*>& these);
/// Ends a drag before docks are moved elsewhere: the dragged dock stays at its position, or returns
/// if it cannot float.
void letGoOfCards();
/// Saves and restores the dock arrangement of QMainWindow, after ending any drag: Qt would end it
/// during the restore and undo part of the work. The layout is suspended meanwhile. `restoreDocks`
/// returns false if `arrangement` has a different version.
QByteArray saveDocks(const QMainWindow& window, int version);
bool restoreDocks(QMainWindow& window, const QByteArray& arrangement, int version);

} // namespace seiche
