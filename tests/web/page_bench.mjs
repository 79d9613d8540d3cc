// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// Measures the time to the first picture with an empty cache and the frame rate of the page, at
// normal speed and on a processor slowed down four times.

import { linkTo } from "../../app/web/link.mjs";
import { launch, ready, serve, skip } from "./browser.mjs";

const visits = 7;
const seconds = 5;

const middle = (numbers) => [...numbers].sort((a, b) => a - b)[numbers.length >> 1];

async function onNewPage(browser, slower, use) {
    const context = await browser.newContext({ viewport: { width: 1366, height: 768 } });
    const page = await context.newPage();
    await (await context.newCDPSession(page)).send("Emulation.setCPUThrottlingRate", { rate: slower });
    const answer = await use(page);
    await context.close();
    return answer;
}

// Measures the time to the first picture, in milliseconds.
const firstPicture = (browser, slower, address) =>
    onNewPage(browser, slower, async (page) => {
        await page.addInitScript(() =>
            new MutationObserver((_, observer) => {
                if (document.documentElement?.dataset.state !== "ready") return;
                globalThis.firstPicture = performance.now();
                observer.disconnect();
            }).observe(document, { attributes: true, subtree: true }),
        );
        await page.goto(address);
        return page.waitForFunction(() => globalThis.firstPicture).then((handle) => handle.jsonValue());
    });

// Measures the frame rate during taps.
const pictures = (browser, slower, address) =>
    onNewPage(browser, slower, async (page) => {
        await page.goto(address);
        await ready(page);
        await page.waitForTimeout(2000);
        const counting = page.evaluate(
            (seconds) =>
                new Promise((done) => {
                    const times = [];
                    const note = (now) => {
                        times.push(now);
                        if (now - times[0] < 1000 * seconds) requestAnimationFrame(note);
                        else done({ perSecond: (1000 * (times.length - 1)) / (now - times[0]), longest: Math.max(...times.slice(1).map((each, i) => each - times[i])) });
                    };
                    requestAnimationFrame(note);
                }),
            seconds,
        );
        for (let i = 0; i < seconds; ++i) {
            await page.keyboard.press("Space");
            await page.waitForTimeout(900);
        }
        return counting;
    });

if (skip) {
    console.log(skip);
    process.exit(0);
}
const browser = await launch();
const server = await serve();
for (const slower of [1, 4]) {
    console.log(slower === 1 ? "this computer" : `a processor that takes ${slower} times as long`);
    for (const scene of ["string", "pool"]) {
        const address = `${server.page}?scene=${scene}`;
        const times = [];
        for (let i = 0; i < visits; ++i) times.push(await firstPicture(browser, slower, address));
        console.log(`  ${scene}: first picture after ${middle(times).toFixed(0)} ms (middle of ${visits} visits; at most ${Math.max(...times).toFixed(0)} ms)`);
    }
    for (const view of ["string", "pool, deep-water", "pool, water"]) {
        const [scene, kind] = view.split(", ");
        const pool = { seiche: 1, medium: "pool", size: [320, 240], view: { kind } };
        const address = server.page + (kind ? await linkTo(JSON.stringify(pool)) : `?scene=${scene}`);
        const { perSecond, longest } = await pictures(browser, slower, address);
        console.log(`  ${view}: ${perSecond.toFixed(1)} pictures a second, the longest wait ${longest.toFixed(0)} ms`);
    }
}
await browser.close();
await server.stop();
