// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// node build.mjs FOLDER [--source FILE] [--serve PORT] builds the page in FOLDER, which must
// contain seiche.wasm, and serves it to this computer. seiche.html is the whole page in a single
// file. FILE is a C++ source with the files that the class server sends to phones.

import { createHash } from "node:crypto";
import { copyFile, mkdir, readdir, readFile, rm, writeFile } from "node:fs/promises";
import { dirname, join, relative, resolve } from "node:path";
import { fileURLToPath } from "node:url";
import { gzipSync } from "node:zlib";

import * as esbuild from "esbuild";

import { asSource } from "./embed.mjs";
import { wordsOf } from "./translations.mjs";

const here = dirname(fileURLToPath(import.meta.url));
const root = resolve(here, "../..");
const page = (name) => join(here, "page", name);
const languages = ["de", "el", "es", "fr"];
/** Maximum compressed download of a phone, in bytes. */
const maxBytes = 740_000;

const [folder, ...options] = process.argv.slice(2);
if (!folder) {
    console.error("build.mjs: needs the folder that has seiche.wasm");
    process.exit(2);
}
const out = resolve(folder);

const source = options.indexOf("--source");
/** Files that need a secure context. Phones in schools have none. */
const onlyOnWebServers = new Set(["service_worker.js", "manifest.webmanifest"]);

const common = {
    bundle: true,
    minify: true,
    write: false,
    legalComments: "none",
    target: ["chrome91", "firefox113", "safari16.4"],
    logLevel: "warning",
};

// `import text from "./x.ts?text"` gives the script bundled from x.ts and its imports.
const scriptAsText = {
    name: "script-as-text",
    setup(build) {
        build.onResolve({ filter: /\?text$/ }, ({ path, resolveDir }) => ({
            path: join(resolveDir, path.replace(/\?text$/, "")),
            namespace: "script",
        }));
        build.onLoad({ filter: /.*/, namespace: "script" }, async ({ path }) => ({
            contents: await script(path, { format: "iife" }),
            loader: "text",
        }));
    },
};

/** Folders in node_modules with code in the page. */
const libraries = new Set();

async function script(entry, more) {
    const { outputFiles, metafile } = await esbuild.build({ ...common, entryPoints: [entry], plugins: [scriptAsText], metafile: true, ...more });
    note(metafile);
    return outputFiles[0].text;
}

function note(metafile) {
    for (const input of Object.keys(metafile.inputs)) {
        const [, library] = /node_modules\/((?:@[^/]+\/)?[^/]+)/.exec(input) ?? [];
        if (library) libraries.add(library);
    }
}

// Returns the licence texts of bundled libraries: the licence file, or else the comment at the top
// of the source.
async function licences() {
    const texts = [
        "Seiche: GPL-3.0-or-later, Copyright 2026 Seiche contributors.",
        "seiche.wasm also holds JSON for Modern C++ (MIT, Copyright Niels Lohmann), LLVM's libc++ and compiler-rt (Apache-2.0 WITH LLVM-exception) and wasi-libc " +
            "(MIT, Apache-2.0 WITH LLVM-exception). page.js also holds:",
    ];
    for (const library of [...libraries].sort()) {
        const folder = join(here, "node_modules", library);
        const { main, version } = JSON.parse(await readFile(join(folder, "package.json"), "utf8"));
        const file = (await readdir(folder)).find((each) => /^licen[cs]e/i.test(each));
        const head = async () => /^(?:\/\/.*\n)+|^\/\*[^]*?\*\//.exec(await readFile(join(folder, main), "utf8"))?.[0] ?? "";
        const text = file ? await readFile(join(folder, file), "utf8") : (await head()).replace(/^\/\/ ?/gm, "");
        if (!/copyright/i.test(text)) throw new Error(`${library} does not say under which licence it is`);
        texts.push(`=== ${library} ${version}\n\n${text.trim()}`);
    }
    return `${texts.join("\n\n")}\n`;
}

async function lessons() {
    const folder = join(root, "lessons");
    const names = (await readdir(folder)).filter((each) => each.endsWith(".lesson")).sort();
    return Promise.all(names.map(async (name) => ({ name, lesson: JSON.parse(await readFile(join(folder, name), "utf8")) })));
}

// Returns a text in a language. `text` is a string or an object with a string for each language.
function textIn(text, language) {
    if (text === undefined || typeof text === "string") return text;
    return text[language] ?? text.en ?? Object.values(text)[0];
}

function lessonIn({ name, lesson }, language) {
    const text = (of) => textIn(of, language);
    return {
        id: name.replace(/^\d+-/, "").replace(/\.lesson$/, ""),
        title: text(lesson.title),
        summary: text(lesson.summary),
        steps: lesson.steps.map((step) => ({
            title: text(step.title),
            text: text(step.text),
            task: text(step.task),
            hints: (step.hints ?? []).map(text),
            experiment: step.experiment,
        })),
    };
}

const hashOf = (text) => createHash("sha256").update(text).digest("base64");

