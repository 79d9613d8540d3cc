// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QFrame>
#include <QRect>
#include <QTimer>

class QLabel;

namespace seiche {

class WrappedLabel;

/// Title and description of an experiment over the upper left corner of the canvas. Taps go through.
/// Hidden if there is too little room.
class SceneCaption : public QFrame {
    Q_OBJECT

public:
    explicit SceneCaption(QWidget* parent);

    /// Sets the texts. Without a description nothing is shown.
    void setTexts(const QString& title, const QString& description);
    /// Limits the caption to a rectangle of the parent, in pixels.
    void setRoom(const QRect& room);
    /// Shows the caption for eight seconds.
    void showBriefly();
    /// Shows the caption as long as `on`, for a title under the mouse or with the focus.
    void setHeld(bool on);
    /// Hides the caption until the next call of `showBriefly`.
    void dismiss();

private:
    void refresh();
    void restyle();

    QLabel* m_title;
    WrappedLabel* m_description;
    QRect m_room;
    QTimer m_brief; ///< running while shown briefly
    bool m_isHeld = false;
};

} // namespace seiche
