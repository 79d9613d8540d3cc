// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "classroom/class_view.h"
#include "classroom/secrets.h"
#include "core/http_client.h"
#include "files/experiment_file.h"
#include "files/json_value.h"
#include "files/presets.h"
#include "network/addresses.h"
#include "network/allowed_hosts.h"
#include "network/class_server.h"
#include "network/page_files.h"
#include "network/run_checks.h"
#include "posix/lasting_memory.h"
#include "posix/own_addresses.h"

#include <algorithm>
#include <atomic>
#include <cerrno>
#include <chrono>
#include <condition_variable>
#include <csignal>
#include <ctime>
#include <fcntl.h>
#include <gtest/gtest.h>
#include <memory>
#include <mutex>
#include <sys/mman.h>
#include <sys/resource.h>
#include <sys/stat.h>
#include <thread>
#include <unistd.h>
#include <vector>

using namespace seiche;
using namespace std::chrono_literals;

namespace {

constexpr char wrongCode[] = R"({"code":"0000"})"; // codes contain no 0

/// Class session on the loopback address.
class ClassServerTest : public testing::Test {
protected:
    void SetUp() override {
        auto started = ClassServer::start(*loadPreset("string"), {"127.0.0.1", 0, {}, false});
        if (const Message* why = std::get_if<Message>(&started)) FAIL() << sentence(*why);
        server = std::move(std::get<0>(started));
        port = server->port();
        server->with([&](const Classroom& room) { code = room.code(); });
    }
    /// Joins over a separate connection and requests the state. Returns both statuses.
    std::pair<int, int> comesIn(const std::string& from = "127.0.0.1") {
        HttpClient phone(port, from);
        phone.send(requestOf("POST", "/1/join", port, "", rightCode()));
        const HttpAnswer answer = answerIn(phone.read());
        if (answer.status != 200) return {answer.status, 0};
        const auto read = readJson(answer.body);
        phone.send(requestOf("GET", "/1/state", port, *std::get<JsonValue>(read).find("token")->text(), ""));
        return {200, answerIn(phone.read()).status};
    }
    std::string rightCode() const { return "{\"code\":\"" + code + "\"}"; }
    std::string join() {
        const HttpAnswer answer = ask(port, "POST", "/1/join", "", "{\"code\":\"" + code + "\"}");
        EXPECT_EQ(answer.status, 200) << answer.body;
        auto read = readJson(answer.body);
        return *std::get<JsonValue>(read).find("token")->text();
    }
    HttpAnswer sendPoint(const std::string& token, double hertz, int id) {
        return ask(port, "POST", "/1/point", token,
                   "{\"hz\":" + std::to_string(hertz) +
                       ",\"amplitude\":2,\"taps\":5,\"id\":" + std::to_string(id) + "}");
    }
    std::size_t points() {
        std::size_t count = 0;
        server->with([&](const Classroom& room) { count = room.points().size(); });
        return count;
    }

    std::unique_ptr<ClassServer> server;
    int port = 0;
    std::string code;
};

} // namespace

TEST_F(ClassServerTest, AddsPointOfPhone) {
    EXPECT_EQ(server->address(), "http://127.0.0.1:" + std::to_string(port) + "/");
    const std::string token = join();
    const HttpAnswer answer = sendPoint(token, 1.5, 1);
    EXPECT_EQ(answer.status, 204);
    EXPECT_EQ(answer.body, "");
    server->with([](const Classroom& room) {
        ASSERT_EQ(room.points().size(), 1u);
        EXPECT_EQ(room.points()[0].hertz, 1.5);
    });
}

TEST_F(ClassServerTest, KeepsConnectionForSeveralRequests) {
    const std::string token = join();
    HttpClient phone(port);
    for (int i = 0; i < 5; ++i) {
        phone.send(requestOf("POST", "/1/point", port, token, R"({"hz":1,"amplitude":2,"taps":5})"));
        EXPECT_EQ(answerIn(phone.read()).status, 204);
    }
    EXPECT_EQ(points(), 5u);
}

