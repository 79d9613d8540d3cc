// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "phones/vote_page.h"

#include "files/lessons.h"
#include "lessons/lesson_words.h"
#include "phones/vote_bars.h"
#include "theme/theme.h"
#include "widgets/drop_down.h"
#include "widgets/flow_layout.h"
#include "widgets/wrapped_label.h"

#include <QComboBox>
#include <QEvent>
#include <QHBoxLayout>
#include <QLocale>
#include <QPushButton>
#include <QSignalBlocker>
#include <QVBoxLayout>

namespace seiche {

VotePage::VotePage(PhoneClass& phones, QWidget* parent)
    : QWidget(parent), m_phones(phones), m_list(new DropDown(this)), m_ask(new QPushButton(this)),
      m_count(new WrappedLabel(this)), m_bars(new VoteBars(this)), m_show(new QPushButton(this)),
      m_reveal(new QPushButton(this)) {
    setObjectName(QStringLiteral("votePage"));
    m_list->setObjectName(QStringLiteral("questions"));
    m_list->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
    m_list->setMinimumContentsLength(16);
    m_ask->setObjectName(QStringLiteral("askQuestion"));
    m_count->setObjectName(QStringLiteral("voteCount"));
    m_count->setProperty("type", "quiet");
    m_count->setReportingHeight(true);
    m_bars->setObjectName(QStringLiteral("voteBars"));
    m_show->setObjectName(QStringLiteral("showVotes"));
    m_show->setCheckable(true);
    m_reveal->setObjectName(QStringLiteral("showAnswer"));
    auto* choice = new QHBoxLayout;
    choice->addWidget(m_list, 1);
    choice->addWidget(m_ask);
    auto* buttons = new FlowLayout;
    for (QPushButton* button : {m_show, m_reveal}) buttons->addWidget(button);
    auto* below = new QHBoxLayout;
    below->addLayout(buttons, 3);
    below->addWidget(m_count, 2, Qt::AlignVCenter);
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->addLayout(choice);
    column->addWidget(m_bars, 1);
    column->addLayout(below);
    connect(m_ask, &QPushButton::clicked, this, &VotePage::askQuestion);
    connect(m_show, &QPushButton::toggled, this, &VotePage::refresh);
    connect(m_reveal, &QPushButton::clicked, this,
            [this] { m_phones.changeClass([](Classroom& room) { room.reveal(); }); });
    connect(&phones, &PhoneClass::changed, this, &VotePage::refresh);
    connect(&Theme::current(), &Theme::changed, this, &VotePage::restyle);
    restyle();
    retranslate();
}

void VotePage::setLesson(const Lesson* lesson, std::size_t step) {
    m_running.clear();
    m_step = step;
    if (lesson)
        for (LessonQuestion& each : questionsOf(*lesson)) m_running.push_back({lesson->title, std::move(each)});
    fill();
}

void VotePage::fill() {
    const QSignalBlocker blocker(m_list);
    const std::optional<Question> before =
        m_list->currentIndex() < 0 || m_offered.empty()
            ? std::nullopt
            : std::optional(m_offered[static_cast<std::size_t>(m_list->currentIndex())].asked.question);
    m_offered = m_running;
    for (const BuiltInLesson& each : lessons()) {
        if (!m_running.empty() && each.lesson.title == m_running.front().lesson) continue;
        for (LessonQuestion& question : questionsOf(each.lesson))
            m_offered.push_back({each.lesson.title, std::move(question)});
    }
    m_list->clear();
    int chosen = 0;
    for (std::size_t i = 0; i < m_offered.size(); ++i) {
        const Offered& each = m_offered[i];
        // The part before a colon is enough, as in "Fourier: any shape from sines".
        const QString lesson = plainWordsOf(each.lesson).section(QLatin1Char(':'), 0, 0).trimmed();
        m_list->addItem(QStringLiteral("%1 · %2").arg(lesson, plainWordsOf(each.asked.title)));
        m_list->setItemData(static_cast<int>(i), wordsOf(each.asked.question.text), Qt::ToolTipRole);
        if (before == each.asked.question) chosen = static_cast<int>(i);
    }
    // Preselects the question of the current step, or the next one of its lesson.
    for (std::size_t i = m_running.size(); i-- > 0;)
        if (m_running[i].asked.step >= m_step) chosen = static_cast<int>(i);
    m_list->setCurrentIndex(chosen);
}

void VotePage::askQuestion() {
    const int index = m_list->currentIndex();
    if (index < 0) return;
    m_show->setChecked(false);
    m_phones.changeClass([question = m_offered[static_cast<std::size_t>(index)].asked.question](
                             Classroom& room) { room.askQuestion(question); });
}

void VotePage::refresh() {
    const ClassView& view = m_phones.view();
    const QLocale locale;
    QStringList answers;
    if (view.question)
        for (const Text& each : view.question->choices) answers += wordsOf(each);
    const bool isCounted = view.isRevealed || m_show->isChecked();
    m_bars->show(answers, isCounted ? view.votes : std::vector<int>(),
                 view.isRevealed && view.question ? std::optional(view.question->right) : std::nullopt);
    m_count->setText(
        view.question
            ? tr("Votes: %1 of %2").arg(locale.toString(view.voters()), locale.toString(view.studentsIn()))
            : tr("Choose a question, then ask it."));
    m_show->setEnabled(view.question && !view.isRevealed);
    m_reveal->setEnabled(view.question && !view.isRevealed);
}

void VotePage::changeEvent(QEvent* event) {
    QWidget::changeEvent(event);
    if (event->type() == QEvent::LanguageChange) retranslate();
}

void VotePage::restyle() { layout()->setSpacing(Theme::current().px(10)); }

void VotePage::retranslate() {
    m_list->setAccessibleName(tr("Question"));
    m_ask->setText(tr("Ask"));
    m_ask->setToolTip(tr("Shows this question on the phones"));
    m_show->setText(tr("Show votes"));
    m_reveal->setText(tr("Show answer"));
    m_reveal->setToolTip(tr("Ends the vote"));
    fill();
    refresh();
}

} // namespace seiche

#include "moc_vote_page.cpp"
