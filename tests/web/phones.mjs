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

/** Taps in the page itself, as even as its clock, however busy this computer is; until `endTapping`, if that comes first. */
export const tapEvenly = (page, hertz, times) =>
    page.evaluate(
        async ([interval, count]) => {
            const began = performance.now();
            globalThis.tapping = true;
            for (let i = 0; i < count && globalThis.tapping; ++i) {
                await new Promise((come) => setTimeout(come, Math.max(0, began + i * interval - performance.now())));
                document.getElementById("tap").dispatchEvent(new PointerEvent("pointerdown", { button: 0, bubbles: true }));
            }
        },
        [1000 / hertz, times],
    );

export const endTapping = (page) => page.evaluate(() => (globalThis.tapping = false));

/** As many points have been sent. */
export const sent = (page, count) => page.waitForFunction((wanted) => document.getElementById("sent").textContent.endsWith(`: ${wanted}`), count);
/** As many wait on the phone. */
export const unsent = (page, count) => page.waitForFunction((wanted) => JSON.parse(sessionStorage.getItem("seiche.class")).unsent.length === wanted, count);
export const hinted = (page, words) => page.waitForFunction((wanted) => document.getElementById("hint").textContent.startsWith(wanted), words);
export const near = (found, wanted) => assert.ok(Math.abs(found / wanted - 1) < 0.02, `${found} for ${wanted}`);
