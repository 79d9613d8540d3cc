// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QDialog>

class QTextBrowser;

namespace seiche {

class Actions;

/// All keys and mouse gestures on one page, beside the window.
class KeyGuide : public QDialog {
    Q_OBJECT

public:
    KeyGuide(const Actions& actions, QWidget* parent);

protected:
    void changeEvent(QEvent* event) override;

private:
    void retranslate();

    const Actions& m_actions;
    QTextBrowser* m_page;
};

/// What Seiche is, its version and licence, in a window of its own that closes itself with its parent.
void showAbout(QWidget* parent);

} // namespace seiche
