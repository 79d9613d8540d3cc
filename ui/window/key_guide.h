// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QDialog>

#include <vector>

class QAction;
class QTextBrowser;

namespace seiche {

class Actions;

/// A window with all keys and mouse gestures.
class KeyGuide : public QDialog {
    Q_OBJECT

public:
    /// `more` are listed after the actions of the window.
    KeyGuide(const Actions& actions, std::vector<QAction*> more, QWidget* parent);

protected:
    void changeEvent(QEvent* event) override;
    void showEvent(QShowEvent* event) override;
    void hideEvent(QHideEvent* event) override;

private:
    void retranslate();

    const Actions& m_actions;
    std::vector<QAction*> m_more;
    QTextBrowser* m_page;
};

/// Shows version and licence of Seiche in a separate window that closes with its parent.
void showAbout(QWidget* parent);

} // namespace seiche
