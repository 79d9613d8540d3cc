// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "lock/class_lock.h"

#include <optional>

namespace seiche {

namespace {

std::optional<ClassRights> lockedTo;

} // namespace

bool isClassLocked() { return lockedTo.has_value(); }

bool mayClass(bool ClassRights::* what) { return !lockedTo || (*lockedTo).*what; }

bool mayClassMake(const ObjectsChange& change, const Experiment& before) {
    return mayClass(&ClassRights::objects) || canMake(lockedTo->tools, change, before);
}

bool mayClassSet(const Setting& setting) {
    return mayClass(&ClassRights::medium) || canSet(lockedTo->tools, setting);
}

void lockClass(const ClassRights& rights) { lockedTo = rights; }

void unlockClass() { lockedTo.reset(); }

} // namespace seiche
