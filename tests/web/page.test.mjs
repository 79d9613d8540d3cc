// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// Tests the page for browsers in a real browser.

import assert from "node:assert/strict";
import { execFileSync, spawnSync } from "node:child_process";
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { after, before, test } from "node:test";
import { tmpdir } from "node:os";
import { pathToFileURL } from "node:url";
import { join } from "node:path";

import { Core } from "../../app/web/core.mjs";
import { folder, launch, open, ready, require, school, serve, skip } from "./browser.mjs";
import { hasChanged, isInShare } from "../share.mjs";
import { leftOut } from "./share.mjs";
import { hasFormula } from "./with_formula.mjs";

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

const on = (name, run) => test(name, { skip: skip || leftOut() }, run);
const text = (page, id) => page.locator(`#${id}`).innerText();

// Taps evenly on any busy computer: each tap is stamped with its due time. The clock of the page,
// including animation frames, stands still from the first tap on. Otherwise the run would be ahead
// of a late tap. `kind` is the type of the tap events.
async function tapEvenly(page, hertz, times, kind, tap) {
    await page.evaluate(
        ([type, interval]) => {
            globalThis.stamp = (event) => {
                const now = performance.now();
                performance.now = () => now;
                globalThis.due = Math.max(now, (globalThis.due ?? 0) + interval);
                Object.defineProperty(event, "timeStamp", { value: due });
            };
            addEventListener(type, stamp, true);
            globalThis.nextPicture = requestAnimationFrame;
            globalThis.requestAnimationFrame = (draw) => nextPicture(() => draw(performance.now()));
        },
        [kind, 1000 / hertz],
    );
    for (let i = 0; i < times; ++i) await tap();
    await page.evaluate((type) => {
        removeEventListener(type, stamp, true);
        requestAnimationFrame = nextPicture;
        delete performance.now;
    }, kind);
}

/** Waits for a pause of this many seconds after the last tap. */
const restAfterTaps = (page, seconds) => page.waitForFunction((pause) => performance.now() > globalThis.due + 1000 * pause, seconds);

for (const [how, kind, viewport, tap] of [
    ["SPACE", "keydown", { width: 1366, height: 768 }, (page) => page.keyboard.press("Space")],
    ["a finger", "pointerdown", { width: 390, height: 844 }, (page) => page.tap("#tap")],
    ["a mouse on the string", "pointerup", { width: 1024, height: 768 }, (page) => page.mouse.click(300, 300)],
])
    on(`taps at 1 Hz by ${how} make a point`, async () => {
        const { page, context, complaints } = await open(browser, server.page, { viewport, hasTouch: true });
        await tapEvenly(page, 1, 6, kind, () => tap(page));
        await page.waitForFunction(() => document.querySelectorAll("#points tr").length === 1);
        const measured = Number(await page.locator("#points td").first().textContent());
        assert.ok(Math.abs(measured - 1) < 0.005, `${measured} Hz`);
        assert.match(await page.locator("#rhythm").textContent(), /^[01]\.\d\d$/);
        assert.deepEqual(complaints, []);
        await context.close();
    });

on("explodes beyond the limit of k and recovers after a restart", async () => {
    const { page, context, complaints } = await open(browser, server.page);
    assert.match(await text(page, "chip"), /stable/);
    await page.fill("#k-number", "1.6");
    await page.press("#k-number", "Enter");
    await page.waitForSelector("#chip[data-verdict=unstable]");
    await page.click("#tap");
    await page.waitForFunction(() => document.getElementById("hint").textContent.startsWith("The simulation exploded"));
    await page.fill("#k-number", "0.8");
    await page.press("#k-number", "Enter");
    await page.click("#restart");
    await page.waitForFunction(() => !document.getElementById("hint").textContent.startsWith("The simulation exploded"));
    await page.waitForSelector("#chip[data-verdict=stable]");
    assert.deepEqual(complaints, []);
    await context.close();
});

on("refuses a value over the limit with a message", async () => {
    const { page, context, complaints } = await open(browser, server.page);
    await page.fill("#k-number", "77");
    await page.press("#k-number", "Enter");
    assert.match(await text(page, "refused"), /at most 4/);
    assert.match(await text(page, "chip"), /k 1\.00 of 1\.00/);
    assert.deepEqual(complaints, []);
    await context.close();
});

