// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later
import { readFileSync } from "node:fs";

/** Returns whether an example has a formula, which pages cannot compute. */
export const hasFormula = (id) => /"(formula|curveFormula)":/.test(readFileSync(new URL(`../../presets/${id}.seiche`, import.meta.url), "utf8"));
