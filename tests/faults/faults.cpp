// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later

// Preloaded into a tested program (LD_PRELOAD). The environment arms faults from the start,
// without `faultsArm`:
//   SEICHE_FAULT_FOLDER, SEICHE_FAULT_AT, SEICHE_FAULT_ERROR, SEICHE_FAULT_ONCE   arguments of
// `faultsArm`
//   SEICHE_FAULT_SIGN   a file that is created when a call fails
//   SEICHE_FAULT_HOST   simulated name of this computer, for a shared folder
#include "faults.h"

#include <atomic>
#include <cerrno>
#include <cmath>
#include <cstdarg>
#include <cstdio>
#include <cstdlib>
#include <cstring>
#include <ctime>
#include <dlfcn.h>
#include <fcntl.h>
#include <mutex>
#include <poll.h>
#include <sys/file.h>
#include <sys/stat.h>
#include <sys/syscall.h>
#include <sys/time.h>
#include <sys/uio.h>
#include <sys/utsname.h>
#include <unistd.h>

namespace {

char folder[4096];
std::atomic<long> at = 0;
std::atomic<int> error = 0;
std::atomic<bool> goesOn = false;
std::atomic<bool> struck = false;

/// Returns the original function that this library replaces.
template <class Function>
Function* next(const char* name) {
    return reinterpret_cast<Function*>(::dlsym(RTLD_NEXT, name));
}

// Counts a call. Returns whether to fail, with errno.
bool fails(const char* path) {
    if (at == 0 || !path) return false;
    const std::size_t length = std::strlen(folder);
    if (std::strncmp(path, folder, length) != 0 || (path[length] != '/' && path[length] != '\0')) return false;
    const long left = at.load();
    if (left > 1) {
        --at;
        return false;
    }
    if (!goesOn) at = 0;
    if (!struck.exchange(true))
        if (const char* sign = std::getenv("SEICHE_FAULT_SIGN"))
            ::syscall(SYS_close, ::syscall(SYS_openat, AT_FDCWD, sign, O_CREAT | O_WRONLY, 0600));
    errno = error;
    return true;
}

bool fails(int file) {
    if (at == 0) return false;
    const int before = errno;
    const int mode = ::fcntl(file, F_GETFL);
    char link[64], path[4096];
    std::snprintf(link, sizeof link, "/proc/self/fd/%d", file);
    const ssize_t length =
        mode < 0 || (mode & O_ACCMODE) == O_RDONLY ? -1 : ::readlink(link, path, sizeof path - 1);
    errno = before;
    if (length <= 0) return false;
    path[length] = '\0';
    return fails(path);
}

bool makes(int flags) { return (flags & O_CREAT) || (flags & O_TMPFILE) == O_TMPFILE; }

// Armed before main, so that startup is covered too.
struct FromEnvironment {
    FromEnvironment() {
        const char* where = std::getenv("SEICHE_FAULT_FOLDER");
        const char* which = std::getenv("SEICHE_FAULT_AT");
        const char* what = std::getenv("SEICHE_FAULT_ERROR");
        if (where && which && what)
            faultsArm(where, std::atol(which), std::atoi(what), !std::getenv("SEICHE_FAULT_ONCE"));
    }
} const fromEnvironment;

// --- Clock state ---

std::mutex ticking;
std::atomic<bool> isOwnTime = false;
double speed = 1.0;
double trueStart = 0.0; ///< when the current speed began
double ownStart = 0.0;
double dayJump = 0.0;

double trueSeconds() {
    timespec now = {};
    ::syscall(SYS_clock_gettime, CLOCK_MONOTONIC, &now);
    return static_cast<double>(now.tv_sec) + 1e-9 * static_cast<double>(now.tv_nsec);
}

double ownSeconds() { return ownStart + (trueSeconds() - trueStart) * speed; }

void put(double seconds, timespec* into) {
    into->tv_sec = static_cast<time_t>(std::floor(seconds));
    into->tv_nsec = static_cast<long>(1e9 * (seconds - std::floor(seconds)));
}

bool isSteady(clockid_t clock) {
    return clock == CLOCK_MONOTONIC || clock == CLOCK_MONOTONIC_COARSE || clock == CLOCK_MONOTONIC_RAW ||
           clock == CLOCK_BOOTTIME;
}

} // namespace

