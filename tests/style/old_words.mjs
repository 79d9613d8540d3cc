// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later

// Reads the old words of tests/old_words.txt.
import { readFileSync } from "node:fs";

const words = readFileSync(new URL("../old_words.txt", import.meta.url), "utf8")
    .split("\n")
    .filter((line) => line !== "" && !line.startsWith("#"))
    .map((line) => line.replace(/ \|$/, "").split(" | "))
    .map(([where, word, better, allowed]) => {
        const [language, place] = where.split(" ");
        return { language, isForProgram: place === "program", word: new RegExp(word, "u"), better, allowed: allowed && new RegExp(allowed, "u") };
    });

/**
 * Returns replacements for the old words in `text`, without code in backticks. Empty if none.
 * `isNew` also applies words that the change log may contain because old versions had them.
 */
export function betterWords(language, text, isNew) {
    const read = text.replace(/`[^`]*`/g, "");
    return words
        .filter((each) => each.language === language && (isNew || !each.isForProgram))
        .filter((each) => each.word.test(read) && !each.allowed?.test(read))
        .map(({ better }) => better);
}
