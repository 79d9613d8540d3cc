// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later

import { hasChanged, isInShare } from "../share.mjs";

let tests = 0;
/**
 * Reason to skip the next page test, or false. Each share runs every third test, or all tests
 * after changes of the page.
 */
export const leftOut = () =>
    isInShare(tests++, 3) || hasChanged("app/web/", "tests/web/", "translations/", "lessons/") ? false : "not in this share";