on("shows the explosion of textbook Euler next to the string", async () => {
    const { page, context, complaints } = await open(browser, server.page);
    await page.check("#comparison");
    await page.click("#tap");
    await page.waitForFunction(() => document.getElementById("hint").textContent.startsWith("Textbook Euler has exploded"));
    assert.equal(await page.isChecked("#comparison"), true);
    assert.deepEqual(complaints, []);
    await context.close();
});

on("opens every example from the list", async () => {
    const { page, context, complaints } = await open(browser, server.page, { viewport: { width: 640, height: 480 } });
    const known = idsOf("presets", ".seiche").filter((id) => !hasFormula(id)).length;
    await page.click("#scenes-button");
    const lessons = idsOf("lessons", ".lesson").length;
    assert.equal(await page.locator("#scene-list button").count(), known + lessons);
    await page.keyboard.press("Escape");
    for (let i = 0; i < known; ++i) {
        if (!isInShare(i, 12) && !hasChanged("app/web/", "presets/")) continue;
        await page.click("#scenes-button");
        const card = page.locator("#scene-list button").nth(i);
        const title = await card.locator("strong").innerText();
        await card.click();
        assert.equal(await text(page, "title"), title);
        // A drawn picture has several colours.
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

on("shows every step of every lesson", async () => {
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

on("starts in the language of the browser and offers five languages", async () => {
    const { page, context, complaints } = await open(browser, server.page, { locale: "el-GR" });
    assert.equal(await page.getAttribute("html", "lang"), "el");
    for (const [code, key] of [["de", "TIPPEN"], ["es", "PULSA"], ["fr", "TAPEZ"], ["en", "TAP"]]) {
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

on("opens files and refuses invalid files in the page language", async () => {
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

on("refuses a formula in five languages and keeps the input", async () => {
    const { page, context, complaints } = await open(browser, `${server.page}?scene=basin`);
    const pasted = '{"seiche": 1, "medium": "string", "events": [{"step": 0, "draw": {"formula": "x*(1-x)"}}]}';
    const said = new Set();
    for (const code of ["en", "de", "el", "es", "fr"]) {
        await page.selectOption("#language", code);
        await page.waitForSelector(`html[lang=${code}]`);
        await page.click("#scenes-button");
        await page.evaluate(() => (document.getElementById("paste").open = true));
        await page.fill("#pasted", pasted);
        await page.click("#pasted-open");
        await page.waitForFunction(() => document.getElementById("file-refused").textContent.includes("draw.formula"));
        const lines = (await text(page, "file-refused")).split("\n");
        assert.equal(lines.length, 2);
        said.add(lines[1]);
        assert.equal(await page.inputValue("#pasted"), pasted);
        assert.equal(await page.getAttribute("html", "data-medium"), "pool");
        await page.keyboard.press("Escape");
    }
    assert.equal(said.size, 5);
    assert.deepEqual(complaints, []);
    await context.close();
});

on("draws the parts of the string that an experiment shows", async () => {
    const { page, context, complaints } = await open(browser, server.page);
    const show = async (preview) => {
        const events = [{ step: 0, pull: { shape: "mode", width: 2, height: 1, mode: "pluck" } }];
        await page.click("#scenes-button");
        await page.evaluate(() => (document.getElementById("paste").open = true));
        await page.fill("#pasted", JSON.stringify({ seiche: 1, medium: "string", size: [81], k: 1, stepsPerSecond: 400, preview, events }));
        await page.click("#pasted-open");
        await page.waitForSelector("#scenes:not([open])", { state: "attached" });
    };
    // Counts the pixels with a theme colour in a part of the canvas. Runs in the page; the limits
    // are fractions of the canvas size.
    const count = ([name, left, right, top, bottom]) => {
        const canvas = document.getElementById("canvas");
        const hex = getComputedStyle(document.documentElement).getPropertyValue(`--${name}`).trim();
        const wanted = [1, 3, 5].map((at) => parseInt(hex.slice(at, at + 2), 16));
        const [x, y] = [Math.round(left * canvas.width), Math.round(top * canvas.height)];
        const [width, height] = [Math.round((right - left) * canvas.width), Math.round((bottom - top) * canvas.height)];
        const copy = new OffscreenCanvas(width, height).getContext("2d", { willReadFrequently: true });
        copy.drawImage(canvas, -x, -y);
        const { data } = copy.getImageData(0, 0, width, height);
        let found = 0;
        for (let i = 0; i < data.length; i += 4) if (wanted.every((each, at) => Math.abs(each - data[i + at]) < 6)) ++found;
        return found;
    };
    const pixels = (name, left = 0, right = 1, top = 0, bottom = 1) => page.evaluate(count, [name, left, right, top, bottom]);
    const until = async (name, ...part) => {
        const deadline = performance.now() + 30_000;
        while ((await pixels(name, ...part)) <= 20) {
            assert.ok(performance.now() < deadline, `no ${name} in ${part}`);
            await page.evaluate(() => new Promise(requestAnimationFrame));
        }
    };
    await show({});
    await until("main");
    for (const none of ["comparison", "third", "limit"]) assert.equal(await pixels(none), 0);
    await show({ parts: "shown" });
    await until("comparison");
    await until("third");
    await show({ quantity: "velocity" });
    await until("quiet", 0, 1, 0.2, 0.8); // displacement behind the velocity
    await until("main");
    await show({ beads: 10 });
    await until("text", 0.3, 0.45, 0, 1);
    await show({ nodes: "shown" });
    await until("limit", 0.47, 0.53, 0.45, 0.55);
    assert.equal(await pixels("limit", 0.1, 0.4), 0);
    assert.deepEqual(complaints, []);
    await context.close();
});

const cli = process.env.SEICHE_CLI ?? new URL("build/checked/bin/seiche-cli", root).pathname;
const inProgram = (...of) => execFileSync(cli, of, { encoding: "utf8" });

function withFile(content, use) {
    const place = mkdtempSync(join(tmpdir(), "seiche-"));
    const file = join(place, "run.seiche");
    writeFileSync(file, content);
    try {
        return use(file);
    } finally {
        rmSync(place, { recursive: true });
    }
}

async function share(page) {
    await page.click("#share-button");
    await page.waitForFunction(() => document.getElementById("share-link").value || document.getElementById("share-note").textContent);
    return page.inputValue("#share-link");
}

on("links carry an experiment from the program to two pages and back", async () => {
    const taps = JSON.stringify({
        seiche: 1,
        medium: "string",
        title: "Θαύμα",
        k: 0.75,
        events: [7, 400, 801].map((step) => ({ step, pull: { at: [40 + (step % 11)] } })),
    });
    const [link, shown] = withFile(taps, (file) => [inProgram("link", file, "--page", server.page), inProgram("show", file)]);
    const { page, context, complaints } = await open(browser, link.trim());
    await page.waitForFunction(() => document.getElementById("title").textContent === "Θαύμα");
    assert.equal(await page.inputValue("#k-number"), "0.75");
    assert.equal(inProgram("show", "--link", await share(page)), shown);
    await page.click("#share [data-close]");
    await page.keyboard.press("Space");
    await page.keyboard.press("Space");
    const tapped = await share(page);
    const { events } = JSON.parse(inProgram("show", "--link", tapped));
    const pulls = events.reduce((sum, each) => sum + 1 + (each.then?.length ?? 0), 0);
    assert.equal(pulls, 5);
    await page.uncheck("#share-run");
    await page.waitForFunction((before) => document.getElementById("share-link").value !== before, tapped);
    assert.deepEqual(JSON.parse(inProgram("show", "--link", await page.inputValue("#share-link"))).events, []);

    const other = await context.newPage();
    await other.goto(tapped);
    await ready(other);
    await other.waitForFunction(() => document.getElementById("title").textContent === "Θαύμα");
    assert.equal(inProgram("show", "--link", await share(other)), inProgram("show", "--link", tapped));
    assert.deepEqual(complaints, []);
    await context.close();
});

for (const [where, address] of [["a web server", () => server.page], ["a memory stick", () => pathToFileURL(join(folder, "seiche.html")).href]])
    on(`shows a class code for the newest point, from ${where}`, async () => {
        const { page, context, complaints } = await open(browser, address());
        await share(page);
        assert.equal(await page.isVisible("#for-class"), false);
        await page.keyboard.press("Escape");
        const core = await Core.start(await WebAssembly.compile(readFileSync(join(folder, "seiche.wasm"))));
        const known = new Set();
        for (const [index, hertz] of [1, 2].entries()) {
            await tapEvenly(page, hertz, 6, "pointerdown", () => page.dispatchEvent("#tap", "pointerdown", { button: 0 }));
            await page.waitForFunction((count) => document.querySelectorAll("#points tr").length === count, index + 1);
            await restAfterTaps(page, 3); // the tapping sequence has ended
            const measured = Number(await page.locator("#points tr").last().locator("td").first().textContent());
            await share(page);
            assert.equal(await page.isVisible("#point-code"), false);
            await page.focus("#for-class summary");
            await page.keyboard.press("Enter");
            const code = await page.locator("#point-code .point-code").innerText();
            // The first characters of the code encode the frequency.
            const [slower, faster] = [0.998, 1.002].map((factor) => core.pointCode(factor * measured, 1).slice(0, 3));
            assert.ok(slower <= code.slice(0, 3) && code.slice(0, 3) <= faster, `${code} for ${measured} Hz`);
            assert.equal(await page.locator("#point-code .unseen").textContent(), code.split("-").map((each) => [...each].join(" ")).join(", "));
            known.add(code);
            await page.keyboard.press("Escape");
        }
        assert.equal(known.size, 2);
        assert.deepEqual(complaints, []);
        await context.close();
    });

on("shares a pool with its current view", async () => {
    const { page, context, complaints } = await open(browser, `${server.page}?scene=pool`);
    await page.selectOption("#view", "flat-blue");
    const experiment = JSON.parse(inProgram("show", "--link", await share(page)));
    assert.equal(experiment.medium, "pool");
    assert.equal(experiment.view.kind, "flat-blue");
    assert.deepEqual(complaints, []);
    await context.close();
});

on("the QR code contains the link", async () => {
    for (const [width, height, scene] of [[1366, 768, "string"], [360, 640, "double-slit"]]) {
        const address = server.page.replace("127.0.0.1", school);
        const { page, context } = await open(browser, `${address}?scene=${scene}`, { viewport: { width, height } });
        const link = await share(page);
        assert.ok(link.startsWith(`${address}#`), link);
        const place = mkdtempSync(join(tmpdir(), "seiche-"));
        await page.locator("#code").screenshot({ path: join(place, "code.png") });
        assert.equal(execFileSync("zbarimg", ["--raw", "-q", join(place, "code.png")], { encoding: "utf8" }).trim(), link);
        rmSync(place, { recursive: true });
        // Copying and pasting works without a secure context too.
        await page.click("#copy-text");
        await page.waitForFunction(() => document.getElementById("share-note").textContent === "Copied.");
        await page.click("#share [data-close]");
        await page.click("#scenes-button");
        await page.click("#paste summary");
        await page.focus("#pasted");
        await page.keyboard.press("Control+V");
        assert.deepEqual(JSON.parse(await page.inputValue("#pasted")).medium, scene === "string" ? "string" : "pool");
        await page.click("#pasted-open");
        await page.waitForSelector("#scenes:not([open])", { state: "attached" });
        await context.close();
    }
});

on("shows no QR code for a local address", async () => {
    const { page, context, complaints } = await open(browser, server.page);
    assert.notEqual(await share(page), "");
    assert.equal(await page.isVisible("#code"), false);
    assert.match(await text(page, "share-note"), /Only this computer/);
    assert.deepEqual(complaints, []);
    await context.close();
});

on("refuses an invalid link with the words of the program", async () => {
    const whole = inProgram("link", "--preset", "string").trim();
    const hostile = [
        "https://school.example/#eJw",
        "#<img src=x onerror=alert(1)>",
        whole.slice(0, -3),
        `${whole}AAAA`,
        whole.replace(/.{9}$/, "AAAAAAAAA"),
        `#${"A".repeat(8193)}`,
        `#${"A".repeat(8192)}`,
        "H4sIAAAAAAAACgMAAAAAAAAAAAA",
        // Compressed spaces: 1 MiB and one more, then six million.
        `#eNrtwTEBAAAAwqAq65_SEL5AAQ${"A".repeat(1352)}CcBj7jHiE`,
        `#eNrswYEAAAAAgCCV_SkXqQo${"A".repeat(5458)}IDbgwMSAAAAAEH_X_cjV${"A".repeat(2291)}uAkNEluv`,
        "#eNoDAAAAAAE",
        '{"seiche": 1, "medium": "string", "k": 9, "edges": {"left": "loose"}}',
        '{"seiche": 1',
        '{"seiche": 1, "medium": "pool", "size": [1000000, 1000000]}',
    ];
    const { page, context, complaints } = await open(browser, server.page);
    await page.click("#scenes-button");
    await page.click("#paste summary");
    for (const each of hostile) {
        const { stderr, status } = spawnSync(cli, ["show", "--link", each], { encoding: "utf8" });
        assert.equal(status, 2, each.slice(0, 100));
        const program = stderr.trim().split("\n").map((line) => line.replace(/^link: /, ""));
        await page.evaluate(() => (document.getElementById("file-refused").textContent = ""));
        await page.evaluate(() => (document.getElementById("paste").open = true));
        await page.fill("#pasted", each);
        await page.click("#pasted-open");
        await page.waitForFunction(() => document.getElementById("file-refused").textContent);
        const said = await page.locator("#file-refused").textContent();
        assert.deepEqual(said.split("\n"), ["This experiment cannot be opened:", ...program], each.slice(0, 100));
    }
    await page.click("#scenes [data-close]");
    assert.equal(await text(page, "title"), "A string with fixed ends");

    // Links in the address are refused in the page language.
    await page.selectOption("#language", "de");
    await page.waitForSelector("html[lang=de]");
    await page.goto(`${server.page}#eJw`);
    await page.waitForSelector("#message[open]");
    assert.match(await text(page, "message-text"), /kein gültiger Link/);
    assert.deepEqual(complaints, []);
    await context.close();
});

on("keeps the address of the experiment until the next one opens", async () => {
    const link = inProgram("link", "--preset", "double-slit", "--page", `${server.page}?lang=de`).trim();
    const { page, context, complaints } = await open(browser, link);
    await page.waitForSelector("html[data-medium=pool]");
    assert.equal(page.url(), link);
    await page.click("#scenes-button");
    await page.locator("#scene-list button").first().click();
    await page.waitForSelector("html[data-medium=string]");
    assert.equal(page.url(), `${server.page}?lang=de`);
    await page.goto(link);
    await page.waitForSelector("html[data-medium=pool]");
    assert.equal(page.url(), link);
    const embedded = await context.newPage();
    await embedded.goto(link.replace("?lang=de", "?embed"));
    await embedded.waitForSelector("html.embed[data-medium=pool]");
    assert.deepEqual(complaints, []);
    await context.close();
});

on("offers a file for a run too long for a link", async () => {
    const events = Array.from({ length: 6000 }, (_, i) => ({ step: i * 37 + ((i * i) % 31), pull: { at: [1 + ((i * 7919) % 317)] } }));
    const long = JSON.stringify({ seiche: 1, medium: "string", title: "A/long: run", events });
    const { page, context, complaints } = await open(browser, server.page);
    await page.setInputFiles("#file", { name: "long.seiche", mimeType: "application/json", buffer: Buffer.from(long) });
    await page.waitForFunction(() => document.getElementById("title").textContent.includes("long"));
    assert.equal(await share(page), "");
    assert.match(await text(page, "share-note"), /too long for a link/);
    assert.equal(await page.isEnabled("#copy-link"), false);
    const [download] = await Promise.all([page.waitForEvent("download"), page.click("#save-file")]);
    assert.equal(download.suggestedFilename(), "Along run.seiche");
    const saved = readFileSync(await download.path(), "utf8");
    assert.equal(withFile(saved, (file) => inProgram("show", file)), withFile(long, (file) => inProgram("show", file)));
    await page.uncheck("#share-run");
    await page.waitForFunction(() => document.getElementById("share-link").value);
    assert.equal(JSON.parse(inProgram("show", "--link", await page.inputValue("#share-link"))).title, "A/long: run");
    assert.deepEqual(complaints, []);
    await context.close();
});

on("reports an unknown scene name", async () => {
    const { page, context, complaints } = await open(browser, `${server.page}?scene=${encodeURIComponent("<b>no</b>")}`);
    await page.waitForSelector("#message[open]");
    assert.match(await text(page, "message-text"), /<b>no<\/b>/);
    assert.deepEqual(complaints, []);
    await context.close();
});

on("a paused page requests no frames", async () => {
    const { page, context, complaints } = await open(browser, server.page);
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
    assert.deepEqual(complaints, []);
    await context.close();
});

on("shows no escaped entities in any language", async () => {
    const { page, context } = await open(browser, server.page);
    for (const language of ["de", "el", "fr", "es"]) {
        await page.selectOption("#language", language);
        await page.waitForSelector(`html[lang=${language}]`);
        assert.doesNotMatch(await page.locator("body").evaluate((body) => body.outerHTML), /&amp;#?\w+;/, language);
    }
    await context.close();
});

const sizes = [[360, 640], [390, 844], [640, 360], [768, 1024], [1024, 768], [1366, 768], [1920, 1080]];
/**
 * Viewports of 1280 × 720 at 250, 300 and 400 %, of 1366 × 768 and 1024 × 768 at 400 %, and a low
 * window.
 */
const zoomed = [[512, 288], [427, 240], [320, 180], [341, 192], [256, 192], [1366, 300]];
/** Frame sizes in other pages, then at 200 %. */
const frames = [[360, 480], [360, 640], [640, 360]];
const zoomedFrames = [[320, 240], [320, 180], [180, 320], [180, 240], [160, 120]];

const words = (name) => JSON.parse(readFileSync(join(folder, `words/${name}.json`), "utf8"));
const inLanguage = (language, context, text) => (language === "en" ? text : words(language)[context][words("texts")[context].indexOf(text)]);
const longHint = (language) =>
    inLanguage(language, "seiche::Hints", "You reached the ceiling! Faster rhythms also work. Find the next one.");

// Returns layout faults. Runs in the page.
function misplaced({ hint, mayScroll }) {
    for (const [id, text] of [["hint", hint], ["rhythm", "12.34"], ["amplitude", "12.3"]]) document.getElementById(id).textContent = text;
    const faults = [];
    const { clientWidth, clientHeight, scrollWidth, scrollHeight } = document.documentElement;
    if (scrollWidth > clientWidth) faults.push("the page scrolls sideways");
    if (scrollHeight > clientHeight && !mayScroll) faults.push("the page scrolls");
    const parts = [];
    for (const element of document.querySelectorAll("header :is(button, select), #canvas, #readings > div, #tap, #hint, #time > *, #narrow > *")) {
        if (element.getClientRects().length === 0) continue;
        const name = element.id || element.textContent;
        const box = element.getBoundingClientRect();
        const contents = document.createRange();
        contents.selectNodeContents(element);
        const text = contents.getBoundingClientRect();
        if (box.width < 8 || box.height < 10) faults.push(`${name} is small`);
        if (element.id !== "scenes-button" && (text.width > box.width + 1 || text.height > box.height + 1)) faults.push(`${name} is cut off`);
        if (box.left < 0 || box.right > clientWidth + 0.5) faults.push(`${name} is outside`);
        if (box.top + scrollY < 0 || box.bottom + scrollY > scrollHeight + 0.5) faults.push(`${name} cannot be scrolled to`);
        for (const [other, its] of parts)
            if (Math.min(box.right, its.right) - Math.max(box.left, its.left) > 0.5 && Math.min(box.bottom, its.bottom) - Math.max(box.top, its.top) > 0.5)
                faults.push(`${name} lies on ${other}`);
        parts.push([name, box]);
    }
    const isInFrame = document.documentElement.classList.contains("embed");
    const others = isInFrame ? ["whole"] : ["scenes-button", "language", "share-button", "look"];
    for (const id of ["canvas", "tap", "hint", "play", ...others]) if (!parts.some(([name]) => name === id)) faults.push(`there is no ${id}`);
    const { width, height } = document.getElementById("canvas").getBoundingClientRect();
    if (width * height < (isInFrame && !mayScroll ? 0.4 : 0.25) * clientWidth * clientHeight) faults.push("the wave is small");
    if (width < Math.min(280, 0.85 * clientWidth) || height < Math.min(119, 0.65 * clientHeight)) faults.push(`the wave is ${width} x ${height}`);
    const isAll = height > 0.7 * clientHeight && width > 0.7 * clientWidth;
    if (scrollHeight > clientHeight && isAll) faults.push("a finger finds nothing to scroll by");
    return faults;
}

for (const [where, query, whole, partly] of [
    ["from a phone to a projector, and zoomed to 400 %", "", sizes, zoomed],
    ["inside of another page", "&embed", frames, zoomedFrames],
])
    on(`nothing is cut off ${where}`, async () => {
        const { page, context, complaints } = await open(browser, server.page);
        const faults = [];
        for (const [scene, language] of [...["en", "de", "el", "fr", "es"].map((code) => ["string", code]), ["pool", "el"]]) {
            await page.goto(`${server.page}?scene=${scene}&lang=${language}${query}`);
            await ready(page);
            const hint = longHint(language);
            for (const [width, height] of [...whole, ...partly]) {
                await page.setViewportSize({ width, height });
                const found = await page.evaluate(misplaced, { hint, mayScroll: partly.some((each) => each[0] === width && each[1] === height) });
                faults.push(...found.map((each) => `${width}x${height} ${language} ${scene}: ${each}`));
            }
        }
        assert.deepEqual(faults, []);
        assert.deepEqual(complaints, []);
        await context.close();
    });

// Returns focusable elements that stay out of view. Runs in the page.
function unreached(selector) {
    const root = document.querySelector(selector);
    for (const details of root.querySelectorAll("details")) details.open = true;
    const faults = root.scrollWidth > root.clientWidth ? [`${selector} scrolls sideways`] : [];
    for (const element of root.querySelectorAll("button:enabled, input:enabled, select, summary, [tabindex]")) {
        if (element.getClientRects().length === 0) continue;
        element.focus();
        const { left, right, top, bottom, height } = element.getBoundingClientRect();
        const isInside = left >= 0 && right <= innerWidth && (height > innerHeight || (top > -1 && bottom < innerHeight + 1));
        if (document.activeElement !== element || !isInside) faults.push(`${element.id || element.textContent}: ${[left, right, top, bottom]}`);
    }
    return faults;
}

on("keyboard and touch reach everything at 400 % zoom", async () => {
    for (const [width, height, lang] of [[320, 180, "el"], [256, 192, "de"]]) {
        const address = `${server.page}?lesson=resonance&lang=${lang}`;
        const { page, context, complaints } = await open(browser, address, { viewport: { width, height }, hasTouch: true });
        assert.deepEqual(await page.evaluate(unreached, "body"), []);
        for (const [button, opened, close] of [
            ["#chart-button", "#panels", "#panels-close"],
            ["#knobs-button", "#panels", "#panels-close"],
            ["#scenes-button", "#scenes", "#scenes [data-close]"],
            ["#share-button", "#share", "#share [data-close]"],
        ]) {
            await page.press(button, "Enter");
            assert.deepEqual(await page.evaluate(unreached, opened), [], `${opened} of ${button} at ${width} in ${lang}`);
            await page.press(close, "Enter");
        }
        // A finger below a large wave scrolls the page.
        const top = await page.evaluate(() => {
            document.getElementById("canvas").scrollIntoView();
            return scrollY;
        });
        const input = await context.newCDPSession(page);
        const touch = (type, ...touchPoints) => input.send("Input.dispatchTouchEvent", { type, touchPoints });
        const x = width / 2;
        await touch("touchStart", { x, y: height - 15 });
        for (let y = height - 25; y > height - 110; y -= 10) await touch("touchMove", { x, y });
        await touch("touchEnd");
        await page.waitForFunction((before) => scrollY > before + 40, top);
        assert.deepEqual(complaints, []);
        await context.close();
    }
});

on("passes the accessibility check", async () => {
    const axe = readFileSync(require.resolve("axe-core/axe.min.js"), "utf8");
    for (const [viewport, colorScheme, opened] of [
        [{ width: 1366, height: 768 }, "dark", "#theory"],
        [{ width: 1366, height: 768 }, "light", "#scenes-button"],
        [{ width: 390, height: 844 }, "dark", "#chart-button"],
        [{ width: 390, height: 844 }, "light", "#knobs-button"],
        [{ width: 1366, height: 768 }, "light", "#share-button"],
        [{ width: 390, height: 844 }, "dark", "#share-button"],
    ])
        for (const query of ["?scene=pool", "?lesson=resonance"]) {
            const { page, context, complaints } = await open(browser, server.page + query, { viewport, colorScheme });
            await page.click(opened);
            await page.evaluate(axe);
            const { violations } = await page.evaluate(() => axe.run());
            assert.deepEqual(
                violations.map((each) => `${each.id}: ${each.nodes.map((node) => node.html).join(" ")}`),
                [],
            );
            assert.deepEqual(complaints, []);
            await context.close();
        }
});

on("shows waves and the key in a frame of another page", async () => {
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

on("works offline after the first visit", async () => {
    const own = await serve();
    const { page, context, complaints } = await open(browser, own.page);
    await page.evaluate(() => navigator.serviceWorker.ready);
    assert.deepEqual(own.asked.filter((each) => !each.startsWith("/course/seiche/") && each !== "/favicon.ico"), []);
    const licences = async () => {
        await page.goto(`${own.page}licences.txt`);
        assert.equal(await page.evaluate(() => document.body.innerText.trim()), readFileSync(join(folder, "licences.txt"), "utf8").trim());
    };
    await page.reload(); // the service worker answers from now on
    await ready(page);
    await licences();
    await page.goto(`${own.page}seiche.html`);
    await ready(page);
    assert.equal(await page.locator("[id='asset:seiche.wasm']").count(), 1);
    await own.stop();
    await licences();
    await page.goto(`${own.page}seiche.html?scene=pool`);
    await ready(page);
    assert.equal(await page.getAttribute("html", "data-medium"), "pool");
    complaints.length = 0; // the browser reports a network error for seiche.html
    await page.goto(`${own.page}?scene=pool&lang=el`);
    await ready(page);
    assert.equal(await page.getAttribute("html", "lang"), "el");
    assert.equal(await page.getAttribute("html", "data-medium"), "pool");
    assert.deepEqual(complaints, []);
    await context.close();
});

on("works without service workers", async () => {
    const context = await browser.newContext({ locale: "en-GB" });
    const page = await context.newPage();
    await page.addInitScript(() => {
        Object.defineProperty(Navigator.prototype, "serviceWorker", {
            get() {
                globalThis.wasRefused = true;
                throw new DOMException("no service workers here", "SecurityError");
            },
        });
    });
    await page.goto(server.page);
    await ready(page);
    await page.waitForFunction(() => globalThis.wasRefused);
    assert.doesNotMatch(await text(page, "hint"), /cannot start/);
    await context.close();
});

on("the single file works from a memory stick", async () => {
    const { page, context, complaints } = await open(browser, pathToFileURL(join(folder, "seiche.html")).href + "?lang=fr");
    assert.equal(await page.getAttribute("html", "lang"), "fr");
    await page.check("#theory");
    await page.keyboard.press("Space");
    await page.click("#scenes-button");
    await page.locator("#scene-list button", { has: page.getByText("Un bassin", { exact: true }) }).click();
    await page.waitForSelector("html[data-medium=pool]");
    const link = await share(page);
    assert.match(link, /^file:.*seiche\.html#/);
    const other = await context.newPage();
    await other.goto(link);
    await other.waitForSelector("html[data-medium=pool]");
    assert.deepEqual(complaints, []);
    await context.close();
});

on("the policy forbids inline code and other origins", () => {
    for (const name of ["index.html", "seiche.html"]) {
        const [, policy] = /http-equiv="Content-Security-Policy" content="([^"]*)"/.exec(readFileSync(join(folder, name), "utf8"));
        assert.match(policy, /default-src 'none'/);
        assert.doesNotMatch(policy, /unsafe-inline|unsafe-eval(?<!wasm-unsafe-eval)|https?:|\*/);
    }
});