extern "C" {

void faultsArm(const char* under, long count, int number, bool on) {
    at = 0;
    std::snprintf(folder, sizeof folder, "%s", under);
    error = number;
    goesOn = on;
    struck = false;
    at = count;
}

bool faultsStruck(void) { return struck; }

void faultsClock(double times, double steadySeconds, double daySeconds) {
    const std::lock_guard lock(ticking);
    const double now = isOwnTime ? ownSeconds() : trueSeconds();
    trueStart = trueSeconds();
    ownStart = now + steadySeconds;
    speed = times;
    dayJump += daySeconds;
    isOwnTime = true;
}

// --- Files ---

int open(const char* path, int flags, ...) {
    va_list rest;
    va_start(rest, flags);
    const mode_t mode = makes(flags) ? va_arg(rest, mode_t) : 0;
    va_end(rest);
    if (makes(flags) && fails(path)) return -1;
    return next<int(const char*, int, ...)>("open")(path, flags, mode);
}

int open64(const char* path, int flags, ...) {
    va_list rest;
    va_start(rest, flags);
    const mode_t mode = makes(flags) ? va_arg(rest, mode_t) : 0;
    va_end(rest);
    if (makes(flags) && fails(path)) return -1;
    return next<int(const char*, int, ...)>("open64")(path, flags, mode);
}

int openat(int place, const char* path, int flags, ...) {
    va_list rest;
    va_start(rest, flags);
    const mode_t mode = makes(flags) ? va_arg(rest, mode_t) : 0;
    va_end(rest);
    if (makes(flags) && fails(path)) return -1;
    return next<int(int, const char*, int, ...)>("openat")(place, path, flags, mode);
}

int mkstemp(char* path) { return fails(path) ? -1 : next<int(char*)>("mkstemp")(path); }
int mkstemp64(char* path) { return fails(path) ? -1 : next<int(char*)>("mkstemp64")(path); }
int mkdir(const char* path, mode_t mode) {
    return fails(path) ? -1 : next<int(const char*, mode_t)>("mkdir")(path, mode);
}

FILE* fopen(const char* path, const char* mode) {
    if (mode[0] != 'r' && fails(path)) return nullptr;
    return next<FILE*(const char*, const char*)>("fopen")(path, mode);
}

FILE* fopen64(const char* path, const char* mode) {
    if (mode[0] != 'r' && fails(path)) return nullptr;
    return next<FILE*(const char*, const char*)>("fopen64")(path, mode);
}

// A disk that fills up accepts the first bytes.
ssize_t write(int file, const void* bytes, size_t count) {
    static auto* const write = next<ssize_t(int, const void*, size_t)>("write");
    if (!fails(file)) return write(file, bytes, count);
    const int number = errno;
    if (number == ENOSPC && goesOn && count > 1) return write(file, bytes, count / 2);
    return -1;
}

ssize_t writev(int file, const iovec* parts, int count) {
    return fails(file) ? -1 : next<ssize_t(int, const iovec*, int)>("writev")(file, parts, count);
}

ssize_t pwrite64(int file, const void* bytes, size_t count, off64_t place) {
    return fails(file)
               ? -1
               : next<ssize_t(int, const void*, size_t, off64_t)>("pwrite64")(file, bytes, count, place);
}

int ftruncate64(int file, off64_t length) noexcept {
    return fails(file) ? -1 : next<int(int, off64_t)>("ftruncate64")(file, length);
}

int fsync(int file) { return fails(file) ? -1 : next<int(int)>("fsync")(file); }
int fdatasync(int file) { return fails(file) ? -1 : next<int(int)>("fdatasync")(file); }

// Servers may report a full disk only on close.
int close(int file) {
    static auto* const close = next<int(int)>("close");
    if (!fails(file)) return close(file);
    const int number = errno;
    close(file);
    errno = number;
    return -1;
}

int link(const char* from, const char* to) noexcept {
    return fails(to) ? -1 : next<int(const char*, const char*)>("link")(from, to);
}

int linkat(int place, const char* from, int other, const char* to, int flags) noexcept {
    return fails(to)
               ? -1
               : next<int(int, const char*, int, const char*, int)>("linkat")(place, from, other, to, flags);
}

int rename(const char* from, const char* to) noexcept {
    return fails(to) ? -1 : next<int(const char*, const char*)>("rename")(from, to);
}

int renameat2(int place, const char* from, int other, const char* to, unsigned flags) noexcept {
    return fails(to) ? -1
                     : next<int(int, const char*, int, const char*, unsigned)>("renameat2")(place, from, other,
                                                                                            to, flags);
}

// --- Clocks ---

int clock_gettime(clockid_t clock, timespec* into) noexcept {
    if (isOwnTime && isSteady(clock)) {
        const std::lock_guard lock(ticking);
        put(ownSeconds(), into);
        return 0;
    }
    const int answer = static_cast<int>(::syscall(SYS_clock_gettime, clock, into));
    if (answer == 0 && isOwnTime && (clock == CLOCK_REALTIME || clock == CLOCK_REALTIME_COARSE))
        into->tv_sec += static_cast<time_t>(dayJump);
    return answer;
}

int poll(pollfd* files, nfds_t count, int milliseconds) {
    if (isOwnTime && milliseconds > 0) milliseconds = static_cast<int>(std::ceil(milliseconds / speed));
    return next<int(pollfd*, nfds_t, int)>("poll")(files, count, milliseconds);
}

int ppoll(pollfd* files, nfds_t count, const timespec* timeout, const sigset_t* mask) {
    timespec shorter = {};
    if (isOwnTime && timeout) {
        put((static_cast<double>(timeout->tv_sec) + 1e-9 * static_cast<double>(timeout->tv_nsec)) / speed,
            &shorter);
        timeout = &shorter;
    }
    return next<int(pollfd*, nfds_t, const timespec*, const sigset_t*)>("ppoll")(files, count, timeout, mask);
}

// --- Computer ---

int gethostname(char* name, size_t length) noexcept {
    if (const char* other = std::getenv("SEICHE_FAULT_HOST")) {
        std::snprintf(name, length, "%s", other);
        return 0;
    }
    return next<int(char*, size_t)>("gethostname")(name, length);
}

// Locks of a vanished computer do not reach other computers.
int flock(int file, int operation) noexcept {
    if (std::getenv("SEICHE_FAULT_HOST")) return 0;
    return next<int(int, int)>("flock")(file, operation);
}

int uname(utsname* into) noexcept {
    const int answer = next<int(utsname*)>("uname")(into);
    if (const char* other = std::getenv("SEICHE_FAULT_HOST"); other && answer == 0)
        std::snprintf(into->nodename, sizeof into->nodename, "%s", other);
    return answer;
}

} // extern "C"
