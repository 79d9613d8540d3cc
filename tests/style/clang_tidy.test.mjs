// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later

// clang-tidy reports no problem in the changed sources (SEICHE_CHANGED), or in all sources without
// that variable. A source takes about 10 s, so if many have changed, each commit (SEICHE_SHARE)
// checks different ones. Sources are compiled as in the build SEICHE_BUILD, which must exist.
import assert from "node:assert/strict";
import { spawnSync } from "node:child_process";
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { availableParallelism, tmpdir } from "node:os";
import { join } from "node:path";
import test from "node:test";
import { isInShare } from "../share.mjs";

const root = new URL("../../", import.meta.url).pathname;
const { SEICHE_BUILD: build, SEICHE_CHANGED: changed } = process.env;
const maxSources = 40;

/**
 * Returns the compile command of each source. A source in a unity file uses the command of that
 * file.
 */
function commands() {
    const each = new Map();
    for (const { directory, command, file } of JSON.parse(readFileSync(join(build, "compile_commands.json"), "utf8"))) {
        if (!existsSync(file)) continue; // not built yet
        const included = file.startsWith(build) ? readFileSync(file, "utf8").matchAll(/^#include "(\/.*\.cpp)"$/gm) : [];
        for (const source of [file, ...[...included].map(([, path]) => path)])
            if (source.startsWith(root) && !source.startsWith(build))
                each.set(source, { directory, file: source, command: command.replaceAll(file, source) });
    }
    return each;
}

test("clang-tidy reports no problem", () => {
    const all = [...commands().values()];
    assert.ok(all.length > 0, `${build} has no sources`);
    const requested = changed === undefined ? all : all.filter(({ file }) => changed.split("\n").includes(file.slice(root.length)));
    const parts = Math.ceil(requested.length / maxSources);
    const wanted = requested.filter((_, index) => isInShare(index, parts));
    if (wanted.length === 0) return;
    const folder = mkdtempSync(join(tmpdir(), "seiche-"));
    try {
        writeFileSync(join(folder, "compile_commands.json"), JSON.stringify(wanted));
        const { status, stdout } = spawnSync(
            "run-clang-tidy-19",
            ["-quiet", "-p", folder, "-j", String(availableParallelism())],
            { encoding: "utf8", cwd: root, maxBuffer: 1 << 28 });
        assert.equal(status, 0, stdout.split("\n").filter((line) => / (error|warning): /.test(line)).join("\n") || stdout);
    } finally {
        rmSync(folder, { recursive: true });
    }
});
