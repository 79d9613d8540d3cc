// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later

// translations/reword.mjs changes texts in sources and translation files.
import assert from "node:assert/strict";
import test from "node:test";
import { rewordMessages, rewordSource } from "../../translations/reword.mjs";

test("rewordSource replaces the nearest equal literal, even in several pieces", () => {
    const source = 'a->setText(tr("Run")); // "Run"\nb->setText(tr("Run"));\nc(tr("one \\"two\\" "\n   "three"));\n';
    const changes = [{ line: 2, old: "Run", text: "Simulation" }, { line: 3, old: 'one "two" three', text: "four\n" }];
    assert.equal(rewordSource(source, changes), 'a->setText(tr("Run")); // "Run"\nb->setText(tr("Simulation"));\nc(tr("four\\n"));\n');
    assert.equal(rewordSource(source, [{ line: 1, old: "Ru", text: "x" }]), source);
});

test("rewordMessages keeps translations and merges texts that become equal", () => {
    const message = (source, translation) => `    <message>\n        <source>${source}</source>\n        <translation>${translation}</translation>\n    </message>\n`;
    const context = (name, ...messages) => `<context>\n    <name>${name}</name>\n${messages.join("")}</context>\n`;
    const xml = context("A", message("it&apos;s", "eins"), message("Tap", "zwei"), message("Pull", "drei")) + context("B", message("Pull", "vier"));
    const texts = new Map([["A", new Map([["it's", "<b>"], ["Pull", "Tap"]])]]);
    assert.equal(rewordMessages(xml, texts), context("A", message("&lt;b&gt;", "eins"), message("Tap", "zwei")) + context("B", message("Pull", "vier")));
});
