// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later

// One sentence with the suggested next action.

import type { Chart } from "./chart.ts";
import { find } from "./elements.ts";
import type { Run } from "./run.ts";
import { translate } from "./words.ts";

/** Reason for a new tapping sequence. */
export const heldBack = () => translate("Page", "The rhythm starts again, because this device could not keep up. Close other apps.");

export class Hint {
    readonly #run: Run;
    readonly #chart: Chart;
    #taps = 0;
    #reached = false;
    #said = "";

    constructor(run: Run, chart: Chart) {
        this.#run = run;
        this.#chart = chart;
        run.on("opened", () => {
            this.#taps = 0;
            this.#reached = false;
        });
        run.on("tapped", () => ++this.#taps);
        run.on("drawn", () => this.say());
    }

    say(): void {
        const sentence = this.#sentence();
        if (sentence === this.#said) return;
        this.#said = sentence;
        find("hint").textContent = sentence;
    }

    #sentence(): string {
        const { core } = this.#run;
        if (core.divergedAt !== undefined) return translate("Page", "The simulation exploded. Restart it with a smaller k.");
        if (core.comparisonDivergedAt("euler") !== undefined)
            return translate("Page", "Textbook Euler has exploded, but the other simulation continues. Restart to see it again.");
        if (core.stability?.verdict === "unstable") return translate("Page", "These settings are unstable. Tap, and watch the shortest waves grow.");
        if (!this.#run.playing) return translate("Page", "Paused.");
        const { isTapping, isHeldBack } = this.#chart.resonance ?? {};
        if (isTapping && isHeldBack) return heldBack();
        return this.#run.isString ? this.#onString() : this.#inPool();
    }

    #onString(): string {
        const { core } = this.#run;
        this.#reached ||= this.#taps > 1 && core.largestHeight >= core.ceiling;
        if (this.#reached)
            return translate("seiche::Hints", "You reached the ceiling! Faster rhythms also work. Find the next one.");
        if (this.#taps === 0) return translate("Page", "Tap in rhythm. Can you make it touch the ceiling?");
        if (this.#taps < 3) return translate("Page", "Tap again each time the string comes back, in a steady rhythm.");
        const { points = [], isGrowing, isSeparated, amplitude } = this.#chart.resonance ?? {};
        if (isSeparated && amplitude) return translate("Lab", "Earlier waves are still there. The numbers show this rhythm alone.");
        if (points.length === 0) return translate("Page", "Keep the rhythm: a point appears after the fourth tap.");
        if (isGrowing) return translate("seiche::Hints", "The wave is growing! Keep this rhythm.");
        return translate("Page", "Try a slower or faster rhythm. Which one gives the largest wave?");
    }

    #inPool(): string {
        if (this.#run.settings.pullWith.mode === "add") return translate("Page", "Tap in a steady rhythm. Which one makes the whole pool slosh?");
        if (this.#taps === 0) return translate("Page", "Tap the water, or press and drag.");
        if (this.#taps < 2) return translate("Page", "Tap in a second place. Where the circular waves meet, they add up, then pass through each other.");
        return translate("Page", "Now press and drag. Are you faster or slower than the waves?");
    }
}
