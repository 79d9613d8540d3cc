// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>
#include <string_view>

namespace seiche {

/// Text format of a table of numbers. The default, the plain form, is readable by programs in every
/// language; spreadsheets expect the format of their user's language.
struct TableForm {
    char separator = ','; ///< between columns
    char decimalSign = '.';
    bool hasMark = false; ///< byte order mark, by which spreadsheets detect UTF-8

    friend bool operator==(const TableForm&, const TableForm&) = default;
};

/// Converts a plain-form table, piece by piece.
class TableConverter {
public:
    explicit TableConverter(const TableForm& form) : m_form(form) {}

    /// Converts the next piece, which may begin and end anywhere. Rows end with a line feed; a last
    /// row without a line feed is held back.
    std::string convert(std::string_view plain);

private:
    /// Appends the completed field.
    void endField(std::string& out);

    TableForm m_form;
    std::string m_field;     ///< current field, without its quotes
    bool m_hasBegun = false; ///< the byte order mark was written
    bool m_isQuoted = false; ///< the field is quoted
    bool m_isInside = false; ///< inside the quotes
};

/// Converts a whole table from the plain form.
std::string inForm(std::string_view plain, const TableForm& form);

} // namespace seiche
