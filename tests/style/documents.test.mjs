// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later

// Documents follow the length limits of docs/style.md for sentences, paragraphs and lines.
// Released entries of the change log are exempt.
import assert from "node:assert/strict";
import { existsSync, readFileSync } from "node:fs";
import test from "node:test";
import { isDocument, paragraphs, plain, sentences, withoutReleases, wordsIn } from "./prose.mjs";
import { git, root } from "./repository.mjs";

const longSentence = 25; // words
const maxLongSentences = 0.05;
const longestParagraph = 80; // words
const longestLine = 100; // columns

/** Returns overlong paragraphs and sentences: "line: problem". */
function problemsOf(content) {
    const problems = [];
    const all = paragraphs(content).map(({ first, text }) => ({ first, text: plain(text) }));
    for (const { first, text } of all)
        if (wordsIn(text) > longestParagraph) problems.push(`${first}: a paragraph of ${wordsIn(text)} words`);
    const said = all.flatMap(({ first, text }) => sentences(text).map((sentence) => ({ first, words: wordsIn(sentence) })));
    const long = said.filter(({ words }) => words > longSentence);
    if (long.length > maxLongSentences * said.length)
        problems.push(...long.map(({ first, words }) => `${first}: a sentence of ${words} words`));
    return problems;
}

/** Returns overlong lines, except tables, code, pictures and links. */
function longLines(content) {
    let isCode = false;
    return content.split("\n").flatMap((line, index) => {
        if (line.startsWith("```")) isCode = !isCode;
        const cannotWrap = isCode || /^(\||!\[| {4}|[/@=>])/.test(line) || /^(- |\d+\. |\s+)?\S*\]\(\S+$/.test(line);
        return [...line].length > longestLine && !cannotWrap ? [`${index + 1}: ${[...line].length} columns`] : [];
    });
}

const listed = git("ls-files", "--cached", "--others", "--exclude-standard", "*.md", "docs/theory/*.txt").split("\n");
const documents = listed.filter((path) => existsSync(root + path) && path !== "" && !/^(docs\/(students\/|theory\/equations)|CHANGELOG)/.test(path));
const textOf = (path) => withoutReleases(readFileSync(root + path, "utf8"));

test("documents have short sentences and paragraphs", () => {
    const english = documents.filter(isDocument);
    assert.ok(english.length > 30);
    assert.deepEqual(english.flatMap((path) => problemsOf(textOf(path)).map((problem) => `${path}:${problem}`)), []);
});

test("documents have wrapped lines", () => {
    assert.deepEqual(documents.flatMap((path) => longLines(textOf(path)).map((problem) => `${path}:${problem}`)), []);
});

test("finds long sentences, paragraphs and lines", () => {
    const words = (count) => `${"word ".repeat(count).trim()}.`;
    assert.deepEqual(problemsOf(`Short.\n\n${words(25)}\n`), []);
    assert.equal(problemsOf(`Short.\n\n${words(26)}\n`).length, 1);
    assert.deepEqual(problemsOf(`${"Short. ".repeat(19)}\n\n${words(26)}\n`), []);
    assert.equal(problemsOf("Four words are here. ".repeat(21)).length, 1);
    assert.deepEqual(longLines(`${"a ".repeat(50)}\n| ${"a ".repeat(60)} |\n    ${"a ".repeat(60)}\n`), []);
    assert.equal(longLines(`${"ä ".repeat(50)}a\n`).length, 1);
});
