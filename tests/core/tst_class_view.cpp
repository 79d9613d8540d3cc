// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "classroom/class_view.h"
#include "classroom/lesson_questions.h"
#include "classroom/points_table.h"
#include "files/lessons.h"
#include "files/presets.h"
#include "network/addresses.h"
#include "network/class_server.h"

#include <chrono>
#include <future>
#include <gtest/gtest.h>
#include <thread>

using namespace seiche;
using namespace std::chrono_literals;

namespace {

int comesIn(Classroom& room) { return std::get<int>(room.join(room.code(), "", 0.0)); }

std::int64_t sends(Classroom& room, int student, double hertz, double amplitude) {
    return std::get<std::int64_t>(room.addPoint(student, {hertz, amplitude, 5, {}, {}}));
}

} // namespace

TEST(ClassView, ShowsStudentsAndTheirPoints) {
    Classroom room(*loadPreset("string"));
    const int one = comesIn(room), other = comesIn(room);
    comesIn(room);
    sends(room, one, 1.0, 9.0);
    const std::int64_t best = sends(room, other, 1.1, 9.5);
    const std::int64_t invented = sends(room, other, 1.2, 9.9);
    sends(room, other, 2.0, 0.5);
    room.prove(1, Proof::Follows);
    room.prove(best, Proof::Unsteady);
    room.prove(invented, Proof::Differs);
    room.prove(4, Proof::Follows);
    const ClassView view = viewOf(room, 0.0);
    EXPECT_EQ(view.code, room.code());
    EXPECT_EQ(view.studentsIn(), 3);
    EXPECT_EQ(view.studentsWithPoints(), 2);
    ASSERT_EQ(view.points.size(), 4u);
    ASSERT_TRUE(view.best());
    EXPECT_EQ(view.best()->number, best);
    EXPECT_EQ(view.students[1].points, 3);
    EXPECT_EQ(view.students[1].marked, 1);
    EXPECT_EQ(view.students[1].bestPoint, best);
    EXPECT_EQ(view.students[2].points, 0);
    EXPECT_EQ(view.marked(), 1);
    EXPECT_EQ(view.point(invented)->amplitude, 9.9);
    EXPECT_EQ(view.point(99), nullptr);
    EXPECT_EQ(view, viewOf(room, 0.0));
    room.freeze(true);
    EXPECT_NE(view, viewOf(room, 0.0));
}

TEST(ClassView, BestPointIsVerified) {
    Classroom room(*loadPreset("string"));
    const int one = comesIn(room);
    const std::int64_t point = sends(room, one, 1.0, 9.0);
    for (const Proof proof : {Proof::None, Proof::Waiting, Proof::Differs, Proof::TooLong}) {
        room.prove(point, proof);
        const ClassView view = viewOf(room, 0.0);
        EXPECT_EQ(view.best(), nullptr) << toString(proof);
        EXPECT_EQ(view.students[0].bestPoint, 0) << toString(proof);
        EXPECT_EQ(view.marked(), proof == Proof::Waiting ? 0 : 1) << toString(proof);
        EXPECT_EQ(view.students[0].marked, view.marked()) << toString(proof);
        EXPECT_EQ(room.marked(one), view.marked()) << toString(proof);
    }
    for (const Proof proof : {Proof::Follows, Proof::Unsteady}) {
        room.prove(point, proof);
        EXPECT_EQ(viewOf(room, 0.0).best()->number, point) << toString(proof);
        EXPECT_EQ(viewOf(room, 0.0).marked(), 0) << toString(proof);
    }
    // Typed points count as unverified.
    room.prove(point, Proof::None);
    room.addTyped(1.5, 12.0);
    EXPECT_EQ(viewOf(room, 0.0).best(), nullptr);
    EXPECT_EQ(viewOf(room, 0.0).marked(), 2);
}

TEST(ClassView, KeepsStudentsWithPointsAfterLeaving) {
    Classroom room(*loadPreset("string"));
    const int one = comesIn(room);
    sends(room, one, 1.0, 9.0);
    room.leave(one);
    const ClassView view = viewOf(room, 0.0);
    EXPECT_EQ(view.studentsIn(), 0);
    ASSERT_EQ(view.students.size(), 1u);
    EXPECT_FALSE(view.students[0].isIn);
}

TEST(ClassView, ShowsPointsOfCurrentExperiment) {
    Classroom room(*loadPreset("string"));
    const int one = comesIn(room);
    sends(room, one, 1.0, 9.0);
    room.setExperiment(*loadPreset("string-free-end"));
    EXPECT_TRUE(viewOf(room, 0.0).points.empty());
    EXPECT_EQ(viewOf(room, 0.0).students[0].points, 0);
    sends(room, one, 0.5, 7.0);
    EXPECT_EQ(viewOf(room, 0.0).points.size(), 1u);
    EXPECT_EQ(viewOf(room, 0.0).allPoints, 2);
    EXPECT_EQ(viewOf(room, 0.0).lastPoint, 2);
    room.setExperiment(*loadPreset("string"));
    ASSERT_EQ(viewOf(room, 0.0).points.size(), 1u);
    EXPECT_EQ(viewOf(room, 0.0).points[0].hertz, 1.0);
    EXPECT_EQ(room.experimentNumber(), 0);
}

