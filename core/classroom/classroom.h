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

/// A class of phones: who is in, what they have sent, what they may do.
///
/// Knows no network and no clock: every request brings the time, in seconds, which never goes back. Not for
/// several threads at once.
class Classroom {
public:
    explicit Classroom(Experiment experiment);

    // --- what students ask for. They are named by their place in `students`. ---

    /// A student comes, or comes back with the token of before. The code may be in small letters. `caller`:
    /// over which connection; null: it is not known, and no limit of an address or a connection holds.
    ///
    /// When all places are taken, these give way, in this order: a student of whom nothing was heard after the
    /// join, for five seconds or from the same address; one who has been silent for a minute and has no points;
    /// one who has been silent for five minutes; and the latest one from the address with the most students, if
    /// these are many, best without points.
    std::variant<int, Refusal> join(std::string_view code, std::string_view token, double now,
                                    Caller* caller = nullptr);
    /// Whose token it is. From now on the student holds its place, and is written down. Who has given way comes
    /// back in, if there is a place: else `Full`.
    std::variant<int, Refusal> find(std::string_view token, double now, const Caller* caller = nullptr);
    /// Counts a request of a student.
    std::optional<Refusal> countRequest(int student, double now);
    /// The number of the point; 0 when it has come before.
    std::variant<std::int64_t, Refusal> addPoint(int student, const PointReport& report);
    /// `intervals` in seconds, see `TapPlacer`. Taps that come faster than hands can tap are passed over.
    std::optional<Refusal> tap(int student, std::span<const double> intervals, double now);
    std::optional<Refusal> vote(int student, int choice);
    /// Frees the place. The points stay, under the nick.
    void leave(int student);

    // --- what the teacher does ---

    /// Phones get it, and points count for it from now on. Those of the one before are kept for when it comes
    /// back.
    void setExperiment(const Experiment& experiment);
    void setActivity(Activity activity);
    /// Asks, and makes voting the activity.
    void ask(Question question);
    /// Shows the answer; nobody can vote any more.
    void reveal();
    /// While it is frozen no points are taken.
    void freeze(bool on);
    /// Phones learn that the chart is covered.
    void hide(bool on);
    /// A point that a phone could not send and that was typed from its code (see `readPointCode`); frozen or
    /// not, whatever the activity. Its number; 0 when it is there already, typed or sent. It goes when the
    /// phone can send it after all.
    std::variant<std::int64_t, Refusal> addTyped(double hertz, double amplitude);
    /// Removes all points.
    void clear();
    void follow(std::optional<LessonStep> step);
    /// Removes a student, with all points. One who was kicked may join anew, as another animal; one who was
    /// banned may not. One who was removed can be removed in the other way. Of more than 1000 the first are
    /// forgotten.
    void remove(int student, Removal how);
    /// Undoes it: the points are on the chart again, and the phone, where it has not joined anew, is in again.
    void letInAgain(int student);
    /// Removes a point; nothing happens where it is not on the chart.
    void removePoint(std::int64_t number);
    /// Brings the point back that was removed last. Its number; 0 when there is none.
    std::int64_t bringBackPoint();
    /// How many points can be brought back.
    int removedPoints() const;
    /// Nobody new comes in; who is in may come back.
    void close(bool on);
    /// Phones learn that the class is over.
    void end();

    // --- going on where another server was ended, see `resume` ---

    /// Writes down what happens from now on; it begins with the code and the experiment.
    void keepJournal(ClassJournal::Write write);
    void resumeAs(std::string code);
    /// Points that are resumed after this belong to the experiment with this fingerprint.
    void resumeExperiment(const std::string& fingerprint, std::string title);
    /// All is resumed: points count for `experiment` again.
    void resumed();
    void resume(int nick, std::string token);
    void resume(const ClassPoint& point, std::optional<std::int64_t> id);
    /// The place of the student with this nick in `students`.
    std::optional<int> studentCalled(int nick) const;

    // --- what there is ---

    const std::string& code() const { return m_code; }
    const Experiment& experiment() const { return m_experiment; }
    /// The place of the present experiment among all that the class has had, from 0.
    int experimentNumber() const { return m_experimentNumber; }
    int experimentCount() const { return static_cast<int>(m_experiments.size()); }
    /// Grows with every other experiment.
    std::int64_t experimentRevision() const { return m_experimentRevision; }
    /// Grows with everything that phones should know of.
    std::int64_t revision() const { return m_revision; }
    Activity activity() const { return m_activity; }
    bool isFrozen() const { return m_frozen; }
    bool isHidden() const { return m_hidden; }
    bool isClosed() const { return m_closed; }
    bool isOver() const { return m_over; }
    const std::optional<Question>& question() const { return m_question; }
    bool isRevealed() const { return m_revealed; }
    /// How many have chosen each answer.
    std::vector<int> votes() const;
    const std::optional<LessonStep>& step() const { return m_step; }
    std::span<const Participant> students() const { return m_students; }
    int studentsIn() const;
    /// How many have tapped the shared string lately.
    int tappingNow(double now) const;
    /// The title of the experiment with this number (see `experimentNumber`).
    const std::string& titleOf(int experiment) const;
    /// All of all experiments, in the order in which they came; those that were removed, too.
    std::span<const ClassPoint> points() const { return m_points; }
    /// Whether neither the point nor its student was removed.
    bool isOnChart(const ClassPoint& point) const;
    /// The point with this number; null when it has gone.
    const ClassPoint* point(std::int64_t number) const;
    /// The run that was sent with a point; empty when there is none.
    std::string runOf(const ClassPoint& point) const;
    /// How many points of a student are marked on the chart: nothing shows, or will show, that they were
    /// tapped.
    int marked(int student) const;
    void prove(std::int64_t number, Proof proof);
    /// Sets the highest amplitude that the present experiment can have, in pulls; nothing where it is not
    /// known. Each change of the experiment forgets it.
    void setReach(std::optional<double> pulls) { m_reach = pulls; }
    /// The highest amplitude that a point of the present experiment may have, in pulls: a tenth more than its
    /// reach, and no more than two pulls for each tap, for hands tap twice at times.
    double mostAmplitude(int taps) const;
    /// The pulls on the shared string up to this time, in their order; they are handed out once.
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
    void keep(ClassPoint point, std::string_view run);
    static void noteId(Participant& from, std::optional<std::int64_t> id);

    std::string m_code;
    Experiment m_experiment;
    struct Had {
        std::string fingerprint;
        std::string title;
    };
    std::vector<Had> m_experiments; ///< all that the class has had
    int m_experimentNumber = 0;     ///< of the present one among them
    std::optional<double> m_reach;  ///< of the present one, pulls
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
    std::size_t m_typedPoints = 0; ///< of all points
    std::size_t m_bytesOfRuns = 0;
    std::size_t m_oldestRun = 0;               ///< no point before this one has a run
    std::vector<std::int64_t> m_removedPoints; ///< the numbers of those that can be brought back
    std::vector<int> m_removedNicks;           ///< of students, in the order of their removal
    Door m_door;
    std::deque<SharedPull> m_pulls; ///< in order of their times
    ClassJournal m_journal;
};

} // namespace seiche
