// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// The page as students have it, in a real browser.

import assert from "node:assert/strict";
import { readdirSync, readFileSync } from "node:fs";
import { after, before, test } from "node:test";
import { pathToFileURL } from "node:url";
import { join } from "node:path";

import { folder, launch, open, ready, require, serve, skip } from "./browser.mjs";

let browser, server;
const root = new URL("../../", import.meta.url);
const idsOf = (what, ending) =>
    readdirSync(new URL(what, root))
        .filter((each) => each.endsWith(ending))
        .map((each) => each.slice(0, -ending.length).replace(/^\d+-/, ""));

before(async () => {
    if (skip) return;
    browser = await launch();
    server = await serve();
});
after(async () => {
    await browser?.close();
    await server?.stop();
});

const on = (name, run) => test(name, { skip }, run);
const text = (page, id) => page.locator(`#${id}`).innerText();

// Taps by hand, and how fast they were by the clock of the events themselves.
async function tapEvenly(page, hertz, times, tap) {
    await page.evaluate(() => {
        globalThis.taps = [];
        for (const kind of ["keydown", "pointerdown"]) addEventListener(kind, (event) => taps.push(event.timeStamp), true);
    });
    for (let i = 0; i < times; ++i) {
        if (i > 0) await page.waitForTimeout(1000 / hertz);
        await tap();
    }
    return page.evaluate(() => (1000 * (taps.length - 1)) / (taps.at(-1) - taps[0]));
}

for (const [how, viewport, tap] of [
    ["SPACE", { width: 1366, height: 768 }, (page) => page.keyboard.press("Space")],
    ["a finger", { width: 390, height: 844 }, (page) => page.tap("#tap")],
    ["a mouse on the string", { width: 1024, height: 768 }, (page) => page.mouse.click(300, 300)],
])
    on(`taps at 1 Hz by ${how} make a point`, async () => {
        const { page, context, complaints } = await open(browser, server.page, { viewport, hasTouch: true });
        const hertz = await tapEvenly(page, 1, 6, () => tap(page));
        await page.waitForFunction(() => document.querySelectorAll("#points tr").length === 1);
        const measured = Number(await page.locator("#points td").first().textContent());
        assert.ok(Math.abs(measured / hertz - 1) < 0.02, `${measured} Hz of ${hertz} Hz`);
        assert.ok(Math.abs(hertz - 1) < 0.1, `a hand of ${hertz} Hz`);
        assert.match(await page.locator("#rhythm").textContent(), /^[01]\.\d\d$/);
        assert.deepEqual(complaints, []);
        await context.close();
    });

on("a k beyond the limit explodes, and a restart mends it", async () => {
    const { page, context, complaints } = await open(browser, server.page);
    assert.match(await text(page, "chip"), /stable/);
    await page.fill("#k-number", "1.6");
    await page.press("#k-number", "Enter");
    await page.waitForSelector("#chip[data-verdict=unstable]");
    await page.click("#tap");
    await page.waitForFunction(() => document.getElementById("hint").textContent.startsWith("It exploded"));
    await page.fill("#k-number", "0.8");
    await page.press("#k-number", "Enter");
    await page.click("#restart");
    await page.waitForFunction(() => !document.getElementById("hint").textContent.startsWith("It exploded"));
    await page.waitForSelector("#chip[data-verdict=stable]");
    assert.deepEqual(complaints, []);
    await context.close();
});

on("what is not allowed is said, and nothing changes", async () => {
    const { page, context, complaints } = await open(browser, server.page);
    await page.fill("#k-number", "77");
    await page.press("#k-number", "Enter");
    assert.match(await text(page, "refused"), /at most 4/);
    assert.match(await text(page, "chip"), /k 1\.00 of 1\.00/);
    assert.deepEqual(complaints, []);
    await context.close();
});

on("the textbook's Euler explodes beside the string", async () => {
    const { page, context, complaints } = await open(browser, server.page);
    await page.check("#twin");
    await page.click("#tap");
    await page.waitForFunction(() => document.getElementById("hint").textContent.startsWith("Textbook Euler has exploded"));
    assert.equal(await page.isChecked("#twin"), true);
    assert.deepEqual(complaints, []);
    await context.close();
});

on("every built-in experiment opens from the list", async () => {
    const { page, context, complaints } = await open(browser, server.page);
    const known = idsOf("presets", ".seiche").length;
    await page.click("#scenes-button");
    const lessons = idsOf("lessons", ".lesson").length;
    assert.equal(await page.locator("#scene-list button").count(), known + lessons);
    await page.keyboard.press("Escape");
    for (let i = 0; i < known; ++i) {
        await page.click("#scenes-button");
        const card = page.locator("#scene-list button").nth(i);
        const title = await card.locator("strong").innerText();
        await card.click();
        assert.equal(await text(page, "title"), title);
        // Something is drawn: not all of the picture has one colour.
        await page.waitForFunction(() => {
            const canvas = document.getElementById("canvas");
            const copy = new OffscreenCanvas(canvas.width, canvas.height).getContext("2d", { willReadFrequently: true });
            copy.drawImage(canvas, 0, 0);
            const { data } = copy.getImageData(0, 0, canvas.width, canvas.height);
            const colours = new Set(new Uint32Array(data.buffer));
            return colours.size > 3;
        });
    }
    assert.deepEqual(complaints, []);
    await context.close();
});

