// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "classroom/class_api.h"
#include "files/experiment_file.h"
#include "files/json_value.h"
#include "files/presets.h"

#include <gtest/gtest.h>
#include <string>

using namespace seiche;

namespace {

constexpr char host[] = "192.168.4.20:8080";

/// Class session with phones that send requests.
class ClassApiTest : public testing::Test {
protected:
    ClassApi api{*loadPreset("string"), {host, "localhost:8080"}};
    double now = 0.0;

    ClassAnswer ask(const std::string& method, const std::string& path, const std::string& token,
                    const std::string& body = "", const std::string& after = "") {
        now += 0.2; // below the request limit
        const std::string authorization = "Bearer " + token;
        ClassRequest request;
        request.method = method;
        request.path = path;
        request.after = after;
        request.host = host;
        if (!token.empty()) request.authorization = authorization;
        request.body = body;
        return api.answer(request, now);
    }
    ClassAnswer post(const std::string& path, const std::string& token, const std::string& body) {
        return ask("POST", path, token, body);
    }
    JsonValue joined() {
        const ClassAnswer answer = post("/1/join", "", "{\"code\":\"" + api.classroom().code() + "\"}");
        EXPECT_EQ(answer.status, 200) << answer.body;
        return read(answer);
    }
    std::string tokenOf(const JsonValue& joined) { return *joined.find("token")->text(); }
    static JsonValue read(const ClassAnswer& answer) { return std::get<JsonValue>(readJson(answer.body)); }
    static std::string error(const ClassAnswer& answer) {
        return std::to_string(answer.status) + ' ' +
               (answer.body.empty() ? "" : *read(answer).find("error")->text());
    }
};

Text words(const char* english, const char* german) { return {{{"en", english}, {"de", german}}}; }

} // namespace

TEST_F(ClassApiTest, JoinReturnsPhoneState) {
    const JsonValue answer = joined();
    EXPECT_EQ(tokenOf(answer).size(), 32u);
    EXPECT_EQ(answer.find("colour")->text()->size(), 7u);
    EXPECT_NE(answer.find("nick")->text()->find(' '), std::string::npos);
    EXPECT_EQ(*answer.find("activity")->text(), "own-string");
    EXPECT_EQ(*answer.find("revision")->number(), 1.0);
    EXPECT_EQ(std::get<Experiment>(readExperiment(pretty(*answer.find("experiment")))), *loadPreset("string"));
    const ClassAnswer alone = ask("GET", "/1/experiment", tokenOf(answer));
    EXPECT_EQ(std::get<Experiment>(readExperiment(alone.body)), *loadPreset("string"));
}

TEST_F(ClassApiTest, JoinWithTokenKeepsStudent) {
    const JsonValue first = joined();
    post("/1/point", tokenOf(first), R"({"hz":1,"amplitude":2,"taps":5})");
    for (const char* body : {"", "{}", R"({"code":"????"})"}) {
        const JsonValue again = read(post("/1/join", tokenOf(first), body));
        EXPECT_EQ(*again.find("nick")->text(), *first.find("nick")->text());
        EXPECT_EQ(*again.find("token")->text(), tokenOf(first));
        EXPECT_EQ(*again.find("points")->number(), 1.0);
    }
    EXPECT_EQ(api.classroom().studentsIn(), 1);
    // A token of a different lesson requires the right code.
    const std::string code = "{\"code\":\"" + api.classroom().code() + "\"}";
    EXPECT_EQ(post("/1/join", std::string(32, 'a'), code).status, 200);
    EXPECT_EQ(error(post("/1/join", std::string(32, 'a'), "{}")), "403 wrong-code");
}

TEST_F(ClassApiTest, RefusesInvalidRequests) {
    EXPECT_EQ(error(ask("GET", "/1/join", "")), "405 wrong-method");
    EXPECT_EQ(error(ask("POST", "/1/state", "")), "405 wrong-method");
    EXPECT_EQ(error(ask("DELETE", "/1/point", "")), "405 wrong-method");
    EXPECT_EQ(error(ask("GET", "/1/", "")), "404 not-found");
    EXPECT_EQ(error(ask("GET", "/2/state", "")), "404 not-found");
    for (const char* path : {"/1/point", "/1/tap", "/1/vote", "/1/leave"})
        for (const std::string& token : {std::string(), std::string(32, '0'), std::string(5000, 'x')})
            EXPECT_EQ(error(post(path, token, "{}")), "401 unknown-token") << path;
    for (const char* body : {"", "[]", "7", "{", "{\"code\":7}", "{\"code\":null}", "\xff\xfe"})
        EXPECT_EQ(error(post("/1/join", "", body)), "400 bad-request") << body;
    const std::string token = tokenOf(joined());
    for (const char* body :
         {"", "[]", "{}", R"({"hz":1,"amplitude":2})", R"({"hz":"1","amplitude":2,"taps":5})",
          R"({"hz":1,"amplitude":2,"taps":5.5})", R"({"hz":1e400,"amplitude":2,"taps":5})",
          R"({"hz":1,"amplitude":2,"taps":5,"run":7})", R"({"hz":1,"amplitude":2,"taps":5,"id":-1})",
          R"({"hz":1,"amplitude":2,"taps":5,"id":0.5})", R"({"hz":1,"amplitude":2,"taps":5,"id":"1"})",
          R"({"hz":1,"hz":2,"amplitude":2,"taps":5})", R"({"hz":0,"amplitude":2,"taps":5})",
          R"({"hz":1,"amplitude":2,"taps":1e300})"})
        EXPECT_EQ(error(post("/1/point", token, body)), "400 bad-request") << body;
    EXPECT_TRUE(api.classroom().points().empty());
    EXPECT_EQ(error(ask("GET", "/1/state", token, "", "x")), "400 bad-request");
    EXPECT_EQ(error(ask("GET", "/1/state", token, "", "99999999999999999999")), "400 bad-request");
}

