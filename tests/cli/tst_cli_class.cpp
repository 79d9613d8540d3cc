// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "cli/process.h"
#include "core/folder.h"
#include "core/http_client.h"

#include <csignal>
#include <cstdlib>
#include <fcntl.h>
#include <gtest/gtest.h>
#include <poll.h>
#include <spawn.h>
#include <string>
#include <sys/wait.h>
#include <unistd.h>
#include <utility>
#include <vector>

using namespace seiche;

namespace {

/// Running `seiche-cli class`, with pipes for input and output.
class RunningClass {
public:
    explicit RunningClass(const std::vector<std::string>& more) {
        std::vector<std::string> words{SEICHE_CLI, "class", "--bind", "127.0.0.1"};
        words.insert(words.end(), more.begin(), more.end());
        std::vector<char*> pointers;
        for (std::string& word : words) pointers.push_back(word.data());
        pointers.push_back(nullptr);
        int in[2], out[2];
        EXPECT_EQ(::pipe2(in, O_CLOEXEC), 0);
        EXPECT_EQ(::pipe2(out, O_CLOEXEC), 0);
        posix_spawn_file_actions_t actions;
        posix_spawn_file_actions_init(&actions);
        posix_spawn_file_actions_adddup2(&actions, in[0], 0);
        posix_spawn_file_actions_adddup2(&actions, out[1], 1);
        posix_spawn_file_actions_adddup2(&actions, out[1], 2);
        EXPECT_EQ(::posix_spawn(&m_child, SEICHE_CLI, &actions, nullptr, pointers.data(), ::environ), 0);
        posix_spawn_file_actions_destroy(&actions);
        ::close(in[0]);
        ::close(out[1]);
        m_in = in[1];
        m_out = out[0];
        const std::string where = line(); // http://127.0.0.1:PORT/ CODE
        if (where.starts_with("http")) {
            port = std::atoi(where.c_str() + where.rfind(':') + 1);
            code = where.substr(where.rfind(' ') + 1);
        } else first = where;
    }
    ~RunningClass() {
        if (m_child > 0) end(SIGKILL);
        stopReading();
        stopTyping();
    }
    RunningClass(const RunningClass&) = delete;
    RunningClass& operator=(const RunningClass&) = delete;

