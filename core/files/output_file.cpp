// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "files/output_file.h"

#include "files/system_message.h"

#include <cerrno>
#include <charconv>
#include <cstdio>
#include <cstdlib>
#include <cstring>
#include <fcntl.h>
#include <sys/stat.h>
#include <unistd.h>

namespace seiche {

namespace {

constexpr std::size_t bufferBytes = 1 << 16;

std::string folderOf(const std::string& path) {
    const std::size_t slash = path.rfind('/');
    return slash == path.npos ? "" : path.substr(0, slash + 1);
}

// The file that a chain of links leads to, whether it exists or not; empty when the links go round in a circle.
std::string followLinks(std::string path) {
    for (int i = 0; i < 40; ++i) {
        char target[4096];
        const ssize_t length = ::readlink(path.c_str(), target, sizeof target);
        if (length < 0) return path;
        const std::string link(target, static_cast<std::size_t>(length));
        path = link.starts_with('/') ? link : folderOf(path) + link;
    }
    return {};
}

// The bits that new files do not get. The system's table of the process is read where there is one: to ask with
// umask() means to set it, and for that moment the files of other threads would be open to everybody.
mode_t creationMask() {
    char text[2048];
    const int file = ::open("/proc/self/status", O_RDONLY | O_CLOEXEC);
    const ssize_t got = file < 0 ? -1 : ::read(file, text, sizeof text);
    if (file >= 0) ::close(file);
    const std::string_view status(text, got > 0 ? static_cast<std::size_t>(got) : 0);
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

// What new files may be read and written by.
mode_t usualMode() { return 0666 & ~creationMask(); }

} // namespace

OutputFile::OutputFile(std::string path) : m_path(std::move(path)) {
    m_buffer.reserve(bufferBytes);
    open();
}

OutputFile::~OutputFile() { discard(); }

void OutputFile::open() {
    if (m_path == "-" || m_path == "/dev/stdout") {
        std::fflush(stdout); // what was printed before comes first
        m_file = ::dup(STDOUT_FILENO);
        if (m_file < 0) fail(systemMessage(errno));
        return;
    }
    struct stat status;
    const bool exists = ::stat(m_path.c_str(), &status) == 0;
    // What the system does not follow is not followed by hand either: links that others put into shared folders.
    if (!exists && errno != ENOENT) return fail(systemMessage(errno));
    if (exists && S_ISDIR(status.st_mode)) return fail(TRANSLATABLE("Problem", "is a folder"));
    if ((exists && !S_ISREG(status.st_mode)) || m_path.starts_with("/dev/fd/") ||
        m_path.starts_with("/proc/")) {
        m_file = ::open(m_path.c_str(), O_WRONLY | O_CLOEXEC | O_NOCTTY);
        if (m_file < 0) fail(systemMessage(errno));
        return;
    }
    if (exists && ::access(m_path.c_str(), W_OK) != 0) return fail(systemMessage(errno));
    m_target = followLinks(m_path);
    if (m_target.empty()) return fail(systemMessage(ELOOP));
    openTemporary();
    if (m_file >= 0) ::fchmod(m_file, exists ? status.st_mode & 07777 : usualMode());
}

void OutputFile::openTemporary() {
    if (m_target.ends_with('/')) return fail(systemMessage(ENOENT));
    const std::string folder = folderOf(m_target);
#ifdef O_TMPFILE
    // A file without a name vanishes by itself even when the program is killed.
    if (::access("/proc/self/fd", X_OK) == 0)
        m_file = ::open(folder.empty() ? "." : folder.c_str(), O_TMPFILE | O_WRONLY | O_CLOEXEC, 0600);
    if (m_file >= 0) return;
#endif
    m_temporary = folder + ".seiche-XXXXXX";
    m_file = ::mkstemp(m_temporary.data());
    if (m_file >= 0) return;
    m_temporary.clear();
    fail(systemMessage(errno));
}

// Only a file with a name can take the place of another.
void OutputFile::nameTemporary() {
    const std::string unnamed = "/proc/self/fd/" + std::to_string(m_file);
    for (int i = 0; i < 1000; ++i) {
        const std::string name =
            folderOf(m_target) + ".seiche-" + std::to_string(::getpid()) + '-' + std::to_string(i);
        if (::linkat(AT_FDCWD, unnamed.c_str(), AT_FDCWD, name.c_str(), AT_SYMLINK_FOLLOW) == 0) {
            m_temporary = name;
            return;
        }
        if (errno != EEXIST) break;
    }
    fail(systemMessage(errno));
}

void OutputFile::write(std::string_view bytes) {
    if (!good()) return;
    if (m_buffer.size() + bytes.size() > bufferBytes) flush();
    m_buffer += bytes;
}

void OutputFile::flush() {
    std::string_view rest = m_buffer;
    while (!rest.empty() && good()) {
        const ssize_t written = ::write(m_file, rest.data(), rest.size());
        if (written > 0) rest.remove_prefix(static_cast<std::size_t>(written));
        else if (written == 0 || errno != EINTR) fail(systemMessage(written == 0 ? ENOSPC : errno));
    }
    m_buffer.clear();
}

bool OutputFile::commit() {
    flush();
    if (!good()) return false;
    if (m_target.empty()) return closeFile();
    // Some file systems report a full disk only now.
    if (::fsync(m_file) != 0) fail(systemMessage(errno));
    if (good() && m_temporary.empty()) nameTemporary();
    if (!good() || !closeFile()) return false;
    if (::rename(m_temporary.c_str(), m_target.c_str()) != 0) fail(systemMessage(errno));
    m_temporary.clear();
    return good();
}

bool OutputFile::closeFile() {
    const int closed = ::close(m_file);
    m_file = -1;
    if (closed != 0) fail(systemMessage(errno));
    return good();
}

void OutputFile::fail(const Message& what) {
    if (!m_problem) m_problem = what;
    discard();
}

void OutputFile::discard() {
    if (m_file >= 0) ::close(m_file);
    m_file = -1;
    if (!m_temporary.empty()) ::unlink(m_temporary.c_str());
    m_temporary.clear();
}

} // namespace seiche
