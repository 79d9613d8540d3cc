// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "lessons/lesson_run.h"

#include "lessons/kept_picture.h"
#include "lessons/sheet_picture.h"
#include "lock/class_lock.h"

#include <QPointer>

#include <algorithm>
#include <utility>

namespace seiche {

namespace {

constexpr int pauseMilliseconds = 100;

} // namespace

LessonRun::LessonRun(Session& session, QObject* parent) : QObject(parent), m_session(session) {
    m_pause.setSingleShot(true);
    m_pause.setInterval(pauseMilliseconds);
    connect(&m_pause, &QTimer::timeout, this, &LessonRun::evaluateNow);
    connect(&session, &Session::sampled, this, [this] {
        if (isEvaluating()) m_observer.sample(m_session.comparison());
    });
    connect(&session, &Session::advanced, this, &LessonRun::evaluateSoon);
    connect(&session, &Session::tapped, this, [this] { m_hasTapped = true; });
    connect(&session, &Session::settingsChanged, this, &LessonRun::watch);
    connect(&session, &Session::comparisonsChanged, this, &LessonRun::watch);
    // An experiment opens with hidden theory, possibly after the step, because the user is asked
    // first.
    connect(&session, &Session::opened, this, [this] {
        if (isOpen()) showTheory();
    });
    for (auto restarted : {&Session::runReplaced, &Session::seeked})
        connect(&session, restarted, this, [this] {
            if (isEvaluating()) m_observer.again(m_session.comparison());
        });
}

LessonRun::~LessonRun() {
    // The lab may emit signals during its destruction.
    if (m_lab) m_lab->disconnect(this);
}

void LessonRun::open(const Lesson& lesson, const QString& name) {
    if (isOpen()) save();
    m_lesson = std::make_unique<Lesson>(lesson);
    m_name = name;
    m_progress = LessonProgress::load(name);
    fetchPicture();
    m_lab = std::make_unique<ResonanceLab>(m_session);
    connect(m_lab.get(), &ResonanceLab::changed, this, &LessonRun::evaluateSoon);
    const auto isHere = [this](const Step& step) { return QString::fromStdString(step.id) == m_progress.step; };
    const auto here = std::ranges::find_if(m_lesson->steps, isHere);
    m_step = here == m_lesson->steps.end() ? 0 : static_cast<std::size_t>(here - m_lesson->steps.begin());
    emit lessonChanged();
    again();
}

void LessonRun::leave() {
    if (!isOpen()) return;
    takePicture();
    save();
    m_pause.stop();
    m_isWaiting = false;
    m_lab->disconnect(this);
    m_lab.reset();
    m_lesson.reset();
    hideLimit();
    m_session.askForFactors(false);
    emit lessonChanged();
}

void LessonRun::save() {
    m_progress.step = QString::fromStdString(step().id);
    m_progress.save(m_name);
}

void LessonRun::goTo(std::size_t step) {
    if (!isOpen() || step >= m_lesson->steps.size()) return;
    if (std::exchange(m_isAtEnd, false)) emit changed();
    if (step == m_step) return;
    takePicture();
    const bool goesOn = step == m_step + 1 && !m_lesson->steps[step].experiment && !m_isWaiting;
    m_step = step;
    save();
    if (!goesOn) return again();
    // A step that counts taps begins with an unused run.
    const std::optional<Check>& check = m_lesson->steps[step].check;
    if (check && partOf<check::Pulls>(*check)) m_session.restart();
    begin();
}

void LessonRun::next() {
    if (!isOpen()) return;
    if (m_step + 1 < m_lesson->steps.size()) return goTo(m_step + 1);
    m_isAtEnd = true;
    emit changed();
}

void LessonRun::previous() {
    if (m_isAtEnd) goTo(m_step);
    else if (m_step > 0) goTo(m_step - 1);
}

void LessonRun::again() {
    if (!isOpen()) return;
    m_isAtEnd = false;
    m_isWaiting = true;
    const auto opened = [here = QPointer(this), request = ++m_request] {
        if (here && here->m_isWaiting && request == here->m_request) here->start();
    };
    emit experimentRequested(m_lesson->experimentAt(m_step), opened);
    // The user is asked first: the step is already visible, but not yet its run.
    if (m_isWaiting) begin();
}

void LessonRun::start() {
    m_isWaiting = false;
    m_session.setMetronome(std::nullopt);
    m_session.setPlaying(true);
    std::vector<Scheme> comparisonRuns;
    for (const Comparison::ComparisonRun& comparisonRun : m_session.comparison().comparisonRuns())
        comparisonRuns.push_back(comparisonRun.run.rule().scheme);
    for (Scheme scheme : comparisonRuns) m_session.setComparison(scheme, false, AskedBy::Lesson);
    begin();
}

void LessonRun::startOver() {
    if (!isOpen()) return;
    m_progress.passed.clear();
    m_picture.reset();
    KeptPicture::forget(m_name);
    m_lab->clear();
    m_step = 0;
    save();
    again();
}

void LessonRun::begin() {
    // Earlier taps do not count for this step.
    m_before.assign(m_lab->log().points().begin(), m_lab->log().points().end());
    m_hasTapped = false;
    m_typed.reset();
    m_chosen = 0;
    m_hints = 0;
    m_found = {};
    hideLimit();
    m_session.askForFactors(true);
    if (!m_isWaiting) {
        m_session.showTheory(false);
        showTheory();
        m_observer.begin(step().check ? &*step().check : nullptr, m_session.comparison());
    }
    emit stepChanged();
    evaluateNow();
}

// Hides the largest stable k until found, from the first step before that question.
void LessonRun::hideLimit() {
    bool asked = false;
    for (std::size_t i = m_step; isOpen() && i < m_lesson->steps.size() && !asked; ++i) {
        const std::optional<Check>& check = m_lesson->steps[i].check;
        const auto* number = check ? partOf<check::Number>(*check) : nullptr;
        const bool isSameScene =
            m_lesson->experimentAt(i).rule.scene == m_lesson->experimentAt(m_step).rule.scene;
        asked = number && number->of == check::Number::Of::LimitK && isSameScene && !isPassed(i);
    }
    m_session.askForLimit(asked);
}

// Never hides theory that the user has requested.
void LessonRun::showTheory() {
    const StepAnswer when = step().answerOrDefault();
    const bool shown = when == StepAnswer::Shown || (when == StepAnswer::Found && m_found.passed);
    if (shown) m_session.showTheory(true);
}

const CheckResult* LessonRun::resultOf(std::size_t step) const {
    const auto found = m_progress.passed.find(QString::fromStdString(m_lesson->steps[step].id));
    return found == m_progress.passed.end() ? nullptr : &found->second;
}

std::size_t LessonRun::passedSteps() const {
    std::size_t count = 0;
    for (std::size_t i = 0; i < m_lesson->steps.size(); ++i) count += isPassed(i) ? 1 : 0;
    return count;
}

bool LessonRun::isFinished() const {
    for (std::size_t i = 0; i < m_lesson->steps.size(); ++i)
        if (m_lesson->steps[i].check && !isPassed(i)) return false;
    return true;
}

void LessonRun::type(double number) {
    m_typed = number;
    evaluateNow();
}

void LessonRun::choose(int option) {
    m_chosen = option;
    evaluateNow();
}

void LessonRun::showHint() {
    if (!isOpen() || m_hints >= static_cast<int>(step().hints.size())) return;
    ++m_hints;
    emit changed();
}

void LessonRun::watch() {
    if (!isEvaluating()) return;
    m_observer.sample(m_session.comparison());
    evaluateSoon();
}

void LessonRun::evaluateSoon() {
    if (isEvaluating() && !m_pause.isActive()) m_pause.start();
}

void LessonRun::evaluateNow() {
    if (!isEvaluating()) return;
    const bool before = isPassed(m_step);
    if (step().picture == SheetPicture::Resonance) m_lab->prediction(); // computed before the picture is taken
    CheckResult now;
    if (step().check) {
        Observations observations = m_observer.observations();
        if (m_hasTapped) observations.rhythm = m_lab->rhythm();
        for (const ResonancePoint& point : m_lab->log().points())
            if (m_lab->log().counts(point) && std::ranges::find(m_before, point) == m_before.end())
                observations.points.push_back(point);
        observations.typed = m_typed;
        observations.chosen = m_chosen;
        now = evaluate(*step().check, observations);
    } else {
        now.passed = true; // a step to read passes at once
    }
    const bool news = now != m_found;
    const bool found = now.passed && !m_found.passed;
    m_found = now;
    if (found) showTheory();
    if (now.passed && !before) {
        m_progress.passed[QString::fromStdString(step().id)] = now;
        takePicture();
        save();
        hideLimit();
        emit changed();
        if (step().check) emit passed(m_step);
    } else if (news) {
        emit changed();
    }
}

void LessonRun::takePicture() {
    if (!isOpen() || !step().picture || !m_found.passed) return;
    const QImage image = pictureNow(*step().picture);
    if (image.isNull()) return;
    m_picture = Picture{image, m_step};
    KeptPicture{image, QString::fromStdString(step().id)}.save(m_name);
}

// Restores the chart of a step that is still passed.
void LessonRun::fetchPicture() {
    m_picture.reset();
    const KeptPicture kept = KeptPicture::load(m_name);
    for (std::size_t i = 0; i < m_lesson->steps.size() && !kept.image.isNull(); ++i)
        if (QString::fromStdString(m_lesson->steps[i].id) == kept.step && isPassed(i))
            m_picture = Picture{kept.image, i};
}

QImage LessonRun::pictureNow(SheetPicture kind) {
    switch (kind) {
    case SheetPicture::Canvas: return m_canvasPicture ? m_canvasPicture() : QImage();
    case SheetPicture::Resonance: return resonancePicture(*m_lab);
    case SheetPicture::Height: return heightPicture(m_observer, m_session.settings().stepsPerSecond);
    case SheetPicture::Largest: return largestPicture(m_observer, m_session.settings().stepsPerSecond);
    }
    return {};
}

// Includes measurements made after the step was passed.
const std::optional<LessonRun::Picture>& LessonRun::picture() {
    takePicture();
    return m_picture;
}

} // namespace seiche

#include "moc_lesson_run.cpp"
