// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// Writes the files of the page as a C++ source for the class server (core/network/page_files.h).

import { createHash } from "node:crypto";
import { extname } from "node:path";
import { gzipSync } from "node:zlib";

const types = {
    ".css": "text/css; charset=utf-8",
    ".html": "text/html; charset=utf-8",
    ".js": "text/javascript; charset=utf-8",
    ".json": "application/json",
    ".svg": "image/svg+xml",
    ".txt": "text/plain; charset=utf-8",
    ".wasm": "application/wasm",
    ".webmanifest": "application/manifest+json",
};
const bytesInALine = 40;

// Three octal digits always end the escape.
function literal(bytes) {
    const lines = [];
    for (let i = 0; i < bytes.length; i += bytesInALine)
        lines.push(`     "${Array.from(bytes.subarray(i, i + bytesInALine), (byte) => `\\${byte.toString(8).padStart(3, "0")}`).join("")}"`);
    return lines.join("\n");
}

/** Returns a C++ source. `files`: contents by path. */
export function asSource(files) {
    const entries = [...files].map(([path, content]) => {
        const gzip = gzipSync(content, { level: 9 });
        const tag = createHash("sha256").update(content).digest("hex").slice(0, 16);
        const type = types[extname(path)];
        if (!type) throw new Error(`what kind of file is ${path}?`);
        return `    {"${path}", "${type}", "\\"${tag}\\"",\n     {\n${literal(gzip)},\n      ${gzip.length}}},`;
    });
    return `// Generated: the page for browsers, compiled in.
#include "network/page_files.h"

#include <array>

namespace seiche {

namespace {

constexpr std::array<PageFile, ${entries.length}> files{{
${entries.join("\n")}
}};

} // namespace

std::span<const PageFile> pageFiles() { return files; }

} // namespace seiche
`;
}