TEST_F(ClassServerTest, AnswersWaitingPhoneOnChange) {
    const std::string token = join();
    HttpClient phone(port);
    phone.send(requestOf("GET", "/1/state?after=1", port, token, ""));
    EXPECT_EQ(phone.read(0.3), "") << "nothing has changed yet";
    const auto began = std::chrono::steady_clock::now();
    server->with([](Classroom& room) { room.freeze(true); });
    const HttpAnswer answer = answerIn(phone.read());
    EXPECT_EQ(answer.status, 200);
    EXPECT_NE(answer.body.find("\"frozen\": true"), std::string::npos) << answer.body;
    EXPECT_LT(std::chrono::steady_clock::now() - began, 20s); // before the wait expires
    // Removal also notifies a waiting student.
    phone.send(requestOf("GET", "/1/state?after=2", port, token, ""));
    EXPECT_EQ(phone.read(0.3), "");
    server->with([](Classroom& room) { room.remove(0, Removal::Kicked); });
    EXPECT_EQ(answerIn(phone.read()).status, 403);
}

TEST_F(ClassServerTest, LimitsWaitingRequestsPerStudent) {
    const std::string token = join();
    std::vector<std::unique_ptr<HttpClient>> pages;
    for (int i = 0; i < 3; ++i) {
        pages.push_back(std::make_unique<HttpClient>(port));
        pages.back()->send(requestOf("GET", "/1/state?after=1", port, token, ""));
        if (i < 2) {
            EXPECT_EQ(pages.back()->read(0.2), "");
        }
    }
    EXPECT_EQ(answerIn(pages[0]->read(10.0)).status, 200) << "the oldest gives way";
    EXPECT_EQ(pages[2]->read(0.2), "");
}

TEST_F(ClassServerTest, EndsWhilePhonesWait) {
    const std::string token = join();
    HttpClient phone(port), other(port);
    phone.send(requestOf("GET", "/1/state?after=1", port, token, ""));
    EXPECT_EQ(phone.read(0.2), "");
    other.send("POST /1/point HTTP/1.1\r\nHost: x");
    server.reset();
    EXPECT_TRUE(phone.isClosedWithin(10.0));
    EXPECT_FALSE(HttpClient(port).isOpen());
}

TEST_F(ClassServerTest, NotifiesPhonesWhenClassEnds) {
    const std::vector<std::string> tokens{join(), join(), join()};
    std::vector<std::unique_ptr<HttpClient>> phones;
    for (std::size_t i = 0; i < 3; ++i) {
        phones.push_back(std::make_unique<HttpClient>(port));
        phones[i]->send(requestOf("GET", i < 2 ? "/1/state?after=1" : "/1/state", port, tokens[i], ""));
    }
    EXPECT_EQ(phones[0]->read(0.2), "");
    EXPECT_NE(answerIn(phones[2]->read()).body.find("\"over\": false"), std::string::npos);
    server.reset();
    for (std::size_t i = 0; i < 2; ++i) {
        const HttpAnswer answer = answerIn(phones[i]->read());
        EXPECT_EQ(answer.status, 200) << i;
        EXPECT_NE(answer.body.find("\"over\": true"), std::string::npos) << answer.body;
    }
}

TEST_F(ClassServerTest, ResumableClassIsNotReportedOver) {
    const std::string token = join();
    HttpClient phone(port);
    phone.send(requestOf("GET", "/1/state?after=1", port, token, ""));
    EXPECT_EQ(phone.read(0.2), "");
    server->stayInMemory();
    server.reset();
    EXPECT_EQ(phone.read().find("\"over\": true"), std::string::npos);
    auto next = ClassServer::start(*loadPreset("string"), {"127.0.0.1", port, {}, true});
    ASSERT_TRUE(std::holds_alternative<std::unique_ptr<ClassServer>>(next));
    EXPECT_EQ(ask(port, "GET", "/1/state", token).status, 200);
}

TEST_F(ClassServerTest, RefusesUnreachableAmplitude) {
    const std::string token = join();
    const auto send = [&](double amplitude, int taps) {
        return ask(port, "POST", "/1/point", token,
                   "{\"hz\":1,\"amplitude\":" + std::to_string(amplitude) +
                       ",\"taps\":" + std::to_string(taps) + "}");
    };
    const HttpAnswer first = send(300.0, 8);
    EXPECT_EQ(first.status, 400);
    EXPECT_NE(first.body.find("\"out-of-reach\""), std::string::npos);
    // The theoretical limit is available a little later.
    int status = 0;
    for (int i = 0; i < 190 && status != 400; ++i) {
        status = send(16.0, 1000).status;
        if (status != 400) std::this_thread::sleep_for(120ms);
    }
    EXPECT_EQ(status, 400);
    EXPECT_EQ(send(15.0, 1000).status, 204);
}

