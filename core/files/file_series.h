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

/// The names of numbered files: "wave-%d.png" stands for wave-0.png, wave-1.png, ..., "wave-%04d.png" for
/// wave-0000.png, wave-0001.png, ... "%%" is a percent sign.
class NumberedName {
public:
    /// Nothing unless the last part of the path has exactly one %d or %0Nd (N = 1 ... 9) and no other percent
    /// sign but %%.
    static std::optional<NumberedName> from(std::string_view pattern);

    /// The name of the file with this number, at least 0.
    std::string of(std::int64_t number) const;
    /// The folder they are in, with a slash at the end; empty for the present one.
    const std::string& folder() const { return m_folder; }

private:
    std::string m_folder;
    std::string m_before;
    std::string m_after;
    int m_digits = 1;
};

/// Numbered files that are all complete or all absent: they are written in a hidden folder beside their places
/// and moved there in the end.
///
/// What stood there is untouched before `commit`, and afterwards if it fails.
class FileSeries {
public:
    explicit FileSeries(NumberedName names);
    ~FileSeries(); ///< without `commit`: leaves no trace
    FileSeries(const FileSeries&) = delete;
    FileSeries& operator=(const FileSeries&) = delete;

    /// Writes the next file; `write` hands its bytes to what it is given, and returns false when it cannot.
    /// False after a failure.
    bool add(const std::function<bool(const std::function<void(std::string_view)>& sink)>& write);

    /// Puts all files in their places. True when they are there; else `problem` says why not.
    bool commit();

    /// Of which file, and what: "wave-3.png", "No space left on device"; nothing while all is well.
    const std::optional<Problem>& problem() const { return m_problem; }

private:
    std::string hidden(std::int64_t number) const;
    std::string old(std::int64_t number) const; ///< what was replaced
    bool replace(std::int64_t number);
    void putBack(std::int64_t number, bool isNew);
    void fail(std::int64_t number, const Message& what);
    void discard();

    NumberedName m_names;
    std::string m_hiddenFolder; ///< with a slash at the end; empty when there is none
    std::int64_t m_count = 0;
    std::optional<Problem> m_problem;
};

} // namespace seiche