TEST_F(ClassApiTest, ErrorsDoNotEchoInput) {
    const std::string odd = "<script>alert(1)</script>";
    const std::string token = tokenOf(joined());
    for (const ClassAnswer& answer :
         {post("/1/" + odd, token, odd), post("/1/join", "", "{\"code\":\"" + odd + "\"}"),
          post("/1/point", token, odd), post("/1/point", odd, odd), ask("GET", "/1/state", token, "", odd)}) {
        EXPECT_GE(answer.status, 400);
        EXPECT_EQ(answer.body.find("script"), std::string::npos) << answer.body;
    }
}

TEST_F(ClassApiTest, RefusesForeignHostsAndOrigins) {
    const auto refused = [&](const char* asked, const char* origin, const char* site) {
        ClassRequest request;
        request.host = asked;
        request.origin = origin;
        request.fetchSite = site;
        const std::optional<ClassAnswer> answer = api.refuseStranger(request);
        return answer ? error(*answer) : "";
    };
    EXPECT_EQ(refused(host, "", ""), "");
    EXPECT_EQ(refused(host, "http://192.168.4.20:8080", "same-origin"), "");
    EXPECT_EQ(refused("localhost:8080", "http://localhost:8080", ""), "");
    EXPECT_EQ(refused("rebound.example:8080", "", ""), "403 wrong-host");
    EXPECT_EQ(refused("", "", ""), "403 wrong-host");
    EXPECT_EQ(refused("192.168.4.20", "", ""), "403 wrong-host");
    EXPECT_EQ(refused(host, "http://rebound.example", ""), "403 wrong-origin");
    EXPECT_EQ(refused(host, "https://192.168.4.20:8080", ""), "403 wrong-origin");
    EXPECT_EQ(refused(host, "http://localhost:8080", ""), "403 wrong-origin");
    EXPECT_EQ(refused(host, "null", ""), "403 wrong-origin");
    EXPECT_EQ(refused(host, "", "cross-site"), "403 wrong-origin");
}

TEST_F(ClassApiTest, StoresPointsAndQueuesRunChecks) {
    const std::string token = tokenOf(joined());
    EXPECT_EQ(post("/1/point", token, R"({"hz":1.02,"amplitude":8.1,"taps":6,"later":true})").status, 204);
    ASSERT_EQ(api.classroom().points().size(), 1u);
    EXPECT_EQ(api.classroom().points()[0].hertz, 1.02);
    EXPECT_EQ(api.classroom().points()[0].amplitude, 8.1);
    EXPECT_EQ(api.classroom().points()[0].taps, 6);
    EXPECT_TRUE(api.takeRunsToCheck().empty());
    const std::string run = writeExperiment(*loadPreset("string"));
    EXPECT_EQ(post("/1/point", token, R"({"hz":1,"amplitude":2,"taps":5,"id":3,"run":)" + run + "}").status,
              204);
    EXPECT_EQ(post("/1/point", token, R"({"hz":1,"amplitude":2,"taps":5,"id":3,"run":)" + run + "}").status,
              204);
    const std::vector<RunToCheck> runs = api.takeRunsToCheck();
    ASSERT_EQ(runs.size(), 1u);
    EXPECT_EQ(std::get<Experiment>(readExperiment(runs[0].run)), *loadPreset("string"));
    EXPECT_EQ(api.classroom().runOf(api.classroom().points()[1]), runs[0].run);
    api.classroom().prove(runs[0].number, Proof::Differs);
    EXPECT_EQ(*read(ask("GET", "/1/state", token)).find("marked")->number(), 2.0) << "the first has no run";
    EXPECT_TRUE(api.takeRunsToCheck().empty());
    EXPECT_EQ(error(post("/1/point", token, R"({"hz":1,"amplitude":300,"taps":8})")), "400 out-of-reach");
}

