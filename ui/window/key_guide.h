// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QDialog>

#include <vector>

class QAction;
class QTextBrowser;

namespace seiche {

class Actions;

/// All keys and mouse gestures on one page, beside the window.
class KeyGuide : public QDialog {
    Q_OBJECT

public:
    /// `more`: actions that are listed after those of the window.
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

/// What Seiche is, its version and licence, in a window of its own that closes itself with its parent.
void showAbout(QWidget* parent);

} // namespace seiche
