// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "wave/translatable.h"

#include <concepts>
#include <functional>
#include <string>
#include <string_view>
#include <utility>
#include <variant>
#include <vector>

namespace seiche {

struct Argument;

/// A message in no language yet.
///
/// `code` is the English sentence, marked for translation in the context "Problem" where it arises; it
/// identifies what is said. Its %1 ... %9 stand for the arguments.
struct Message {
    Translatable code;
    std::vector<Argument> arguments;

    template <class... Arguments>
    Message(Translatable sentence, Arguments&&... of);

    friend bool operator==(const Message&, const Message&);
};

/// What a message names: a text from outside, a number, or a message of its own ("at least 0, at most 4").
struct Argument {
    std::variant<std::string, Message> is;

    Argument(std::string text) : is(std::move(text)) {}
    Argument(std::string_view text) : is(std::string(text)) {}
    Argument(const char* text) : is(std::string(text)) {}
    Argument(std::integral auto number) : is(std::to_string(number)) {}
    Argument(double number);
    Argument(Message message) : is(std::move(message)) {}

    friend bool operator==(const Argument&, const Argument&) = default;
};

template <class... Arguments>
Message::Message(Translatable sentence, Arguments&&... of) : code(sentence) {
    arguments.reserve(sizeof...(of));
    (arguments.emplace_back(std::forward<Arguments>(of)), ...);
}

/// Something wrong with an experiment, a lesson, a film: where ("edges.left", the name of a file), and what.
struct Problem : Message {
    std::string path; ///< may be empty

    Problem(std::string where, Message what) : Message(std::move(what)), path(std::move(where)) {}

    friend bool operator==(const Problem&, const Problem&) = default;
};

/// The message as a sentence, with the arguments in their places; these may hold percent signs themselves.
/// `words` gives the text of a code in some language; without it the sentence is English.
std::string sentence(const Message& message,
                     const std::function<std::string(const Translatable&)>& words = nullptr);

/// "edges.left: \"loose\" is not one of fixed, free, ...", in English.
std::string lineOf(const Problem& problem);

/// A text from elsewhere, the system for instance, that has no translation.
Message verbatim(std::string text);

/// A text from outside in quotation marks, `elided`.
std::string quote(std::string_view text);

/// A number as it stands in messages: as short as ten digits allow.
std::string written(double value);

} // namespace seiche
