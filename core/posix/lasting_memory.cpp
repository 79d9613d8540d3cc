// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "posix/lasting_memory.h"

#include <fcntl.h>
#include <sys/mman.h>
#include <sys/stat.h>
#include <unistd.h>

namespace seiche {

namespace {

constexpr mode_t onlyThisUser = 0600;

bool isOurs(int file) {
    struct stat what{};
    return ::fstat(file, &what) == 0 && what.st_uid == ::geteuid() && (what.st_mode & 077) == 0;
}

} // namespace

LastingMemory::~LastingMemory() {
    if (m_file >= 0) ::close(m_file);
}

std::optional<std::string> LastingMemory::left() const {
    const int file = ::shm_open(m_name.c_str(), O_RDONLY | O_CLOEXEC, 0);
    if (file < 0) return std::nullopt;
    std::optional<std::string> text;
    if (isOurs(file)) {
        text.emplace();
        char some[65536];
        for (ssize_t count; (count = ::read(file, some, sizeof some)) > 0;)
            text->append(some, static_cast<std::size_t>(count));
    }
    ::close(file);
    return text;
}

bool LastingMemory::begin() {
    ::shm_unlink(m_name.c_str());
    m_file = ::shm_open(m_name.c_str(), O_RDWR | O_CREAT | O_EXCL | O_CLOEXEC, onlyThisUser);
    return m_file >= 0;
}

bool LastingMemory::goOn() {
    m_file = ::shm_open(m_name.c_str(), O_RDWR | O_CLOEXEC, 0);
    if (m_file < 0 || !isOurs(m_file) || ::lseek(m_file, 0, SEEK_END) < 0) return false;
    add("\n");
    return true;
}

void LastingMemory::add(std::string_view text) {
    if (m_file < 0) return;
    while (!text.empty()) {
        const ssize_t count = ::write(m_file, text.data(), text.size());
        if (count <= 0) return;
        text.remove_prefix(static_cast<std::size_t>(count));
    }
}

void LastingMemory::remove() { ::shm_unlink(m_name.c_str()); }

} // namespace seiche
