// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later

// Language of the page, with the program's translations.

import { json } from "./assets.ts";

export const languages: Record<string, string> = {
    de: "Deutsch",
    el: "Ελληνικά",
    en: "English",
    es: "Español",
    fr: "Français",
};

/** Texts by context, or translations; 0 if untranslated. */
type Lists = Record<string, (string | 0)[]>;

let words: Record<string, Record<string, string>> = {};
let spoken = "en";

/** Returns the current language, a key of `languages`. */
export function language(): string {
    return spoken;
}

/** Returns the first preferred language that is available. */
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

/** Returns a text in the current language, with the arguments in place of %1 ... %9. */
export function translate(context: string, text: string, ...of: (string | number)[]): string {
    const translated = words[context]?.[text] ?? text;
    return translated.replace(/%([1-9])/g, (mark, place) => {
        const argument = of[Number(place) - 1];
        return argument === undefined ? mark : String(argument);
    });
}

/** Formats a number with at most `decimals` decimals. */
export function written(value: number, decimals: number, min = 0): string {
    return format({ maximumFractionDigits: decimals, minimumFractionDigits: min }, value);
}

/** Formats a number with this many significant digits. */
export function digits(value: number, count: number): string {
    return format({ maximumSignificantDigits: count }, value);
}

const formats = new Map<string, Intl.NumberFormat>();

// Cached, because creating a formatter is slow.
function format(options: Intl.NumberFormatOptions, value: number): string {
    const key = spoken + JSON.stringify(options);
    let known = formats.get(key);
    if (!known) formats.set(key, (known = new Intl.NumberFormat(spoken, { ...options, useGrouping: false })));
    return known.format(value);
}
