// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// Tests the core functions of the page: taps, changes, comparison runs, pictures, measurements,
// predictions.
import assert from "node:assert/strict";
import { execFile } from "node:child_process";
import { mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { test } from "node:test";
import { promisify } from "node:util";
import { Core, Refused } from "../../app/web/core.mjs";
import { hasFormula } from "./with_formula.mjs";

const module = await readFile(process.env.SEICHE_WASM).then(WebAssembly.compile);
const native = async (...args) => (await promisify(execFile)(process.env.SEICHE_CLI, args)).stdout;

async function coreWith(id, overrides) {
    const core = await Core.start(module);
    core.openPreset(id, overrides);
    return core;
}

const tapAtPull = (core) => core.tap(...core.settings.pullWith.at);
const near = (found, expected, tolerance, what) =>
    assert.ok(Math.abs(found - expected) <= tolerance * Math.abs(expected), `${what}: ${found}, expected ${expected}`);

// Taps at steps 0, interval, 2 interval ...
function tapEvery(core, interval, taps) {
    for (let i = 0; i < taps; ++i) {
        core.advance(Math.round(interval * i) - core.frame);
        tapAtPull(core);
    }
}

const rhythms = (await readFile(new URL("../rhythms.txt", import.meta.url), "utf8")).trim().split("\n");
for (const line of rhythms) {
    const [hertz, amplitude, id, interval, taps, ...overrides] = line.split(" ");
    test(`same point as the native program: ${id} every ${interval} steps`, async () => {
        const core = await coreWith(id, overrides);
        tapEvery(core, Number(interval), Number(taps));
        const { points } = core.resonance;
        assert.equal(points.length, 1);
        near(points[0].hertz, Number(hertz), 1e-9, "hertz");
        near(points[0].amplitude, Number(amplitude), 1e-9, "amplitude");
        assert.equal(points[0].taps, Number(taps));
        assert.equal(points[0].counts, true);
    });
}
test("has at least seven tapping sequences to compare", () => assert.ok(rhythms.length >= 7));

test("measures a tapping sequence independently of a previous resonance", async () => {
    const core = await coreWith("string");
    tapEvery(core, 638, 16);
    const first = core.frame + 3509;
    for (let i = 0; i < 12; ++i) {
        core.advance(first + 319 * i - core.frame);
        tapAtPull(core);
    }
    const { points, isSeparated, isGrowing } = core.resonance;
    assert.equal(points.length, 2);
    near(points[1].hertz, 2, 1e-3, "hertz");
    // 0.26 single taps in steady state, but the string still oscillates from four taps.
    assert.ok(points[1].amplitude / points[1].onePull <= 0.5, `amplitude ${points[1].amplitude / points[1].onePull}`);
    assert.equal(isSeparated, true);
    assert.equal(isGrowing, false);
});

test("lost time starts a new tapping sequence with its own run", async () => {
    const core = await coreWith("string");
    tapEvery(core, 638, 5);
    core.advance(598);
    core.tap(core.settings.pullWith.at[0], 0, 40 / 638);
    assert.equal(core.resonance.isHeldBack, true);
    assert.equal(core.resonance.rhythm, null);
    for (let i = 0; i < 4; ++i) {
        core.advance(638);
        tapAtPull(core);
    }
    const { points, isHeldBack } = core.resonance;
    assert.equal(isHeldBack, false);
    assert.deepEqual(points.map(({ hertz, taps, counts }) => [Math.abs(hertz - 1) < 1e-9, taps, counts]), [[true, 5, true], [true, 5, true]]);
    for (const place of [0, 1]) {
        const again = await coreWith("string");
        again.open(core.runOfPoint(place));
        const { events } = JSON.parse(core.runOfPoint(place));
        assert.deepEqual([events[0].step, events[0].then.map(([later]) => later)], [638, [638, 638, 638, 638]]);
    }
    assert.equal(core.runOfPoint(2), "");
    // Times that are not finite count as no loss.
    for (const lost of [NaN, Infinity, undefined]) {
        core.advance(638);
        core.tap(core.settings.pullWith.at[0], 0, lost);
        assert.equal(core.resonance.isHeldBack, false);
    }
});

test("returns the same object until the measurement changes", async () => {
    const core = await coreWith("string");
    const changes = [
        () => tapAtPull(core),
        () => (core.advance(638), tapAtPull(core)),
        () => core.change({ set: { k: 0.5 } }),
        () => (tapEvery(core, 638, 4), core.advance(638 * 4)), // end of the tapping sequence
        () => core.clearPoints(),
        () => core.startLevel(),
        () => core.openPreset("string"),
    ];
    for (const change of changes) {
        const before = core.resonance;
        core.advance(30);
        assert.equal(core.resonance, before);
        assert.equal(core.stability, core.stability);
        change();
        assert.notEqual(core.resonance, before, String(change));
    }
    core.change({ set: { k: 2 } });
    assert.equal(core.stability.verdict, "unstable");
});

test("points lie on the theoretical curve", async () => {
    const core = await coreWith("string", ["damping.velocity=0.97"]);
    const { curve, modes, fromHertz, toHertz, mainHertz } = core.curve;
    assert.ok(fromHertz <= mainHertz && mainHertz < toHertz);
    assert.ok(modes.length > 0 && curve.length > 100);
    const steps = core.settings.stepsPerSecond;
    const interval = Math.round(steps / modes[0]);
    tapEvery(core, interval, 60);
    const [point] = core.resonance.points;
    assert.equal(point.how, "steady");
    const [, predicted] = curve.reduce((best, each) => (Math.abs(each[0] - point.hertz) < Math.abs(best[0] - point.hertz) ? each : best));
    near(point.amplitude, predicted, 0.02, "amplitude");
});

test("returns an empty curve for an absorbing end", async () => {
    const core = await coreWith("string", ["edges.right=absorbing"]);
    assert.deepEqual(core.curve.curve, []);
});

test("the saved experiment gives the same bits natively", async (context) => {
    const core = await coreWith("pool");
    core.tap(20.25, 30);
    core.advance(40);
    core.change({ set: { k: 0.25, "damping.velocity": 0.99 } });
    core.change({ pull: { at: [80, 60], height: -2, width: 9 } });
    core.change({ things: { put: [{ kind: "wall", name: "post", at: [160, 100], width: 9, height: 9 }] } });
    core.advance(30);
    const folder = await mkdtemp(join(tmpdir(), "seiche-"));
    context.after(() => rm(folder, { recursive: true }));
    const file = join(folder, "done.seiche");
    await writeFile(file, core.experiment);
    assert.equal(await native("run", file, "--steps", "70", "--hash"), `hash: ${core.hash}\n`);
    const again = await Core.start(module);
    again.open(core.experiment);
    again.advance(70);
    assert.equal(again.hash, core.hash);
    assert.equal(core.settings.k, 0.25);
    assert.deepEqual(core.settings.events, []);
});

test("refuses an invalid change with its reason and keeps the run", async () => {
    const core = await coreWith("string");
    core.advance(3);
    const before = [core.hash, core.experiment];
    for (const [change, reason] of [
        [{ set: { k: 9 } }, /set\.k: 9 is not allowed/],
        [{ set: { K: 1 } }, /set\.K: unknown parameter/],
        [{ pull: { height: "high" } }, /height/],
        [{ set: { k: 0.5 }, pull: {} }, /./],
        [{}, /./],
        [7, /./],
        [null, /./],
        ["set", /./],
        [[], /./],
    ])
        assert.throws(() => core.change(change), (error) => error instanceof Refused && reason.test(error.message), JSON.stringify(change));
    assert.deepEqual([core.hash, core.experiment], before);
    core.change({ step: 99, set: { k: 0.5 } }); // the step is ignored
    assert.equal(core.settings.k, 0.5);
    assert.equal(JSON.parse(core.experiment).events.at(-1).step, 3);
});

test("moves taps outside the medium to its boundary", async () => {
    const core = await coreWith("pool");
    for (const place of [-1e300, 1e300, NaN, Infinity, -Infinity, 5.5]) core.tap(place, place);
    core.advance(1);
    for (const { pull } of JSON.parse(core.experiment).events)
        if (pull) assert.ok(pull.at.every((each, axis) => each >= 0 && each < [320, 240][axis]), `${pull.at}`);
    assert.equal(core.divergedAt, undefined);
});

test("textbook Euler explodes next to a stable run", async () => {
    const core = await coreWith("string");
    assert.equal(core.setComparison("euler", true), true);
    assert.equal(core.setComparison("no such scheme", true), false);
    tapAtPull(core);
    core.advance(40);
    const [own, comparisonRun] = ["", "euler"].map((name) => Array.from(core.heights(name)));
    assert.equal(own.length, core.width);
    assert.notDeepEqual(own, comparisonRun);
    core.advance(3000);
    assert.equal(core.divergedAt, undefined);
    assert.ok(Math.max(...core.heights("euler").map(Math.abs)) > 1e6);
    core.startLevel();
    assert.equal(core.frame, 0);
    assert.ok(core.heights("euler").every((height) => height === 0));
    assert.equal(core.setComparison("euler", false), false);
    assert.equal(core.heights("euler"), undefined);
    assert.equal(core.heights("nonsense"), undefined);
});

test("heights match the native state", async () => {
    const core = await coreWith("pool", ["size=[40,30]", 'events=[{"step":0,"pull":{"at":[10,20],"shape":"point","height":3,"mode":"set"}}]']);
    core.advance(1);
    const csv = (await native("run", "--preset", "pool", "--set", "size=[40,30]", "--steps", "1", "--state", "/dev/stdout", "--set", 'events=[{"step":0,"pull":{"at":[10,20],"shape":"point","height":3,"mode":"set"}}]'))
        .trim().split("\n").slice(1).map((line) => line.split(",").map(Number));
    const heights = core.heights();
    assert.equal(heights.length, 1200);
    for (const [, x, y, height] of csv) assert.equal(heights[y * 40 + x], Math.fround(height));
    near(core.largestHeight, Math.max(...heights.map(Math.abs)), 0, "largest height");
});

test("reports the stability limit and verdict", async () => {
    const core = await coreWith("string");
    near(core.stability.limitK, 1, 1e-3, "largest k");
    assert.notEqual(core.stability.verdict, "unstable");
    core.change({ set: { scheme: "euler" } });
    assert.equal(core.stability.verdict, "unstable");
    assert.ok(core.stability.growthPerStep > 1);
    core.change({ set: { scheme: "implicit-euler" } });
    assert.equal(core.stability.limitK, null);
});

test("paints a pool in every view and size", async () => {
    const core = await coreWith("pool");
    core.tap(160, 120);
    core.advance(60);
    for (const view of ["water", "deep-water", "flat-blue", "signed-height", "surface", "energy", "rings", "intensity"])
        for (const [width, height] of [[320, 240], [1, 1], [333, 47], [1000, 750]]) {
            const pixels = core.picture(view, width, height);
            assert.equal(pixels.length, 4 * width * height, view);
            for (let i = 3; i < pixels.length; i += 4) assert.equal(pixels[i], 255);
            if (width > 100) assert.ok(new Set(new Uint32Array(pixels.slice().buffer)).size > 10, `${view} shows something`);
        }
    // Bytes are in canvas order (RGBA): deep water is blue.
    core.openPreset("pool");
    const [red, , blue] = core.picture("deep-water", 8, 8);
    assert.ok(blue > red);
});

test("paints nothing for an invalid view or size", async () => {
    const core = await coreWith("pool");
    for (const [view, width, height] of [["", 8, 8], ["oil", 8, 8], ["water", 0, 8], ["water", 8, -1], ["water", 4097, 8], ["water", 2 ** 31, 8], ["water", NaN, 8]])
        assert.equal(core.picture(view, width, height), undefined, `${view} ${width} ${height}`);
    for (const range of [NaN, -1, Infinity, 1e-300]) assert.ok(core.picture("water", 8, 8, range));
    core.openPreset("string");
    assert.equal(core.picture("water", 8, 8), undefined);
});

test("lists the examples of the native program without formulas", async () => {
    const core = await Core.start(module);
    assert.deepEqual(core.presets, JSON.parse(await native("presets", "--json")).filter(({ id }) => !hasFormula(id)));
});

test("returns empty values before an experiment is open", async () => {
    const core = await Core.start(module);
    core.tap(1, 1);
    core.change({ set: { k: 1 } });
    core.startLevel();
    core.clearPoints();
    assert.deepEqual([core.width, core.height, core.largestHeight, core.frame], [0, 0, 0, -1]);
    assert.deepEqual([core.resonance, core.curve, core.stability, core.settings, core.experiment], [undefined, undefined, undefined, undefined, ""]);
    assert.deepEqual([core.heights(), core.picture("water", 8, 8), core.setComparison("euler", true)], [undefined, undefined, false]);
});

test("clears points, and ignores points of a different medium", async () => {
    const core = await coreWith("string");
    tapEvery(core, 638, 5);
    assert.equal(core.resonance.isTapping, true);
    near(core.resonance.rhythm.hertz, 1, 1e-9, "rhythm");
    core.change({ set: { k: 0.5 } });
    assert.equal(core.resonance.isTapping, false);
    assert.equal(core.resonance.points[0].counts, false);
    core.clearPoints();
    assert.deepEqual(core.resonance.points, []);
});
