// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "classroom/class_journal.h"
#include "classroom/class_parts.h"
#include "classroom/door.h"
#include "classroom/nicknames.h"
#include "model/experiment.h"

#include <cstdint>
#include <deque>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <variant>
#include <vector>

namespace seiche {

/// A class of phones: its students, their points and their permissions.
///
/// Has no network and no clock: every request brings the time in seconds, which must not decrease.
/// Not thread-safe.
class Classroom {
public:
    explicit Classroom(Experiment experiment);

    // --- requests of students (index in `students`) ---

    /// Admits a new student, or readmits the student with this token. The case of the code does not
    /// matter. `caller` is the connection, null if unknown. Limits per address and per connection
    /// are not applied if `caller` is null.
    ///
    /// In a full class the first of these students loses the place: silent since the join, after 5
    /// s or if from the same address; silent for 60 s and without points; silent for 300 s. Last
    /// candidate: the latest student of the address with the most students, if these are many,
    /// preferably without points.
    std::variant<int, Refusal> join(std::string_view code, std::string_view token, double now,
                                    Caller* caller = nullptr);
    /// Returns the index of the student with this token. From now on the place is kept and recorded
    /// in the journal. A displaced student returns if there is a place, otherwise `Full`.
    std::variant<int, Refusal> find(std::string_view token, double now, const Caller* caller = nullptr);
    /// Counts a request of a student.
    std::optional<Refusal> countRequest(int student, double now);
    /// Returns the point's number; 0 for a duplicate.
    std::variant<std::int64_t, Refusal> addPoint(int student, const PointReport& report);
    /// `intervals` in seconds, see `TapPlacer`. Ignores taps faster than a human hand.
    std::optional<Refusal> tap(int student, std::span<const double> intervals, double now);
    std::optional<Refusal> vote(int student, int choice);
    /// Frees the place. The points stay on the chart under the nick.
    void leave(int student);

    // --- actions of the teacher ---

    /// Opens an experiment on all phones; new points count for this experiment. Points of the
    /// previous experiment are kept until it is opened again.
    void setExperiment(const Experiment& experiment);
    void setActivity(Activity activity);
    /// Shows a question and makes voting the activity.
    void askQuestion(Question question);
    /// Shows the answer and ends the voting.
    void reveal();
    /// Pauses or resumes the submission of points.
    void freeze(bool on);
    /// Covers the chart and notifies the phones.
    void hide(bool on);
    /// Adds a point typed from its code (see `readPointCode`), even while submissions are paused
    /// and during any activity. Returns the number; 0 if the point exists already. The phone's own
    /// submission later replaces the typed point.
    std::variant<std::int64_t, Refusal> addTyped(double hertz, double amplitude);
    /// Removes all points.
    void clear();
    void follow(std::optional<LessonStep> step);
    /// Removes a student with all points. A kicked student may join again under a different nick, a
    /// banned student may not. A removed student can change between kicked and banned. Keeps the
    /// last 1000 removals only.
    void remove(int student, Removal how);
    /// Undoes a removal: restores the points, and the place unless the phone has rejoined.
    void readmit(int student);
    /// Removes a point; no effect if not on the chart.
    void removePoint(std::int64_t number);
    /// Restores the last removed point. Returns its number or 0.
    std::int64_t restorePoint();
    /// Returns the number of points that can be restored.
    int removedPoints() const;
    /// Closes the class to new students only.
    void close(bool on);
    /// Ends the class and notifies the phones.
    void end();

    // --- resuming on a new server, see `resume` ---

    /// Records all later events in a journal, which begins with the code and the experiment.
    void keepJournal(ClassJournal::Write write);
    void resumeAs(std::string code);
    /// Assigns points resumed from now on to the experiment with this fingerprint.
    void resumeExperiment(const std::string& fingerprint, std::string title);
    /// Completes the resumption: points count for `experiment` again.
    void resumed();
    void resume(int nick, std::string token);
    void resume(const ClassPoint& point, std::optional<std::int64_t> id);
    /// Returns the index in `students` of this nick.
    std::optional<int> studentCalled(int nick) const;

    // --- state ---

