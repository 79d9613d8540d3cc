// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "classroom/class_parts.h"

#include <cstdint>
#include <functional>
#include <optional>
#include <string>
#include <string_view>

namespace seiche {

class Classroom;
struct Experiment;

/// Journal of a class, one line per event, so that a new server can resume after a crash. It keeps
/// code, students and points, but no runs.
///
///     class Q7KM                first line of every server start
///     experiment FINGERPRINT TITLE    at the start and at each change; applies to all later lines
///     join NICK TOKEN
///     leave NICK
///     point NUMBER NICK HERTZ AMPLITUDE TAPS [ID]
///     proof NUMBER PROOF
///     kick NICK    ban NICK    in NICK    clear
///     remove NUMBER    back    (restores the last removed point)
///
/// The nick of a typed point is -1.
class ClassJournal {
public:
    /// `write` receives each line with line feed; empty: disabled.
    using Write = std::function<void(std::string_view line)>;
    void writeTo(Write write) { m_write = std::move(write); }

    void began(std::string_view code) const;
    void given(std::string_view fingerprint, std::string_view title) const;
    void joined(const Participant& student) const;
    void left(int nick) const;
    void added(const ClassPoint& point, std::optional<std::int64_t> id) const;
    void proved(std::int64_t point, Proof proof) const;
    void removed(int nick, Removal how) const;
    void letIn(int nick) const;
    void removed(std::int64_t point) const;
    void broughtBack() const;
    void cleared() const;

private:
    Write m_write;
};

/// Returns 16 hexadecimal digits that identify an experiment's text.
std::string fingerprintOf(const Experiment& experiment);

/// Usability of an existing journal.
enum class Leftover {
    Nothing, ///< empty journal
    Class,   ///< journal of a class that has had this experiment
    Other,   ///< journal of a class with other experiments only
    Damaged  ///< journal without a beginning or a valid code
};
Leftover leftIn(std::string_view journal, const Experiment& experiment);

/// Restores a new class from a journal. Skips invalid lines, such as a truncated last line. Points
/// of other experiments wait until the class opens these experiments again.
void resume(Classroom& room, std::string_view journal);

} // namespace seiche
