// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "files/input_file.h"

#include "files/system_message.h"

#include <algorithm>
#include <cerrno>
#include <fcntl.h>
#include <sys/stat.h>
#include <unistd.h>

namespace seiche {

namespace {

InputFile refused(Message problem, bool tooLarge = false) { return {{}, std::move(problem), tooLarge}; }

Message tooMany(std::size_t mostBytes) {
    return {TRANSLATABLE("Problem", "is too large (at most %1 bytes)"), mostBytes};
}

InputFile readFrom(int file, std::size_t mostBytes) {
    struct stat status;
    if (::fstat(file, &status) != 0) return refused(systemMessage(errno));
    if (S_ISDIR(status.st_mode)) return refused(TRANSLATABLE("Problem", "is a folder"));
    if (!S_ISREG(status.st_mode)) return refused(TRANSLATABLE("Problem", "is not a regular file"));
    if (status.st_size > static_cast<off_t>(mostBytes)) return refused(tooMany(mostBytes), true);
    InputFile input;
    // The size is a hint only: files of the system and files that grow have others.
    constexpr std::size_t leastRoom = 4096;
    std::size_t used = 0;
    input.text.resize(std::min(mostBytes, std::max(leastRoom, static_cast<std::size_t>(status.st_size))) + 1);
    while (used <= mostBytes) {
        if (used == input.text.size()) input.text.resize(std::min(2 * used, mostBytes + 1));
        const ssize_t got = ::read(file, input.text.data() + used, input.text.size() - used);
        if (got < 0 && errno == EINTR) continue;
        if (got < 0) return refused(systemMessage(errno));
        if (got == 0) break;
        used += static_cast<std::size_t>(got);
    }
    if (used > mostBytes) return refused(tooMany(mostBytes), true);
    input.text.resize(used);
    return input;
}

} // namespace

InputFile readInputFile(const std::string& path, std::size_t mostBytes) {
    // Not blocking: a pipe without a writer would hang.
    const int file = ::open(path.c_str(), O_RDONLY | O_CLOEXEC | O_NONBLOCK | O_NOCTTY);
    if (file < 0) return refused(systemMessage(errno));
    InputFile input = readFrom(file, mostBytes);
    ::close(file);
    return input;
}

} // namespace seiche
