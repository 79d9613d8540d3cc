// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later

// Short helpers for elements of the page.

type Properties<T> = Partial<Omit<T, "attributes">> & { attributes?: Record<string, string> };

export function make<K extends keyof HTMLElementTagNameMap>(
    tag: K,
    properties: Properties<HTMLElementTagNameMap[K]> = {},
    ...children: (Node | string)[]
): HTMLElementTagNameMap[K] {
    const { attributes, ...rest } = properties;
    const element = Object.assign(document.createElement(tag), rest);
    for (const [name, value] of Object.entries(attributes ?? {})) element.setAttribute(name, value);
    element.append(...children);
    return element;
}

export function find<T extends HTMLElement = HTMLElement>(id: string): T {
    const element = document.getElementById(id);
    if (!element) throw new Error(`the page has no ${id}`);
    return element as T;
}

/** Writes a changed text only, to avoid a new layout. */
export function write(id: string, text: string): void {
    const element = find(id);
    if (element.textContent !== text) element.textContent = text;
}

/** Converts [SPACE] in a text to a key symbol. */
export function withKeys(text: string): DocumentFragment {
    const fragment = document.createDocumentFragment();
    for (const piece of text.split(/(\[[^\]]+\])/)) {
        if (piece.startsWith("[") && piece.endsWith("]")) fragment.append(make("kbd", {}, piece.slice(1, -1)));
        else if (piece) fragment.append(piece);
    }
    return fragment;
}
