// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>

namespace seiche {

/// Connection to a local server that sends arbitrary, even invalid bytes.
class HttpClient {
public:
    /// `from` is the local source address of the connection.
    explicit HttpClient(int port, const std::string& from = "127.0.0.1");
    ~HttpClient();
    HttpClient(const HttpClient&) = delete;
    HttpClient& operator=(const HttpClient&) = delete;

    bool isOpen() const { return m_socket >= 0; }
    /// Sends the bytes. False if the server has closed.
    bool send(const std::string& bytes);
    /// Returns the bytes received until the response is complete, the server closes, or the time,
    /// in seconds, has elapsed.
    std::string read(double seconds = 30.0);
    /// Returns whether the server closes within these seconds.
    bool isClosedWithin(double seconds);

private:
    bool waitsForBytes(double seconds) const;

    int m_port;
    int m_socket = -1;
};

/// Returns a complete request with its Content-Length.
std::string requestOf(const std::string& method, const std::string& path, int port, const std::string& token,
                      const std::string& body);

/// Parsed response of the server.
struct HttpAnswer {
    int status = 0; ///< 0 if there was no response
    std::string head;
    std::string body;
};
HttpAnswer ask(int port, const std::string& method, const std::string& path, const std::string& token = "",
               const std::string& body = "");
HttpAnswer answerIn(const std::string& bytes);

} // namespace seiche
