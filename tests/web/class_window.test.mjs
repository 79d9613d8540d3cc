// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// A class session with phones from start to end: five real browsers and the real window.

import assert from "node:assert/strict";
import { spawnSync } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { after, before, describe, test } from "node:test";

import { launch, skip as noBrowser } from "./browser.mjs";
import { startWindow, until } from "./class_window.mjs";
import { endTapping, hinted, keepTapping, near, scanned, sent, tapEvenly, text, unsent } from "./phones.mjs";

const noWindow = process.env.SEICHE_WINDOW ? false : "there is no window here";
const noReader = spawnSync("zbarimg", ["--version"]).error ? "there is no zbarimg here, which reads QR codes" : false;
const skip = noBrowser || noWindow || noReader;

/** Tapping frequencies of the five phones, in Hz. */
const rhythms = [1, 1.25, 1.6, 2, 2.5];

const folder = mkdtempSync(join(tmpdir(), "seiche-class-"));
let window;
let browser;
let link;
/** Phones with page, complaints and sent points. */
let phones = [];

/** False if a test failed; the next tests depend on it. */
let goesOn = true;
const then = (name, run) =>
    test(name, { skip }, async (t) => {
        if (!goesOn) return t.skip("what comes before has failed");
        goesOn = false;
        await run();
        goesOn = true;
    });

/** Reads the QR code in the window. Empty if not found. */
async function readCode() {
    const picture = join(folder, "window.png");
    await window.ask(`grab ${picture}`);
    return spawnSync("zbarimg", ["--raw", "-q", picture], { encoding: "utf8" }).stdout.trim();
}

async function joinBy(address) {
    const { page, complaints } = await scanned(browser, address);
    page.setDefaultTimeout(60_000);
    const points = [];
    page.on("request", (request) => {
        if (request.url().endsWith("/1/point")) points.push(request.postDataJSON());
    });
    return { page, complaints, points, nick: await text(page, "nick") };
}

const each = (run) => Promise.all(phones.map(run));
const during = (activity) => each(({ page }) => page.waitForSelector(`html[data-activity=${activity}]`));

/** Taps a complete sequence on a phone. */
async function rhythmOf({ page }, hertz) {
    await tapEvenly(page, hertz, 5);
    await page.tap("#again");
}

/** Returns the table of students: { "blue heron": { points: 1, marked: 0 } }. */
async function students() {
    const rows = await window.text("studentsTable");
    return Object.fromEntries(rows.map(([nick, points, , marked]) => [nick, { points: Number(points), marked: Number(marked) }]));
}

/** Counts the points of the chart, all and unverified. */
async function charted() {
    const [head, ...rows] = await window.text("classChart");
    const count = (wanted) => rows.flatMap((row) => row.filter((cell, column) => column > 0 && cell !== null && wanted(head[column]))).length;
    return { all: count(() => true), marked: count((name) => /unverified/.test(name)) };
}

/** Shifts the first tap of a run to one second. */
function fromASecondBefore(run) {
    const first = Math.min(...run.events.map(({ step }) => step));
    const lead = Math.round(run.stepsPerSecond);
    return { ...run, events: run.events.map((event) => ({ ...event, step: event.step - first + lead })) };
}

/** Checks that the window replays a run like seiche-cli. */
async function isReplayed({ nick, points: [point] }) {
    await until("the run is shown", async () => (await window.text("banner").catch(() => "")).startsWith(`${nick}: `));
    const rhythm = fromASecondBefore(point.run);
    const end = Math.max(...rhythm.events.map(({ step }) => step));
    const { frame, hash, height } = await until("the run has been played", async () => {
        const run = await window.ask("run");
        return run.frame > end && run;
    });
    assert.ok(height > 0);
    const file = join(folder, "run.seiche");
    writeFileSync(file, JSON.stringify(rhythm));
    const { stdout, stderr } = spawnSync(process.env.SEICHE_CLI, ["run", file, "--steps", String(frame), "--hash"], { encoding: "utf8" });
    assert.equal(stdout.trim(), `hash: ${hash}`, stderr);
}

