// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QAbstractButton>
#include <QTimer>

namespace seiche {

/// Says what a button with a sign is for while it is held down: fingers cannot hover. Letting go then does
/// nothing.
class HeldName : public QObject {
    Q_OBJECT

public:
    /// For as long as the button lives.
    static void give(QAbstractButton* button) { new HeldName(button); }

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    explicit HeldName(QAbstractButton* button);
    void tell();

    QAbstractButton* m_button;
    QTimer m_held;
    bool m_told = false;
};

} // namespace seiche
