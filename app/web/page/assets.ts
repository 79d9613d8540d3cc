// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later

// The files that the page needs besides itself: beside it, or, where it is a single file, in it.

export async function bytes(name: string): Promise<Uint8Array> {
    const block = blockOf(name);
    if (block !== undefined) return Uint8Array.from(atob(block), (letter) => letter.charCodeAt(0));
    const answer = await fetch(new URL(name, document.baseURI));
    if (!answer.ok) throw new Error(`${name}: ${answer.status}`);
    return new Uint8Array(await answer.arrayBuffer());
}

export async function json<T>(name: string): Promise<T> {
    return JSON.parse(new TextDecoder().decode(await bytes(name))) as T;
}

/** Lets the page work without a network from the second visit on. */
export async function registerServiceWorker(): Promise<void> {
    if (!location.protocol.startsWith("http") || blockOf("seiche.wasm") !== undefined || !("serviceWorker" in navigator)) return;
    try {
        await navigator.serviceWorker.register("service_worker.js");
    } catch {
        // Where it is not allowed, in some frames for instance, the page works with a network only. There already asking for
        // `navigator.serviceWorker` may fail.
    }
}

function blockOf(name: string): string | undefined {
    return document.getElementById(`asset:${name}`)?.textContent ?? undefined;
}
