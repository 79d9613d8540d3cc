// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <span>
#include <string_view>

namespace seiche {

/// A file of the page for browsers, compiled in.
struct PageFile {
    std::string_view path; ///< "class.js"
    std::string_view type; ///< "text/javascript"
    std::string_view tag;  ///< changes with the content; in quotation marks, as HTTP has it (RFC 9110, ETag)
    std::string_view gzip; ///< the content, compressed (RFC 1952)
};

/// All of them; none where the program was built without the page. Made from app/web by `./dev`.
std::span<const PageFile> pageFiles();

} // namespace seiche