describe("a class with phones and a window", () => {
    before(async () => {
        if (!skip) [window, browser] = await Promise.all([startWindow(), launch()]);
    });
    after(async () => {
        await browser?.close();
        window?.kill();
        rmSync(folder, { recursive: true });
    });

    then("five phones scan the code and join", async () => {
        await window.ask("open class.localhost");
        link = await until("the code is read", readCode);
        assert.equal(link, `http://${await window.text("joinAddress")}/#${await window.text("joinLetters")}`);
        assert.match(link, /^http:\/\/class\.localhost:\d+\/#[A-Z0-9]{4}$/);
        phones = await Promise.all(rhythms.map(() => joinBy(link)));
        assert.equal(new Set(phones.map(({ nick }) => nick)).size, 5);
        await until("all are in", async () => (await window.text("joinCount")) === "5 joined · 0 with a point");
    });

    then("each phone adds a verified point to the chart", async () => {
        await each((phone, index) => rhythmOf(phone, rhythms[index]));
        await each(({ page }) => sent(page, 1));
        for (const [index, { points }] of phones.entries()) near(points[0].hz, rhythms[index]);
        await window.ask("trigger students");
        const wanted = Object.fromEntries(phones.map(({ nick }) => [nick, { points: 1, marked: 0 }]));
        await until("the points are on the wall", async () => (await charted()).all === 5);
        assert.deepEqual(await students(), wanted);
        assert.match(await window.text("classSummary"), /^5 points from 5 students · best so far: /);
    });

    then("replays a clicked point bit for bit", async () => {
        const [phone, other] = phones;
        await window.ask(`point ${phone.points[0].hz} ${phone.points[0].amplitude}`);
        await isReplayed(phone);
        await window.ask(`choose studentsTable ${other.nick}`);
        await window.ask("click replayBest");
        await isReplayed(other);
        // The window has verified all runs by now.
        await window.ask("trigger ownString");
        assert.deepEqual(await until("the chart is back", () => charted().catch(() => undefined)), { all: 5, marked: 0 });
    });

    then("taps in phase add up on the shared string", async () => {
        await window.ask("trigger oneString");
        await during("one-string");
        await until("it is at rest", async () => (await window.ask("run")).height === 0);
        const tapping = each(({ page }) => keepTapping(page, 1));
        // Only several taps in phase reach 8 units; all five taps at once give √5 units.
        // docs/experiment-file.md defines the unit.
        const { height, width } = phones[0].points[0].run.pullWith;
        const onePull = (height * width * Math.sqrt(2 * Math.PI)) / 2;
        await until("it is high", async () => (await window.ask("run")).height > 8 * onePull);
        await each(({ page }) => endTapping(page));
        await tapping;
    });

    then("the class votes and sees the right answer", async () => {
        await window.ask("trigger vote");
        await until("a question can be asked", () => window.ask("click askQuestion").then(() => true, () => false));
        await during("vote");
        const choices = ({ page }) => page.locator("#choices li");
        await each(async (phone, index) => {
            await choices(phone).first().waitFor();
            await choices(phone).nth(index < 3 ? 0 : 1).locator("button").tap();
        });
        await until("all have voted", async () => (await window.text("voteCount")) === "Votes: 5 of 5");
        await window.ask("click showAnswer");
        await each(({ page }) => page.waitForSelector("#choices .right"));
        const answers = await each((phone) =>
            choices(phone).evaluateAll((items) =>
                items.map((item) => ({
                    words: item.querySelector("button span").textContent,
                    votes: Number(item.querySelector(".votes").textContent.match(/\d+$/)[0]),
                    isRight: item.querySelector(".right") !== null,
                })),
            ),
        );
        for (const seen of answers) assert.deepEqual(seen, answers[0]);
        assert.deepEqual(answers[0].map(({ votes }) => votes), answers[0].map((_, index) => [3, 2][index] ?? 0));
        const onTheWall = answers[0].map(({ words, votes, isRight }) => `${words}: ${votes}${isRight ? ", right answer" : ""}`);
        assert.equal(await window.text("voteBars"), onTheWall.join("; "));
        await each(async ({ page }, index) => {
            const own = answers[0][index < 3 ? 0 : 1].isRight;
            assert.equal(await text(page, "outcome"), own ? "Your answer is right." : "A different answer is right.");
        });
    });

    then("points wait on the phone while submissions are paused", async () => {
        await window.ask("trigger ownString");
        await during("own-string");
        await window.ask("trigger freezeClass");
        await each(({ page }) => hinted(page, "Your teacher has paused submissions"));
        const [phone] = phones;
        await rhythmOf(phone, 3);
        await unsent(phone.page, 1);
        assert.match(await window.text("classSummary"), /^5 points from 5 students · submissions paused/);
        await window.ask("trigger freezeClass");
        await sent(phone.page, 2);
        await until("the point is on the wall", async () => (await students())[phone.nick].points === 2);
    });

    then("a removed student may join as a new animal", async () => {
        const [phone] = phones;
        await window.ask(`choose studentsTable ${phone.nick}`);
        await window.ask("click removeStudent");
        await phone.page.waitForSelector("#join:not([hidden])");
        assert.equal(await text(phone.page, "refused"), "Your teacher has removed you. You can join again.");
        await until("the points are gone", async () => (await charted()).all === 4);
        assert.equal((await students())[phone.nick], undefined);
        await phone.page.tap("#join-form button");
        await phone.page.waitForSelector("#class:not([hidden])");
        const nick = await text(phone.page, "nick");
        assert.notEqual(nick, phone.nick);
        await until("it is in", async () => (await students())[nick]?.points === 0);
    });

    then("a blocked student cannot join again", async () => {
        const phone = phones[1];
        await window.ask(`choose studentsTable ${phone.nick}`);
        await window.ask("click blockStudent");
        const out = async (page) => {
            await page.waitForSelector("#join:not([hidden]) #join-form[hidden]", { state: "attached" });
            assert.equal(await text(page, "refused"), "Your teacher has removed you from the class.");
        };
        await out(phone.page);
        await phone.page.reload();
        await out(phone.page);
        const again = await phone.page.context().newPage();
        await again.goto(link);
        await out(again);
        await again.close();
        await until("the points are gone", async () => (await charted()).all === 3);
        assert.equal(Object.keys(await students()).length, 6);
    });

    then("phones show the end of the class", async () => {
        await window.ask("trigger endClass");
        await until("it is asked", () => window.ask("answer Discard").then(() => true, () => false));
        phones.splice(1, 1);
        await each(({ page }) => hinted(page, "The class is over"));
        await assert.rejects(window.text("joinCard"), /nothing is seen/);
        assert.equal(await window.end(), 0);
        const complaints = phones.flatMap((phone) => phone.complaints);
        assert.deepEqual(complaints.filter((words) => !/ERR_|^failed: |status of 40[39]/.test(words)), []);
    });
});