TEST_F(ClassServerTest, SendsSecurityHeadersAndChecksHost) {
    const std::string token = join();
    for (const HttpAnswer& answer :
         {ask(port, "GET", "/"), ask(port, "GET", "/1/state", token), ask(port, "GET", "/nothing"),
          ask(port, "POST", "/1/point", token, "{}")}) {
        EXPECT_NE(answer.head.find("Content-Security-Policy: default-src 'none'"), std::string::npos)
            << answer.head;
        EXPECT_NE(answer.head.find("frame-ancestors 'none'"), std::string::npos);
        EXPECT_NE(answer.head.find("X-Content-Type-Options: nosniff"), std::string::npos);
        EXPECT_EQ(answer.head.find("Access-Control"), std::string::npos);
    }
    HttpClient stranger(port);
    stranger.send("GET / HTTP/1.1\r\nHost: rebound.example\r\n\r\n");
    EXPECT_EQ(answerIn(stranger.read()).status, 403);
}

TEST_F(ClassServerTest, ServesOnlyPageFiles) {
    EXPECT_EQ(ask(port, "GET", "/").status, pageFiles().empty() ? 503 : 200);
    for (const PageFile& file : pageFiles()) {
        const HttpAnswer answer = ask(port, "GET", "/" + std::string(file.path));
        EXPECT_EQ(answer.status, 200) << file.path;
        EXPECT_NE(answer.head.find("Content-Type: " + std::string(file.type)), std::string::npos)
            << answer.head;
        EXPECT_EQ(answer.head.find("Content-Encoding"), std::string::npos);
        HttpClient browser(port);
        browser.send("GET /" + std::string(file.path) + " HTTP/1.1\r\nHost: 127.0.0.1:" + std::to_string(port) +
                     "\r\nAccept-Encoding: gzip, br\r\n\r\n");
        const HttpAnswer small = answerIn(browser.read());
        EXPECT_NE(small.head.find("Content-Encoding: gzip"), std::string::npos);
        EXPECT_EQ(small.body, file.gzip);
        browser.send("GET /" + std::string(file.path) + " HTTP/1.1\r\nHost: 127.0.0.1:" + std::to_string(port) +
                     "\r\nAccept-Encoding: gzip\r\nIf-None-Match: " + std::string(file.tag) + "\r\n\r\n");
        EXPECT_EQ(answerIn(browser.read(5.0)).status, 304);
        EXPECT_EQ(ask(port, "POST", "/" + std::string(file.path), "", "{}").status, 405);
    }
    for (const char* path :
         {"/../../etc/passwd", "/%2e%2e/%2e%2e/etc/passwd", "//etc/passwd", "/.", "/words/", "/class.html/"})
        EXPECT_NE(ask(port, "GET", path).status, 200) << path;
}

TEST_F(ClassServerTest, RefusesLargeBodies) {
    const std::string token = join();
    const std::string head = R"({"hz":1,"amplitude":2,"taps":5,"x":")";
    const std::string largest = head + std::string((64 << 10) - head.size() - 2, 'x') + "\"}";
    EXPECT_EQ(largest.size(), 64u << 10);
    EXPECT_EQ(ask(port, "POST", "/1/point", token, largest).status, 204);
    EXPECT_EQ(ask(port, "POST", "/1/point", token, largest + " ").status, 413);
    HttpClient huge(port);
    huge.send("POST /1/point HTTP/1.1\r\nHost: 127.0.0.1:" + std::to_string(port) +
              "\r\nContent-Length: 99999999999\r\n\r\n");
    EXPECT_EQ(answerIn(huge.read()).status, 413);
    // A body of unknown length is cut off.
    HttpClient endless(port);
    endless.send("POST /1/point HTTP/1.1\r\nHost: 127.0.0.1:" + std::to_string(port) +
                 "\r\nTransfer-Encoding: chunked\r\n\r\n");
    const std::string chunk = "10000\r\n" + std::string(0x10000, 'x') + "\r\n";
    int chunks = 0;
    while (chunks < 1000 && endless.send(chunk)) ++chunks;
    EXPECT_LT(chunks, 1000);
    EXPECT_EQ(points(), 1u);
}

