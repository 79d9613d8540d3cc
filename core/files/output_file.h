// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "files/table_form.h"
#include "model/problem.h"
#include "posix/open_file.h"

#include <cstddef>
#include <optional>
#include <string>
#include <string_view>

namespace seiche {

/// A file that is complete or absent.
///
/// Data is written to a temporary file in the same folder; `commit` flushes it to disk and then
/// replaces the old file. Before `commit`, or after any failure, the old file is untouched. For a
/// symbolic link, the target is replaced. "-" and "/dev/stdout" are standard output; devices and
/// pipes are written directly.
class OutputFile {
public:
    explicit OutputFile(std::string path);
    ~OutputFile(); ///< without `commit`: removes the temporary file
    OutputFile(const OutputFile&) = delete;
    OutputFile& operator=(const OutputFile&) = delete;

    /// Returns the target of a chain of links, even if it does not exist; empty for a cycle.
    static std::string targetOf(std::string path);

    const std::string& path() const { return m_path; }

    /// Converts the written table from the plain form to `form`. Call before the first `write`.
    void convertTo(const TableForm& form) {
        if (form != TableForm()) m_converter.emplace(form);
    }

    /// Writes bytes. Failures are stored until `commit`, so callers need no checks; see also
    /// `good`.
    void write(std::string_view bytes);

    /// False after a failure; further writes are ignored.
    bool good() const { return !m_problem; }

    /// Completes the file. Returns false after a failure.
    bool commit();

    /// Returns the problem, such as "No space left on device"; empty if none.
    const std::optional<Message>& problem() const { return m_problem; }

private:
    void open();
    void openTemporary();
    void nameTemporary();
    bool closeFile();
    void flush();
    void fail(const Message& what);
    void discard();

    std::string m_path;
    std::string m_target;    ///< `m_path` with links resolved; empty if written directly
    std::string m_temporary; ///< empty while the temporary file has no name
    std::string m_buffer;
    std::optional<TableConverter> m_converter; ///< for tables
    std::optional<Message> m_problem;
    OpenFile m_file;
};

} // namespace seiche
