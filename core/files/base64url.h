// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>
#include <string>
#include <string_view>

namespace seiche {

/// Encodes in base64url (RFC 4648, section 5), without padding.
std::string base64urlOf(std::string_view bytes);

/// Decodes base64url. Empty if invalid or incomplete.
std::optional<std::string> bytesOfBase64url(std::string_view letters);

} // namespace seiche
