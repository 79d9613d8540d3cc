// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later

// Reads the keys of an experiment and their ranges from the tables of docs/experiment-*.md, which
// a core test compares with the program. New parameters, shapes and kinds of source need no change
// here.
import { readFileSync } from "node:fs";

/**
 * Returns a range: `words`, or `min` and `max` with `isWhole` (integers) and `isAbove` (`min`
 * excluded).
 */
function rangeOf(text) {
    const words = text.match(/^one of (.*)$/);
    if (words) return { words: words[1].split(", ") };
    const numbers = text.match(/^(an integer, )?(greater than|at least) (-?[\d.]+), at most (-?[\d.]+)$/);
    if (!numbers) throw new Error(`a range that is not understood: ${text}`);
    return { isWhole: Boolean(numbers[1]), isAbove: numbers[2] === "greater than", min: Number(numbers[3]), max: Number(numbers[4]) };
}

/**
 * Returns the rows of the tables in these files: `parameters` of the experiment, and `wall`,
 * `medium`, `source`, `mark` for the kinds of objects.
 */
export function readTables(...files) {
    const tables = { parameters: [] };
    let rows = null;
    for (const line of files.flatMap((file) => readFileSync(file, "utf8").split("\n"))) {
        const head = line.match(/^\| key (?:of an? (\w+) )?\| meaning \| range \|/);
        if (head) rows = head[1] ? (tables[head[1]] = []) : tables.parameters;
        else if (!line.startsWith("|")) rows = null;
        const cells = line.match(/^\| `([\w.]+)` \|(.*)\|$/);
        if (!rows || !cells) continue;
        const rest = cells[2].split(" | ").map((cell) => cell.trim());
        rows.push({ key: cells[1], range: rangeOf(rest[1]), usual: rest[2], isInSet: rest[3] === "yes" });
    }
    return tables;
}
