// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QKeyEvent>
#include <QObject>
#include <QTimer>

class QLabel;
class QWidget;

namespace seiche {

/// Shows an audience a halo around the pointer while it moves, and the pressed keys. Both are above
/// the window and transparent for input. Keys of a locked class are never shown, nor keys that resemble the
/// unlock chord.
class PresenterMarks : public QObject {
    Q_OBJECT

public:
    explicit PresenterMarks(QWidget* window);

    void setActive(bool active);
    /// Sets the widget whose place shows the pressed keys, at its right edge. Must outlive the marks.
    void setKeyPlace(const QWidget* place) { m_keyPlace = place; }
    /// Returns the halo around the pointer and the label of the last key, for tests.
    QWidget* halo() const { return m_halo; }
    QLabel* keys() const { return m_keys; }

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    void follow(QPoint globalPos);
    void showKey(const QKeyEvent& event);
    void restyle();

    QWidget* m_window;
    QWidget* m_halo;
    QLabel* m_keys;
    const QWidget* m_keyPlace;
    QTimer m_fade;
    QTimer m_rest; ///< hides the halo when the pointer rests
    bool m_active = false;
};

} // namespace seiche
