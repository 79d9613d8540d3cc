// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <span>
#include <string_view>

namespace seiche {

/// A compiled-in file of the web page.
struct PageFile {
    std::string_view path; ///< "class.js"
    std::string_view type; ///< "text/javascript"
    std::string_view tag;  ///< changes with the content; quoted (RFC 9110, ETag)
    std::string_view gzip; ///< compressed content (RFC 1952)
};

/// Returns the files of the page; empty in builds without the page. Generated from app/web by
/// `./dev`.
std::span<const PageFile> pageFiles();

} // namespace seiche
