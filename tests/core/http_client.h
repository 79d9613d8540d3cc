// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>

namespace seiche {

/// A connection to a server of this computer that sends what it is told to, sense or not.
class HttpClient {
public:
    /// `from`: the address of this computer that it comes from.
    explicit HttpClient(int port, const std::string& from = "127.0.0.1");
    ~HttpClient();
    HttpClient(const HttpClient&) = delete;
    HttpClient& operator=(const HttpClient&) = delete;

    bool isOpen() const { return m_socket >= 0; }
    /// False when the server has closed it.
    bool send(const std::string& bytes);
    /// All that comes until there is a whole answer, until the server closes, or for so long.
    std::string read(double seconds = 30.0);
    /// Whether the server closes the connection within this time.
    bool isClosedWithin(double seconds);

private:
    bool waitsForBytes(double seconds) const;

    int m_port;
    int m_socket = -1;
};

/// A whole request, with its length.
std::string requestOf(const std::string& method, const std::string& path, int port, const std::string& token,
                      const std::string& body);

/// An answer of the server.
struct HttpAnswer {
    int status = 0; ///< 0: there was none
    std::string head;
    std::string body;
};
HttpAnswer ask(int port, const std::string& method, const std::string& path, const std::string& token = "",
               const std::string& body = "");
HttpAnswer answerIn(const std::string& bytes);

} // namespace seiche
