// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "class_console.h"

#include "classroom/class_view.h"
#include "model/elided.h"

#include <algorithm>
#include <optional>

namespace seiche::cli {

const char* const classCommands =
    "While it runs, it takes these commands on standard input, a line each: \"list\" prints the students, "
    "\"out NICK\" removes one with all points (the phone can join again), \"ban NICK\" does so for good, "
    "\"close\" lets nobody new join, \"open\" does again.";

namespace {

constexpr char known[] = "commands: list, out NICK, ban NICK, close, open\n";

std::string list(const ClassView& view) {
    std::string lines;
    for (const ClassView::Student& each : view.students) {
        lines += nickOf(each.nick) + ": points " + std::to_string(each.points);
        if (each.marked > 0) lines += ", unverified " + std::to_string(each.marked);
        lines += each.isIn ? "\n" : ", not in\n";
    }
    return lines + "students in: " + std::to_string(view.studentsIn()) + '\n';
}

std::string sendOut(Classroom& room, std::string_view nick, bool forGood) {
    const auto found =
        std::ranges::find(room.students(), nick, [](const Participant& each) { return nickOf(each.nick); });
    if (found == room.students().end()) return "nobody here is called \"" + elided(nick) + "\"\n";
    const auto student = static_cast<int>(found - room.students().begin());
    if (forGood) room.ban(student);
    else room.kick(student);
    return std::string(nick) + (forGood ? " is out for good\n" : " is out\n");
}

std::string_view trimmed(std::string_view text) {
    const std::size_t first = text.find_first_not_of(" \t");
    if (first == text.npos) return {};
    return text.substr(first, text.find_last_not_of(" \t") - first + 1);
}

std::string obey(std::string_view line, Classroom& room, double now) {
    const std::string_view command = line.substr(0, line.find(' '));
    const std::string_view nick = trimmed(line.substr(command.size()));
    if ((command == "out" || command == "ban") && !nick.empty()) return sendOut(room, nick, command == "ban");
    if (!nick.empty()) return known;
    if (command == "list") return list(viewOf(room, now));
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
