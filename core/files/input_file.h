// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/problem.h"

#include <cstddef>
#include <optional>
#include <string>

namespace seiche {

/// The text of a small file, or why it could not be read.
struct InputFile {
    std::string text;
    std::optional<Message> problem; ///< nothing when the text has been read
    bool tooLarge = false;          ///< the file is there, but has more bytes than allowed
};

/// Reads a regular file of at most `mostBytes` bytes. Looks at its kind and size first: a device, a pipe or a
/// huge file is refused at once and costs no memory.
InputFile readInputFile(const std::string& path, std::size_t mostBytes);

} // namespace seiche
