// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later

const { SEICHE_SHARE: share, SEICHE_CHANGED: changed = "" } = process.env;

/** Returns whether a changed path has one of these beginnings. */
export const hasChanged = (...beginnings) => changed.split("\n").some((path) => beginnings.some((each) => path.startsWith(each)));

/** Returns whether this share runs a case (see tests/share.h). */
export const isInShare = (index, of) => share === undefined || (index + Number(share)) % of === 0;

let tests = 0;
/**
 * Reason to skip the next page test, or false. Each share runs every third test, or all tests
 * after changes of the page.
 */
export const leftOut = () =>
    isInShare(tests++, 3) || hasChanged("app/web/", "tests/web/", "translations/", "lessons/") ? false : "not in this share";
