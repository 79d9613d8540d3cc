// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "wording/explosion_words.h"

#include "wording/names.h"

#include <QCoreApplication>
#include <QLocale>

namespace seiche {

namespace {

struct ExplosionWords {
    Q_DECLARE_TR_FUNCTIONS(ExplosionWords)
};

} // namespace

QString inWords(const ExplosionCount& count) {
    const QString steps = QLocale().toString(qlonglong{count.steps});
    switch (count.from) {
    case CountedFrom::Tap: return ExplosionWords::tr("%1 steps after the tap").arg(steps);
    case CountedFrom::RuleChange: return ExplosionWords::tr("%1 steps after the change").arg(steps);
    case CountedFrom::Start: break;
    }
    return ExplosionWords::tr("%1 steps after the start").arg(steps);
}

QString explosionInWords(Scheme scheme, const ExplosionCount& count) {
    //: Name of a scheme, then for example "57 steps after the tap"
    return ExplosionWords::tr("%1 exploded %2").arg(nameOf(scheme), inWords(count));
}

} // namespace seiche
