// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>

#include <vector>

class QAction;
class QMainWindow;

namespace seiche {

class Actions;
class DockArrangement;
class HelpWindow;
class KeyGuide;
class PresetBrowser;

/// The windows beside the main one, created when they are first shown: the browser of experiments, the guide to
/// the keys, the pages of Help, About.
class Guides : public QObject {
    Q_OBJECT

public:
    /// `more` are actions with keys besides those of `actions`. F1 in a panel of `docks` shows the panel's page
    /// of Help.
    Guides(const Actions& actions, std::vector<QAction*> more, const DockArrangement& docks,
           QMainWindow& window);

signals:
    /// One of the built-in experiments was chosen, among the favourites or not.
    void presetChosen(const QString& id, bool favourites);
    /// The sheet for students of one of the built-in lessons is wanted.
    void sheetWanted(const QString& lesson);

protected:
    bool eventFilter(QObject* dock, QEvent* event) override;

private:
    void showBrowser();
    void showKeys();
    void showHelp(const QString& page);

    const Actions& m_actions;
    std::vector<QAction*> m_more;
    const DockArrangement& m_docks;
    QMainWindow& m_window;
    PresetBrowser* m_browser = nullptr;
    KeyGuide* m_keys = nullptr;
    HelpWindow* m_help = nullptr;
};

} // namespace seiche
