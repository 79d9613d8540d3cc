// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "classroom/class_view.h"
#include "classroom/classroom.h"
#include "classroom/points_table.h"
#include "classroom/secrets.h"
#include "files/presets.h"
#include "study/point_code.h"

#include <cmath>
#include <gtest/gtest.h>
#include <set>
#include <string>

using namespace seiche;

namespace {

Classroom roomWithString() { return Classroom(*loadPreset("string")); }

int joined(Classroom& room, double now = 0.0) { return std::get<int>(room.join(room.code(), "", now)); }

const std::string tableHead = "nick,frequency_hz,amplitude,experiment,verified\n";

PointReport point(double hertz, double amplitude = 1.0, std::optional<std::int64_t> id = {}) {
    return {hertz, amplitude, 5, {}, id};
}

Refusal whyNot(const std::variant<std::int64_t, Refusal>& added) {
    const Refusal* why = std::get_if<Refusal>(&added);
    EXPECT_TRUE(why);
    return why ? *why : Refusal::BadRequest;
}

Text words(const char* text) { return {{{"", text}}}; }

Question question() { return {words("Which?"), {words("this"), words("that"), words("neither")}, 1}; }

const Participant& who(const Classroom& room, int student) {
    return room.students()[static_cast<std::size_t>(student)];
}

} // namespace

TEST(Secrets, TokensHave128BitsAndCodesAreLegible) {
    std::set<std::string> tokens, codes;
    for (int i = 0; i < 1000; ++i) {
        const std::string token = randomToken();
        EXPECT_EQ(token.size(), 32u);
        EXPECT_EQ(token.find_first_not_of("0123456789abcdef"), token.npos);
        tokens.insert(token);
        const std::string code = randomCode();
        EXPECT_EQ(code.size(), 4u);
        EXPECT_EQ(code.find_first_not_of("ABCDEFGHJKMNPQRSTUVWXYZ23456789"), code.npos) << code;
        codes.insert(code);
    }
    EXPECT_EQ(tokens.size(), 1000u);
    EXPECT_GT(codes.size(), 990u);
}

TEST(Secrets, AreEqualOnlyAsAWhole) {
    EXPECT_TRUE(equalInConstantTime("Q7KM", "Q7KM"));
    EXPECT_FALSE(equalInConstantTime("Q7KM", "Q7KN"));
    EXPECT_FALSE(equalInConstantTime("Q7KM", "Q7K"));
    EXPECT_FALSE(equalInConstantTime("", "Q"));
    EXPECT_TRUE(equalInConstantTime("", ""));
}

TEST(Nicknames, AreAllDifferent) {
    std::set<std::string> nicks;
    for (int i = 0; i < nickCount; ++i) nicks.insert(nickOf(i));
    EXPECT_EQ(nicks.size(), 320u);
    EXPECT_GE(nickCount, limits::studentsInClass);
    EXPECT_FALSE(nicks.contains(nickOf(typedNick)));
    EXPECT_EQ(nickOf(nickCount), nickOf(0) + " 2");
    EXPECT_EQ(nickOf(largestNick), nickOf(nickCount - 1) + " 200");
    EXPECT_EQ(colourOf(nickCount + 3).rgb, colourOf(3).rgb);
    for (const NickColour& each : nickColours) EXPECT_NE(each.rgb, colourOf(typedNick).rgb);
}

TEST(Classroom, LimitsClassTo300Students) {
    Classroom room = roomWithString();
    std::set<int> nicks;
    for (int i = 0; i < 300; ++i) {
        const Participant& came = who(room, joined(room));
        nicks.insert(came.nick);
        room.find(came.token, 0.0);
    }
    EXPECT_EQ(nicks.size(), 300u);
    EXPECT_EQ(room.studentsIn(), 300);
    EXPECT_EQ(std::get<Refusal>(room.join(room.code(), "", 1.0)), Refusal::Full);
    // Leaving and silence both free a place.
    room.leave(7);
    EXPECT_EQ(room.studentsIn(), 299);
    room.find(who(room, joined(room, 2.0)).token, 2.0);
    EXPECT_EQ(std::get<Refusal>(room.join(room.code(), "", 50.0)), Refusal::Full);
    EXPECT_TRUE(std::holds_alternative<int>(room.join(room.code(), "", 70.0)));
    EXPECT_EQ(room.studentsIn(), 300);
}

TEST(Classroom, ReplacesStudentsWithPointsLast) {
    Classroom room = roomWithString();
    for (int i = 0; i < 300; ++i)
        EXPECT_TRUE(std::holds_alternative<std::int64_t>(room.addPoint(joined(room), point(1.0))));
    const std::string asleep = who(room, 0).token, nick = nickOf(who(room, 0).nick);
    EXPECT_EQ(std::get<Refusal>(room.join(room.code(), "", 200.0)), Refusal::Full);
    EXPECT_TRUE(std::holds_alternative<int>(room.join(room.code(), "", 400.0)));
    EXPECT_EQ(room.studentsIn(), 300);
    EXPECT_EQ(room.points().size(), 300u);
    // The newest student is still silent and is replaced.
    const int again = std::get<int>(room.find(asleep, 401.0));
    EXPECT_EQ(nickOf(who(room, again).nick), nick);
    EXPECT_EQ(who(room, again).points, 1);
    EXPECT_EQ(room.studentsIn(), 300);
}

TEST(Classroom, LeavingFreesPlaceAndKeepsPoints) {
    Classroom room = roomWithString();
    std::set<std::string> nicks;
    for (int i = 0; i < 1000; ++i) {
        const int student = joined(room);
        EXPECT_TRUE(nicks.insert(nickOf(who(room, student).nick)).second) << "the name of one with points";
        room.addPoint(student, point(1.0));
        room.leave(student);
    }
    EXPECT_EQ(room.studentsIn(), 0);
    EXPECT_EQ(room.points().size(), 1000u);
    for (int i = 0; i < 300; ++i) joined(room);
    EXPECT_EQ(room.studentsIn(), 300);
    // The oldest students are dropped, but their points stay.
    Classroom other = roomWithString();
    for (int i = 0; i < 1100; ++i) {
        const int student = joined(other);
        other.addPoint(student, point(1.0));
        other.leave(student);
    }
    EXPECT_EQ(other.students().size(), 1000u);
    EXPECT_EQ(other.points().size(), 1100u);
}

