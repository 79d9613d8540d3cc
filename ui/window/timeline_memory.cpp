// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "window/timeline_memory.h"

#include <QSettings>

#include <algorithm>

namespace seiche::timeline_memory {

namespace {

constexpr int usual = Timeline::defaultBudget >> 20;

QString key() { return QStringLiteral("timelineMegabytes"); }

} // namespace

int chosen() {
    const int saved = QSettings().value(key(), usual).toInt();
    return std::ranges::find(choices, saved) == choices.end() ? usual : saved;
}

void restore(Session& session) { session.setTimelineBudget(static_cast<std::size_t>(chosen()) << 20); }

void choose(Session& session, int mebibytes) {
    QSettings().setValue(key(), mebibytes);
    restore(session);
}

} // namespace seiche::timeline_memory
