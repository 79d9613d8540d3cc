// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later

// Codes of points, read aloud to the teacher if offline.

import { find, make } from "../page/elements.ts";
import { codeElements } from "../page/point_code.ts";

export class Codes {
    #shown = "";

    /** Shows a sentence and the codes; empty without codes. */
    show(sentence: string, codes: readonly string[]): void {
        const shown = codes.length > 0 ? [sentence, ...codes].join(" ") : "";
        if (shown === this.#shown) return;
        this.#shown = shown;
        find("codes").replaceChildren();
        if (!shown) return;
        find("codes").append(make("p", {}, sentence), make("ul", {}, ...codes.map((each) => make("li", {}, ...codeElements(each)))));
    }
}
