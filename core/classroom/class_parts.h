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

/// Current activity of the class.
enum class Activity {
    OwnString, ///< own string per phone, one chart
    OneString, ///< all phones tap the string on the wall
    Vote       ///< question with given answers
};

template <>
struct EnumNames<Activity> {
    static constexpr std::array<std::pair<Activity, std::string_view>, 3> all{
        {{Activity::OwnString, "own-string"}, {Activity::OneString, "one-string"}, {Activity::Vote, "vote"}}};
};

/// Reason for refusing a student's request.
enum class Refusal {
    UnknownToken,
    WrongCode,
    Kicked, ///< by the teacher; may join again
    Banned,
    Closed,
    Frozen,
    OtherActivity,
    BadRequest,
    TooFast,
    TooManyPoints,
    TooManyCodes,
    Full,
    AmplitudeTooHigh ///< amplitude that the experiment cannot reach
};

/// Result of checking a point against its run.
enum class Proof {
    None,     ///< no run sent, or no longer kept
    Waiting,  ///< not checked yet
    Follows,  ///< agrees within 1 %
    Unsteady, ///< agrees, but not yet in steady state
    Differs,  ///< disagrees, or the run is of a different experiment
    TooLong   ///< undecided within the time limit
};

/// Returns whether a point is known to have been tapped. Only verified points can be the best or
/// set the axes.
constexpr bool isVerified(Proof proof) { return proof == Proof::Follows || proof == Proof::Unsteady; }
/// Returns whether a point can no longer become verified.
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

/// Kind of a student's removal by the teacher.
enum class Removal {
    Kicked, ///< may join again
    Banned  ///< may not join again
};

namespace limits {
inline constexpr int studentsInClass = 300;
inline constexpr int pointsOfAStudent = 200;
inline constexpr double requestsPerSecond = 10.0; ///< of one student
inline constexpr double requestsAtOnce = 10.0;
inline constexpr std::size_t bytesOfRuns = 16 << 20; ///< all runs, compressed; oldest dropped first
inline constexpr double minPointHertz = 1e-6;
inline constexpr double pointHertz = 1000.0;
inline constexpr double pointAmplitude = 1e6; ///< in taps
inline constexpr int minTaps = 4;
inline constexpr int maxTaps = 100'000;
inline constexpr std::size_t tapsInAReport = 50;
inline constexpr double tapInterval = 60.0;   ///< seconds
inline constexpr double tapsPerSecond = 20.0; ///< per student on the shared string; human limit
inline constexpr double tapsAtOnce = 50.0;
} // namespace limits

/// A student who is in the class, has left points or was removed by the teacher.
struct Participant {
    int nick = 0; ///< see `nickOf`
    std::string token;
    std::string address; ///< last known address; empty if unknown
    bool isIn = true;
    bool isSilent = false;           ///< no request since the join
    bool isDisplaced = false;        ///< not in the class; token still valid
    std::optional<Removal> removed;  ///< if set, not in, and points off the chart
    int points = 0;                  ///< on the chart, or there again when readmitted
    double lastHeard = 0.0;          ///< seconds
    std::optional<int> vote;         ///< index of the answer
    double lastTap = -1e9;           ///< seconds
    std::set<std::int64_t> pointIds; ///< phone's own numbers of the received points
    RateLimit requests{limits::requestsPerSecond, limits::requestsAtOnce};
    RateLimit tapRate{limits::tapsPerSecond, limits::tapsAtOnce};
    TapPlacer taps;
};

/// A point from a phone or typed by the teacher.
struct ClassPoint {
    std::int64_t number = 0; ///< counts all points ever, from 1
    int nick = 0;            ///< or `typedNick`
    double hertz = 0.0;
    double amplitude = 0.0; ///< in taps
    int taps = 0;
    Proof proof = Proof::None;
    std::string run;        ///< experiment with its events, `compressed`; empty if none
    int experiment = 0;     ///< number of the experiment, see `experimentNumber`
    bool isRemoved = false; ///< the teacher removed this point; see `Classroom::isOnChart`
};

/// A point as reported by a phone.
struct PointReport {
    double hertz = 0.0;
    double amplitude = 0.0;
    int taps = 0;
    std::string run;                ///< text of an experiment; empty if none
    std::optional<std::int64_t> id; ///< phone's own number of the point; duplicates are ignored
};

/// A question for the whole class.
struct Question {
    Text text;
    std::vector<Text> choices;
    int right = 0; ///< index of the right answer

    friend bool operator==(const Question&, const Question&) = default;
};

/// Current step of the lesson, for the class.
struct LessonStep {
    Text lesson;
    int number = 1;
    int of = 1;
    Text title;
    Text text;
    Text task;

    friend bool operator==(const LessonStep&, const LessonStep&) = default;
};

/// A tap on the shared string.
struct SharedPull {
    double when = 0.0;  ///< seconds, by the clock of the received taps
    double share = 1.0; ///< fraction of a full tap
    int nick = 0;
};

} // namespace seiche
