// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// Taps on a slow device have an exact frequency, or there is no point.

import assert from "node:assert/strict";
import { after, before, describe, test } from "node:test";

import { launch, open, serve, skip } from "./browser.mjs";
import { endClasses, startClass } from "./class_server.mjs";
import { hinted, near, phone, scanned as scannedBy, sent, stall, tapEvenly, tapOnSlowDevice, text } from "./phones.mjs";
import { leftOut } from "./share.mjs";

let browser, server;
const on = (name, run) => test(name, { skip: skip || leftOut() }, run);

const scanned = (room, options) => scannedBy(browser, `${room.address}#${room.code}`, options);
const isSlow = (page) => page.waitForFunction(() => document.getElementById("slow-motion").textContent !== "");

/** Waits for this many points and returns the unverified number. */
const marked = (page, points) =>
    page.waitForFunction(async (wanted) => {
        const { token } = JSON.parse(sessionStorage.getItem("seiche.class"));
        const state = await (await fetch("/1/state", { headers: { Authorization: `Bearer ${token}` } })).json();
        return state.points === wanted && { marked: state.marked };
    }, points);

describe("taps on a device that cannot keep up", { concurrency: 2 }, () => {
    before(async () => {
        if (skip) return;
        browser = await launch();
        server = await serve();
    });
    after(async () => {
        await endClasses();
        await browser?.close();
        await server?.stop();
    });

    on("a phone that drops steps sends no point and shows the reason", async () => {
        const room = await startClass();
        const { page, context, complaints } = await scanned(room, { locale: "en-GB" });
        await tapOnSlowDevice(page, 1, 6);
        await hinted(page, "The rhythm starts again, because this device could not keep up.");
        assert.equal(await text(page, "rhythm"), "–");
        await isSlow(page);
        assert.match(await page.locator("#slow-motion").textContent(), /^slow motion: This device cannot keep up/);
        assert.match(await page.getAttribute("#slow-motion", "title"), /time passes more slowly/);
        // Taps count when the device keeps up again.
        await tapEvenly(page, 1, 6);
        await page.tap("#again");
        await sent(page, 1);
        assert.deepEqual(complaints, []);
        await context.close();
        const { points } = await room.end();
        assert.equal(points.length, 1);
        near(points[0].hertz, 1);
    });

    on("taps before and after a stall give two verified points", async () => {
        const room = await startClass();
        const { page, context } = await scanned(room);
        await tapEvenly(page, 1, 5);
        await stall(page, 0.6); // longer than the largest jump of a run
        await tapEvenly(page, 1, 1);
        await sent(page, 1); // the point is final
        await tapEvenly(page, 1, 5);
        await page.tap("#again");
        await sent(page, 2);
        assert.equal((await (await marked(page, 2)).jsonValue()).marked, 0);
        await context.close();
        const { points } = await room.end();
        assert.equal(points.length, 2);
        for (const { hertz } of points) near(hertz, 1);
    });

    on("a hidden page pauses its run and restarts the tapping sequence", async () => {
        const { page, context } = await open(browser, server.page, phone);
        // A single call, because pauses between calls would end the tapping sequence.
        await page.evaluate(() => {
            const began = performance.now();
            performance.now = () => began;
            const tapAt = (when) => {
                const tap = new PointerEvent("pointerdown", { button: 0, bubbles: true });
                Object.defineProperty(tap, "timeStamp", { value: when });
                document.getElementById("tap").dispatchEvent(tap);
            };
            for (const seconds of [0, 1, 2]) tapAt(began + 1000 * seconds);
            performance.now = () => began + 2400;
            document.dispatchEvent(new Event("visibilitychange"));
            performance.now = () => began;
            tapAt(began + 3000);
            delete performance.now;
        });
        await hinted(page, "The rhythm starts again");
        assert.equal(await text(page, "rhythm"), "–");
        await context.close();
    });

    on("quarter speed multiplies the measured frequency by four", async () => {
        const { page, context } = await open(browser, server.page);
        await page.click("#slow");
        await tapEvenly(page, 1, 6);
        await page.waitForFunction(() => document.querySelectorAll("#points tr").length === 1);
        near(Number(await page.locator("#points td").first().textContent()), 4);
        assert.equal(await text(page, "slow-motion"), "");
        await context.close();
    });

    // A slow device may or may not keep up on this computer: the frequency is right, or there is
    // no point.
    for (const slower of [6, 20])
        on(`a ${slower} times slower processor does not change the frequency`, async () => {
            const { page, context } = await open(browser, server.page, phone);
            const client = await context.newCDPSession(page);
            await client.send("Emulation.setCPUThrottlingRate", { rate: slower });
            const began = performance.now() + 500;
            const epoch = Date.now() / 1000 + 0.5;
            for (let i = 0; i < 8; ++i) {
                await new Promise((come) => setTimeout(come, Math.max(0, began + 1000 * i - performance.now())));
                const key = { key: " ", code: "Space", windowsVirtualKeyCode: 32, timestamp: epoch + i };
                await client.send("Input.dispatchKeyEvent", { type: "keyDown", text: " ", ...key });
                await client.send("Input.dispatchKeyEvent", { type: "keyUp", ...key });
            }
            await client.send("Emulation.setCPUThrottlingRate", { rate: 1 });
            await page.waitForFunction(() => globalThis.pictures > 10 || ((globalThis.pictures = (globalThis.pictures ?? 0) + 1), false), undefined, { polling: "raf" });
            for (const hertz of await page.locator("#points tr td:first-child").allTextContents())
                assert.ok(Math.abs(Number(hertz) - 1) < 0.01, `${hertz} Hz`);
            await context.close();
        });
});
