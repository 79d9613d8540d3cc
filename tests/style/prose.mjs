// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later

// How a document divides into paragraphs and sentences.

/** Whether a path is that of a document in English, apart from the table of terms and the equations in words. */
export const isDocument = (path) => /\.en\.(md|txt)$|^docs\/[^/]*\.md$|(^|\/)[A-Z]+\.md$/.test(path) && !/^docs\/(glossary\.md|theory\/equations)/.test(path);

/** A document without the releases of a change log, which stay as they are. */
export const withoutReleases = (content) => content.replace(/^## \[\d[^]*/m, "");

/** The paragraphs, list items and long table cells of a document, each as { first, last, text }; code and headings are left out. */
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

/** The text of a paragraph as it is read: without links, code and marks. */
export const plain = (text) =>
    text.replace(/!?\[([^\]]*)\]\([^)]*\)/g, "$1").replace(/`[^`]*`/g, "code").replace(/[*_]/g, "");
/** The sentences of a paragraph. */
export const sentences = (text) => text.split(/(?<=[.!?])["”)]?\s+(?=\**[A-Z0-9“"(])/);
/** The number of words, numbers included. */
export const wordsIn = (text) => text.split(/\s+/).filter((word) => /\p{L}|\d/u.test(word)).length;
