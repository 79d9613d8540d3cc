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
/// Maximum length of a link after "#"; some programs truncate longer links.
inline constexpr std::size_t linkLetters = 8192;
} // namespace limits

/// Returns the experiment as the end of a link: "#" and its file, compressed (zlib, RFC 1950), in
/// base64url (RFC 4648, without padding). Empty if longer than `limits::linkLetters`.
std::optional<std::string> linkTo(const Experiment& experiment);

/// The file in a link, or the problem.
struct LinkedFile {
    std::string text;
    std::optional<Message> problem; ///< empty if the text was read
};

/// Extracts a file from pasted text: a link, its part after the last "#", or the file itself,
/// starting with "{". Ignores white space in links, because mail breaks lines. The file has at most
/// `limits::fileBytes` bytes and is not parsed.
LinkedFile fileInLink(std::string_view pasted);

} // namespace seiche
