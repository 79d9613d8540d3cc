// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QAbstractButton>
#include <QTimer>

namespace seiche {

/// Shows the name of an icon button during a long press, because touch has no hover. The release
/// then has no effect.
class LongPressToolTip : public QObject {
    Q_OBJECT

public:
    /// Installs the behaviour for the lifetime of the button.
    static void installOn(QAbstractButton* button) { new LongPressToolTip(button); }

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    explicit LongPressToolTip(QAbstractButton* button);
    void showToolTip();

    QAbstractButton* m_button;
    QTimer m_held;
    bool m_reported = false;
};

} // namespace seiche
