// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "classroom/class_api.h"
#include "network/page_files.h"

#include <cstdint>
#include <microhttpd.h>

namespace seiche {

// What is sent back over HTTP, with the headers that keep other pages and old copies away.

MHD_Result send(MHD_Connection* connection, const ClassAnswer& answer);
MHD_Result send(MHD_Connection* connection, const PageFile& file);
/// There is no page in this program.
MHD_Result sendNoPage(MHD_Connection* connection);

/// A header of the request; empty where it is missing.
std::string_view header(MHD_Connection* connection, const char* name);

} // namespace seiche
