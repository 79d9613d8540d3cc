// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/experiment.h"
#include "model/problem.h"

#include <QString>
#include <QStringList>

#include <span>
#include <string_view>

namespace seiche {

/// What the core says is wrong with a file or a setting, in the language of the moment. The core speaks English
/// and knows no translations; its sentences are found again in a table of patterns. One that is not in the
/// table stays as it is.
QString problemInWords(std::string_view message);

/// What the window quotes from outside (a name, a path, an id), as `elided` of the core has it.
QString elided(const QString& text, int most = 80);

/// A line for each: where, and what ("edges.left: ...").
QStringList problemsInWords(std::span<const Problem> problems);

/// The patterns, for the test that looks for sentences without one.
std::span<const char* const> problemPatterns();

} // namespace seiche
