// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/problem.h"

#include <cstddef>
#include <optional>
#include <string>

namespace seiche {

/// A small file's text, or the problem reading it.
struct InputFile {
    std::string text;
    std::optional<Message> problem; ///< empty if the file was read
    bool tooLarge = false;          ///< the file exists but exceeds the allowed size
};

/// Reads a regular file of at most `maxBytes` bytes. Checks type and size first, so devices, pipes
/// and huge files are rejected without using memory.
InputFile readInputFile(const std::string& path, std::size_t maxBytes);

} // namespace seiche
