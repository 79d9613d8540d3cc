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
#include <set>
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
    /// Sends a student out, with all points. A join anew brings another animal.
    void kick(int student);
    /// The same, and this phone does not come in again.
    void ban(int student);
    /// Nobody new comes in; who is in may come back.
    void close(bool on);

    // --- going on where another server was ended, see `resume` ---

    /// Writes down what happens from now on; it begins with the code and the experiment.
    void keepJournal(ClassJournal::Write write);
    void resumeAs(std::string code);
    /// Points that are resumed after this belong to the experiment with this fingerprint.
    void resumeExperiment(const std::string& fingerprint);
    /// All is resumed: points count for `experiment` again.
    void resumed();
    void resume(int nick, std::string token);
    void resume(const ClassPoint& point, std::optional<std::int64_t> id);
    /// The place of the student with this nick in `students`.
    std::optional<int> studentCalled(int nick) const;

    // --- what there is ---

    const std::string& code() const { return m_code; }
    const Experiment& experiment() const { return m_experiment; }
    /// Counts, from 0, the different experiments the class has had.
    int experimentNumber() const { return m_experimentNumber; }
    /// Grows with every other experiment.
    std::int64_t experimentRevision() const { return m_experimentRevision; }
    /// Grows with everything that phones should know of.
    std::int64_t revision() const { return m_revision; }
    Activity activity() const { return m_activity; }
    bool isFrozen() const { return m_frozen; }
    bool isHidden() const { return m_hidden; }
    bool isClosed() const { return m_closed; }
    const std::optional<Question>& question() const { return m_question; }
    bool isRevealed() const { return m_revealed; }
    /// How many have chosen each answer.
    std::vector<int> votes() const;
    const std::optional<LessonStep>& step() const { return m_step; }
    std::span<const Participant> students() const { return m_students; }
    int studentsIn() const;
    /// How many have tapped the shared string lately.
    int tappingNow(double now) const;
    /// In the order in which they came.
    std::span<const ClassPoint> points() const { return m_points; }
    /// The point with this number; null when it has gone.
    const ClassPoint* point(std::int64_t number) const;
    /// The run that was sent with a point; empty when there is none.
    std::string runOf(const ClassPoint& point) const;
    /// How many points of a student do not follow from their runs.
    int marked(int student) const;
    void prove(std::int64_t number, Proof proof);
    /// The pulls on the shared string up to this time, in their order; they are handed out once.
    std::vector<SharedPull> takePulls(double until);

private:
    Participant& at(int student) { return m_students[static_cast<std::size_t>(student)]; }
    std::variant<int, Refusal> enter(double now, Caller* caller);
    int freeNick() const;
    int numberOf(const std::string& fingerprint);
    void settle(Participant& student);
    void forget(int student);
    void sendOut(int student, std::vector<std::string>& tokens);
    bool makeRoom(double now, const Caller* caller);
    std::optional<int> whoGivesWay(double now, const Caller* caller) const;
    void forgetOldLeavers();
    bool isFullOfPoints() const;
    void dropTyped(double hertz, double amplitude);
    void keep(ClassPoint point, std::string_view run);
    static void noteId(Participant& from, std::optional<std::int64_t> id);

    std::string m_code;
    Experiment m_experiment;
    std::vector<std::string> m_experiments; ///< fingerprints of all that the class has had
    int m_experimentNumber = 0;             ///< of the present one among them
    std::int64_t m_experimentRevision = 1;
    std::int64_t m_revision = 1;
    Activity m_activity = Activity::OwnString;
    bool m_frozen = false;
    bool m_hidden = false;
    bool m_closed = false;
    bool m_revealed = false;
    std::optional<Question> m_question;
    std::optional<LessonStep> m_step;
    std::vector<Participant> m_students;
    std::vector<ClassPoint> m_points;
    std::int64_t m_lastNumber = 0;
    std::size_t m_typedPoints = 0; ///< of all points
    std::size_t m_bytesOfRuns = 0;
    std::size_t m_oldestRun = 0; ///< no point before this one has a run
    std::vector<std::string> m_kickedTokens;
    std::vector<std::string> m_bannedTokens;
    std::set<int> m_kickedNicks;
    std::set<int> m_bannedNicks;
    Door m_door;
    std::deque<SharedPull> m_pulls; ///< in order of their times
    ClassJournal m_journal;
};

} // namespace seiche
