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
/// level, the lesson. In a narrow window the lesson is below, in a narrow and low one above the
/// controls.
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
    enum class Place { Left, Below, AboveControls };
    Place placeNow() const;
    void placeLesson();
    /// Places the control column in these grid rows.
    void placeColumn(int row, int rows);
    void fit();
    /// Height of a lesson below the canvas, with all its text if possible.
    int heightBelow() const;

    // Before the layout, whose creation sends events.
    CardDock* m_lesson = nullptr; ///< null without a lesson
    LessonPanel* m_panel = nullptr;
    QWidget* m_body = nullptr; ///< the panel with its scroll area
    Place m_place = Place::Left;
    QWidget* m_pages;
    QWidget* m_column;
    QGridLayout* m_grid;
    QFrame* m_lessonSide; ///< holds the lesson
};

} // namespace seiche
