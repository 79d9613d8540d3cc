// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/problem.h"

#include <QString>
#include <QStringList>

#include <span>

namespace seiche {

/// Describes a problem of a file or setting.
QString problemInWords(const Message& problem);

/// Returns a line for each problem: place and description ("edges.left: …").
QStringList problemsInWords(std::span<const Problem> problems);

/// Shortens quoted external text (a name, a path, an id) like the core's `elided`.
QString elided(const QString& text, int max = 80);

} // namespace seiche
