// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// Tests the class page of phones in a real browser with the real server.

import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { after, before, describe, test } from "node:test";

import { Core } from "../../app/web/core.mjs";
import { launch, open, require, school, skip } from "./browser.mjs";
import { endClasses, startClass } from "./class_server.mjs";
import { hinted, near, phone, scanned as scannedBy, sent, tapEvenly, text, unsent } from "./phones.mjs";
import { leftOut } from "./share.mjs";

let browser;
const on = (name, run) => test(name, { skip: skip || leftOut() }, run);

/** Opens a phone with the scanned code. */
const scanned = (room, options) => scannedBy(browser, `${room.address}#${room.code}`, options);

// Adds these members to every state from the server.
async function pretend(page, members) {
    await page.unroute("**/1/state*");
    await page.route("**/1/state*", async (route) => {
        try {
            const asked = route.request().url();
            const answer = await route.fetch({ url: asked.replace(/after=.*/, "after=-1") });
            const state = { ...(await answer.json()), ...members };
            if (asked.endsWith(`after=${state.revision}`)) return; // long poll, held by the server
            await route.fulfill({ response: answer, json: state });
        } catch {
            // The page may be closed by now.
        }
    });
    await page.evaluate(() => dispatchEvent(new Event("online")));
}

// Returns the tap intervals that the page reports from now on, for one shared string.
async function tapsOf(page) {
    const reports = [];
    await page.route("**/1/tap", (route) => {
        reports.push(...route.request().postDataJSON().intervals_ms);
        return route.fulfill({ status: 204 });
    });
    await pretend(page, { revision: 7, activity: "one-string" });
    await page.waitForSelector("html[data-activity=one-string]");
    return reports;
}

const codes = (page) => page.locator("#codes .point-code").allInnerTexts();

/** Returns the codes of points, computed by the core. */
async function codesOf(points) {
    const core = await Core.start(await WebAssembly.compile(readFileSync(process.env.SEICHE_WASM)));
    return points.map(({ hz, amplitude }) => core.pointCode(hz, amplitude));
}

/** Opens a phone that cannot reach the class. */
async function withoutClass(room, options = {}) {
    const seen = await open(browser, room.address, { ...phone, ...options });
    await seen.page.route("**/1/**", (route) => route.abort());
    await seen.page.fill("#code", room.code);
    await seen.page.press("#code", "Enter");
    await seen.page.waitForSelector("#alone:not([hidden])");
    return seen;
}

const waiting = (page) => page.evaluate(() => JSON.parse(sessionStorage.getItem("seiche.class")).unsent);

/** Taps without a class until a new code appears. */
async function tapThenPause(page, hertz) {
    const [before] = await codes(page);
    const isOther = (old) => ![undefined, old ?? undefined].includes(document.querySelector("#codes .point-code")?.textContent);
    await tapEvenly(page, hertz, 5);
    await page.waitForFunction(isOther, before);
}

// Returns elements that are cut off or too wide.
function cutOff() {
    const cut = [...document.querySelectorAll("button, p, span:not(.unseen), b, li")]
        .filter((each) => each.offsetParent !== null && each.scrollWidth > each.clientWidth + 1 && getComputedStyle(each).display !== "inline")
        .map((each) => each.id || each.className || each.tagName);
    for (const each of document.querySelectorAll("button, .point-code"))
        if (each.offsetParent !== null && each.getBoundingClientRect().right > innerWidth) cut.push(each.id || each.className);
    return document.documentElement.scrollWidth > innerWidth ? [...cut, "wider than the screen"] : cut;
}

async function isAccessible(page) {
    await page.evaluate(readFileSync(require.resolve("axe-core/axe.min.js"), "utf8"));
    const { violations } = await page.evaluate(() => axe.run());
    assert.deepEqual(violations.map((each) => `${each.id}: ${each.nodes.map((node) => node.html).join(" ")}`), []);
}

