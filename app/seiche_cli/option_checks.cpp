// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "option_checks.h"

#include "report.h"

#include "files/output_file.h"
#include "model/elided.h"

#include <charconv>
#include <filesystem>
#include <limits>
#include <system_error>

namespace seiche::cli {

namespace {

// Returns a key that is equal for all names of a file; empty for devices, which several outputs
// may share.
std::string identity(const std::string& path) {
    if (path.empty()) return {};
    if (path == "-" || path == "/dev/stdout") return "-";
    std::error_code error;
    const std::filesystem::path whole = std::filesystem::weakly_canonical(OutputFile::targetOf(path), error);
    if (error) return path;
    if (std::filesystem::exists(whole, error) && std::filesystem::is_other(whole, error)) return {};
    return whole.lexically_normal().string();
}

// `range` follows the given value in messages.
CLI::Validator wholeNumberWithin(std::int64_t min, std::int64_t max, const std::string& range,
                                 const std::string& description) {
    const auto read = [min, max, range](std::string& given) -> std::string {
        const bool plus = given.size() > 1 && given.front() == '+' && given[1] != '-';
        const char* first = given.data() + (plus ? 1 : 0);
        const char* last = given.data() + given.size();
        std::int64_t number = 0;
        const auto [end, error] = std::from_chars(first, last, number);
        if (end != last || error == std::errc::invalid_argument)
            return elided(given) + " is not an integer" + range;
        if (error != std::errc() || number < min || number > max)
            return elided(given) + " is not allowed" + range;
        given = std::to_string(number);
        return {};
    };
    return CLI::Validator(read, description);
}

} // namespace

CLI::Validator wholeNumber(std::int64_t min, std::int64_t max) {
    const std::string range = std::to_string(min) + " to " + std::to_string(max);
    return wholeNumberWithin(min, max, " (" + range + ")",
                             "INT in [" + std::to_string(min) + " - " + std::to_string(max) + ']');
}

CLI::Validator wholeNumber() {
    using Limits = std::numeric_limits<std::int64_t>;
    return wholeNumberWithin(Limits::min(), Limits::max(), "", "");
}

CLI::Validator outputName() {
    return CLI::Validator(
        [](std::string& given) {
            return given.empty() ? std::string("the name of the file is empty; - is standard output")
                                 : std::string();
        },
        "");
}

bool allDiffer(const std::vector<NamedOutput>& outputs) {
    for (std::size_t i = 0; i < outputs.size(); ++i)
        for (std::size_t j = 0; j < i; ++j) {
            const std::string one = identity(outputs[i].path);
            if (one.empty() || one != identity(outputs[j].path)) continue;
            addProblem(outputs[j].option + ", " + outputs[i].option,
                       one == "-" ? "both are standard output" : "both write " + elided(outputs[i].path));
            return false;
        }
    return true;
}

} // namespace seiche::cli
