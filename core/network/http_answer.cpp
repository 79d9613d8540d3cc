// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "network/http_answer.h"

#include "files/compression.h"

#include <map>
#include <memory>
#include <mutex>
#include <string>

namespace seiche {

namespace {

constexpr char forPages[] =
    "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; style-src 'self'; img-src 'self' data: blob:; "
    "connect-src 'self'; worker-src 'self' blob:; manifest-src 'self'; base-uri 'none'; "
    "form-action 'none'; frame-ancestors 'none'";
constexpr char forData[] = "default-src 'none'; frame-ancestors 'none'";
constexpr std::size_t maxOfAPage = 64 << 20;

using Response = std::unique_ptr<MHD_Response, decltype(&MHD_destroy_response)>;

Response responseWith(std::string_view body, MHD_ResponseMemoryMode mode) {
    // The library never writes to the buffer.
    return {MHD_create_response_from_buffer(body.size(), const_cast<char*>(body.data()), mode),
            &MHD_destroy_response};
}

void add(const Response& response, const char* name, const std::string& value) {
    MHD_add_response_header(response.get(), name, value.c_str());
}

void addPolicy(const Response& response, const char* policy) {
    add(response, "Content-Security-Policy", policy);
    add(response, "X-Content-Type-Options", "nosniff");
    add(response, "X-Frame-Options", "DENY");
    add(response, "Referrer-Policy", "no-referrer");
    add(response, "Cross-Origin-Resource-Policy", "same-origin");
}

MHD_Result queue(MHD_Connection* connection, int status, const Response& response) {
    return response ? MHD_queue_response(connection, static_cast<unsigned>(status), response.get()) : MHD_NO;
}

// Returns the uncompressed content of a file, cached at the first request. The compiled-in files
// never change.
std::string_view plainOf(const PageFile& file) {
    static std::mutex lock;
    static std::map<std::string_view, std::string> unpacked;
    const std::lock_guard guard(lock);
    const auto [place, isNew] = unpacked.try_emplace(file.path);
    if (isNew) place->second = decompressed(file.gzip, maxOfAPage, Wrapping::Gzip).bytes;
    return place->second;
}

bool names(std::string_view list, std::string_view word) { return list.find(word) != list.npos; }

} // namespace

std::string_view header(MHD_Connection* connection, const char* name) {
    const char* value = MHD_lookup_connection_value(connection, MHD_HEADER_KIND, name);
    return value ? value : "";
}

MHD_Result send(MHD_Connection* connection, const ClassAnswer& answer) {
    const Response response = responseWith(answer.body, MHD_RESPMEM_MUST_COPY);
    if (!response) return MHD_NO;
    if (!answer.body.empty()) add(response, "Content-Type", "application/json");
    add(response, "Cache-Control", "no-store");
    if (answer.retryAfter > 0) add(response, "Retry-After", std::to_string(answer.retryAfter));
    if (answer.status == 401) add(response, "WWW-Authenticate", "Bearer");
    addPolicy(response, forData);
    return queue(connection, answer.status, response);
}

MHD_Result send(MHD_Connection* connection, const PageFile& file) {
    const bool isKnown = header(connection, "If-None-Match") == file.tag;
    const bool unpacks = names(header(connection, "Accept-Encoding"), "gzip");
    const std::string_view body = isKnown ? "" : unpacks ? file.gzip : plainOf(file);
    const Response response = responseWith(body, MHD_RESPMEM_PERSISTENT);
    if (!response) return MHD_NO;
    if (!isKnown) add(response, "Content-Type", std::string(file.type));
    if (!isKnown && unpacks) add(response, "Content-Encoding", "gzip");
    add(response, "Vary", "Accept-Encoding");
    add(response, "ETag", std::string(file.tag));
    add(response, "Cache-Control", "no-cache"); // revalidated each time, sent only if changed
    addPolicy(response, forPages);
    return queue(connection, isKnown ? 304 : 200, response);
}

MHD_Result sendNoPage(MHD_Connection* connection) {
    const Response response =
        responseWith("This Seiche was built without the page for phones.\n", MHD_RESPMEM_PERSISTENT);
    if (!response) return MHD_NO;
    add(response, "Content-Type", "text/plain; charset=utf-8");
    add(response, "Cache-Control", "no-store");
    addPolicy(response, forData);
    return queue(connection, 503, response);
}

} // namespace seiche
