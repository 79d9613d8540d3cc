// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later

// Texts and documents contain no word of tests/old_words.txt.
import assert from "node:assert/strict";
import { readFileSync, readdirSync } from "node:fs";
import test from "node:test";
import { betterWords } from "./old_words.mjs";

const root = new URL("../../", import.meta.url);
/** Returns the visible lines of a file as {language, text}. */
function textsOf(path, content) {
    const language = path.match(/(?:_|\.|students\/)(de|fr|es|el)[./]/)?.[1] ?? "en";
    if (path.endsWith(".ts")) // sources contain the English texts
        return [...content.matchAll(/<(source|translation)\b[^>]*>([^]*?)<\/\1>/g)].flatMap(([, tag, text]) =>
            text.split("\n").map((line) => ({ language: tag === "source" ? "en" : language, text: line.replace(/<\/?numerusform>/g, "").replaceAll("&quot;", '"').trim() })));
    if (path.endsWith(".lesson"))
        return [...content.matchAll(/"(en|de|fr|es|el)": "((?:[^"\\]|\\.)*)"/g)].map(([, of, text]) => ({ language: of, text }));
    // Quoted code, link targets and equation names are not prose.
    return content.split("\n").filter((line) => !/^([>=]|\/\/| {4})/.test(line)).map((text) => ({ language, text: text.replace(/\]\([^)]*\)|^[a-z-]+: /g, "]") }));
}

/** Returns whether a file must use current words. Released change log entries are exempt. */
const isNew = (path) => path !== "CHANGELOG.md";

/** Returns texts with old words: "text: better words". */
const oldWords = (path, content) =>
    textsOf(path, content).flatMap(({ language, text }) =>
        betterWords(language, text, isNew(path)).map((better) => `${text}: ${better}`));

const files = (folder, pattern) => readdirSync(new URL(folder, root)).filter((name) => pattern.test(name)).map((name) => folder + name);

test("no text contains an old word", () => {
    const paths = [
        "README.md", "CONTRIBUTING.md", "CHANGELOG.md", ...files("docs/", /\.md$/), ...files("docs/theory/", /\.txt$/),
        ...files("docs/teachers/", /\.md$/), ...["", "de/", "fr/", "es/", "el/"].flatMap((of) => files(`docs/students/${of}`, /\.md$/)),
        ...files("lessons/", /\.lesson$/), ...files("translations/", /^seiche_/),
    ];
    const contents = paths.map((path) => [path, readFileSync(new URL(path, root), "utf8")]);
    assert.ok(contents.flatMap((each) => textsOf(...each)).filter(({ text }) => text !== "").length > 10000);
    for (const each of contents) assert.deepEqual(oldWords(...each), [], each[0]);
});

test("finds old words in each kind of file", () => {
    assert.equal(oldWords("lessons/a.lesson", '{ "en": "One belly.", "de": "Ein \\"Zug\\".", "fr": "Le ventre." }').length, 2);
    assert.equal(oldWords("translations/seiche_es.ts", "<source>Half-life</source>\n<translation>Semivida</translation>").length, 1);
    assert.equal(oldWords("docs/students/el/a.md", "Πατήστε [SPACE].\n\n    [SPACE]\n").length, 1);
});
