// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later
import { readFileSync } from "node:fs";

/** Whether a built-in experiment has a formula: pages compute none, and do not have it (cmake/embed_texts.cmake). */
export const hasFormula = (id) => /"(formula|curveFormula)":/.test(readFileSync(new URL(`../../presets/${id}.seiche`, import.meta.url), "utf8"));
