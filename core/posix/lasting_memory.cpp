// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "posix/lasting_memory.h"

#include <cerrno>
#include <fcntl.h>
#include <sys/file.h>
#include <sys/mman.h>
#include <sys/stat.h>
#include <unistd.h>
#include <utility>

namespace seiche {

namespace {

constexpr mode_t onlyThisUser = 0600;

// Checks that the file belongs to this user and locks it for this program. Returns 0 or an errno
// value.
int take(int file) {
    struct stat what{};
    if (::fstat(file, &what) != 0) return errno;
    if (what.st_uid != ::geteuid() || (what.st_mode & 077) != 0) return EPERM;
    return ::flock(file, LOCK_EX | LOCK_NB) == 0 ? 0 : errno;
}

// The previous program may have removed the file meanwhile.
bool isRemoved(int file) {
    struct stat what{};
    return ::fstat(file, &what) == 0 && what.st_nlink == 0;
}

} // namespace

LastingMemory::LastingMemory(const std::string& name)
    : m_name('/' + name + '-' + std::to_string(::geteuid())) {}

LastingMemory::~LastingMemory() {
    if (m_file >= 0) ::close(m_file);
}

int LastingMemory::open() {
    for (;;) {
        const int file = ::shm_open(m_name.c_str(), O_RDWR | O_CREAT | O_CLOEXEC, onlyThisUser);
        if (file < 0) return errno;
        const int error = take(file);
        if (error == 0 && !isRemoved(file)) {
            m_file = file;
            return 0;
        }
        ::close(file);
        if (error != 0) return error;
    }
}

std::string LastingMemory::text() const {
    std::string text;
    char some[65536];
    for (ssize_t count; (count = ::pread(m_file, some, sizeof some, static_cast<off_t>(text.size()))) > 0;)
        text.append(some, static_cast<std::size_t>(count));
    return text;
}

int LastingMemory::clear() {
    return ::ftruncate(m_file, 0) == 0 && ::lseek(m_file, 0, SEEK_SET) == 0 ? 0 : errno;
}

int LastingMemory::goOn() { return ::lseek(m_file, 0, SEEK_END) < 0 ? errno : add("\n"); }

int LastingMemory::add(std::string_view text) {
    const off_t before = ::lseek(m_file, 0, SEEK_CUR);
    while (!text.empty()) {
        const ssize_t count = ::write(m_file, text.data(), text.size());
        if (count > 0) {
            text.remove_prefix(static_cast<std::size_t>(count));
            continue;
        }
        if (count < 0 && errno == EINTR) continue;
        const int error = count < 0 ? errno : ENOSPC;
        // A partial line would corrupt the next one.
        if (::ftruncate(m_file, before) == 0) ::lseek(m_file, before, SEEK_SET);
        return error;
    }
    return 0;
}

void LastingMemory::remove() {
    if (m_file >= 0) ::shm_unlink(m_name.c_str());
}

} // namespace seiche
