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
/// `code` is the English sentence, marked for translation in the context "Problem" at its origin;
/// it identifies the message. Its placeholders %1 ... %9 receive the arguments.
struct Message {
    Translatable code;
    std::vector<Argument> arguments;

    template <class... Arguments>
    Message(Translatable sentence, Arguments&&... of);

    friend bool operator==(const Message&, const Message&);
};

/// A foreign text, a number, or a nested message.
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

/// A problem of an experiment, a lesson or a video, with its location ("edges.left", the name of a
/// file).
struct Problem : Message {
    std::string path; ///< may be empty

    Problem(std::string where, Message what) : Message(std::move(what)), path(std::move(where)) {}

    friend bool operator==(const Problem&, const Problem&) = default;
};

/// Returns the message as a sentence with its arguments, which may contain percent signs.
///
/// `words` returns the translation of a code; null: English.
std::string sentence(const Message& message,
                     const std::function<std::string(const Translatable&)>& words = nullptr);

/// Returns path and English sentence: "edges.left: \"loose\" is not one of fixed, free, ..."
std::string lineOf(const Problem& problem);

/// Returns a foreign text as an untranslated message.
Message verbatim(std::string text);

/// Returns a foreign text quoted and `elided`.
std::string quote(std::string_view text);

/// Returns a number with at most ten digits.
std::string written(double value);

} // namespace seiche
