// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// A browser for the tests and a web server with the page in a subfolder.

import { createReadStream, existsSync, statSync } from "node:fs";
import { createServer } from "node:http";
import { createRequire } from "node:module";
import { extname, join, normalize } from "node:path";
import { fileURLToPath } from "node:url";

/** Resolves npm packages of the page and its tests. */
export const require = createRequire(new URL("../../app/web/package.json", import.meta.url));
const chromium = process.env.SEICHE_CHROMIUM ?? "/usr/bin/chromium";

/** Reason to skip browser tests, or false. */
export const skip = existsSync(chromium) ? false : "there is no Chromium here";
export const folder = process.env.SEICHE_PAGE ?? fileURLToPath(new URL("../../build/web", import.meta.url));

/** A host name of this computer without a secure context, like a school server. */
export const school = "school.example";

export async function launch() {
    const asRoot = process.getuid?.() === 0;
    const args = [`--host-resolver-rules=MAP ${school} 127.0.0.1`, ...(asRoot ? ["--no-sandbox"] : [])];
    return require("playwright-core").chromium.launch({ executablePath: chromium, args });
}

const types = {
    ".css": "text/css",
    ".html": "text/html; charset=utf-8",
    ".js": "text/javascript",
    ".json": "application/json",
    ".svg": "image/svg+xml",
    ".txt": "text/plain; charset=utf-8",
    ".wasm": "application/wasm",
    ".webmanifest": "application/manifest+json",
};

/**
 * Serves the page below /course/seiche/, like the web server of a school; /course/frame?… has the
 * page in a frame.
 */
export async function serve() {
    const asked = [];
    const below = "/course/seiche/";
    const server = createServer((question, answer) => {
        const { pathname, search } = new URL(question.url, "http://localhost");
        asked.push(pathname);
        if (pathname === "/favicon.ico") return answer.writeHead(204).end();
        if (pathname === "/course/frame") {
            answer.writeHead(200, { "content-type": "text/html" });
            answer.end(`<!doctype html><title>Course</title><iframe src="seiche/${search}" width="640" height="480"></iframe>`);
            return;
        }
        const name = pathname === below ? "index.html" : normalize(pathname.slice(below.length));
        const file = join(folder, name);
        if (!pathname.startsWith(below) || !existsSync(file) || !statSync(file).isFile()) {
            answer.writeHead(404).end();
            return;
        }
        answer.writeHead(200, { "content-type": types[extname(name)] ?? "application/octet-stream" });
        createReadStream(file).pipe(answer);
    });
    await new Promise((listening) => server.listen(0, "127.0.0.1", listening));
    const stop = () =>
        new Promise((closed) => {
            server.close(closed);
            server.closeAllConnections();
        });
    return { origin: `http://127.0.0.1:${server.address().port}`, page: `http://127.0.0.1:${server.address().port}${below}`, asked, stop };
}

/**
 * Opens an address in a separate browser context. `complaints` collects console messages, errors
 * and failed requests of the page.
 */
export async function open(browser, address, options = {}) {
    const context = await browser.newContext({ viewport: { width: 1366, height: 768 }, locale: "en-GB", colorScheme: "dark", ...options });
    const page = await context.newPage();
    const complaints = [];
    page.on("console", (message) => complaints.push(`${message.type()}: ${message.text()}`));
    page.on("pageerror", (error) => complaints.push(`error: ${error.message}`));
    page.on("requestfailed", (request) => complaints.push(`failed: ${request.url()}`));
    await page.goto(address);
    await ready(page);
    return { page, context, complaints };
}

export async function ready(page) {
    await page.waitForSelector("html[data-state=ready]");
}
