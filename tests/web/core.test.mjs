// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// Compares the core for browsers (SEICHE_WASM, a module) with the native program (SEICHE_CLI).
import assert from "node:assert/strict";
import { execFile } from "node:child_process";
import { mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { test } from "node:test";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";
import { deflateSync } from "node:zlib";
import { Core, Refused } from "../../app/web/core.mjs";
import { hasChanged, isInShare } from "../share.mjs";
import { hasFormula } from "./with_formula.mjs";

const here = (path) => fileURLToPath(new URL(path, import.meta.url));
const module = await readFile(process.env.SEICHE_WASM).then(WebAssembly.compile);
const native = async (...args) => (await promisify(execFile)(process.env.SEICHE_CLI, args)).stdout;

// Runs run.mjs and returns its output and exit status.
function runner(...args) {
    return new Promise((resolve) => {
        const all = [here("../../app/web/run.mjs"), "--module", process.env.SEICHE_WASM, ...args];
        execFile(process.execPath, all, (error, stdout, stderr) => resolve({ status: error ? error.code : 0, stdout, stderr }));
    });
}

const lines = (await readFile(here("../determinism.txt"), "utf8")).trim().split("\n");
const computes = hasChanged("app/web/", "tests/web/");
const parts = hasChanged("core/") ? 2 : 4;
for (const [i, line] of lines.entries()) {
    const [expected, ...args] = line.split(" ");
    if (!isInShare(i, parts) && !computes) continue;
    test(`same bits: ${args.join(" ")}`, async () => {
        assert.deepEqual(await runner(...args), { status: 0, stdout: `hash: ${expected}\n`, stderr: "" });
    });
}
test("has at least 40 experiments to compare", () => assert.ok(lines.length >= 40));

// The first steps contain the tails of a Gaussian.
const presets = JSON.parse(await native("presets", "--json")).filter(({ id }) => !hasFormula(id));
for (const [i, { id }] of presets.entries())
    if (isInShare(i, 2 * parts) || computes || hasChanged(`presets/${id}.`))
        test(`same bits as the native program: ${id}`, async () => {
            const core = await Core.start(module);
            for (const steps of [1, 3, 200]) {
                const args = ["run", "--preset", id, "--steps", String(steps), "--hash"];
                const expected = await native(...args).catch((error) => error.code);
                core.openPreset(id);
                core.advance(steps);
                if (core.divergedAt === undefined) assert.equal(`hash: ${core.hash}\n`, expected, `after ${steps} steps`);
                else assert.equal(expected, 1, "both diverge");
            }
        });
test("has at least 20 examples to compare", () => assert.ok(presets.length >= 20));

// Changes of the state without a step, at tiny displacements.
const gentle = '{"step":0,"pull":{"shape":"gaussian","width":5}}';
for (const [id, ...overrides] of [["pool"], ["pool", "damping.velocity=0.99"], ["pool", "edges.left=absorbing"], ["string", "damping.velocity=0.99"]])
    for (const change of [`"calm":{"at":${id === "pool" ? "[160,100]" : "[160]"},"radius":300,"factor":1e-9}`, '"set":{"edges.left":"periodic","edges.right":"periodic"}',
        '"set":{"edges.right":"free"}', '"set":{"scheme":"rk4"}', '"set":{"damping.velocity":0.9}'])
        test(`same bits after a change: ${[id, ...overrides, change].join(" ")}`, async () => {
            const all = [...overrides, `events=[${gentle},{"step":20,${change}}]`];
            const core = await Core.start(module);
            for (const steps of [21, 40]) {
                core.openPreset(id, all);
                core.advance(steps);
                const args = ["run", "--preset", id, "--steps", String(steps), "--hash", ...all.flatMap((each) => ["--set", each])];
                assert.equal(`hash: ${core.hash}\n`, await native(...args), `after ${steps} steps`);
            }
        });

test("splitting the steps does not change the bits", async () => {
    const core = await Core.start(module);
    const hashes = [[90], [1, 2, 30, 57], Array(90).fill(1)].map((parts) => {
        core.openPreset("pool", ['events=[{"step":0,"pull":{}},{"step":40,"pull":{"at":[30,20]}}]']);
        for (const part of parts) core.advance(part);
        assert.equal(core.frame, 90);
        return core.hash;
    });
    assert.equal(new Set(hashes).size, 1);
});

test("reads a file like the native program", async (context) => {
    const folder = await mkdtemp(join(tmpdir(), "seiche-"));
    context.after(() => rm(folder, { recursive: true }));
    const file = join(folder, "wave.seiche");
    await writeFile(file, await native("show", "--preset", "snell", "--set", "k=0.3"));
    const found = await runner(file, "--steps", "33");
    assert.equal(found.stdout, await native("run", file, "--steps", "33", "--hash"));
});

test("has no run before an experiment is open", async () => {
    const core = await Core.start(module);
    core.advance(10);
    assert.equal(core.frame, -1);
    assert.equal(core.hash, "");
    assert.equal(core.divergedAt, undefined);
});

test("a diverging run stops and reports the step", async () => {
    const explodes = ["k=3.9", "scheme=euler", 'events=[{"step":0,"pull":{}}]'];
    const core = await Core.start(module);
    core.openPreset("string", explodes);
    core.advance(1e6);
    assert.ok(core.divergedAt > 0 && core.divergedAt < 1e4);
    const { status, stderr } = await runner("--preset", "string", "--steps", "1000000", ...explodes.flatMap((each) => ["--set", each]));
    assert.equal(status, 1);
    assert.match(stderr, new RegExp(`diverged at step ${core.divergedAt}\n`));
});

test("refuses invalid input with all problems and keeps the run", async () => {
    const core = await Core.start(module);
    core.openPreset("string");
    core.advance(5);
    const hash = core.hash;
    const bytes = (...all) => new Uint8Array(all);
    for (const text of ["", "{", "[]", "null", '{"seiche":2}', bytes(0xff, 0xfe), bytes(0), "[".repeat(1e5), '{"k":1e999}', '{"size":[1e9,1e9]}'])
        assert.throws(() => core.open(text), Refused);
    assert.throws(() => core.open(new Uint8Array(1e8)), Refused);
    assert.throws(() => core.openPreset("no such"), Refused);
    assert.throws(() => core.openPreset("string", ["k"]), /key=value/);
    for (const number of ["1.5e", ".", "1_0", "0x10", "inf", "nan", "+-1", "++1"])
        assert.throws(() => core.openPreset("string", [`k=${number}`]), /k:/, number);
    assert.throws(() => core.openPreset("string", ["k=9e9", "damping.update=7"]), /k: .*\n.*damping\.update: /);
    assert.equal(core.hash, hash);
    for (const steps of [NaN, -1, -Infinity, 0.5]) core.advance(steps);
    assert.equal(core.hash, hash);
    core.openPreset("string", ["k=+.25"]); // a number as people write it
    assert.equal(core.frame, 0);
});

// A standing wave with two loops, released from rest. With k = 1 and 81 points, its phase advances
// by pi / 40 per step.
const standing = (preview) => JSON.stringify({
    seiche: 1, medium: "string", size: [81], k: 1, stepsPerSecond: 50, preview,
    events: [{ step: 0, pull: { shape: "mode", width: 2, height: 1, mode: "pluck" } }],
});

test("returns velocity or force with its scale only when shown", async () => {
    const core = await Core.start(module);
    const isRound = (end) => [1, 2, 5].some((first) => Math.abs(Math.log10(end / first) - Math.round(Math.log10(end / first))) < 1e-6);
    for (const [quantity, max] of [["velocity", 50 * Math.sin(Math.PI / 40)], ["force", 4 * Math.sin(Math.PI / 80) ** 2]]) {
        core.open(standing({ quantity }));
        let largest = 0;
        for (let step = 0; step < 100; ++step) {
            core.advance(1);
            const { values, end } = core.quantity;
            assert.equal(values.length, 81);
            largest = Math.max(largest, ...values.map(Math.abs));
            assert.ok(end >= 0.999 * largest && isRound(end), `${end} for ${largest}`);
            const height = core.heights()[20];
            if (quantity === "force" && Math.abs(height) > 0.1) assert.ok(Math.abs(core.quantity.values[20] + height * max) < 1e-5);
        }
        assert.ok(Math.abs(largest / max - 1) < 0.01, `${quantity} ${largest}, expected ${max}`);
    }
    for (const nothing of [() => core.open(standing({})), () => core.openPreset("pool", ["preview.quantity=velocity"])]) {
        nothing();
        core.advance(10);
        assert.equal(core.quantity, undefined);
    }
});

test("waves to the right and left add up to the string", async () => {
    const core = await Core.start(module);
    core.open(standing({ parts: "shown" }));
    core.advance(30);
    const { right, left } = core.parts;
    core.heights().forEach((height, i) => assert.ok(Math.abs(right[i] + left[i] - height) < 1e-5));
    assert.ok(Math.max(...right.map(Math.abs)) > 0.45);
    core.change({ set: { "preview.parts": "hidden" } });
    assert.equal(core.parts, undefined);
});

test("finds nodes only when they are shown", async () => {
    const core = await Core.start(module);
    core.open(standing({ nodes: "shown" }));
    assert.deepEqual(core.nodes, []);
    core.advance(800);
    assert.equal(core.nodes.length, 3);
    core.nodes.forEach((node, i) => assert.ok(Math.abs(node - 40 * i) < 0.5, `${node}`));
    core.open(standing({}));
    core.advance(800);
    assert.deepEqual(core.nodes, []);
    core.change({ set: { "preview.nodes": "shown" } });
    core.startLevel();
    core.advance(800);
    assert.deepEqual(core.nodes, []); // string at rest
});

test("refuses a formula in one sentence and keeps the run", async () => {
    const core = await Core.start(module);
    core.openPreset("string");
    core.advance(5);
    const hash = core.hash;
    const formula = (draw) => JSON.stringify({ seiche: 1, medium: "string", events: [{ step: 0, draw }] });
    assert.throws(() => core.open(formula({ formula: "sin(pi*x)" })), (error) => {
        assert.ok(error instanceof Refused);
        assert.match(error.message, /^events\[0\]\.draw\.formula: Seiche in a browser cannot compute formulas: [^\n]+$/);
        return true;
    });
    assert.equal(core.hash, hash);
    // Files saved by the program contain the computed heights.
    core.open(formula({ formula: "sin(pi*x)", heights: [0, 1, 0] }));
    core.advance(1);
    assert.ok(core.largestHeight > 0.5);
});

test("refuses formulas of a pool, but reads pictures and curves", async () => {
    const core = await Core.start(module);
    const draw = (what) => JSON.stringify({ seiche: 1, medium: "pool", size: [40, 30], events: [{ step: 0, draw: what }] });
    const things = (what) => JSON.stringify({ seiche: 1, medium: "pool", size: [40, 30], things: [what] });
    for (const [text, path] of [[draw({ formula: "x" }), "events\\[0\\]\\.draw\\.formula"],
        [draw({ raster: { formula: "x" } }), "events\\[0\\]\\.draw\\.raster\\.formula"],
        [things({ kind: "medium", formula: "1" }), "things\\[0\\]\\.formula"],
        [things({ kind: "source", signal: "drawn", curveFormula: "t" }), "things\\[0\\]\\.curveFormula"]])
        assert.throws(() => core.open(text), (error) => {
            assert.ok(error instanceof Refused);
            assert.match(error.message, new RegExp(`^${path}: Seiche in a browser cannot compute formulas: [^\\n]+$`));
            return true;
        });
    // Fixed, dynamic and stored deflate codes give native bits.
    const folder = await mkdtemp(join(tmpdir(), "seiche-"));
    for (const level of [0, 1, 9]) {
        const grey = deflateSync(Buffer.from(Array.from({ length: 40 * 30 }, (_, i) => (i * i) % 251 + 4)), { level }).toString("base64url");
        const text = JSON.stringify({ seiche: 1, medium: "pool", size: [40, 30], things: [
            { kind: "medium", at: [20, 15], width: 30, height: 20, quantity: "depth", raster: { columns: 40, rows: 30, grey } },
            { kind: "source", at: [9, 9], signal: "drawn", hertz: 3, curve: [0, 1, -0.5] }],
            events: [{ step: 0, draw: { raster: { columns: 40, rows: 30, grey, from: -1, to: 1 } } }] });
        const file = join(folder, `${level}.seiche`);
        await writeFile(file, text);
        core.open(text);
        core.advance(100);
        assert.equal(`hash: ${core.hash}\n`, await native("run", file, "--steps", "100", "--hash"));
        // A file saved by the page opens again.
        core.open(core.experiment);
        core.advance(100);
        assert.equal(`hash: ${core.hash}\n`, await native("run", file, "--steps", "100", "--hash"));
    }
    await rm(folder, { recursive: true });
});

// Codes of tests/core/tst_point_code.cpp.
test("computes the same point code as the native program", async () => {
    const core = await Core.start(module);
    for (const [hertz, amplitude, code] of [[1, 0, "6CSG-001T"], [1, 10, "6CSK-HSE6"], [2.5, 3.75, "7NHK-5N6A"], [0.333333, 12.5, "4VY3-MH51"],
        [0.01, 0, "0000-00EV"], [0.01, 0.001, "0000-018K"], [1000, 1e6, "FZZZ-ZZ4Z"], [0.0099, 1, ""], [1000.1, 1, ""], [1, -1, ""], [1, 2e6, ""], [NaN, 1, ""],
        [1, Infinity, ""]])
        assert.equal(core.pointCode(hertz, amplitude), code, `${hertz} Hz, ${amplitude}`);
});

test("the runner reports invalid arguments", async () => {
    for (const args of [[], ["--preset", "string"], ["--preset", "string", "--steps", "-1"], ["--preset", "string", "x", "--steps", "1"], ["--steps", "1"],
        ["--preset", "string", "--steps", "1", "--unknown"], ["--preset", "no such", "--steps", "1"]]) {
        const { status, stdout, stderr } = await runner(...args);
        assert.equal(status, 2, args.join(" "));
        assert.equal(stdout, "");
        assert.match(stderr, /^run\.mjs: [^\n]+\n/);
    }
    assert.equal((await runner("/no/such/file", "--steps", "1")).status, 1);
});
