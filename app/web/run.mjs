#!/usr/bin/env node
// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// run.mjs FILE|--preset ID --steps N [--set KEY=VALUE]... [--module seiche.wasm] computes a run
// like a browser and prints the hash of the final state, like `seiche-cli run --hash`.
import { readFile } from "node:fs/promises";
import { fileURLToPath } from "node:url";
import { parseArgs } from "node:util";
import { Core, Refused } from "./core.mjs";

// Exit statuses of seiche-cli.
const couldNotBeDone = 1;
const wrongUsageOrFile = 2;

function fail(status, message) {
    console.error(`run.mjs: ${message}`);
    process.exit(status);
}

function options() {
    const { values, positionals } = parseArgs({
        allowPositionals: true,
        options: {
            preset: { type: "string" },
            steps: { type: "string" },
            set: { type: "string", multiple: true, default: [] },
            module: { type: "string", default: fileURLToPath(new URL("../../build/web/seiche.wasm", import.meta.url)) },
        },
    });
    if (!/^[0-9]+$/.test(values.steps ?? "")) throw new Error("--steps wants a whole number");
    if (positionals.length + (values.preset === undefined ? 0 : 1) !== 1) throw new Error("name one file, or --preset ID");
    return { ...values, steps: Number(values.steps), file: positionals[0] };
}

async function run({ preset, file, steps, set, module }) {
    const core = await Core.start(await WebAssembly.compile(await readFile(module)));
    if (file === undefined) core.openPreset(preset, set);
    else core.open(await readFile(file), set);
    core.advance(steps);
    if (core.divergedAt !== undefined) throw new Error(`diverged at step ${core.divergedAt}`);
    return core.hash;
}

let wanted;
try {
    wanted = options();
} catch (error) {
    fail(wrongUsageOrFile, error.message);
}
try {
    console.log(`hash: ${await run(wanted)}`);
} catch (error) {
    fail(error instanceof Refused ? wrongUsageOrFile : couldNotBeDone, error.message);
}