TEST_F(ClassServerTest, KeepsPointsDuringAttacks) {
    std::vector<std::string> tokens;
    for (int i = 0; i < 5; ++i) tokens.push_back(join());
    std::atomic<bool> ends = false;
    std::vector<std::thread> hostile;
    // Endless incomplete requests.
    hostile.emplace_back([&] {
        std::vector<std::unique_ptr<HttpClient>> held;
        while (!ends && held.size() < 400) {
            held.push_back(std::make_unique<HttpClient>(port));
            held.back()->send("POST /1/point HTTP/1.1\r\nHost: x\r\nX-A: ");
        }
        while (!ends) {
            for (const auto& each : held) each->send("b");
            std::this_thread::sleep_for(20ms);
        }
    });
    // Random bytes.
    hostile.emplace_back([&] {
        while (!ends) {
            HttpClient client(port);
            for (int i = 0; i < 20; ++i) client.send(randomToken() + '\0' + randomToken());
        }
    });
    // Guessed codes and tokens, and misuse of a valid token.
    hostile.emplace_back([&] {
        while (!ends) {
            ask(port, "POST", "/1/join", "", R"({"code":"AAAA"})");
            ask(port, "POST", "/1/point", randomToken(), R"({"hz":1,"amplitude":2,"taps":5})");
            ask(port, "POST", "/1/point", tokens[4], std::string(70000, '{'));
        }
    });
    for (int id = 0; id < 20; ++id) {
        for (std::size_t i = 0; i < 4; ++i) EXPECT_EQ(sendPoint(tokens[i], 1.0 + id, id).status, 204) << id;
        std::this_thread::sleep_for(100ms); // limit of 10 requests per second
    }
    ends = true;
    for (std::thread& each : hostile) each.join();
    EXPECT_EQ(points(), 80u);
}

TEST_F(ClassServerTest, ClosesConnectionOfEndlessRequest) {
    HttpClient slow(port);
    slow.send("POST /1/join HTTP/1.1\r\nHost: x\r\n");
    const auto began = std::chrono::steady_clock::now();
    while (slow.send("X-A: b\r\n") && std::chrono::steady_clock::now() - began < 40s) {
        if (slow.isClosedWithin(0.5)) break;
    }
    EXPECT_LT(std::chrono::steady_clock::now() - began, 30s);
    EXPECT_EQ(ask(port, "GET", "/1/state").status, 401);
}

TEST_F(ClassServerTest, ChecksRunInBackground) {
    const std::string token = join();
    const std::string run(presetText("string"));
    EXPECT_EQ(
        ask(port, "POST", "/1/point", token, R"({"hz":1,"amplitude":2,"taps":5,"run":)" + run + "}").status,
        204);
    Proof proof = Proof::Waiting;
    while (proof == Proof::Waiting) {
        server->with([&](const Classroom& room) { proof = room.points()[0].proof; });
        std::this_thread::sleep_for(5ms);
    }
    EXPECT_EQ(proof, Proof::Differs) << "nobody has tapped in this run";
}

// Minutes of work: thousands of whole-pool taps per run.
TEST_F(ClassServerTest, EndsWhileRunChecksArePending) {
    Experiment busy = *loadPreset("pool");
    server->with([&](Classroom& room) { room.setExperiment(busy); });
    busy.events.assign(4000, {0, Pull{.shape = PullShape::Mode, .width = 3.0, .x = 1.0, .y = 1.0}});
    const std::string point = R"({"hz":1,"amplitude":2,"taps":5,"run":)" + writeExperiment(busy) + "}";
    ASSERT_LE(point.size(), limits::requestBytes);
    for (int i = 0; i < 10; ++i) {
        const std::string token = join();
        for (int k = 0; k < 9; ++k) EXPECT_EQ(ask(port, "POST", "/1/point", token, point).status, 204);
    }
    const auto began = std::chrono::steady_clock::now();
    server.reset();
    EXPECT_LT(std::chrono::steady_clock::now() - began, 20s);
}

TEST(RunChecks, AlternateBetweenStudents) {
    std::mutex lock;
    std::condition_variable news;
    std::vector<std::int64_t> reported;
    bool mayGoOn = false;
    const auto string = std::make_shared<const Experiment>(*loadPreset("string"));
    RunChecks checks([&](std::int64_t point, Proof proof) {
        EXPECT_EQ(proof, Proof::Differs);
        std::unique_lock guard(lock);
        reported.push_back(point);
        news.notify_all();
        news.wait(guard, [&] { return mayGoOn; });
    });
    const auto add = [&](std::int64_t number, int nick) {
        EXPECT_EQ(checks.add({number, 1.0, 1.0, "{}", nick}, string), std::nullopt);
    };
    add(1, 5);
    std::unique_lock guard(lock);
    news.wait(guard, [&] { return reported.size() == 1; });
    for (const std::int64_t number : {2, 3, 4}) add(number, 5);
    add(5, 9);
    add(6, 2);
    mayGoOn = true;
    news.notify_all();
    news.wait(guard, [&] { return reported.size() == 6; });
    EXPECT_EQ(reported, (std::vector<std::int64_t>{1, 5, 6, 2, 3, 4}));
}

