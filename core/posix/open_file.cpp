// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "posix/open_file.h"

#include <cerrno>
#include <charconv>
#include <cstdio>
#include <cstdlib>
#include <fcntl.h>
#include <sys/stat.h>
#include <unistd.h>
#include <utility>

namespace seiche {

namespace {

FileFacts factsIn(const struct stat& status) {
    const FileKind kind = S_ISREG(status.st_mode)   ? FileKind::regular
                          : S_ISDIR(status.st_mode) ? FileKind::folder
                                                    : FileKind::other;
    return {kind, status.st_size, static_cast<unsigned>(status.st_mode & 07777)};
}

} // namespace

OpenFile::~OpenFile() { close(); }
OpenFile::OpenFile(OpenFile&& other) noexcept : m_descriptor(std::exchange(other.m_descriptor, -1)) {}

OpenFile& OpenFile::operator=(OpenFile&& other) noexcept {
    std::swap(m_descriptor, other.m_descriptor);
    return *this;
}

OpenFile OpenFile::toRead(const std::string& path) {
    return OpenFile(::open(path.c_str(), O_RDONLY | O_CLOEXEC | O_NONBLOCK | O_NOCTTY));
}

OpenFile OpenFile::toWrite(const std::string& path) {
    return OpenFile(::open(path.c_str(), O_WRONLY | O_CLOEXEC | O_NOCTTY));
}

OpenFile OpenFile::standardOutput() {
    std::fflush(stdout); // keeps the order with previous output
    return OpenFile(::dup(STDOUT_FILENO));
}

OpenFile OpenFile::withoutName([[maybe_unused]] const std::string& folder) {
#ifdef O_TMPFILE
    // The file gets its name through this folder later.
    if (::access("/proc/self/fd", X_OK) == 0)
        return OpenFile(::open(folder.c_str(), O_TMPFILE | O_WRONLY | O_CLOEXEC, 0600));
#endif
    return {};
}

OpenFile OpenFile::withNewName(std::string& name) { return OpenFile(::mkstemp(name.data())); }

std::optional<FileFacts> OpenFile::facts() const {
    struct stat status;
    if (::fstat(m_descriptor, &status) != 0) return std::nullopt;
    return factsIn(status);
}

std::optional<std::size_t> OpenFile::read(char* to, std::size_t max) {
    ssize_t got;
    do got = ::read(m_descriptor, to, max);
    while (got < 0 && errno == EINTR);
    if (got < 0) return std::nullopt;
    return static_cast<std::size_t>(got);
}

bool OpenFile::write(std::string_view bytes) {
    while (!bytes.empty()) {
        const ssize_t written = ::write(m_descriptor, bytes.data(), bytes.size());
        if (written > 0) bytes.remove_prefix(static_cast<std::size_t>(written));
        else if (written == 0) {
            errno = ENOSPC;
            return false;
        } else if (errno != EINTR) return false;
    }
    return true;
}

bool OpenFile::setMode(unsigned mode) { return ::fchmod(m_descriptor, static_cast<mode_t>(mode)) == 0; }
bool OpenFile::sync() { return ::fsync(m_descriptor) == 0; }

bool OpenFile::giveName(const std::string& name) {
    const std::string unnamed = "/proc/self/fd/" + std::to_string(m_descriptor);
    return ::linkat(AT_FDCWD, unnamed.c_str(), AT_FDCWD, name.c_str(), AT_SYMLINK_FOLLOW) == 0;
}

bool OpenFile::close() {
    const int descriptor = std::exchange(m_descriptor, -1);
    return descriptor < 0 || ::close(descriptor) == 0;
}

std::optional<FileFacts> factsOf(const std::string& path) {
    struct stat status;
    if (::stat(path.c_str(), &status) != 0) return std::nullopt;
    return factsIn(status);
}

bool mayWrite(const std::string& path) { return ::access(path.c_str(), W_OK) == 0; }

bool makeNewFolder(std::string& name) { return ::mkdtemp(name.data()) != nullptr; }

// Reads /proc if available: umask() can only be queried by setting it, which would briefly make
// new files of other threads accessible to everybody.
unsigned creationMask() {
    char text[2048];
    OpenFile file = OpenFile::toRead("/proc/self/status");
    const std::string_view status(text, file.isOpen() ? file.read(text, sizeof text).value_or(0) : 0);
    constexpr std::string_view label = "\nUmask:\t";
    if (const std::size_t at = status.find(label); at != status.npos) {
        unsigned mask = 0;
        const char* first = status.data() + at + label.size();
        if (std::from_chars(first, status.data() + status.size(), mask, 8).ec == std::errc()) return mask;
    }
    const mode_t mask = ::umask(0);
    ::umask(mask);
    return mask;
}

long processNumber() { return ::getpid(); }

} // namespace seiche
