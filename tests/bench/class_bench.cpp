// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later

// class_bench [--beside PROGRAM] [PHONES [SECONDS]]: simulates a class of phones on the loopback.
// Each phone polls the state and sends a point with its run every five seconds. The benchmark
// counts and times the answers and reads the memory of the server.
// The server is `seiche-cli class`, or PROGRAM, whose only argument is the path of its table.
// Fails if a point is lost.
#include "files/experiment_file.h"
#include "files/presets.h"
#include "run/pacer.h"
#include "run/simulation.h"
#include "study/resonance_meter.h"

#include <algorithm>
#include <arpa/inet.h>
#include <chrono>
#include <cmath>
#include <csignal>
#include <cstdio>
#include <cstdlib>
#include <deque>
#include <fcntl.h>
#include <fstream>
#include <iterator>
#include <memory>
#include <netinet/in.h>
#include <poll.h>
#include <string>
#include <sys/socket.h>
#include <sys/wait.h>
#include <thread>
#include <unistd.h>
#include <vector>

using namespace seiche;

namespace {

constexpr double betweenPoints = 5.0; // seconds
constexpr double promptly = 0.05;

using Clock = std::chrono::steady_clock;

double seconds() {
    static const Clock::time_point began = Clock::now();
    return std::chrono::duration<double>(Clock::now() - began).count();
}

[[noreturn]] void fail(const std::string& why) {
    std::fprintf(stderr, "class_bench: %s\n", why.c_str());
    std::exit(1);
}

/// The server process, started as a teacher starts it.
class Server {
public:
    /// `command`: program and arguments, the path of the table last.
    explicit Server(std::vector<std::string> command) : m_points(command.back()) {
        int out[2];
        if (::pipe(out) != 0) fail("no pipe");
        m_process = ::fork();
        if (m_process == 0) {
            ::dup2(out[1], STDOUT_FILENO);
            ::close(out[0]);
            ::close(out[1]);
            std::vector<char*> words;
            for (std::string& word : command) words.push_back(word.data());
            words.push_back(nullptr);
            ::execv(words.front(), words.data());
            ::_exit(127);
        }
        ::close(out[1]);
        m_sentence = out[0];
        std::string line;
        for (char letter; line.find('\n') == line.npos && ::read(m_sentence, &letter, 1) == 1;) line += letter;
        const std::size_t space = line.find(' '), colon = line.rfind(':', space);
        if (colon == line.npos || space == line.npos) fail("the server does not start");
        m_port = std::atoi(line.c_str() + colon + 1);
        m_code = line.substr(space + 1, 4);
    }

    int port() const { return m_port; }
    const std::string& code() const { return m_code; }

    double megabytes() const {
        std::ifstream statm("/proc/" + std::to_string(m_process) + "/statm");
        double whole = 0.0, resident = 0.0;
        statm >> whole >> resident;
        return resident * static_cast<double>(::sysconf(_SC_PAGESIZE)) / 1e6;
    }

    // Ends the server and returns the number of table rows.
    std::size_t end() const {
        ::kill(m_process, SIGTERM);
        std::fflush(stdout);
        char some[4096];
        for (ssize_t count; (count = ::read(m_sentence, some, sizeof some)) > 0;)
            std::fwrite(some, 1, static_cast<std::size_t>(count), stdout);
        int status = 0;
        ::waitpid(m_process, &status, 0);
        if (!WIFEXITED(status) || WEXITSTATUS(status) != 0) fail("the server has not ended well");
        std::ifstream table(m_points);
        const auto lines = std::count(std::istreambuf_iterator<char>(table), {}, '\n');
        std::remove(m_points.c_str());
        return static_cast<std::size_t>(lines - 1);
    }

private:
    std::string m_points;
    std::string m_code;
    pid_t m_process = 0;
    int m_sentence = -1;
    int m_port = 0;
};

/// A connection that sends one request at a time.
class Line {
public:
    explicit Line(int port) : m_socket(::socket(AF_INET, SOCK_STREAM, 0)) {
        sockaddr_in address{};
        address.sin_family = AF_INET;
        address.sin_port = htons(static_cast<std::uint16_t>(port));
        address.sin_addr.s_addr = htonl(INADDR_LOOPBACK);
        if (::connect(m_socket, reinterpret_cast<const sockaddr*>(&address), sizeof address) != 0)
            fail("cannot connect");
    }
    ~Line() { ::close(m_socket); }
    Line(const Line&) = delete;
    Line& operator=(const Line&) = delete;