// The first limit of 0 ms fails on every computer.
TEST(RunChecks, RepeatSlowRunWithLongerLimit) {
    std::mutex lock;
    std::condition_variable news;
    std::vector<std::pair<std::int64_t, Proof>> reported;
    const auto string = std::make_shared<const Experiment>(*loadPreset("string"));
    RunChecks checks(
        [&](std::int64_t point, Proof proof) {
            const std::lock_guard guard(lock);
            reported.emplace_back(point, proof);
            news.notify_all();
        },
        {.first = 0ms, .again = 60s});
    checks.add({1, 1.0, 1.0, writeExperiment(*string), 5}, string);
    checks.add({2, 1.0, 1.0, writeExperiment(*string), 5}, string);
    std::unique_lock guard(lock);
    news.wait(guard, [&] { return reported.size() == 4; });
    std::ranges::sort(reported);
    EXPECT_EQ(reported,
              (std::vector<std::pair<std::int64_t, Proof>>{
                  {1, Proof::Differs}, {1, Proof::TooLong}, {2, Proof::Differs}, {2, Proof::TooLong}}));
}

TEST(RunChecks, DropOldestRunOfBusiestStudent) {
    std::mutex lock;
    std::condition_variable news;
    bool isBusy = false, mayGoOn = false;
    const auto string = std::make_shared<const Experiment>(*loadPreset("string"));
    RunChecks checks([&](std::int64_t, Proof) {
        std::unique_lock guard(lock);
        isBusy = true;
        news.notify_all();
        news.wait(guard, [&] { return mayGoOn; });
    });
    checks.add({1, 1.0, 1.0, "{}", 5}, string);
    std::unique_lock guard(lock);
    news.wait(guard, [&] { return isBusy; });
    for (std::int64_t i = 0; i < 1000; ++i)
        EXPECT_EQ(checks.add({10 + i, 1.0, 1.0, "{}", i % 10 == 0 ? 1 : 2}, string), std::nullopt);
    EXPECT_EQ(checks.add({5000, 1.0, 1.0, "{}", 1}, string), 11);
    EXPECT_EQ(checks.add({5001, 1.0, 1.0, "{}", 1}, string), 12);
    mayGoOn = true;
    news.notify_all();
}

TEST_F(ClassServerTest, AttackFromOneAddressBlocksNobodyElse) {
    std::atomic<bool> ends = false;
    std::atomic<int> guesses = 0, joins = 0;
    std::vector<std::thread> hostile;
    hostile.emplace_back([&] {
        for (; !ends; ++guesses) {
            HttpClient client(port, "127.0.0.7");
            client.send(requestOf("POST", "/1/join", port, "", wrongCode));
            client.read();
        }
    });
    hostile.emplace_back([&] {
        for (; !ends; ++joins) comesIn("127.0.0.8");
    });
    while (guesses < 500 || joins < 500) std::this_thread::sleep_for(1ms);
    for (int i = 0; i < 200; ++i) EXPECT_EQ(comesIn("127.0.1." + std::to_string(i)), std::pair(200, 200)) << i;
    ends = true;
    for (std::thread& each : hostile) each.join();
}

// All phones of a school may share an address.
TEST_F(ClassServerTest, AttackOverOneConnectionBlocksNobodyElse) {
    std::atomic<bool> ends = false;
    std::atomic<int> min = 0;
    std::vector<std::thread> hostile;
    for (const std::string& request :
         {requestOf("POST", "/1/join", port, "", wrongCode),
          requestOf("POST", "/1/join", port, "", rightCode()), requestOf("GET", "/", port, "", "")})
        hostile.emplace_back([&, request] {
            HttpClient client(port);
            for (int asked = 0; !ends; ++asked) {
                client.send(request);
                client.read();
                if (asked == 200) ++min;
            }
        });
    while (min < 3) std::this_thread::sleep_for(1ms);
    for (int i = 0; i < 200; ++i) EXPECT_EQ(comesIn(), std::pair(200, 200)) << i;
    ends = true;
    for (std::thread& each : hostile) each.join();
}

