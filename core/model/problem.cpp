// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/problem.h"

#include "model/elided.h"

#include <cstdio>

namespace seiche {

bool operator==(const Message& one, const Message& other) {
    return one.code == other.code && one.arguments == other.arguments;
}

Argument::Argument(double number) : is(written(number)) {}

std::string sentence(const Message& message, const std::function<std::string(const Translatable&)>& words) {
    const std::string pattern = words ? words(message.code) : std::string(message.code.text);
    std::string result;
    for (std::size_t at = 0; at < pattern.size(); ++at) {
        const bool isMark = pattern[at] == '%' && at + 1 < pattern.size();
        const std::size_t number = isMark ? static_cast<std::size_t>(pattern[at + 1] - '1') : std::string::npos;
        if (number >= message.arguments.size()) {
            result += pattern[at];
            continue;
        }
        const auto& argument = message.arguments[number].is;
        if (const Message* part = std::get_if<Message>(&argument)) result += sentence(*part, words);
        else result += std::get<std::string>(argument);
        ++at;
    }
    return result;
}

std::string lineOf(const Problem& problem) {
    return problem.path.empty() ? sentence(problem) : problem.path + ": " + sentence(problem);
}

Message verbatim(std::string text) { return {Translatable{{}, "%1"}, std::move(text)}; }

std::string quote(std::string_view text) { return '"' + elided(text) + '"'; }

std::string written(double value) {
    char text[32];
    std::snprintf(text, sizeof text, "%.10g", value);
    return text;
}

} // namespace seiche
