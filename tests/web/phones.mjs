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
// are due, and the page goes by their stamps. Each comes at most so many milliseconds `ahead` of its time.
async function hand({ interval, times, ahead }) {
    globalThis.tapping = true;
    let due = Math.max(performance.now(), (globalThis.lastTap ?? 0) + interval);
    for (let i = 0; i < times && globalThis.tapping; ++i, due += interval) {
        const early = due - ahead - performance.now();
        if (early > 0) await new Promise((come) => setTimeout(come, early));
        const tap = new PointerEvent("pointerdown", { button: 0, bubbles: true });
        Object.defineProperty(tap, "timeStamp", { value: due });
        document.getElementById("tap").dispatchEvent(tap);
        globalThis.lastTap = due;
    }
}

// A run takes longer jumps for stalls, which it does not make up for (app/web/page/run.ts).
const longestJump = 1000;

/** Even taps, at once where the page allows it. */
export const tapEvenly = (page, hertz, times) => {
    const interval = 1000 / hertz;
    return page.evaluate(hand, { interval, times, ahead: interval <= longestJump ? Infinity : longestJump / 2 });
};
/** Taps as time goes by, until `endTapping`. */
export const keepTapping = (page, hertz) => page.evaluate(hand, { interval: 1000 / hertz, times: Infinity, ahead: 0 });
export const endTapping = (page) => page.evaluate(() => (globalThis.tapping = false));

/** As many points have been sent. */
export const sent = (page, count) => page.waitForFunction((wanted) => document.getElementById("sent").textContent.endsWith(`: ${wanted}`), count);
/** As many wait on the phone. */
export const unsent = (page, count) => page.waitForFunction((wanted) => JSON.parse(sessionStorage.getItem("seiche.class")).unsent.length === wanted, count);
export const hinted = (page, words) => page.waitForFunction((wanted) => document.getElementById("hint").textContent.startsWith(wanted), words);
export const near = (found, wanted) => assert.ok(Math.abs(found / wanted - 1) < 0.02, `${found} for ${wanted}`);
