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

/**
 * Taps in the page itself: perfectly even however busy this computer is, for the taps are stamped with the time at which they are due,
 * and the page goes by their stamps. They are a hand of the next seconds: nothing waits for it.
 */
export const tapEvenly = (page, hertz, times) =>
    page.evaluate(
        ([interval, count]) => {
            // One hand taps after the other.
            let when = Math.max(performance.now(), (globalThis.lastTap ?? 0) + interval);
            for (let i = 0; i < count; ++i, when += interval) {
                const tap = new PointerEvent("pointerdown", { button: 0, bubbles: true });
                Object.defineProperty(tap, "timeStamp", { value: when });
                document.getElementById("tap").dispatchEvent(tap);
                globalThis.lastTap = when;
            }
        },
        [1000 / hertz, times],
    );

/** Taps as time goes by, until `endTapping`. */
export const keepTapping = (page, hertz) =>
    page.evaluate(async (interval) => {
        globalThis.tapping = true;
        for (let when = performance.now(); globalThis.tapping; when += interval) {
            await new Promise((come) => setTimeout(come, Math.max(0, when - performance.now())));
            const tap = new PointerEvent("pointerdown", { button: 0, bubbles: true });
            Object.defineProperty(tap, "timeStamp", { value: when });
            document.getElementById("tap").dispatchEvent(tap);
        }
    }, 1000 / hertz);

export const endTapping = (page) => page.evaluate(() => (globalThis.tapping = false));

/** As many points have been sent. */
export const sent = (page, count) => page.waitForFunction((wanted) => document.getElementById("sent").textContent.endsWith(`: ${wanted}`), count);
/** As many wait on the phone. */
export const unsent = (page, count) => page.waitForFunction((wanted) => JSON.parse(sessionStorage.getItem("seiche.class")).unsent.length === wanted, count);
export const hinted = (page, words) => page.waitForFunction((wanted) => document.getElementById("hint").textContent.startsWith(wanted), words);
export const near = (found, wanted) => assert.ok(Math.abs(found / wanted - 1) < 0.02, `${found} for ${wanted}`);
