// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "class_console.h"

#include "classroom/class_view.h"
#include "files/json_value.h"
#include "model/elided.h"

#include <algorithm>
#include <charconv>
#include <optional>

namespace seiche::cli {

const char* const classCommands =
    "During the session, type commands on standard input, one per line. \"list\" lists the students. \"out "
    "NICK\" removes a student with all points (the phone can join again). \"ban NICK\" removes a student and "
    "blocks the phone. \"in NICK\" undoes both. \"points\" lists the points. \"remove NUMBER\" removes a "
    "point. \"back\" restores the point that was removed last. \"close\" admits no new students. \"open\" "
    "admits students again.";

namespace {

constexpr char known[] =
    "commands: list, out NICK, ban NICK, in NICK, points, remove NUMBER, back, close, open\n";

std::string list(const ClassView& view) {
    std::string lines;
    for (const ClassView::Student& each : view.students) {
        lines += nickOf(each.nick) + ": points " + std::to_string(each.points);
        if (each.marked > 0) lines += ", unverified " + std::to_string(each.marked);
        lines += each.removed == Removal::Banned ? ", out for good\n"
                 : each.removed                  ? ", out\n"
                 : each.isIn                     ? "\n"
                                                 : ", not in\n";
    }
    return lines + "students in: " + std::to_string(view.studentsIn()) + '\n';
}

std::string listPoints(const ClassView& view) {
    std::string lines;
    for (const ClassView::Point& each : view.points)
        lines += std::to_string(each.number) + ": " + nickOf(each.nick) + ", " + shortest(each.hertz) +
                 " Hz, " + shortest(each.amplitude) + " × single tap" +
                 (isVerified(each.proof) ? "\n" : ", unverified\n");
    return lines + "points: " + std::to_string(view.points.size()) + '\n';
}

std::string removeOrLetIn(Classroom& room, std::string_view nick, std::optional<Removal> how) {
    const auto found =
        std::ranges::find(room.students(), nick, [](const Participant& each) { return nickOf(each.nick); });
    if (found == room.students().end()) return "nobody here is called \"" + elided(nick) + "\"\n";
    const auto student = static_cast<int>(found - room.students().begin());
    if (how) room.remove(student, *how);
    else room.readmit(student);
    return std::string(nick) + (how == Removal::Banned ? " is out for good\n"
                                : how                  ? " is out\n"
                                                       : " can come in\n");
}

std::string removePoint(Classroom& room, std::string_view word) {
    std::int64_t number = 0;
    std::from_chars(word.data(), word.data() + word.size(), number);
    const ClassPoint* point = room.point(number);
    if (!point || !room.isOnChart(*point)) return "there is no point \"" + elided(word) + "\"\n";
    room.removePoint(number);
    return "point " + std::to_string(number) + " is removed\n";
}

std::string restorePoint(Classroom& room) {
    const std::int64_t number = room.restorePoint();
    return number > 0 ? "point " + std::to_string(number) + " is back\n" : "no point was removed\n";
}

std::string_view trimmed(std::string_view text) {
    const std::size_t first = text.find_first_not_of(" \t");
    if (first == text.npos) return {};
    return text.substr(first, text.find_last_not_of(" \t") - first + 1);
}

std::string obey(std::string_view line, Classroom& room, double now) {
    const std::string_view command = line.substr(0, line.find(' '));
    const std::string_view what = trimmed(line.substr(command.size()));
    if (!what.empty()) {
        if (command == "out") return removeOrLetIn(room, what, Removal::Kicked);
        if (command == "ban") return removeOrLetIn(room, what, Removal::Banned);
        if (command == "in") return removeOrLetIn(room, what, std::nullopt);
        return command == "remove" ? removePoint(room, what) : known;
    }
    if (command == "list") return list(viewOf(room, now));
    if (command == "points") return listPoints(viewOf(room, now));
    if (command == "back") return restorePoint(room);
    if (command != "close" && command != "open") return known;
    room.close(command == "close");
    return command == "close" ? "nobody new can join\n" : "students can join\n";
}

} // namespace

std::string obey(std::string_view line, ClassServer& server) {
    line = trimmed(line);
    std::string said;
    if (!line.empty()) server.with([&](Classroom& room) { said = obey(line, room, server.now()); });
    return said;
}

} // namespace seiche::cli
