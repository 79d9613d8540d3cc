// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later

// All tap the string on the wall: each tap is told with the time since the one before, by this phone's own clock.

import type { Server } from "./server.ts";

/** After a longer pause another rhythm begins. */
const newRhythm = 3000;
/** Milliseconds between two reports, at least. */
const apart = 250;
/** Taps that the rhythm shown is taken from. */
const lately = 5;
const mostTaps = 50;

export class OneString {
    readonly #server: Server;
    #last: number | undefined;
    #lastSent = 0;
    #unsent: number[] = [];
    #times: number[] = [];
    #timer: number | undefined;

    constructor(server: Server) {
        this.#server = server;
    }

    /** `when` by the clock of the page's events, in milliseconds. */
    tap(when: number): void {
        const since = this.#last === undefined ? Infinity : Math.max(0, when - this.#last);
        this.#last = when;
        if (since > newRhythm) this.#times = [];
        this.#times = [...this.#times.slice(1 - lately), when];
        this.#unsent.push(since > newRhythm ? 0 : since);
        this.#timer ??= window.setTimeout(() => this.#report(), Math.max(0, this.#lastSent + apart - performance.now()));
    }

    /** Taps per second; undefined before the second tap of a rhythm. */
    get hertz(): number | undefined {
        const [first] = this.#times;
        const last = this.#times[this.#times.length - 1];
        if (first === undefined || last === undefined || last <= first) return undefined;
        return (1000 * (this.#times.length - 1)) / (last - first);
    }

    #report(): void {
        this.#timer = undefined;
        this.#lastSent = performance.now();
        const intervals = this.#unsent.splice(0).slice(-mostTaps);
        // A tap that does not arrive now is of no use later; the next one begins anew.
        this.#server.tap(intervals).catch(() => (this.#last = undefined));
    }
}
