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

/// The open lesson, if any: current step, observations and passed steps. A step passes
/// automatically when the run or the answers satisfy its check, and stays passed.
class LessonRun : public QObject {
    Q_OBJECT

public:
    explicit LessonRun(Session& session, QObject* parent = nullptr);
    ~LessonRun() override;

    /// Opens a lesson at its last step. `name` is the progress name (see `LessonProgress`).
    void open(const Lesson& lesson, const QString& name);
    void leave();
    bool isOpen() const { return m_lesson != nullptr; }
    const Lesson& lesson() const { return *m_lesson; }
    const QString& name() const { return m_name; }

    std::size_t stepNumber() const { return m_step; } ///< from 0
    const Step& step() const { return m_lesson->steps[m_step]; }
    void goTo(std::size_t step);
    /// Goes to the next step, or from the last step to the end.
    void next();
    void previous();
    /// True after the last step, which stays the current step.
    bool isAtEnd() const { return m_isAtEnd; }
    /// Repeats the step from its experiment on.
    void again();
    /// True while the step waits for its experiment.
    bool isWaiting() const { return m_isWaiting; }
    /// Resets the progress and returns to the first step.
    void startOver();

    bool isPassed(std::size_t step) const { return resultOf(step) != nullptr; }
    /// Result of a passed step. Null if not passed.
    const CheckResult* resultOf(std::size_t step) const;
    /// Check result of the current step.
    const CheckResult& found() const { return m_found; }
    /// Returns whether all observations are evaluated. Evaluation lags briefly.
    bool isSettled() const { return !m_pause.isActive(); }
    std::size_t passedSteps() const;
    /// Returns whether all steps with a check are passed.
    bool isFinished() const;

    void type(double number);
    /// Chooses an option, counted from 1.
    void choose(int option);
    int chosen() const { return m_chosen; }
    std::optional<double> typed() const { return m_typed; }
    int hintsShown() const { return m_hints; }
    void showHint();

    ResonanceLab& lab() const { return *m_lab; }
    const StepObserver& observer() const { return m_observer; }

    /// Sets the canvas renderer for the results.
    void setCanvasPicture(std::function<QImage()> picture) { m_canvasPicture = std::move(picture); }
    /// Picture of the last passed step with a picture, saved with the progress. Empty if none.
    struct Picture {
        QImage image;
        std::size_t step = 0;
    };
    const std::optional<Picture>& picture();

signals:
    /// Emitted when a lesson is opened or left.
    void lessonChanged();
    void stepChanged();
    /// Emitted when results, hints or answers have changed.
    void changed();
    void passed(std::size_t step);
    /// Emitted when the step needs this experiment. The receiver may ask first and calls `opened`
    /// afterwards.
    void experimentRequested(const seiche::Experiment& experiment, const std::function<void()>& opened);

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
    bool m_isAtEnd = false;
    StepObserver m_observer;
    std::unique_ptr<ResonanceLab> m_lab;
    std::vector<ResonancePoint> m_before; ///< points measured before the step
    bool m_hasTapped = false;             ///< taps since the start of the step
    bool m_isWaiting = false;
    int m_request = 0; ///< number of the last experiment request
    CheckResult m_found;
    std::optional<double> m_typed;
    int m_chosen = 0;
    int m_hints = 0;
    QTimer m_pause;
    std::function<QImage()> m_canvasPicture;
    std::optional<Picture> m_picture;
};

} // namespace seiche
