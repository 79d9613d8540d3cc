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

/// What happens in a class, a line each, so that a server that was killed can go on where it was: code,
/// students and points; not their runs.
///
///     class Q7KM                every start of a server
///     experiment FINGERPRINT TITLE    then, and with every other one: what follows belongs to it
///     join NICK TOKEN
///     leave NICK
///     point NUMBER NICK HERTZ AMPLITUDE TAPS [ID]
///     proof NUMBER PROOF
///     kick NICK    ban NICK    in NICK    clear
///     remove NUMBER    back    (the point that was removed last)
///
/// The nick of a point that was typed is -1.
class ClassJournal {
public:
    /// `write` gets each line, with its line feed; nothing: none is written.
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

/// What tells an experiment from others in a journal: 16 hexadecimal digits of its text.
std::string fingerprintOf(const Experiment& experiment);

/// What a journal is good for.
enum class Leftover {
    Nothing, ///< it is empty
    Class,   ///< a class that has had this experiment
    Other,   ///< a class that has had others alone
    Damaged  ///< it has no beginning, or no code that is one
};
Leftover leftIn(std::string_view journal, const Experiment& experiment);

/// Brings a class that has just begun to where a journal ends. What is no line of a journal, like a last one
/// that was cut off, is passed over. Points of other experiments wait until the class gets these again.
void resume(Classroom& room, std::string_view journal);

} // namespace seiche
