// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later

// Further files of the page, separate or embedded.

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

/** Enables offline use from the second visit on. */
export async function registerServiceWorker(): Promise<void> {
    if (!location.protocol.startsWith("http") || blockOf("seiche.wasm") !== undefined || !("serviceWorker" in navigator)) return;
    try {
        await navigator.serviceWorker.register("service_worker.js");
    } catch {
        // Not allowed in some frames, for instance. Then the page needs a network. Even reading
        // `navigator.serviceWorker` may throw.
    }
}

function blockOf(name: string): string | undefined {
    return document.getElementById(`asset:${name}`)?.textContent ?? undefined;
}
