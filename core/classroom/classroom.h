// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "classroom/class_journal.h"
#include "classroom/nicknames.h"
#include "classroom/rate_limit.h"
#include "classroom/tap_placer.h"
#include "lesson/text.h"
#include "model/experiment.h"
#include "wave/enum_names.h"

#include <array>
#include <cstdint>
#include <deque>
#include <optional>
#include <set>
#include <span>
#include <string>
#include <string_view>
#include <utility>
#include <variant>
#include <vector>

namespace seiche {

/// What the class does.
enum class Activity {
    OwnString, ///< every phone has its own, and sends points to one chart
    OneString, ///< all tap the string on the wall
    Vote       ///< a question with given answers
};

template <>
struct EnumNames<Activity> {
    static constexpr std::array<std::pair<Activity, std::string_view>, 3> all{
        {{Activity::OwnString, "own-string"}, {Activity::OneString, "one-string"}, {Activity::Vote, "vote"}}};
};

/// Why a student's request is not granted.
enum class Refusal {
    UnknownToken,
    WrongCode,
    Kicked, ///< by the teacher; may come in anew
    Banned,
    Closed,
    Frozen,
    OtherActivity,
    BadRequest,
    TooFast,
    TooManyPoints,
    TooManyCodes,
    Full
};

/// Whether a point follows from the run that was sent with it.
enum class Proof {
    None,     ///< no run came with it, or it is not kept any more
    Waiting,  ///< not looked at yet
    Follows,  ///< within 1 %
    Unsteady, ///< follows, too, from a wave that was not steady yet
    Differs,  ///< it does not, or the run is of another experiment
    TooLong   ///< could not be found out in the time there is
};

namespace limits {
inline constexpr int studentsInClass = 300;
inline constexpr int pointsOfAStudent = 200;
inline constexpr double requestsPerSecond = 10.0; ///< of a student
inline constexpr double requestsAtOnce = 10.0;
inline constexpr double wrongCodesPerSecond = 1.0;   ///< of everybody together
inline constexpr double wrongCodesAtOnce = 30.0;     ///< a class mistypes
inline constexpr std::size_t bytesOfRuns = 16 << 20; ///< all runs together, compressed; the oldest go first
inline constexpr double pointHertz = 1000.0;
inline constexpr double pointAmplitude = 1e6; ///< in pulls
inline constexpr int leastTaps = 4;
inline constexpr int mostTaps = 100'000;
inline constexpr std::size_t tapsInAReport = 50;
inline constexpr double tapInterval = 60.0;   ///< seconds
inline constexpr double tapsPerSecond = 20.0; ///< of a student on the shared string; what hands can do
inline constexpr double tapsAtOnce = 50.0;
} // namespace limits

/// One who is in, or was and has left points.
struct Participant {
    int nick = 0; ///< see `nickOf`
    std::string token;
    bool isIn = true;
    int points = 0;                  ///< on the chart
    double lastHeard = 0.0;          ///< seconds
    std::optional<int> vote;         ///< counted from 0
    double lastTap = -1e9;           ///< seconds
    std::set<std::int64_t> pointIds; ///< the phone's own numbers of points that have come
    RateLimit requests{limits::requestsPerSecond, limits::requestsAtOnce};
    RateLimit tapRate{limits::tapsPerSecond, limits::tapsAtOnce};
    TapPlacer taps;
};

/// A point that a phone has sent, or the teacher has typed.
struct ClassPoint {
    std::int64_t number = 0; ///< of all points ever, counted from 1
    int nick = 0;            ///< or `typedNick`
    double hertz = 0.0;
    double amplitude = 0.0; ///< in pulls
    int taps = 0;
    Proof proof = Proof::None;
    std::string run;    ///< the experiment with its events, `compressed`; empty: none
    int experiment = 0; ///< of which of the class's it is, see `experimentNumber`
};

/// What a phone says of a point.
struct PointReport {
    double hertz = 0.0;
    double amplitude = 0.0;
    int taps = 0;
    std::string run;                ///< the text of an experiment; empty: none
    std::optional<std::int64_t> id; ///< the phone's own number; one that came before is passed over
};

/// A question for all.
struct Question {
    Text text;
    std::vector<Text> choices;
    int right = 0; ///< counted from 0

    friend bool operator==(const Question&, const Question&) = default;
};

/// What the class is shown of a step of the running lesson.
struct LessonStep {
    Text lesson;
    int number = 1;
    int of = 1;
    Text title;
    Text text;
    Text task;

    friend bool operator==(const LessonStep&, const LessonStep&) = default;
};

/// A pull on the string that all share.
struct SharedPull {
    double when = 0.0;  ///< seconds, by the clock that the taps came with
    double share = 1.0; ///< of a whole pull
    int nick = 0;
};

/// A class of phones: who is in, what they have sent, what they may do.
///
/// Knows no network and no clock: every request brings the time, in seconds, which never goes back. Not for
/// several threads at once.
class Classroom {
public:
    explicit Classroom(Experiment experiment);

    // --- what students ask for. They are named by their place in `students`. ---

    /// A student comes, or comes back with the token of before. The code may be in small letters.
    std::variant<int, Refusal> join(std::string_view code, std::string_view token, double now);
    /// Whose token it is.
    std::variant<int, Refusal> find(std::string_view token, double now);
    /// Counts a request of a student.
    std::optional<Refusal> countRequest(int student, double now);
    /// The number of the point; 0 when it has come before.
    std::variant<std::int64_t, Refusal> addPoint(int student, const PointReport& report);
    /// `intervals` in seconds, see `TapPlacer`. Taps that come faster than hands can tap are passed over.
    std::optional<Refusal> tap(int student, std::span<const double> intervals, double now);
    std::optional<Refusal> vote(int student, int choice);
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

    /// Writes down what happens from now on; it begins with the code.
    void keepJournal(ClassJournal::Write write);
    void resumeAs(std::string code);
    void resume(int nick, std::string token);
    void resume(const ClassPoint& point, std::optional<std::int64_t> id);
    /// The place of the student with this nick in `students`.
    std::optional<int> studentCalled(int nick) const;

    // --- what there is ---

    const std::string& code() const { return m_code; }
    const Experiment& experiment() const { return m_experiments[static_cast<std::size_t>(m_experiment)]; }
    /// Counts, from 0, the different experiments the class has had.
    int experimentNumber() const { return m_experiment; }
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
    int freeNick() const;
    void forget(int student);
    void sendOut(int student, std::vector<std::string>& tokens);
    bool makeRoom(double now);
    bool isFullOfPoints() const;
    void dropTyped(double hertz, double amplitude);
    void keep(ClassPoint point, std::string_view run);
    static void noteId(Participant& from, std::optional<std::int64_t> id);

    std::string m_code;
    std::vector<Experiment> m_experiments;
    int m_experiment = 0;
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
    RateLimit m_wrongCodes{limits::wrongCodesPerSecond, limits::wrongCodesAtOnce};
    std::deque<SharedPull> m_pulls; ///< in order of their times
    ClassJournal m_journal;
};

} // namespace seiche