    void type(const std::string& text) {
        EXPECT_EQ(::write(m_in, text.data(), text.size()), static_cast<ssize_t>(text.size()));
    }
    /// Returns the next output line, including standard error. Empty at the end or after 30
    /// seconds.
    std::string line() {
        std::string text;
        char letter = 0;
        pollfd wanted{m_out, POLLIN, 0};
        while (::poll(&wanted, 1, 30'000) == 1 && ::read(m_out, &letter, 1) == 1 && letter != '\n')
            text += letter;
        return text;
    }
    std::string answer(const std::string& command) {
        type(command + '\n');
        return line();
    }
    void stopTyping() {
        if (m_in >= 0) ::close(std::exchange(m_in, -1));
    }
    void stopReading() {
        if (m_out >= 0) ::close(std::exchange(m_out, -1));
    }
    /// Sends `signal` and returns the exit status; 128 + signal if killed.
    int end(int signal) {
        ::kill(m_child, signal);
        int status = 0;
        ::waitpid(std::exchange(m_child, 0), &status, 0);
        return WIFEXITED(status) ? WEXITSTATUS(status) : 128 + WTERMSIG(status);
    }
    /// Joins the class. Returns the nick and the token.
    std::pair<std::string, std::string> join() const {
        const std::string body = ask(port, "POST", "/1/join", "", "{\"code\":\"" + code + "\"}").body;
        const auto member = [&](const std::string& key) {
            const std::size_t begin = body.find('"' + key + "\": \"") + key.size() + 5;
            return body.substr(begin, body.find('"', begin) - begin);
        };
        return {member("nick"), member("token")};
    }

    int port = 0;
    std::string code;
    std::string first; ///< first line of output if no class began

private:
    pid_t m_child = 0;
    int m_in = -1;
    int m_out = -1;
};

const std::string tableHead = "nick,frequency_hz,amplitude,experiment,verified\n";
constexpr char aPoint[] = R"({"hz":1,"amplitude":2,"taps":5})";

} // namespace

TEST(CliClass, WritesPointsOnEverySignal) {
    for (const int signal : {SIGTERM, SIGINT, SIGHUP}) {
        const Folder folder;
        const std::string table = folder.path("points.csv");
        RunningClass room({"--port", "0", "--points", table});
        const auto [nick, token] = room.join();
        EXPECT_EQ(ask(room.port, "POST", "/1/point", token, aPoint).status, 204);
        // Simulates a closed terminal.
        room.stopTyping();
        room.stopReading();
        EXPECT_EQ(room.end(signal), 0) << signal;
        EXPECT_EQ(textOf(table), tableHead + nick + ",1,2,A string with fixed ends,no\n");
    }
}

TEST(CliClass, ExecutesTypedCommands) {
    const Folder folder;
    const std::string table = folder.path("points.csv");
    RunningClass room({"--port", "0", "--points", table});
    EXPECT_EQ(room.answer("list"), "students in: 0");
    const auto [calm, calmToken] = room.join();
    const auto [wild, wildToken] = room.join();
    for (const std::string& token : {calmToken, wildToken})
        EXPECT_EQ(ask(room.port, "POST", "/1/point", token, aPoint).status, 204);
    EXPECT_EQ(room.answer("list"), calm + ": points 1, unverified 1");
    EXPECT_EQ(room.line(), wild + ": points 1, unverified 1");
    EXPECT_EQ(room.line(), "students in: 2");
    EXPECT_EQ(room.answer("points"), "1: " + calm + ", 1 Hz, 2 × single tap, unverified");
    EXPECT_EQ(room.line(), "2: " + wild + ", 1 Hz, 2 × single tap, unverified");
    EXPECT_EQ(room.line(), "points: 2");
    EXPECT_EQ(room.answer("  out  " + wild + " \r"), wild + " is out");
    EXPECT_NE(ask(room.port, "GET", "/1/state", wildToken).body.find("\"kicked\""), std::string::npos);
    EXPECT_EQ(room.answer("in " + wild), wild + " can come in");
    EXPECT_EQ(ask(room.port, "GET", "/1/state", wildToken).status, 200);
    EXPECT_EQ(room.answer("points"), "1: " + calm + ", 1 Hz, 2 × single tap, unverified");
    EXPECT_EQ(room.line(), "2: " + wild + ", 1 Hz, 2 × single tap, unverified");
    EXPECT_EQ(room.line(), "points: 2");
    EXPECT_EQ(room.answer("remove 2"), "point 2 is removed");
    EXPECT_EQ(room.answer("remove 2"), "there is no point \"2\"");
    EXPECT_EQ(room.answer("remove two"), "there is no point \"two\"");
    EXPECT_EQ(room.answer("back"), "point 2 is back");
    EXPECT_EQ(room.answer("back"), "no point was removed");
    EXPECT_EQ(room.answer("out " + wild), wild + " is out");
    EXPECT_EQ(room.answer("out blue whale 9"), "nobody here is called \"blue whale 9\"");
    const auto [banned, bannedToken] = room.join();
    EXPECT_EQ(room.answer("ban " + banned), banned + " is out for good");
    EXPECT_NE(ask(room.port, "GET", "/1/state", bannedToken).body.find("\"banned\""), std::string::npos);
    EXPECT_EQ(room.answer("close"), "nobody new can join");
    EXPECT_EQ(ask(room.port, "POST", "/1/join", "", "{\"code\":\"" + room.code + "\"}").status, 403);
    EXPECT_EQ(room.answer("open"), "students can join");
    room.join();
    for (const char* odd :
         {"out", "ban", "in", "remove", "points 3", "back 1", "list all", "end", "x\x1b[31m", "close the door"})
        EXPECT_EQ(room.answer(odd),
                  "commands: list, out NICK, ban NICK, in NICK, points, remove NUMBER, back, close, open")
            << odd;
    room.type("\n\nli");
    room.type("st\n");
    EXPECT_EQ(room.line(), calm + ": points 1, unverified 1");
    // The class continues after the end of its input.
    room.stopTyping();
    EXPECT_EQ(ask(room.port, "POST", "/1/point", calmToken, aPoint).status, 204);
    EXPECT_EQ(room.end(SIGTERM), 0);
    const std::string row = calm + ",1,2,A string with fixed ends,no\n";
    EXPECT_EQ(textOf(table), tableHead + row + row);
}

TEST(CliClass, ResumesOnlyWithSameExperiment) {
    int port = 0;
    std::string code;
    {
        RunningClass room({"--port", "0"});
        port = room.port;
        code = room.code;
        EXPECT_EQ(ask(port, "POST", "/1/point", room.join().second, aPoint).status, 204);
        EXPECT_EQ(room.end(SIGKILL), 128 + SIGKILL);
    }
    const std::vector<std::string> again{"--port", std::to_string(port), "--resume"};
    std::vector<std::string> other = again;
    other.insert(other.end(), {"--preset", "basin"});
    EXPECT_EQ(RunningClass(other).first, "class: the interrupted class session at 127.0.0.1:" +
                                             std::to_string(port) + " has a different experiment");
    RunningClass room(again);
    EXPECT_EQ(room.code, code);
    EXPECT_EQ(room.answer("close"), "nobody new can join") << "it goes on without a word";
    EXPECT_EQ(room.end(SIGTERM), 0);
}