function withPolicy(html, scripts, styles, others) {
    const policy = [
        "default-src 'none'",
        `script-src ${scripts} 'wasm-unsafe-eval'`,
        `style-src ${styles}`,
        "img-src 'self' data: blob:",
        "worker-src 'self' blob:",
        ...others,
        "base-uri 'none'",
        "form-action 'none'",
    ].join("; ");
    return html.replace("<!-- policy -->", () => `<meta http-equiv="Content-Security-Policy" content="${policy}">`);
}

// Returns the additional files that only phones of a class get.
async function classPage() {
    const html = await readFile(join(here, "class/index.html"), "utf8");
    return [
        ["class.html", withPolicy(html, "'self'", "'self'", ["connect-src 'self'"])],
        ["class.css", await script(join(here, "class/class.css"))],
        ["class.js", await script(join(here, "class/main.ts"), { format: "esm" })],
    ];
}

// Returns the whole page as a single file for a memory stick. Fetched files become blocks that are
// not executed.
function inOneFile(html, files, code, style, licences) {
    const block = ([name, content]) =>
        `<script type="application/octet-stream" id="asset:${name}">${Buffer.from(content).toString("base64")}</script>`;
    const blocks = [...files].map(block).join("\n");
    const inline = code.replace(/<\/script/gi, "<\\/script");
    const single = html
        .replace(/^<link .*\n/gm, "")
        .replace(/<script type="module".*\n/, () => `<style>${style}</style>\n`)
        .replace("<html", () => `<!--\n${licences.replace(/-{2,}/g, "-")}-->\n<html`)
        .replace("</body>", () => `${blocks}\n<script>${inline}</script>\n</body>`);
    return withPolicy(single, `'sha256-${hashOf(inline)}'`, `'sha256-${hashOf(style)}'`, []);
}

// Skips an equal text, so that nothing is compiled again.
async function writeIfOther(file, text) {
    if ((await readFile(file, "utf8").catch(() => "")) === text) return;
    await mkdir(dirname(file), { recursive: true });
    await writeFile(file, text);
}

async function build() {
    const data = new Map([["seiche.wasm", await readFile(join(out, "seiche.wasm"))]]);
    const known = await lessons();
    for (const language of ["en", ...languages])
        data.set(`lessons/${language}.json`, JSON.stringify(known.map((each) => lessonIn(each, language))));
    for (const [name, words] of await wordsOf(languages)) data.set(`words/${name}.json`, JSON.stringify(words));

    const html = await readFile(page("index.html"), "utf8");
    const style = await script(page("style.css"));
    const files = new Map(data);
    files.set("index.html", withPolicy(html, "'self'", "'self'", ["connect-src 'self'", "manifest-src 'self'"]));
    files.set("style.css", style);
    files.set("page.js", await script(page("main.ts"), { format: "esm" }));
    files.set("icon.svg", await readFile(join(root, "ui/theme/seiche.svg")));
    files.set(
        "manifest.webmanifest",
        JSON.stringify({
            name: "Seiche",
            short_name: "Seiche",
            start_url: "./",
            display: "standalone",
            background_color: "#0a1119",
            theme_color: "#0a1119",
            icons: [{ src: "icon.svg", sizes: "any", type: "image/svg+xml" }],
        }),
    );
    files.set("licences.txt", await licences());
    const version = createHash("sha256");
    for (const [name, content] of files) version.update(name).update(content);
    const define = { version: JSON.stringify(version.digest("hex").slice(0, 16)), files: JSON.stringify([...files.keys()]) };
    files.set("service_worker.js", await script(join(here, "offline/service_worker.ts"), { format: "iife", define }));

    const compressed = [...files.values()].reduce((sum, content) => sum + gzipSync(content, { level: 9 }).length, 0);
    const ofPage = [...files].filter(([name]) => !onlyOnWebServers.has(name));
    files.set("seiche.html", inOneFile(html, data, await script(page("main.ts"), { format: "iife" }), style, files.get("licences.txt")));
    for (const [name, content] of files) {
        await mkdir(dirname(join(out, name)), { recursive: true });
        if (name !== "seiche.wasm") await writeFile(join(out, name), content);
    }
    for (const entry of await readdir(out, { recursive: true, withFileTypes: true })) {
        const path = join(entry.parentPath ?? entry.path, entry.name);
        if (!entry.isDirectory() && !files.has(relative(out, path))) await rm(path);
    }
    console.log(`the page: ${files.size} files in ${relative(process.cwd(), out) || "."}, ${Math.ceil(compressed / 1000)} kB compressed`);
    if (source >= 0) await writeIfOther(resolve(options[source + 1]), asSource(new Map([...ofPage, ...(await classPage())])));
    if (compressed > maxBytes) throw new Error(`the page is larger than ${maxBytes / 1000} kB`);
}

await build();
const serve = options.indexOf("--serve");
if (serve >= 0) {
    const context = await esbuild.context({});
    const { port } = await context.serve({ servedir: out, host: "127.0.0.1", port: Number(options[serve + 1] ?? 8017) });
    console.log(`http://127.0.0.1:${port}/`);
}
