// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "files/input_file.h"

#include "files/system_message.h"
#include "posix/open_file.h"

#include <algorithm>
#include <cerrno>

namespace seiche {

namespace {

InputFile refused(Message problem, bool tooLarge = false) { return {{}, std::move(problem), tooLarge}; }

Message tooMany(std::size_t maxBytes) {
    return {TRANSLATABLE("Problem", "is too large (at most %1 bytes)"), maxBytes};
}

} // namespace

InputFile readInputFile(const std::string& path, std::size_t maxBytes) {
    OpenFile file = OpenFile::toRead(path);
    const std::optional<FileFacts> facts = file.isOpen() ? file.facts() : std::nullopt;
    if (!facts) return refused(systemMessage(errno));
    if (facts->kind == FileKind::folder) return refused(TRANSLATABLE("Problem", "is a folder"));
    if (facts->kind == FileKind::other) return refused(TRANSLATABLE("Problem", "is not a regular file"));
    if (facts->bytes > static_cast<std::int64_t>(maxBytes)) return refused(tooMany(maxBytes), true);
    InputFile input;
    // A hint only: system files and growing files differ.
    constexpr std::size_t minRoom = 4096;
    std::size_t used = 0;
    input.text.resize(std::min(maxBytes, std::max(minRoom, static_cast<std::size_t>(facts->bytes))) + 1);
    while (used <= maxBytes) {
        if (used == input.text.size()) input.text.resize(std::min(2 * used, maxBytes + 1));
        const std::optional<std::size_t> got = file.read(input.text.data() + used, input.text.size() - used);
        if (!got) return refused(systemMessage(errno));
        if (*got == 0) break;
        used += *got;
    }
    if (used > maxBytes) return refused(tooMany(maxBytes), true);
    input.text.resize(used);
    return input;
}

} // namespace seiche
