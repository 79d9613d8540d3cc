// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later

// CMakeLists.txt defines the version, and the programs use this definition. The change log,
// citation, AppStream metadata and package have the same version and date.
import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import test from "node:test";

const root = new URL("../../", import.meta.url);
const files = {
    changes: "CHANGELOG.md",
    citation: "CITATION.cff",
    metainfo: "app/seiche/desktop/org.seiche.seiche.metainfo.xml.in",
    debian: "debian/changelog",
};

/** Returns a change log without its unreleased entries. */
const releasesOf = (changes) => changes.replace(/^## \[Unreleased\]$[^]*?(?=^## )/m, "");

/** Returns the mismatches of texts with a version. Keys: see `files`. */
function problems(version, texts) {
    const released = releasesOf(texts.changes);
    const [, newest, day] = released.match(/^## \[([0-9.]+)\] - (\d{4}-\d\d-\d\d)$/m) ?? [];
    const packaged = texts.debian.match(/^seiche \((.*)-[0-9]+\) /)?.[1];
    const release = texts.metainfo.match(/<release version=.*/)?.[0] ?? "";
    return [
        released.match(/^## .*/m)?.[0] !== `## [${version}] - ${day}` && `${files.changes} begins with ${newest}`,
        !texts.citation.includes(`\nversion: ${version}\n`) && `${files.citation} has another version`,
        !texts.citation.includes(`\ndate-released: ${day}\n`) && `${files.citation} is not of ${day}`,
        !release.startsWith(`<release version="${version}" date="${day}"`) && `${files.metainfo} says ${release}`,
        packaged !== version && `${files.debian} begins with ${packaged}`,
    ].filter(Boolean);
}

const version = readFileSync(new URL("CMakeLists.txt", root), "utf8").match(/project\(Seiche VERSION (\S+)/)[1];
const texts = Object.fromEntries(Object.entries(files).map(([key, file]) => [key, readFileSync(new URL(file, root), "utf8")]));

test("every file has the version of the project", () => {
    assert.deepEqual(problems(version, texts), []);
});

test("finds a different version or date in each file", () => {
    for (const key of Object.keys(files)) {
        const other = { ...texts, [key]: texts[key].replaceAll(version, "0.0.9") };
        assert.notDeepEqual(problems(version, other), [], files[key]);
    }
    assert.deepEqual(problems(version, { ...texts, changes: releasesOf(texts.changes) }), []);
    assert.equal(problems(version, { ...texts, citation: texts.citation.replace(/date-released: .*/, "date-released: 2001-01-01") }).length, 1);
    assert.equal(problems(version, { ...texts, metainfo: texts.metainfo.replace(/date="[^"]*"/, 'date="2001-01-01"') }).length, 1);
});
