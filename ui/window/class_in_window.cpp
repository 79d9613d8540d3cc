// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "window/class_in_window.h"

#include "classroom/run_check.h"
#include "documents/documents.h"
#include "documents/file_actions.h"
#include "files/experiment_file.h"
#include "lab/resonance_lab.h"
#include "lessons/lesson_run.h"
#include "phones/class_actions.h"
#include "phones/class_page.h"
#include "phones/nick_words.h"
#include "phones/vote_page.h"
#include "window/actions.h"
#include "window/banner.h"
#include "window/central_pages.h"
#include "wording/problems.h"

#include <QLocale>
#include <QMainWindow>

namespace seiche {

namespace {

/// Maximum time to find the tapped rhythm in a recorded run. The window waits for the search.
constexpr std::chrono::milliseconds longestSearch{2000};

} // namespace

ClassInWindow::ClassInWindow(const WindowParts& parts)
    : QObject(&parts.window), m_parts(parts), m_phones(nullptr),
      m_actions(new ClassActions(
          m_phones, [this] { return m_parts.documents.asWritten(Documents::Contents::SetUp); },
          &parts.window)) {
    connect(&m_phones, &PhoneClass::openChanged, this, &ClassInWindow::onOpenChanged);
    connect(&m_phones, &PhoneClass::changed, this, &ClassInWindow::onChanged);
    connect(&m_phones, &PhoneClass::journalLost, this, [this](const Message& why) {
        m_parts.pages.banner().showProblems(
            tr("Save the points now and then: after a crash they would be lost."), {problemInWords(why)});
    });
    connect(m_actions, &ClassActions::opened, this, &ClassInWindow::pageRequested);
    connect(m_actions, &ClassActions::pageRequested, this, &ClassInWindow::pageRequested);
    connect(m_actions, &ClassActions::replayRequested, this, &ClassInWindow::replay);
    connect(m_actions->follow, &QAction::toggled, this, &ClassInWindow::followLesson);
    parts.actions.classPage->setVisible(false);
}

ClassInWindow::~ClassInWindow() {
    m_phones.disconnect(this);
    if (m_lesson) m_lesson->disconnect(this);
}

QMenu* ClassInWindow::menu() const { return m_actions->menu(); }

const std::vector<QAction*>& ClassInWindow::actionsWithKeys() const { return m_actions->all(); }

void ClassInWindow::openNow(const std::optional<ClassServerSettings>& settings) {
    m_actions->openNow(settings);
}

bool ClassInWindow::isSafe() const { return m_actions->isSafe(); }

void ClassInWindow::whenSafe(std::function<void()> then) { m_actions->whenSafe(std::move(then)); }

void ClassInWindow::leave() {
    if (!isSafe()) m_phones.stayInMemory();
    m_phones.close();
}

QString ClassInWindow::sign() const {
    if (!isOpen()) return {};
    return tr("Class %1 · %2", "code, students")
        .arg(QString::fromStdString(m_phones.view().code), QLocale().toString(m_phones.view().studentsIn()));
}

bool ClassInWindow::isRunShared() const {
    return isOpen() && m_phones.view().activity == Activity::OneString && m_page && m_page->isVisible();
}

void ClassInWindow::onOpenChanged(bool open) {
    m_activity = Activity::OwnString;
    m_parts.actions.classPage->setVisible(open);
    if (open) {
        makePage();
        followLesson();
        if (m_phones.hasResumed())
            m_page->showMessage(
                tr("The interrupted class session has been resumed with the same code and points."));
    } else {
        emit pageDone();
    }
    emit changed();
}

void ClassInWindow::makePage() {
    if (m_page) return;
    m_page = new ClassPage(m_phones, m_parts.session, *m_actions);
    m_parts.pages.setClassPage(m_page);
    connect(m_page, &ClassPage::replayRequested, this, &ClassInWindow::replay);
}

void ClassInWindow::onChanged() {
    const Activity activity = m_phones.view().activity;
    if (isOpen() && std::exchange(m_activity, activity) != activity && activity == Activity::OneString)
        shareRun();
    emit changed();
}

// The shared run starts from rest.
void ClassInWindow::shareRun() {
    m_parts.files.openUntitled(m_phones.experiment(), [this] {
        m_parts.session.setPlaying(true);
        emit pageRequested();
    });
}

void ClassInWindow::follow(LessonRun& run) {
    m_lesson = &run;
    connect(&run, &LessonRun::lessonChanged, this, &ClassInWindow::followLesson);
    connect(&run, &LessonRun::stepChanged, this, &ClassInWindow::followLesson);
}

void ClassInWindow::followLesson() {
    if (!isOpen() || !m_lesson) return;
    const bool isLed = m_lesson->isOpen();
    if (m_page)
        m_page->vote().setLesson(isLed ? &m_lesson->lesson() : nullptr, isLed ? m_lesson->stepNumber() : 0);
    if (!isLed || !m_actions->follow->isChecked())
        return m_phones.changeClass([](Classroom& room) { room.follow(std::nullopt); });
    m_phones.setExperiment(m_lesson->lesson().experimentAt(m_lesson->stepNumber()));
    m_phones.changeClass(
        [step = stepFor(m_lesson->lesson(), m_lesson->stepNumber())](Classroom& room) { room.follow(step); });
}

void ClassInWindow::replay(qint64 number) {
    const ClassView::Point* found = m_phones.view().point(number);
    if (!found) return;
    if (!found->hasRun) {
        m_page->showMessage(tr("No recording was sent with this point."));
        return;
    }
    m_phones.requestRun(number, [this, point = *found](const std::string& run) { play(point, run); });
}

void ClassInWindow::play(const ClassView::Point& point, const std::string& run) {
    const ReadExperiment read = readExperiment(run);
    const auto* experiment = std::get_if<Experiment>(&read);
    if (!experiment) {
        m_page->showMessage(tr("The recording of this point cannot be read."));
        return;
    }
    // Start at rest, shortly before the rhythm. Without a rhythm the recorded run is shown
    // unchanged.
    const std::optional<Experiment> rhythm =
        rhythmOf({point.number, point.hertz, point.amplitude, run}, m_phones.experiment(), longestSearch);
    m_parts.files.openUntitled(rhythm.value_or(*experiment), [this, point] {
        m_parts.lab.measureReplay();
        m_parts.session.setPlaying(true);
        const QLocale locale;
        m_parts.pages.banner().showProblems(
            tr("%1: %2 × single tap at %3 Hz")
                .arg(nickInWords(point.nick), locale.toString(point.amplitude, 'f', 1),
                     locale.toString(point.hertz, 'f', 3)),
            {point.proof == Proof::Differs ? tr("Replaying the recording gives a different point.")
                                           : tr("The rhythm as it was tapped, from rest."),
             tr("Back to the class: %1")
                 .arg(m_parts.actions.classPage->shortcut().toString(QKeySequence::NativeText))});
    });
}

void ClassInWindow::retranslate() {
    m_actions->retranslate();
    emit changed();
}

} // namespace seiche

#include "moc_class_in_window.cpp"
