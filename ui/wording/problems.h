// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/problem.h"

#include <QString>
#include <QStringList>

#include <span>

namespace seiche {

/// What the core says is wrong with a file or a setting, in the language of the moment.
QString problemInWords(const Message& problem);

/// A line for each: where, and what ("edges.left: ...").
QStringList problemsInWords(std::span<const Problem> problems);

/// What the window quotes from outside (a name, a path, an id), as `elided` of the core has it.
QString elided(const QString& text, int most = 80);

} // namespace seiche