on("every lesson is read from step to step", async () => {
    const { page, context, complaints } = await open(browser, server.page);
    for (const id of idsOf("lessons", ".lesson")) {
        await page.goto(`${server.page}?lesson=${id}`);
        await ready(page);
        await page.waitForSelector("#lesson:not([hidden])");
        const { steps } = JSON.parse(readFileSync(join(folder, "lessons/en.json"), "utf8")).find((each) => each.id === id);
        for (const step of steps) {
            await page.waitForFunction((title) => document.getElementById("lesson-title").textContent === title, step.title);
            if (step !== steps.at(-1)) await page.click("#lesson-next");
        }
        assert.equal(await page.isDisabled("#lesson-next"), true);
    }
    assert.deepEqual(complaints, []);
    await context.close();
});

on("it speaks five languages, the browser's first", async () => {
    const { page, context, complaints } = await open(browser, server.page, { locale: "el-GR" });
    assert.equal(await page.getAttribute("html", "lang"), "el");
    for (const [code, key] of [["de", "TIPPEN"], ["es", "TOCA"], ["fr", "TAPEZ"], ["en", "TAP"]]) {
        await page.selectOption("#language", code);
        await page.waitForSelector(`html[lang=${code}]`);
        await page.waitForFunction((key) => document.getElementById("tap").textContent === key, key);
    }
    await page.selectOption("#language", "de");
    await page.waitForSelector("html[lang=de]");
    assert.match(await text(page, "chip"), /1,00 von 1,00/);
    await page.reload();
    await ready(page);
    assert.equal(await page.getAttribute("html", "lang"), "de");
    assert.deepEqual(complaints, []);
    await context.close();
});

on("files are opened, and those that cannot be are refused in the page's language", async () => {
    const { page, context, complaints } = await open(browser, `${server.page}?lang=de`);
    await page.click("#scenes-button");
    const choose = (content) => page.setInputFiles("#file", { name: "a.seiche", mimeType: "application/json", buffer: Buffer.from(content) });
    await choose('{"seiche": 1, "medium": "string", "edges": {"left": "loose"}}');
    await page.waitForFunction(() => document.getElementById("file-refused").textContent.includes("edges.left"));
    assert.match(await text(page, "file-refused"), /lässt sich nicht öffnen/);
    for (const hostile of ["", "{", "[".repeat(100_000), '{"seiche": 1, "medium": "pool", "size": [1e9, 1e9]}', " ".repeat(2 << 20)]) {
        await choose('{"seiche": 1, "medium": "string", "edges": {"left": "loose"}}');
        await page.waitForFunction(() => document.getElementById("file-refused").textContent.includes("edges.left"));
        await choose(hostile);
        await page.waitForFunction(() => !/edges\.left|^$/.test(document.getElementById("file-refused").textContent));
    }
    await choose(readFileSync(new URL("presets/basin.seiche", root), "utf8"));
    await page.waitForSelector("#scenes:not([open])", { state: "attached" });
    assert.equal(await page.getAttribute("html", "data-medium"), "pool");
    assert.deepEqual(complaints, []);
    await context.close();
});

on("names that there are not are said", async () => {
    const { page, context, complaints } = await open(browser, `${server.page}?scene=${encodeURIComponent("<b>no</b>")}`);
    await page.waitForSelector("#message[open]");
    assert.match(await text(page, "message-text"), /<b>no<\/b>/);
    assert.deepEqual(complaints, []);
    await context.close();
});

on("a page that stands still does nothing", async () => {
    const { page, context } = await open(browser, server.page);
    await page.evaluate(() => {
        const ask = requestAnimationFrame;
        globalThis.frames_asked = 0;
        globalThis.requestAnimationFrame = (run) => (++frames_asked, ask(run));
    });
    await page.click("#play");
    await page.waitForFunction(() => document.getElementById("play").dataset.playing === "false");
    await page.evaluate(() => new Promise((done) => setTimeout(done, 200)));
    const asked = await page.evaluate(() => frames_asked);
    await page.evaluate(() => new Promise((done) => setTimeout(done, 500)));
    assert.equal(await page.evaluate(() => frames_asked), asked);
    await context.close();
});

const sizes = [[360, 640], [390, 844], [640, 360], [768, 1024], [1024, 768], [1366, 768], [1920, 1080]];

