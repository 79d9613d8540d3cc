// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "part_file.h"

#include "files/experiment_file.h"
#include "seiche_version.h"

#include <algorithm>
#include <charconv>
#include <cstdint>
#include <cstdio>

namespace seiche::cli {

namespace {

constexpr std::string_view title = "seiche-part 1\n";

// FNV-1a hash against mismatched or damaged parts, not against forgery.
std::string fingerprint(std::string_view text) {
    std::uint64_t hash = 0xcbf29ce484222325;
    for (const char letter : text) hash = (hash ^ static_cast<unsigned char>(letter)) * 0x100000001b3;
    char digits[17];
    std::snprintf(digits, sizeof digits, "%016llx", static_cast<unsigned long long>(hash));
    return digits;
}

std::string endOf(std::string_view text) { return "end: " + fingerprint(text) + '\n'; }

// Cuts off and returns the next line.
std::string_view nextLine(std::string_view& text) {
    const std::size_t end = std::min(text.find('\n'), text.size());
    const std::string_view line = text.substr(0, end);
    text.remove_prefix(std::min(end + 1, text.size()));
    return line;
}

} // namespace

SweepIdentity::SweepIdentity(std::string command, const Experiment& experiment) {
    add("command", std::move(command));
    add("version", SEICHE_VERSION);
    add("experiment", fingerprint(writeExperiment(experiment)));
}

std::string SweepIdentity::value(std::string_view name) const {
    const auto entry = std::ranges::find(m_entries, name, &std::pair<std::string, std::string>::first);
    return entry == m_entries.end() ? std::string() : entry->second;
}

std::string textOf(const SweepPart& part) {
    std::string text(title);
    for (const auto& [name, value] : part.identity.entries()) text += name + ": " + value + '\n';
    text += "\npoints: " + std::to_string(part.points) + '\n';
    text += "shard: " + part.shard.text() + '\n';
    for (const auto& [number, found] : part.found) text += std::to_string(number) + ": " + found + '\n';
    return text + endOf(text);
}

std::variant<SweepPart, std::string> readPart(std::string_view text) {
    if (!text.starts_with(title)) return "is no part of a sweep: --shard writes those";
    const std::size_t end = text.rfind("\nend: ");
    if (end == text.npos || !text.ends_with('\n')) return "is cut off: its end is missing";
    if (text.substr(end + 1) != endOf(text.substr(0, end + 1)))
        return "is damaged: its checksum is not that of its lines";
    text.remove_suffix(text.size() - end);
    text.remove_prefix(title.size());

    // Lines NAME: VALUE, then an empty line.
    std::vector<std::pair<std::string, std::string>> entries;
    std::map<std::size_t, std::string> found;
    std::optional<std::size_t> points;
    std::optional<Shard> shard;
    bool isHead = true;
    while (!text.empty()) {
        const std::string_view line = nextLine(text);
        if (isHead && line.empty()) {
            isHead = false;
            continue;
        }
        const std::size_t colon = line.find(": ");
        if (colon == line.npos) return damagedPart;
        const std::string_view name = line.substr(0, colon), value = line.substr(colon + 2);
        if (isHead) {
            entries.emplace_back(name, value);
        } else if (!points) {
            points = name == "points" ? countIn(value) : std::nullopt;
            if (!points || *points > Shard::max) return damagedPart;
        } else if (!shard) {
            shard = name == "shard" ? Shard::from(value) : std::nullopt;
            if (!shard || shard->count > *points) return damagedPart;
        } else {
            const std::optional<std::size_t> number = countIn(name);
            if (!number || *number >= *points || !found.emplace(*number, value).second) return damagedPart;
        }
    }
    if (!shard) return damagedPart;
    return SweepPart{SweepIdentity(std::move(entries)), *points, *shard, std::move(found)};
}

std::vector<std::string_view> fieldsOf(std::string_view line) {
    std::vector<std::string_view> fields;
    for (std::size_t space = line.find(' '); space != line.npos; space = line.find(' ')) {
        fields.push_back(line.substr(0, space));
        line.remove_prefix(space + 1);
    }
    fields.push_back(line);
    return fields;
}

std::string exactly(double number) {
    char digits[32];
    const auto end = std::to_chars(digits, digits + sizeof digits, number).ptr;
    return {digits, end};
}

std::optional<double> numberIn(std::string_view text) {
    double number = 0.0;
    const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), number);
    if (error != std::errc() || end != text.data() + text.size()) return std::nullopt;
    return number;
}

} // namespace seiche::cli
