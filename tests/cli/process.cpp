// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "cli/process.h"

#include <chrono>
#include <csignal>
#include <cstdio>
#include <fcntl.h>
#include <spawn.h>
#include <sys/resource.h>
#include <sys/wait.h>
#include <thread>
#include <unistd.h>

extern char** environ;

namespace {

// Output goes to unnamed files: a pipe could fill up.
int unnamedFile() {
    FILE* file = std::tmpfile();
    const int copy = ::dup(::fileno(file));
    std::fclose(file);
    return copy;
}

std::string readAll(int file) {
    std::string text;
    char part[4096];
    ::lseek(file, 0, SEEK_SET);
    for (ssize_t got; (got = ::read(file, part, sizeof part)) > 0;)
        text.append(part, static_cast<std::size_t>(got));
    ::close(file);
    return text;
}

} // namespace

Finished runCli(const std::vector<std::string>& arguments) {
    std::vector<std::string> words{SEICHE_CLI};
    words.insert(words.end(), arguments.begin(), arguments.end());
    std::vector<char*> pointers;
    for (std::string& word : words) pointers.push_back(word.data());
    pointers.push_back(nullptr);

    const int out = unnamedFile(), err = unnamedFile();
    posix_spawn_file_actions_t actions;
    posix_spawn_file_actions_init(&actions);
    posix_spawn_file_actions_addopen(&actions, 0, "/dev/null", O_RDONLY, 0);
    posix_spawn_file_actions_adddup2(&actions, out, 1);
    posix_spawn_file_actions_adddup2(&actions, err, 2);
    const auto start = std::chrono::steady_clock::now();
    pid_t child = 0;
    const int failed = posix_spawn(&child, SEICHE_CLI, &actions, nullptr, pointers.data(), environ);
    posix_spawn_file_actions_destroy(&actions);

    Finished finished;
    int status = 0;
    struct rusage usage = {};
    const auto elapsed = [&] {
        return std::chrono::duration<double>(std::chrono::steady_clock::now() - start).count();
    };
    while (failed == 0 && ::wait4(child, &status, WNOHANG, &usage) == 0) {
        if (elapsed() > 60) ::kill(child, SIGKILL);
        std::this_thread::sleep_for(std::chrono::milliseconds(1));
    }
    finished.seconds = elapsed();
    if (failed == 0) finished.status = WIFEXITED(status) ? WEXITSTATUS(status) : 128 + WTERMSIG(status);
    finished.peakKilobytes = usage.ru_maxrss;
    for (const timeval& part : {usage.ru_utime, usage.ru_stime})
        finished.processorSeconds +=
            static_cast<double>(part.tv_sec) + 1e-6 * static_cast<double>(part.tv_usec);
    finished.out = readAll(out);
    finished.err = readAll(err);
    return finished;
}
