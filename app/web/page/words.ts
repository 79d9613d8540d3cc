// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later

// The page's language: its texts are those of the program's translations.

import { json } from "./assets.ts";

export const languages: Record<string, string> = {
    de: "Deutsch",
    el: "Ελληνικά",
    en: "English",
    es: "Español",
    fr: "Français",
};

/** Of each context the texts, or their translations in the same order; 0 where there is none. */
type Lists = Record<string, (string | 0)[]>;

let words: Record<string, Record<string, string>> = {};
let spoken = "en";

/** The language of the moment, a key of `languages`. */
export function language(): string {
    return spoken;
}

/** The language that is wanted first of those that there are. */
export function wantedLanguage(wanted: readonly string[]): string {
    for (const each of wanted) {
        const code = each.toLowerCase().split("-")[0] ?? "";
        if (Object.hasOwn(languages, code)) return code;
    }
    return "en";
}

export async function speak(code: string): Promise<void> {
    const [texts, translations] = code === "en" ? [{}, {}] : await Promise.all([json<Lists>("words/texts.json"), json<Lists>(`words/${code}.json`)]);
    words = {};
    for (const [context, list] of Object.entries(texts)) {
        const known: Record<string, string> = (words[context] = {});
        list.forEach((text, i) => {
            const translation = translations[context]?.[i];
            if (text && translation) known[text] = translation;
        });
    }
    spoken = code;
    document.documentElement.lang = code;
}

/** A text in the language of the moment, the arguments in the places of %1 ... %9. */
export function translate(context: string, text: string, ...of: (string | number)[]): string {
    const translated = words[context]?.[text] ?? text;
    return translated.replace(/%([1-9])/g, (mark, place) => {
        const argument = of[Number(place) - 1];
        return argument === undefined ? mark : String(argument);
    });
}

/** A number with so many decimals at most, as the language writes it. */
export function written(value: number, decimals: number, least = 0): string {
    return format({ maximumFractionDigits: decimals, minimumFractionDigits: least }, value);
}

/** A number with so many digits that count. */
export function digits(value: number, count: number): string {
    return format({ maximumSignificantDigits: count }, value);
}

const formats = new Map<string, Intl.NumberFormat>();

// To make a format takes longer than all else that a number needs.
function format(options: Intl.NumberFormatOptions, value: number): string {
    const key = spoken + JSON.stringify(options);
    let known = formats.get(key);
    if (!known) formats.set(key, (known = new Intl.NumberFormat(spoken, { ...options, useGrouping: false })));
    return known.format(value);
}