    int socket() const { return m_socket; }
    bool waits() const { return m_waits; }
    double askedAt() const { return m_askedAt; }

    void ask(const std::string& request) {
        m_answer.clear();
        m_waits = true;
        m_askedAt = seconds();
        for (std::size_t sent = 0; sent < request.size();) {
            const ssize_t some = ::send(m_socket, request.data() + sent, request.size() - sent, MSG_NOSIGNAL);
            if (some <= 0) fail("the server has ended a connection");
            sent += static_cast<std::size_t>(some);
        }
    }

    // Reads bytes. Returns the HTTP status, 0 if incomplete.
    int read() {
        char some[65536];
        const ssize_t count = ::recv(m_socket, some, sizeof some, 0);
        if (count <= 0) fail("the server has ended a connection");
        m_answer.append(some, static_cast<std::size_t>(count));
        const std::size_t end = m_answer.find("\r\n\r\n");
        if (end == m_answer.npos) return 0;
        const std::size_t length = m_answer.find("Content-Length: ");
        if (length < end &&
            m_answer.size() < end + 4 + std::strtoul(m_answer.c_str() + length + 16, nullptr, 10))
            return 0;
        m_waits = false;
        return std::atoi(m_answer.c_str() + 9);
    }

    const std::string& answer() const { return m_answer; }

private:
    int m_socket;
    bool m_waits = false;
    double m_askedAt = 0.0;
    std::string m_answer;
};

// Returns a measured point and its run as JSON members.
std::string pointWithRun(double interval, int taps) {
    Simulation run(*loadPreset("string"));
    ResonanceMeter meter;
    meter.watch(run);
    for (int i = 0; i < taps; ++i) {
        const std::int64_t at = std::llround(interval * i);
        while (run.frame() < at) {
            run.advance(std::min(stepsBetweenSamples(run.settings()), at - run.frame()));
            meter.sample(run);
        }
        const Pull pull = run.settings().pullWith;
        meter.tap(run, pull);
        run.apply(pull);
        meter.sample(run);
    }
    const ResonancePoint& point = meter.log().points().back();
    return "\"hz\":" + std::to_string(point.hertz) +
           ",\"amplitude\":" + std::to_string(point.amplitude / point.onePull) +
           ",\"taps\":" + std::to_string(point.taps) + ",\"run\":" + writeExperiment(run.asExperiment());
}

/// A phone that has joined.
class Phone {
public:
    Phone(const Server& server, int number, int phones)
        : news(server.port()), points(server.port()), m_port(server.port()),
          m_next(seconds() + betweenPoints * number / phones) {
        int status = 0;
        // The server limits the rate of joins from one address.
        for (int tries = 0; status != 200 && tries < 10; ++tries) {
            if (status == 503) std::this_thread::sleep_for(std::chrono::seconds(1));
            points.ask(request("POST", "/1/join", "{\"code\":\"" + server.code() + "\"}"));
            for (status = 0; status == 0;) status = points.read();
        }
        if (status != 200) fail("a phone could not join: " + points.answer());
        const std::size_t token = points.answer().find("\"token\": \"");
        m_token = points.answer().substr(token + 10, 32);
        news.ask(request("GET", "/1/state?after=1", ""));
    }

    void sendIfDue(const std::vector<std::string>& measured) {
        if (seconds() < m_next || points.waits()) return;
        m_next += betweenPoints;
        ++sent;
        points.ask(request("POST", "/1/point",
                           "{\"id\":" + std::to_string(sent) + ',' +
                               measured[static_cast<std::size_t>(sent) % measured.size()] + '}'));
    }

    void askForNews() { news.ask(request("GET", "/1/state?after=1", "")); }

