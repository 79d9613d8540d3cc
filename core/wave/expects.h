// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#if defined(SEICHE_ASSERTIONS) && SEICHE_ASSERTIONS
namespace seiche {

/// Prints position and text of a false condition and aborts.
[[noreturn]] void abortAtCondition(const char* file, int line, const char* condition);

} // namespace seiche

/// Checks a precondition that only a programming error can violate. If it is false, prints file and
/// line and aborts.
///
/// Without `SEICHE_ASSERTIONS` the condition is compiled but not evaluated. Errors of users, files
/// or the network are reported as a `Problem` instead. Loops over cells or pixels have no checks
/// inside.
#define SEICHE_EXPECTS(condition)                                                                              \
    ((condition) ? static_cast<void>(0) : ::seiche::abortAtCondition(__FILE__, __LINE__, #condition))
#else
/// Compiles a precondition without evaluating it (`SEICHE_ASSERTIONS` is off).
#define SEICHE_EXPECTS(condition) static_cast<void>(sizeof((condition) ? 1 : 0))
#endif
