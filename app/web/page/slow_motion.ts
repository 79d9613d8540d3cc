// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later

// Indicator that the device cannot keep up.

import { find, make } from "./elements.ts";
import type { Run } from "./run.ts";
import { translate } from "./words.ts";

export class SlowMotion {
    readonly #run: Run;

    constructor(run: Run) {
        this.#run = run;
        run.on("pace", () => this.retranslate());
        run.on("changed", () => this.retranslate());
    }

    retranslate(): void {
        const shown = find("slow-motion");
        const isSlow = this.#run.isSlow && this.#run.playing;
        const name = isSlow ? translate("seiche::TransportBar", "slow motion") : "";
        const why = isSlow ? translate("Page", "This device cannot keep up: time passes more slowly than it should.") : "";
        if (shown.title === why) return;
        shown.title = why;
        // Screen readers rarely read the title of a text.
        shown.replaceChildren(name, ...(isSlow ? [make("span", { className: "unseen" }, `: ${why}`)] : []));
    }
}