TEST(Classroom, UnusedJoinsFillNeitherClassNorJournal) {
    std::string journal;
    Classroom room = roomWithString();
    room.keepJournal([&](std::string_view line) { journal += line; });
    const std::string began = journal;
    for (int i = 0; i < 1000; ++i) joined(room);
    EXPECT_EQ(room.studentsIn(), 300);
    EXPECT_EQ(journal, began);
    // Students with a request after the join keep their place.
    std::vector<std::string> tokens;
    for (int i = 0; i < 300; ++i) {
        tokens.push_back(who(room, joined(room)).token);
        for (int k = 0; k < 10 && i < 290; ++k) joined(room);
        EXPECT_TRUE(std::holds_alternative<int>(room.find(tokens.back(), 1.0))) << i;
    }
    for (const std::string& each : tokens) EXPECT_TRUE(std::holds_alternative<int>(room.find(each, 2.0)));
    EXPECT_EQ(std::get<Refusal>(room.join(room.code(), "", 3.0)), Refusal::Full);
}

TEST(Classroom, OneAddressCannotTakeAllPlaces) {
    Classroom room = roomWithString();
    const auto comesIn = [&](const std::string& address, double now) {
        Caller caller{address};
        const std::variant<int, Refusal> came = room.join(room.code(), "", now, &caller);
        if (const Refusal* why = std::get_if<Refusal>(&came)) return *why == Refusal::Full ? 0 : -1;
        const std::string token = who(room, std::get<int>(came)).token;
        EXPECT_TRUE(std::holds_alternative<int>(room.find(token, now, &caller)));
        return 1;
    };
    int taken = 0;
    for (int i = 0; i < 1000; ++i) taken += comesIn("10.0.0.9", 1.0);
    EXPECT_EQ(taken, 250) << "at once";
    for (int i = 0; i < 1000; ++i) taken += comesIn("10.0.0.9", 11.0 + 0.001 * i);
    EXPECT_EQ(taken, 300);
    // A class of phones with separate addresses.
    for (int i = 0; i < 200; ++i) EXPECT_EQ(comesIn("10.0.1." + std::to_string(i), 12.0), 1) << i;
    EXPECT_EQ(comesIn("10.0.0.9", 13.0), 0);
    EXPECT_EQ(comesIn("10.0.2.1", 13.0), 0) << "a hundred may be a class behind one address";
}

// Until the first request, only the same address may replace a student.
TEST(Classroom, NewStudentKeepsPlaceAgainstOtherAddresses) {
    Classroom room = roomWithString();
    for (int i = 0; i < 299; ++i) {
        Caller caller{"10.0.1." + std::to_string(i)};
        room.find(who(room, std::get<int>(room.join(room.code(), "", 1.0, &caller))).token, 1.0, &caller);
    }
    Caller phone{"10.0.0.1"}, sibling{"10.0.0.1"}, other{"10.0.0.2"};
    const std::string token = who(room, std::get<int>(room.join(room.code(), "", 2.0, &phone))).token;
    EXPECT_EQ(std::get<Refusal>(room.join(room.code(), "", 2.5, &other)), Refusal::Full);
    EXPECT_TRUE(std::holds_alternative<int>(room.join(room.code(), "", 2.5, &sibling)));
    EXPECT_EQ(std::get<Refusal>(room.find(token, 2.6, &phone)), Refusal::UnknownToken);
    EXPECT_TRUE(std::holds_alternative<int>(room.join(room.code(), "", 8.0, &other)));
}

TEST(Classroom, LimitsJoinsPerConnectionToOnePerSecond) {
    Classroom room = roomWithString();
    Caller caller{"10.0.0.9"};
    int came = 0;
    for (int i = 0; i < 1000; ++i)
        came += std::holds_alternative<int>(room.join(room.code(), "", 0.01 * i, &caller));
    EXPECT_NEAR(came, 19, 1);
}

TEST(Classroom, AcceptsCodeInLowerCase) {
    Classroom room = roomWithString();
    std::string small = room.code();
    for (char& letter : small) letter = static_cast<char>(std::tolower(letter));
    EXPECT_TRUE(std::holds_alternative<int>(room.join(small, "", 0.0)));
    EXPECT_EQ(std::get<Refusal>(room.join("", "", 0.0)), Refusal::WrongCode);
    EXPECT_EQ(std::get<Refusal>(room.join(room.code() + "A", "", 0.0)), Refusal::WrongCode);
}

TEST(Classroom, TokenRestoresStudentWithPoints) {
    Classroom room = roomWithString();
    const int student = joined(room);
    const std::string token = who(room, student).token;
    room.addPoint(student, point(1.5));
    joined(room);
    EXPECT_EQ(std::get<int>(room.join("", token, 5.0)), student);
    EXPECT_EQ(who(room, student).points, 1);
    EXPECT_EQ(room.studentsIn(), 2);
    room.close(true);
    EXPECT_EQ(std::get<int>(room.join("", token, 6.0)), student);
    EXPECT_EQ(std::get<Refusal>(room.join(room.code(), "", 6.0)), Refusal::Closed);
    // Leaving invalidates the token.
    room.leave(student);
    EXPECT_EQ(std::get<Refusal>(room.find(token, 7.0)), Refusal::UnknownToken);
    EXPECT_EQ(std::get<Refusal>(room.find("", 7.0)), Refusal::UnknownToken);
}

TEST(Classroom, WrongCodesDoNotSlowJoinedStudents) {
    Classroom room = roomWithString();
    const int student = joined(room);
    const std::string wrong = room.code() == "AAAA" ? "BBBB" : "AAAA";
    int looked = 0;
    for (int i = 0; i < 1000; ++i)
        looked += std::get<Refusal>(room.join(wrong, "", 1.0 + i * 0.0005)) == Refusal::WrongCode;
    EXPECT_EQ(looked, 300);
    EXPECT_EQ(std::get<Refusal>(room.join(room.code(), "", 1.8)), Refusal::TooManyCodes);
    EXPECT_EQ(std::get<int>(room.find(who(room, student).token, 1.8)), student);
    EXPECT_EQ(std::get<int>(room.join("", who(room, student).token, 1.8)), student);
    EXPECT_TRUE(std::holds_alternative<std::int64_t>(room.addPoint(student, point(1.0))));
    // After a second, the right code is accepted.
    EXPECT_TRUE(std::holds_alternative<int>(room.join(room.code(), "", 3.5)));
    // All addresses together test fewer than 1 in 300 codes.
    looked = 300;
    for (int i = 0; i < 27000; ++i) {
        Caller caller{"10.0." + std::to_string(i / 256 % 256) + '.' + std::to_string(i % 256)};
        looked += std::get<Refusal>(room.join(wrong, "", 10.0 + i * 0.1, &caller)) == Refusal::WrongCode;
    }
    EXPECT_LT(looked, 31 * 31 * 31 * 31 / 300);
}

