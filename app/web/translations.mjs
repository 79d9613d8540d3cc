// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// Collects the texts of the page from the translations of the program.

import { readdir, readFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";

const here = dirname(fileURLToPath(import.meta.url));
/** Contexts with texts from the core, included completely. */
const whole = new Set(["Preset", "Problem"]);

/**
 * Returns the texts of both pages: ["context", "text"] of each call translate("context",
 * "text"...).
 */
export async function textsOfPage() {
    const files = [];
    for (const folder of ["page", "class"])
        for (const name of (await readdir(join(here, folder))).sort()) if (name.endsWith(".ts")) files.push(join(here, folder, name));
    const sources = await Promise.all(files.map((each) => readFile(each, "utf8")));
    const call = /\btranslate\(\s*("(?:[^"\\]|\\.)*"),\s*("(?:[^"\\]|\\.)*")/g;
    return sources.flatMap((source) => [...source.matchAll(call)].map(([, context, text]) => [JSON.parse(context), JSON.parse(text)]));
}

const entities = { amp: "&", lt: "<", gt: ">", quot: '"', apos: "'" };
const unescaped = (text) =>
    text.replace(/&(?:#x([0-9a-f]+)|#(\d+)|(\w+));/gi, (entity, hexadecimal, decimal, name) =>
        name ? (entities[name] ?? entity) : String.fromCodePoint(hexadecimal ? parseInt(hexadecimal, 16) : Number(decimal)),
    );

/** Returns [context, text, translation] of each finished message. */
function messagesOf(xml) {
    const messages = [];
    for (const [, context] of xml.matchAll(/<context>(.*?)<\/context>/gs)) {
        const name = unescaped(/<name>(.*?)<\/name>/s.exec(context)[1]);
        for (const [, message] of context.matchAll(/<message[^>]*>(.*?)<\/message>/gs)) {
            const text = /<source>(.*?)<\/source>/s.exec(message);
            const translation = /<translation>(.*?)<\/translation>/s.exec(message);
            if (text && translation) messages.push([name, unescaped(text[1]), unescaped(translation[1])]);
        }
    }
    return messages;
}

/**
 * Returns ["texts", { context: [text...] }], then [language, { context: [translation or 0...] }]
 * for each language. Translations are in the order of the texts, so each text is stored once.
 * Throws if a text of the page has no translation.
 */
export async function wordsOf(languages) {
    const named = new Map();
    for (const [context, text] of await textsOfPage()) named.set(context, (named.get(context) ?? new Set()).add(text));
    const missing = [];
    const all = [];
    for (const language of languages) {
        const words = {};
        const xml = await readFile(join(here, `../../translations/seiche_${language}.ts`), "utf8");
        for (const [context, text, translation] of messagesOf(xml))
            if (whole.has(context) || named.get(context)?.has(text)) (words[context] ??= {})[text] = translation;
        for (const [context, texts] of named)
            for (const text of texts)
                if (!words[context]?.[text]) missing.push(`translations/seiche_${language}.ts: ${context}: "${text}" has no translation`);
        all.push([language, words]);
    }
    if (missing.length > 0) throw new Error(missing.join("\n"));
    const texts = {};
    for (const [, words] of all)
        for (const context of Object.keys(words)) texts[context] = [...new Set([...(texts[context] ?? []), ...Object.keys(words[context])])];
    const inOrder = (words) => Object.fromEntries(Object.entries(texts).map(([context, list]) => [context, list.map((text) => words[context]?.[text] ?? 0)]));
    return [["texts", texts], ...all.map(([language, words]) => [language, inOrder(words)])];
}
