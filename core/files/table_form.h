// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>
#include <string_view>

namespace seiche {

/// How a table of numbers is written as text. The default is the plain form, which programs read in every
/// language; spreadsheets expect what belongs to the language of their user.
struct TableForm {
    char separator = ','; ///< between two columns
    char decimalSign = '.';
    bool hasMark = false; ///< a byte order mark at the beginning, by which a spreadsheet recognises UTF-8

    friend bool operator==(const TableForm&, const TableForm&) = default;
};

/// Turns a table in the plain form into another form, piece by piece.
class TableConverter {
public:
    explicit TableConverter(const TableForm& form) : m_form(form) {}

    /// The next piece of the table, wherever it begins and ends. A row ends with a line feed; a last row
    /// without one is held back.
    std::string convert(std::string_view plain);

private:
    /// Appends the field that has come to its end.
    void endField(std::string& out);

    TableForm m_form;
    std::string m_field;     ///< without its quotes
    bool m_hasBegun = false; ///< the mark has been written
    bool m_isQuoted = false; ///< the field is in quotes
    bool m_isInside = false; ///< of quotes
};

/// A whole table in the plain form, in another form.
std::string inForm(std::string_view plain, const TableForm& form);

} // namespace seiche