TEST_F(ClassServerTest, UnpacksPageOnce) {
    if (pageFiles().empty()) GTEST_SKIP() << "built without the page";
    const std::clock_t before = std::clock();
    for (int i = 0; i < 200; ++i) EXPECT_EQ(ask(port, "GET", "/").status, 200);
    // CPU time of server and clients. Unpacking took 40 ms.
    EXPECT_LT(static_cast<double>(std::clock() - before) / CLOCKS_PER_SEC, 4.0);
}

namespace {

// Loopback address that no other test uses.
constexpr char loopbackOfTest[] = "127.80.9.1";

std::unique_ptr<ClassServer> classAt(const ClassServerSettings& settings, const char* preset = "string") {
    auto started = ClassServer::start(*loadPreset(preset), settings);
    if (const Message* why = std::get_if<Message>(&started)) {
        ADD_FAILURE() << sentence(*why);
        return nullptr;
    }
    return std::move(std::get<0>(started));
}

std::string whyNoClass(const ClassServerSettings& settings, const char* preset) {
    auto started = ClassServer::start(*loadPreset(preset), settings);
    const Message* why = std::get_if<Message>(&started);
    return why ? sentence(*why) : "";
}

std::size_t pointsOf(ClassServer& server) {
    std::size_t points = 0;
    server.with([&](const Classroom& room) { points = room.points().size(); });
    return points;
}

} // namespace

TEST(ClassServer, KeepsJournalPerAddressAndPort) {
    auto first = classAt({.bind = loopbackOfTest, .port = 0});
    const int port = first->port();
    first->with([](Classroom& room) { room.addTyped(1.0, 2.0); });
    for (const bool resumes : {false, true}) {
        auto second = classAt({.bind = "127.80.9.2", .port = port, .resumes = resumes});
        EXPECT_FALSE(second->hasResumed());
        EXPECT_EQ(pointsOf(*second), 0u);
        EXPECT_EQ(second->journalProblem(), std::nullopt);
        second->with([](Classroom& room) { room.addTyped(3.0, 4.0); });
    }
    first->stayInMemory();
    first.reset();
    first = classAt({.bind = loopbackOfTest, .port = port, .resumes = true});
    EXPECT_TRUE(first->hasResumed());
    EXPECT_EQ(pointsOf(*first), 1u);
}

TEST(ClassServer, ReportsUnwritableJournal) {
    int port = 0;
    {
        auto server = classAt({.bind = loopbackOfTest, .port = 0});
        port = server->port();
        EXPECT_EQ(server->journalProblem(), std::nullopt);
    }
    LastingMemory taken("seiche-class-" + std::string(loopbackOfTest) + '-' + std::to_string(port));
    ASSERT_EQ(taken.open(), 0);
    ASSERT_EQ(taken.add("of somebody else"), 0);
    {
        auto server = classAt({.bind = loopbackOfTest, .port = port, .resumes = true});
        EXPECT_TRUE(server->journalProblem());
        EXPECT_FALSE(server->hasResumed());
        server->with([](Classroom& room) { room.addTyped(3.0, 4.0); });
        EXPECT_EQ(pointsOf(*server), 1u) << "the class runs all the same";
    }
    EXPECT_EQ(taken.text(), "of somebody else");
    taken.remove();
}

TEST(ClassServer, ReportsFullJournalMemory) {
    auto server = classAt({.bind = loopbackOfTest, .port = 0});
    rlimit before{};
    ::getrlimit(RLIMIT_FSIZE, &before);
    std::signal(SIGXFSZ, SIG_IGN);
    rlimit small = before;
    small.rlim_cur = 1;
    ::setrlimit(RLIMIT_FSIZE, &small);
    server->with([](Classroom& room) { room.addTyped(3.0, 4.0); });
    ::setrlimit(RLIMIT_FSIZE, &before);
    EXPECT_TRUE(server->journalProblem());
    EXPECT_EQ(pointsOf(*server), 1u);
}

