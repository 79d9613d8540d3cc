// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later

// node translations/reword.mjs LUPDATE LIST changes English texts in the sources and their entries in translations/seiche_*.ts
// together, so that no translation is lost. LIST has a line "context<TAB>old text<TAB>new text" for each text, with \n and \t
// as in C++. Prints the texts that were not found, and where an old text still stands in tests and documents.
import { execFileSync, spawnSync } from "node:child_process";
import { mkdtempSync, readFileSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pathToFileURL } from "node:url";

const root = new URL("../", import.meta.url).pathname;

const escapes = { n: "\n", t: "\t" };
const unescaped = (text) => text.replace(/\\(.)/gs, (_, letter) => escapes[letter] ?? letter);
const escaped = (text) => text.replace(/["\\]/g, "\\$&").replaceAll("\n", "\\n").replaceAll("\t", "\\t");
const asXml = (text) => text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;").replaceAll('"', "&quot;").replaceAll("'", "&apos;");
const entities = { amp: "&", lt: "<", gt: ">", quot: '"', apos: "'" };
const fromXml = (text) => text.replace(/&(amp|lt|gt|quot|apos);/g, (_, name) => entities[name]);

/** The string literals of a C++ or TypeScript source, each as { start, end, line, text }; adjacent ones are one. */
function literals(source) {
    const token = /\/\/[^\n]*|\/\*[^]*?\*\/|R"\((?:[^]*?)\)"|'(?:[^'\\\n]|\\.)'|("(?:[^"\\\n]|\\.)*")|[^\s]/g;
    const found = [];
    let joined = false;
    let line = 1;
    let counted = 0;
    for (const match of source.matchAll(token)) {
        if (match[0].startsWith("//") || match[0].startsWith("/*")) continue;
        if (match[1] === undefined) {
            joined = false;
            continue;
        }
        const text = unescaped(match[1].slice(1, -1));
        const end = match.index + match[0].length;
        if (joined) Object.assign(found.at(-1), { end, text: found.at(-1).text + text });
        else {
            line += source.slice(counted, match.index).split("\n").length - 1;
            counted = match.index;
            found.push({ start: match.index, end, line, text });
        }
        joined = true;
    }
    return found;
}

/** `source` with new texts. Each of `changes` is { line, old, text }: the literal `old` nearest to `line` is replaced. */
export function rewordSource(source, changes) {
    const all = literals(source);
    const replaced = new Map();
    for (const { line, old, text } of changes) {
        const candidates = all.filter((each) => each.text === old);
        candidates.sort((a, b) => Math.abs(a.line - line) - Math.abs(b.line - line));
        if (candidates.length > 0) replaced.set(candidates[0], text);
    }
    return [...replaced]
        .sort(([a], [b]) => b.start - a.start)
        .reduce((content, [{ start, end }, text]) => `${content.slice(0, start)}"${escaped(text)}"${content.slice(end)}`, source);
}

/** A .ts file with new source texts; of two messages that become the same text the first one stays. `texts` is context -> old -> new. */
export const rewordMessages = (xml, texts) =>
    xml.replace(/<context>\s*<name>([^<]*)<\/name>[^]*?<\/context>/g, (context, name) => {
        const renamed = texts.get(fromXml(name));
        if (!renamed) return context;
        const seen = new Set();
        return context.replace(/ *<message[^>]*>[^]*?<source>([^<]*)<\/source>[^]*?<\/message>\n/g, (message, source) => {
            const text = renamed.get(fromXml(source)) ?? fromXml(source);
            if (seen.has(text) && !message.includes("<comment>")) return "";
            seen.add(text);
            return message.replace(`<source>${source}</source>`, () => `<source>${asXml(text)}</source>`);
        });
    });