    Line news;
    Line points;
    int sent = 0;

private:
    std::string request(const std::string& method, const std::string& path, const std::string& body) const {
        return method + ' ' + path + " HTTP/1.1\r\nHost: 127.0.0.1:" + std::to_string(m_port) +
               "\r\nAuthorization: Bearer " + m_token + "\r\nContent-Length: " + std::to_string(body.size()) +
               "\r\n\r\n" + body;
    }

    int m_port;
    double m_next;
    std::string m_token = "none";
};

double share(const std::vector<double>& sorted, double part) {
    return sorted.empty() ? 0.0
                          : sorted[static_cast<std::size_t>(part * static_cast<double>(sorted.size() - 1))];
}

} // namespace

int main(int argc, char** argv) {
    std::vector<std::string> words(argv + 1, argv + argc);
    std::vector<std::string> command{SEICHE_CLI, "class", "--bind", "127.0.0.1", "--port", "0", "--points"};
    if (words.size() >= 2 && words[0] == "--beside") {
        command = {words[1]};
        words.erase(words.begin(), words.begin() + 2);
    }
    const int count = words.empty() ? 300 : std::atoi(words[0].c_str());
    const double lasts = words.size() < 2 ? 60.0 : std::atof(words[1].c_str());
    if (count < 1 || count > 300 || !(lasts > 0.0) || words.size() > 2)
        fail("say class_bench [--beside PROGRAM] [PHONES [SECONDS]], at most 300 phones");

    std::vector<std::string> measured;
    for (int i = 0; i < 16; ++i) measured.push_back(pointWithRun(580.0 + 9.3 * i, 5 + i));
    command.push_back("class_bench." + std::to_string(::getpid()) + ".csv");
    const Server server(std::move(command));
    const double before = server.megabytes();
    std::deque<Phone> phones;
    for (int i = 0; i < count; ++i) phones.emplace_back(server, i, count);

    std::vector<double> times;
    std::size_t refused = 0;
    std::vector<pollfd> watched;
    for (Phone& phone : phones) {
        watched.push_back({phone.news.socket(), POLLIN, 0});
        watched.push_back({phone.points.socket(), POLLIN, 0});
    }
    const auto isDone = [&] {
        return std::ranges::none_of(phones, [](const Phone& phone) { return phone.points.waits(); });
    };
    double max = before;
    for (const double end = seconds() + lasts; seconds() < end || !isDone();) {
        if (seconds() > end + 30.0) fail("points are not answered");
        if (seconds() < end)
            for (Phone& phone : phones) phone.sendIfDue(measured);
        if (::poll(watched.data(), watched.size(), 2) <= 0) continue;
        for (std::size_t i = 0; i < watched.size(); ++i) {
            if (!(watched[i].revents & (POLLIN | POLLHUP))) continue;
            Phone& phone = phones[i / 2];
            if (i % 2 == 0) {
                if (phone.news.read() != 0) phone.askForNews();
            } else if (const int status = phone.points.read(); status != 0) {
                times.push_back(seconds() - phone.points.askedAt());
                if (status != 204) ++refused;
            }
        }
        max = std::max(max, server.megabytes());
    }
    const double after = server.megabytes();
    std::size_t sent = 0;
    for (const Phone& phone : phones) sent += static_cast<std::size_t>(phone.sent);
    std::printf("%d phones, a point with its run every %g s each, for %g s\n", count, betweenPoints, lasts);
    const std::size_t kept = server.end();
    std::ranges::sort(times);
    const auto soon = std::ranges::upper_bound(times, promptly) - times.begin();
    std::printf("points: %zu sent, %zu refused, %zu on the chart, %zu lost\n", sent, refused, kept,
                sent - refused - kept);
    std::printf(
        "answered after: %.1f ms (half of them), %.1f ms (95 %%), %.1f ms (all); %.2f %% within %.0f ms\n",
        1e3 * share(times, 0.5), 1e3 * share(times, 0.95), 1e3 * share(times, 1.0),
        100.0 * static_cast<double>(soon) / static_cast<double>(std::max<std::size_t>(1, times.size())),
        1e3 * promptly);
    std::printf("memory: %.1f MB before phones came, %.1f MB at most, %.1f MB at the end, %.1f MB more\n",
                before, max, after, after - before);
    return sent == kept ? 0 : 1;
}