// Parallel, because the tests mostly wait for taps.
describe("the page of phones in a class", { concurrency: 3 }, () => {
    before(async () => {
        if (!skip) browser = await launch();
    });
    after(async () => {
        await endClasses();
        await browser?.close();
    });

    on("taps become a point of the class, verified by their run", async () => {
        const room = await startClass();
        const { page, context, complaints } = await scanned(room);
        assert.equal(new URL(page.url()).hash, "");
        assert.match(await text(page, "nick"), /^[a-z]+ [a-z]+$/);
        assert.match(await text(page, "hint"), /^Find the rhythm/);
        const reports = [];
        page.on("request", (request) => {
            if (request.url().endsWith("/1/point")) reports.push(request.postDataJSON());
        });
        await tapEvenly(page, 1, 6);
        assert.match(await text(page, "rhythm"), /^[01]\.\d\d$/);
        await sent(page, 1);
        const nick = await text(page, "nick");
        assert.equal(reports.length, 1);
        assert.ok(reports[0].run.events.length > 0);
        // The server has verified the point by its run.
        await page.waitForFunction(async () => {
            const { token } = JSON.parse(sessionStorage.getItem("seiche.class"));
            const state = await (await fetch("/1/state", { headers: { Authorization: `Bearer ${token}` } })).json();
            return state.points === 1 && state.marked === 0;
        });
        const { status, head, points } = await room.end();
        assert.equal(status, 0);
        assert.equal(head, "nick,frequency_hz,amplitude,experiment,verified");
        assert.equal(points[0].isVerified, true);
        assert.equal(points.length, 1);
        assert.equal(points[0].nick, nick);
        near(points[0].hertz, 1);
        near(points[0].amplitude, reports[0].amplitude);
        // The string continues after the class, without further requests.
        await hinted(page, "The class is over");
        assert.equal(await text(page, "nick"), "The class is over");
        const asked = [];
        page.on("request", (request) => asked.push(request.url()));
        await page.tap("#again");
        await tapEvenly(page, 2, 5);
        near(Number(await text(page, "rhythm")), 2);
        await page.tap("#again");
        assert.deepEqual(await codes(page), []);
        for (const id of ["leave", "sent", "vote", "step"]) assert.equal(await page.isVisible(`#${id}`), false, id);
        await isAccessible(page);
        assert.deepEqual(asked, []);
        assert.deepEqual(complaints, []);
        await context.close();
    });

    on("a removed student keeps the animal when readmitted", async () => {
        const room = await startClass();
        const { page, context } = await scanned(room);
        const nick = await text(page, "nick");
        await tapEvenly(page, 2, 5);
        await page.tap("#again");
        await sent(page, 1);
        for (const [command, words] of [["out", /has removed you\. You can join again/], ["ban", /has removed you from the class/]]) {
            room.type(`${command} ${nick}`);
            await page.waitForSelector("#join:not([hidden])");
            assert.match(await text(page, "refused"), words);
            await page.reload();
            await page.waitForFunction(() => /has removed you/.test(document.getElementById("refused").textContent));
            room.type(`in ${nick}`);
            await page.waitForSelector("#class:not([hidden])");
            assert.equal(await text(page, "nick"), nick);
            await sent(page, 1);
        }
        // Joining again without waiting gives a new animal.
        room.type(`out ${nick}`);
        await page.waitForSelector("#join:not([hidden])");
        await page.fill("#code", room.code);
        await page.press("#code", "Enter");
        await page.waitForSelector("#class:not([hidden])");
        assert.notEqual(await text(page, "nick"), nick);
        await context.close();
        assert.deepEqual((await room.end()).points, []);
    });

    on("each point is sent with only its own taps, and is verified", async () => {
        const room = await startClass();
        const { page, context } = await scanned(room);
        const reports = [];
        page.on("request", (request) => {
            if (request.url().endsWith("/1/point")) reports.push(request.postDataJSON());
        });
        for (const [index, hertz] of [1, 2, 1.5].entries()) {
            await tapEvenly(page, hertz, 6 + index);
            await page.evaluate(() => (globalThis.lastTap += 4000)); // a pause of 4 s
        }
        await page.tap("#again");
        await sent(page, 3);
        const tapsIn = ({ run }) => run.events.reduce((sum, { then }) => sum + 1 + (then?.length ?? 0), 0);
        assert.deepEqual(reports.map(tapsIn), [6, 7, 8]);
        for (const { run } of reports) assert.equal(run.events[0].step, run.stepsPerSecond);
        await page.waitForFunction(async () => {
            const { token } = JSON.parse(sessionStorage.getItem("seiche.class"));
            return (await (await fetch("/1/state", { headers: { Authorization: `Bearer ${token}` } })).json()).marked === 0;
        });
        await context.close();
        assert.deepEqual((await room.end()).points.map((each) => each.isVerified), [true, true, true]);
    });

    on("a class without an answer for a long time may be over", async () => {
        const room = await startClass();
        const { page, context } = await scanned(room);
        await page.route("**/1/**", (route) => route.abort());
        await page.evaluate(() => dispatchEvent(new Event("online")));
        await hinted(page, "No connection");
        await page.evaluate(() => {
            const now = performance.now.bind(performance);
            performance.now = () => now() + 150_000;
        });
        await hinted(page, "The class cannot be reached: it may be over");
        await page.evaluate(() => delete performance.now);
        await page.unroute("**/1/**");
        await page.evaluate(() => dispatchEvent(new Event("online")));
        await hinted(page, "Find the rhythm");
        await context.close();
        await room.end();
    });

    on("a restarted string keeps the previous point", async () => {
        const room = await startClass();
        const { page, context } = await scanned(room);
        await tapEvenly(page, 2, 5);
        await page.tap("#again");
        await sent(page, 1);
        await page.waitForFunction(() => document.getElementById("rhythm").textContent === "–");
        await tapEvenly(page, 2.5, 5);
        await page.tap("#again");
        await sent(page, 2);
        await context.close();
        const { points } = await room.end();
        assert.equal(points.length, 2);
    });

    on("a reloaded phone keeps its animal and points", async () => {
        const room = await startClass();
        const { page, context } = await scanned(room);
        const nick = await text(page, "nick");
        await tapEvenly(page, 2, 5);
        await page.tap("#again");
        await sent(page, 1);
        await page.reload();
        await page.waitForSelector("#class:not([hidden])");
        assert.equal(await text(page, "nick"), nick);
        await sent(page, 1);
        await context.close();
        assert.equal((await room.end()).points.length, 1);
    });

    on("unsent points are sent once when the network is back", async () => {
        const room = await startClass();
        const { page, context } = await scanned(room);
        // The server gets the point, but the answer is lost.
        let lost = 0;
        await page.route("**/1/point", async (route) => {
            if (++lost <= 2) {
                await route.fetch();
                await route.abort();
            } else await route.continue();
        });
        await tapEvenly(page, 2, 5);
        await page.tap("#again");
        await hinted(page, "No connection");
        await page.reload();
        await page.waitForSelector("#class:not([hidden])");
        await sent(page, 1);
        await unsent(page, 0);
        assert.ok(lost >= 3);
        await context.close();
        assert.equal((await room.end()).points.length, 1);
    });

    on("shows codes of the newest points without a connection", async () => {
        const room = await startClass();
        const { page, context } = await scanned(room);
        assert.deepEqual(await codes(page), []);
        await page.route("**/1/**", (route) => route.abort());
        for (const [index, hertz] of [2, 2.5, 3, 3.5].entries()) {
            await tapEvenly(page, hertz, 5);
            await page.tap("#again");
            await unsent(page, index + 1);
        }
        const [oldest, ...newest] = await codesOf(await waiting(page));
        await page.waitForFunction((last) => document.querySelector("#codes .point-code")?.textContent === last, newest[2]);
        assert.deepEqual(await codes(page), newest.reverse());
        assert.doesNotMatch(await text(page, "codes"), new RegExp(oldest));
        for (const code of await codes(page)) assert.match(code, /^[0-9A-HJKMNP-TV-Z]{4}-[0-9A-HJKMNP-TV-Z]{4}$/);
        assert.match(await text(page, "hint"), /^No connection. Your points are kept/);
        assert.match(await text(page, "codes"), /^Or read this to your teacher:/);
        await isAccessible(page);
        // The network is back: points are sent, codes disappear.
        await page.unroute("**/1/**");
        await page.evaluate(() => dispatchEvent(new Event("online")));
        await sent(page, 4);
        await page.waitForFunction(() => document.getElementById("codes").textContent === "");
        await context.close();
        assert.equal((await room.end()).points.length, 4);
    });

    on("a phone without a class taps alone and shows a code", async () => {
        const room = await startClass();
        const { page, context } = await open(browser, room.address, phone);
        await page.waitForSelector("#join:not([hidden])");
        assert.equal(await page.isVisible("#alone"), false);
        await page.fill("#code", room.code === "AAAA" ? "BBBB" : "AAAA");
        await page.press("#code", "Enter");
        await page.waitForFunction(() => /not the code/.test(document.getElementById("refused").textContent));
        assert.equal(await page.isVisible("#alone"), false);
        await page.route("**/1/**", (route) => route.abort());
        await page.fill("#code", room.code);
        await page.press("#code", "Enter");
        await page.waitForSelector("#alone:not([hidden])");
        // Keyboard only, without a pointer.
        await page.focus("#alone");
        await page.keyboard.press("Enter");
        await page.waitForSelector("#class:not([hidden])");
        assert.equal(await page.evaluate(() => document.activeElement.id), "tap");
        assert.equal(await text(page, "nick"), "Offline");
        for (const id of ["leave", "sent", "dot", "vote", "step"]) assert.equal(await page.isVisible(`#${id}`), false, id);
        assert.match(await text(page, "hint"), /^Find the rhythm/);
        assert.deepEqual(await codes(page), []);
        await tapThenPause(page, 2);
        const [first] = await codes(page);
        const measured = Number(await text(page, "rhythm"));
        // The first characters encode the frequency, here within 1 %.
        const [slow, fast] = await codesOf([0.99, 1.01].map((factor) => ({ hz: factor * measured, amplitude: 1 })));
        assert.ok(slow.slice(0, 3) <= first.slice(0, 3) && first.slice(0, 3) <= fast.slice(0, 3), `${first} is not between ${slow} and ${fast}`);
        assert.match(await text(page, "hint"), /^Try a slower or faster rhythm/);
        await page.keyboard.press("Space");
        assert.match(await text(page, "hint"), /^Keep the rhythm/);
        await page.click("#again");
        await tapThenPause(page, 3);
        assert.equal((await codes(page)).length, 1);
        assert.notEqual((await codes(page))[0], first);
        await isAccessible(page);
        // Points tapped alone are never sent to the class.
        await page.unroute("**/1/**");
        await page.click("#back");
        assert.equal(await page.inputValue("#code"), room.code);
        assert.equal(await page.evaluate(() => document.activeElement.id), "code");
        await page.keyboard.press("Enter");
        await page.waitForFunction(() => /^[a-z]+ [a-z]+$/.test(document.getElementById("nick").textContent));
        assert.deepEqual(await codes(page), []);
        await page.waitForSelector("#leave");
        await tapEvenly(page, 2, 5);
        await page.tap("#again");
        await sent(page, 1);
        await context.close();
        assert.equal((await room.end()).points.length, 1);
    });

    on("SPACE, Enter and a screen reader tap once each", async () => {
        const room = await startClass();
        const { page, context } = await scanned(room);
        const reports = await tapsOf(page);
        await page.focus("#tap");
        await page.keyboard.press("Space");
        await page.keyboard.press("Enter");
        await page.evaluate(() => document.getElementById("tap").click());
        await page.tap("#tap");
        while (reports.length < 4) await page.waitForTimeout(50);
        await page.waitForTimeout(600); // longer than the interval between reports
        assert.equal(reports.length, 4);
        await context.close();
        await room.end();
    });

    on("phones need no safe connection", async () => {
        const room = await startClass({ more: ["--name", school] });
        const { page, context, complaints } = await scanned({ ...room, address: room.address.replace("127.0.0.1", school) });
        assert.equal(await page.evaluate(() => isSecureContext), false);
        await tapEvenly(page, 2, 5);
        await page.tap("#again");
        await sent(page, 1);
        assert.deepEqual(complaints, []);
        await context.close();
        assert.equal((await room.end()).points.length, 1);
    });

    on("accepts a typed code and refuses a wrong code", async () => {
        const room = await startClass();
        const { page, context } = await open(browser, room.address, phone);
        await page.fill("#code", room.code === "AAAA" ? "BBBB" : "AAAA");
        await page.press("#code", "Enter");
        await page.waitForFunction(() => /not the code/.test(document.getElementById("refused").textContent));
        await page.fill("#code", room.code.toLowerCase());
        await page.tap("#join-form button");
        await page.waitForSelector("#class:not([hidden])");
        // Leaving the class clears the session.
        await page.tap("#leave");
        await page.waitForSelector("#join:not([hidden])");
        await page.reload();
        await page.waitForSelector("#join:not([hidden])");
        assert.equal(await page.inputValue("#code"), "");
        await context.close();
        await room.end();
    });

    on("keeps points while submissions are paused", async () => {
        const room = await startClass();
        const { page, context } = await scanned(room);
        await pretend(page, { revision: 7, frozen: true });
        await hinted(page, "Your teacher has paused submissions");
        await tapEvenly(page, 2, 5);
        await page.tap("#again");
        await unsent(page, 1);
        await pretend(page, { revision: 8 });
        await unsent(page, 0);
        await context.close();
        assert.equal((await room.end()).points.length, 1);
    });

    on("sends tap intervals when all tap one string", async () => {
        const room = await startClass();
        const { page, context } = await scanned(room);
        const reports = await tapsOf(page);
        assert.equal(await page.isVisible("#canvas"), false);
        await tapEvenly(page, 2, 5);
        await page.waitForFunction(() => document.getElementById("rhythm").textContent !== "–");
        near(Number(await text(page, "rhythm")), 2);
        while (reports.length < 5) await page.waitForTimeout(50);
        assert.equal(reports[0], 0);
        near(4000 / reports.slice(1).reduce((sum, each) => sum + each), 2);
        await context.close();
        await room.end();
    });

    on("answers a question, changes the answer and shows the result", async () => {
        const room = await startClass();
        const { page, context } = await scanned(room);
        const votes = [];
        await page.route("**/1/vote", (route) => {
            votes.push(route.request().postDataJSON().choice);
            return route.fulfill({ status: 204 });
        });
        await pretend(page, { revision: 7, activity: "vote", question: null });
        await page.waitForSelector("html[data-activity=vote]");
        assert.equal(await text(page, "outcome"), "Waiting for a question…");
        const question = { text: { en: "Which one?", de: "Welche?" }, choices: ["the slow one", "the fast one"], revealed: false, right: null, votes: null, yours: null };
        await pretend(page, { revision: 8, activity: "vote", question });
        await page.waitForSelector("#choices button");
        assert.equal(await text(page, "question"), "Which one?");
        for (const choice of [1, 2])
            await Promise.all([page.waitForResponse("**/1/vote"), page.tap(`#choices li:nth-child(${choice}) button`)]);
        await page.waitForSelector("#choices li:nth-child(2) button[aria-pressed=true]");
        assert.deepEqual(votes, [0, 1]);
        assert.match(await text(page, "outcome"), /^You can change/);
        await pretend(page, { revision: 9, activity: "vote", question: { ...question, revealed: true, right: 0, votes: [3, 9], yours: 1 } });
        await page.waitForSelector("#choices .right");
        assert.match(await text(page, "choices"), /the slow one\s*✓ right answer · 3\s*the fast one\s*9/);
        assert.equal(await text(page, "outcome"), "A different answer is right.");
        assert.equal(await page.isDisabled("#choices li:nth-child(1) button"), true);
        await context.close();
        await room.end();
    });

    on("shows the step of the lesson", async () => {
        const room = await startClass();
        const { page, context } = await scanned(room, { locale: "de-DE" });
        const step = { lesson: { en: "Resonance", de: "Resonanz" }, number: 2, of: 5, title: { en: "Find it", de: "Finde sie" }, text: "", task: { en: "Tap", de: "Tippe" } };
        await pretend(page, { revision: 7, step });
        await page.waitForSelector("#step:not([hidden])");
        assert.equal(await text(page, "step-count"), "Resonanz: Schritt 2 von 5");
        assert.equal(await text(page, "step-task"), "Tippe");
        await context.close();
        await room.end();
    });

    on("joins a new class at the same address", async () => {
        const room = await startClass();
        const { page, context } = await scanned(room);
        await room.kill();
        await hinted(page, "No connection");
        // The new class has a different code.
        const next = await startClass({ port: room.port });
        await page.evaluate(() => dispatchEvent(new Event("online")));
        await page.waitForSelector("#join:not([hidden])");
        await page.fill("#code", next.code);
        await page.press("#code", "Enter");
        await page.waitForSelector("#class:not([hidden])");
        await context.close();
        await next.end();
    });

    on("rejoins a resumed class by itself", async () => {
        const room = await startClass();
        const { page, context } = await scanned(room);
        const nick = await text(page, "nick");
        await tapEvenly(page, 2, 5);
        await page.tap("#again");
        await sent(page, 1);
        await room.kill();
        await tapEvenly(page, 2.5, 5);
        await page.tap("#again");
        await hinted(page, "No connection");
        const next = await startClass({ port: room.port, more: ["--resume"] });
        assert.equal(next.code, room.code);
        await sent(page, 2);
        assert.equal(await text(page, "nick"), nick);
        await context.close();
        const { points, errors } = await next.end();
        assert.deepEqual(points.map((each) => each.nick), [nick, nick]);
        near(points[0].hertz, 2);
        near(points[1].hertz, 2.5);
        assert.equal(errors, "");
    });

    on("an unwritable table loses no point", async () => {
        const room = await startClass();
        const { page, context } = await scanned(room);
        await tapEvenly(page, 2, 5);
        await page.tap("#again");
        await sent(page, 1);
        await context.close();
        const { status, errors } = await room.endWithoutPlace();
        assert.equal(status, 1);
        assert.match(errors, new RegExp(`the points are not lost: .* --resume --port ${room.port} `));
        const next = await startClass({ port: room.port, more: ["--resume"] });
        assert.equal((await next.end()).points.length, 1);
    });

    for (const [width, height] of [[320, 180], [256, 192], [427, 240]])
        on(`zoomed to ${width} × ${height}, nothing is cut off, and string and key fit on the screen`, async () => {
            const room = await startClass();
            const { page, context, complaints } = await scanned(room, { viewport: { width, height }, locale: "el-GR" });
            assert.deepEqual(await page.evaluate(cutOff), []);
            const [stage, tap] = [await page.locator("#stage").boundingBox(), await page.locator("#tap").boundingBox()];
            assert.ok(stage.height >= 100 && tap.height >= 56, JSON.stringify([stage, tap]));
            assert.ok(tap.y >= stage.y + stage.height && tap.y + tap.height - stage.y <= height, JSON.stringify([stage, tap]));
            for (const what of ["#tap", "#again", "#language", "#leave"]) {
                await page.focus(what);
                const box = await page.locator(what).boundingBox();
                assert.ok(box.x >= 0 && box.x + box.width <= width && box.y > -1 && box.y + box.height < height + 1, `${what}: ${JSON.stringify(box)}`);
            }
            assert.deepEqual(complaints, []);
            await context.close();
            await room.end();
        });

    for (const [width, height] of [[360, 640], [740, 360], [1366, 768]])
        for (const locale of ["de-DE", "el-GR"])
            on(`nothing is cut off at ${width} × ${height} in ${locale}`, async () => {
                const room = await startClass();
                const { page, context, complaints } = await scanned(room, { viewport: { width, height }, locale });
                assert.deepEqual(await page.evaluate(cutOff), []);
                const tap = await page.locator("#tap").boundingBox();
                assert.ok(tap.y + tap.height <= height && tap.height >= 100, JSON.stringify(tap));
                assert.deepEqual(complaints, []);
                // The layout also fits with three codes, and without class.
                await page.route(/\/1\/(point|state)/, (route) => route.abort());
                await page.evaluate(() => {
                    const session = JSON.parse(sessionStorage.getItem("seiche.class"));
                    const points = [1, 2, 3].map((id) => ({ hz: id, amplitude: 10 * id, taps: 5, id }));
                    sessionStorage.setItem("seiche.class", JSON.stringify({ ...session, nextId: 4, unsent: points }));
                });
                await page.reload();
                await page.waitForFunction(() => document.querySelectorAll("#codes .point-code").length === 3);
                assert.deepEqual(await page.evaluate(cutOff), []);
                await context.close();
                const alone = await withoutClass(room, { viewport: { width, height }, locale });
                assert.deepEqual(await alone.page.evaluate(cutOff), []);
                const key = await alone.page.locator("#alone").boundingBox();
                assert.ok(key.height >= 44 && key.y + key.height <= height, JSON.stringify(key));
                await alone.page.click("#alone");
                await tapThenPause(alone.page, 3);
                assert.deepEqual(await alone.page.evaluate(cutOff), []);
                for (const what of ["#tap", "#codes .point-code", "#back"]) {
                    const box = await alone.page.locator(what).boundingBox();
                    assert.ok(box.y >= 0 && box.y + box.height <= height, `${what}: ${JSON.stringify(box)}`);
                }
                await alone.context.close();
                await room.end();
            });
});
