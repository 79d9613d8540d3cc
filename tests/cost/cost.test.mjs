// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later

// Any file of at most 1 MiB is refused or opens within the bounds of search.mjs.
// The search makes files at the limits of the grammar and changes the files with the highest
// memory or time.
// SEICHE_COST_SEED sets the seed of the files, SEICHE_COST_SECONDS the processor time of the
// search. The first files depend on the seed only. Later changes also depend on measured times,
// rounded.
// Files that break a bound and the most expensive files stay in the folder `cost` of the build.
import assert from "node:assert/strict";
import { mkdirSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import test from "node:test";
import { repair } from "./file.mjs";
import { Measure } from "./measure.mjs";
import { RandomSequence } from "./random.mjs";
import { Search } from "./search.mjs";
import { shrink } from "./shrink.mjs";
import { readTables } from "./tables.mjs";

const { SEICHE_BUILD: build, SEICHE_CLI: cli, SEICHE_MEASURED: measured } = process.env;
const seed = Number(process.env.SEICHE_COST_SEED ?? 1), budget = Number(process.env.SEICHE_COST_SECONDS ?? 300);
const folder = join(build, "cost");
rmSync(folder, { recursive: true, force: true });
mkdirSync(folder, { recursive: true });
const tables = readTables(...["file", "objects"].map((page) => new URL(`../../docs/experiment-${page}.md`, import.meta.url)));
const measure = new Measure(measured, cli, 3000);

test("reads the tables of the experiment file", () => {
    for (const [table, key] of [["parameters", "rain.width"], ["wall", "slits"], ["medium", "factorTo"], ["source", "elements"], ["mark", "length"]])
        assert(tables[table].some((row) => row.key === key), `${table} has ${key}`);
});

test("measures the memory and time of a command", () => {
    const file = join(folder, "large.seiche");
    writeFileSync(file, JSON.stringify({ seiche: 1, medium: "pool", size: [4096, 4096] }));
    const { status, megabytes, seconds } = measure.run(["run", file, "--steps", "1"], 60);
    assert.equal(status, 0);
    assert(megabytes > 134 && megabytes < 250, `two heights of 4 bytes for each of 16,777,216 cells are 134 MB, not ${megabytes}`);
    assert(seconds > 0 && seconds < 5);
});

test("shrinks a file that breaks a bound", () => {
    const events = Array.from({ length: 1000 }, (_, step) => (step === 700 ? { step, draw: {} } : { step, modes: {} }));
    const smaller = shrink({ seiche: 1, medium: "pool", size: [9, 9], k: 1, things: [{ kind: "wall", width: 3 }], events },
        (each) => each.events.some((event) => event.draw));
    assert.deepEqual(smaller, { seiche: 1, medium: "pool", size: [9, 9], things: [], events: [{ step: 700, draw: {} }] });
});

test("removes the refused parts of a file", () => {
    const experiment = { seiche: 1, edges: { left: "loose", rim: 8 }, things: [{ kind: "wall" }, { kind: "wall", width: 0 }], events: [{ step: 0 }] };
    assert(repair(experiment, 'f.seiche: edges.left: "loose" is wrong\nf.seiche: things[1].width: 0 is wrong\nf.seiche: events[0]: missing\n'));
    assert.deepEqual(experiment, { seiche: 1, edges: { rim: 8 }, things: [{ kind: "wall" }, { kind: "wall" }], events: [] });
});

test(`keeps every file within the bounds (seed ${seed})`, () => {
    const search = new Search(tables, new RandomSequence(seed), measure, folder);
    let next = 60;
    while (measure.spent < budget) {
        search.one();
        if (measure.spent < next) continue;
        console.log(`${search.files} files, ${search.valid} valid, ${Math.round(measure.spent)} s of processors, ${search.found.size} kinds found`);
        next += 60;
    }
    console.log(`${search.files} files, ${search.valid} valid; the dearest, in ${folder}:\n${search.report()}`);
    const found = [...search.found.values()].map(({ breach, command }) => `${breach}: seiche-cli ${command.join(" ")}`);
    search.shrinkFound(budget / 2);
    assert(found.length === 0, `seed ${seed}:\n${found.join("\n")}`);
});
