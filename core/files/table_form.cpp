// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "files/table_form.h"

#include <algorithm>

namespace seiche {

namespace {

/// Returns whether the text is a plain number: "-1.5e-14".
bool isNumber(std::string_view text) {
    const auto skipDigits = [&text] {
        const std::size_t count = std::min(text.find_first_not_of("0123456789"), text.size());
        text.remove_prefix(count);
        return count > 0;
    };
    const auto skip = [&text](std::string_view any) {
        const bool isThere = !text.empty() && any.find(text.front()) != any.npos;
        if (isThere) text.remove_prefix(1);
        return isThere;
    };
    skip("-");
    if (!skipDigits()) return false;
    if (skip(".") && !skipDigits()) return false;
    if (!skip("eE")) return text.empty();
    skip("+-");
    return skipDigits() && text.empty();
}

} // namespace

void TableConverter::endField(std::string& out) {
    if (!m_isQuoted && isNumber(m_field)) std::ranges::replace(m_field, '.', m_form.decimalSign);
    const bool needsQuotes =
        m_field.find_first_of("\"\r\n") != m_field.npos || m_field.find(m_form.separator) != m_field.npos;
    if (needsQuotes) {
        out += '"';
        for (const char c : m_field) {
            if (c == '"') out += '"';
            out += c;
        }
        out += '"';
    } else {
        out += m_field;
    }
    m_field.clear();
    m_isQuoted = m_isInside = false;
}

std::string TableConverter::convert(std::string_view plain) {
    std::string out;
    if (m_form.hasMark && !m_hasBegun) out = "\xef\xbb\xbf";
    m_hasBegun = true;
    for (const char c : plain) {
        if (c == '"') {
            // A quote after a closing quote is an escaped quote.
            if (m_isQuoted && !m_isInside) m_field += c;
            m_isInside = !m_isInside;
            m_isQuoted = true;
        } else if (m_isInside || (c != ',' && c != '\n')) {
            m_field += c;
        } else {
            endField(out);
            out += c == ',' ? m_form.separator : c;
        }
    }
    return out;
}

std::string inForm(std::string_view plain, const TableForm& form) {
    return TableConverter(form).convert(plain);
}

} // namespace seiche