/** The places of every text that lupdate finds, as Map "context\0text" -> [{ path, line }]. */
function placesOfTexts(lupdate) {
    const folder = mkdtempSync(join(tmpdir(), "seiche-"));
    try {
        const file = join(folder, "places_en.ts");
        execFileSync(join(root, "translations/lupdate.sh"), [lupdate, file], { env: { ...process.env, SEICHE_LOCATIONS: "absolute" }, stdio: "ignore" });
        const places = new Map();
        for (const [, name, messages] of readFileSync(file, "utf8").matchAll(/<context>\s*<name>([^<]*)<\/name>([^]*?)<\/context>/g))
            for (const [message, source] of messages.matchAll(/<message[^>]*>[^]*?<source>([^<]*)<\/source>[^]*?<\/message>/g))
                places.set(`${fromXml(name)}\0${fromXml(source)}`,
                    [...message.matchAll(/<location filename="([^"]*)" line="(\d+)"/g)].map(([, path, line]) => ({ path: join(folder, path), line: Number(line) })));
        return places;
    } finally {
        rmSync(folder, { recursive: true });
    }
}

const filesIn = (folder, ending) => readdirSync(join(root, folder)).filter((name) => name.endsWith(ending)).map((name) => join(root, folder, name));

function main(lupdate, list) {
    const changes = readFileSync(list, "utf8").split("\n").filter((line) => line !== "").map((line) => line.split("\t").map(unescaped));
    const places = placesOfTexts(lupdate);
    const texts = new Map();
    const inFiles = new Map();
    for (const [context, old, text] of changes) {
        const found = places.get(`${context}\0${old}`);
        if (!found) {
            console.log(`not found: ${context}: ${old}`);
            continue;
        }
        if (!texts.has(context)) texts.set(context, new Map());
        texts.get(context).set(old, text);
        for (const { path, line } of found)
            if (path.startsWith(root)) inFiles.set(path, [...(inFiles.get(path) ?? []), { line, old, text }]);
    }
    for (const [path, each] of inFiles) writeFileSync(path, rewordSource(readFileSync(path, "utf8"), each));

    // The texts of the page name their context, those of the experiments are values of their files.
    const replaceIn = (path, pattern, context) => {
        const before = readFileSync(path, "utf8");
        const after = before.replace(pattern, (all, start, ...rest) => {
            const { name, quoted } = rest.at(-1);
            const text = texts.get(context ?? name)?.get(unescaped(quoted.slice(1, -1)));
            return text === undefined ? all : `${start}"${escaped(text)}"`;
        });
        if (after !== before) writeFileSync(path, after);
    };
    for (const folder of ["app/web/page", "app/web/class"])
        for (const path of filesIn(folder, ".ts"))
            replaceIn(path, /(\btranslate\(\s*"(?<name>(?:[^"\\]|\\.)*)",\s*)(?<quoted>"(?:[^"\\]|\\.)*")/g);
    for (const path of filesIn("app/web", ".mjs"))
        replaceIn(path, /(\bbecause\()(?<quoted>"(?:[^"\\]|\\.)*"|'(?:[^'\\]|\\.)*')/g, "Problem");
    for (const path of filesIn("presets", ".seiche"))
        replaceIn(path, /^(\s*"(?:title|description|category)": )(?<quoted>"(?:[^"\\]|\\.)*")/gm, "Preset");
    for (const path of filesIn("translations", ".ts"))
        if (path.includes("seiche_")) writeFileSync(path, rewordMessages(readFileSync(path, "utf8"), texts));

    const plain = (text) => text.replaceAll("&", "");
    const whole = changes
        .filter(([, old, text]) => plain(old) !== plain(text) && /^[A-Z]|[ …]/.test(old)) // single words stand everywhere
        .flatMap(([, old]) => ['"', "*"].flatMap((mark) => ["-e", mark + plain(old) + mark]));
    if (whole.length === 0) return;
    const { stdout } = spawnSync("git", ["grep", "-nF", ...whole, "--", "tests", "docs", "*.md"], { cwd: root, encoding: "utf8" });
    if (stdout !== "") console.log(`Still to change by hand:\n${stdout.trimEnd()}`);
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? "").href) main(...process.argv.slice(2));