// In the page: what is not where it should be.
function misplaced() {
    const faults = [];
    const { clientWidth, clientHeight, scrollWidth, scrollHeight } = document.documentElement;
    if (scrollWidth > clientWidth || scrollHeight > clientHeight) faults.push("the page scrolls");
    for (const id of ["canvas", "tap", "hint", "rhythm", "amplitude", "play", "language", "look", "scenes-button"]) {
        const element = document.getElementById(id);
        const box = element.getBoundingClientRect();
        if (box.width < 8 || box.height < 10) faults.push(`${id} is small`);
        if (box.left < 0 || box.top < 0 || box.right > clientWidth + 0.5 || box.bottom > clientHeight + 0.5) faults.push(`${id} is outside`);
        const flows = getComputedStyle(element).display === "inline";
        if (!flows && element.scrollWidth > element.clientWidth + 1) faults.push(`${id} is cut off`);
    }
    const stage = document.getElementById("stage").getBoundingClientRect();
    if (stage.width * stage.height < 0.25 * clientWidth * clientHeight) faults.push("the wave is small");
    return faults;
}

on("nothing is cut off from a phone to a projector", async () => {
    const { page, context, complaints } = await open(browser, server.page);
    const faults = [];
    for (const scene of ["string", "pool"]) {
        await page.goto(`${server.page}?scene=${scene}`);
        await ready(page);
        for (const language of ["en", "de", "el", "fr", "es"]) {
            await page.selectOption("#language", language);
            await page.waitForSelector(`html[lang=${language}]`);
            for (const [width, height] of sizes) {
                await page.setViewportSize({ width, height });
                const found = await page.evaluate(misplaced);
                faults.push(...found.map((each) => `${width}x${height} ${language} ${scene}: ${each}`));
            }
        }
    }
    assert.deepEqual(faults, []);
    assert.deepEqual(complaints, []);
    await context.close();
});

on("screen readers find nothing wrong", async () => {
    const axe = readFileSync(require.resolve("axe-core/axe.min.js"), "utf8");
    for (const [viewport, colorScheme, opened] of [
        [{ width: 1366, height: 768 }, "dark", "#theory"],
        [{ width: 1366, height: 768 }, "light", "#scenes-button"],
        [{ width: 390, height: 844 }, "dark", "#chart-button"],
        [{ width: 390, height: 844 }, "light", "#knobs-button"],
    ])
        for (const query of ["?scene=pool", "?lesson=resonance"]) {
            const { page, context } = await open(browser, server.page + query, { viewport, colorScheme });
            await page.click(opened);
            await page.evaluate(axe);
            const { violations } = await page.evaluate(() => axe.run());
            assert.deepEqual(
                violations.map((each) => `${each.id}: ${each.nodes.map((node) => node.html).join(" ")}`),
                [],
            );
            await context.close();
        }
});

on("inside of another page it has waves, readings and the key", async () => {
    const context = await browser.newContext({ locale: "en-GB" });
    const course = await context.newPage();
    const complaints = [];
    course.on("console", (message) => complaints.push(message.text()));
    await course.goto(`${server.origin}/course/frame?embed&scene=double-slit`);
    const frame = course.frameLocator("iframe");
    await frame.locator("html[data-state=ready]").waitFor();
    assert.equal(await frame.locator("header").isVisible(), false);
    assert.equal(await frame.locator("#panels").isVisible(), false);
    for (const id of ["canvas", "tap", "whole"]) assert.equal(await frame.locator(`#${id}`).isVisible(), true, id);
    assert.ok((await frame.locator("#canvas").boundingBox()).height > 240);
    assert.doesNotMatch(await frame.locator("#whole").getAttribute("href"), /embed/);
    assert.deepEqual(complaints, []);
    await context.close();
});

on("after the first visit it needs no network", async () => {
    const own = await serve();
    const { page, context } = await open(browser, own.page);
    await page.evaluate(() => navigator.serviceWorker.ready);
    assert.deepEqual(own.asked.filter((each) => !each.startsWith("/course/seiche/") && each !== "/favicon.ico"), []);
    await own.stop();
    await page.goto(`${own.page}?scene=pool&lang=el`);
    await ready(page);
    assert.equal(await page.getAttribute("html", "lang"), "el");
    assert.equal(await page.getAttribute("html", "data-medium"), "pool");
    await context.close();
});

on("the single file works from a memory stick", async () => {
    const { page, context, complaints } = await open(browser, pathToFileURL(join(folder, "seiche.html")).href + "?lang=fr");
    assert.equal(await page.getAttribute("html", "lang"), "fr");
    await page.check("#theory");
    await page.keyboard.press("Space");
    await page.click("#scenes-button");
    await page.locator("#scene-list button").nth(4).click();
    await page.waitForSelector("html[data-medium=pool]");
    assert.deepEqual(complaints, []);
    await context.close();
});

on("the policy allows nothing inline and nothing from elsewhere", () => {
    for (const name of ["index.html", "seiche.html"]) {
        const [, policy] = /http-equiv="Content-Security-Policy" content="([^"]*)"/.exec(readFileSync(join(folder, name), "utf8"));
        assert.match(policy, /default-src 'none'/);
        assert.doesNotMatch(policy, /unsafe-inline|unsafe-eval(?<!wasm-unsafe-eval)|https?:|\*/);
    }
});
