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

/// The projected vote: choose and ask a lesson question, count votes, reveal bars and the right
/// answer.
class VotePage : public QWidget {
    Q_OBJECT

public:
    explicit VotePage(PhoneClass& phones, QWidget* parent = nullptr);

    /// Lists this lesson's questions first. Null for none.
    void setLesson(const Lesson* lesson, std::size_t step);

protected:
    void changeEvent(QEvent* event) override;

private:
    void fill();
    void askQuestion();
    void refresh();
    void restyle();
    void retranslate();

    struct Offered {
        Text lesson;
        LessonQuestion asked;
    };

    PhoneClass& m_phones;
    std::vector<Offered> m_offered;
    std::vector<Offered> m_running; ///< questions of the open lesson
    std::size_t m_step = 0;
    QComboBox* m_list;
    QPushButton* m_ask;
    WrappedLabel* m_count;
    VoteBars* m_bars;
    QPushButton* m_show; ///< checkable: shows the bars
    QPushButton* m_reveal;
};

} // namespace seiche