    const std::string& code() const { return m_code; }
    const Experiment& experiment() const { return m_experiment; }
    /// Index of the current experiment in the class.
    int experimentNumber() const { return m_experimentNumber; }
    int experimentCount() const { return static_cast<int>(m_experiments.size()); }
    /// Increases with each change of the experiment.
    std::int64_t experimentRevision() const { return m_experimentRevision; }
    /// Increases with each change that phones must receive.
    std::int64_t revision() const { return m_revision; }
    Activity activity() const { return m_activity; }
    bool isFrozen() const { return m_frozen; }
    bool isHidden() const { return m_hidden; }
    bool isClosed() const { return m_closed; }
    bool isOver() const { return m_over; }
    const std::optional<Question>& question() const { return m_question; }
    bool isRevealed() const { return m_revealed; }
    /// Returns the number of votes for each answer.
    std::vector<int> votes() const;
    const std::optional<LessonStep>& step() const { return m_step; }
    std::span<const Participant> students() const { return m_students; }
    int studentsIn() const;
    /// Returns the number of students tapping the shared string.
    int tappingNow(double now) const;
    /// Returns the title of an experiment (see `experimentNumber`).
    const std::string& titleOf(int experiment) const;
    /// Returns all points in order of arrival, including removed points.
    std::span<const ClassPoint> points() const { return m_points; }
    /// Returns whether point and student were not removed.
    bool isOnChart(const ClassPoint& point) const;
    /// Returns the point with this number; null if gone.
    const ClassPoint* point(std::int64_t number) const;
    /// Returns the run of a point; empty if none.
    std::string runOf(const ClassPoint& point) const;
    /// Returns the number of a student's marked points (`isMarked`).
    int marked(int student) const;
    void prove(std::int64_t number, Proof proof);
    /// Sets the highest amplitude that the current experiment can reach, in taps; empty if unknown.
    /// Reset by each change of the experiment.
    void setReach(std::optional<double> pulls) { m_reach = pulls; }
    /// Returns the highest accepted amplitude of a point, in taps: 110 % of the reach, and at most
    /// two per tap, because a hand sometimes taps twice.
    double maxAmplitude(int taps) const;
    /// Returns and removes the taps on the shared string up to this time, in their order.
    std::vector<SharedPull> takePulls(double until);

private:
    Participant& at(int student) { return m_students[static_cast<std::size_t>(student)]; }
    std::variant<int, Refusal> enter(double now, Caller* caller);
    int freeNick() const;
    int numberOf(const std::string& fingerprint, std::string title);
    void settle(Participant& student);
    void forget(int student);
    void forgetOldestRemoval();
    bool makeRoom(double now, const Caller* caller);
    std::optional<int> whoGivesWay(double now, const Caller* caller) const;
    void forgetOldLeavers();
    bool isFullOfPoints() const;
    void dropTyped(double hertz, double amplitude);
    void storePoint(ClassPoint point, std::string_view run);
    static void noteId(Participant& from, std::optional<std::int64_t> id);

    std::string m_code;
    Experiment m_experiment;
    struct Had {
        std::string fingerprint;
        std::string title;
    };
    std::vector<Had> m_experiments; ///< all experiments of the class
    int m_experimentNumber = 0;     ///< index of the current experiment
    std::optional<double> m_reach;  ///< of the current experiment, in taps
    std::int64_t m_experimentRevision = 1;
    std::int64_t m_revision = 1;
    Activity m_activity = Activity::OwnString;
    bool m_frozen = false;
    bool m_hidden = false;
    bool m_closed = false;
    bool m_over = false;
    bool m_revealed = false;
    std::optional<Question> m_question;
    std::optional<LessonStep> m_step;
    std::vector<Participant> m_students;
    std::vector<ClassPoint> m_points;
    std::int64_t m_lastNumber = 0;
    std::size_t m_typedPoints = 0; ///< number of typed points
    std::size_t m_bytesOfRuns = 0;
    std::size_t m_oldestRun = 0;               ///< no point before this index has a run
    std::vector<std::int64_t> m_removedPoints; ///< numbers of the points that can be restored
    std::vector<int> m_removedNicks;           ///< nicks in order of removal
    Door m_door;
    std::deque<SharedPull> m_pulls; ///< in order of time
    ClassJournal m_journal;
};

} // namespace seiche