TEST(Classroom, WrongCodesOfOneAddressBlockNobodyElse) {
    Classroom room = roomWithString();
    const std::string wrong = room.code() == "AAAA" ? "BBBB" : "AAAA";
    int students = 0, looked = 0;
    const auto guess = [&](const std::string& address, double now) {
        Caller guesser{address}; // over a separate connection
        looked += std::get<Refusal>(room.join(wrong, "", now, &guesser)) == Refusal::WrongCode;
    };
    for (int second = 1; second < 1000; ++second) {
        for (int i = 0; i < 50; ++i)
            for (const char* address : {"10.0.0.7", "10.0.0.8", "10.0.0.9"}) guess(address, second + 0.02 * i);
        if (second % 5 != 0) continue;
        Caller phone{"10.0.1." + std::to_string(second)};
        const bool mistypes = second % 10 == 0;
        if (mistypes)
            EXPECT_EQ(std::get<Refusal>(room.join(wrong, "", second + 0.99, &phone)), Refusal::WrongCode);
        const std::variant<int, Refusal> came = room.join(room.code(), "", second + 0.99, &phone);
        ASSERT_TRUE(std::holds_alternative<int>(came)) << second;
        room.find(who(room, std::get<int>(came)).token, second + 0.99, &phone);
        ++students;
    }
    EXPECT_EQ(students, 199);
    EXPECT_LT(looked, 1300);
}

// All phones of a school may share an address.
TEST(Classroom, WrongCodesOfOneConnectionBlockNobodyElse) {
    Classroom room = roomWithString();
    const std::string wrong = room.code() == "AAAA" ? "BBBB" : "AAAA";
    Caller guesser{"10.0.0.1"};
    int looked = 0, students = 0;
    for (int i = 0; i < 10000; ++i) {
        const double now = 1.0 + 0.001 * i;
        looked += std::get<Refusal>(room.join(wrong, "", now, &guesser)) == Refusal::WrongCode;
        if (i % 50 != 0) continue;
        Caller phone{"10.0.0.1"};
        students += std::holds_alternative<int>(room.join(room.code(), "", now, &phone));
    }
    EXPECT_EQ(students, 200);
    EXPECT_LE(looked, 6);
    // One wrong code per second over new connections blocks nobody.
    for (int second = 20; second < 1000; ++second) {
        Caller other{"10.0.0.1"};
        EXPECT_EQ(std::get<Refusal>(room.join(wrong, "", second, &other)), Refusal::WrongCode);
        Caller phone{"10.0.0.1"};
        EXPECT_TRUE(std::holds_alternative<int>(room.join(room.code(), "", second + 0.5, &phone)));
    }
}

TEST(Door, LimitsNumberOfStoredAddresses) {
    Door door;
    for (int i = 0; i < 5000; ++i) {
        Caller caller{std::to_string(i)};
        door.countJoin(caller.address, 1.0);
        if (door.mayCheckCode(&caller, 1.0)) door.countWrongCode(&caller, 1.0);
    }
    Caller late{"late"};
    EXPECT_FALSE(door.mayCheckCode(&late, 1.0));
    EXPECT_TRUE(door.mayCheckCode(&late, 4000.0));
    EXPECT_TRUE(door.mayJoin(&late, 4000.0));
}

TEST(Classroom, LimitsStudentToTenRequestsPerSecond) {
    Classroom room = roomWithString();
    const int one = joined(room), other = joined(room);
    int granted = 0;
    for (int i = 0; i < 1000; ++i) granted += !room.countRequest(one, i * 0.01);
    EXPECT_NEAR(granted, 110, 1);
    EXPECT_FALSE(room.countRequest(other, 10.0));
}

