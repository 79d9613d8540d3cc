// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later

// Changed lines follow docs/style.md: short sentences in English documents, self-contained
// comments, no old words, commit subjects of the form "area: Do something". Lines and commits
// since SEICHE_BASE are checked, by default those of the last commit.
import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import test from "node:test";
import { betterWords } from "./old_words.mjs";
import { isDocument, paragraphs, plain, sentences, withoutReleases, wordsIn } from "./prose.mjs";
import { git, root } from "./repository.mjs";

const longestSentence = 30; // words
const longestSubject = 72; // characters

const base = process.env.SEICHE_BASE || "HEAD~1";

/** Returns the line numbers added by a diff without context: Map path -> Set. */
function changedLines(diff) {
    const changed = new Map();
    let lines;
    for (const line of diff.split("\n")) {
        const path = /^\+\+\+ b\/(.*)$/.exec(line)?.[1];
        const [, first, count = "1"] = /^@@ \S+ \+(\d+)(?:,(\d+))? @@/.exec(line) ?? [];
        if (path) changed.set(path, (lines = new Set()));
        else if (first) for (let i = 0; i < Number(count); ++i) lines.add(Number(first) + i);
    }
    return changed;
}

/**
 * Returns the problems of sentences that are new since `before`: "line: problem". A sentence stays
 * old if only its names in italics or code change.
 */
function problemsOfDocument(content, before) {
    const nameless = (sentence) => sentence.replaceAll("**", "").replace(/\*[^*]+\*|`[^`]*`/g, "*");
    const split = (document) => paragraphs(document).flatMap(({ first, text }) => sentences(text).map((sentence) => ({ first, sentence })));
    const old = new Set(split(before).map(({ sentence }) => nameless(sentence)));
    return split(content)
        .filter(({ sentence }) => !old.has(nameless(sentence)))
        .flatMap(({ first, sentence }) => {
            const words = wordsIn(plain(sentence));
            const isLong = words > longestSentence ? [`${words} words (at most ${longestSentence})`] : [];
            return [...isLong, ...betterWords("en", plain(sentence), true).map((better) => `write "${better}"`)].map(
                (problem) => `${first}: ${problem}: ${sentence}`);
        });
}

/**
 * Returns the problems of changed comments in a source: "line: problem". A comment is a block of
 * lines that begin with `//` or `#`. Code and quotations may contain any word.
 */
function problemsOfComments(content, changed) {
    const lines = content.split("\n").map((line) => /^\s*(?:\/\/[/!]?<?|#) (.*)$/.exec(line)?.[1]);
    return [...changed].flatMap((number) => {
        const text = lines[number - 1];
        if (text === undefined) return [];
        const isFirst = lines[number - 2] === undefined;
        const problems = betterWords("en", text.replace(/`[^`]*`|"[^"]*"/g, "*"), true).map((better) => `write "${better}"`);
        if (isFirst && /^(What|Of|One that|The same|Nothing:)(?![\w?])/.test(text)) problems.push("begin with a verb or a noun");
        return problems.map((problem) => `${number}: ${problem}: ${text}`);
    });
}

/** Returns the problems of a commit subject, if any. */
function problemsOfSubject(subject) {
    if (/^(Merge|Revert) /.test(subject)) return [];
    const problems = [];
    if (subject.length > longestSubject) problems.push(`${subject.length} characters (at most ${longestSubject})`);
    if (!/^[a-z][\w./-]*: [A-Z][a-z]+ [^;]*[^.;]$/.test(subject)) problems.push('not of the form "area: Do something"');
    return problems.map((problem) => `${subject}: ${problem}`);
}

const isSource = (path) => /\.(cpp|h|mjs|ts|sh|cmake)$|CMakeLists\.txt$/.test(path) && !path.startsWith("translations/seiche_");

test("changed documents and comments follow docs/style.md", () => {
    const problems = [];
    for (const [path, lines] of changedLines(git("diff", "--unified=0", "--no-renames", "--diff-filter=d", base))) {
        const content = readFileSync(root + path, "utf8");
        const found = isSource(path)
            ? problemsOfComments(content, lines)
            : isDocument(path)
              ? problemsOfDocument(withoutReleases(content), git("show", `${base}:${path}`))
              : [];
        problems.push(...found.map((problem) => `${path}:${problem}`));
    }
    assert.deepEqual(problems, []);
});

test("commit subjects follow docs/style.md", () => {
    const subjects = git("log", "--no-merges", "--format=%s", `${base}..HEAD`).split("\n").filter((line) => line !== "");
    assert.deepEqual(subjects.flatMap(problemsOfSubject), []);
});

test("changedLines counts the added lines of each file", () => {
    const diff = "--- a/x\n+++ b/x\n@@ -1 +2,2 @@\n-a\n+b\n+c\n@@ -9,2 +8,0 @@\n-a\n-b\n--- a/y\n+++ b/y\n@@ -0,0 +1 @@\n+d\n";
    assert.deepEqual([...changedLines(diff)].map(([path, lines]) => [path, [...lines]]), [["x", [2, 3]], ["y", [1]]]);
});

test("problemsOfDocument finds long sentences and old words in new sentences only", () => {
    const long = (word) => `${`${word} `.repeat(31).trim()}.`;
    const before = `# Heading\n\n${long("Old")}\n\nSee *Run* in the wave front.\n`;
    assert.deepEqual(problemsOfDocument(before.replace("Run", "Simulation"), before), []);
    assert.equal(problemsOfDocument(`${before}\n- ${long("New")}\n`, before).length, 1);
    assert.equal(problemsOfDocument(`${before}\n| a | ${long("New")} |\n`, before).length, 1);
    assert.deepEqual(problemsOfDocument(`${before}\n    ${long("New")}\n\n\`\`\`\n${long("New")}\n\`\`\`\n`, before), []);
    assert.equal(problemsOfDocument("Find the wave front, see `wave front`.\n", "").length, 1);
    assert.deepEqual(problemsOfDocument("Find the `wave front`.\n", ""), []);
});

test("problemsOfComments finds beginnings and old words in changed comments only", () => {
    const source = "/// What is drawn.\nint a;\n/// Returns what is drawn, see `wave front`.\nint b;\n    // Of the wave fronts.\n# One that\n# What\nint what;\n";
    assert.equal(problemsOfComments(source, new Set([1])).length, 1);
    assert.equal(problemsOfComments(source, new Set([5])).length, 2);
    assert.deepEqual(problemsOfComments(source, new Set([2, 3, 4, 7, 8])), []);
});

test("problemsOfSubject asks for an area, a verb and a short line", () => {
    for (const subject of ["canvas: Clip objects to the visible area before painting", "ui/stage: Keep cards still", "Merge branch 'x'"])
        assert.deepEqual(problemsOfSubject(subject), []);
    for (const subject of ["Clip objects", "canvas: clip objects", "canvas: Clip objects; draw walls", "canvas: Clip objects.", `a: Do ${"x".repeat(70)}`])
        assert.equal(problemsOfSubject(subject).length, 1, subject);
});
