// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#if defined(SEICHE_ASSERTIONS) && SEICHE_ASSERTIONS
namespace seiche {

/// Prints the place and the text of a false condition to the standard error, and aborts the program.
[[noreturn]] void abortAtCondition(const char* file, int line, const char* condition);

} // namespace seiche

/// Checks a precondition, which only a mistake of a programmer can break: a false condition is printed with its
/// file and line, and the program aborts. Without `SEICHE_ASSERTIONS` the condition is compiled, but never
/// evaluated. What a user, a file or the network can get wrong is reported as a `Problem` instead.
///
/// Loops over cells or pixels have no checks inside.
#define SEICHE_EXPECTS(condition)                                                                              \
    ((condition) ? static_cast<void>(0) : ::seiche::abortAtCondition(__FILE__, __LINE__, #condition))
#else
/// Compiles a precondition without evaluating it, because `SEICHE_ASSERTIONS` is off.
#define SEICHE_EXPECTS(condition) static_cast<void>(sizeof((condition) ? 1 : 0))
#endif
