// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later

// No word of old_words.txt stands in the window's texts, in a lesson or in a document.
import assert from "node:assert/strict";
import { readFileSync, readdirSync } from "node:fs";
import test from "node:test";

const root = new URL("../../", import.meta.url);
const words = readFileSync(new URL("old_words.txt", import.meta.url), "utf8")
    .split("\n")
    .filter((line) => line !== "" && !line.startsWith("#"))
    .map((line) => line.replace(/ \|$/, "").split(" | "))
    .map(([language, word, better, allowed]) => ({ language, word: new RegExp(word, "u"), better, allowed: allowed && new RegExp(allowed, "u") }));

/** The lines of a file that readers see, each as {language, text}; the language of a document is that of its path. */
function textsOf(path, content) {
    const language = path.match(/(?:_|\.|students\/)(de|fr|es|el)[./]/)?.[1] ?? "en";
    if (path.endsWith(".ts")) // the sources are the texts in English
        return [...content.matchAll(/<(source|translation)\b[^>]*>([^]*?)<\/\1>/g)].flatMap(([, tag, text]) =>
            text.split("\n").map((line) => ({ language: tag === "source" ? "en" : language, text: line.replace(/<\/?numerusform>/g, "").trim() })));
    if (path.endsWith(".lesson"))
        return [...content.matchAll(/"(en|de|fr|es|el)": "((?:[^"\\]|\\.)*)"/g)].map(([, of, text]) => ({ language: of, text }));
    // Lines that quote code are no text.
    return content.split("\n").filter((line) => !/^(>|\/\/| {4})/.test(line)).map((text) => ({ language, text }));
}

/** What texts say in old words, each as "text: better words". */
const oldWords = (texts) =>
    texts.flatMap(({ language, text }) =>
        words
            .filter((each) => each.language === language && each.word.test(text) && !each.allowed?.test(text))
            .map(({ better }) => `${text}: ${better}`));

const files = (folder, pattern) => readdirSync(new URL(folder, root)).filter((name) => pattern.test(name)).map((name) => folder + name);

test("no text says an old word", () => {
    const paths = [
        "README.md", "CONTRIBUTING.md", "CHANGELOG.md", ...files("docs/", /\.md$/), ...files("docs/theory/", /\.txt$/),
        ...files("docs/teachers/", /\.md$/), ...["", "de/", "fr/", "es/", "el/"].flatMap((of) => files(`docs/students/${of}`, /\.md$/)),
        ...files("lessons/", /\.lesson$/), ...files("translations/", /^seiche_/),
    ];
    const texts = paths.map((path) => [path, textsOf(path, readFileSync(new URL(path, root), "utf8"))]);
    assert.ok(texts.flatMap(([, each]) => each).filter(({ text }) => text !== "").length > 10000);
    for (const [path, each] of texts) assert.deepEqual(oldWords(each), [], path);
});

test("old words are noticed in each kind of file", () => {
    assert.equal(oldWords(textsOf("lessons/a.lesson", '{ "en": "One belly.", "de": "Ein \\"Zug\\".", "fr": "Le ventre." }')).length, 2);
    assert.equal(oldWords(textsOf("translations/seiche_es.ts", "<source>Half-life</source>\n<translation>Semivida</translation>")).length, 1);
    assert.equal(oldWords(textsOf("docs/students/el/a.md", "Πατήστε [SPACE].\n\n    [SPACE]\n")).length, 1);
});
