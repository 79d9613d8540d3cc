// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "lab/resonance_lab.h"
#include "lesson/lesson.h"
#include "lesson/step_observer.h"
#include "lessons/lesson_progress.h"
#include "session/session.h"

#include <QImage>
#include <QObject>
#include <QTimer>

#include <functional>
#include <memory>
#include <optional>
#include <vector>

namespace seiche {

/// The lesson that is being worked on, if any: its present step, what the run has shown, what has been passed.
///
/// The check of a step passes by itself as soon as the run, or the student's answers, show it; a passed step
/// stays passed.
class LessonRun : public QObject {
    Q_OBJECT

public:
    explicit LessonRun(Session& session, QObject* parent = nullptr);
    ~LessonRun() override;

    /// Opens a lesson where it was left, under the name its progress is kept by (see LessonProgress).
    void open(const Lesson& lesson, const QString& name);
    void leave();
    bool isOpen() const { return m_lesson != nullptr; }
    const Lesson& lesson() const { return *m_lesson; }
    const QString& name() const { return m_name; }

    std::size_t stepNumber() const { return m_step; } ///< from 0
    const Step& step() const { return m_lesson->steps[m_step]; }
    void goTo(std::size_t step);
    void next();
    void previous();
    /// The step once more, from its experiment on.
    void again();
    /// The experiment of the step is not open yet; nothing is judged until it is.
    bool isWaiting() const { return m_isWaiting; }
    /// Nothing is passed any more.
    void startOver();

    bool isPassed(std::size_t step) const { return resultOf(step) != nullptr; }
    /// What the check of a passed step found; null before.
    const CheckResult* resultOf(std::size_t step) const;
    /// What the check of the present step finds now.
    const CheckResult& found() const { return m_found; }
    /// Whether all that was seen has been judged; it is a moment later.
    bool isSettled() const { return !m_pause.isActive(); }
    std::size_t passedSteps() const;
    /// Whether every step with a check is passed.
    bool isFinished() const;

    void type(double number);
    /// Counted from 1.
    void choose(int option);
    int chosen() const { return m_chosen; }
    std::optional<double> typed() const { return m_typed; }
    int hintsShown() const { return m_hints; }
    void showHint();

    ResonanceLab& lab() const { return *m_lab; }
    const StepObserver& observer() const { return m_observer; }

    /// Sets what draws string or pool for the work sheet.
    void setCanvasPicture(std::function<QImage()> picture) { m_canvasPicture = std::move(picture); }
    /// The picture of the last passed step that leaves one; kept with the progress. Null when there is none.
    struct Picture {
        QImage image;
        std::size_t step = 0;
    };
    const std::optional<Picture>& picture();

signals:
    /// Another lesson, or none.
    void lessonChanged();
    void stepChanged();
    /// Results, hints or answers have changed.
    void changed();
    void passed(std::size_t step);
    /// The step needs this experiment; the receiver may ask first, and calls `opened` when it is open.
    void experimentWanted(const seiche::Experiment& experiment, const std::function<void()>& opened);

private:
    bool isEvaluating() const { return isOpen() && !m_isWaiting; }
    void start();
    void begin();
    void showTheory();
    void hideLimit();
    void watch();
    void evaluateSoon();
    void evaluateNow();
    void takePicture();
    void fetchPicture();
    QImage pictureNow(SheetPicture kind);
    void save();

    Session& m_session;
    std::unique_ptr<Lesson> m_lesson;
    QString m_name;
    LessonProgress m_progress;
    std::size_t m_step = 0;
    StepObserver m_observer;
    std::unique_ptr<ResonanceLab> m_lab;
    std::vector<ResonancePoint> m_before; ///< measured before the step began
    bool m_hasTapped = false;             ///< since the step began
    bool m_isWaiting = false;
    int m_request = 0; ///< counts the experiments that were wanted
    CheckResult m_found;
    std::optional<double> m_typed;
    int m_chosen = 0;
    int m_hints = 0;
    QTimer m_pause;
    std::function<QImage()> m_canvasPicture;
    std::optional<Picture> m_picture;
};

} // namespace seiche
