// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// A whole experiment in a link, read by the rules of core/files/share_link.h and refused with the same texts.

import { mostBytes, Refused, tooLarge } from "./core.mjs";

const mostLetters = 8192;

const notWhole = () => Refused.because("this is not a valid link to an experiment; part of it is missing or has been changed");

/**
 * "#" and the file, compressed and in base64url; nothing where that is too long for a link.
 * @param {string} file
 * @returns {Promise<string | undefined>}
 */
export async function linkTo(file) {
    const bytes = await through(new CompressionStream("deflate"), new TextEncoder().encode(file));
    const letters = btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(""))
        .replaceAll("+", "-")
        .replaceAll("/", "_")
        .replace(/=+$/, "");
    return letters.length > mostLetters ? undefined : `#${letters}`;
}

/**
 * The file in what somebody has pasted: a link, what follows the last "#" in it, or the text of a file itself. Throws `Refused`.
 * @param {string} pasted
 * @returns {Promise<Uint8Array>}
 */
export async function fileInLink(pasted) {
    const text = pasted.replace(/^[ \t\r\n\f\v]+/, "");
    if (text.startsWith("{")) return new TextEncoder().encode(text);
    const letters = text.slice(text.lastIndexOf("#") + 1).replace(/[ \t\r\n\f\v]+/g, "");
    if (new TextEncoder().encode(letters).length > mostLetters)
        throw Refused.because('the link is too long (at most %1 characters after the "#")', mostLetters);
    if (!/^[A-Za-z0-9_-]+$/.test(letters) || letters.length % 4 === 1) throw notWhole();
    const bytes = Uint8Array.from(atob(letters.replaceAll("-", "+").replaceAll("_", "/")), (byte) => byte.charCodeAt(0));
    return through(new DecompressionStream("deflate"), bytes);
}

// All that comes out of a stream that is given these bytes; refused where it does not end with them, or gives too much.
async function through(stream, bytes) {
    const writer = stream.writable.getWriter();
    // What goes wrong is said to the reader, too.
    writer.write(bytes).catch(() => undefined);
    writer.close().catch(() => undefined);
    const reader = stream.readable.getReader();
    const pieces = [];
    let size = 0;
    for (;;) {
        const { done, value } = await reader.read().catch(() => {
            throw notWhole();
        });
        if (done) break;
        size += value.length;
        if (size > mostBytes) {
            reader.cancel().catch(() => undefined);
            throw tooLarge();
        }
        pieces.push(value);
    }
    return new Uint8Array(await new Blob(pieces).arrayBuffer());
}
