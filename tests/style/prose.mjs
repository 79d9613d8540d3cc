// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later

// Splits documents into paragraphs and sentences.

/**
 * Returns whether a path belongs to an English document, except the glossary and the equations in
 * words.
 */
export const isDocument = (path) => /\.en\.(md|txt)$|^docs\/[^/]*\.md$|(^|\/)[A-Z]+\.md$/.test(path) && !/^docs\/(glossary\.md|theory\/equations)/.test(path);

/** Returns a change log without its released entries. */
export const withoutReleases = (content) => content.replace(/^## \[\d[^]*/m, "");

/**
 * Returns the paragraphs, list items and table cells of a document as { first, last, text },
 * without code and headings.
 */
export function paragraphs(content) {
    const found = [];
    let open;
    let isCode = false;
    content.split("\n").forEach((line, index) => {
        const number = index + 1;
        if (line.startsWith("```")) isCode = !isCode;
        const isText = !isCode && !/^(```|#|!\[| {4,}[^-*\d ]|\/\/|>|@|=)/.test(line) && line.trim() !== "";
        const item = /^\s*(?:[-*]|\d+\.) (.*)$/.exec(line);
        if (!isText || item || line.startsWith("|")) open = undefined;
        if (!isText) return;
        if (line.startsWith("|")) {
            for (const cell of line.split("|")) found.push({ first: number, last: number, text: cell.trim() });
        } else if (open) {
            open.last = number;
            open.text += ` ${line.trim()}`;
        } else found.push((open = { first: number, last: number, text: item ? item[1] : line.trim() }));
    });
    return found;
}

/** Returns a paragraph without links, code and markup. */
export const plain = (text) =>
    text.replace(/!?\[([^\]]*)\]\([^)]*\)/g, "$1").replace(/`[^`]*`/g, "code").replace(/[*_]/g, "");
/** Returns the sentences of a paragraph. */
export const sentences = (text) => text.split(/(?<=[.!?])["”)]?\s+(?=\**[A-Z0-9“"(])/);
/** Returns the number of words, numbers included. */
export const wordsIn = (text) => text.split(/\s+/).filter((word) => /\p{L}|\d/u.test(word)).length;
