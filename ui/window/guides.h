// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QHash>
#include <QObject>

#include <vector>

class QAction;
class QMainWindow;

namespace seiche {

class Actions;
class ControlColumn;
class DockArrangement;
class HelpWindow;
class KeyGuide;
class PresetBrowser;

/// The auxiliary windows, created on first use: experiment browser, key guide, help pages and
/// About.
class Guides : public QObject {
    Q_OBJECT

public:
    /// `more` are further actions with keys. F1 in a panel of `docks`, or in its block in `column`,
    /// shows the help page of that panel.
    Guides(const Actions& actions, std::vector<QAction*> more, const DockArrangement& docks,
           const ControlColumn& column, QMainWindow& window);

signals:
    /// Emitted when an example is chosen. `favourites` is true if it was chosen in the favourites.
    void presetChosen(const QString& id, bool favourites);
    /// Emitted when a built-in lesson's student sheet is requested.
    void sheetRequested(const QString& lesson);

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    void showBrowser();
    void showKeys();
    void showHelp(const QString& page);
    /// Shows this page on F1 in a widget.
    void setPage(QWidget* widget, const QString& page);

    const Actions& m_actions;
    std::vector<QAction*> m_more;
    QHash<const QObject*, QString> m_pages;
    QMainWindow& m_window;
    PresetBrowser* m_browser = nullptr;
    KeyGuide* m_keys = nullptr;
    HelpWindow* m_help = nullptr;
};

} // namespace seiche
