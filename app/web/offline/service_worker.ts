// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later

// Caches each version of the page for offline use.

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

// Ignores the query, which the page itself evaluates.
async function answer(request: Request): Promise<Response> {
    const cache = await caches.open(name);
    const { pathname } = new URL(request.url);
    const isFolder = pathname === new URL(self.registration.scope).pathname;
    const kept = await cache.match(isFolder ? "index.html" : request, { ignoreSearch: true });
    if (kept) return kept;
    // The single-file page is not cached, because it is as large as all other files together.
    // Offline, index.html replaces it.
    const other = pathname.endsWith("/seiche.html") ? await cache.match("index.html") : undefined;
    return fetch(request).catch((error: unknown) => other ?? Promise.reject(error));
}

export {};
