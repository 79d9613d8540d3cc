// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/experiment.h"
#include "model/problem.h"

#include <cstddef>
#include <optional>
#include <string>
#include <string_view>

namespace seiche {

namespace limits {
/// Of a link, what follows its "#"; longer ones are cut off by programs that pass them on.
inline constexpr std::size_t linkLetters = 8192;
} // namespace limits

/// The whole experiment as the end of a link: "#" and its file, compressed (zlib, RFC 1950) and written in
/// base64url (RFC 4648, without padding). Nothing where that is longer than `limits::linkLetters`.
std::optional<std::string> linkTo(const Experiment& experiment);

/// The file in a link, or why there is none.
struct LinkedFile {
    std::string text;
    std::optional<Message> problem; ///< nothing when the text has been read
};

/// Reads what somebody has pasted: a link, what follows the last "#" in it, or the text of a file itself, which
/// begins with "{". White space in a link does not count, for mail breaks lines. The file has at most
/// `limits::fileBytes`, and is not read yet.
LinkedFile fileInLink(std::string_view pasted);

} // namespace seiche
