// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QWidget>

class QFrame;
class QGridLayout;

namespace seiche {

class CardDock;
class LessonPanel;

/// The middle of the window: the pages, the control column beside them and, in a lesson at the first
/// level, the lesson at the left, or below in a narrow window.
class Desk : public QWidget {
    Q_OBJECT

public:
    Desk(QWidget* pages, QWidget* column, QWidget* parent);

    /// Shows the lesson panel of a hidden dock until `takeBackLesson`.
    void showLesson(CardDock& lesson);
    void takeBackLesson();

protected:
    bool event(QEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    bool hasRoomBeside() const;
    void placeLesson();
    /// Gives the lesson below the canvas the height of its text.
    void fit();

    QWidget* m_pages;
    QGridLayout* m_grid;
    QFrame* m_place;              ///< holds the lesson
    CardDock* m_lesson = nullptr; ///< null without a lesson
    LessonPanel* m_panel = nullptr;
    QWidget* m_body = nullptr; ///< the panel with its scroll area
    bool m_isBeside = false;
};

} // namespace seiche
