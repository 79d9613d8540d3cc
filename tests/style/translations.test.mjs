// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later

// Every text of the program is translated, and no translation is obsolete. SEICHE_LUPDATE is the
// path of Qt's lupdate.
import assert from "node:assert/strict";
import { execFileSync } from "node:child_process";
import { copyFileSync, mkdtempSync, readFileSync, readdirSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import test from "node:test";

const translations = new URL("../../translations/", import.meta.url).pathname;
const named = (beginning) => readdirSync(translations).filter((name) => name.startsWith(beginning) && name.endsWith(".ts"));

/**
 * Returns the messages of a translation file as {source, translation, state}; `state` is "", or
 * "unfinished" or "obsolete" as set by lupdate.
 */
const messagesOf = (content) =>
    [...content.matchAll(/<message\b[^]*?<source>([^]*?)<\/source>[^]*?<translation(?: type="([^"]*)")?>([^]*?)<\/translation>/g)].map(
        ([, source, state = "", translation]) => ({ source, translation, state }));

/** Returns missing or obsolete translations and lost placeholders (%1 to %9). */
const problems = (messages) =>
    messages
        .filter(({ source, translation, state }) =>
            state !== "" || [..."123456789"].some((digit) => source.includes(`%${digit}`) !== translation.includes(`%${digit}`)))
        .map(({ source, state }) => `${state || "a value is lost or new"}: ${source}`);

test("every text is translated", () => {
    const copies = mkdtempSync(join(tmpdir(), "seiche-"));
    try {
        const files = named("seiche_");
        assert.deepEqual(files, ["de", "el", "en", "es", "fr"].map((code) => `seiche_${code}.ts`));
        for (const file of files) copyFileSync(translations + file, join(copies, file));
        const update = (...options) => execFileSync(`${translations}lupdate.sh`, [process.env.SEICHE_LUPDATE, ...options]);
        const english = "seiche_en.ts"; // plural forms only; the sources are English
        const others = files.filter((file) => file !== english);
        update("-pluralonly", join(copies, english));
        update(...others.map((file) => join(copies, file)));
        const messages = (file) => messagesOf(readFileSync(join(copies, file), "utf8"));
        for (const file of files) assert.deepEqual(problems(messages(file)), [], file);
        for (const file of others) assert.ok(messages(file).length > 1000, `${file} has ${messages(file).length} texts`);
        assert.ok(messages(english).length > 0);
        assert.deepEqual(messages(english).filter(({ translation }) => !translation.includes("<numerusform>")), []);
    } finally {
        rmSync(copies, { recursive: true });
    }
});

test("problems reported by the page use translated texts of the core", () => {
    const web = new URL("../../app/web/", import.meta.url);
    const known = new Set(messagesOf(readFileSync(`${translations}seiche_de.ts`, "utf8")).map(({ source }) => source.replaceAll("&quot;", '"')));
    const used = readdirSync(web)
        .filter((name) => name.endsWith(".mjs"))
        .flatMap((name) => [...readFileSync(new URL(name, web), "utf8").matchAll(/\bbecause\((["'])(.*?)\1/g)].map(([, , text]) => text));
    assert.ok(used.length >= 3);
    assert.deepEqual(used.filter((text) => !known.has(text)), []);
});

test("every language has the same texts of Qt", () => {
    const sources = (messages) => messages.map(({ source }) => source);
    const [first, ...others] = named("qt_").map((file) => [file, messagesOf(readFileSync(translations + file, "utf8"))]);
    for (const [file, messages] of [first, ...others]) assert.deepEqual(problems(messages), [], file);
    for (const [file, messages] of others) assert.deepEqual(sources(messages), sources(first[1]), file);
});

test("finds missing, obsolete and wrong translations", () => {
    const message = (source, type, translation) =>
        messagesOf(`<message><source>${source}</source><translation${type}>${translation}</translation></message>`);
    assert.deepEqual(problems(message("%1 waves", "", "%1 Wellen")), []);
    assert.equal(problems(message("%1 waves", "", "Wellen")).length, 1);
    assert.equal(problems(message("waves", "", "%1 Wellen")).length, 1);
    assert.equal(problems(message("waves", ' type="unfinished"', "")).length, 1);
    assert.equal(problems(message("waves", ' type="obsolete"', "Wellen")).length, 1);
});
