// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "files/file_series.h"

#include "files/output_file.h"
#include "files/system_message.h"
#include "posix/open_file.h"
#include "wave/expects.h"

#include <cerrno>
#include <cstdio>
#include <filesystem>

namespace seiche {

std::optional<NumberedName> NumberedName::from(std::string_view pattern) {
    NumberedName name;
    const std::size_t slash = pattern.rfind('/');
    if (slash != pattern.npos) {
        name.m_folder = pattern.substr(0, slash + 1);
        pattern.remove_prefix(slash + 1);
    }
    bool numbered = false;
    for (std::size_t i = 0; i < pattern.size(); ++i) {
        std::string& part = numbered ? name.m_after : name.m_before;
        const std::string_view rest = pattern.substr(i + 1);
        if (pattern[i] != '%') {
            part += pattern[i];
        } else if (rest.starts_with('%')) {
            part += '%';
            ++i;
        } else if (!numbered && rest.starts_with('d')) {
            numbered = true;
            ++i;
        } else if (!numbered && rest.size() >= 3 && rest[0] == '0' && rest[1] >= '1' && rest[1] <= '9' &&
                   rest[2] == 'd') {
            numbered = true;
            name.m_digits = rest[1] - '0';
            i += 3;
        } else {
            return std::nullopt;
        }
    }
    return numbered ? std::optional(name) : std::nullopt;
}

std::string NumberedName::of(std::int64_t number) const {
    SEICHE_EXPECTS(number >= 0);
    std::string digits = std::to_string(number);
    if (digits.size() < static_cast<std::size_t>(m_digits))
        digits.insert(0, static_cast<std::size_t>(m_digits) - digits.size(), '0');
    return m_folder + m_before + digits + m_after;
}

FileSeries::FileSeries(NumberedName names) : m_names(std::move(names)) {
    std::string folder = m_names.folder() + ".seiche-XXXXXX";
    if (makeNewFolder(folder)) m_hiddenFolder = folder + '/';
    else fail(0, systemMessage(errno));
}

FileSeries::~FileSeries() { discard(); }

std::string FileSeries::hidden(std::int64_t number) const { return m_hiddenFolder + std::to_string(number); }
std::string FileSeries::old(std::int64_t number) const { return hidden(number) + "-old"; }

bool FileSeries::add(const std::function<bool(const std::function<void(std::string_view)>& sink)>& write) {
    if (m_problem) return false;
    std::optional<Message> problem;
    {
        OutputFile file(hidden(m_count));
        if (!write([&file](std::string_view bytes) { file.write(bytes); }))
            problem = TRANSLATABLE("Problem", "the image could not be written");
        else if (!file.commit()) problem = file.problem();
    }
    if (problem) {
        fail(m_count, *problem);
        return false;
    }
    ++m_count;
    return true;
}

bool FileSeries::commit() {
    if (m_problem) return false;
    // Detects predictable failures before replacing the first old file.
    for (std::int64_t i = 0; i < m_count; ++i) {
        const std::optional<FileFacts> old = factsOf(m_names.of(i));
        if (!old || old->kind == FileKind::regular) continue;
        fail(i, old->kind == FileKind::folder ? TRANSLATABLE("Problem", "is a folder")
                                              : TRANSLATABLE("Problem", "is not a regular file"));
        return false;
    }
    for (std::int64_t i = 0; i < m_count; ++i) {
        if (replace(i)) continue;
        const Message problem = systemMessage(errno);
        for (std::int64_t moved = 0; moved <= i; ++moved) putBack(moved, moved < i);
        fail(i, problem);
        return false;
    }
    for (std::int64_t i = 0; i < m_count; ++i) std::remove(old(i).c_str());
    m_count = 0;
    discard();
    return true;
}

// Keeps the old file under a second name.
bool FileSeries::replace(std::int64_t number) {
    const std::string name = m_names.of(number);
    std::error_code failed;
    std::filesystem::create_hard_link(name, old(number), failed);
    const bool kept = !failed || failed == std::errc::no_such_file_or_directory ||
                      failed == std::errc::filename_too_long ||
                      std::rename(name.c_str(), old(number).c_str()) == 0;
    return kept && std::rename(hidden(number).c_str(), name.c_str()) == 0;
}

void FileSeries::putBack(std::int64_t number, bool isNew) {
    const std::string name = m_names.of(number);
    if (std::rename(old(number).c_str(), name.c_str()) != 0) {
        if (errno == ENOENT && isNew) std::remove(name.c_str());
        // The rename failed: an existing file at `name` is complete; if there is none, the backup
        // must stay.
        else if (errno != ENOENT && !factsOf(name)) return;
    }
    std::remove(old(number).c_str()); // still there if both names were links to one file
}

void FileSeries::fail(std::int64_t number, const Message& what) {
    m_problem = Problem(m_names.of(number), what);
    discard();
}

void FileSeries::discard() {
    if (m_hiddenFolder.empty()) return;
    for (std::int64_t i = 0; i < m_count; ++i) std::remove(hidden(i).c_str());
    std::remove(m_hiddenFolder.c_str());
    m_hiddenFolder.clear();
}

} // namespace seiche
