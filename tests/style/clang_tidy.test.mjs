// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later

// clang-tidy finds none of the mistakes of .clang-tidy in the sources that have changed (SEICHE_CHANGED), or, without that variable, in
// any. It compiles each source as the build SEICHE_BUILD does, which must be there.
import assert from "node:assert/strict";
import { spawnSync } from "node:child_process";
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { availableParallelism, tmpdir } from "node:os";
import { join } from "node:path";
import test from "node:test";

const root = new URL("../../", import.meta.url).pathname;
const { SEICHE_BUILD: build, SEICHE_CHANGED: changed } = process.env;

/** How the build compiles each source: one that is compiled together with others has the command of the file that includes it. */
function commands() {
    const each = new Map();
    for (const { directory, command, file } of JSON.parse(readFileSync(join(build, "compile_commands.json"), "utf8"))) {
        if (!existsSync(file)) continue; // is not built yet
        const included = file.startsWith(build) ? readFileSync(file, "utf8").matchAll(/^#include "(\/.*\.cpp)"$/gm) : [];
        for (const source of [file, ...[...included].map(([, path]) => path)])
            if (source.startsWith(root) && !source.startsWith(build))
                each.set(source, { directory, file: source, command: command.replaceAll(file, source) });
    }
    return each;
}

test("clang-tidy finds nothing", () => {
    const all = [...commands().values()];
    assert.ok(all.length > 0, `${build} has no sources`);
    const wanted = changed === undefined ? all : all.filter(({ file }) => changed.split("\n").includes(file.slice(root.length)));
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
