// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "classroom/lesson_questions.h"
#include "phones/phone_class.h"

#include <QWidget>

#include <vector>

class QComboBox;
class QPushButton;

namespace seiche {

class VoteBars;
class WrappedLabel;

/// A vote on the wall: a question of a lesson is chosen and asked; how many have voted, bars when the teacher
/// shows them, the right answer at the end.
class VotePage : public QWidget {
    Q_OBJECT

public:
    explicit VotePage(PhoneClass& phones, QWidget* parent = nullptr);

    /// The questions of this lesson come first; null: only those of the built-in lessons.
    void setLesson(const Lesson* lesson, std::size_t step);

protected:
    void changeEvent(QEvent* event) override;

private:
    void fill();
    void ask();
    void refresh();
    void restyle();
    void retranslate();

    struct Offered {
        Text lesson;
        LessonQuestion asked;
    };

    PhoneClass& m_phones;
    std::vector<Offered> m_offered;
    std::vector<Offered> m_running; ///< of the lesson that runs
    std::size_t m_step = 0;
    QComboBox* m_list;
    QPushButton* m_ask;
    WrappedLabel* m_count;
    VoteBars* m_bars;
    QPushButton* m_show; ///< checkable: the bars
    QPushButton* m_reveal;
};

} // namespace seiche
