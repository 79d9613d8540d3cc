// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// Phones in a browser, for the tests of a class.

import assert from "node:assert/strict";

import { open } from "./browser.mjs";

export const phone = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };
export const text = (page, id) => page.locator(`#${id}`).innerText();

/** A phone that has opened the link of the code on the wall, and is in. */
export async function scanned(browser, link, options = {}) {
    const seen = await open(browser, link, { ...phone, ...options });
    await seen.page.waitForSelector("#class:not([hidden])");
    return seen;
}

// One hand, which taps in the page itself: evenly however busy this computer is, for its taps are stamped with the times at which they
// are due, and the page goes by their stamps. What lies before a tap gets only some time by the page's clock (app/web/page/run.ts), so
// that stands still while taps come `atOnce`.
//
// With a `look`, each look at that clock takes so many milliseconds: a device on which nearly no step can be done before a tap.
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

/** Even taps, all at once; at least one a second, for a run takes longer jumps for stalls. */
export const tapEvenly = (page, hertz, times) => page.evaluate(hand, { interval: 1000 / hertz, times, atOnce: true });
/** The same on a device that is too slow for the steps between them. */
export const tapOnSlowDevice = (page, hertz, times) => page.evaluate(hand, { interval: 1000 / hertz, times, atOnce: true, look: 50 });
/** The next of the even taps comes so many seconds later, as if the device had stood still. */
export const stall = (page, seconds) => page.evaluate((pause) => (globalThis.lastTap += 1000 * pause), seconds);
/** Taps as time goes by, until `endTapping`. */
export const keepTapping = (page, hertz) => page.evaluate(hand, { interval: 1000 / hertz, times: Infinity, atOnce: false });
export const endTapping = (page) => page.evaluate(() => (globalThis.tapping = false));

/** As many points have been sent. */
export const sent = (page, count) => page.waitForFunction((wanted) => document.getElementById("sent").textContent.endsWith(`: ${wanted}`), count);
/** As many wait on the phone. */
export const unsent = (page, count) => page.waitForFunction((wanted) => JSON.parse(sessionStorage.getItem("seiche.class")).unsent.length === wanted, count);
export const hinted = (page, words) => page.waitForFunction((wanted) => document.getElementById("hint").textContent.startsWith(wanted), words);
export const near = (found, wanted) => assert.ok(Math.abs(found / wanted - 1) < 0.02, `${found} for ${wanted}`);
