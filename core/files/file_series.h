// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/problem.h"

#include <cstdint>
#include <functional>
#include <optional>
#include <string>
#include <string_view>

namespace seiche {

/// A pattern for numbered file names: "wave-%d.png" gives wave-0.png, wave-1.png, ...;
/// "wave-%04d.png" gives wave-0000.png, wave-0001.png, ... "%%" is a percent sign.
class NumberedName {
public:
    /// Parses a pattern. Empty unless the last part of the path has exactly one %d or %0Nd (N = 1
    /// ... 9) and no other percent sign except %%.
    static std::optional<NumberedName> from(std::string_view pattern);

    /// Returns the file name for a number >= 0.
    std::string of(std::int64_t number) const;
    /// Returns the folder with a trailing slash; empty for the current folder.
    const std::string& folder() const { return m_folder; }

private:
    std::string m_folder;
    std::string m_before;
    std::string m_after;
    int m_digits = 1;
};

/// Numbered files that are all complete or all absent: written to a hidden folder beside their
/// destination and moved at the end.
///
/// Existing files are untouched before `commit`, and restored if it fails.
class FileSeries {
public:
    explicit FileSeries(NumberedName names);
    ~FileSeries(); ///< without `commit`: removes all files
    FileSeries(const FileSeries&) = delete;
    FileSeries& operator=(const FileSeries&) = delete;

    /// Writes the next file. `write` passes the bytes to `sink` and returns false on failure.
    /// Returns false after a failure.
    bool add(const std::function<bool(const std::function<void(std::string_view)>& sink)>& write);

    /// Moves all files to their destination. Returns whether this succeeded; otherwise see
    /// `problem`.
    bool commit();

    /// Returns the file and its problem ("wave-3.png", "No space left on device"); empty if none.
    const std::optional<Problem>& problem() const { return m_problem; }

private:
    std::string hidden(std::int64_t number) const;
    std::string old(std::int64_t number) const; ///< backup name of a replaced file
    bool replace(std::int64_t number);
    void putBack(std::int64_t number, bool isNew);
    void fail(std::int64_t number, const Message& what);
    void discard();

    NumberedName m_names;
    std::string m_hiddenFolder; ///< with a trailing slash; empty if none
    std::int64_t m_count = 0;
    std::optional<Problem> m_problem;
};

} // namespace seiche
