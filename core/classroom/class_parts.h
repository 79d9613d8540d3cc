// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "classroom/rate_limit.h"
#include "classroom/tap_placer.h"
#include "lesson/text.h"
#include "wave/enum_names.h"

#include <array>
#include <cstdint>
#include <optional>
#include <set>
#include <string>
#include <string_view>
#include <utility>
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
    Full,
    OutOfReach ///< an amplitude that the experiment cannot have
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

/// Whether a point is known to have been tapped. Others are never the best, and the axes do not follow them.
constexpr bool isVerified(Proof proof) { return proof == Proof::Follows || proof == Proof::Unsteady; }
/// Whether that will never be known, or is not so.
constexpr bool isMarked(Proof proof) { return !isVerified(proof) && proof != Proof::Waiting; }

template <>
struct EnumNames<Proof> {
    static constexpr std::array<std::pair<Proof, std::string_view>, 6> all{{{Proof::None, "none"},
                                                                            {Proof::Waiting, "waiting"},
                                                                            {Proof::Follows, "follows"},
                                                                            {Proof::Unsteady, "unsteady"},
                                                                            {Proof::Differs, "differs"},
                                                                            {Proof::TooLong, "too-long"}}};
};

/// How the teacher has removed a student.
enum class Removal {
    Kicked, ///< may join again
    Banned  ///< may not
};

namespace limits {
inline constexpr int studentsInClass = 300;
inline constexpr int pointsOfAStudent = 200;
inline constexpr double requestsPerSecond = 10.0; ///< of a student
inline constexpr double requestsAtOnce = 10.0;
inline constexpr std::size_t bytesOfRuns = 16 << 20; ///< all runs together, compressed; the oldest go first
inline constexpr double leastPointHertz = 1e-6;
inline constexpr double pointHertz = 1000.0;
inline constexpr double pointAmplitude = 1e6; ///< in pulls
inline constexpr int leastTaps = 4;
inline constexpr int mostTaps = 100'000;
inline constexpr std::size_t tapsInAReport = 50;
inline constexpr double tapInterval = 60.0;   ///< seconds
inline constexpr double tapsPerSecond = 20.0; ///< of a student on the shared string; what hands can do
inline constexpr double tapsAtOnce = 50.0;
} // namespace limits

/// A student who is in, who has left points, or whom the teacher has removed.
struct Participant {
    int nick = 0; ///< see `nickOf`
    std::string token;
    std::string address; ///< from which it was heard last; empty: not known
    bool isIn = true;
    bool isSilent = false;           ///< nothing has come from it after the join
    bool hasGivenWay = false;        ///< not in, but its token still brings it back
    std::optional<Removal> removed;  ///< then not in, and its points are not on the chart
    int points = 0;                  ///< on the chart, or they will be when the student is let in again
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
    std::string run;        ///< the experiment with its events, `compressed`; empty: none
    int experiment = 0;     ///< of which of the class's it is, see `experimentNumber`
    bool isRemoved = false; ///< by the teacher, alone; see `Classroom::isOnChart`
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

} // namespace seiche
