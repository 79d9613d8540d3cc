// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// Simulated phones in a browser, for the tests of a class.

import assert from "node:assert/strict";

import { open } from "./browser.mjs";

export const phone = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };
export const text = (page, id) => page.locator(`#${id}`).innerText();

/** Opens a phone by the scanned link and joins. */
export async function scanned(browser, link, options = {}) {
    const seen = await open(browser, link, { ...phone, ...options });
    await seen.page.waitForSelector("#class:not([hidden])");
    return seen;
}

// Taps evenly within the page on any busy computer: each tap is stamped with its due time, and the
// page uses the stamps. The clock of the page (app/web/page/run.ts) stands still while taps come
// `atOnce`, because the page spends only a limited time before each tap.
//
// Each reading of the clock takes `look` milliseconds, which simulates a device too slow for the
// steps before a tap.
async function hand({ interval, times, atOnce, look = 0 }) {
    globalThis.tapping = true;
    const began = performance.now();
    let looks = 0;
    if (atOnce) performance.now = () => began + look * looks++;
    let due = Math.max(began, (globalThis.lastTap ?? 0) + interval);
    for (let i = 0; i < times && globalThis.tapping; ++i, due += interval) {
        const early = due - performance.now();
        if (!atOnce && early > 0) await new Promise((come) => setTimeout(come, early));
        const tap = new PointerEvent("pointerdown", { button: 0, bubbles: true });
        Object.defineProperty(tap, "timeStamp", { value: due });
        document.getElementById("tap").dispatchEvent(tap);
        globalThis.lastTap = due;
    }
    delete performance.now;
}

/**
 * Taps evenly, all at once. The frequency is at least 1 Hz, because a run treats longer intervals
 * as stalls.
 */
export const tapEvenly = (page, hertz, times) => page.evaluate(hand, { interval: 1000 / hertz, times, atOnce: true });
/** Taps evenly on a device that drops steps. */
export const tapOnSlowDevice = (page, hertz, times) => page.evaluate(hand, { interval: 1000 / hertz, times, atOnce: true, look: 50 });
/** Delays the next tap, like a stalled device. */
export const stall = (page, seconds) => page.evaluate((pause) => (globalThis.lastTap += 1000 * pause), seconds);
/** Taps in real time until `endTapping`. */
export const keepTapping = (page, hertz) => page.evaluate(hand, { interval: 1000 / hertz, times: Infinity, atOnce: false });
export const endTapping = (page) => page.evaluate(() => (globalThis.tapping = false));

/** Waits until the phone has sent `count` points. */
export const sent = (page, count) => page.waitForFunction((wanted) => document.getElementById("sent").textContent.endsWith(`: ${wanted}`), count);
/** Waits until `count` unsent points are on the phone. */
export const unsent = (page, count) => page.waitForFunction((wanted) => JSON.parse(sessionStorage.getItem("seiche.class")).unsent.length === wanted, count);
export const hinted = (page, words) => page.waitForFunction((wanted) => document.getElementById("hint").textContent.startsWith(wanted), words);
export const near = (found, wanted) => assert.ok(Math.abs(found / wanted - 1) < 0.02, `${found} for ${wanted}`);
