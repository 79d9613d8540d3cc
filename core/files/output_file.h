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
/// What is written goes to a temporary file in the same folder; `commit` flushes it to the disk and only then
/// replaces the old file. Before that, or after any failure, the old file is untouched. A symbolic link is
/// followed: its target is replaced, not the link. "-" and "/dev/stdout" are standard output; devices and pipes
/// are written directly.
class OutputFile {
public:
    explicit OutputFile(std::string path);
    ~OutputFile(); ///< without `commit`: leaves no trace
    OutputFile(const OutputFile&) = delete;
    OutputFile& operator=(const OutputFile&) = delete;

    /// The file that a chain of links leads to, whether it exists or not; empty when they go round in a circle.
    static std::string targetOf(std::string path);

    const std::string& path() const { return m_path; }

    /// What is written is a table in the plain form, and the file gets it in this one. To be called before the
    /// first `write`.
    void convertTo(const TableForm& form) {
        if (form != TableForm()) m_converter.emplace(form);
    }

    /// Failures are kept for `commit`, so that writing needs no checks; see also `good`.
    void write(std::string_view bytes);

    /// False after a failure; nothing more will be written.
    bool good() const { return !m_problem; }

    /// Completes the file. True when everything is in its place; else `problem` says why not.
    bool commit();

    /// "No space left on device"; nothing while all is well.
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
    std::string m_target;    ///< `m_path` with links followed; empty when it is written directly
    std::string m_temporary; ///< empty while the temporary file has no name
    std::string m_buffer;
    std::optional<TableConverter> m_converter; ///< of tables
    std::optional<Message> m_problem;
    OpenFile m_file;
};

} // namespace seiche
