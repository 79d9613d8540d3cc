// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later

// Keeps the whole page, so that it works without a network after the first visit. One cache for each version of it.

declare const self: ServiceWorkerGlobalScope;
declare const version: string;
declare const files: string[];

const ours = "seiche-";
const name = ours + version;

self.addEventListener("install", (event) => {
    const fresh = files.map((file) => new Request(file, { cache: "reload" }));
    event.waitUntil(
        caches
            .open(name)
            .then((cache) => cache.addAll(fresh))
            .then(() => self.skipWaiting()),
    );
});

self.addEventListener("activate", (event) => {
    event.waitUntil(
        caches
            .keys()
            .then((names) => Promise.all(names.filter((each) => each.startsWith(ours) && each !== name).map((each) => caches.delete(each))))
            .then(() => self.clients.claim()),
    );
});

self.addEventListener("fetch", (event) => {
    if (event.request.method !== "GET") return;
    event.respondWith(answer(event.request));
});

// What the address asks for after its "?" is the page's to obey.
async function answer(request: Request): Promise<Response> {
    const cache = await caches.open(name);
    const { pathname } = new URL(request.url);
    const isFolder = pathname === new URL(self.registration.scope).pathname;
    const kept = await cache.match(isFolder ? "index.html" : request, { ignoreSearch: true });
    if (kept) return kept;
    // The page in one file is not kept, because it is as large as all the others. Without a network the others stand for it.
    const other = pathname.endsWith("/seiche.html") ? await cache.match("index.html") : undefined;
    return fetch(request).catch((error: unknown) => other ?? Promise.reject(error));
}

export {};
