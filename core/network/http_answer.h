// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "classroom/class_api.h"
#include "network/page_files.h"

#include <cstdint>
#include <microhttpd.h>

namespace seiche {

// HTTP answers, with headers against foreign pages and stale copies.

MHD_Result send(MHD_Connection* connection, const ClassAnswer& answer);
MHD_Result send(MHD_Connection* connection, const PageFile& file);
/// Reports that the program was built without the page.
MHD_Result sendNoPage(MHD_Connection* connection);

/// Returns a header of the request; empty if missing.
std::string_view header(MHD_Connection* connection, const char* name);

} // namespace seiche
