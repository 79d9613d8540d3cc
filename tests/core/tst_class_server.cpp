// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "classroom/secrets.h"
#include "core/http_client.h"
#include "files/json_value.h"
#include "files/presets.h"
#include "network/addresses.h"
#include "network/allowed_hosts.h"
#include "network/class_server.h"
#include "network/page_files.h"
#include "posix/lasting_memory.h"
#include "posix/own_addresses.h"

#include <algorithm>
#include <atomic>
#include <chrono>
#include <gtest/gtest.h>
#include <thread>
#include <vector>

using namespace seiche;
using namespace std::chrono_literals;

namespace {

/// A class on the loopback.
class ClassServerTest : public testing::Test {
protected:
    void SetUp() override {
        auto started = ClassServer::start(*loadPreset("string"), {"127.0.0.1", 0, {}, false});
        if (const Message* why = std::get_if<Message>(&started)) FAIL() << sentence(*why);
        server = std::move(std::get<0>(started));
        port = server->port();
        server->with([&](const Classroom& room) { code = room.code(); });
    }
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

TEST_F(ClassServerTest, APointGoesFromAPhoneToTheChart) {
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

TEST_F(ClassServerTest, SeveralRequestsFollowEachOtherOnAConnection) {
    const std::string token = join();
    HttpClient phone(port);
    for (int i = 0; i < 5; ++i) {
        phone.send(requestOf("POST", "/1/point", port, token, R"({"hz":1,"amplitude":2,"taps":5})"));
        EXPECT_EQ(answerIn(phone.read()).status, 204);
    }
    EXPECT_EQ(points(), 5u);
}

TEST_F(ClassServerTest, WhoWaitsHearsOfAChangeAtOnce) {
    const std::string token = join();
    HttpClient phone(port);
    phone.send(requestOf("GET", "/1/state?after=1", port, token, ""));
    EXPECT_EQ(phone.read(0.3), "") << "nothing has changed yet";
    const auto began = std::chrono::steady_clock::now();
    server->with([](Classroom& room) { room.freeze(true); });
    const HttpAnswer answer = answerIn(phone.read());
    EXPECT_EQ(answer.status, 200);
    EXPECT_NE(answer.body.find("\"frozen\": true"), std::string::npos) << answer.body;
    EXPECT_LT(std::chrono::steady_clock::now() - began, 20s); // not only when the wait is over
    // One who is sent out hears of it, too.
    phone.send(requestOf("GET", "/1/state?after=2", port, token, ""));
    EXPECT_EQ(phone.read(0.3), "");
    server->with([](Classroom& room) { room.kick(0); });
    EXPECT_EQ(answerIn(phone.read()).status, 403);
}

TEST_F(ClassServerTest, OfOneStudentTwoWait) {
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

TEST_F(ClassServerTest, EveryAnswerKeepsOtherPagesAway) {
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

TEST_F(ClassServerTest, ServesThePageAndNoOtherFile) {
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

TEST_F(ClassServerTest, LargeBodiesAreRefused) {
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
    // One that does not say how much it will be is cut off.
    HttpClient endless(port);
    endless.send("POST /1/point HTTP/1.1\r\nHost: 127.0.0.1:" + std::to_string(port) +
                 "\r\nTransfer-Encoding: chunked\r\n\r\n");
    const std::string chunk = "10000\r\n" + std::string(0x10000, 'x') + "\r\n";
    int chunks = 0;
    while (chunks < 1000 && endless.send(chunk)) ++chunks;
    EXPECT_LT(chunks, 1000);
    EXPECT_EQ(points(), 1u);
}

TEST_F(ClassServerTest, HostileClientsLoseNobodyElsesPoints) {
    std::vector<std::string> tokens;
    for (int i = 0; i < 5; ++i) tokens.push_back(join());
    std::atomic<bool> ends = false;
    std::vector<std::thread> hostile;
    // Half a request and no more, again and again.
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
    // Bytes that are no request at all.
    hostile.emplace_back([&] {
        while (!ends) {
            HttpClient client(port);
            for (int i = 0; i < 20; ++i) client.send(randomToken() + '\0' + randomToken());
        }
    });
    // Codes that are guessed, tokens that are guessed, tokens of others that are used as one's own.
    hostile.emplace_back([&] {
        while (!ends) {
            ask(port, "POST", "/1/join", "", R"({"code":"AAAA"})");
            ask(port, "POST", "/1/point", randomToken(), R"({"hz":1,"amplitude":2,"taps":5})");
            ask(port, "POST", "/1/point", tokens[4], std::string(70000, '{'));
        }
    });
    for (int id = 0; id < 20; ++id) {
        for (std::size_t i = 0; i < 4; ++i) EXPECT_EQ(sendPoint(tokens[i], 1.0 + id, id).status, 204) << id;
        std::this_thread::sleep_for(100ms); // each of them at most ten times a second
    }
    ends = true;
    for (std::thread& each : hostile) each.join();
    EXPECT_EQ(points(), 80u);
}

TEST_F(ClassServerTest, WhoNeverFinishesIsCutOff) {
    HttpClient slow(port);
    slow.send("POST /1/join HTTP/1.1\r\nHost: x\r\n");
    const auto began = std::chrono::steady_clock::now();
    while (slow.send("X-A: b\r\n") && std::chrono::steady_clock::now() - began < 40s) {
        if (slow.isClosedWithin(0.5)) break;
    }
    EXPECT_LT(std::chrono::steady_clock::now() - began, 30s);
    EXPECT_EQ(ask(port, "GET", "/1/state").status, 401);
}

TEST_F(ClassServerTest, ARunIsCheckedBesides) {
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

TEST(ClassServer, SaysWhyItCannotListen) {
    auto first = ClassServer::start(*loadPreset("string"), {"127.0.0.1", 0, {}, false});
    const int port = std::get<0>(first)->port();
    auto second = ClassServer::start(*loadPreset("string"), {"127.0.0.1", port, {}, false});
    ASSERT_TRUE(std::holds_alternative<Message>(second));
    EXPECT_EQ(sentence(std::get<Message>(second)),
              "cannot listen at 127.0.0.1:" + std::to_string(port) + ": Address already in use");
    for (const char* bind : {"school", "", "300.1.1.1", "127.0.0.1 "}) {
        auto nowhere = ClassServer::start(*loadPreset("string"), {bind, 0, {}, false});
        ASSERT_TRUE(std::holds_alternative<Message>(nowhere)) << bind;
        EXPECT_NE(sentence(std::get<Message>(nowhere)).find("is no address of this computer"),
                  std::string::npos);
    }
}

TEST(ClassServer, ListensAtAllAddressesAndNamesOneForPhones) {
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

TEST(ClassServer, AddressesThatOthersCanReachComeFirst) {
    const std::vector<OwnAddress> own = ownAddresses();
    EXPECT_TRUE(std::ranges::is_partitioned(own, [](const OwnAddress& each) { return !each.isLoopback; }));
    for (std::size_t i = 1; i < own.size(); ++i)
        if (own[i].isLoopback == own[i - 1].isLoopback) {
            EXPECT_GE(own[i].isIPv6, own[i - 1].isIPv6) << own[i].address;
        }
}

TEST(LastingMemory, OutlivesWhoWroteIt) {
    const std::string name = "seiche-test-" + randomToken();
    EXPECT_EQ(LastingMemory(name).left(), std::nullopt);
    EXPECT_FALSE(LastingMemory(name).goOn());
    {
        LastingMemory memory(name);
        ASSERT_TRUE(memory.begin());
        memory.add("one\ntw");
    }
    {
        LastingMemory memory(name);
        EXPECT_EQ(memory.left(), "one\ntw");
        ASSERT_TRUE(memory.goOn());
        memory.add("three\n");
    }
    LastingMemory memory(name);
    EXPECT_EQ(memory.left(), "one\ntw\nthree\n");
    ASSERT_TRUE(memory.begin());
    EXPECT_EQ(memory.left(), "");
    memory.remove();
    EXPECT_EQ(memory.left(), std::nullopt);
}

TEST(Addresses, AreNamedAsBrowsersNameThem) {
    EXPECT_EQ(hostOf("192.168.4.20", 8080), "192.168.4.20:8080");
    EXPECT_EQ(hostOf("192.168.4.20", 80), "192.168.4.20");
    EXPECT_EQ(hostOf("2001:db8::1", 8080), "[2001:db8::1]:8080");
}

TEST_F(ClassServerTest, WhoGuessesTooOftenIsToldHowLongToWait) {
    HttpAnswer answer;
    for (int i = 0; i < 1000 && answer.status != 429; ++i)
        answer = ask(port, "POST", "/1/join", "", R"({"code":"WRONGONE"})");
    EXPECT_EQ(answer.status, 429);
    EXPECT_NE(answer.head.find("Retry-After: "), std::string::npos) << answer.head;
}

TEST(ClassServer, IsAskedByItsAddressesAndNamesAlone) {
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