TEST(Classroom, RefusesPointsOutOfRange) {
    Classroom room = roomWithString();
    const int student = joined(room);
    const double nan = std::numeric_limits<double>::quiet_NaN(),
                 infinity = std::numeric_limits<double>::infinity();
    for (const double hertz : {0.0, -1.0, 1e-320, 9e-7, 1000.1, nan, infinity})
        EXPECT_EQ(whyNot(room.addPoint(student, point(hertz))), Refusal::BadRequest) << hertz;
    for (const double amplitude : {-0.1, -0.0, 1e-320, 1.1e6, nan, infinity})
        EXPECT_EQ(whyNot(room.addPoint(student, point(1.0, amplitude))), Refusal::BadRequest) << amplitude;
    for (const int taps : {0, 3, 100'001}) {
        PointReport report = point(1.0);
        report.taps = taps;
        EXPECT_EQ(whyNot(room.addPoint(student, report)), Refusal::BadRequest) << taps;
    }
    EXPECT_TRUE(room.points().empty());
    for (const double hertz : {1e-6, 1000.0})
        EXPECT_TRUE(std::holds_alternative<std::int64_t>(room.addPoint(student, point(hertz, 0.0))));
}

TEST(Classroom, LimitsStudentTo200Points) {
    Classroom room = roomWithString();
    const int one = joined(room), other = joined(room);
    for (int i = 0; i < 200; ++i)
        EXPECT_TRUE(std::holds_alternative<std::int64_t>(room.addPoint(one, point(1.0))));
    EXPECT_EQ(whyNot(room.addPoint(one, point(1.0))), Refusal::TooManyPoints);
    EXPECT_TRUE(std::holds_alternative<std::int64_t>(room.addPoint(other, point(1.0))));
    room.clear();
    EXPECT_TRUE(room.points().empty());
    EXPECT_TRUE(std::holds_alternative<std::int64_t>(room.addPoint(one, point(1.0))));
}

TEST(Classroom, RepeatedPointCountsOnce) {
    Classroom room = roomWithString();
    const int one = joined(room), other = joined(room);
    EXPECT_EQ(std::get<std::int64_t>(room.addPoint(one, point(1.0, 2.0, 7))), 1);
    EXPECT_EQ(std::get<std::int64_t>(room.addPoint(one, point(1.0, 2.0, 7))), 0);
    EXPECT_EQ(std::get<std::int64_t>(room.addPoint(other, point(1.0, 2.0, 7))), 2);
    EXPECT_EQ(std::get<std::int64_t>(room.addPoint(one, point(1.0, 2.0))), 3);
    room.clear();
    EXPECT_EQ(std::get<std::int64_t>(room.addPoint(one, point(1.0, 2.0, 7))), 0)
        << "came back after it was cleared";
    // While paused, phones do not repeat known points.
    room.freeze(true);
    EXPECT_EQ(std::get<std::int64_t>(room.addPoint(one, point(1.0, 2.0, 7))), 0);
    EXPECT_EQ(whyNot(room.addPoint(one, point(1.0, 2.0, 8))), Refusal::Frozen);
    room.freeze(false);
    EXPECT_EQ(std::get<std::int64_t>(room.addPoint(one, point(1.0, 2.0, 8))), 4);
}

TEST(Classroom, AcceptsTypedPointsInEveryActivity) {
    Classroom room = roomWithString();
    room.addPoint(joined(room), point(2.0));
    room.freeze(true);
    room.setActivity(Activity::Vote);
    EXPECT_EQ(std::get<std::int64_t>(room.addTyped(1.5, 3.0)), 2);
    EXPECT_EQ(std::get<std::int64_t>(room.addTyped(1.5, 3.0)), 0);
    EXPECT_EQ(std::get<std::int64_t>(room.addTyped(1.5, 0.0)), 3);
    EXPECT_EQ(std::get<std::int64_t>(room.addTyped(2.01, 1.0)), 4);
    ASSERT_EQ(room.points().size(), 4u);
    const ClassPoint& typed = room.points()[1];
    EXPECT_EQ(nickOf(typed.nick), "by code");
    EXPECT_EQ(colourOf(typed.nick).rgb, "#ffffff");
    EXPECT_EQ(typed.hertz, 1.5);
    EXPECT_EQ(typed.amplitude, 3.0);
    EXPECT_EQ(typed.proof, Proof::None);
    EXPECT_EQ(room.point(2), &typed);
    EXPECT_EQ(room.runOf(typed), "");
    EXPECT_NE(pointsTable(room).find("\nby code,1.5,3,"), std::string::npos);
    EXPECT_EQ(who(room, 0).points, 1);
    for (const double hertz : {0.0, -1.0, 1e-320, 1000.1, std::nan("")})
        EXPECT_EQ(whyNot(room.addTyped(hertz, 1.0)), Refusal::BadRequest);
    for (const double amplitude : {-1.0, -0.0, 1.1e6, std::nan("")})
        EXPECT_EQ(whyNot(room.addTyped(1.0, amplitude)), Refusal::BadRequest);
    // A typed point belongs to no student.
    room.remove(0, Removal::Kicked);
    EXPECT_EQ(viewOf(room, 0.0).points.size(), 3u);
    EXPECT_FALSE(room.studentCalled(typedNick));
    room.clear();
    EXPECT_TRUE(room.points().empty());
    EXPECT_EQ(std::get<std::int64_t>(room.addTyped(1.5, 3.0)), 5);
}

TEST(Classroom, TypedAndSentPointCountsOnce) {
    std::string journal;
    Classroom room = roomWithString();
    room.keepJournal([&](std::string_view line) { journal += line; });
    const int student = joined(room), other = joined(room);
    const CodedPoint coded = *readPointCode(pointCode(1.2345678, 7.654321));
    // Typed first, then sent by the phone.
    EXPECT_EQ(std::get<std::int64_t>(room.addTyped(coded.hertz, coded.amplitude)), 1);
    EXPECT_EQ(std::get<std::int64_t>(room.addTyped(1.2345678, 1.0)), 2);
    EXPECT_EQ(std::get<std::int64_t>(room.addPoint(other, point(1.24, 7.654321))), 3);
    EXPECT_EQ(room.points().size(), 3u);
    EXPECT_EQ(std::get<std::int64_t>(room.addPoint(student, point(1.2345678, 7.654321))), 4);
    ASSERT_EQ(room.points().size(), 3u);
    EXPECT_EQ(room.point(1), nullptr);
    EXPECT_EQ(room.points()[0].nick, typedNick);
    EXPECT_EQ(room.points()[2].nick, who(room, student).nick);
    // Sent first, then typed.
    EXPECT_EQ(std::get<std::int64_t>(room.addTyped(coded.hertz, coded.amplitude)), 0);
    EXPECT_EQ(room.points().size(), 3u);
    Classroom next = roomWithString();
    resume(next, journal);
    EXPECT_EQ(pointsTable(next), pointsTable(room));
    // A point without a code is never a duplicate.
    room.addTyped(0.001, 1.0);
    EXPECT_EQ(std::get<std::int64_t>(room.addPoint(student, point(0.002, 1.0))), 6);
    EXPECT_EQ(room.points().size(), 5u);
    // A different experiment makes equal values a new point.
    room.setExperiment(*loadPreset("string-free-end"));
    EXPECT_EQ(std::get<std::int64_t>(room.addTyped(coded.hertz, coded.amplitude)), 7);
    room.setExperiment(*loadPreset("string"));
    EXPECT_EQ(std::get<std::int64_t>(room.addTyped(coded.hertz, coded.amplitude)), 0);
}

TEST(Classroom, TypedPointsCountTowardsMaximum) {
    Classroom room = roomWithString();
    for (int i = 0; i < 300; ++i) {
        const int student = joined(room);
        for (int k = 0; k < (i < 299 ? 200 : 198); ++k) room.addPoint(student, point(1.0));
    }
    EXPECT_EQ(std::get<std::int64_t>(room.addTyped(1.0, 1.0)), 59'999);
    EXPECT_EQ(std::get<std::int64_t>(room.addTyped(2.0, 1.0)), 60'000);
    EXPECT_EQ(std::get<std::int64_t>(room.addTyped(2.0, 1.0)), 0);
    EXPECT_EQ(whyNot(room.addTyped(3.0, 1.0)), Refusal::TooManyPoints);
    EXPECT_EQ(whyNot(room.addPoint(299, point(1.0))), Refusal::TooManyPoints);
    EXPECT_EQ(room.points().size(), 60'000u);
}

TEST(Classroom, RevisionGrowsWithStateOfPhones) {
    Classroom room = roomWithString();
    std::int64_t last = room.revision();
    const auto grows = [&] { return std::exchange(last, room.revision()) < room.revision(); };
    const int student = joined(room);
    room.addPoint(student, point(1.0));
    EXPECT_FALSE(grows());
    room.freeze(true);
    EXPECT_TRUE(grows());
    room.freeze(true);
    EXPECT_FALSE(grows());
    room.hide(true);
    EXPECT_TRUE(grows());
    room.setActivity(Activity::OneString);
    EXPECT_TRUE(grows());
    room.askQuestion(question());
    EXPECT_TRUE(grows());
    room.vote(student, 1);
    EXPECT_FALSE(grows());
    room.reveal();
    EXPECT_TRUE(grows());
    room.follow(LessonStep{words("Resonance"), 2, 5, words("Tap"), words("Tap it."), words("Find 1 Hz")});
    EXPECT_TRUE(grows());
    room.follow(room.step());
    EXPECT_FALSE(grows());
    room.setExperiment(room.experiment());
    EXPECT_FALSE(grows());
    room.setExperiment(*loadPreset("string-free-end"));
    EXPECT_TRUE(grows());
    EXPECT_EQ(room.experimentRevision(), 2);
    room.clear();
    EXPECT_TRUE(grows());
    room.remove(student, Removal::Kicked);
    EXPECT_TRUE(grows());
}

TEST(Classroom, VoteCanChangeUntilAnswerIsRevealed) {
    Classroom room = roomWithString();
    const int one = joined(room), other = joined(room);
    EXPECT_EQ(room.vote(one, 0), Refusal::OtherActivity);
    room.askQuestion(question());
    EXPECT_EQ(room.vote(one, 0), std::nullopt);
    EXPECT_EQ(room.vote(one, 2), std::nullopt);
    EXPECT_EQ(room.vote(other, 1), std::nullopt);
    for (const int choice : {-1, 3, 1000}) EXPECT_EQ(room.vote(one, choice), Refusal::BadRequest);
    EXPECT_EQ(room.votes(), (std::vector{0, 1, 1}));
    room.reveal();
    EXPECT_EQ(room.vote(one, 1), Refusal::OtherActivity);
    EXPECT_EQ(room.votes(), (std::vector{0, 1, 1}));
    // A new question starts without votes.
    room.askQuestion(question());
    EXPECT_EQ(room.votes(), (std::vector{0, 0, 0}));
    EXPECT_EQ(whyNot(room.addPoint(one, point(1.0))), Refusal::OtherActivity);
}

TEST(Classroom, SharedTapsShrinkWithRootOfStudents) {
    Classroom room = roomWithString();
    std::vector<int> students;
    for (int i = 0; i < 25; ++i) students.push_back(joined(room));
    EXPECT_EQ(room.tap(students[0], std::vector{0.0}, 0.0), Refusal::OtherActivity);
    room.setActivity(Activity::OneString);
    EXPECT_EQ(room.tap(students[0], std::vector{0.0}, 10.0), std::nullopt);
    std::vector<SharedPull> pulls = room.takePulls(11.0);
    ASSERT_EQ(pulls.size(), 1u);
    EXPECT_DOUBLE_EQ(pulls[0].share, 1.0);
    for (const int student : students) EXPECT_EQ(room.tap(student, std::vector{0.0}, 12.0), std::nullopt);
    for (const int student : students) EXPECT_EQ(room.tap(student, std::vector{1.0}, 13.0), std::nullopt);
    pulls = room.takePulls(12.5);
    ASSERT_EQ(pulls.size(), 25u);
    pulls = room.takePulls(14.0);
    ASSERT_EQ(pulls.size(), 25u);
    for (const SharedPull& pull : pulls) {
        EXPECT_DOUBLE_EQ(pull.share, 0.2); // 1 / sqrt(25)
        EXPECT_NEAR(pull.when, 13.0 + TapPlacer::lead, 1e-9);
    }
    EXPECT_TRUE(room.takePulls(1e9).empty());
    for (const std::vector<double>& wrong :
         {std::vector<double>{}, std::vector<double>(51, 0.1), {-0.1}, {60.1}, {std::nan("")}})
        EXPECT_EQ(room.tap(students[0], wrong, 20.0), Refusal::BadRequest);
}

TEST(Classroom, RemovesStudentWithAllPoints) {
    Classroom room = roomWithString();
    const int calm = joined(room), wild = joined(room), worse = joined(room);
    const std::string kicked = who(room, wild).token, banned = who(room, worse).token;
    const int kickedNick = who(room, wild).nick, bannedNick = who(room, worse).nick;
    for (const int each : {calm, wild, worse, wild}) room.addPoint(each, point(1.0));
    room.remove(worse, Removal::Banned);
    room.remove(wild, Removal::Kicked);
    const ClassView view = viewOf(room, 0.0);
    ASSERT_EQ(view.points.size(), 1u);
    EXPECT_EQ(view.points[0].nick, who(room, calm).nick);
    EXPECT_EQ(view.allPoints, 1);
    EXPECT_EQ(view.studentsWithPoints(), 1);
    EXPECT_EQ(std::get<Refusal>(room.find(kicked, 1.0)), Refusal::Kicked);
    EXPECT_EQ(std::get<Refusal>(room.find(banned, 1.0)), Refusal::Banned);
    EXPECT_EQ(std::get<Refusal>(room.join(room.code(), banned, 1.0)), Refusal::Banned);
    EXPECT_EQ(std::get<Refusal>(room.join("", kicked, 1.0)), Refusal::Kicked);
    EXPECT_EQ(std::get<Refusal>(room.join("????", kicked, 1.0)), Refusal::WrongCode);
    // Kicked students may rejoin; nicknames of removed students are not reused.
    const int anew = std::get<int>(room.join(room.code(), kicked, 1.0));
    EXPECT_NE(who(room, anew).nick, kickedNick);
    EXPECT_NE(who(room, anew).token, kicked);
    for (int i = 0; i < 298; ++i) {
        const int nick = who(room, joined(room)).nick;
        EXPECT_NE(nick, bannedNick);
        EXPECT_NE(nick, kickedNick);
    }
}

TEST(Classroom, ReadmissionRestoresStudentAndPoints) {
    for (const Removal how : {Removal::Kicked, Removal::Banned}) {
        Classroom room = roomWithString();
        const int calm = joined(room), wild = joined(room);
        const std::string token = who(room, wild).token, nick = nickOf(who(room, wild).nick);
        for (const int each : {calm, wild, wild}) room.addPoint(each, point(1.0));
        room.prove(2, Proof::Follows);
        const std::string table = pointsTable(room);
        room.remove(wild, how);
        room.remove(wild, how); // no effect
        EXPECT_NE(pointsTable(room), table);
        // Many later points do not matter.
        for (int i = 0; i < 20; ++i) room.addPoint(calm, point(2.0));
        const std::int64_t revision = room.revision();
        room.readmit(*room.studentCalled(who(room, wild).nick));
        EXPECT_GT(room.revision(), revision);
        EXPECT_TRUE(pointsTable(room).starts_with(table));
        const int back = std::get<int>(room.find(token, 5.0));
        EXPECT_EQ(nickOf(who(room, back).nick), nick);
        EXPECT_TRUE(who(room, back).isIn);
        EXPECT_EQ(who(room, back).points, 2);
        EXPECT_TRUE(std::holds_alternative<std::int64_t>(room.addPoint(back, point(3.0))));
    }
}

TEST(Classroom, RemovalFreesPlace) {
    Classroom room = roomWithString();
    const auto comesIn = [&] {
        const std::variant<int, Refusal> student = room.join(room.code(), "", 0.0);
        return std::holds_alternative<int>(student) &&
               std::holds_alternative<int>(room.find(who(room, std::get<int>(student)).token, 0.0));
    };
    for (int i = 0; i < limits::studentsInClass; ++i) EXPECT_TRUE(comesIn());
    EXPECT_FALSE(comesIn());
    const std::string token = who(room, 7).token;
    room.remove(7, Removal::Kicked);
    EXPECT_TRUE(comesIn());
    EXPECT_FALSE(comesIn());
    // The removed student must wait for a free place.
    room.readmit(7);
    EXPECT_EQ(std::get<Refusal>(room.find(token, 1.0)), Refusal::Full);
    room.leave(8);
    EXPECT_TRUE(std::holds_alternative<int>(room.find(token, 1.0)));
}

TEST(Classroom, DropsOldestOfManyRemovedStudents) {
    Classroom room = roomWithString();
    const int first = joined(room);
    const std::string token = who(room, first).token;
    room.addPoint(first, point(1.0));
    room.remove(first, Removal::Banned);
    for (int i = 0; i < 999; ++i) room.remove(joined(room), Removal::Banned);
    EXPECT_EQ(std::get<Refusal>(room.find(token, 0.0)), Refusal::Banned);
    const int last = joined(room);
    const std::string lastToken = who(room, last).token;
    room.remove(last, Removal::Banned);
    EXPECT_EQ(room.students().size(), 1000u);
    EXPECT_TRUE(room.points().empty());
    EXPECT_EQ(std::get<Refusal>(room.find(token, 0.0)), Refusal::UnknownToken);
    EXPECT_EQ(std::get<Refusal>(room.find(lastToken, 0.0)), Refusal::Banned);
}

TEST(Classroom, RestoresRemovedPoints) {
    Classroom room = roomWithString();
    const int student = joined(room);
    for (const double hertz : {1.0, 2.0, 3.0}) room.addPoint(student, point(hertz, 1.0, std::int64_t(hertz)));
    const std::string table = pointsTable(room);
    room.removePoint(2);
    room.removePoint(2);
    room.removePoint(99);
    room.removePoint(1);
    EXPECT_EQ(viewOf(room, 0.0).points.size(), 1u);
    EXPECT_EQ(viewOf(room, 0.0).removedPoints, 2);
    EXPECT_EQ(viewOf(room, 0.0).students[0].points, 1);
    EXPECT_EQ(who(room, student).points, 1);
    // A point that the phone sends again stays removed.
    EXPECT_EQ(std::get<std::int64_t>(room.addPoint(student, point(2.0, 1.0, 2))), 0);
    EXPECT_EQ(room.restorePoint(), 1);
    EXPECT_EQ(room.restorePoint(), 2);
    EXPECT_EQ(room.restorePoint(), 0);
    EXPECT_EQ(pointsTable(room), table);
    EXPECT_EQ(who(room, student).points, 3);
    // Readmitting a student does not restore removed points.
    room.removePoint(3);
    room.remove(student, Removal::Kicked);
    room.readmit(student);
    EXPECT_EQ(viewOf(room, 0.0).points.size(), 2u);
    room.clear();
    EXPECT_EQ(room.restorePoint(), 0);
}

TEST(Classroom, RefusesUnreachableAmplitudes) {
    Classroom room = roomWithString();
    const int student = joined(room);
    const auto sends = [&](double amplitude, int taps) {
        return room.addPoint(student, {1.0, amplitude, taps, {}, {}});
    };
    // The default limit is two single-tap amplitudes per tap.
    EXPECT_EQ(whyNot(sends(16.1, 8)), Refusal::AmplitudeTooHigh);
    EXPECT_TRUE(std::holds_alternative<std::int64_t>(sends(16.0, 8)));
    room.setReach(14.0);
    EXPECT_EQ(whyNot(sends(15.5, 1000)), Refusal::AmplitudeTooHigh);
    EXPECT_EQ(whyNot(room.addTyped(1.0, 15.5)), Refusal::AmplitudeTooHigh);
    EXPECT_TRUE(std::holds_alternative<std::int64_t>(sends(15.3, 1000)));
    EXPECT_EQ(whyNot(sends(8.1, 4)), Refusal::AmplitudeTooHigh);
    // The limit of a new experiment is unknown.
    room.setExperiment(*loadPreset("string-free-end"));
    EXPECT_TRUE(std::holds_alternative<std::int64_t>(sends(15.5, 1000)));
}

TEST(Classroom, DoesNotReuseNicknamesOfBannedStudents) {
    Classroom room = roomWithString();
    for (int i = 0; i < nickCount; ++i) room.remove(joined(room), Removal::Banned);
    EXPECT_TRUE(nickOf(who(room, joined(room)).nick).ends_with(" 2"));
}

TEST(Classroom, DiscardsOldestRunsFirst) {
    Classroom room = roomWithString();
    std::string noise; // not compressible
    for (int i = 0; i < 2000; ++i) noise += randomToken();
    for (int sent = 0; sent < 800; ++sent) {
        PointReport report = point(1.0);
        report.run = noise + std::to_string(sent);
        const int student = sent % 200 == 0 ? joined(room) : sent / 200;
        ASSERT_TRUE(std::holds_alternative<std::int64_t>(room.addPoint(student, report)));
    }
    ASSERT_EQ(room.points().size(), 800u);
    std::size_t bytes = 0;
    for (const ClassPoint& each : room.points()) bytes += each.run.size();
    EXPECT_LE(bytes, limits::bytesOfRuns);
    EXPECT_GE(bytes, limits::bytesOfRuns - 64 * 1024);
    EXPECT_EQ(room.runOf(room.points()[799]), noise + "799");
    EXPECT_EQ(room.runOf(room.points()[0]), "");
    EXPECT_EQ(room.points()[0].proof, Proof::None);
    EXPECT_EQ(room.points()[799].proof, Proof::Waiting);
    ASSERT_TRUE(room.point(800));
    EXPECT_EQ(room.point(801), nullptr);
    room.prove(800, Proof::Differs);
    EXPECT_EQ(room.marked(3), 1);
}

TEST(Classroom, WritesTableOfPoints) {
    Classroom room = roomWithString();
    EXPECT_EQ(pointsTable(room), tableHead);
    const int student = joined(room);
    room.addPoint(student, point(0.998765432198, 9.6));
    room.addPoint(student, point(1.0 / 3.0, 0.0));
    room.prove(1, Proof::Unsteady);
    const std::string nick = nickOf(who(room, student).nick), title = loadPreset("string")->title;
    EXPECT_EQ(pointsTable(room), tableHead + nick + ",0.998765432,9.6," + title + ",yes\n" + nick +
                                     ",0.333333333,0," + title + ",no\n");
}

TEST(Classroom, TableContainsPointsOfAllExperiments) {
    Classroom room = roomWithString();
    const int student = joined(room);
    const std::string nick = nickOf(who(room, student).nick);
    Experiment same = room.experiment(), nameless = *loadPreset("basin");
    const std::string title = same.title;
    same.rule.damping.velocity = 0.99;
    nameless.title.clear();
    room.addPoint(student, point(1.0));
    room.setExperiment(nameless);
    room.addPoint(student, point(2.0));
    room.setExperiment(same);
    room.addPoint(student, point(3.0));
    room.setExperiment(*loadPreset("string"));
    room.addPoint(student, point(4.0));
    const auto rows = [&](const std::string& first) {
        return tableHead + nick + ",1,1," + first + ",no\n" + nick + ",2,1,(2),no\n" + nick + ",3,1," + first +
               " (3),no\n" + nick + ",4,1," + first + ",no\n";
    };
    EXPECT_EQ(pointsTable(room), rows(title));
    EXPECT_EQ(pointsTable(room, [](const std::string&) { return "Saite"; }), rows("Saite"));
    room.removePoint(1);
    EXPECT_FALSE(pointsTable(room).starts_with(tableHead + nick + ",1,"));
}

TEST(ClassJournal, ResumesClassAfterKill) {
    std::string journal;
    Classroom room = roomWithString();
    room.keepJournal([&](std::string_view line) { journal += line; });
    const int calm = joined(room), wild = joined(room), gone = joined(room), banned = joined(room);
    room.addPoint(calm, point(1.0 / 3.0, 2.5, 7));
    room.addPoint(wild, point(1.0));
    room.addPoint(calm, point(2.0, 0.1));
    room.addPoint(gone, point(3.0));
    const std::string token = who(room, calm).token, nick = nickOf(who(room, calm).nick);
    const std::string kicked = who(room, wild).token, left = who(room, gone).token,
                      out = who(room, banned).token;
    const std::int64_t before = room.revision();
    room.remove(banned, Removal::Banned);
    room.leave(gone);
    room.remove(wild, Removal::Kicked);
    const std::string table = pointsTable(room), code = room.code();

    journal += "point 9 3 1"; // killed while writing
    Classroom next = roomWithString();
    resume(next, journal);
    EXPECT_EQ(next.code(), code);
    EXPECT_GT(next.revision(), before);
    EXPECT_EQ(pointsTable(next), table);
    const int again = std::get<int>(next.join("", token, 0.0));
    EXPECT_EQ(nickOf(who(next, again).nick), nick);
    EXPECT_EQ(who(next, again).points, 2);
    EXPECT_EQ(std::get<Refusal>(next.find(kicked, 0.0)), Refusal::Kicked);
    EXPECT_EQ(std::get<Refusal>(next.find(out, 0.0)), Refusal::Banned);
    EXPECT_EQ(std::get<Refusal>(next.find(left, 0.0)), Refusal::UnknownToken);
    // Points sent during the outage arrive exactly once.
    EXPECT_EQ(std::get<std::int64_t>(next.addPoint(again, point(1.0 / 3.0, 2.5, 7))), 0);
    EXPECT_EQ(std::get<std::int64_t>(next.addPoint(again, point(5.0, 1.0, 8))), 5);

    // Second restart.
    Classroom third = roomWithString();
    journal += '\n';
    resume(third, journal);
    third.keepJournal([&](std::string_view line) { journal += line; });
    third.clear();
    third.addPoint(again, point(6.0));
    Classroom last = roomWithString();
    resume(last, journal);
    EXPECT_EQ(last.points().size(), 1u);
    EXPECT_EQ(pointsTable(last), pointsTable(third));
    EXPECT_GT(last.revision(), third.revision());
}

TEST(ClassJournal, RestoresTypedPoints) {
    std::string journal;
    Classroom room = roomWithString();
    room.keepJournal([&](std::string_view line) { journal += line; });
    const int student = joined(room);
    room.addPoint(student, point(2.0));
    room.addTyped(1.0 / 3.0, 0.1);
    room.addTyped(1.0 / 3.0, 0.1);
    EXPECT_TRUE(journal.ends_with("\npoint 2 -1 0.3333333333333333 0.1 4\n")) << journal;
    room.remove(student, Removal::Kicked);
    room.addTyped(4.0, 0.0);
    Classroom next = roomWithString();
    resume(next, journal);
    EXPECT_EQ(pointsTable(next), pointsTable(room));
    EXPECT_EQ(viewOf(next, 0.0).points[0].nick, typedNick);
    EXPECT_EQ(std::get<std::int64_t>(next.addTyped(1.0 / 3.0, 0.1)), 0);
    EXPECT_EQ(std::get<std::int64_t>(next.addTyped(5.0, 1.0)), 4);
    // Points cleared by a later server stay cleared.
    Classroom last = roomWithString();
    resume(last, journal + "clear\npoint 9 -1 2 3 4\n");
    EXPECT_EQ(pointsTable(last), tableHead + "by code,2,3," + loadPreset("string")->title + ",no\n");
}

TEST(ClassJournal, IgnoresInvalidText) {
    const Experiment string = *loadPreset("string");
    const std::string experiment = "experiment " + fingerprintOf(string) + '\n';
    EXPECT_EQ(leftIn("", string), Leftover::Nothing);
    EXPECT_EQ(leftIn("class Q7KM\n" + experiment, string), Leftover::Class);
    for (const std::string& text :
         {std::string("nonsense"), std::string("join 3\n"), std::string("class"), std::string("\n\n"),
          "class\n" + experiment, "class \n" + experiment, "class AAA\n" + experiment,
          "class AAAAA\n" + experiment, "class AAA1\n" + experiment, "class aaaa\n" + experiment,
          "class AAAA\n" + experiment + "class \n", experiment, std::string("class AAAA\n")}) {
        EXPECT_EQ(leftIn(text, string), Leftover::Damaged) << text;
        Classroom room = roomWithString();
        const std::string code = room.code();
        resume(room, text);
        EXPECT_EQ(room.studentsIn(), 0);
        EXPECT_TRUE(room.code() == code || room.code() == "AAAA") << room.code();
    }
    Classroom room = roomWithString();
    resume(room, "class AAAA\njoin 999999 x\njoin -1\npoint\npoint 1 5 1 1 5\n"
                 "point 1 -1\npoint 2 -1 0 1 4\npoint 3 -1 1 -1 4\npoint 4 -1 1 1 3\n"
                 "point 5 -2 1 1 4\npoint 6 -1 1e-320 1 4\nkick 7\nkick -1\nleave\nban x\nin 3\nremove 1\n"
                 "back\nproof 1 follows\nproof 1 nonsense\nproof\n");
    EXPECT_EQ(room.code(), "AAAA");
    EXPECT_EQ(room.studentsIn(), 0);
    EXPECT_TRUE(room.points().empty());
}

TEST(ClassJournal, KeepsPointsWithTheirExperiment) {
    std::string journal;
    Classroom room = roomWithString();
    room.keepJournal([&](std::string_view line) { journal += line; });
    const int student = joined(room);
    room.addPoint(student, point(1.0));
    room.setExperiment(*loadPreset("string-free-end"));
    room.addPoint(student, point(2.0));
    room.addTyped(3.0, 1.0);
    const std::string table = pointsTable(room);
    EXPECT_EQ(leftIn(journal, *loadPreset("string")), Leftover::Class);
    EXPECT_EQ(leftIn(journal, *loadPreset("string-free-end")), Leftover::Class);
    EXPECT_EQ(leftIn(journal, *loadPreset("basin")), Leftover::Other);
    for (const char* first : {"string", "string-free-end", "basin"}) {
        Classroom next(*loadPreset(first));
        resume(next, journal);
        EXPECT_EQ(next.code(), room.code());
        EXPECT_EQ(pointsTable(next), table) << first; // with titles of experiments that are not open
        next.setExperiment(*loadPreset("basin"));
        EXPECT_EQ(viewOf(next, 0.0).points.size(), 0u) << first;
        next.setExperiment(*loadPreset("string"));
        EXPECT_EQ(viewOf(next, 0.0).points.size(), 1u) << first;
        next.setExperiment(*loadPreset("string-free-end"));
        EXPECT_EQ(viewOf(next, 0.0).points.size(), 2u) << first;
    }
}

TEST(ClassJournal, RestoresProofsAndRemovals) {
    std::string journal;
    Classroom room = roomWithString();
    room.keepJournal([&](std::string_view line) { journal += line; });
    const int one = joined(room), other = joined(room), third = joined(room);
    for (const int each : {one, one, other, other, third}) room.addPoint(each, point(1.0));
    room.prove(1, Proof::Follows);
    room.prove(2, Proof::Differs);
    room.prove(3, Proof::Unsteady);
    room.removePoint(4);
    room.removePoint(2);
    room.restorePoint();
    room.remove(third, Removal::Banned);
    room.remove(one, Removal::Kicked);
    room.readmit(one);
    const ClassView before = viewOf(room, 0.0);
    Classroom next = roomWithString();
    resume(next, journal);
    const ClassView after = viewOf(next, 0.0);
    ASSERT_EQ(after.points.size(), 3u);
    for (std::size_t i = 0; i < 3; ++i) EXPECT_EQ(after.points[i].proof, before.points[i].proof) << i;
    EXPECT_EQ(after.best()->number, before.best()->number);
    EXPECT_EQ(after.removedPoints, 1);
    EXPECT_EQ(next.students()[2].removed, Removal::Banned);
    EXPECT_FALSE(next.students()[0].removed);
    EXPECT_EQ(next.restorePoint(), 4);
    EXPECT_EQ(pointsTable(next), (room.restorePoint(), pointsTable(room)));
}

TEST(Classroom, LimitsTapRateOfPhone) {
    Classroom room = roomWithString();
    room.setActivity(Activity::OneString);
    const int student = std::get<int>(room.join(room.code(), "", 0.0));
    const std::vector<double> flood(limits::tapsInAReport, 0.001);
    // Ten reports per second for ten seconds: 5000 taps.
    for (int i = 0; i < 100; ++i) EXPECT_FALSE(room.tap(student, flood, 0.1 * i));
    EXPECT_LE(room.takePulls(1e9).size(),
              static_cast<std::size_t>(limits::tapsAtOnce + 10.0 * limits::tapsPerSecond));
    // Fast manual tapping loses no taps.
    const std::vector<double> two(2, 1.0 / 15.0);
    for (int i = 0; i < 75; ++i) EXPECT_FALSE(room.tap(student, two, 20.0 + i * 2.0 / 15.0));
    EXPECT_EQ(room.takePulls(1e9).size(), 150u);
}

TEST(TapPlacer, KeepsIntervalsDespiteNetworkDelay) {
    TapPlacer placer;
    std::vector<double> placed;
    const double late[] = {0.02, 0.25, 0.01, 0.3, 0.12, 0.0, 0.29, 0.05};
    for (int i = 0; i < 8; ++i) {
        const std::vector<double> times =
            placer.place(std::vector{i == 0 ? 0.0 : 0.987}, 5.0 + 0.987 * i + late[i]);
        ASSERT_EQ(times.size(), 1u);
        EXPECT_GE(times[0], 5.0 + 0.987 * i + late[i]);
        placed.push_back(times[0]);
    }
    for (std::size_t i = 1; i < placed.size(); ++i) EXPECT_NEAR(placed[i] - placed[i - 1], 0.987, 1e-9) << i;
}

TEST(TapPlacer, KeepsIntervalsWithinReport) {
    TapPlacer placer;
    const std::vector<double> first = placer.place(std::vector{0.0, 0.2, 0.2}, 1.0);
    ASSERT_EQ(first.size(), 3u);
    EXPECT_NEAR(first[1] - first[0], 0.2, 1e-9);
    EXPECT_NEAR(first[2] - first[1], 0.2, 1e-9);
    EXPECT_GE(first[0], 1.0);
    const std::vector<double> next = placer.place(std::vector{0.2, 0.2}, 1.4);
    EXPECT_NEAR(next[0] - first[2], 0.2, 1e-9);
}

TEST(TapPlacer, ShiftsLateReportAsAWhole) {
    TapPlacer placer;
    placer.place(std::vector{0.0}, 1.0);
    const std::vector<double> late = placer.place(std::vector{0.5, 0.5}, 9.0);
    ASSERT_EQ(late.size(), 2u);
    EXPECT_GE(late[0], 9.0 - 1e-9);
    EXPECT_LE(late[1], 9.0 + 2 * TapPlacer::lead);
}

TEST(TapPlacer, PlaysLongReportFromStart) {
    TapPlacer placer;
    const std::vector<double> times = placer.place(std::vector{0.0, 0.987, 0.990}, 7.0);
    ASSERT_EQ(times.size(), 3u);
    EXPECT_GE(times[0], 7.0);
    EXPECT_LE(times[0], 7.0 + TapPlacer::lead);
    EXPECT_NEAR(times[1] - times[0], 0.987, 1e-9);
    EXPECT_NEAR(times[2] - times[1], 0.990, 1e-9);
}

TEST(TapPlacer, LimitsLeadOfFastClock) {
    TapPlacer placer;
    placer.place(std::vector{0.0}, 1.0);
    for (int i = 0; i < 100; ++i)
        for (const double time : placer.place(std::vector{10.0, 50.0, 3.0, 1.0}, 1.1 + i)) {
            EXPECT_GE(time, 1.1 + i);
            EXPECT_LE(time, 1.1 + i + 2 * TapPlacer::lead + TapPlacer::maxReport);
        }
    // After a clock jump, a tap counts as first.
    TapPlacer other;
    other.place(std::vector{0.0}, 1.0);
    EXPECT_NEAR(other.place(std::vector{10.0}, 1.5).at(0), 1.5 + TapPlacer::lead, 1e-12);
}
