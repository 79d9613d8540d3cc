// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later

// Names follow docs/style.md: functions with an object, the terms of the field, and tests that say
// what they expect.
import assert from "node:assert/strict";
import { existsSync, readFileSync } from "node:fs";
import test from "node:test";
import { git, root } from "./repository.mjs";

/** Returns the code of a source, without comments and strings. */
const codeOf = (content) => content.replace(/\/\/.*|\/\*[^]*?\*\/|"(?:\\.|[^"\\\n])*"/g, "");

/** Returns the odd names in a source: "name: better". */
function problemsOfNames(path, content) {
    const code = codeOf(content);
    const problems = [];
    const find = (pattern, better) => problems.push(...[...code.matchAll(pattern)].map((match) => `${match[1]}: ${better}`));
    if (path.endsWith(".h")) find(/^\s[\w:<>,&*\s]*\b(take|look|note|tell|say|want|give)\(/gm, "add an object, or use Qt's name");
    find(/\b((?:m_)?(?:most|least)[A-Z]\w*)/g, "max… or min…");
    find(/\b(\w*[a-z]Wanted)\b/g, "…Requested");
    find(/\bTEST(?:_F|_P)?\(\w+, ((?:What|That|Who|Nothing)[A-Z]\w*|\w+(?:What|Whatever|Those)[A-Z]\w*)\)/g, "say what the subject does, and when");
    find(/^    void ((?:what|that|who|nothing)[A-Z]\w*|[a-z]\w*(?:What|Whatever|Those)[A-Z]\w*)\(\)/gm, "say what the subject does, and when");
    return problems;
}

test("names follow docs/style.md", () => {
    const paths = git("ls-files", "app", "core", "ui", "tests").split("\n").filter((path) => /\.(cpp|h|ts)$/.test(path) && existsSync(root + path));
    assert.ok(paths.length > 1000);
    const problems = paths.flatMap((path) => problemsOfNames(path, readFileSync(root + path, "utf8")).map((problem) => `${path}: ${problem}`));
    assert.deepEqual(problems, []);
});

test("problemsOfNames finds bare verbs, private terms and riddles", () => {
    const header = "    void take(int a);\n    int most(int a);\n    static bool look() const;\n    void takeLog();\n    // void say();\n";
    assert.equal(problemsOfNames("a.h", header).length, 2);
    assert.deepEqual(problemsOfNames("a.cpp", header), []);
    assert.equal(problemsOfNames("a.cpp", "int mostCells = m_leastK; emit pageWanted();").length, 3);
    assert.deepEqual(problemsOfNames("a.cpp", 'int atMost; wanted(); const char* a = "mostCells";'), []);
    assert.equal(problemsOfNames("a.cpp", "TEST(File, WhatIsWrongIsNamed) {}\nTEST_F(File, NamesTheProblem) {}\n").length, 1);
    assert.equal(problemsOfNames("a.cpp", "    void whatIsWrongIsNamed();\n    void problemIsNamed();\n").length, 1);
});
