// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "lessons/lesson_run.h"
#include "lessons/work_sheet.h"
#include "panels/panel.h"

#include <QButtonGroup>
#include <QFrame>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QVBoxLayout>

#include <vector>

namespace seiche {

class FlowLayout;
class StepDots;
class WrappedLabel;

/// The panel of the open lesson: introduction, task, answer, verdict and hints of a step, and the
/// results. After the last step it shows all results and what can be done next.
class LessonPanel : public Panel {
    Q_OBJECT

public:
    /// Actions shown as buttons, in this order.
    struct Buttons {
        QAction* previous;
        QAction* next;
        QAction* hint;
        QAction* sheet;
        QAction* leave;
    };
    LessonPanel(Session& session, LessonRun& run, const Buttons& buttons, QWidget* parent = nullptr);

    QSize sizeHint() const override;

    /// Sets whether text and answer are side by side, for a place below the canvas.
    void setWide(bool wide);
    /// Returns the height needed at this width, in pixels.
    int heightFor(int width) const;

    /// Focuses the number field or the options.
    void goToAnswer();

signals:
    /// Emitted when the user leaves the answer and the canvas must get the focus.
    void canvasFocusRequested();
    /// Emitted when the user requests the next built-in lesson.
    void lessonRequested(const QString& id);

protected:
    void retranslate() override;
    void refresh() override;
    void showBrief() override;
    bool canBeTight() const override { return true; }
    void keyPressEvent(QKeyEvent* event) override;
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    void showStep();
    void makeAnswers();
    /// Returns whether the task has no frame, and its button is beside the others.
    bool isCompact() const { return isBrief() || m_wide; }
    /// Returns whether the text is beside the answer: always if wide, on a wide projector for a choice.
    bool isSideBySide() const;
    void placeParts();
    void placeButtons();
    void widenNumber();
    void answer();
    /// Returns whether a key starts a number and no other visible widget needs the digit.
    bool isForAnswer(const QKeyEvent& event) const;
    void showVerdict();
    void showHints();
    /// Shows the table of results. Below the canvas, a button shows it in place of the text.
    void showResults();
    QString placeInWords() const;
    QString progressInWords() const; ///< as the dots show it
    void showPlace();
    void showTexts();
    /// Shows the page after the last step.
    void showEnd();
    void showTitle();
    /// Returns whether the shown step is passed.
    bool isPassed() const;
    void restyle();
    WrappedLabel* addLabel(QBoxLayout* layout, const char* type, const char* name);

    LessonRun& m_run;
    Buttons m_actions;
    bool m_wide = false;
    bool m_isEnd = false; ///< shows the page after the last step
    StepDots* m_dots;
    WrappedLabel* m_place;
    QPushButton* m_exit;
    QBoxLayout* m_parts;    ///< text, then answer; see `isSideBySide`
    QVBoxLayout* m_reading; ///< introduction, and the task if side by side
    QVBoxLayout* m_doing;   ///< answer, hints, buttons
    WrappedLabel* m_title;
    WrappedLabel* m_text;
    QFrame* m_card;
    WrappedLabel* m_doThis;
    WrappedLabel* m_task;
    QVBoxLayout* m_inCard;
    QVBoxLayout* m_answers;
    QButtonGroup* m_options = nullptr;
    std::vector<QLabel*> m_optionWords;
    QLineEdit* m_number = nullptr;
    QPushButton* m_check;
    QHBoxLayout* m_checking; ///< row of the Check button in the desktop view
    WrappedLabel* m_verdict;
    WrappedLabel* m_hints;
    QPushButton* m_hint;
    WrappedLabel* m_resultsTitle;
    WrappedLabel* m_results;
    FlowLayout* m_way;
    QPushButton* m_previous;
    QPushButton* m_next;
    QPushButton* m_showResults; ///< checkable
    QPushButton* m_sheet;
    QPushButton* m_follow; ///< opens the next lesson
    QPushButton* m_stay;
};

} // namespace seiche
