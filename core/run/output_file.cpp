// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "run/output_file.h"

#include <cerrno>
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

// What new files may be read and written by.
mode_t usualMode() {
    const mode_t mask = ::umask(0);
    ::umask(mask);
    return 0666 & ~mask;
}

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
        if (m_file < 0) fail(std::strerror(errno));
        return;
    }
    struct stat status;
    const bool exists = ::stat(m_path.c_str(), &status) == 0;
    if (exists && S_ISDIR(status.st_mode)) return fail("is a folder");
    if ((exists && !S_ISREG(status.st_mode)) || m_path.starts_with("/dev/")) {
        m_file = ::open(m_path.c_str(), O_WRONLY | O_CLOEXEC | O_NOCTTY);
        if (m_file < 0) fail(std::strerror(errno));
        return;
    }
    if (exists && ::access(m_path.c_str(), W_OK) != 0) return fail(std::strerror(errno));
    m_target = followLinks(m_path);
    if (m_target.empty()) return fail(std::strerror(ELOOP));
    openTemporary();
    if (m_file >= 0) ::fchmod(m_file, exists ? status.st_mode & 07777 : usualMode());
}

void OutputFile::openTemporary() {
    if (m_target.empty() || m_target.ends_with('/')) return fail(std::strerror(ENOENT));
    m_temporary = folderOf(m_target) + ".seiche-XXXXXX";
    m_file = ::mkstemp(m_temporary.data());
    if (m_file >= 0) return;
    m_temporary.clear();
    fail(std::strerror(errno));
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
        else if (written == 0 || errno != EINTR) fail(std::strerror(written == 0 ? ENOSPC : errno));
    }
    m_buffer.clear();
}

bool OutputFile::commit() {
    flush();
    if (!good()) return false;
    // Some file systems tell only now that the disk is full.
    if (!m_temporary.empty() && ::fsync(m_file) != 0) fail(std::strerror(errno));
    if (!good()) return false;
    const int closed = ::close(m_file);
    m_file = -1;
    if (closed != 0) fail(std::strerror(errno));
    else if (!m_temporary.empty() && ::rename(m_temporary.c_str(), m_target.c_str()) != 0)
        fail(std::strerror(errno));
    if (!good()) return false;
    m_temporary.clear();
    return true;
}

void OutputFile::fail(const std::string& what) {
    if (m_problem.empty()) m_problem = what;
    discard();
}

void OutputFile::discard() {
    if (m_file >= 0) ::close(m_file);
    m_file = -1;
    if (!m_temporary.empty()) ::unlink(m_temporary.c_str());
    m_temporary.clear();
}

} // namespace seiche
