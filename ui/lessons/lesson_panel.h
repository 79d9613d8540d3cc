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

/// The lesson panel beside the canvas: introduction, task, answer, verdict, hints and results of a
/// step.
class LessonPanel : public Panel {
    Q_OBJECT

public:
    /// Actions shown as buttons, in this order.
    struct Buttons {
        QAction* previous;
        QAction* next;
        QAction* hint;
        QAction* sheet;
    };
    LessonPanel(Session& session, LessonRun& run, const Buttons& buttons, QWidget* parent = nullptr);

    QSize sizeHint() const override;

    /// Focuses the number field or the options.
    void goToAnswer();

signals:
    /// Emitted when the user leaves the answer and the canvas must get the focus.
    void canvasFocusRequested();

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
    void placeButtons();
    void widenNumber();
    void answer();
    /// Returns whether a key starts a number and no other visible widget needs the digit.
    bool isForAnswer(const QKeyEvent& event) const;
    void showVerdict();
    void showHints();
    void showResults(const ResultTable& table);
    /// Avoids scrolling in the desktop view: hides the introduction of a passed step, then the
    /// oldest rows, which remain in the saved results.
    void fitIntoView(ResultTable results);
    /// Returns whether the shown step is passed.
    bool isPassed() const;
    void restyle();
    QLabel* addLabel(QBoxLayout* layout, const char* type, const char* name);

    LessonRun& m_run;
    Buttons m_actions;
    QLabel* m_place;
    QLabel* m_title;
    QLabel* m_text;
    QFrame* m_card;
    QLabel* m_doThis;
    QLabel* m_task;
    QVBoxLayout* m_answers;
    QButtonGroup* m_options = nullptr;
    std::vector<QLabel*> m_optionWords;
    QLineEdit* m_number = nullptr;
    QPushButton* m_check;
    QHBoxLayout* m_checking; ///< row of the Check button in the desktop view
    QLabel* m_verdict;
    QLabel* m_hints;
    QPushButton* m_hint;
    QLabel* m_resultsTitle;
    QLabel* m_results;
    FlowLayout* m_way;
    QPushButton* m_previous;
    QPushButton* m_next;
    QPushButton* m_sheet;
};

} // namespace seiche
