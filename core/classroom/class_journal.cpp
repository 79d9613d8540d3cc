// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "classroom/class_journal.h"

#include "classroom/classroom.h"
#include "classroom/secrets.h"
#include "files/experiment_file.h"
#include "files/json_value.h"

#include <algorithm>
#include <charconv>
#include <cstdio>

namespace seiche {

namespace {

std::string_view cutWord(std::string_view& line) {
    const std::size_t end = std::min(line.find(' '), line.size());
    const std::string_view word = line.substr(0, end);
    line.remove_prefix(std::min(end + 1, line.size()));
    return word;
}

// Cuts off the next word as a number; 0 if invalid.
template <class Number>
Number cutNumber(std::string_view& line) {
    const std::string_view word = cutWord(line);
    Number number = 0;
    std::from_chars(word.data(), word.data() + word.size(), number);
    return number;
}

// Cuts off and returns the next complete line without its line feed; empty if none is left.
std::optional<std::string_view> cutLine(std::string_view& journal) {
    const std::size_t end = journal.find('\n');
    if (end == journal.npos) return std::nullopt;
    const std::string_view line = journal.substr(0, end);
    journal.remove_prefix(end + 1);
    return line;
}

std::string lineOf(const ClassPoint& point) {
    return "point " + std::to_string(point.number) + ' ' + std::to_string(point.nick) + ' ' +
           shortest(point.hertz) + ' ' + shortest(point.amplitude) + ' ' + std::to_string(point.taps);
}

} // namespace

void ClassJournal::began(std::string_view code) const {
    if (m_write) m_write("class " + std::string(code) + '\n');
}

void ClassJournal::given(std::string_view fingerprint, std::string_view title) const {
    if (!m_write) return;
    std::string line(title);
    std::ranges::replace(line, '\n', ' ');
    m_write("experiment " + std::string(fingerprint) + ' ' + line + '\n');
}

void ClassJournal::joined(const Participant& student) const {
    if (m_write) m_write("join " + std::to_string(student.nick) + ' ' + student.token + '\n');
}

void ClassJournal::left(int nick) const {
    if (m_write) m_write("leave " + std::to_string(nick) + '\n');
}

void ClassJournal::added(const ClassPoint& point, std::optional<std::int64_t> id) const {
    if (m_write) m_write(lineOf(point) + (id ? ' ' + std::to_string(*id) : "") + '\n');
}

void ClassJournal::proved(std::int64_t point, Proof proof) const {
    if (m_write) m_write("proof " + std::to_string(point) + ' ' + std::string(toString(proof)) + '\n');
}

void ClassJournal::removed(int nick, Removal how) const {
    if (m_write) m_write((how == Removal::Banned ? "ban " : "kick ") + std::to_string(nick) + '\n');
}

void ClassJournal::letIn(int nick) const {
    if (m_write) m_write("in " + std::to_string(nick) + '\n');
}

void ClassJournal::removed(std::int64_t point) const {
    if (m_write) m_write("remove " + std::to_string(point) + '\n');
}

void ClassJournal::broughtBack() const {
    if (m_write) m_write("back\n");
}

void ClassJournal::cleared() const {
    if (m_write) m_write("clear\n");
}

std::string fingerprintOf(const Experiment& experiment) {
    std::uint64_t hash = 0xcbf29ce484222325; // FNV-1a
    for (const char letter : writeExperiment(experiment))
        hash = (hash ^ static_cast<unsigned char>(letter)) * 0x100000001b3;
    char digits[17];
    std::snprintf(digits, sizeof digits, "%016llx", static_cast<unsigned long long>(hash));
    return digits;
}

Leftover leftIn(std::string_view journal, const Experiment& experiment) {
    if (journal.empty()) return Leftover::Nothing;
    const std::string fingerprint = fingerprintOf(experiment);
    bool hasCode = false, hasExperiment = false, isOfIt = false;
    while (std::optional<std::string_view> line = cutLine(journal)) {
        const std::string_view what = cutWord(*line);
        if (what == "class") {
            if (!isCode(*line)) return Leftover::Damaged;
            hasCode = true;
        } else if (what == "experiment") {
            hasExperiment = true;
            isOfIt |= cutWord(*line) == fingerprint;
        }
    }
    if (!hasCode || !hasExperiment) return Leftover::Damaged;
    return isOfIt ? Leftover::Class : Leftover::Other;
}

void resume(Classroom& room, std::string_view journal) {
    while (std::optional<std::string_view> whole = cutLine(journal)) {
        std::string_view line = *whole;
        const std::string_view what = cutWord(line);
        if (what == "class") {
            if (isCode(line)) room.resumeAs(std::string(line));
        } else if (what == "experiment") {
            const std::string fingerprint(cutWord(line));
            room.resumeExperiment(fingerprint, std::string(line));
        } else if (what == "clear") room.clear();
        else if (what == "remove") room.removePoint(cutNumber<std::int64_t>(line));
        else if (what == "back") room.restorePoint();
        else if (what == "proof") {
            const std::int64_t number = cutNumber<std::int64_t>(line);
            if (const std::optional<Proof> proof = fromString<Proof>(line)) room.prove(number, *proof);
        } else if (what == "join") {
            const int nick = cutNumber<int>(line);
            room.resume(nick, std::string(cutWord(line)));
        } else if (what == "point") {
            ClassPoint point;
            point.number = cutNumber<std::int64_t>(line);
            point.nick = cutNumber<int>(line);
            point.hertz = cutNumber<double>(line);
            point.amplitude = cutNumber<double>(line);
            point.taps = cutNumber<int>(line);
            const bool hasId = !line.empty();
            room.resume(point, hasId ? std::optional(cutNumber<std::int64_t>(line)) : std::nullopt);
        } else if (const std::optional<int> student = room.studentCalled(cutNumber<int>(line))) {
            if (what == "leave") room.leave(*student);
            else if (what == "kick") room.remove(*student, Removal::Kicked);
            else if (what == "ban") room.remove(*student, Removal::Banned);
            else if (what == "in") room.readmit(*student);
        }
    }
    room.resumed();
}

} // namespace seiche