TEST_F(ClassApiTest, StateWaitsForChange) {
    const std::string token = tokenOf(joined());
    EXPECT_EQ(ask("GET", "/1/state", token).status, 200);
    EXPECT_FALSE(ask("GET", "/1/state", token, "", "0").waits);
    EXPECT_FALSE(ask("GET", "/1/state", token, "", "17").waits);
    const ClassAnswer waits = ask("GET", "/1/state", token, "", "1");
    EXPECT_TRUE(waits.waits);
    EXPECT_EQ(waits.waiting, token);
    api.classroom().freeze(true);
    const JsonValue state = read(api.state(waits.waiting, now));
    EXPECT_EQ(*state.find("revision")->number(), 2.0);
    EXPECT_TRUE(std::get<bool>(state.find("frozen")->is));
    EXPECT_EQ(error(post("/1/point", token, R"({"hz":1,"amplitude":2,"taps":5})")), "409 frozen");
    api.classroom().remove(0, Removal::Kicked);
    EXPECT_EQ(error(api.state(waits.waiting, now)), "403 kicked");
}

TEST_F(ClassApiTest, HidesRightAnswerUntilRevealed) {
    const std::string token = tokenOf(joined());
    EXPECT_EQ(error(post("/1/vote", token, R"({"choice":0})")), "409 other-activity");
    api.classroom().askQuestion(
        {words("Which?", "Welche?"), {words("this", "diese"), words("that", "jene")}, 1});
    JsonValue question = *read(ask("GET", "/1/state", token)).find("question");
    EXPECT_EQ(*question.find("text")->find("de")->text(), "Welche?");
    EXPECT_EQ(question.find("choices")->list()->size(), 2u);
    for (const char* key : {"right", "votes", "yours"})
        EXPECT_TRUE(std::holds_alternative<std::monostate>(question.find(key)->is)) << key;
    EXPECT_EQ(post("/1/vote", token, R"({"choice":0})").status, 204);
    for (const char* body :
         {R"({"choice":2})", R"({"choice":-1})", R"({"choice":0.5})", R"({"choice":"0"})", "{}"})
        EXPECT_EQ(error(post("/1/vote", token, body)), "400 bad-request") << body;
    question = *read(ask("GET", "/1/state", token)).find("question");
    EXPECT_EQ(*question.find("yours")->number(), 0.0);
    api.classroom().reveal();
    question = *read(ask("GET", "/1/state", token)).find("question");
    EXPECT_EQ(*question.find("right")->number(), 1.0);
    EXPECT_EQ(*question.find("votes")->list()->at(0).number(), 1.0);
}

TEST_F(ClassApiTest, ReadsTapIntervalsInMilliseconds) {
    const std::string token = tokenOf(joined());
    EXPECT_EQ(error(post("/1/tap", token, R"({"intervals_ms":[0]})")), "409 other-activity");
    api.classroom().setActivity(Activity::OneString);
    EXPECT_EQ(post("/1/tap", token, R"({"intervals_ms":[0, 987, 990]})").status, 204);
    const std::vector<SharedPull> pulls = api.classroom().takePulls(1e9);
    ASSERT_EQ(pulls.size(), 3u);
    EXPECT_NEAR(pulls[1].when - pulls[0].when, 0.987, 1e-9);
    EXPECT_NEAR(pulls[2].when - pulls[1].when, 0.990, 1e-9);
    for (const char* body : {R"({"intervals_ms":[]})", R"({"intervals_ms":5})", R"({"intervals_ms":["5"]})",
                             R"({"intervals_ms":[-1]})", R"({"intervals_ms":[60001]})", "{}"})
        EXPECT_EQ(error(post("/1/tap", token, body)), "400 bad-request") << body;
}

TEST_F(ClassApiTest, LimitsRequestRatePerStudent) {
    const std::string one = tokenOf(joined()), other = tokenOf(joined());
    const auto state = [&](const std::string& token) {
        const std::string authorization = "Bearer " + token;
        ClassRequest request;
        request.method = "GET";
        request.path = "/1/state";
        request.authorization = authorization;
        return api.answer(request, now);
    };
    int refused = 0;
    for (int i = 0; i < 50; ++i) {
        const ClassAnswer answer = state(one);
        refused += answer.status == 429 && answer.retryAfter == 1 && error(answer) == "429 too-fast";
    }
    EXPECT_GE(refused, 40);
    EXPECT_EQ(state(other).status, 200);
    now += 1.0;
    EXPECT_EQ(state(one).status, 200);
}

TEST_F(ClassApiTest, LeaveInvalidatesToken) {
    const std::string token = tokenOf(joined());
    EXPECT_EQ(post("/1/leave", token, "").status, 204);
    EXPECT_EQ(error(post("/1/leave", token, "")), "401 unknown-token");
    EXPECT_EQ(api.classroom().studentsIn(), 0);
}

TEST_F(ClassApiTest, RefusesTooLargeBody) {
    ClassRequest request;
    request.method = "POST";
    request.path = "/1/point";
    request.bodyIsTooLarge = true;
    EXPECT_EQ(error(api.answer(request, 0.0)), "413 too-large");
}
