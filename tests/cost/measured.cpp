// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include <sys/resource.h>
#include <sys/wait.h>
#include <unistd.h>

#include <cstdio>
#include <cstdlib>

// measured SECONDS MEGABYTES COMMAND...: runs a command with limits on processor time and address
// space.
// Writes one line to descriptor 3: exit status (-1 if ended by a signal), signal, peak resident
// memory in kB, processor seconds.
// This program is too small to affect the peak.
int main(int count, char** arguments) {
    if (count < 4) return 2;
    const auto seconds = static_cast<rlim_t>(std::atoll(arguments[1]));
    const auto bytes = static_cast<rlim_t>(std::atoll(arguments[2])) * 1'000'000;
    const pid_t child = fork();
    if (child < 0) return 2;
    if (child == 0) {
        const rlimit time{seconds, seconds + 1}, memory{bytes, bytes}, none{0, 0};
        setrlimit(RLIMIT_CPU, &time);
        setrlimit(RLIMIT_AS, &memory);
        setrlimit(RLIMIT_CORE, &none);
        close(3);
        execvp(arguments[3], arguments + 3);
        _exit(127);
    }
    int status = 0;
    rusage usage{};
    if (wait4(child, &status, 0, &usage) != child) return 2;
    const auto secondsOf = [](const timeval& time) {
        return static_cast<double>(time.tv_sec) + 1e-6 * static_cast<double>(time.tv_usec);
    };
    char line[128];
    const int length =
        std::snprintf(line, sizeof line, "%d %d %ld %.4f\n", WIFEXITED(status) ? WEXITSTATUS(status) : -1,
                      WIFSIGNALED(status) ? WTERMSIG(status) : 0, usage.ru_maxrss,
                      secondsOf(usage.ru_utime) + secondsOf(usage.ru_stime));
    return write(3, line, static_cast<std::size_t>(length)) == length ? 0 : 2;
}
