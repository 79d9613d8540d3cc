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

/// The lesson beside the canvas: what the step is about, what to do, where to answer, whether it is done, hints
/// one by one, the table of results.
class LessonPanel : public Panel {
    Q_OBJECT

public:
    /// `actions` are shown as buttons: previous, next, hint, work sheet, in this order.
    struct Buttons {
        QAction* previous;
        QAction* next;
        QAction* hint;
        QAction* sheet;
    };
    LessonPanel(Session& session, LessonRun& run, const Buttons& buttons, QWidget* parent = nullptr);

    QSize sizeHint() const override;

    /// The field for a number, or the options, get the keys.
    void goToAnswer();

signals:
    /// Somebody leaves the answer for now: the canvas gets the keys.
    void canvasWanted();

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
    /// Whether a key begins a number, and nothing else that is at hand takes numbers.
    bool isForAnswer(const QKeyEvent& event) const;
    void showVerdict();
    void showHints();
    void showResults(const ResultTable& table);
    /// At the desk all that came of the step is in view without scrolling: the introduction gives way once the
    /// step is passed, then the oldest results, which the work sheet has.
    void fitIntoView(ResultTable results);
    /// Whether the step that is shown is.
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
    QHBoxLayout* m_checking; ///< its row at the desk
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
