// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later

// The shares of long tests, as in share.h.

const { SEICHE_SHARE: share, SEICHE_CHANGED: changed = "" } = process.env;

/** Returns whether a changed path has one of these beginnings. */
export const hasChanged = (...beginnings) => changed.split("\n").some((path) => beginnings.some((each) => path.startsWith(each)));

/** Returns whether this share runs a case: always without a share, otherwise in every `of`-th commit. */
export const isInShare = (index, of) => share === undefined || (index + Number(share)) % of === 0;
