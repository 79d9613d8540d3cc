// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later

// Sends any requests of phones in any order. Each answer follows the API, the limits hold, and the
// point of an inactive student stays. An input has a line for each request: action, phone and
// body:
//
//     join 0 {"code":"CODE"}        0...3: phone with its token; ?: no token
//     point 1 {"hz":1, ...}         CODE stands for the class code
//     `teach 0 freeze`              command of the teacher
#include "classroom/class_api.h"
#include "files/json_value.h"
#include "files/presets.h"

#include <array>
#include <cstdint>
#include <cstdlib>
#include <string>
#include <string_view>

using namespace seiche;

namespace {

void must(bool holds) {
    if (!holds) std::abort();
}

std::string_view cut(std::string_view& text, char at) {
    const std::size_t end = std::min(text.find(at), text.size());
    const std::string_view piece = text.substr(0, end);
    text.remove_prefix(std::min(end + 1, text.size()));
    return piece;
}

/// A class with an inactive student and four controlled phones.
class Hour {
public:
    Hour() : m_api(*loadPreset("string"), {"here"}) {
        Classroom& room = m_api.classroom();
        must(std::get<int>(room.join(room.code(), "", 0.0)) == 0);
        m_calm = room.students()[0].token;
        must(std::holds_alternative<std::int64_t>(room.addPoint(0, {1.0, 2.0, 5, {}, 1})));
    }

    void request(std::string_view line) {
        m_now += 0.05;
        const std::string_view what = cut(line, ' ');
        const std::string_view who = cut(line, ' ');
        if (what == "teach") return teach(line);
        std::string body(line);
        if (const std::size_t place = body.find("CODE"); place != body.npos)
            body.replace(place, 4, m_api.classroom().code());
        const std::size_t phone = who.size() == 1 && who[0] >= '0' && who[0] <= '3' ? who[0] - '0' : 4;
        const std::string path = "/1/" + std::string(what);
        const std::string authorization = phone < 4 ? "Bearer " + m_tokens[phone] : std::string(who);
        ClassRequest request;
        request.path = path;
        request.method = what == "state" || what == "experiment" ? "GET" : "POST";
        request.after = what == "state" ? line : std::string_view();
        request.authorization = authorization;
        request.body = body;
        judge(m_api.answer(request, m_now), phone);
        for (const RunToCheck& run : m_api.takeRunsToCheck()) must(!run.run.empty());
    }

    void judge(const ClassAnswer& answer, std::size_t phone) {
        if (answer.waits) return judge(m_api.state(answer.waiting, m_now), phone);
        if (answer.status == 204) return must(answer.body.empty());
        auto read = readJson(answer.body);
        const JsonValue* body = std::get_if<JsonValue>(&read);
        must(body && body->object());
        if (answer.status == 200) {
            const JsonValue* token = body->find("token");
            if (token && phone < 4) m_tokens[phone] = *token->text();
        } else must(body->find("error") && body->find("message") && answer.status >= 400);
    }

    void teach(std::string_view what) {
        Classroom& room = m_api.classroom();
        const auto last = static_cast<int>(room.students().size()) - 1;
        if (what == "freeze") room.freeze(!room.isFrozen());
        else if (what == "ask") room.askQuestion({{{{"", "?"}}}, {{{{"", "a"}}}, {{{"", "b"}}}}, 0});
        else if (what == "reveal") room.reveal();
        else if (what == "own") room.setActivity(Activity::OwnString);
        else if (what == "one") room.setActivity(Activity::OneString);
        else if (what == "kick" && last > 0) room.remove(last, Removal::Kicked);
        else if (what == "ban" && last > 0) room.remove(last, Removal::Banned);
        else if (what == "pulls") room.takePulls(m_now);
    }

    void end() {
        const Classroom& room = m_api.classroom();
        must(room.studentsIn() <= limits::studentsInClass);
        must(room.point(1) && room.point(1)->hertz == 1.0);
        std::size_t points = 0;
        for (const Participant& each : room.students()) {
            must(each.points <= limits::pointsOfAStudent);
            points += static_cast<std::size_t>(each.points);
        }
        must(points == room.points().size());
        must(m_api.state(m_calm, m_now).status == 200);
    }

private:
    ClassApi m_api;
    std::string m_calm;
    std::array<std::string, 4> m_tokens;
    double m_now = 0.0;
};

} // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    std::string_view text(reinterpret_cast<const char*>(data), size);
    Hour hour;
    while (!text.empty()) hour.request(cut(text, '\n'));
    hour.end();
    return 0;
}