TEST(ClassServer, ResumesOnlyClassWithSameExperiment) {
    auto server = classAt({.bind = loopbackOfTest, .port = 0});
    const int port = server->port();
    const std::string where = std::string(loopbackOfTest) + ':' + std::to_string(port);
    server->with([](Classroom& room) { room.addTyped(1.0, 2.0); });
    server->stayInMemory();
    server.reset();
    const ClassServerSettings again{
        .bind = loopbackOfTest, .port = port, .names = {}, .resumes = true, .resumesThisAlone = true};
    EXPECT_EQ(whyNoClass(again, "basin"),
              "the interrupted class session at " + where + " has a different experiment");
    server = classAt(again);
    EXPECT_TRUE(server->hasResumed()) << "nothing was lost";
    EXPECT_EQ(pointsOf(*server), 1u);
    server->stayInMemory();
    server.reset();
    // A window resumes the class with the points of the string.
    server = classAt({.bind = loopbackOfTest, .port = port, .names = {}, .resumes = true}, "basin");
    EXPECT_TRUE(server->hasResumed());
    server->with([](Classroom& room) {
        EXPECT_TRUE(viewOf(room, 0.0).points.empty());
        room.setExperiment(*loadPreset("string"));
        EXPECT_EQ(viewOf(room, 0.0).points.size(), 1u);
    });
    server.reset();
    {
        LastingMemory damaged("seiche-class-" + std::string(loopbackOfTest) + '-' + std::to_string(port));
        ASSERT_EQ(damaged.open(), 0);
        ASSERT_EQ(damaged.add("class \njoin 3 0123456789abcdef0123456789abcdef\n"), 0);
    }
    EXPECT_EQ(whyNoClass(again, "string"), "the interrupted class session at " + where + " cannot be read");
    server = classAt({.bind = loopbackOfTest, .port = port, .names = {}, .resumes = true});
    EXPECT_FALSE(server->hasResumed());
    server->with([](const Classroom& room) { EXPECT_TRUE(isCode(room.code())); });
}

TEST(ClassServer, ReportsWhyItCannotListen) {
    auto first = ClassServer::start(*loadPreset("string"), {"127.0.0.1", 0, {}, false});
    const int port = std::get<0>(first)->port();
    auto second = ClassServer::start(*loadPreset("string"), {"127.0.0.1", port, {}, false});
    ASSERT_TRUE(std::holds_alternative<Message>(second));
    EXPECT_EQ(sentence(std::get<Message>(second)),
              "cannot listen on 127.0.0.1:" + std::to_string(port) + ": Address already in use");
    for (const char* bind : {"school", "", "300.1.1.1", "127.0.0.1 "}) {
        auto nowhere = ClassServer::start(*loadPreset("string"), {bind, 0, {}, false});
        ASSERT_TRUE(std::holds_alternative<Message>(nowhere)) << bind;
        EXPECT_NE(sentence(std::get<Message>(nowhere)).find("is not an address of this computer"),
                  std::string::npos);
    }
}

TEST(ClassServer, ListensAtAllAddressesAndReportsOne) {
    auto started = ClassServer::start(*loadPreset("string"), {"0.0.0.0", 0, {"waves.school.example"}, false});
    const auto& server = std::get<0>(started);
    const std::vector<OwnAddress> own = ownAddresses();
    const bool alone = own.empty() || own.front().isLoopback;
    EXPECT_EQ(server->address().starts_with("http://127."), alone) << server->address();
    for (const char* name : {"localhost", "waves.school.example", "WAVES.school.example"}) {
        HttpClient client(server->port());
        client.send("GET /1/state HTTP/1.1\r\nHost: " + std::string(name) + ':' +
                    std::to_string(server->port()) + "\r\n\r\n");
        EXPECT_EQ(answerIn(client.read()).status, 401) << name;
    }
}

TEST(ClassServer, ListsReachableAddressesFirst) {
    const std::vector<OwnAddress> own = ownAddresses();
    EXPECT_TRUE(std::ranges::is_partitioned(own, [](const OwnAddress& each) { return !each.isLoopback; }));
    for (std::size_t i = 1; i < own.size(); ++i)
        if (own[i].isLoopback == own[i - 1].isLoopback) {
            EXPECT_GE(own[i].isIPv6, own[i - 1].isIPv6) << own[i].address;
        }
}

TEST(LastingMemory, OutlivesItsWriter) {
    const std::string name = "seiche-test-" + randomToken();
    {
        LastingMemory memory(name);
        ASSERT_EQ(memory.open(), 0);
        EXPECT_EQ(memory.text(), "");
        EXPECT_EQ(memory.add("one\ntw"), 0);
    }
    {
        LastingMemory memory(name);
        ASSERT_EQ(memory.open(), 0);
        EXPECT_EQ(memory.text(), "one\ntw");
        ASSERT_EQ(memory.goOn(), 0);
        EXPECT_EQ(memory.add("three\n"), 0);
    }
    {
        LastingMemory memory(name);
        ASSERT_EQ(memory.open(), 0);
        EXPECT_EQ(memory.text(), "one\ntw\nthree\n");
        ASSERT_EQ(memory.clear(), 0);
        EXPECT_EQ(memory.add("new"), 0);
        EXPECT_EQ(memory.text(), "new");
        memory.remove();
    }
    LastingMemory memory(name);
    ASSERT_EQ(memory.open(), 0);
    EXPECT_EQ(memory.text(), "");
    memory.remove();
}

