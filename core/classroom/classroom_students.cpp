// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later

// Admission and departure of students in a class.
#include "classroom/classroom.h"
#include "classroom/secrets.h"

#include <algorithm>
#include <cctype>
#include <map>

namespace seiche {

namespace {

/// Seconds of silence after the join until the place may be reassigned. A joined phone sends its
/// next request at once.
constexpr double shortSilence = 5.0;
/// Seconds of silence until a student without points may lose the place in a full class. Phones
/// send a request at least every 25 s.
constexpr double longSilence = 60.0;
/// Seconds of silence until a student with points may lose the place: the phone may be asleep.
constexpr double longSleep = 300.0;
/// Students of one address above which these may lose their places. A whole class may be behind one
/// address.
constexpr int manyOfAnAddress = 100;
constexpr std::size_t maxRemoved = 1000;
/// Departed students whose entries are kept for their points.
constexpr std::ptrdiff_t maxLeavers = 1000;

std::string inCapitals(std::string_view code) {
    std::string capitals(code);
    for (char& letter : capitals) letter = static_cast<char>(std::toupper(static_cast<unsigned char>(letter)));
    return capitals;
}

} // namespace

std::variant<int, Refusal> Classroom::join(std::string_view code, std::string_view token, double now,
                                           Caller* caller) {
    if (!token.empty()) {
        const std::variant<int, Refusal> known = find(token, now, caller);
        const Refusal* why = std::get_if<Refusal>(&known);
        const bool joinsAnew =
            why && (*why == Refusal::UnknownToken || (*why == Refusal::Kicked && !code.empty()));
        if (!joinsAnew) return known;
    }
    if (!m_door.mayCheckCode(caller, now)) return Refusal::TooManyCodes;
    if (!equalInConstantTime(inCapitals(code), m_code)) {
        m_door.countWrongCode(caller, now);
        return Refusal::WrongCode;
    }
    if (m_closed) return Refusal::Closed;
    return enter(now, caller);
}

std::variant<int, Refusal> Classroom::enter(double now, Caller* caller) {
    if (!m_door.mayJoin(caller, now) || !makeRoom(now, caller)) return Refusal::Full;
    const int nick = freeNick();
    if (nick < 0) return Refusal::Full;
    Participant student;
    student.nick = nick;
    student.token = randomToken();
    if (caller) student.address = caller->address;
    student.isSilent = true;
    student.lastHeard = now;
    m_students.push_back(std::move(student));
    return static_cast<int>(m_students.size()) - 1;
}

// A mere join must fill neither class nor journal.
void Classroom::settle(Participant& student) {
    if (!std::exchange(student.isSilent, false)) return;
    m_journal.joined(student);
    m_door.countJoin(student.address, student.lastHeard);
}

std::variant<int, Refusal> Classroom::find(std::string_view token, double now, const Caller* caller) {
    // Compares all tokens, for constant time.
    int found = -1;
    for (std::size_t i = 0; i < m_students.size(); ++i)
        if (equalInConstantTime(m_students[i].token, token)) found = static_cast<int>(i);
    if (found < 0) return Refusal::UnknownToken;
    if (const std::optional<Removal> removed = at(found).removed)
        return removed == Removal::Banned ? Refusal::Banned : Refusal::Kicked;
    if (!at(found).isIn && !at(found).isDisplaced) return Refusal::UnknownToken;
    if (at(found).isDisplaced) {
        const int nick = at(found).nick;
        if (!makeRoom(now, caller)) return Refusal::Full;
        found = *studentCalled(nick); // indices may have changed
        at(found).isIn = true;
        at(found).isDisplaced = false;
    }
    at(found).lastHeard = now;
    if (caller) at(found).address = caller->address;
    settle(at(found));
    return found;
}

void Classroom::leave(int student) {
    if (at(student).removed) return;
    if (!at(student).isSilent) m_journal.left(at(student).nick);
    at(student).isIn = false;
    at(student).isDisplaced = false;
    at(student).vote.reset();
    if (at(student).points == 0) forget(student);
    else forgetOldLeavers();
}

// The points of departed students stay permanently.
void Classroom::forgetOldLeavers() {
    const auto isLeaver = [](const Participant& each) { return !each.isIn && !each.removed; };
    if (std::ranges::count_if(m_students, isLeaver) <= maxLeavers) return;
    m_students.erase(std::ranges::find_if(m_students, isLeaver));
}

void Classroom::remove(int student, Removal how) {
    if (at(student).removed == how) return;
    settle(at(student));
    m_journal.removed(at(student).nick, how);
    if (at(student).removed) {
        at(student).removed = how;
        return;
    }
    const int nick = at(student).nick;
    if (m_removedNicks.size() == maxRemoved) forgetOldestRemoval();
    Participant& gone = at(*studentCalled(nick)); // indices may have changed
    gone.removed = how;
    gone.isIn = false;
    gone.isDisplaced = false;
    gone.vote.reset();
    m_removedNicks.push_back(nick);
    ++m_revision; // wakes the waiting phones
}

void Classroom::readmit(int student) {
    Participant& back = at(student);
    if (!back.removed) return;
    m_journal.letIn(back.nick);
    back.removed.reset();
    back.isDisplaced = true; // until the next request of the phone
    std::erase(m_removedNicks, back.nick);
    ++m_revision;
}

void Classroom::forgetOldestRemoval() {
    const int nick = m_removedNicks.front();
    m_removedNicks.erase(m_removedNicks.begin());
    std::erase_if(m_points, [&](const ClassPoint& each) {
        if (each.nick != nick) return false;
        m_bytesOfRuns -= each.run.size();
        return true;
    });
    m_oldestRun = 0;
    forget(*studentCalled(nick));
}

void Classroom::resume(int nick, std::string token) {
    if (nick < 0 || nick > largestNick || token.size() != randomToken().size()) return;
    Participant student;
    student.nick = nick;
    student.token = std::move(token);
    m_students.push_back(std::move(student));
}

std::optional<int> Classroom::studentCalled(int nick) const {
    const auto found = std::ranges::find(m_students, nick, &Participant::nick);
    if (found == m_students.end()) return std::nullopt;
    return static_cast<int>(found - m_students.begin());
}

int Classroom::studentsIn() const {
    return static_cast<int>(std::ranges::count_if(m_students, &Participant::isIn));
}

// Returns a random nick from the first block that has a free nick; -1 if none. Nicks with points
// and nicks of removed students are not free.
int Classroom::freeNick() const {
    std::vector<bool> taken(static_cast<std::size_t>(largestNick) + 1);
    const auto take = [&taken](int nick) {
        if (nick != typedNick) taken[static_cast<std::size_t>(nick)] = true;
    };
    for (const Participant& each : m_students) take(each.nick);
    for (const ClassPoint& each : m_points) take(each.nick);
    for (int first = 0; first <= largestNick; first += nickCount) {
        std::vector<int> free;
        for (int nick = first; nick < first + nickCount; ++nick)
            if (!taken[static_cast<std::size_t>(nick)]) free.push_back(nick);
        if (!free.empty()) return free[static_cast<std::size_t>(randomBelow(static_cast<int>(free.size())))];
    }
    return -1;
}

void Classroom::forget(int student) { m_students.erase(m_students.begin() + student); }

bool Classroom::makeRoom(double now, const Caller* caller) {
    if (studentsIn() < limits::studentsInClass) return true;
    const std::optional<int> gone = whoGivesWay(now, caller);
    if (!gone) return false;
    Participant& student = at(*gone);
    if (student.points > 0) {
        student.isIn = false;
        student.isDisplaced = true;
        return true;
    }
    if (!student.isSilent) m_journal.left(student.nick);
    forget(*gone);
    return true;
}

std::optional<int> Classroom::whoGivesWay(double now, const Caller* caller) const {
    const auto first = [this](const auto& is) -> std::optional<int> {
        const auto found = std::ranges::find_if(m_students, is);
        if (found == m_students.end()) return std::nullopt;
        return static_cast<int>(found - m_students.begin());
    };
    const auto isUnused = [&](const Participant& each) {
        const bool isOurs = !caller || each.address == caller->address;
        return each.isSilent && (isOurs || now - each.lastHeard > shortSilence);
    };
    if (const auto found = first(isUnused)) return found;
    const auto isSilentFor = [now](const Participant& each, double seconds) {
        return each.isIn && now - each.lastHeard > seconds;
    };
    if (const auto found =
            first([&](const Participant& each) { return each.points == 0 && isSilentFor(each, longSilence); }))
        return found;
    if (const auto found = first([&](const Participant& each) { return isSilentFor(each, longSleep); }))
        return found;
    if (!caller) return std::nullopt;
    std::map<std::string, int> students;
    for (const Participant& each : m_students)
        if (each.isIn && !each.address.empty()) ++students[each.address];
    const auto max = std::ranges::max_element(students, {}, [](const auto& each) { return each.second; });
    if (max == students.end() || max->second <= std::max(manyOfAnAddress, students[caller->address] + 1))
        return std::nullopt;
    std::optional<int> latest;
    for (int i = 0; i < static_cast<int>(m_students.size()); ++i) {
        const Participant& each = m_students[static_cast<std::size_t>(i)];
        if (!each.isIn || each.address != max->first) continue;
        const bool isBetter =
            !latest || each.points == 0 || m_students[static_cast<std::size_t>(*latest)].points > 0;
        if (isBetter) latest = i;
    }
    return latest;
}

} // namespace seiche
