// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "files/share_link.h"

#include "files/base64url.h"
#include "files/compression.h"
#include "files/experiment_file.h"

#include <algorithm>
#include <utility>

namespace seiche {

namespace {

constexpr std::string_view whiteSpace = " \t\r\n\f\v";

LinkedFile refusedLink(Message why) { return {{}, std::move(why)}; }

LinkedFile notALink() {
    return refusedLink(TRANSLATABLE(
        "Problem", "this is not a valid link to an experiment; part of it is missing or has been changed"));
}

LinkedFile expanded(const std::string& bytes) {
    Decompressed file = decompressed(bytes, limits::fileBytes);
    switch (file.end) {
    case Decompressed::End::Whole: return {std::move(file.bytes), std::nullopt};
    case Decompressed::End::TooLong:
        return refusedLink({TRANSLATABLE("Problem", "is too large (at most %1 bytes)"), limits::fileBytes});
    case Decompressed::End::NoMemory: return refusedLink(TRANSLATABLE("Problem", "there is not enough memory"));
    case Decompressed::End::Broken: break;
    }
    return notALink();
}

} // namespace

std::optional<std::string> linkTo(const Experiment& experiment) {
    const std::string letters = base64urlOf(compressed(writeExperiment(experiment)));
    if (letters.size() > limits::linkLetters) return std::nullopt;
    return '#' + letters;
}

LinkedFile fileInLink(std::string_view pasted) {
    pasted.remove_prefix(std::min(pasted.find_first_not_of(whiteSpace), pasted.size()));
    if (pasted.starts_with('{')) {
        if (pasted.size() > limits::fileBytes)
            return refusedLink({TRANSLATABLE("Problem", "is too large (at most %1 bytes)"), limits::fileBytes});
        return {std::string(pasted), std::nullopt};
    }
    if (const std::size_t sign = pasted.rfind('#'); sign != pasted.npos) pasted.remove_prefix(sign + 1);
    std::string letters;
    for (const char letter : pasted) {
        if (whiteSpace.find(letter) != whiteSpace.npos) continue;
        letters += letter;
        if (letters.size() > limits::linkLetters)
            return refusedLink(
                {TRANSLATABLE("Problem", "the link is too long (at most %1 characters after the \"#\")"),
                 limits::linkLetters});
    }
    const std::optional<std::string> bytes = bytesOfBase64url(letters);
    return bytes ? expanded(*bytes) : notALink();
}

} // namespace seiche
