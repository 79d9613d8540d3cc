// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// Encodes and decodes a whole experiment in a link, with the rules and error texts of
// core/files/share_link.h.

import { maxBytes, Refused, tooLarge } from "./core.mjs";

const maxLetters = 8192;

const notWhole = () => Refused.because("this is not a valid link to an experiment; part of it is missing or has been changed");

/**
 * Returns "#" and the file, compressed and in base64url. Undefined if the link would be too long.
 * @param {string} file
 * @returns {Promise<string | undefined>}
 */
export async function linkTo(file) {
    const bytes = await through(new CompressionStream("deflate"), new TextEncoder().encode(file));
    const letters = btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(""))
        .replaceAll("+", "-")
        .replaceAll("/", "_")
        .replace(/=+$/, "");
    return letters.length > maxLetters ? undefined : `#${letters}`;
}

/**
 * Returns the file in a pasted text: a link, the part after its last "#", or the file itself.
 * Throws `Refused` if the text is invalid.
 * @param {string} pasted
 * @returns {Promise<Uint8Array>}
 */
export async function fileInLink(pasted) {
    const text = pasted.replace(/^[ \t\r\n\f\v]+/, "");
    if (text.startsWith("{")) return new TextEncoder().encode(text);
    const letters = text.slice(text.lastIndexOf("#") + 1).replace(/[ \t\r\n\f\v]+/g, "");
    if (new TextEncoder().encode(letters).length > maxLetters)
        throw Refused.because('the link is too long (at most %1 characters after the "#")', maxLetters);
    if (!/^[A-Za-z0-9_-]+$/.test(letters) || letters.length % 4 === 1) throw notWhole();
    const bytes = Uint8Array.from(atob(letters.replaceAll("-", "+").replaceAll("_", "/")), (byte) => byte.charCodeAt(0));
    return through(new DecompressionStream("deflate"), bytes);
}

// Returns the output of a stream for these bytes. Throws if the stream does not end with the bytes
// or exceeds `maxBytes`.
async function through(stream, bytes) {
    const writer = stream.writable.getWriter();
    // The reader reports these errors too.
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
        if (size > maxBytes) {
            reader.cancel().catch(() => undefined);
            throw tooLarge();
        }
        pieces.push(value);
    }
    return new Uint8Array(await new Blob(pieces).arrayBuffer());
}
