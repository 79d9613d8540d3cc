// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later

// Light or dark look, by system or choice.

export type Look = "light" | "dark";

const key = "seiche.look";
const system = matchMedia("(prefers-color-scheme: light)");
const listeners: (() => void)[] = [];
let colours = new Map<string, string>();

export function look(): Look {
    return document.documentElement.dataset.look === "light" ? "light" : "dark";
}

export function setLook(wanted: Look): void {
    remember(key, wanted);
    apply(wanted);
}

/** Registers a listener for changes of the look. */
export function onLook(listener: () => void): void {
    listeners.push(listener);
}

/** Returns a colour of style.css: "main" for --main. */
export function colour(name: string): string {
    let found = colours.get(name);
    if (found === undefined) {
        found = getComputedStyle(document.documentElement).getPropertyValue(`--${name}`).trim();
        colours.set(name, found);
    }
    return found;
}

export function startLook(wanted: string | null): void {
    const chosen = wanted ?? remembered(key);
    if (chosen === "light" || chosen === "dark") return apply(chosen);
    apply(system.matches ? "light" : "dark");
    system.addEventListener("change", () => apply(system.matches ? "light" : "dark"));
}

function apply(wanted: Look): void {
    document.documentElement.dataset.look = wanted;
    colours = new Map();
    for (const listener of listeners) listener();
}

/** Returns a stored choice. Pages in a frame or from a file may have no storage. */
export function remembered(of: string): string | null {
    try {
        return localStorage.getItem(of);
    } catch {
        return null;
    }
}

export function remember(of: string, what: string): void {
    try {
        localStorage.setItem(of, what);
    } catch {
        // Without storage, the choice is lost.
    }
}