TEST(LastingMemory, LocksOutSecondProgram) {
    const std::string name = "seiche-test-" + randomToken();
    LastingMemory first(name), second(name);
    ASSERT_EQ(first.open(), 0);
    first.add("first");
    EXPECT_EQ(second.open(), EWOULDBLOCK);
    second.remove();
    EXPECT_EQ(first.text(), "first");
    // Removed memory does not block others.
    first.remove();
    ASSERT_EQ(second.open(), 0);
    EXPECT_EQ(second.text(), "");
    second.remove();
}

TEST(LastingMemory, RefusesMemoryWithOpenPermissions) {
    const std::string name = "seiche-test-" + randomToken();
    const std::string path = '/' + name + '-' + std::to_string(::geteuid());
    const int file = ::shm_open(path.c_str(), O_RDWR | O_CREAT | O_EXCL, 0600);
    ASSERT_GE(file, 0);
    ::fchmod(file, 0644); // like memory of a different user
    EXPECT_EQ(LastingMemory(name).open(), EPERM);
    ::close(file);
    ::shm_unlink(path.c_str());
}

TEST(LastingMemory, OmitsEntryWithoutRoom) {
    const std::string name = "seiche-test-" + randomToken();
    LastingMemory memory(name);
    ASSERT_EQ(memory.open(), 0);
    rlimit before{};
    ::getrlimit(RLIMIT_FSIZE, &before);
    std::signal(SIGXFSZ, SIG_IGN);
    rlimit small = before;
    small.rlim_cur = 10;
    ::setrlimit(RLIMIT_FSIZE, &small);
    const int fits = memory.add("four\n"), tooLong = memory.add("eleven eleven\n"), again = memory.add("six\n");
    ::setrlimit(RLIMIT_FSIZE, &before);
    EXPECT_EQ(fits, 0);
    EXPECT_EQ(tooLong, EFBIG);
    EXPECT_EQ(again, 0);
    EXPECT_EQ(memory.text(), "four\nsix\n");
    memory.remove();
}

TEST(Addresses, MatchBrowserHostHeader) {
    EXPECT_EQ(hostOf("192.168.4.20", 8080), "192.168.4.20:8080");
    EXPECT_EQ(hostOf("192.168.4.20", 80), "192.168.4.20");
    EXPECT_EQ(hostOf("2001:db8::1", 8080), "[2001:db8::1]:8080");
}

TEST_F(ClassServerTest, SendsRetryAfterForTooManyCodes) {
    HttpAnswer answer;
    for (int i = 0; i < 1000 && answer.status != 429; ++i)
        answer = ask(port, "POST", "/1/join", "", R"({"code":"WRONGONE"})");
    EXPECT_EQ(answer.status, 429);
    EXPECT_NE(answer.head.find("Retry-After: "), std::string::npos) << answer.head;
}

TEST(ClassServer, AllowsOnlyOwnAddressesAndNames) {
    const auto hosts = [](const std::string& bind) {
        return allowedHosts({.bind = bind, .port = 8080, .names = {"Room-5.School.GR"}}, 8080);
    };
    const auto has = [](const std::vector<std::string>& all, const std::string& host) {
        return std::ranges::find(all, host) != all.end();
    };
    const std::vector<std::string> loopback = hosts("127.0.0.1"), any = hosts("0.0.0.0");
    for (const std::vector<std::string>& all : {loopback, any}) {
        EXPECT_TRUE(has(all, "room-5.school.gr:8080"));
        EXPECT_TRUE(has(all, "localhost:8080"));
        EXPECT_TRUE(has(all, "127.0.0.1:8080"));
        EXPECT_TRUE(has(all, "[::1]:8080"));
        for (const std::string& host : all) EXPECT_EQ(host, inSmallLetters(host));
    }
    for (const OwnAddress& own : ownAddresses()) {
        EXPECT_TRUE(has(any, hostOf(own.address, 8080))) << own.address;
        EXPECT_EQ(has(loopback, hostOf(own.address, 8080)), own.address == "127.0.0.1" || own.address == "::1")
            << own.address;
    }
}
