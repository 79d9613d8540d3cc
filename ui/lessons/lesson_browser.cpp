// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "lessons/lesson_browser.h"

#include "files/lessons.h"
#include "lessons/lesson_progress.h"
#include "lessons/lesson_words.h"
#include "widgets/flow_layout.h"
#include "widgets/window_size.h"

#include <QEvent>
#include <QLocale>
#include <QVBoxLayout>

namespace seiche {

LessonBrowser::LessonBrowser(QWidget* parent) : QDialog(parent) {
    setObjectName(QStringLiteral("lessonBrowser"));
    m_list = new QListWidget(this);
    m_list->setObjectName(QStringLiteral("lessonList"));
    m_list->setWordWrap(true);
    m_list->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    m_summary = new QLabel(this);
    m_summary->setProperty("type", "read");
    m_summary->setTextFormat(Qt::RichText);
    m_summary->setWordWrap(true);
    m_summary->setAlignment(Qt::AlignLeft | Qt::AlignTop);
    m_open = new QPushButton(this);
    m_open->setObjectName(QStringLiteral("openLesson"));
    m_open->setDefault(true);
    m_file = new QPushButton(this);
    m_file->setObjectName(QStringLiteral("openLessonFile"));
    m_sheet = new QPushButton(this);
    m_sheet->setObjectName(QStringLiteral("studentSheet"));
    m_reset = new QPushButton(this);
    m_reset->setObjectName(QStringLiteral("resetLesson"));
    auto* column = new QVBoxLayout(this);
    column->addWidget(m_list, 1);
    column->addWidget(m_summary);
    auto* buttons = new FlowLayout;
    for (QPushButton* button : {m_open, m_file, m_sheet, m_reset}) {
        buttons->addWidget(button);
        button->setAutoDefault(true);
    }
    column->addLayout(buttons);
    connect(m_list, &QListWidget::currentRowChanged, this, &LessonBrowser::showLesson);
    const auto openChosen = [this] {
        if (chosen().isEmpty()) return;
        hide();
        emit lessonChosen(chosen());
    };
    connect(m_list, &QListWidget::itemActivated, this, openChosen);
    connect(m_open, &QPushButton::clicked, this, openChosen);
    connect(m_file, &QPushButton::clicked, this, [this] {
        hide();
        emit fileRequested();
    });
    connect(m_sheet, &QPushButton::clicked, this, [this] { emit sheetRequested(chosen()); });
    connect(m_reset, &QPushButton::clicked, this, [this] {
        LessonProgress::forget(chosen());
        emit progressReset(chosen());
        fill();
    });
    sizeByTheme(*this, {560, 560});
    retranslate();
}

QString LessonBrowser::chosen() const {
    return m_list->currentItem() ? m_list->currentItem()->data(Qt::UserRole).toString() : QString();
}

void LessonBrowser::fill() {
    const int row = std::max(0, m_list->currentRow());
    m_list->clear();
    int number = 0;
    for (const BuiltInLesson& each : lessons()) {
        const QString id = QString::fromStdString(each.id);
        const LessonProgress progress = LessonProgress::load(id);
        std::size_t passed = 0;
        for (const Step& step : each.lesson.steps)
            passed += progress.passed.contains(QString::fromStdString(step.id));
        const bool done = passed == each.lesson.steps.size();
        const QString state =
            done         ? QStringLiteral("✓ ") + tr("done")
            : passed > 0 ? tr("%1 of %2 steps")
                               .arg(QLocale().toString(static_cast<qulonglong>(passed)),
                                    QLocale().toString(static_cast<qulonglong>(each.lesson.steps.size())))
                         : tr("%1 minutes").arg(QLocale().toString(each.lesson.minutes));
        auto* item =
            new QListWidgetItem(QStringLiteral("%1. %2   ·   %3")
                                    .arg(QLocale().toString(++number), plainWordsOf(each.lesson.title), state),
                                m_list);
        item->setData(Qt::UserRole, id);
    }
    m_list->setCurrentRow(std::min(row, m_list->count() - 1));
    showLesson();
}

void LessonBrowser::showLesson() {
    const Lesson* lesson = findLesson(chosen().toStdString());
    m_summary->setText(lesson ? richWordsOf(lesson->summary) : QString());
    m_summary->setAccessibleName(lesson ? plainWordsOf(lesson->summary) : QString());
    m_open->setEnabled(lesson);
    m_sheet->setEnabled(lesson);
    m_reset->setEnabled(lesson && !LessonProgress::load(chosen()).passed.empty());
}

void LessonBrowser::retranslate() {
    setWindowTitle(tr("Lessons"));
    m_list->setAccessibleName(tr("Lessons"));
    m_open->setText(tr("Open"));
    m_file->setText(tr("Open lesson file…"));
    m_sheet->setText(tr("Student worksheet…"));
    m_reset->setText(tr("Reset progress"));
    fill();
}

void LessonBrowser::changeEvent(QEvent* event) {
    if (event->type() == QEvent::LanguageChange) retranslate();
    QDialog::changeEvent(event);
}

void LessonBrowser::showEvent(QShowEvent* event) {
    fill();
    m_list->setFocus();
    QDialog::showEvent(event);
}

} // namespace seiche

#include "moc_lesson_browser.cpp"
