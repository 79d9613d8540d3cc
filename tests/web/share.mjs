// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later

const { SEICHE_SHARE: share, SEICHE_CHANGED: changed = "" } = process.env;

/** Whether a file has changed whose path, from the root of the sources, begins so. */
export const hasChanged = (...beginnings) => changed.split("\n").some((path) => beginnings.some((each) => path.startsWith(each)));

/** Whether a long test runs its case number `index`: as `isInShare` in tests/share.h. */
export const isInShare = (index, of) => share === undefined || (index + Number(share)) % of === 0;

let tests = 0;
/** Why the next test of the page is left out: of every three it runs one, unless the page or what it shows has changed. */
export const leftOut = () =>
    isInShare(tests++, 3) || hasChanged("app/web/", "tests/web/", "translations/", "lessons/") ? false : "not in this share";