TEST(ClassView, CountsStudentsTapping) {
    Classroom room(*loadPreset("string"));
    room.setActivity(Activity::OneString);
    const int one = comesIn(room), other = comesIn(room);
    const std::vector<double> tap{0.0};
    EXPECT_FALSE(room.tap(one, tap, 10.0));
    EXPECT_FALSE(room.tap(other, tap, 13.0));
    EXPECT_EQ(viewOf(room, 13.0).tapping, 2);
    EXPECT_EQ(viewOf(room, 16.0).tapping, 1);
    EXPECT_EQ(viewOf(room, 60.0).tapping, 0);
}

TEST(LessonQuestions, ContainEveryChoiceCheck) {
    std::size_t count = 0;
    for (const BuiltInLesson& each : lessons()) {
        std::size_t choices = 0;
        for (const Step& step : each.lesson.steps)
            choices += step.check && partOf<check::Choice>(*step.check) ? 1 : 0;
        const std::vector<LessonQuestion> questions = questionsOf(each.lesson);
        EXPECT_EQ(questions.size(), choices) << each.id;
        for (const LessonQuestion& question : questions) {
            ++count;
            EXPECT_GE(question.question.right, 0);
            EXPECT_LT(question.question.right, static_cast<int>(question.question.choices.size()));
            for (const char* language : {"en", "de", "fr", "es", "el"}) {
                EXPECT_TRUE(question.question.text.has(language)) << each.id << question.step;
                EXPECT_EQ(question.question.text.in(language).find("**"), std::string::npos);
            }
        }
    }
    EXPECT_GT(count, 10u);
}

TEST(LessonQuestions, StartWithTitleAsSentence) {
    Lesson lesson;
    lesson.title = {{{"", "L"}}};
    lesson.steps.resize(2);
    lesson.steps[0].title = {{{"en", "A free end"}, {"de", "Ein freies Ende"}}};
    lesson.steps[0].task = {{{"en", "What **comes** back?"}, {"de", "Was kommt zurück?"}}};
    lesson.steps[0].check.emplace();
    lesson.steps[0].check->is = check::Choice{{{{{"", "**yes**"}}}, {{{"", "no"}}}}, 2};
    const std::vector<LessonQuestion> questions = questionsOf(lesson);
    ASSERT_EQ(questions.size(), 1u);
    EXPECT_EQ(questions[0].question.text.in("en"), "A free end. What comes back?");
    EXPECT_EQ(questions[0].question.text.in("de"), "Ein freies Ende. Was kommt zurück?");
    EXPECT_EQ(questions[0].question.choices[0].in("en"), "yes");
    EXPECT_EQ(questions[0].question.right, 1);
    const LessonStep step = stepFor(lesson, 0);
    EXPECT_EQ(step.number, 1);
    EXPECT_EQ(step.of, 2);
    EXPECT_EQ(step.task.in("en"), "What comes back?");
}

TEST(NetworkPlace, ReadsAddressAndOptionalPort) {
    const auto read = [](std::string_view text) -> std::string {
        const std::optional<NetworkPlace> place = placeIn(text);
        return place ? place->address + '|' + (place->port ? std::to_string(*place->port) : "") : "none";
    };
    EXPECT_EQ(read("192.168.4.20"), "192.168.4.20|");
    EXPECT_EQ(read("192.168.4.20:8080"), "192.168.4.20|8080");
    EXPECT_EQ(read("192.168.4.20:0"), "192.168.4.20|0");
    EXPECT_EQ(read("[2001:db8::1]:80"), "2001:db8::1|80");
    EXPECT_EQ(read("[2001:db8::1]"), "2001:db8::1|");
    EXPECT_EQ(read("2001:db8::1"), "2001:db8::1|");
    for (const char* wrong : {"", ":80", "[]", "[::1", "[::1]80", "1.2.3.4:", "1.2.3.4:x", "1.2.3.4:80x",
                              "1.2.3.4:-1", "1.2.3.4:65536", "1.2.3.4:99999999999"})
        EXPECT_EQ(read(wrong), "none") << wrong;
}

TEST(PostedToAClass, RunsInOrderWithoutBlockingSender) {
    auto started = ClassServer::start(*loadPreset("string"), {"127.0.0.1", 0, {}, false});
    ASSERT_TRUE(std::holds_alternative<std::unique_ptr<ClassServer>>(started));
    const auto server = std::move(std::get<std::unique_ptr<ClassServer>>(started));
    std::vector<int> order;
    std::promise<double> done;
    // While the class is locked, posting returns at once.
    std::promise<void> held, posted;
    std::thread holder([&] {
        server->with([&](Classroom&) {
            held.set_value();
            posted.get_future().wait();
        });
    });
    held.get_future().wait();
    const double before = server->now();
    for (int i = 0; i < 100; ++i) server->post([&order, i](Classroom&, double) { order.push_back(i); });
    server->post([&done](Classroom& room, double now) {
        room.freeze(true);
        done.set_value(now);
    });
    EXPECT_TRUE(order.empty());
    posted.set_value();
    holder.join();
    std::future<double> when = done.get_future();
    ASSERT_EQ(when.wait_for(60s), std::future_status::ready);
    EXPECT_GE(when.get(), before);
    ASSERT_EQ(order.size(), 100u);
    EXPECT_TRUE(std::ranges::is_sorted(order));
    server->with([](Classroom& room) { EXPECT_TRUE(room.isFrozen()); });
    EXPECT_FALSE(server->isReachable());
}
